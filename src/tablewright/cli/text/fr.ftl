# Ce que dit la ligne de commande, en français.

error = tablewright : { $message }
more-reasons = … et { $count } de plus

## Usage

usage-no-option = L’option { $name } n’existe pas. Ajoutez --help pour voir celles qui existent.
usage-missing = Il manque : { $name }. Ajoutez --help pour voir ce qu’il faut.
usage-value = { $name } ne peut pas valoir « { $value } »{ $problem ->
    [int_parsing] {""} : il faut un nombre entier
    [float_parsing] {""} : il faut un nombre
    [greater_than_equal] {""} : au moins { $limit }
    [less_than_equal] {""} : au plus { $limit }
   *[other] {""}
 }.
usage-with-value = { $name } est donné sans sa valeur, ou avec une valeur qu’il ne prend pas. Ajoutez --help pour voir.
usage-too-many = C’est plus d’arguments que n’en prend « { $command } ». Ajoutez --help pour voir lesquels existent.
usage-command = Ajoutez une de ces commandes : { $commands }.
no-command = La commande « { $command } » n’existe pas. Il y a : { $commands }.
usage-aborted = Arrêté.
os-error = Le système répond : { $detail }

## Help

help-tablewright = Des jeux de société dont toutes les règles sont appliquées.
help-games = Liste les jeux, leurs éditions, leurs places et leurs options.
help-play = Joue dans ce terminal. Contre des robots, ou à plusieurs devant le même clavier.
help-sim = Fait jouer de nombreuses parties à des robots et compte les victoires.
help-balance = Fait jouer des robots égaux, camp contre camp, et compte ce que chacun gagne. Aussi quelles cartes sont choisies, et ce que gagnent ceux qui les choisissent.
help-arena = Fait jouer des sortes de joueurs dans toutes les combinaisons et les classe. Les places changent d’une partie à l’autre, et un fichier permet d’arrêter et de reprendre.
help-record = Fait jouer une partie à des robots et l’enregistre.
help-replay = Montre la table d’une partie enregistrée après n’importe quel coup. On n’y voit que ce qu’une place peut voir.
help-analyse = Examine une partie enregistrée. Les chances de chaque place au fil des coups, et les décisions qui ont le plus coûté.
help-verify = Contrôle un enregistrement. La donne était-elle promise, chaque coup permis, chaque score exact ?
help-position = Écrit en JSON la position complète d’une partie enregistrée. Ce qui est caché s’y trouve.
help-rules = Consulte le registre des règles.
help-cards = Les valeurs du matériel. Ce que nous savons de la boîte, et vos corrections.
help-cards-check = Contrôle un paquet de cartes. Chaque défaut est indiqué avec sa ligne.
help-cards-export = Écrit toutes les valeurs du matériel avec leurs sources, sous forme de paquet à corriger.
help-serve = Servir les tables aux navigateurs, sur cette machine ou pour un club.
help-arg-version = Affiche la version et dit si les règles sont compilées.
help-arg-lang = La langue ; sinon celle de l’environnement.
help-arg-json = Répond en JSON.
help-arg-game = Un jeu que « tablewright games » cite.
help-arg-file = Un enregistrement.
help-arg-seats = Le nombre de places. Quatre, si c’est possible.
help-arg-option = Une option du jeu ; on peut en donner plusieurs. « tablewright games » les cite.
help-arg-cards = Un paquet de cartes dont les valeurs remplacent les nôtres.
help-arg-from_position = Part d’une position (JSON) au lieu d’une donne.
help-arg-seed = La graine de la donne : même graine, même donne.
help-arg-to = Après combien de coups ; sinon après le dernier.
help-arg-edition = L’édition, par exemple 1e.
help-arg-players = Les sortes de joueurs, une par place ou une pour toutes.
help-play-arg-record = Une partie sauvegardée à reprendre.
help-play-arg-me = Une place à ce clavier, comptée à partir de 0, avec un nom si vous voulez ; on peut en donner plusieurs.
help-play-arg-bots = Qui prend les autres places : une sorte, ou plusieurs à tour de rôle.
help-play-arg-seed = Une graine pour la donne. Sans elle, un secret promis décide de la donne.
help-play-arg-salt = Vos propres mots, mêlés au secret promis ; un par personne.
help-sim-arg-games = Le nombre de parties.
help-sim-arg-jobs = Le nombre de processus.
help-balance-arg-games = Le nombre de parties.
help-balance-arg-jobs = Le nombre de processus.
help-balance-arg-player = La sorte de joueur qui tient toutes les places.
help-balance-arg-html = Écrit tableaux et graphiques dans ce fichier, une page qui ne charge rien.
help-arena-arg-games = Le nombre de parties, celles du fichier comprises.
help-arena-arg-jobs = Le nombre de processus, ou de parties à la fois sur une grappe.
help-arena-arg-players = Les sortes de joueurs, au moins deux. S’il y en a moins que de camps, certaines en tiennent plusieurs.
help-arena-arg-seed = Un nom pour tout le tournoi : même nom, mêmes donnes.
help-arena-arg-file = Garde chaque partie finie dans ce fichier, et ne joue que celles qu’il n’a pas encore.
help-arena-arg-cluster = Joue sur une grappe Ray : ray://hôte:10001, ou local pour en lancer une sur cette machine.
help-arena-arg-html = Écrit tableaux et graphiques dans ce fichier, une page qui ne charge rien.
help-record-arg-out = Où l’écrire ; sinon sur la sortie standard.
help-analyse-arg-iterations = Combien on cherche pour chaque décision.
help-analyse-arg-worlds = Combien de mondes imaginés on joue jusqu’au bout pour chaque comparaison.
help-analyse-arg-seed = La graine de ce qui est imaginé : même graine, même analyse.
help-analyse-arg-html = Écrit tableaux et graphique dans ce fichier, une page qui ne charge rien.
help-replay-arg-seat = La place qui regarde ; sinon un spectateur.
help-rules-arg-id = Une entrée du registre, par exemple ETN-042.
help-rules-arg-missing = Liste les entrées qu’aucun test ne prouve.
help-rules-arg-tests = Où se trouvent les tests.
help-cards-check-arg-pack = Un paquet de cartes.
help-serve-arg-host = L'adresse où écouter ; 0.0.0.0 laisse entrer les autres.
help-serve-arg-port = Le port.
help-serve-arg-database = Où garder les tables : postgresql+asyncpg://… pour plusieurs serveurs ; sinon SQLite dans votre dossier de données.
help-serve-arg-workers = Dans combien de processus les robots réfléchissent.
help-serve-arg-rate = Combien de demandes par seconde une adresse peut faire.
help-serve-arg-browser = Ouvrir la page dans votre navigateur.

