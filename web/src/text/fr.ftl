# Ce que dit le client du navigateur, en français.

about = Tablewright est un projet d'amateurs, sans lien avec aucun éditeur. C'est un logiciel libre.
credits = Dessins : game-icons.net (Lorc, Delapouite et d'autres, CC BY 3.0). Caractères : Alegreya, de Juan Pablo del Peral (OFL).
home = Tous les jeux
close = Fermer
yes = Oui
no = Non
you = vous
player = Invité
score = Score :
unreachable = Le serveur ne répond pas. Réessayez dans un instant.
no-game = Ce jeu n'existe pas ici.
rules = Règles
rules-about = Toutes les règles que la table suit, dans nos propres mots (en anglais). Les chiffres et lectures qui sont de nous le disent.
rules-seek = Chercher
joining = On rejoint la table …

## Réglages

settings = Réglages
settings-lang = Langue
settings-theme = Lumière
theme-auto = Comme cet appareil
theme-dark = Sombre
theme-light = Claire
settings-pace = Mouvement
pace-steps = Pas à pas : je regarde chaque chose que font les autres
pace-slow = Lent
pace-normal = Normal
pace-instant = Immédiat
settings-keys = Touches simples à la table : N et P parcourent ce que je peux choisir, E finit le tour, U revient en arrière
settings-confirm = Me laisser regarder mon tour avant qu'il finisse

## La salle

hall-title = À quoi joue-t-on ce soir ?
hall-lead = Aucun compte n'est nécessaire. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
hall-games = Jeux
hall-mine = Mes tables
hall-open = Tables publiques
hall-over = Parties finies
hall-level = Je joue contre
inbox-left = Temps restant : { $time }
status-waiting = on attend des joueurs
status-playing = en cours
status-asked = c'est à vous
status-finished = finie
status-ended = arrêtée
seat-open = place libre
seat-bot = Robot
seat-away = absent
box-seats = De { $least } à { $most } joueurs
box-play = Jouer contre des robots
box-learn = Apprendre en une partie
box-invite = Inviter des amis, choisir les options

## Mise en place

setup-seats = Places
setup-name = Mon nom
setup-count = Joueurs
setup-chair = Place { $seat }
chair-me = Moi
chair-open = Libre : par lien
chair-bot = Robot : { $bot }
setup-options = Options du jeu
setup-more = { $count } autres options
setup-pack = Un paquet de cartes (TOML) avec les chiffres de ma propre boîte
setup-table = La table
setup-visibility = Qui peut venir
visibility-link = Qui a le lien
visibility-public = Tout le monde : elle figure dans la salle
visibility-private = Seulement ceux qui ont une place
setup-clock = Temps
clock-none = Sans pendule
clock-move-60 = Une minute par décision
clock-move-300 = Cinq minutes par décision
clock-bank-600 = Dix minutes pour la partie, et dix secondes par décision
clock-bank-1800 = Une demi-heure pour la partie, et vingt secondes par décision
clock-move-86400 = Un jour par décision
clock-move-259200 = Trois jours par décision
clock-bank-604800 = Une semaine pour la partie, et huit heures par décision
setup-stand-in = Qui joue pour les absents
setup-patience = Un robot joue pour qui doit jouer et est absent depuis
patience-120 = deux minutes
patience-600 = dix minutes
patience-3600 = une heure
patience-86400 = un jour
patience-clock = Il joue quand le temps est écoulé, jusqu'au retour de la personne.
stand-in-none = Personne : on attend
setup-spectators = D'autres peuvent regarder
setup-chat = Conversation
setup-hints = Conseils
setup-presets = Mes façons de jouer
preset-name = Garder ces choix sous un nom
preset-keep = Garder
preset-forget = Oublier { $name }
setup-open = Ouvrir la table
setup-begin = Commencer

## En attendant les joueurs

waiting-title = { $title } : on attend des joueurs
waiting-link = Envoyez ce lien à vos amis
waiting-start = Qui a ouvert la table commence la partie.
copy = Copier
copied = Copié
waiting-picture = Montrer le lien en image pour les téléphones
waiting-picture-alt = Code QR du lien de cette table
sit = S'asseoir ici
add-bot = Mettre un robot
open-seat = Libérer la place
start = Commencer

## À la table

tabs = Parties de la table
tab-board = Plateau
tab-seats = Joueurs
tab-log = Journal
tab-chat = Parler
tab-help = Aide
tab-side = Journal, conversation et aide
my-area = Ma main et mon tour
turn-mine = À vous
turn-other = Au tour de { $names }
turn-over = Finie
turn-wait = Les autres jouent.
turn-ready = Voilà votre tour. Le finir ?
turn-confirm = Vraiment ? On ne pourra pas revenir.
staged = Choisi jusqu'ici :
choices = Choix
end-turn = Finir le tour
confirm = Oui, faire cela
undo = Revenir
undo-ask = Demander à revenir
ask-undo = { $name } voudrait reprendre un coup.
ask-end = { $name } voudrait arrêter la partie telle qu'elle est.
sync-sync = À jour
sync-joining = Connexion
sync-offline = Hors ligne : on réessaie
sync-closed = Non connecté
hint = Conseil
recap = Que s'est-il passé depuis mon dernier coup ?
legend = Comment lire cette table
chat-mute = Couper la conversation
chat-none = Personne n'a encore rien dit.
chat-text = Ce que je dis
chat-say = Dire
chat-off = On ne parle pas à cette table.
ending = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
 }
