### What is on the cards: names of abilities and their rules in short, types, verbs; flaws of card packs.

## Abilities: `ability-NAME`, and `ability-NAME-text` with $number (icons or Gold)

ability-scouting = Scouting
ability-terrify = Terrify
ability-dragonslayer = Dragonslayer
ability-ranged = Ranged
ability-swift = Swift
ability-bounty = Bounty
ability-conquest = Conquest
ability-flying = Flying
ability-magic = Magic
ability-siege = Siege
ability-stealth = Stealth
ability-vicious = Vicious
ability-return-to-self = Return to Self
ability-return-to-ally = Return to Ally
ability-wealthy = Wealthy
ability-war-cry = War Cry
ability-gate-to-self = Gate to Self
ability-gate-to-ally = Gate to Ally
ability-prosperous = Prosperous
ability-taxes = Taxes

ability-scouting-text = Reveal this card as you deploy it: one place of the Enemy’s is turned face up.
ability-terrify-text = At the start of the battle one enemy unit here flees to its own side’s Retired Pile.
ability-dragonslayer-text = At the start of the battle one enemy Dragon here is yours: it goes to your Retired Pile.
ability-ranged-text = At the start of the battle you may retire this unit to capture an enemy Troop here that is no stronger.
ability-swift-text = You win a tied battle here, unless the Enemy shows as many Swift icons.
ability-bounty-text = Whoever takes this unit as a Spoil gains { $number } Gold.
ability-conquest-text = Your Spoils here may be Defenses even while enemy Troops remain.
ability-flying-text = Only a side with a Ranged or Flying unit here can take this unit as a Spoil.
ability-magic-text = Your Spoils here may be Stealth units.
ability-siege-text = One enemy Defense here produces nothing for the rest of the Age.
ability-stealth-text = Only a side with a Magic unit here can take this unit as a Spoil.
ability-vicious-text = If you win or tie here, take { $number ->
    [one] one Spoil
   *[other] { $number } Spoils
} more.
ability-return-to-self-text = When it would retire, this unit goes back to your War Camp.
ability-return-to-ally-text = When it would retire, this unit goes to your Ally’s War Camp.
ability-wealthy-text = When this unit retires, gain { $number } Gold.
ability-war-cry-text = When this unit retires, the top card of your Nation Deck goes to your War Camp.
ability-gate-to-self-text = As it produces, you may bring a Troop from your Retired Pile back to your War Camp.
ability-gate-to-ally-text = As it produces, you may send a Troop from your Retired Pile to your Ally’s War Camp.
ability-prosperous-text = As it produces, you and your Ally gain { $number } Gold each.
ability-taxes-text = As it produces, gain { $number } Gold.

## Types, Locations, difficulty, sources

type-troop = Troop
type-defense = Defense
type-protected = Protected Defense
type-adventure = Adventure
location-ruins = Ruins
location-village = Village
location-town = Town
location-city = City
location-ruins-text = If defended: you may put the top card of your Nation Deck on the Lost Pile.
location-village-text = If defended: gain { $number } Gold.
location-town-text = If defended: you may put the top card of your Nation Deck into your War Camp.
location-city-text = If defended: you and your Ally gain { $number } Gold each.
difficulty-very-easy = very easy
difficulty-easy = easy
difficulty-average = average
difficulty-difficult = difficult
difficulty-very-difficult = very difficult
source-rulebook = printed in the rulebook
source-published = published
source-house = ours, balanced by simulation

## Adventures

condition-need = Only with { $ability } at the Adventure.
condition-ease = { $number } easier with { $ability } at the Adventure.
condition-troops = Only with { $number } or more Troops that have Adventure Strength.
effect-ally-gold = Your Ally gains { $number } Gold.
effect-muster = { $number ->
    [one] The top card
   *[other] The top { $number } cards
} of your Nation Deck { $number ->
    [one] goes
   *[other] go
} to your War Camp.
effect-hire = { $number ->
    [one] The top Mercenary
   *[other] The top { $number } Mercenaries
} of this Age { $number ->
    [one] joins
   *[other] join
} your War Camp.
effect-recall = You may bring { $number ->
    [one] a Troop
   *[other] up to { $number } Troops
} from your Retired Pile back to your War Camp.
effect-plunder = { $number ->
    [one] The top card
   *[other] The top { $number } cards
} of the Enemy’s Nation Deck { $number ->
    [one] goes
   *[other] go
} to your Retired Pile.
effect-levy = The Enemy pays up to { $number } Gold.
card-dragon = A Dragon.
card-weakness = Weak against { $ability }.
bonus-adventures = { $number } VP for each Adventure you have completed or hold.
bonus-defenses = { $number } VP for each Defense at your Locations.
bonus-dragons = { $number } VP for each Dragon in your War Camp and Retired Pile.
bonus-wars = { $number } VP for each War Token you hold.

## Card packs and options that cannot be

deck-mercenaries = Mercenaries
deck-adventures = Adventures
pack-toml = The card pack is no valid TOML: { $detail }
pack-name = “{ $field }” cannot be that: name is a short text, whole is true or false.
pack-digest = The figures are not those of card pack { $pack }.
card-unknown = There is no card, mat or die “{ $card }”. Units are U1 to U221, Adventures A1 to A36.
card-twice = { $card } stands here a second time.
card-table = { $card } should be a table of fields.
card-missing = { $card } is missing from a pack that promises to be whole.
card-field = { $card } has no field “{ $field }”. There are: { $fields }.
card-form = { $card }, { $field }: the value should look like { $wanted }.
card-range = { $card }, { $field }: { $value } cannot be; it lies between { $least } and { $most }.
card-choice = { $card }, { $field }: “{ $given }” cannot be; there are: { $choices }.
card-ability = { $card }, { $field }: there is no ability “{ $given }”. There are: { $abilities }.
card-ability-twice = { $card }, { $field }: { $given } stands there twice; write “{ $given } 2” for two icons.
card-number = { $card }, { $field }: “{ $given }” has a number too many, too few or out of range.
card-gold = { $card }, { $field }: { $given } needs its Gold, as in “{ $given } 3”.
card-verb = { $card }, { $field }: “{ $given }” is unknown. There are: { $verbs }.
card-parapet = { $card }, { $field }: a Protected Defense shows weaknesses, and nothing else does.
card-no-troop = { $card }, { $field }: only Troops have it.
card-no-defense = { $card }, { $field }: only an Adventure that becomes a Defense has it.
card-left-out = { $card }, { $field }: a card of a nation’s own deck cannot be left out.
age-thin = Age { $age } has too few { $deck ->
    [mercenaries] Mercenaries
    [adventures] Adventures
   *[other] cards of { $deck }
}: { $count }, where { $least } are needed.
