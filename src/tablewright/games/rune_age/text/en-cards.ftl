# Names of the cards of Rune Age, and what they do: abilities are put together from their verbs.

card-gold-1 = Gold (1)
card-gold-2 = Gold (2)
card-gold-3 = Gold (3)
card-forge = Forge
card-tamalir = Tamalir
card-riverwatch = Riverwatch
card-greyhaven = Greyhaven
card-vynelvale = Vynelvale
card-frostgate = Frostgate
card-nerekhall = Nerekhall
card-dawnsmoor = Dawnsmoor
card-footman = Footman
card-archer = Archer
card-knight = Knight
card-novice-mage = Novice Mage
card-siege-engine = Siege Engine
card-roc-warrior = Roc Warrior
card-daqan-stronghold = Daqan Stronghold
card-daqan-monument = Daqan Monument
card-reanimate = Reanimate
card-skeleton-archer = Skeleton Archer
card-necromancer = Necromancer
card-vampire = Vampire
card-dark-knight = Dark Knight
card-wyrm = Wyrm
card-waiqar-stronghold = Waiqar Stronghold
card-waiqar-monument = Waiqar Monument
card-deepwood-archer = Deepwood Archer
card-darnati-warrior = Darnati Warrior
card-storm-sorceress = Storm Sorceress
card-glade-warden = Glade Warden
card-pegasus-rider = Pegasus Rider
card-elder-treant = Elder Treant
card-latari-stronghold = Latari Stronghold
card-latari-monument = Latari Monument
card-berserker = Berserker
card-flesh-ripper = Flesh Ripper
card-warlock = Warlock
card-blood-harvester = Blood Harvester
card-chaos-lord = Chaos Lord
card-flayed-titan = Flayed Titan
card-uthuk-stronghold = Uthuk Stronghold
card-uthuk-monument = Uthuk Monument
card-shieldbearer = Shieldbearer
card-tunnel-fighter = Tunnel Fighter
card-axe-veteran = Axe Veteran
card-stone-healer = Stone Healer
card-bombard = Bombard
card-rune-golem = Rune Golem
card-dunwarr-stronghold = Dunwarr Stronghold
card-dunwarr-monument = Dunwarr Monument
card-ravager = Ravager
card-beastmaster = Beastmaster
card-spiritspeaker = Spiritspeaker
card-lizard-rider = Lizard Rider
card-warlord = Warlord
card-giant-troll = Giant Troll
card-orcs-stronghold = Orc Stronghold
card-orcs-monument = Orc Monument
card-battle-cry = Battle Cry
card-healing-spring = Healing Spring
card-ancient-tome = Ancient Tome
card-forced-march = Forced March
card-summon-lightning = Summon Lightning
card-manticore = Manticore
card-siege-tower = Siege Tower
card-demon = Demon
card-griffon = Griffon
card-stone-colossus = Stone Colossus
card-shadow-rune = Shadow Rune
card-outriders = Outriders
card-reprieve = Reprieve
card-toll-bridge = Toll Bridge
card-giant = Giant
card-sphinx = Sphinx
card-seer = Seer
card-pathfinder = Pathfinder
card-crossbow-company = Crossbow Company
card-flesh-moulder = Flesh Moulder
card-shield-sisters = Shield Sisters
card-sappers = Sappers
card-chaos-beast = Chaos Beast
card-war-mage = War Mage
card-hedge-knights = Hedge Knights
card-sky-corsairs = Sky Corsairs
card-high-dragonlord = High Dragonlord
card-rallying-support = Rallying Support
card-sleeping-dragonlord = Sleeping Dragonlord
card-mithrilim = Dragonlord Mithrilim
card-bountiful-harvest = Bountiful Harvest
card-ghox = Dragonlord Ghox
card-kalladra = Dragonlord Kalladra
card-margath = Dragonlord Margath
card-choyo = Dragonlord Choyo
card-khorgard = Dragonlord Khorgard
card-tzeitz = Dragonlord Tzeitz
card-phrylenex = Dragonlord Phrylenex
card-baraxis = Dragonlord Baraxis
card-last-throne = The Last Throne
card-dragon-rune-discovery = Dragon Rune Discovery
card-caravan-season = Caravan Season
card-border-raiders = Border Raiders
card-barbarian-invasion = Barbarian Invasion
card-a-time-for-war = A Time for War
card-engineers-for-hire = Engineers for Hire
card-hoarding-dragon = Hoarding Dragon
card-plague-of-vermin = Plague of Vermin
card-envy-of-kings = Envy of Kings
card-falling-stars = Falling Stars
card-oathbreakers = Oathbreakers
card-call-of-the-anvil = Call of the Anvil
card-rune-of-might = Rune of Might
card-rune-of-warding = Rune of Warding
card-rune-of-haste = Rune of Haste
card-rune-of-plenty = Rune of Plenty
card-rune-of-dominion = Rune of Dominion
card-rune-of-mending = Rune of Mending
card-end-of-days = End of Days
card-tremors = Tremors
card-refugees = Refugees
card-ash-stalkers = Ash Stalkers
card-first-omen = First Omen
card-rift-horde = Rift Horde
card-sea-of-fire = Sea of Fire
card-bone-giant = Bone Giant
card-shadow-tide = Shadow Tide
card-sky-breaker = Sky Breaker
card-walking-mountain = Walking Mountain
card-black-winter = Black Winter
card-last-gate = Last Gate
card-builders-oath = Builders’ Oath
card-stone-caravan = Stone Caravan
card-festival = Festival
card-quarry-beast = Quarry Beast
card-thieves-guild = Thieves’ Guild
card-changing-winds = Changing Winds
card-tax-collectors = Tax Collectors
card-hill-bandits = Hill Bandits
card-citizens-revolt = Citizens’ Revolt
card-master-masons = Master Masons
card-desertion = Desertion
card-guild-loan = Guild Loan
card-troll-of-the-pass = Troll of the Pass
card-overlords-crown = The Overlord’s Crown
card-gathering-dark = Gathering Dark
card-sworn-alliance = Sworn Alliance
card-spies-in-the-court = Spies in the Court
card-wandering-warband = Wandering Warband
card-diversionary-force = Diversionary Force
card-dark-tithe = Dark Tithe
card-storm-the-gates = Storm the Gates
card-nameless-terror = Nameless Terror
card-cursed-harvest = Cursed Harvest
card-rebellion = Rebellion
card-vassal-dragon = Vassal Dragon
card-midnight-rites = Midnight Rites
card-chronicle-of-deeds = Chronicle of Deeds
card-open-roads = Open Roads
card-harvest-tax = Harvest Tax
card-road-wardens = Road Wardens
card-young-wyvern = Young Wyvern
card-pilgrims-host = Pilgrims’ Host
card-watchful-garrisons = Watchful Garrisons
card-earthquake = Earthquake
card-deserters-camp = Deserters’ Camp
card-lean-year = Lean Year
card-helping-hands = Helping Hands
card-storm-drake = Storm Drake
card-long-march = Long March
card-sunken-library = Sunken Library
card-old-bridge = Old Bridge
card-moonwell = Moonwell
card-whispering-forest = Whispering Forest
card-iron-mine = Iron Mine
card-titans-stair = Titan’s Stair
card-dragons-grave = Dragon’s Grave
card-skyhold = Skyhold
card-burning-border = Burning Border
card-wyrmling-nest = Wyrmling Nest
card-council-of-realms = Council of Realms
card-scorched-fields = Scorched Fields