rematch = Rejouer
hand-of = Ma main, { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
news-more = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
 }
clock-left = Temps restant :
clock-days = { $days } j { $hours } h
menu = Cette table
menu-replay = Revoir la partie jusqu'ici
menu-phone = Continuer sur mon téléphone
menu-watch = Copier le lien pour d'autres
menu-fair = Le mélange était-il honnête ?
menu-record = Garder la partie
menu-end = Demander d'arrêter la partie
menu-leave = Se lever : un robot joue pour moi
menu-report = Quelque chose ne va pas
phone-how = Visez cette image avec votre téléphone. Elle ouvre votre propre place : ne la montrez à personne d'autre.
phone-picture = Code QR du lien vers ma place
report-what = Qu'est-ce qui ne va pas ? La partie est jointe telle qu'elle est.
report-send = Envoyer
report-thanks = Merci. C'est gardé sous le numéro { $id }.
replay-step = Pas { $step } sur { $steps }.
replay-where = Pas de la partie
replay-first = Au début
renext-table = { $count ->
    [one] { $title } m'attend à une autre table
   *[other] { $title } m'attend, la première de { $count } tables
 }
play-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Jouer
replay-pause = Pause
replay-from = Vu par
replay-mine = Comme je l'ai vu
replay-spectator = Comme les autres le voient
replay-open = Mains ouvertes
replay-front = Quelle main est devant
replay-leave = Retour à la table
fork = Rejouer d'ici

## Apprendre et revoir

rule-open = Lire la règle dans un nouvel onglet
points-why = D'où viennent ces points
ended-early = Cette partie a été arrêtée telle qu'elle était
ending-replay = La revoir à jeu ouvert
play-back = Revoir pas à pas
stand-in-mine = Un robot joue pour vous.
stand-in-back = Reprendre ma place
seat-stand-in = un robot joue en attendant
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
 }.
phrase-luck = Bonne chance !
phrase-moment = Un instant, s'il vous plaît.
phrase-nice = Bien joué !
phrase-thanks = Merci pour la partie.
phrase-again = Encore une ?
lesson = Leçon
lesson-left = Ce n'est pas le coup de la leçon. Revenez en arrière pour la continuer, ou jouez simplement.
lesson-step = Coup { $step } sur { $steps }
lesson-do = Faire ceci : { $move }
analysis = Examiner les décisions de cette partie
analysis-busy = On examine chaque décision …
analysis-chances = Les chances de gagner au fil de la partie
analysis-costly = Les décisions les plus chères
analysis-decision = { $name } : « { $played } ». Mieux : « { $better } ».
analysis-cost = Cela a coûté { $cost } de la victoire (de { $low } à { $high }).
analysis-there = Y aller, et essayer encore
analysis-none = Aucune décision n'a coûté quoi que ce soit de certain.
analysis-how = Ce sont les chances de règles simples, dans des parties qui vont avec ce que tous ont vu. Ce que personne ne pouvait savoir n'est pas une faute.

