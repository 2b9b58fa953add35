# Ethnos en français. Les termes (-band, -region …) se trouvent dans le fichier de l’édition.

game-name = Ethnos
game-sentence = Recrutez des Alliés, menez-les en { -bands } et ayez le plus de marqueurs quand vient le troisième Dragon.

## Options

option-edition = La boîte : 1e est la première édition, de 2016, 2e la deuxième, de 2024.
option-mode = standard est le jeu de deux à six joueurs. La deuxième édition a aussi recruitment, où les { -pool } ne s’épuisent jamais, et solo, une personne contre le Chef Bruno.
option-kinds = Les { -kinds } en jeu, séparées par des virgules : six, ou cinq à 2-3 joueurs. Vide : tirées au sort.
option-first_game = Jouer avec un choix facile à apprendre (pour la première édition notre choix, non celui de la règle).
option-figures = Des valeurs de matériel qui remplacent les nôtres, en table ; « --cards FICHIER » la remplit d’après un paquet.
form-edition = Édition
edition-1e = Première édition, 2016
edition-2e = Deuxième édition, 2024
form-mode = Façon de jouer (Recrutement et Solo appartiennent à la deuxième édition)
mode-standard = Normale
mode-recruitment = Recrutement
mode-solo = Solo, contre le Chef Bruno
form-difficulty = Force du Chef Bruno, en solo
form-kinds = Les { -kinds } en jeu : six, ou cinq à deux ou trois joueurs. Aucune choisie : tirées au sort.
form-first_game = Un choix facile à apprendre

## Names

card-name = { $kind } ({ $colour })
kind-centaur = Centaure
kind-dwarf = Nain
kind-elf = Elfe
kind-giant = Géant
kind-halfling = Halfelin
kind-merfolk = Ondin
kind-minotaur = Minotaure
kind-orc = Orque
kind-skeleton = Squelette
kind-troll = Troll
kind-wingfolk = Ailé
kind-wizard = Sorcier
kind-owl = Hibou
kind-rabbit = Lapin
kind-panda = Panda roux
kind-bear = Ours
kind-raccoon = Raton
kind-koi = Koï
kind-tiger = Tigre
kind-monkey = Singe
kind-fox = Renard
kind-deer = Cerf
kind-raven = Corbeau
kind-dog = Chien
colour-green = vert
colour-purple = violet
colour-orange = orange
colour-red = rouge
colour-blue = bleu
colour-grey = gris
colour-white = blanc
colour-yellow = jaune
colour-black = noir
region-althea = Althea
region-duris = Duris
region-ithys = Ithys
region-rhea = Rhea
region-straton = Straton
region-pelagon = Pelagon
region-white = Blanc
region-green = Vert
region-yellow = Jaune
region-black = Noir
region-red = Rouge
region-blue = Bleu

## What each Leader can do

ability-centaur = Si cette { -band } a placé son marqueur, vous pouvez jouer aussitôt une autre { -band } avant de défausser.
ability-dwarf = À la fin de l’Âge, cette { -band } compte comme si elle avait une carte de plus.
ability-elf = Vous pouvez garder jusqu’à X cartes de votre main au lieu de les défausser.
ability-giant = Si c’est la plus grande { -band } menée par un { -size-kind } cet Âge, prenez le { -size-token } et marquez aussitôt ; son détenteur marque encore à la fin de l’Âge.
ability-halfling = Cette { -band } ne place aucun marqueur, mais il y a deux fois plus de Halfelins.
ability-merfolk = Vous pouvez avancer de X cases sur le { -sea-track } ; chaque symbole atteint ou dépassé donne un marqueur dans { -region.genre ->
    [f] la
   *[m] le
 } { -region } de votre choix. La piste rapporte comme { -region.genre ->
    [f] une
   *[m] un
 } { -region }.
ability-minotaur = Il vous faut une carte de moins pour placer le marqueur.
ability-orc = Vous pouvez mettre un marqueur sur la case de cette couleur de votre { -horde } ; encaissez-les à la fin d’un Âge selon leur nombre.
ability-skeleton = Ne mène jamais. Joker : rejoint toute { -band }. Part avant que les { -bands } soient comptées.
ability-troll = Vous pouvez prendre un { -tie-token } libre de valeur X ou moins : il départage les égalités à la fin de l’Âge.
ability-wingfolk = Le marqueur peut aller dans { -region.genre ->
    [f] toute { -region } pour laquelle
   *[m] tout { -region } pour lequel
 } la { -band } est assez grande.
