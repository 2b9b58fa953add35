### La guerre, du Déploiement à la Production, en français.

## What is being decided

step-war = La guerre.
step-deploy = Déployez une carte : où va-t-elle ?
step-spot = Votre Éclaireur vise un endroit de l’Ennemi : lequel ?
step-aim = Bataille, { $place } : { $shooter } utilise { $ability } sur quelle unité ennemie ?
step-attempt = Vous avez gagné à l’Aventure. La tentez-vous ?
step-sacrifice = L’Aventure a échoué : quelles Troupes sont perdues ?
step-recall = Quelles Troupes reviennent de votre pile de Repos dans votre Camp de guerre ?
step-siege = Bataille, { $place } : quelle Défense assiégez-vous ?
step-spoil = Butin, { $place } : que prenez-vous ?
step-build = Sur quel Lieu se dresse votre nouvelle Défense ?
step-return = Où cette unité se replie-t-elle ?
step-produce = Quelles capacités de Production utilisez-vous ?

## Moves, as labels

label-deploy = { $card } face cachée : { $place }
label-scout = { $card } face visible, en éclaireur : { $place }
label-spot = Retourner, chez l’Ennemi : { $place }
label-target = Viser { $card }
label-hold = S’abstenir
label-attempt = Tenter l’Aventure
label-decline = Renoncer
label-sacrifice = Perdre { $card }
label-recall = Rappeler { $card }
label-besiege = Assiéger { $card }
label-take = Prendre { $card }
label-take-top = Prendre la première carte du deck ennemi
label-build = La placer : { $place }
label-return-to-self = { $card } revient chez vous
label-return-to-ally = { $card } va chez votre Allié
label-gate-to-self = Rapatriement : { $card } dans votre Camp de guerre
label-gate-to-ally = Rapatriement : { $card } dans le Camp de guerre de votre Allié
label-lose-soul = Âmes perdues : la première carte de votre deck est perdue
label-call-to-arms = Appel aux armes : la première carte de votre deck va au Camp de guerre
label-done = C’est tout

## Why not

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-no-scout = { $card } n’a pas Éclaireur et se place face cachée.
refused-deploy-first = Vous déployez : toutes les cartes de votre main doivent être placées.
refused-spot-first = Votre Éclaireur vise d’abord un endroit.
refused-spot-adventure = À cette table l’Éclaireur ne vise que des Lieux.
refused-not-here = Aucune unité ennemie { $card } n’est dans cette bataille.
refused-no-dragon = { $card } n’est pas un Dragon.
refused-no-troop = { $card } : ce ne sont pas des Troupes ; À distance ne touche que des Troupes.
refused-too-strong = { $card } : plus de Force que l’unité qui vise.
refused-must-target = Cette capacité est obligatoire quand elle a une cible.
refused-aim-first = Les cibles de cette bataille sont en train d’être désignées.
refused-attempt-first = Dites d’abord si vous tentez l’Aventure.
refused-not-on-quest = { $card } n’est pas de vos Troupes avec Valeur d’Aventure présentes à l’Aventure.
refused-not-retired = { $card } n’est pas une Troupe de votre pile de Repos.
refused-no-siege = Aucune Défense ennemie { $card } sans jeton Siège n’est dans cette bataille.
refused-siege-first = Choisissez d’abord la Défense assiégée.
refused-no-spoil = Il n’y a pas de { $card } à prendre dans cette bataille.
refused-troops-first = Les Troupes sont prises avant les Défenses.
refused-flies = { $card } vole : seul un camp avec une unité À distance ou Vol ici peut la prendre.
refused-hides = { $card } est furtive : seul un camp avec une unité Magie ici peut la prendre.
refused-units-there = Le deck ennemi donne un seul Butin, là où aucune unité ennemie n’était dans la bataille, et tant qu’il a des cartes.
refused-spoil-first = Le Butin est en train d’être pris.
refused-no-site = Une Défense se place sur l’un de vos trois Lieux.
refused-no-return = Une autre unité attend de savoir où elle se replie.
refused-no-gate = Vous n’avez plus de tel Rapatriement à utiliser.
refused-not-defended = Aucun de vos Lieux défendus ne le permet (encore).
refused-must-lose-souls = À cette table Âmes perdues est obligatoire.
refused-produce-first = Les capacités de Production sont en cours.