## Compte

account = Compte
account-why = On peut jouer sans. Avec un compte, vos parties vous suivent sur chaque appareil.
account-name = Nom
account-password = Mot de passe, huit caractères au moins
account-login = Entrer
account-register = Ouvrir un compte
account-hello = Vous êtes { $name } ; { $games ->
    [one] une partie est à vous
   *[other] { $games } parties sont à vous
 }.
account-logout = Sortir
account-logout-everywhere = Sortir sur tous les appareils

## Ethnos

ethnos-age = Âge { $age } sur { $ages }
ethnos-dragons = { $count ->
    [one] { $count } Dragon sur 3 est venu
   *[other] { $count } Dragons sur 3 sont venus
 }
ethnos-pool = Pioche et { $count ->
    [one] une carte visible
   *[other] { $count } cartes visibles
 }
ethnos-deck = { $count } cartes dans la pioche
ethnos-band = La bande en train de se former
ethnos-put-back = Reprendre { $card }
ethnos-hand = Main { $count }
ethnos-supply = Marqueurs { $count }
ethnos-sea = Mer { $at } sur { $last }
ethnos-token = Jeton d'égalité { $token }
ethnos-size = Jeton de taille ({ $size })
ethnos-bands = Bandes
ethnos-known = Connues en main : { $cards }
ethnos-column = { $region } : { $count } cartes, joue à { $needed }. { $cards }
ethnos-column-ready = { $region } : { $count } cartes, prête à jouer. { $cards }
ethnos-setup-up = { $kind }, face visible
ethnos-setup-down = { $kind }, servi
region-held = { $name } { $count }
region-empty = aucun marqueur
region-described = { $region }. Récompenses { $awards }. Marqueurs : { $held }.

## Rune Age

rune-terrinoth = Terrinoth
rune-land = Objectif, Ennemis et lieux de Terrinoth
rune-market = Contre de l’influence
rune-round = Manche { $n } sur { $of }
rune-events = { $n ->
    [0] Aucun événement à venir
    [one] Un événement à venir, étape { $stage }
   *[other] { $n } événements à venir, étape { $stage }
 }
rune-stage = étape { $n }
rune-events-past = Événements passés ({ $n })
rune-event = Événement : { $card }
rune-rivals = Les autres royaumes
rune-area = Sous ma bannière
rune-area-of = Sous la bannière de { $name }
rune-barracks = Caserne, contre de l’or
rune-barracks-of = Caserne ({ $n })
rune-discards = Défausse ({ $n })
rune-deck = Pioche { $n }
rune-hand = Main { $n }
rune-known = Connues en main : { $cards }
rune-damage = { $n } dégâts sur { $of }
rune-shared = Tous partagent un seul royaume.
rune-out = Éliminé
rune-first = Premier joueur
rune-overlord = Le Suzerain
rune-besieged = assiégé cette manche par { $names }
rune-attacked = attaqué cette manche par { $names }
rune-exhausted = épuisé
rune-wounded = blessé
rune-used = capacité utilisée
rune-strength = force { $n }
rune-defense = défense propre { $n }
rune-attrition = attrition { $n }
rune-gold = or { $n }
rune-influence = influence { $n }
rune-points = { $n ->
    [one] un point
   *[other] { $n } points
 }
rune-cost = coûte { $n }
rune-left = { $n ->
    [one] reste un
   *[other] restent { $n }
 }
rune-paid = { $n } payé
rune-read = Expliquer les cartes au lieu de les jouer
rune-lifted = Cartes levées de la pioche
rune-battle = Bataille : { $target }
rune-siege = Siège : { $target }
rune-attackers = { $name } attaque
rune-defenders = { $name } défend
rune-army = { $name } : { $n ->
    [0] personne
    [one] une carte
   *[other] { $n } cartes
 }
