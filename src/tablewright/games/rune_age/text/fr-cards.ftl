# Noms des cartes de Rune Age, et ce qu’elles font : les capacités se composent de leurs verbes.

card-gold-1 = Or (1)
card-gold-2 = Or (2)
card-gold-3 = Or (3)
card-forge = Forge
card-tamalir = Tamalir
card-riverwatch = Riverwatch
card-greyhaven = Greyhaven
card-vynelvale = Vynelvale
card-frostgate = Frostgate
card-nerekhall = Nerekhall
card-dawnsmoor = Dawnsmoor
card-footman = Fantassin
card-archer = Archer
card-knight = Chevalier
card-novice-mage = Mage novice
card-siege-engine = Engin de siège
card-roc-warrior = Guerrier à dos de roc
card-daqan-stronghold = Forteresse daqan
card-daqan-monument = Monument daqan
card-reanimate = Réanimé
card-skeleton-archer = Archer squelette
card-necromancer = Nécromancien
card-vampire = Vampire
card-dark-knight = Chevalier noir
card-wyrm = Wyrm
card-waiqar-stronghold = Forteresse de Waiqar
card-waiqar-monument = Monument de Waiqar
card-deepwood-archer = Archer des bois profonds
card-darnati-warrior = Guerrier darnati
card-storm-sorceress = Sorcière des tempêtes
card-glade-warden = Gardien des clairières
card-pegasus-rider = Cavalier de pégase
card-elder-treant = Ancien sylvanien
card-latari-stronghold = Forteresse latari
card-latari-monument = Monument latari
card-berserker = Berserker
card-flesh-ripper = Déchireur de chair
card-warlock = Démoniste
card-blood-harvester = Moissonneur de sang
card-chaos-lord = Seigneur du Chaos
card-flayed-titan = Titan écorché
card-uthuk-stronghold = Forteresse uthuk
card-uthuk-monument = Monument uthuk
card-shieldbearer = Porte-bouclier
card-tunnel-fighter = Combattant des galeries
card-axe-veteran = Vétéran à la hache
card-stone-healer = Guérisseur de pierre
card-bombard = Bombarde
card-rune-golem = Golem runique
card-dunwarr-stronghold = Forteresse de Dunwarr
card-dunwarr-monument = Monument de Dunwarr
card-ravager = Ravageur
card-beastmaster = Maître des bêtes
card-spiritspeaker = Chaman des esprits
card-lizard-rider = Chevaucheur de lézard
card-warlord = Seigneur de guerre
card-giant-troll = Troll géant
card-orcs-stronghold = Forteresse orque
card-orcs-monument = Monument orque
card-battle-cry = Cri de guerre
card-healing-spring = Source guérisseuse
card-ancient-tome = Grimoire ancien
card-forced-march = Marche forcée
card-summon-lightning = Appel de la foudre
card-manticore = Manticore
card-siege-tower = Tour de siège
card-demon = Démon
card-griffon = Griffon
card-stone-colossus = Colosse de pierre
card-shadow-rune = Rune d’ombre
card-outriders = Éclaireurs montés
card-reprieve = Sursis
card-toll-bridge = Pont à péage
card-giant = Géant
card-sphinx = Sphinx
card-seer = Voyante
card-pathfinder = Pisteur
card-crossbow-company = Compagnie d’arbalétriers
card-flesh-moulder = Modeleur de chair
card-shield-sisters = Sœurs du bouclier
card-sappers = Sapeurs
card-chaos-beast = Bête du Chaos
card-war-mage = Mage de guerre
card-hedge-knights = Chevaliers errants
card-sky-corsairs = Corsaires du ciel
card-high-dragonlord = Haut Seigneur dragon
card-rallying-support = Ralliement
card-sleeping-dragonlord = Seigneur dragon endormi
card-mithrilim = Seigneur dragon Mithrilim
card-bountiful-harvest = Moisson abondante
card-ghox = Seigneur dragon Ghox
card-kalladra = Seigneur dragon Kalladra
card-margath = Seigneur dragon Margath
card-choyo = Seigneur dragon Choyo
card-khorgard = Seigneur dragon Khorgard
card-tzeitz = Seigneur dragon Tzeitz
card-phrylenex = Seigneur dragon Phrylenex
card-baraxis = Seigneur dragon Baraxis
card-last-throne = Le Dernier Trône
card-dragon-rune-discovery = Découverte d’une rune draconique
card-caravan-season = Saison des caravanes
card-border-raiders = Pillards des marches
card-barbarian-invasion = Invasion barbare
card-a-time-for-war = Le Temps de la guerre
card-engineers-for-hire = Ingénieurs à louer
card-hoarding-dragon = Dragon thésauriseur
card-plague-of-vermin = Invasion de vermine
card-envy-of-kings = Jalousie des rois
card-falling-stars = Pluie d’étoiles
card-oathbreakers = Parjures
card-call-of-the-anvil = Appel de l’enclume
card-rune-of-might = Rune de puissance
card-rune-of-warding = Rune de protection
card-rune-of-haste = Rune de célérité
card-rune-of-plenty = Rune d’abondance
card-rune-of-dominion = Rune de domination
card-rune-of-mending = Rune de réparation
card-end-of-days = Fin des temps
card-tremors = Secousses
card-refugees = Réfugiés
card-ash-stalkers = Rôdeurs des cendres
card-first-omen = Premier présage
card-rift-horde = Horde de la faille
card-sea-of-fire = Mer de feu
card-bone-giant = Géant d’os
card-shadow-tide = Marée d’ombre
card-sky-breaker = Brise-ciel
card-walking-mountain = Montagne qui marche
card-black-winter = Hiver noir
card-last-gate = Dernière Porte
card-builders-oath = Serment des bâtisseurs
card-stone-caravan = Convoi de pierre
card-festival = Fête
card-quarry-beast = Bête de la carrière
card-thieves-guild = Guilde des voleurs
card-changing-winds = Vents changeants
card-tax-collectors = Percepteurs
card-hill-bandits = Bandits des collines
card-citizens-revolt = Révolte citadine
card-master-masons = Maîtres maçons
card-desertion = Désertion
card-guild-loan = Prêt de la guilde
card-troll-of-the-pass = Troll du col
card-overlords-crown = La Couronne du Suzerain
card-gathering-dark = Ténèbres grandissantes
card-sworn-alliance = Alliance jurée
card-spies-in-the-court = Espions à la cour
card-wandering-warband = Bande de guerre errante
card-diversionary-force = Force de diversion
card-dark-tithe = Dîme noire
card-storm-the-gates = À l’assaut des portes
card-nameless-terror = Terreur sans nom
card-cursed-harvest = Récolte maudite
card-rebellion = Rébellion
card-vassal-dragon = Dragon vassal
card-midnight-rites = Rites de minuit
card-chronicle-of-deeds = Chronique des exploits
card-open-roads = Routes ouvertes
card-harvest-tax = Impôt sur les récoltes
card-road-wardens = Gardiens des routes
card-young-wyvern = Jeune vouivre
card-pilgrims-host = Armée de pèlerins
card-watchful-garrisons = Garnisons vigilantes
card-earthquake = Tremblement de terre
card-deserters-camp = Camp de déserteurs
card-lean-year = Année de disette
card-helping-hands = Mains secourables
card-storm-drake = Drake des tempêtes
card-long-march = Longue marche
card-sunken-library = Bibliothèque engloutie
card-old-bridge = Vieux Pont
card-moonwell = Puits de lune
card-whispering-forest = Forêt qui murmure
card-iron-mine = Mine de fer
card-titans-stair = Escalier du Titan
card-dragons-grave = Tombe du Dragon
card-skyhold = Fort-du-Ciel
card-burning-border = Frontière en flammes
card-wyrmling-nest = Nid de dragonnets
card-council-of-realms = Conseil des royaumes
card-scorched-fields = Champs brûlés