## Kinds, figures, marks

kind-gold = gold
kind-city = city
kind-stronghold = stronghold
kind-unit = unit
kind-tactic = tactic
kind-monument = monument
kind-objective = objective
kind-enemy = Enemy
kind-instant = Instant
kind-lasting = Instant for the next round
kind-rune = dragon rune
kind-landmark = landmark
figure-cost = cost { $n }
figure-strength = strength { $n }
figure-defense = auto-defense { $n }
figure-attrition = { $n ->
    [one] one attrition icon
   *[other] { $n } attrition icons
 }
figure-gold = gives { $n } gold
figure-influence = gives { $n } influence
figure-points = { $n ->
    [one] one point
   *[other] { $n } points
 }
figure-copies = { $n } copies
figure-stage = stage { $n }
figure-category = category { $n }
mark-mythic = mythic
mark-siege = Siege
mark-reward = becomes a reward
of-the-house = { $line } (house)
card-source = { $origin ->
    [rulebook] Figures from the rulebook.
    [published] Figures published: { $whom }.
   *[house] House figures: ours, for no printed ones are known.
 }

## Abilities

ability = { $when }{ $whom }: { $conditions }{ $price }{ $effect }.
when-played = When played
when-resolution = Resolution
when-end = End of combat
when-action = Action
when-static = { $kind ->
    [unit] While it takes part
   *[other] While in play
 }
