# Ettin en français. Ce que portent les cartes est dans fr-cards.ftl, la guerre dans fr-war.ftl.

game-name = Ettin
game-sentence = Draftez avec un Allié d’un côté, combattez un Ennemi de l’autre, et gagnez trois guerres ensemble.

## Options

option-edition = L’édition dont cartes et factions portent les noms : en, de 2020, ou fr, de 2021. Elle ne dépend pas de la langue de l’interface.
option-pick = Comment sont prises les factions : choose, l’un après l’autre à partir du premier joueur, vers la gauche ; ou random, au hasard.
option-nations = La faction de chaque place, séparées par des virgules. Vide : elles sont choisies.
option-odd = À nombre impair, la place qui joue deux factions. Vide : tirée au sort.
option-secretive = Les places qui cachent leurs cartes aussi à leur Allié, séparées par des virgules.
option-payout = Ce que l’or remplace quand toutes les pioches sont vides : chaque carte manquante (card), ou chaque pioche (draw).
option-scout_adventure = L’Éclaireur peut viser l’Aventure, pas seulement les Lieux.
option-must_target = Terreur et Tueur de dragons sont obligatoires quand il y a une cible.
option-early_retire = Richesse et Cri de ralliement agissent aussi pour une unité qui part en pleine bataille.
option-unopposed_wins = Des Troupes gagnent là où il n’y a aucune unité ennemie, quels que soient les scores.
option-protected_always = Une Défense fortifiée sans réponse change tout résultat en Trêve, pas seulement une défaite.
option-must_attempt = Qui gagne à l’Aventure doit la tenter.
option-place_later = Une Défense d’Aventure qui n’est pas placée aussitôt peut l’être lors d’une guerre suivante.
option-troops_shield = Des Troupes impossibles à prendre couvrent les Défenses à côté d’elles.
option-vicious_deck = Sournoiserie prend aussi d’autres cartes du deck ennemi.
option-siege_needs_win = Seul le camp qui a gagné la bataille peut assiéger.
option-must_lose_souls = Âmes perdues est obligatoire.
option-cities_double = À deux joueurs une Cité paie deux fois, comme une carte avec Prospérité.
option-pack = Le paquet de cartes dont viennent les valeurs ; « --cards FICHIER » le remplit.
option-figures = Des valeurs qui remplacent les nôtres, par carte ; « --cards FICHIER » les remplit d’après un paquet.
form-edition = L’édition dont cartes et factions portent les noms
edition-en = Édition anglaise, 2020
edition-fr = Édition française, 2021
form-pick = Comment sont prises les factions
pick-choose = L’un après l’autre, du premier joueur vers la gauche
pick-random = Au hasard
form-nations = La faction de chaque place, dans leur ordre. Aucune choisie : elles sont prises.
form-odd = À nombre impair, la place qui joue deux factions (comptée de 0). Vide : tirée au sort.
form-secretive = Les places qui cachent leurs cartes aussi à leur Allié (comptées de 0)
form-payout = Ce que l’or remplace quand toutes les pioches sont vides
payout-card = Chaque carte manquante
payout-draw = Chaque pioche, quoi qu’il lui manque
nation-unknown = « { $nation } » n’est pas une faction. Il y a : { $nations }.
nation-twice = Une faction est donnée à deux places.

## Names

place-far = Lieu éloigné
place-middle = Lieu du milieu
place-near = Lieu proche
place-adventure = Aventure

## What is being decided

step-nations = Quelle faction jouez-vous ?
step-initiative = Qui a l’Initiative : vous ou votre Ennemi ?
step-pick = Draftez une carte de la rangée.
step-propose = Proposez un partage à votre Allié : nommez les cartes que vous voulez.
step-agreement = Acceptez la proposition de votre Allié, ou choisissez tour à tour ?
step-trade = Recruter ou vendre chaque carte ? Tout reste secret jusqu’à ce que tous aient décidé.
step-over = La partie est terminée.

## Moves, as labels

label-switch = Passer à votre autre faction
label-switch-to = Passer à votre autre faction : { $nation }
label-choose = Jouer : { $nation }
label-initiative = { $who ->
    [self] Prendre l’Initiative
   *[other] Laisser l’Initiative à l’Ennemi
 }