## Kinds, figures, marks

kind-gold = or
kind-city = cité
kind-stronghold = forteresse
kind-unit = unité
kind-tactic = tactique
kind-monument = monument
kind-objective = objectif
kind-enemy = Ennemi
kind-instant = Instantané
kind-lasting = Instantané pour la manche suivante
kind-rune = rune draconique
kind-landmark = lieu remarquable
figure-cost = coût { $n }
figure-strength = force { $n }
figure-defense = autodéfense { $n }
figure-attrition = { $n ->
    [one] une icône d’attrition
   *[other] { $n } icônes d’attrition
 }
figure-gold = donne { $n } or
figure-influence = donne { $n } influence
figure-points = { $n ->
    [one] un point
   *[other] { $n } points
 }
figure-copies = { $n } exemplaires
figure-stage = étape { $n }
figure-category = catégorie { $n }
mark-mythic = mythique
mark-siege = Siège
mark-reward = devient une récompense
of-the-house = { $line } (maison)
card-source = { $origin ->
    [rulebook] Valeurs du livret de règles.
    [published] Valeurs publiées : { $whom }.
   *[house] Valeurs maison : les nôtres, faute de valeurs imprimées connues.
 }

## Abilities

ability = { $when }{ $whom } : { $conditions }{ $price }{ $effect }.
when-played = Quand elle est jouée
when-resolution = Résolution
when-end = Fin du combat
when-action = Action
when-static = { $kind ->
    [unit] Tant qu’elle participe
   *[other] Tant qu’elle est en jeu
 }