rune-totals = Force : attaque { $attackers }, défense { $defenders }.
rune-passed = a passé
rune-walls = { $n } des murs et d’autres cartes
rune-besides = { $n } d’autres cartes
rune-unread = { $n ->
    [one] Une capacité à venir
   *[other] { $n } capacités à venir
 }
rune-losses = { $n ->
    [one] Encore une unité perdue par attrition
   *[other] Encore { $n } unités perdues par attrition
 }
rune-why-buy = Pourquoi ne puis-je l’acheter ?
rune-why-play = Pourquoi ne puis-je la jouer ?
rune-why-use = Pourquoi ne puis-je l’utiliser ?
rune-why-attack = Pourquoi ne puis-je l’attaquer ?
rune-when-played = Jouée
rune-when-resolution = Résolution
rune-when-end = Après
rune-when-action = Action
rune-when-static = Toujours
rune-when-drawn = Piochée
rune-when-phase = Phase
rune-when-defeated = Vaincu
rune-when-held = Détenue
rune-guide-tap = Touchez une carte relevée pour la choisir ; toute autre carte s’explique. Avec la loupe au-dessus du plateau, un appui long ou la touche I, chaque carte s’explique.
rune-guide-gold = L’or achète ce qui est dans votre caserne.
rune-guide-influence = L’influence achète ce qui est à Terrinoth, et garde des cartes en main.
rune-guide-defense = Une ville assiégée se défend elle-même avec cette force.
rune-guide-attrition = Les dés d’attrition prennent des unités avant que la force soit comparée.
rune-guide-house = Valeurs maison : les nôtres, faute d’en connaître d’imprimées.
rune-guide-action = à votre tour, au lieu de combattre ou d’acheter.
rune-guide-played = quand la carte entre dans un combat.
rune-guide-resolution = quand tous ont passé, avant que la force soit comparée.
rune-guide-end = quand le combat est décidé.
rune-guide-static = tant que la carte participe ou est en jeu.
rune-guide-held = tant que la carte est à vous.
rune-guide-drawn = quand l’événement est pioché.
rune-guide-phase = au début de chaque phase Événement.
rune-guide-defeated = quand l’Ennemi est vaincu.

## Ettin

ettin-age = Âge { $age } sur III
ettin-phase-setup = Mise en place
ettin-phase-nations = Factions
ettin-phase-skirmish = Recrutement
ettin-phase-peacetime = Alliance
ettin-phase-war = Guerre
ettin-phase-over = La partie est terminée
ettin-table = Pioches et Cimetière
ettin-mercenary-decks = Mercenaires restants, par Âge : { $counts }
ettin-adventure-decks = Aventures restantes, par Âge : { $counts }
ettin-lost = Cimetière : { $count }
ettin-nations = Factions
ettin-no-nation = Pas encore de faction
ettin-nation-orcs = L’attaque avant tout ; peu de Défenses, peu de ruses.
ettin-nation-daemons = Des Troupes puissantes qui contournent les Défenses ; chères, peu aventurières.
ettin-nation-cannites = Éclaireurs, Agilité et tir ; peu de Défenses et peu d’or.
ettin-nation-dommorians = Siège et Défenses solides ; chers, rarement à l’Aventure.
ettin-nation-dwarves = De l’or et des créatures volantes ; faibles d’abord, forts plus tard.
ettin-nation-elves = Ils aident l’Allié, aiment l’Aventure et gardent un dragon ; chers.
ettin-nation-joymore = Un peu de tout : Siège, Magie, or, aventuriers.
ettin-nation-risen = Le nombre, et des unités qui reviennent ; peu d’or.
ettin-nation-mercenaries = Pas de deck à eux : ils tirent des cartes de mercenaires.
ettin-role-own = Mon camp
ettin-role-ally = Allié
ettin-role-enemy = Ennemi
ettin-role-near = Les autres
ettin-leads = a l’Initiative
ettin-gold = Or { $count }
ettin-camp = Camp de guerre { $count }
ettin-deck = Deck { $count }
ettin-retired = Pile de Repos { $count }
ettin-token = Jeton Guerre de l’Âge { $age }
ettin-initiative = Nombre d’Initiative { $number }
ettin-unknown = { $count ->
    [one] Une carte que je ne peux pas voir
   *[other] { $count } cartes que je ne peux pas voir
 }
