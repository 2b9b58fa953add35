# Rune Age en français. Les noms des cartes et leurs effets sont dans fr-cards.ftl.

game-name = Rune Age
game-sentence = Achetez des unités, prenez des cités, combattez les Ennemis et vos rivaux : chaque scénario se gagne à sa façon.

## Options

option-scenario = resurgence : vaincre le premier le Grand Seigneur Dragon ; runewars : rester le dernier ; cataclysm : survivre ensemble ; monument : bâtir le sien ; ascent : tous contre le Suzerain ; landmarks : tenir les lieux qui comptent ; resurgence-together : Resurgence avec un seul royaume pour tous.
option-expansion = Jouer avec Oath and Anvil : Nains et Orques, nouvelles unités, événements et scénarios.
option-mercenaries = Ajouter trois piles de mercenaires à Terrinoth.
option-races = La race de chaque place, séparées par des virgules : daqan, waiqar, latari, uthuk, dunwarr, orcs. Vide : tirées au sort.
option-neutrals = Cartes neutres au choix, trois séparées par des virgules. Vide : celles que le scénario recommande.
option-mythic_leave = Les unités mythiques détruites quittent la partie au lieu d'être défaussées.
option-cards = Cartes qui remplacent ou complètent les nôtres, en table ; `--cards FICHIER` la remplit depuis un paquet de cartes.
form-scenario = Scénario
form-races = La race de chaque place, dans leur ordre. Aucune choisie : tirées au sort.
form-neutrals = Trois cartes neutres au choix, par leurs mots. Vide : celles que le scénario recommande.

## Names

race-daqan = les Seigneurs Daqan
race-waiqar = Waiqar le Non-Mort
race-latari = les Elfes Latari
race-uthuk = les Uthuk Y’llan
race-dunwarr = les Nains de Dunwarr
race-orcs = les Orques des Plaines Brisées
scenario-resurgence = Le Retour des Seigneurs Dragons
scenario-runewars = Runewars
scenario-cataclysm = Le Cataclysme
scenario-monument = Le Monument
scenario-ascent = L'Ascension du Suzerain
scenario-landmarks = Les Hauts Lieux
scenario-resurgence-together = Le Retour des Seigneurs Dragons, ensemble

goal-resurgence = Soyez le premier à vaincre le Haut Seigneur dragon.
goal-runewars = Soyez le dernier dont le royaume tient encore.
goal-cataclysm = Survivez ensemble à toute la pioche d'événements. Qu'un seul royaume tombe, et tous ont perdu.
goal-monument = Soyez le premier à bâtir votre monument.
goal-ascent = Le premier joueur est le Suzerain : les alliés abattent son royaume, ou il abat les leurs.
goal-landmarks = Ayez le plus de points de lieux remarquables à la fin de la dernière manche.
goal-resurgence-together = Vainquez ensemble le Haut Seigneur dragon avant que ne tombe votre royaume commun.

## What is being decided

step-turn = Attaquez, utilisez une carte, dépensez or ou influence, ou terminez.
step-gold = Payez en or et achetez, puis dites « terminé ». Le reste est perdu.
step-influence = Épuisez de l'influence et achetez, puis « terminé ». Le reste est perdu.
step-retain = Épuisez de l'influence pour garder des cartes, une par point ; ou « terminé ».
step-drop = Défaussez les cartes que vous ne gardez pas, puis dites « terminé ».
step-assault = Jouez unités et tactiques au combat, ou passez.
step-played = Utiliser la capacité de la carte jouée ?
step-rolled = Relancer les dés d'attrition ? Le second jet compte.
step-losses = Attrition : quelle unité est détruite ?
step-resolution = Résolution : utilisez les capacités dans l'ordre voulu, puis « terminé ».
step-aftermath = Fin du combat : capacités dans l'ordre voulu, puis « terminé ».
step-pick = Choisissez une carte pour la capacité.
step-who = Désignez un joueur.
step-price = Payez de l'influence pour la capacité.
step-toll = Payez ce que vous voulez, en or et en influence ; puis dites « terminé ».
step-hire = Achetez en or grâce à la capacité, ou « terminé ».
step-shown = Laquelle des cartes montrées prenez-vous ?
step-either = Défausser la carte montrée, ou la remettre sur la pioche ?
step-look = Défaussez les cartes regardées de votre choix, puis dites « terminé ».
step-order = Quelle carte est remise ensuite ? La dernière sera au-dessus.
step-over = La partie est finie.

## Moves, as labels

