### The table in a terminal, in French.

table-age = Âge { $age }
table-quest = (difficulté { $difficulty } + dé ; { $points } PV, { $gold } or)
table-no-nation = pas encore de faction
table-you = (vous)
table-player = ({ $name })
table-enemy = (Ennemi : { $name })
table-ally = (Allié : { $name })
table-against = (son Ennemi : { $name })
table-lead = ◆ Initiative
table-gold = { $gold } or
table-counts = camp { $camp }, repos { $retired }, pioche { $deck }
table-counts-brief = camp { $camp } rep. { $retired } pioche { $deck }
table-tokens = Guerres gagnées : { $ages }
table-tokens-brief = gagné { $ages }
table-pays = rapporte { $gold }
table-more = … { $count } de plus
table-facedown = cachée
short-far = loin
short-middle = milieu
short-near = près
short-adventure = quête
outcome-won = gagné
outcome-lost = perdu
outcome-tie = égalité
outcome-tie-brief = égal
outcome-no-battle = trêve
outcome-no-battle-brief = trêve
table-lineup = Votre rangée (force, coût/vente, ★ force d’aventure)
table-lineup-with = Rangée avec : { $nation } (force, coût/vente, ★ force d’aventure)
table-drafted = Drafté par { $nation } :
table-hand = En main :
table-camp = Camp :
table-known = L’Ennemi a :
table-retired = Repos :
table-others = Les autres guerres
table-dragon = Dragon
table-legend = ▸ qui décide   ◆ Initiative   ▒ cachée pour les autres   ↯ s’en va   ✗ prise   ★ force d’aventure   le dernier nombre est la force
table-house = La plupart des valeurs des cartes sont les nôtres, aucune règle ne les imprime ; « tablewright cards export ettin » dit lesquelles.

figure-strength = force { $strength }
figure-strength-brief = { $strength }
figure-price = coût { $cost }, vente { $sale }
figure-price-brief = { $cost }/{ $sale }
figure-adventure = ★ aventure { $strength }
figure-adventure-brief = ★{ $strength }
figure-vp = { $points } PV

phase-nations = Choix des factions
phase-setup = Mise en place
phase-skirmish = Recrutement
phase-peacetime = Alliance
phase-war = Guerre
phase-over = La partie est terminée

brief-deploy = { $card } › { $where }
brief-scout = ◎{ $card } › { $where }