ability-raccoon = Vous pouvez poser la Pièce la plus basse au-dessus du { -award } de cet Âge, dans { -region.genre ->
    [f] la
   *[m] le
 } { -region } de cette couleur : qui y est premier la reçoit aussi.
ability-wizard = Après la défausse, vous pouvez piocher X cartes.

## What is being decided

step-turn = Recrutez un Allié, ou menez une { -band }.
step-band = Ajoutez des cartes à la { -band }, puis dites « done ».
step-marker = Où va le marqueur ?
step-ability = Utiliser le pouvoir du Chef ?
step-symbol = Un symbole sur le { -sea-track } : où placer un marqueur ?
step-extra-band = Jouer une autre { -band } ?
step-discard = Gardez jusqu’à { $size ->
    [one] une carte
   *[other] { $size } cartes
 }, puis dites « done » ; les autres sont défaussées.
step-reinforce = Piocher { $size ->
    [one] une carte
   *[other] { $size } cartes
 } ?
step-horde = Encaisser la { -horde }, ou la garder pour un autre Âge ?
step-over = La partie est terminée.

## Moves, as labels

label-draw = Piocher une carte
label-take = Prendre { $card }
label-pass = Passer : dix jokers ne peuvent ni recruter ni jouer
label-lead = Mener une { -band } avec { $card }
label-add = Ajouter { $card }
label-done = C’est tout
label-place = Placer un marqueur { -in } { $region }
label-advance = Avancer de { $size } sur le { -sea-track }
label-enlist = Mettre un marqueur sur votre { -horde }
label-claim = Prendre le { -tie-token } { $token }
label-keep = Garder { $card }
label-summon = Piocher { $size ->
    [one] une carte
   *[other] { $size } cartes
 }
label-raid = Encaisser la { -horde }
label-skip = Non merci
label-coin = Poser une Pièce { -in } { $home }
line-band = { -band } de { $size } : { $cards }
line-band-brief = { -band } { $size } : { $cards }

## Why not

refused-turn = Un tour est un recrutement ou une { -band } ; « { $move } » n’est ni l’un ni l’autre.
refused-hand-full = Avec dix cartes en main on ne peut pas recruter ; jouez une { -band }.
refused-pool-empty = Il n’y a pas de { -pool } à prendre ; piochez.
refused-not-in-pool = { $card } n’est pas parmi les { -pool }.
refused-pass = On ne passe pas dans ce jeu, sauf avec dix jokers en main.
refused-band = Vous choisissez les cartes d’une { -band } : ajoutez-en une, ou dites « done ».
refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-wild-leader = { $card } est un joker et ne mène jamais une { -band }.
refused-no-match = { $card } ne convient pas : toutes les cartes d’une { -band } sont { -kind.genre ->
    [f] de la
   *[m] du
 } même { -kind }, ou toutes de la même couleur.
refused-band-full = Une { -band } a au plus dix cartes.
refused-card-order = Les cartes se choisissent dans l’ordre de la liste : { $card } aurait dû venir plus tôt. L’ordre ne change rien ; annulez et choisissez-la d’abord.
refused-marker = Vous décidez où va le marqueur de cette { -band } : placez-le, ou renoncez-y.
refused-other-region = Le marqueur va dans { -region.genre ->
    [f] la
   *[m] le
 } { -region } de la couleur du Chef, { $home }, et non { -in } { $region }.
refused-too-small = Vous avez déjà { $markers } { $markers ->
    [one] marqueur
   *[other] marqueurs
 } { -in } { $region } : il faut une { -band } de { $needed }, et celle-ci compte { $size }.
refused-too-small-for-two = { $region } a { $markers ->
    [one] un marqueur
   *[other] { $markers } marqueurs
 } des deux joueurs : à deux, il faut une { -band } de { $needed }, et celle-ci compte { $size }.
refused-too-small-anywhere = La { -band } compte { $size }, trop peu pour { $region } et { $markers ->
    [one] son marqueur
   *[other] ses { $markers } marqueurs
 } : la règle de taille y vaut aussi.