when-drawn = À la pioche
when-phase = Au début de chaque phase Événement
when-defeated = Une fois vaincue
when-held = Tant que vous la détenez
for-user = { "" }
for-each = , chaque joueur
for-first = , le premier joueur
for-least-damaged = , le moins endommagé (tous si égalité)
for-most-damaged = , le plus endommagé (tous si égalité)
for-most-cities = , qui a le plus de cités (tous si égalité)
for-fewest-cities = , qui a le moins de cités (tous si égalité)
for-rewarded = , qui détient une récompense prise à un Ennemi
for-overlord = , le Suzerain
for-allies = , chaque allié
for-chosen = , un joueur que désigne le premier joueur
conditions = si { $list }, { "" }
price = { $list } – en échange, { "" }
then = {" "}; {""}
and = { " " }et { "" }
or = { " " }ou { "" }
cards = { $amount ->
    [any] autant que vous voulez parmi les { $noun }
    [up-to] { $n ->
        [one] au plus une{ $named ->
            [yes] {" "}carte
           *[no] { "" }
         }
       *[other] jusqu’à { $n }{ $named ->
            [yes] {" "}cartes
           *[no] { "" }
         }
     } { $noun }
   *[exact] { $n ->
        [one] { $named ->
            [yes] une carte
           *[no] une
         }
       *[other] { $named ->
            [yes] { $n } cartes
           *[no] { $n }
         }
     } { $noun }
 }{ $placed ->
    [yes] {" "}{ $where }
   *[no] { "" }
 }{ $limit ->
    [kin] {" "}dont la force ne dépasse pas celle de toutes vos unités participantes de ce nom réunies
    [number] {" "}de force { $most } ou moins
    [weak] {" "}qui n’est pas une unité ou est une unité de force { $most } ou moins
   *[none] { "" }
 }{ $worth ->
    [0] { "" }
   *[other] {" "}d’un coût de { $worth } ou plus
 }{ $excepts ->
    [yes] {" "}hormis { $but }
   *[no] { "" }
 }
noun-card = { $n ->
    [one] carte
   *[other] cartes
 }
noun-unit = { $n ->
    [one] unité
   *[other] unités
 }
noun-not-unit = { $n ->
    [one] carte qui n’est pas une unité
   *[other] cartes qui ne sont pas des unités
 }
noun-gold = { $n ->
    [one] carte d’or
   *[other] cartes d’or
 }
noun-city = { $n ->
    [one] cité
   *[other] cités
 }
noun-stronghold = { $n ->
    [one] forteresse
   *[other] forteresses
 }
noun-tactic = { $n ->
    [one] carte de tactique
   *[other] cartes de tactique
 }
noun-monument = { $n ->
    [one] carte de monument
   *[other] cartes de monument
 }
noun-landmark = { $n ->
    [one] carte de lieu remarquable
   *[other] cartes de lieu remarquable
 }
noun-rune = { $n ->
    [one] rune draconique
   *[other] runes draconiques
 }
noun-event = { $n ->
    [one] récompense
   *[other] récompenses
 }
noun-enemy = { $n ->
    [one] récompense prise à un Ennemi
   *[other] récompenses prises à des Ennemis
 }
noun-instant = { $n ->
    [one] récompense d’un Instantané
   *[other] récompenses d’Instantanés
 }
