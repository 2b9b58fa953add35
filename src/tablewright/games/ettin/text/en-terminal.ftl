### The table in a terminal, in English.

table-age = Age { $age }
table-quest = (difficulty { $difficulty } + die; { $points } VP, { $gold } Gold)
table-no-nation = no nation yet
table-you = (you)
table-player = ({ $name })
table-enemy = (Enemy: { $name })
table-ally = (Ally: { $name })
table-against = (their Enemy: { $name })
table-lead = ◆ Initiative
table-gold = { $gold } Gold
table-counts = camp { $camp }, retired { $retired }, deck { $deck }
table-counts-brief = camp { $camp } ret. { $retired } deck { $deck }
table-tokens = Wars won: { $ages }
table-tokens-brief = won { $ages }
table-pays = pays { $gold }
table-more = … { $count } more
table-facedown = facedown
short-far = far
short-middle = middle
short-near = near
short-adventure = quest
outcome-won = won
outcome-lost = lost
outcome-tie = tie
outcome-tie-brief = tie
outcome-no-battle = no battle
outcome-no-battle-brief = void
table-lineup = Your Lineup (Strength, cost/sale, ★ Adventure Strength)
table-lineup-with = Lineup with the { $nation } (Strength, cost/sale, ★ Adventure Strength)
table-drafted = Drafted by the { $nation }:
table-hand = In hand:
table-camp = War Camp:
table-known = The Enemy has:
table-retired = Retired Pile:
table-others = The other Wars
table-dragon = Dragon
table-legend = ▸ who decides   ◆ Initiative   ▒ facedown for others   ↯ leaves   ✗ taken   ★ Adventure Strength   the last number is Strength
table-house = Most figures of the cards are ours, for no rulebook prints them; “tablewright cards export ettin” tells which.

figure-strength = Strength { $strength }
figure-strength-brief = { $strength }
figure-price = cost { $cost }, sale { $sale }
figure-price-brief = { $cost }/{ $sale }
figure-adventure = ★ Adventure { $strength }
figure-adventure-brief = ★{ $strength }
figure-vp = { $points } VP

phase-nations = Nations are chosen
phase-setup = Setup
phase-skirmish = Skirmish
phase-peacetime = Peacetime
phase-war = War
phase-over = The game is over

brief-deploy = { $card } › { $where }
brief-scout = ◎{ $card } › { $where }