refused-no-supply = Tous vos marqueurs sont en jeu ; aucun n’est déplacé pour en libérer un.
refused-must-place = Le marqueur peut être placé, il doit donc l’être.
refused-ability = Seul le pouvoir du Chef peut être utilisé maintenant.
refused-token-taken = Le { -tie-token } { $token } est déjà pris.
refused-token-high = Le { -tie-token } { $token } vaut plus que { $size ->
    [one] l’unique carte
   *[other] les { $size } cartes
 } de cette { -band }.
refused-symbol = Vous décidez où va le marqueur supplémentaire : placez-le, ou renoncez-y.
refused-extra = Vous pouvez mener une autre { -band }, ou y renoncer.
refused-discard = Vous choisissez les cartes à garder : gardez-en une, ou dites « done ».
refused-kept-enough = Vous avez choisi { $size ->
    [one] la seule carte
   *[other] les { $size } cartes
 } que vous pouvez garder ; dites « done ».
refused-reinforce = Vous pouvez piocher { $size ->
    [one] une carte
   *[other] les { $size } cartes
 } (« summon »), ou aucune (« skip »).
refused-not-from-pool = Ces cartes viennent de la pioche, jamais des { -pool }.
refused-horde = Vous pouvez encaisser tous les marqueurs de la horde (« raid »), ou les garder tous (« skip »).

## Options and figures that cannot be

kind-unknown = « { $given } » n’existe pas dans cette édition. Il y a : { $kinds }.
kind-twice = { -kind.genre ->
    [f] Une { -kind } est nommée
   *[m] Un { -kind } est nommé
 } deux fois.
kind-count = { $given } { -kinds } ne conviennent à aucun nombre de places : cinq à 2-3 joueurs, six à 4-6.
mode-other-edition = L’édition { $edition } n’a pas de mode « { $mode } », seulement : { $modes }. Ce mode est de l’édition { $other }.
kinds-and-first-game = Choisissez les { -kinds } ou la première partie, pas les deux.
figure-unknown = La valeur « { $figure } » n’existe pas. Il y a : { $figures }.
figure-length = La valeur { $figure } prend { $wanted } nombres, et non { $given }.
figure-printed = Le chiffre { $figure } est imprimé dans la règle : { $value }. Il reste.
figure-order = Les nombres de { $figure } doivent croître.
figure-range = La valeur { $figure } ne peut pas être { $value } : elle va de { $least } à { $most }.
pack-toml = Le paquet de cartes n’est pas du TOML valable : { $detail }

## Positions that cannot be

position-kinds = { $wanted } { -kinds } devraient être en jeu, dans leur ordre
position-card = { $card } : il y en a { $there } au lieu de { $wanted }
position-dragons = il y a { $there } Dragons au lieu de { $wanted }
position-calm = un Dragon se trouve dans la partie de la pioche qui n’en a pas
position-hand = la place { $seat } a plus de dix cartes en main
position-band = ce n’est pas une { -band } : { $cards }
position-awards = les jetons { -points } ne sont pas ceux de cette édition, trois par { -region } en ordre croissant (deux à 2-3 joueurs)
position-markers = la place { $seat } a { $there } marqueurs au lieu de { $wanted }
position-component = la place { $seat } utilise un matériel que les { -kinds } de cette partie n’apportent pas
position-giant = le { -size-token } n’est pas là où se trouve la plus grande { -band } menée par un { -size-kind }
position-coins = il y a { $there } Pièces au lieu de { $wanted }
position-sizes = les tailles des { -bands } ne sont pas celles de la table

## What happened

event-age-began = L’Âge { $age } commence. { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
 } en premier.
event-dealt = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $card }.
event-dealt-hidden = { $seat } reçoit une carte.
event-revealed = Cartes visibles : { $cards }.
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } { $card }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-dragon = { $number ->
    [3] Le troisième Dragon ! { $you ->
        [yes] Vous l’avez retourné
       *[no] { $seat } l’a retourné
     }, et l’Âge se termine.
   *[other] Le Dragon { $number } sur 3 apparaît.
 }
event-turned-up = { $card } est retourné à côté du plateau.
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
 } : dix jokers en main.
event-laid = { $you ->
    [yes] Vous menez
   *[no] { $seat } mène
 } une { -band } : { $cards }.
event-placed = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
 } le marqueur { $number } { -in } { $region }.
