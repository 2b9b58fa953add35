# What stands on the table of Rune Age in a terminal.

race-short-daqan = Daqan
race-short-waiqar = Waiqar
race-short-latari = Latari
race-short-uthuk = Uthuk
race-short-dunwarr = Dunwarr
race-short-orcs = Orcs
table-round = Round { $round } of { $rounds }
table-events = { $stage ->
    [0] no events left
   *[other] { $count ->
        [one] one event
       *[other] { $count } events
     }, stage { $stage }
 }
table-shared = Home realm of all
table-reversed = { $now ->
    [yes] turns run backwards
   *[no] next round turns round
 }
table-terrinoth = Terrinoth
table-sites = Cities
table-enemies = Threats
table-event = Event: { $card }
table-told = { $card }: { $told }
table-players = Players
table-realm = Realm
table-hand-size = Hand
table-deck = Deck
table-pile = Pile
table-area = Race and area
table-out = eliminated
table-known = known: { $cards }
table-discards = Pile
table-barracks = Barracks
table-hand = Hand
table-shown = Shown
table-top = Deck top
table-paid = paid: { $credit }
table-combat = Combat
table-battle = Battle: { $target }
table-siege = Siege: { $target }
table-ahead = { $who ->
    [attacker] { $lead ->
        [0] a tie, which the attacker wins
       *[other] the attacker is ahead by { $lead }
     }
   *[defender] the attacker lacks { $missing }
 }
table-losses = { $count ->
    [one] one unit to lose
   *[other] { $count } units to lose
 }
table-more = { $more } by other cards
table-passed = has passed
sign-gold = gold
sign-influence = influence
sign-strength = strength
sign-defense = auto-defense
sign-attrition = attrition
sign-points = points
sign-damage = damage of a home realm
sign-stronghold = strongholds held
sign-first = first player; in Ascent, the Overlord
sign-tried = attacked by you this round
sign-wounded = wounded
sign-exhausted = exhausted