when-drawn = When drawn
when-phase = At the start of each Event phase
when-defeated = When defeated
when-held = While you hold it
for-user = { "" }
for-each = , each player
for-first = , the first player
for-least-damaged = , whoever has the least damage
for-most-damaged = , whoever has the most damage
for-most-cities = , whoever has the most cities
for-fewest-cities = , whoever has the fewest cities
for-rewarded = , whoever holds a reward won from an Enemy
for-overlord = , the Overlord
for-allies = , each ally
for-chosen = , a player whom the first player names
conditions = if { $list }, { "" }
price = { $list } – for that, { "" }
then = ; {""}
and = { " " }and { "" }
or = { " " }or { "" }
cards = { $amount ->
    [any] any number of { $noun }
    [up-to] { $n ->
        [one] at most one
       *[other] up to { $n }
     } { $noun }
   *[exact] { $n ->
        [one] { $named ->
            [yes] one
           *[no] a
         }
       *[other] { $n }
     } { $noun }
 }{ $placed ->
    [yes] {" "}{ $where }
   *[no] { "" }
 }{ $limit ->
    [kin] {" "}no stronger than all your participating units of this name together
    [number] {" "}of strength { $most } or less
    [weak] {" "}that is no unit or one of strength { $most } or less
   *[none] { "" }
 }{ $worth ->
    [0] { "" }
   *[other] {" "}with a cost of { $worth } or more
 }{ $excepts ->
    [yes] {" "}other than { $but }
   *[no] { "" }
 }
noun-card = { $n ->
    [one] card
   *[other] cards
 }
noun-unit = { $n ->
    [one] unit
   *[other] units
 }
noun-not-unit = { $n ->
    [one] card that is no unit
   *[other] cards that are no units
 }
noun-gold = { $n ->
    [one] gold card
   *[other] gold cards
 }
noun-city = { $n ->
    [one] city
   *[other] cities
 }
noun-stronghold = { $n ->
    [one] stronghold
   *[other] strongholds
 }
noun-tactic = { $n ->
    [one] tactic
   *[other] tactics
 }
noun-monument = { $n ->
    [one] monument
   *[other] monuments
 }
noun-landmark = { $n ->
    [one] landmark
   *[other] landmarks
 }
noun-rune = { $n ->
    [one] dragon rune
   *[other] dragon runes
 }
noun-event = { $n ->
    [one] reward
   *[other] rewards
 }
noun-enemy = { $n ->
    [one] reward won from an Enemy
   *[other] rewards won from Enemies
 }
noun-instant = { $n ->
    [one] reward from an Instant
   *[other] rewards from Instants
 }
noun-lasting = { $n ->
    [one] lasting Instant
   *[other] lasting Instants
 }
noun-objective = { $n ->
    [one] objective
   *[other] objectives
 }
where-me-army = of your army
where-me-hand = of your hand
where-me-deck = of your deck
where-me-discard = of your discard pile
where-me-barracks = of your barracks
where-me-centre = of Terrinoth
where-me-cities = among your cities
where-me-strongholds = among your strongholds
where-me-rewards = among your rewards
where-me-area = of your area
where-opponent-army = of the opposing army
where-opponent-hand = of the opponent’s hand
where-opponent-deck = of the opponent’s deck
where-opponent-discard = of the opponent’s discard pile
where-opponent-cities = among the opponent’s cities
where-opponent-strongholds = among the opponent’s strongholds
where-opponent-rewards = among the opponent’s rewards
where-opponent-area = of the opponent’s area
by-me-owner = { "" }
by-me-user = { "" }
by-me-chance = , at random
by-opponent-owner = , chosen by the opponent
by-opponent-user = , chosen by you
by-opponent-chance = , at random

## Verbs

verb-draw = { $of ->
    [opponent] the opponent draws
   *[me] draw
 } { $n ->
    [one] a card
   *[other] { $n } cards
 }{ $per }
verb-discard = { $of ->
    [opponent] the opponent discards
   *[me] discard
 } { $zone ->
    [deck] { $n ->
        [one] the top card { $where }
       *[other] the top { $n } cards { $where }
     }
   *[other] { $cards }
 }{ $by }{ $per }
verb-destroy = destroy { $cards }{ $by }{ $per }
verb-wound = wound { $units ->
    [this] this unit
    [all] every unit { $where }
   *[chosen] { $cards }{ $by }
 }{ $per }
verb-heal = { $units ->
    [this] this unit is wounded no longer
    [all] none of your units is wounded any longer
   *[chosen] heal { $cards }
 }
verb-strengthen = { $sign ->
    [minus] −
   *[plus] +
 }{ $n } strength{ $per }{ $units ->
    [this] { "" }
    [all] , every unit { $where }
   *[chosen] , one unit { $where }
 }
