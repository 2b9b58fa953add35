# Ce qui se trouve sur la table de Rune Age dans un terminal.

race-short-daqan = Daqan
race-short-waiqar = Waiqar
race-short-latari = Latari
race-short-uthuk = Uthuk
race-short-dunwarr = Dunwarr
race-short-orcs = Orques
table-round = Manche { $round } sur { $rounds }
table-events = { $stage ->
    [0] plus d'événement
   *[other] { $count ->
        [one] un événement
       *[other] { $count } événements
     }, étape { $stage }
 }
table-shared = Royaume commun
table-reversed = { $now ->
    [yes] ordre inversé
   *[no] ordre inversé dès la prochaine manche
 }
table-terrinoth = Terrinoth
table-sites = Cités
table-enemies = Menaces
table-event = Événement : { $card }
table-told = { $card } : { $told }
table-players = Joueurs
table-realm = Royaume
table-hand-size = Main
table-deck = Pioc.
table-pile = Déf.
table-area = Race et domaine
table-out = éliminé
table-known = connu : { $cards }
table-discards = Défausse
table-barracks = Caserne
table-hand = Main
table-shown = Montré
table-top = Pioche
table-paid = payé : { $credit }
table-combat = Combat
table-battle = Bataille : { $target }
table-siege = Siège : { $target }
table-ahead = { $who ->
    [attacker] { $lead ->
        [0] égalité, qui va à l'attaquant
       *[other] l'attaquant mène de { $lead }
     }
   *[defender] il manque { $missing } à l'attaquant
 }
table-losses = { $count ->
    [one] une unité à perdre
   *[other] { $count } unités à perdre
 }
table-more = { $more } grâce à d'autres cartes
table-passed = a passé
sign-gold = or
sign-influence = influence
sign-strength = force
sign-defense = défense propre
sign-attrition = attrition
sign-points = points
sign-damage = dégâts d'un royaume
sign-stronghold = forteresses tenues
sign-first = premier joueur ; dans l'Ascension, le Suzerain
sign-tried = attaqué par vous cette manche
sign-wounded = blessé
sign-exhausted = épuisé