## What happens

event-deployed = { $seat } ({ $nation }) : déploiement de { $card } face cachée, { $place }.
event-deployed-hidden = { $seat } ({ $nation }) : déploiement d’une carte face cachée, { $place }.
event-scouted = { $seat } ({ $nation }) : { $card } en éclaireur, { $place }.
event-turned-up = { $seat } ({ $nation }) : face visible, { $place } : { $cards }.
event-battle = Bataille, { $place } : { $nation } contre { $other }.
event-aimed = { $seat } ({ $nation }) : { $card } utilise { $ability } sur { $target }.
event-held = { $seat } ({ $nation }) : { $card } s’abstient.
event-withdrew = { $seat } ({ $nation }) : { $card } part dans la pile de Repos.
event-captured = { $seat } ({ $nation }) : capture de { $card }.
event-scored = { $seat } ({ $nation }) : { $total } ({ $units } des unités, { $site } du Lieu).
event-swift-won = { $seat } ({ $nation }) : égalité emportée par Agilité, { $icons } contre { $against }.
event-protects = { $seat } ({ $nation }) : { $card } est une Défense fortifiée, et aucune unité ennemie ne répond à son parapet.
event-battle-won = { $seat } ({ $nation }) : victoire, { $place }.
event-battle-tied = Égalité entre { $nation } et { $other }, { $place }.
event-not-fought = Trêve entre { $nation } et { $other }, { $place } : personne n’y gagne rien.
event-rolled = { $seat } ({ $nation }) : lancer de dé : { $die }. Difficulté { $difficulty } ({ $base } et { $die }{ $eased ->
    [0] {""}
   *[other] , moins { $eased }
 }) contre une Valeur de { $score }.
event-completed = { $seat } ({ $nation }) : Aventure accomplie : { $card }.
event-failed = { $seat } ({ $nation }) : Aventure échouée : { $card }.
event-declined = { $seat } ({ $nation }) : Aventure refusée : { $card }.
event-earned = { $seat } ({ $nation }) : { $gold } or par { $card }.
event-levied = { $seat } ({ $nation }) : { $gold } or pris à l’Ennemi.
event-recalled = { $seat } ({ $nation }) : rappel de { $card } au Camp de guerre.
event-recalled-hidden = { $seat } ({ $nation }) : rappel de Troupes au Camp de guerre.
event-besieged = { $seat } ({ $nation }) : siège de { $card }.
event-spoiled = { $seat } ({ $nation }) : Butin : { $card }.
event-claimed = { $seat } ({ $nation }) : Butin pris sur le deck ennemi, { $place }.
event-took-top = { $seat } ({ $nation }) : le Butin du deck est { $card }.
event-took-top-hidden = { $seat } ({ $nation }) : un Butin du deck, face cachée.
event-built = { $seat } ({ $nation }) : { $card } défend désormais, { $place }.
event-retired = { $seat } ({ $nation }) : au Repos : { $cards }.
event-returned = { $seat } ({ $nation }) : { $card } se replie au Camp de guerre.
event-returned-away = { $seat } ({ $nation }) : { $card } va au Camp de guerre de l’Allié.
event-gated = { $seat } ({ $nation }) : Rapatriement de { $card } au Camp de guerre.
event-gated-hidden = { $seat } ({ $nation }) : Rapatriement de Troupes au Camp de guerre.
event-gated-away = { $seat } ({ $nation }) : Rapatriement de { $card } au Camp de guerre de l’Allié.
event-gated-away-hidden = { $seat } ({ $nation }) : Rapatriement de Troupes au Camp de guerre de l’Allié.
event-produced-gold = { $seat } ({ $nation }) : { $gold } or par { $card }.
event-site-paid = { $seat } ({ $nation }) : { $gold } or par : { $location }.