noun-lasting = { $n ->
    [one] carte d’Instantané durable
   *[other] cartes d’Instantané durable
 }
noun-objective = { $n ->
    [one] carte d’objectif
   *[other] cartes d’objectif
 }
where-me-army = de votre armée
where-me-hand = de votre main
where-me-deck = de votre pioche
where-me-discard = de votre défausse
where-me-barracks = de votre caserne
where-me-centre = de Terrinoth
where-me-cities = parmi vos cités
where-me-strongholds = parmi vos forteresses
where-me-rewards = parmi vos récompenses
where-me-area = de votre zone
where-opponent-army = de l’armée adverse
where-opponent-hand = de la main adverse
where-opponent-deck = de la pioche adverse
where-opponent-discard = de la défausse adverse
where-opponent-cities = parmi les cités adverses
where-opponent-strongholds = parmi les forteresses adverses
where-opponent-rewards = parmi les récompenses adverses
where-opponent-area = de la zone adverse
by-me-owner = { "" }
by-me-user = { "" }
by-me-chance = , au hasard
by-opponent-owner = , au choix de l’adversaire
by-opponent-user = , à votre choix
by-opponent-chance = , au hasard

## Verbs

verb-draw = { $of ->
    [opponent] l’adversaire pioche
   *[me] piochez
 } { $n ->
    [one] une carte
   *[other] { $n } cartes
 }{ $per }
verb-discard = { $of ->
    [opponent] l’adversaire défausse
   *[me] défaussez
 } { $zone ->
    [deck] { $n ->
        [one] la carte du dessus { $where }
       *[other] les { $n } cartes du dessus { $where }
     }
   *[other] { $cards }
 }{ $by }{ $per }
verb-destroy = détruisez { $cards }{ $by }{ $per }
verb-wound = { $units ->
    [this] blessez cette unité
    [all] blessez chaque unité { $where }
   *[chosen] blessez { $cards }{ $by }
 }{ $per }
verb-heal = { $units ->
    [this] cette unité n’est plus blessée
    [all] aucune de vos unités n’est plus blessée
   *[chosen] soignez { $cards }
 }
verb-strengthen = { $sign ->
    [minus] −
   *[plus] +
 }{ $n } force{ $per }{ $units ->
    [this] { "" }
    [all] , pour chaque unité { $where }
   *[chosen] , pour une unité { $where }
 }
verb-reveal = révélez { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
 } de votre pioche : { $cards }, s’il s’en trouve, dans votre main, { $to ->
    [either] le reste défaussé ou remis dessus, au choix
    [deck] le reste remis dessus
   *[discard] le reste défaussé
 }
verb-look = regardez en secret { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
 } de votre pioche, défaussez celles que vous voulez et remettez le reste dans l’ordre de votre choix
verb-take = prenez { $cards } dans votre main
verb-join = ajoutez { $cards } à votre armée, sans la jouer
verb-gain = prenez { $cards } { $to ->
    [hand] dans votre main
   *[discard] dans votre défausse
 } sans payer{ $per }
verb-buy = vous pouvez acheter { $n ->
    [one] une unité
   *[other] jusqu’à { $n } unités
 } de votre caserne avec de l’or, directement { $to ->
    [hand] dans votre main
   *[discard] dans votre défausse
 }
verb-spend = dépensez { $n } influence
verb-exhaust = épuisez { $n ->
    [one] une carte
   *[other] { $n } cartes
 } { $where }
verb-refresh = redressez { $cards }
verb-damage = { $of ->
    [opponent] l’adversaire subit
   *[me] subissez
 } { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 }{ $per }
verb-repair = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 } de votre royaume{ $per }
verb-toll = payez jusqu’à { $n } en or et influence réunis{ $per }
verb-attack = livrez bataille contre la force de cette carte
verb-give = un autre joueur de votre choix garde cette carte comme récompense
verb-runes = piochez { $n ->
    [one] une rune draconique
   *[other] { $n } runes draconiques
 }
verb-reverse = dès la manche suivante, on joue dans l’autre sens
verb-sturdy = elle ne peut pas être détruite
verb-guard = tant qu’on peut la choisir, aucune autre de vos unités ne peut être choisie pour être détruite ou blessée
verb-bonus = votre armée a { $sign ->
    [minus] −
   *[plus] +
 }{ $n } force{ $per }