ettin-front = Deux Ennemis face à face
ettin-fronts = Autres fronts
ettin-forward = Mettre au premier plan
ettin-lanes = Endroits
ettin-all-lanes = Tout
ettin-theirs = À l’Ennemi
ettin-mine = De ce camp
ettin-units = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
 }
ettin-score = ensemble { $score }
ettin-sums = Ennemi { $enemy }, ce camp { $own }
ettin-pays = rapporte { $gold } Or
ettin-at-adventure = à l’Aventure
ettin-adventure = Aventure
ettin-battle = Bataille
ettin-nobody = Personne ici
ettin-ended-won = Victoire
ettin-ended-lost = Défaite
ettin-ended-tie = Égalité
ettin-ended-no-battle = Trêve
ettin-last-war = Guerre { $age }
ettin-to = { $own } à { $enemy }
ettin-facedown = Une carte face cachée
ettin-facedown-known = face cachée : je peux la voir
ettin-sieged = assiégée
ettin-fate-leaves = va partir
ettin-fate-taken = va être prise
ettin-fate-fires = tire et part
ettin-lineup = Rangée
ettin-wanted = Proposée
ettin-drafted = { $count ->
    [0] rien de drafté
    [one] une carte draftée
   *[other] { $count } cartes draftées
 }
ettin-recruit = Recruter
ettin-sell = Vendre
ettin-decided-recruit = Recrutée
ettin-decided-sell = Vendue
ettin-carry = Déployer { $card } : puis choisir un endroit
ettin-scout = Face visible, en éclaireur
ettin-calling = Quelles cartes, et vers où ?
ettin-recall = Rappeler
ettin-return-to-self = Vers moi
ettin-return-to-ally = Vers mon Allié
ettin-gate-to-self = Vers mon Camp de guerre
ettin-gate-to-ally = Vers le Camp de guerre de mon Allié
ettin-figure-strength = Force { $number }
ettin-figure-adventure = Force d’Aventure { $number }
ettin-figure-cost = coûte { $number } Or
ettin-figure-sell = se vend { $number }
ettin-figure-vp = { $number } PV
ettin-figure-difficulty = Difficulté { $number } et un dé
ettin-figure-gold = rapporte { $number } Or
ettin-house = Nos propres chiffres : la boîte peut en porter d’autres.
ettin-guide-gold = Or : il recrute des cartes ; à la fin deux valent 1 PV.
ettin-guide-camp = Camp de guerre : les cartes recrutées, face cachée. À la Guerre toutes sont déployées.
ettin-guide-deck = Deck Faction.
ettin-guide-retired = Pile de Repos : qui s’est battu, Butin et Aventures. Ses PV comptent.
ettin-guide-lead = Initiative : qui drafte, déploie et vise d’abord dans une paire d’Ennemis.
ettin-guide-compass = Force d’Aventure ; sur une Aventure sa Difficulté.
ettin-guide-hammer = Un chiffre à nous, équilibré par simulation : la boîte peut en porter un autre.
ettin-guide-types = Un écu en damier est une Défense, un écu bordé une Défense fortifiée ; les Troupes n’en portent pas. ✕ marque une faiblesse : là elle ne protège pas.
ettin-ability-vicious = Avec une victoire ou une égalité ici, un Butin de plus par icône.
ettin-ability-bounty = Qui prend cette unité comme Butin gagne son or.
ettin-ability-wealthy = Quand cette unité va au Repos, gagnez son or.
ettin-ability-prosperous = À la Production, vous et votre Allié gagnez chacun son or.
ettin-ability-taxes = À la Production, gagnez son or.