## Games

version = tablewright { $version }, { $kind }
version-compiled = compilé
version-pure = Python pur
games-seats = places : { $seats }
games-default = par défaut : { $value }
games-nothing = rien

## Simulation

sim-playing = En jeu
sim-summary = { $games } parties, { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde
sim-player = joueur
sim-seats = places
sim-score = score moyen
sim-rank = rang moyen
sim-wins = victoires
sim-interval = 95 %
sim-faults = fautes

## Équilibre

balance-summary = { $games } parties, toutes les places tenues par { $player }, en { $seconds } s
balance-length = Durée, en { $what } : moyenne { $mean }, médiane { $median }, de { $least } à { $most }
balance-success = Toutes les places ensemble gagnent { $rate } des parties (95 % : { $interval })
balance-setting = { $options }, { $seats ->
    [one] une place
   *[other] { $seats } places
}
balance-usual = options habituelles
balance-overview = Vue d’ensemble
balance-settings = réglages
balance-title = { $game } : équilibre
balance-facts = { $games } parties, { $seats } places, toutes tenues par { $player } ; graine « { $seed } »
balance-facts-many = { $games } parties chacun, toutes les places tenues par { $player } ; graine « { $seed } »
balance-side = camp
balance-games = parties
balance-wins = victoires
balance-interval = 95 %
balance-margin = écart moyen
balance-score = score moyen
balance-pair = paire
balance-pairs = Paire par paire
balance-against = { $first } contre { $second }
balance-pairs-read = Ce que la ligne gagne contre la colonne, en pour cent des parties gagnées par l’une des deux.
balance-picks-read = Les victoires sont celles des places qui l’ont choisie au moins une fois.
analyse-title = { $game } : analyse
analyse-summary = { $plies } coups ; { $iterations } itérations par décision, { $worlds } mondes par comparaison
analyse-chances = Chances de gagner, telles qu’un spectateur peut les estimer
analyse-costliest = Les décisions les plus coûteuses, jugées d’après ce que la place savait
analyse-nothing = Aucune décision n’a certainement coûté quelque chose.
analyse-move = coup
analyse-who = qui
analyse-played = joué
analyse-better = mieux
analyse-why = pourquoi
analyse-cost = chances perdues

arena-summary = { $games } parties, { $seats } places ; graine « { $seed } »
arena-title = { $game } : arène
arena-facts = { $games } parties, { $seats } places ; règles { $rules } ; graine « { $seed } »
arena-player = joueur
arena-rating = cote
arena-ratings = Cotes
arena-course = L’évolution des cotes
arena-interval = 95 %
arena-sides = parties
arena-games = parties
arena-wins = victoires
arena-score = score moyen
arena-mean-ms = ms par coup
arena-longest-ms = maximum
arena-faults = fautes
arena-pair = paire
arena-ahead = devant
arena-chance = par hasard
arena-verdict = différence
arena-sure = certaine
arena-open = ouverte
arena-pairs-read = Combien de fois la ligne finit devant la colonne, en pour cent ; une égalité compte pour moitié.

balance-offered = proposée
balance-picked = choisie

## Records

record-written = Écrit : { $file }
replay-ply = Après le coup { $ply } sur { $plies } :
verify-ok = bon   { "" }
verify-failed = ÉCHEC { "" }
verify-note = note  { "" }
verify-fair = la donne découle du secret promis
verify-moves = chaque coup est permis
verify-result = les scores sont exacts
verify-bad = L’enregistrement ne tient pas : { $checks }.

## Card packs

pack-good = { $file } est un bon paquet de cartes.
pack-bad = { $file } a { $count ->
    [one] un défaut
   *[other] { $count } défauts
 }.

## Rules

rules-ledger = { $ledger } : { $count } entrées, à partir de { $id }
rules-missing = { $count ->
    [one] Une entrée n’est prouvée
   *[other] { $count } entrées ne sont prouvées
 } par aucun test.
rules-all-proved = Chaque entrée est prouvée par un test.
rules-which = Quelle règle ? Par exemple : règles ETN-042.
no-rule = La règle « { $id } » n’existe pas. Proches d’elle : { $near }.
no-edition = L’édition « { $edition } » n’existe pas. Il y a : { $editions }.
no-folder = ce dossier n’existe pas

## Files

file-unreadable = { $file } ne peut pas être lu : { $detail }.
file-unwritable = { $file } ne peut pas être écrit : { $detail }.
file-too-long = { $file } est trop long : plus de { $most } octets.
file-binary = { $file } n’est pas du texte (UTF-8).
file-json = { $file } n’est pas du JSON valable : { $detail }
cannot-keep = La partie ne peut pas être gardée dans { $file } : { $detail }

## Arguments that contradict each other

position-other-game = { $file } est une position de { $game }, non de { $expected }.
position-and-options = Une position apporte ses options, ses cartes et sa graine : on ne peut en donner d’autres.
position-seats = On demande { $seats } places, mais il y en a { $expected }.
record-other-game = { $file } est un enregistrement de { $game }, non de { $expected }.
resume-and-options = Une partie sauvegardée continue avec ses options, ses cartes, sa graine et ses sels : on ne peut en donner d’autres.
seed-and-salt = Un sel se mêle à un secret promis ; avec --seed il n’y en a pas.
salt-count = { $salts } sels pour { $people } personnes, c’est trop.
salt-long = Un sel a au plus { $most } caractères.
seat-twice = La place { $seat } est donnée deux fois.
name-taken = « { $name } » est une sorte de robot ; choisissez un autre nom.
nobody-plays = Seuls des robots jouaient cette partie. Prenez une place avec --me.
program-in-record = Dans { $file } un programme avait une place : { $program }. Aucun programme ne démarre parce qu’un fichier le demande ; répartissez les places avec --me et --bots.

## Playing

name-you = Vous
name-person = Joueur { $seat }
play-promise = La donne découle d’un secret dont le SHA-256 est { $commitment }. L’enregistrement contient le secret.
play-resumed = La partie reprend après le coup { $ply }.
play-help = Tapez un numéro ou un coup ; « aide » dit le reste.
play-lost = « aide » dit ce qui peut se taper.
play-pass = Passez l’écran à { $name }, puis Entrée.
play-enter = Entrée pour continuer.
play-kept = La partie est gardée dans { $file }
play-resume = Pour la reprendre : { $command }
play-verify = Pour contrôler ses coups et sa donne : { $command }
play-commands =
    Un numéro joue cette ligne de la liste. Un coup peut se taper en entier ou par le début de ses mots :
    « take dwarf-red », « ta dw-r » ; plusieurs, séparés par des virgules : « lead elf-blue, add elf-red, done ».
    Tab complète.
      pourquoi COUP     pourquoi un coup n’est pas permis, et par quelle règle
      conseil           ce que ferait un joueur raisonnable, et pourquoi
      annuler           reprendre votre dernière saisie, tant que ni le hasard ni un autre joueur n’est intervenu
      journal           tout ce qui s’est passé
      table             toute la table en détail
      score             d’où vient chaque point
      règles ID         ce que dit une règle
      sauver FICHIER    écrire l’enregistrement dans un fichier
      quitter           partir ; la partie est gardée, et l’on vous dit comment la reprendre
command-help = aide
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-log = journal
command-look = table
command-rules = règles
command-score = score
command-save = sauver
command-quit = quitter
move-empty = Aucun coup.
move-many = Au plus { $most } coups à la fois.
move-ambiguous = « { $text } » peut être : { $moves }.
move-after-chance = Après « { $move } » le hasard décide ; jouez d’abord ce coup, puis le suivant.
no-choice = Le numéro { $number } n’existe pas ; la liste va jusqu’à { $most }.
why-what = Pourquoi quoi ? Par exemple : pourquoi draw.
why-allowed = « { $move } » est permis.
hint-line = { $label } : { $reason }
hint-search = En regardant plus loin, { $iterations } essais, surtout sur ce qui semble le mieux :
hint-estimate = { $label } : { $tries } % des essais, perspective { $outlook } sur 100
bot-fault = Le flair a joué à la place de { $name }. { $why }
hint-none = Personne n’a de conseil ici.
undone = Repris : { $moves }
score-none = Rien n’est encore compté.
score-total = total
save-where = Sauver où ? Par exemple : sauver ma-partie.record.
end-winners = { $count ->
    [0] Personne ne gagne
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
 }, { $decided }.
end-place = { $rank }. { $name } : { $score }

## Serving

serve-at = Tablewright est à { $url }. Arrêtez-le avec Ctrl+C.
serve-address = { $host } n’est pas une adresse de cette machine : { $detail }
serve-busy = Le port { $port } est pris. Choisissez-en un autre avec --port.
serve-database = La base de données ne s'ouvre pas : { $detail }