label-attack = Attaquer { $card }
label-attack-siege = Assiéger { $card }
label-besiege = Assiéger { $race }
label-use = Utiliser { $card }
label-use-full = Utiliser { $card }. { $ability }
label-spend = Payer avec { $card }
label-exhaust = Épuiser { $card }
label-buy = Acheter { $card } pour { $cost }
label-play = Jouer { $card }
label-choose = Choisir { $card }
label-name = Désigner { $race }
label-end = Terminer les actions
label-done = Terminé
label-pass = Passer
label-skip = Non, merci
label-reroll = Relancer
label-discard = La défausser
label-return = La remettre sur la pioche
choose-discard = Défausser { $card }
choose-destroy = Détruire { $card }
choose-wound = Blesser { $card }
choose-heal = Soigner { $card }
choose-strengthen = Renforcer { $card }
choose-take = Prendre { $card }
choose-join = Faire venir { $card }
choose-gain = Gagner { $card }
choose-exhaust = Épuiser { $card }
choose-refresh = Redresser { $card }
choose-lose = Perdre { $card }
choose-order = Remettre { $card } ensuite

## Why not

refused-turn = C'est le moment d'une action : attaquer, assiéger, utiliser, dépenser, épuiser ou terminer. « { $move } » n'en est pas une.
refused-buying = Un achat est en cours : payez, achetez ou dites « terminé » ; rien ne s'intercale.
refused-retaining = Vous choisissez ce que vous gardez ; « { $move } » n'a rien à y faire.
refused-assault = Un combat est en cours : jouez une unité ou une tactique, ou passez.
refused-passed = Vous avez passé dans ce combat.
refused-ability-asked = On vous demande pour une capacité : utilisez-la, ou dites que vous en avez fini.
refused-choice-asked = On vous demande de choisir une carte : « { $move } » n'est pas une réponse.
refused-losses-asked = Attrition : choisissez l'unité perdue.
refused-shown-asked = On vous demande ce que deviennent les cartes prises sur votre pioche.
refused-naming-asked = Désignez un joueur qui peut l'être.
refused-not-in-hand = Vous n'avez pas { $card } en main.
refused-not-for-combat = { $card } n'est ni unité ni tactique : elle ne se joue pas au combat.
refused-no-target = { $card } n'est rien que vous puissiez attaquer maintenant.
refused-own-already = { $card } est déjà à vous.
refused-stronghold-safe = On n'attaque jamais les bastions des autres.
refused-attacked-already = Vous l'avez déjà attaqué pendant cette manche.
refused-no-city-siege = Dans ce scénario on n'assiège pas les cités des autres.
refused-no-realm-siege = Dans ce scénario on n'assiège pas les royaumes.
refused-own-realm = C'est votre propre royaume.
refused-no-race = Plus personne ne joue cette race.
refused-same-side = Vous combattez du même côté.
refused-forbidden = Un événement en jeu l'interdit pendant cette manche.
refused-not-gold = { $card } ne vous donne pas d'or maintenant.
refused-not-influence = { $card } ne vous donne pas d'influence maintenant.
refused-exhausted = { $card } est épuisée jusqu'à votre prochain tour.
refused-too-little = Tout ce que vous pourriez payer n'achète rien : l'action ne peut commencer.
refused-not-for-sale = { $card } ne s'achète pas ainsi.
refused-wrong-money = L'or achète dans votre caserne, l'influence à Terrinoth.
refused-pile-empty = Il ne reste plus de { $card } à acheter.
refused-too-dear = { $card } coûte { $cost }, et { $credit } est payé.
refused-nothing-bought = Achetez d'abord quelque chose : on ne paie pas pour rien.
refused-bought-enough = Cette capacité n'achète rien de plus.
refused-retained-many = Vous avez payé pour garder { $credit ->
    [one] une carte
   *[other] { $credit } cartes
 } : défaussez-en encore.
refused-no-ability = { $card } n'a pas de capacité utilisable maintenant.
refused-used-already = Cette capacité de { $card } a servi pendant cette manche.
refused-cannot-use = { $card } : ses conditions ne sont pas remplies, son prix ne peut être payé, ou il n'y a pas de cible.
refused-must-resolve = La capacité de l'Ennemi doit d'abord être appliquée.
refused-not-among = { $card } n'est pas parmi les cartes qu'on peut choisir.
refused-must-choose = Vous devez en choisir une.

## Options that cannot be

race-count = { $given } races sont nommées ; chaque joueur en prend une.
race-unknown = Il n'y a pas de race « { $race } » dans ces boîtes. Il y a : { $races }.
race-twice = Une race est nommée deux fois ; chacune n'a qu'un jeu de cartes.
scenario-of-expansion = Le scénario « { $scenario } » appartient à l'extension.
mercenaries-of-expansion = Les mercenaires appartiennent à l'extension.
neutral-unknown = « { $card } » n'est pas une carte neutre de ces boîtes. Il y a : { $cards }.
neutral-twice = Une carte neutre est nommée deux fois.
neutral-costs = Les trois cartes neutres doivent coûter { $costs }, comme celles recommandées.

## What happened

event-round = La manche { $number } commence.
event-turn = { $you ->
    [yes] À vous de jouer
   *[no] Au tour de { $seat }
 }.