label-draft = Drafter { $card }
label-want = Proposer de prendre { $card }
label-agree = Accepter
label-disagree = Plutôt choisir tour à tour
label-recruit = Recruter { $card } pour { $cost } or
label-sell = Vendre { $card } pour { $sale } or

## Why not

refused-not-now = Ce n’est pas ce qui se décide maintenant.
refused-switch = Aucune autre de vos factions n’a de décision à prendre.
refused-other-lane = Passez d’abord à votre autre faction : celle-ci doit attendre.
refused-nation-taken = { $nation } : cette faction est prise.
refused-nation-near = Des voisins jouent des factions différentes, même de deux boîtes à l’autre.
refused-nation-given = Les options vous donnent une autre faction.
refused-mercenaries = Seule la seconde faction du joueur impair est celle des Mercenaires.
refused-not-in-lineup = { $card } n’est pas dans votre rangée.
refused-wanted = Vous avez déjà nommé { $card }.
refused-not-drafted = Vous n’avez pas de { $card } à recruter ou à vendre.
refused-too-dear = { $card } coûte { $cost } or ; vous pouvez en dépenser { $purse }, ventes comprises.

## What happens

event-chose = { $seat } : { $nation }.
event-leads = Initiative : { $seat } ({ $nation }).
event-age-began = L’Âge { $age } commence. Chaque faction gagne { $gold } or.
event-quest-laid = { $seat } ({ $nation }) : pioche de l’Aventure { $card }.
event-lined-up = Rangée de { $nation } et { $other } : { $cards }.
event-laid-out = Rangée de { $nation } : { $cards }.
event-paid = { $seat } ({ $nation }) : { $gold } or pour une carte que plus personne n’a.
event-proposed = { $seat } ({ $nation }) : proposition de prendre { $cards }.
event-agreed = { $seat } ({ $nation }) : accord donné.
event-disagreed = { $seat } ({ $nation }) : préférence pour choisir tour à tour.
event-drafted = { $seat } ({ $nation }) : draft de { $card }.
event-recruited = { $seat } ({ $nation }) : recrutement de { $card }.
event-sold = { $seat } ({ $nation }) : vente de { $card }.
event-lost = { $seat } ({ $nation }) : { $card } va au Cimetière.
event-drew = { $seat } ({ $nation }) : pioche de { $card } face cachée.
event-drew-hidden = { $seat } ({ $nation }) : pioche d’une carte face cachée.
event-war-won = { $seat } ({ $nation }) : victoire à la guerre { $age }.
event-war-tied = La guerre entre { $nation } et { $other } est une égalité. Chacun gagne { $gold } or ; l’Initiative change de main.
event-quest-lost = { $card } n’a pas été accomplie et va au Cimetière.
event-ended = La troisième guerre est finie, et la partie avec elle.

## Points

points-war = { $nation } : jeton Guerre de l’Âge { $age }
points-camp = { $nation } : { $card } au Camp de guerre
points-defense = { $nation } : { $card } sur un Lieu
points-retired = { $nation } : { $card } dans la pile de Repos
points-bonus = { $nation } : bonus de { $card }
points-gold = { $nation } : un point par 2 or, sur { $gold }
decided-gold = départagés par l’or

## Positions

position-card = { $card } : { $there } sur { $wanted }
position-initiative = le jeton d’Initiative de la paire { $pair } est chez quelqu’un d’autre
position-nations = les factions ne sont pas de celles que l’on peut choisir
position-deck = la pioche { $deck } contient d’autres cartes, ou dans un autre ordre
position-mark = { $card } ne peut pas être là ainsi, connue de ceux qui la connaissent
position-tokens = les jetons Guerre de la paire { $pair } ne sont pas ceux des guerres menées
position-adventure = l’Aventure de la paire { $pair } n’est pas de cet Âge
position-focus = seul le joueur impair se tourne vers l’un de deux Ennemis
position-setup = avant le premier Âge personne n’a rien
position-outcomes = des batailles sont marquées, mais il n’y a pas de guerre
position-cursor = il reste quelque chose d’une bataille
position-lineup = il y a une rangée, mais personne ne drafte
position-spot = { $card } ne peut pas être là maintenant