verb-reveal = reveal { $n ->
    [one] the top card
   *[other] the top { $n } cards
 } of your deck: { $cards }, if shown, to your hand, { $to ->
    [either] the rest discarded or back on top, as you choose
    [deck] the rest back on top
   *[discard] the rest discarded
 }
verb-look = look at { $n ->
    [one] the top card
   *[other] the top { $n } cards
 } of your deck in secret, discard any of them and put the rest back in any order
verb-take = take { $cards } to your hand
verb-join = add { $cards } to your army, not played
verb-gain = take { $cards } { $to ->
    [hand] to your hand
   *[discard] to your discard pile
 } without paying{ $per }
verb-buy = you may buy { $n ->
    [one] one unit
   *[other] up to { $n } units
 } of your barracks with gold, straight { $to ->
    [hand] to your hand
   *[discard] to your discard pile
 }
verb-spend = spend { $n } influence
verb-exhaust = exhaust { $n ->
    [one] a card
   *[other] { $n } cards
 } { $where }
verb-refresh = refresh { $cards }
verb-damage = { $of ->
    [opponent] the opponent takes
   *[me] take
 } { $n } damage{ $per }
verb-repair = remove { $n } damage from your home realm{ $per }
verb-toll = pay up to { $n } in gold and influence together{ $per }
verb-attack = battle against this card’s strength
verb-give = another player of your choice keeps this card as a reward
verb-runes = draw { $n ->
    [one] a dragon rune
   *[other] { $n } dragon runes
 }
verb-reverse = from the next round on, play goes round the other way
verb-sturdy = it cannot be destroyed
verb-guard = as long as it can be chosen, none of your other units can be chosen to be destroyed or wounded
verb-bonus = your army has { $sign ->
    [minus] −
   *[plus] +
 }{ $n } strength{ $per }
verb-embolden = every other Enemy has +{ $n } strength
verb-reroll = once in each combat the attrition dice may be rolled again
verb-shield = your home realm takes { $n } less damage each time
verb-refill = you refill to { $total } cards
verb-cost = { $cards } costs you { $n } { $sign ->
    [minus] less
   *[plus] more
 }
forbid-siege-realm = no siege of a home realm
forbid-siege-city = no siege of a city
forbid-battle-enemy = no battle against an Enemy
forbid-spend-gold = no purchase with gold
forbid-spend-influence = no purchase with influence

## Counts

per-hand = {" "}for each card in your hand
per-friends = {" "}for each other unit of your army
per-kin = {" "}for each unit of this name in your army
per-foes = {" "}for each opposing unit
per-wounds = {" "}for each wounded unit of your army
per-paid = {" "}for each card given up for it
per-paid-worth = {" "}for each gold given up for it
per-unpaid = {" "}for each gold or influence not paid
per-enemies = {" "}for each Enemy in play
per-enemies-left = {" "}for each Enemy in play, less one for each card given up
per-rivals = {" "}for each rival
per-cities = {" "}for each city you hold
per-strongholds = {" "}for each stronghold you hold
per-rewards = {" "}for each reward you hold
per-damage = {" "}for each damage on your home realm
per-gold = {" "}for each gold card in your hand
per-attacking = {" "}if you attack
per-defending = {" "}if you defend
per-siege = {" "}in a siege
per-battle = {" "}in a battle
per-at-objective = {" "}against the objective
per-at-enemy = {" "}against an Enemy
per-at-instant = {" "}against an Instant
per-at-city = {" "}against a city
per-at-realm = {" "}against a home realm
if-once = always
if-hand = { $bound ->
    [most] { $n ->
        [0] your hand is empty
       *[other] you hold at most { $n } cards
     }
   *[least] you hold at least { $n } cards
 }
if-friends = { $bound ->
    [most] at most { $n } other units of yours take part
   *[least] at least { $n } other units of yours take part
 }
if-kin = { $bound ->
    [most] at most { $n } of this name take part
   *[least] at least { $n } of this name take part
 }
if-foes = { $bound ->
    [most] at most { $n } opposing units take part
   *[least] at least { $n } opposing units take part
 }
if-wounds = { $bound ->
    [most] at most { $n } of your units are wounded
   *[least] { $n ->
        [one] one of your units is wounded
       *[other] at least { $n } of your units are wounded
     }
 }
if-paid = { $bound ->
    [most] at most { $n } cards were given up
   *[least] at least { $n } cards were given up
 }