event-turn-ended = { $seat } : plus d'actions.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } { $cards }.
event-drew-hidden = { $seat } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
event-shuffled = { $seat } : la défausse est mélangée, { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
event-discarded = { $seat } : { $card } est défaussée.
event-retained = { $seat } : { $number ->
    [one] une carte gardée
   *[other] { $number } cartes gardées
 }.
event-spent = { $seat } : { $card } est dépensée.
event-exhausted = { $seat } : { $card } est épuisée.
event-refreshed = { $seat } : { $card } est redressée.
event-bought = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
 } { $card }.
event-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
 } { $card }.
event-attacked = { $you ->
    [yes] Vous attaquez
   *[no] { $seat } attaque
 } { $card }.
event-besieged = { $you ->
    [yes] Vous assiégez
   *[no] { $seat } assiège
 } { $race }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
 } { $card } : force { $number }.
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
 }.
event-used = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
 } { $card }.
event-die = { $seat } : les dés d'attrition donnent { $number }.
event-destroyed = { $seat } : { $card } est détruite.
event-wounded = { $seat } : { $card } est blessée.
event-healed = { $seat } : { $card } n'est plus blessée.
event-stronger = { $seat } : { $card } a { $number } de force en plus.
event-weaker = { $seat } : { $card } a { $number } de force en moins.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
 }, { $number } contre { $against }.
event-lost = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
 }, { $number } contre { $against }.
event-secured = { $you ->
    [yes] Vous prenez le contrôle
   *[no] { $seat } prend le contrôle
 } : { $card }.
event-rewarded = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $card }.
event-defeated = { $you ->
    [yes] Vous triomphez
   *[no] { $seat } triomphe
 } : { $card }.
event-damaged = { $seat } : { $number } de dégâts au royaume.
event-repaired = { $seat } : { $number } de dégâts en moins au royaume.
event-eliminated = { $you ->
    [yes] Vous êtes éliminé
   *[no] { $seat } est éliminé
 }.
event-first-player = { $you ->
    [yes] Vous êtes désormais premier joueur
   *[no] { $seat } est désormais premier joueur
 }.
event-event = Événement : { $card }.
event-no-event = Il ne reste plus d'événement.
event-events-rebuilt = La pioche d'événements est refaite de { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
event-expired = { $card } prend fin.
event-named = { $you ->
    [yes] Vous désignez
   *[no] { $seat } désigne
 } { $race }.
event-revealed = { $you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
 } { $card }.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
 } { $cards }.
event-looked-hidden = { $seat } regarde { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
 } de sa pioche.
event-took = { $seat } : { $card } va en main.
event-put-back = { $seat } : { $card } retourne sur la pioche.
event-put-back-hidden = { $seat } : une carte retourne sur la pioche.
event-joined = { $seat } : { $card } rejoint le combat.
event-reversed = Dès la prochaine manche, on joue dans l'autre sens.
event-game-ended = La partie est finie.

## Results

points-victory = victoire
points-landmarks = hauts lieux
decided-defeated = l'objectif est vaincu
decided-last-left = il ne reste personne d'autre
decided-survived = la pioche d'événements est épuisée
decided-built = le monument est debout
decided-overthrown = le Suzerain est tombé
decided-ruled = le Suzerain a survécu aux alliés
decided-held = par les hauts lieux tenus, puis par la force de toutes les unités
decided-fallen = tous ont perdu
decided-time = la dernière manche est finie

## Ce que dit un conseiller

advice-attack = victoire probable, et qui en vaut la peine
advice-besiege = leur armée semble plus faible que la vôtre
advice-use = rapporte plus que cela ne coûte
advice-pay = paie quelque chose d’utile
advice-retain = mieux qu’une carte de la pioche
advice-buy = le meilleur que vous puissiez payer
advice-play = aide à gagner ce combat
advice-lose = celle qui vous manquera le moins
advice-choose = la plus utile
advice-other = dans la situation présente
advice-not-now = n’en vaut pas la peine maintenant

## What a balance counts

counted-card = cartes achetées
counted-length = manches

## Positions that cannot be

position-races = Races : chacune des { $wanted } places a la sienne, comme le disent les options.
position-things = Les cartes qui ont leur propre place ne sont pas celles de cette partie.
position-piles = Les piles de Terrinoth ne sont pas celles de cette partie.
position-thing = « { $thing } » n'est pas une carte à sa place.
position-event = { $card } n'est pas dans la pioche d'événements.
position-barracks = La caserne de la place { $seat } contient d'autres unités.
position-target = « { $target } » ne se dispute pas.
position-effect = { $card } n'a pas de capacité { $timing }.
position-card-of-other = La place { $seat } a { $card }, d'une autre race.
position-card = Il y a { $there } de { $card } au lieu de { $wanted }.
position-marks = Place { $seat } : une carte est marquée comme connue là où elle ne peut l'être.
position-place = { $card } ne peut être là.
position-event-deck = La pioche d'événements n'est pas faite des cartes qui y sont, étapes dans l'ordre.