verb-embolden = chaque autre Ennemi a +{ $n } force
verb-reroll = une fois par combat, les dés d’attrition peuvent être relancés
verb-shield = votre royaume subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 } de moins à chaque fois
verb-refill = vous complétez votre main à { $total } cartes
verb-cost = { $cards } vous coûte { $n } de { $sign ->
    [minus] moins
   *[plus] plus
 }
forbid-siege-realm = aucun siège d’un royaume
forbid-siege-city = aucun siège d’une cité
forbid-battle-enemy = aucune bataille contre un Ennemi
forbid-spend-gold = aucun achat avec de l’or
forbid-spend-influence = aucun achat avec de l’influence

## Counts

per-hand = {" "}pour chaque carte de votre main
per-friends = {" "}pour chaque autre unité de votre armée
per-kin = {" "}pour chaque unité de ce nom dans votre armée
per-foes = {" "}pour chaque unité adverse
per-wounds = {" "}pour chaque unité blessée de votre armée
per-paid = {" "}pour chaque carte cédée pour cela
per-paid-worth = {" "}pour chaque or cédé pour cela
per-unpaid = {" "}pour chaque or ou influence non payé
per-enemies = {" "}pour chaque Ennemi en jeu
per-enemies-left = {" "}pour chaque Ennemi en jeu, moins un par carte cédée
per-rivals = {" "}pour chaque rival
per-cities = {" "}pour chaque cité que vous tenez
per-strongholds = {" "}pour chaque forteresse que vous tenez
per-rewards = {" "}pour chaque récompense que vous détenez
per-damage = {" "}pour chaque dégât sur votre royaume
per-gold = {" "}pour chaque carte d’or de votre main
per-attacking = {" "}si vous attaquez
per-defending = {" "}si vous défendez
per-siege = {" "}dans un siège
per-battle = {" "}dans une bataille
per-at-objective = {" "}contre l’objectif
per-at-enemy = {" "}contre un Ennemi
per-at-instant = {" "}contre un Instantané
per-at-city = {" "}contre une cité
per-at-realm = {" "}contre un royaume
if-once = toujours
if-hand = { $bound ->
    [most] { $n ->
        [0] votre main est vide
       *[other] vous avez au plus { $n } cartes en main
     }
   *[least] vous avez au moins { $n } cartes en main
 }
if-friends = { $bound ->
    [most] au plus { $n } autres de vos unités participent
   *[least] au moins { $n } autres de vos unités participent
 }
if-kin = { $bound ->
    [most] au plus { $n } unités de ce nom participent
   *[least] au moins { $n } unités de ce nom participent
 }
if-foes = { $bound ->
    [most] au plus { $n } unités adverses participent
   *[least] au moins { $n } unités adverses participent
 }
if-wounds = { $bound ->
    [most] au plus { $n } de vos unités sont blessées
   *[least] { $n ->
        [1] une de vos unités est blessée
       *[other] au moins { $n } de vos unités sont blessées
     }
 }
if-paid = { $bound ->
    [most] au plus { $n } cartes ont été cédées
   *[least] au moins { $n } cartes ont été cédées
 }
if-paid-worth = { $bound ->
    [most] au plus { $n } or a été cédé
   *[least] au moins { $n } or a été cédé
 }
if-unpaid = { $bound ->
    [most] au plus { $n } reste impayé
   *[least] au moins { $n } reste impayé
 }
if-enemies = { $bound ->
    [most] au plus { $n } Ennemis sont en jeu
   *[least] au moins { $n } Ennemis sont en jeu
 }
if-enemies-left = { $bound ->
    [most] il reste au plus { $n } Ennemis
   *[least] il reste au moins { $n } Ennemis
 }
if-rivals = { $bound ->
    [most] vous avez au plus { $n } rivaux
   *[least] vous avez au moins { $n } rivaux
 }
if-cities = { $bound ->
    [most] vous tenez au plus { $n } cités
   *[least] vous tenez au moins { $n } cités
 }
if-strongholds = { $bound ->
    [most] vous tenez au plus { $n } forteresses
   *[least] vous tenez au moins { $n } forteresses
 }
if-rewards = { $bound ->
    [most] vous détenez au plus { $n } récompenses
   *[least] vous détenez au moins { $n } récompenses
 }