if-paid-worth = { $bound ->
    [most] at most { $n } gold was given up
   *[least] at least { $n } gold was given up
 }
if-unpaid = { $bound ->
    [most] at most { $n } is unpaid
   *[least] at least { $n } is unpaid
 }
if-enemies = { $bound ->
    [most] at most { $n } Enemies are in play
   *[least] at least { $n } Enemies are in play
 }
if-enemies-left = { $bound ->
    [most] at most { $n } Enemies are left
   *[least] at least { $n } Enemies are left
 }
if-rivals = { $bound ->
    [most] you have at most { $n } rivals
   *[least] you have at least { $n } rivals
 }
if-cities = { $bound ->
    [most] you hold at most { $n } cities
   *[least] you hold at least { $n } cities
 }
if-strongholds = { $bound ->
    [most] you hold at most { $n } strongholds
   *[least] you hold at least { $n } strongholds
 }
if-rewards = { $bound ->
    [most] you hold at most { $n } rewards
   *[least] you hold at least { $n } rewards
 }
if-damage = { $bound ->
    [most] your home realm has at most { $n } damage
   *[least] your home realm has at least { $n } damage
 }
if-gold = { $bound ->
    [most] you hold at most { $n } gold cards
   *[least] you hold at least { $n } gold cards
 }
if-attacking = { $bound ->
    [most] you do not attack
   *[least] you attack
 }
if-defending = { $bound ->
    [most] you do not defend
   *[least] you defend
 }
if-siege = { $bound ->
    [most] it is no siege
   *[least] it is a siege
 }
if-battle = { $bound ->
    [most] it is no battle
   *[least] it is a battle
 }
if-at-objective = { $bound ->
    [most] it is not against the objective
   *[least] it is against the objective
 }
if-at-enemy = { $bound ->
    [most] it is not against an Enemy
   *[least] it is against an Enemy
 }
if-at-instant = { $bound ->
    [most] it is not against an Instant
   *[least] it is against an Instant
 }
if-at-city = { $bound ->
    [most] it is not against a city
   *[least] it is against a city
 }
if-at-realm = { $bound ->
    [most] it is not against a home realm
   *[least] it is against a home realm
 }

## What can be wrong with a card pack

pack-toml = The card pack is no valid TOML: { $detail }
flaw-table = { $card }: a pack holds tables, each named after a card in small letters, digits and hyphens.
flaw-home = There is no card { $card }. A new card says in “home” where it belongs: { $homes }.
flaw-too-many = { $card }: there is room for { $most } different cards, no more.
flaw-start = { $card }: the race { $race } needs three or more of a unit of cost 1 for its starting deck.
flaw-printed = { $card }, { $field }: the rulebook says { $value }; it stays.
flaw-kind = { $card }, { $field }: there is no kind “{ $given }”. There are: { $kinds }.
flaw-kind-here = { $card }, { $field }: “{ $given }” does not go here; what does: { $kinds }.
flaw-field = { $card } has no field “{ $field }”. Perhaps: { $near }.
flaw-needs = { $card }: a card of the kind { $kind } needs “{ $field }”.
flaw-number = { $card }, { $field }: { $given } is not a whole number from { $least } to { $most }.
flaw-flag = { $card }, { $field }: { $given } is neither true nor false.
flaw-true = { $card }, { $field }: this verb takes no number; write = true instead of { $given }.
flaw-text = { $card }, { $field }: a short text on one line is wanted.
flaw-word = { $card }, { $field }: “{ $given }” is not known. What is: { $near }.
flaw-mixed = { $card }, { $field }: a list holds names of cards or kinds, not both.
flaw-timing = { $card }, { $field }: a card of the kind { $kind } has no such ability; those that have: { $kinds }.
flaw-ability = { $card }, { $field }: an ability is a table with a list “do” that holds at least one verb.
flaw-part = { $card }, { $field }: an ability has no such part; it has: { $parts }.
flaw-condition = { $card }, { $field }: “{ $given }” counts nothing. A condition reads like “hand <= 0”; counts: { $near }.
flaw-rows = { $card }, { $field }: a list of at most nine verbs is wanted, each like draw = 1 in braces.
flaw-verb = { $card }, { $field }: there is no such verb, or not one alone. Verbs: { $near }.
flaw-verb-place = { $card }, { $field }: this verb cannot stand in “{ $part }” here. Those that can: { $verbs }.
flaw-attack = { $card }, { $field }: “attack” must be the only verb of its ability.
flaw-argument = { $card }, { $field }: “{ $verb }” takes no such argument; it takes: { $takes }.
