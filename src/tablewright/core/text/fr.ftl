# Ce que dit le cœur, en français. Chaque jeu peut y substituer ses propres mots.

## Moves and turns

refused-over = La partie est terminée.
refused-not-asked = Ce n’est pas à cette place de décider.
refused-no-move = Ce coup n’existe pas.
move-code = { $code } n’est pas un code de coup : ils vont de 0 à { $size }, le dernier exclu.
move-verb = « { $text } » n’est pas un coup. Vouliez-vous dire : { $near } ?
move-arguments = « { $verb } » demande { $expected ->
    [0] qu’il n’y ait rien
    [one] un mot
   *[other] { $expected } mots
 } à sa suite, et non { $given }.
move-word = « { $text } » ne convient pas ici ({ $domain }). Vouliez-vous dire : { $near } ?
move-verb-far = « { $text } » n’est pas un coup.
move-word-far = « { $text } » n’est pas connu ici ({ $domain }).
undo-sealed = On ne peut plus revenir là-dessus : depuis, le hasard a joué, une chose cachée a été vue ou quelqu’un d’autre a agi.

## Options

no-game = Le jeu « { $game } » n’existe pas. Il y a : { $games }.
not-a-game = « { $game } » est installé, mais ce n’est pas un jeu de ce moteur ({ $detail }).
no-option = L’option « { $option } » n’existe pas. Il y a : { $options }.
bad-option = L’option { $option } ne peut pas valoir « { $value } ». Elle peut valoir : { $allowed }.
option-form = L’option « { $option } » devrait avoir la forme clé=valeur.
option-twice = L’option { $option } est donnée deux fois.
option-kind = Les options devraient associer des clés à des valeurs, et non être { $kind }.
seat-count = { $seats } places ne vont pas avec ces options. Possible : { $allowed }.
no-seat = La place { $seat } n’existe pas ; les { $seats } places se comptent à partir de 0.
bad-seed = Une graine est un texte Unicode.
no-player = Le joueur « { $player } » n’existe pas. Il y a : { $players }.
bad-search = « { $spec } » ne limite pas une recherche. En secondes : search:0.5s. En itérations : search:400. En deux processus : search:0.5sx2.
bad-command = « { $command } » n’est pas une ligne de commande. { $detail }
bot-start = { $program } ne démarre pas : { $detail }
bot-ended = { $program } s’est terminé sans répondre. { $said }
bot-slow = { $program } n’a pas répondu en { $seconds } s.
bot-flood = { $program } a dit plus que la ligne demandée.
bot-nonsense = { $program } a dit ce qui n’est pas une réponse : { $said }
bot-illegal = { $program } a choisi ce qui n’est pas un coup permis : { $said }
player-count = { $players } joueurs pour { $seats } places : il en faut un par place.
games-count = On peut jouer de 1 à 100000000 parties, avec 1 à 256 processus ; pas { $games } avec { $jobs }.
nothing-to-analyse = Il n’y a rien à analyser : aucun coup n’a été joué.
arena-players = Une arène demande au moins deux sortes de joueurs, chacune nommée une fois ; pas « { $players } ».
arena-file = { $file } n’est pas un tournoi : { $detail }
arena-other = { $file } garde un autre tournoi ; ce qui diffère : { $differs }. Nommez un autre fichier, ou demandez le même.
no-ray = Ray n’est pas installé : pip install "tablewright[cluster]"
cluster-lost = La grappe { $address } n’est plus joignable : { $detail } Les parties finies sont dans le fichier, s’il y en a un ; la même commande continue de là.
no-figures = { $game } n’a pas de valeurs de matériel que l’on puisse remplacer.
no-language = La langue « { $language } » ne se parle pas ici. Il y a : { $languages }.

## Records

record-foreign = Ce n’est pas un enregistrement : il ne commence pas par « tablewright-record ».
record-version = Cet enregistrement a la forme « { $given } » ; seule la version { $expected } peut être lue.
record-too-long = Ce n’est pas un enregistrement : il a plus de { $most } caractères.
record-truncated = L’enregistrement est interrompu : sa ligne finale manque.
record-edited = L’enregistrement a été modifié après coup : sa ligne finale ne correspond pas au reste.
record-line = La ligne { $number } de l’enregistrement n’a pas de sens : « { $line } ».
record-twice = La ligne { $number } de l’enregistrement répète une chose déjà dite : « { $line } ».
record-missing = L’enregistrement ne dit pas « { $field } ».
record-commitment = Le secret de l’enregistrement n’est pas celui qui a été promis.
record-move = Le coup { $ply } de l’enregistrement, « { $move } » par la place { $seat }, est impossible : { $detail }
record-ply = Le coup { $ply } n’existe pas ; l’enregistrement en a { $plies }.
rules-version = Ceci a été fait avec la version { $given } des règles ; ici, c’est la { $expected }.
record-seats = La partie nomme un « { $field } » pour une part de ses { $seats } places, pas pour chacune.
record-position = La position de la partie n’est pas celle des places et options de son en-tête.
record-secret = Un secret s’écrit en chiffres hexadécimaux, de 2 à 128.
verify-salts = Sans un sel de chacune des { $seats } places, celui qui choisit le secret pourrait choisir la donne.
verify-no-secret = L’enregistrement ne nomme aucun secret : nul ne peut vérifier que la graine n’a pas été choisie.
verify-seed = La graine ne découle pas du secret et des sels.
verify-result = L’enregistrement annonce les scores { $claimed } ; rejoués, ils sont { $found }.

## Positions

bad-position = La position est impossible : { $reasons }
more-flaws = et { $count } de plus
position-object = une position est un objet JSON
position-game = c’est une position de « { $game } », non de « { $expected } »
position-missing = « { $field } » manque
position-unknown = « { $field } » ne veut rien dire
position-form = « { $field } » n’a pas la bonne forme : { $detail }
position-random = « random » devrait être quatre nombres de 0 à 4294967295
position-agenda = le programme ne peut pas être ainsi : « { $step } »
position-to-act = « to_act » nomme des places qui n’existent pas
position-name = « { $name } » ne convient pas ici ({ $domain })
position-range = « { $field } » vaut { $value }, et non de { $least } à { $most }

## How results are decided

decided-points = aux points
decided-shared = partagée : égalité à toutes les épreuves