if-damage = { $bound ->
    [most] votre royaume a au plus { $n } dégâts
   *[least] votre royaume a au moins { $n } dégâts
 }
if-gold = { $bound ->
    [most] vous avez au plus { $n } cartes d’or en main
   *[least] vous avez au moins { $n } cartes d’or en main
 }
if-attacking = { $bound ->
    [most] vous n’attaquez pas
   *[least] vous attaquez
 }
if-defending = { $bound ->
    [most] vous ne défendez pas
   *[least] vous défendez
 }
if-siege = { $bound ->
    [most] ce n’est pas un siège
   *[least] c’est un siège
 }
if-battle = { $bound ->
    [most] ce n’est pas une bataille
   *[least] c’est une bataille
 }
if-at-objective = { $bound ->
    [most] ce n’est pas contre l’objectif
   *[least] c’est contre l’objectif
 }
if-at-enemy = { $bound ->
    [most] ce n’est pas contre un Ennemi
   *[least] c’est contre un Ennemi
 }
if-at-instant = { $bound ->
    [most] ce n’est pas contre un Instantané
   *[least] c’est contre un Instantané
 }
if-at-city = { $bound ->
    [most] ce n’est pas contre une cité
   *[least] c’est contre une cité
 }
if-at-realm = { $bound ->
    [most] ce n’est pas contre un royaume
   *[least] c’est contre un royaume
 }

## What can be wrong with a card pack

pack-toml = Le paquet de cartes n’est pas du TOML valable : { $detail }
flaw-table = { $card } : un paquet contient des tables, chacune nommée d’après une carte, en minuscules, chiffres et traits d’union.
flaw-home = Il n’y a pas de carte { $card }. Une nouvelle carte dit dans « home » où est sa place : { $homes }.
flaw-too-many = { $card } : il y a de la place pour { $most } cartes différentes, pas plus.
flaw-start = { $card } : il faut à la race { $race } au moins trois exemplaires d’une unité de coût 1 pour son paquet de départ.
flaw-printed = { $card }, { $field } : le livret de règles dit { $value } ; cela reste.
flaw-kind = { $card }, { $field } : il n’y a pas de sorte « { $given } ». Il y a : { $kinds }.
flaw-kind-here = { $card }, { $field } : « { $given } » n’a pas sa place ici ; ont la leur : { $kinds }.
flaw-field = { $card } n’a pas de champ « { $field } ». Peut-être : { $near }.
flaw-needs = { $card } : une carte de la sorte { $kind } a besoin de « { $field } ».
flaw-number = { $card }, { $field } : { $given } n’est pas un nombre entier de { $least } à { $most }.
flaw-flag = { $card }, { $field } : { $given } n’est ni true ni false.
flaw-true = { $card }, { $field } : ce verbe ne prend pas de nombre ; écrivez = true au lieu de { $given }.
flaw-text = { $card }, { $field } : il faut un texte court sur une ligne.
flaw-word = { $card }, { $field } : « { $given } » n’est pas connu. Le sont : { $near }.
flaw-mixed = { $card }, { $field } : une liste contient des noms de cartes ou des sortes, pas les deux.
flaw-timing = { $card }, { $field } : une carte de la sorte { $kind } n’a pas de telle capacité ; celles qui en ont : { $kinds }.
flaw-ability = { $card }, { $field } : une capacité est une table avec une liste « do » d’un verbe au moins.
flaw-part = { $card }, { $field } : une capacité n’a pas cette partie ; elle a : { $parts }.
flaw-condition = { $card }, { $field } : « { $given } » ne compte rien. Une condition s’écrit comme « hand <= 0 » ; comptes : { $near }.
flaw-rows = { $card }, { $field } : il faut une liste de neuf verbes au plus, chacun comme draw = 1 entre accolades.
flaw-verb = { $card }, { $field } : ce verbe n’existe pas, ou n’est pas seul. Verbes : { $near }.
flaw-verb-place = { $card }, { $field } : ce verbe n’a pas sa place dans « { $part } » ici. L’ont : { $verbs }.
flaw-attack = { $card }, { $field } : « attack » doit être le seul verbe de sa capacité.
flaw-argument = { $card }, { $field } : « { $verb } » ne prend pas cet argument ; il prend : { $takes }.