event-no-marker = Aucun marqueur n’est placé : { $reason }.
event-skipped = { $you ->
    [yes] Vous renoncez
   *[no] { $seat } renonce
 } : { $declined }.
event-size-token = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } le { -size-token } avec une { -band } de { $number } (+{ $points }).
event-advanced = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
 } jusqu’à { $number } sur le { -sea-track }.
event-enlisted = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
 } un marqueur sur la case { $region } de la { -horde }.
event-coined = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
 } une Pièce de { $number } { -in } { $region }.
event-claimed = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } le { -tie-token } { $token }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
 } { $cards }.
event-kept-hidden = { $seat } garde { $number } { $number ->
    [one] carte
   *[other] cartes
 }.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $cards }.
event-age-ended = L’Âge { $age } se termine.
event-scattered = Toutes les mains sont défaussées : { $cards }.
event-scored = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
 } { $points } pour { $source }.
event-band-scored = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
 } { $points } pour une { -band } de { $number }.
event-held = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
 } la { -horde } avec { $number } { $number ->
    [one] marqueur
   *[other] marqueurs
 }.
event-wilds-left = { $number ->
    [one] Un des { -wilds } quitte
   *[other] { $number } { -wilds } quittent
 } les { -bands }.
event-game-ended = Le dernier Âge est terminé.

reason-too-small = la { -band } est trop petite pour cela
reason-no-supply = il ne reste plus de marqueur
reason-halfling = un Halfelin mène la { -band }
source-sea = le { -sea-track }
source-size-now = la prise du { -size-token }
source-size-age = la garde du { -size-token }
source-pillage = la { -horde }
source-bands = les { -bands }
declined-marker = le marqueur
declined-ability = le pouvoir du Chef
declined-symbol = le marqueur supplémentaire
declined-extra-band = une autre { -band }
declined-reinforce = des cartes de plus

## Where points come from

points-region = { $region }, Âge { $age }
points-sea = { -sea-track }, Âge { $age }
points-size-now = prise du { -size-token }, Âge { $age }
points-size-age = garde du { -size-token }, Âge { $age }
points-pillage = { -horde }, Âge { $age }
points-bands = { -bands }, Âge { $age }
decided-markers = aux marqueurs sur le plateau
decided-bands = aux plus grandes { -bands } du dernier Âge

## Advice

advice-draw = aucune carte visible n’aide davantage
advice-take = va bien avec votre main
advice-band = vaut d’être jouée maintenant
advice-add = une plus grande { -band } rapporte plus
advice-done = les autres valent plus ailleurs
advice-place = le plus de { -points } pour ce marqueur
advice-use = cela ne coûte rien
advice-skip = n’en vaut pas la peine
advice-keep = le meilleur de ce qui reste
advice-hold = une { -horde } plus pleine rapportera davantage

## The table in a terminal

table-age = Âge { $age } sur { $ages }
table-dragons = Dragons
table-deck = Pioche { $deck }
table-calm = Pioche { $deck }, { $calm ->
    [one] la première
   *[other] les { $calm } premières
 } sans Dragon
table-score = { -points }
table-hand = Main
table-awards = Jetons { -points }
table-my-hand = Votre main
table-pool = Visibles { $count }
table-bands = { -bands }
table-bands-age = { -bands } de cet Âge
table-tokens = Jetons
table-known = Connues
table-picked = Choisies :
table-approx = ≈ Valeurs seulement approchées, rien de plus exact n’étant publié : { $components }.
table-house = ⌂ Valeurs choisies par nous, rien n’étant publié : { $components }.
term-awards = Jetons { -points }
term-tie-tokens = { -tie-token }
term-size-token = { -size-token }
term-sea-track = { -sea-track }
term-horde = { -horde }
term-coins = Pièces
table-ability = { $name } : { $ability }
tip-turn = Moins de cartes : tapez un Chef (« lead { -card-example } »), puis les autres.
tip-extra-band = Moins de cartes : tapez un Chef (« lead { -card-example } »), puis les autres.

## Card packs

pack-edition = Un paquet de cartes ne peut pas être de l’édition « { $given } » ; il y a : { $editions }.
pack-field = La valeur { $figure } a un champ « { $field } » ; il y a : value, source, from.
pack-no-value = La valeur { $figure } n’a pas de contenu.
pack-source = La source de { $figure } ne peut pas être « { $given } » ; c’est l’une de : { $sources }.
