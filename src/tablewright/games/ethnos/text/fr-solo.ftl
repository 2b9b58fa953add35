# Le mode solo en français : le Chef Bruno, son Tableau, et ce que le joueur décide pour lui.

-bruno = Bruno
side-1 = Chef Bruno

option-difficulty = En solo : easy (vous pouvez prendre une carte du Tableau de Bruno après chacune de ses { -bands }), regular, ou hard (quand vous prenez une des { -pool }, deux autres le nourrissent).

## What is being decided

step-feed = Nourrissez Bruno : quelle carte va sur son Tableau ?
step-appoint = Bruno joue une { -band } : laquelle de ses cartes de mise en place la mène ?
step-settle = La case de cette couleur est occupée : où joue-t-on la { -band } de Bruno ?
step-bruno-symbol = Bruno a atteint un symbole du { -sea-track } : où va son marqueur ?
step-bruno-coin = Où Bruno pose-t-il la Pièce ?
step-drop = Quelle carte quitte le Tableau de Bruno ?

## Moves, as labels

label-feed = Nourrir Bruno : { $card }
label-appoint = Faire mener { $kind }
label-send = Bruno va { -in } { $region }
label-drop = Défausser { $card }
label-steal = Prendre { $card }

## Why not

refused-feed = Vous choisissez la carte qui nourrit Bruno : elle va sur son Tableau.
refused-feed-pool = { $card } n’est pas parmi les cartes visibles et ne peut donc nourrir Bruno.
refused-feed-discards = Après une { -band }, c’est une carte que vous venez de défausser qui nourrit Bruno ; { $card } n’en est pas.
refused-appoint = Vous choisissez la carte de mise en place qui mène la { -band } de Bruno.
refused-not-his-kind = Bruno n’a pas de carte de mise en place { $kind }.
refused-setup-down = La carte de mise en place { $kind } reste face cachée tant que les six n’ont pas servi.
refused-send = Vous choisissez la { -region } de Bruno.
refused-send-koi = Pour ce marqueur, Bruno préfère les { -regions } où il est à égalité, puis celles où il perd, puis celles où il gagne ; { $region } n’est pas des meilleures.
refused-send-coin = Avec une Pièce, Bruno préfère les { -regions } où il gagne, puis celles où il est à égalité, puis celles où il perd ; { $region } n’est pas des meilleures.
refused-settled = La case { $region } de Bruno est occupée, et une autre est encore libre.
refused-drop = Vous choisissez la carte qui quitte le Tableau de Bruno.
refused-not-on-dashboard = Il n’y a pas de { $card } sur le Tableau de Bruno.
refused-steal = On ne prend une carte du Tableau de Bruno qu’en « easy » ; défaussez-en une.
refused-steal-full = Avec dix cartes en main, on n’en prend pas d’autre ; défaussez-en une.

## Options that cannot be

one-seat = Une place ne suffit pas ici : seul, on joue contre le Chef Bruno, avec l’édition 2e et le mode solo. Possible : { $allowed }.
solo-seats = Le mode solo oppose une personne au Chef Bruno, non { $seats } : il a une place.
solo-kinds = En mode solo, les { -kinds } sont fixes : { $kinds }.
difficulty-without-solo = Il n’y a de difficulté ({ $difficulty }) qu’en mode solo.

## Positions that cannot be

position-shed = les cartes qui peuvent nourrir Bruno ne sont pas toutes visibles

## What happened

event-dashboard = Le Tableau de Bruno commence avec { $cards }.
event-fed = { $card } nourrit Bruno : sa colonne en a { $number } et joue à { $needed }.
event-fed-blind = Rien n’a été défaussé, la première carte de la pioche nourrit donc Bruno : { $card }. Sa colonne en a { $number } et joue à { $needed }.
event-bruno-waits = Bruno attend : aucune de ses colonnes n’est prête.
event-bruno-plays = La colonne { $region } a { $number } { $number ->
    [one] carte
   *[other] cartes
 } et joue à { $needed } : Bruno doit la jouer.
event-bruno-can = La colonne { $region } joue dès qu’elle le peut : { $number ->
    [one] sa carte l’emporte
   *[other] ses { $number } cartes l’emportent
 } sur { $markers ->
    [0] la { -region } vide
    [one] le seul marqueur qui s’y trouve
   *[other] les { $markers } marqueurs qui s’y trouvent
 }. Bruno doit la jouer.
event-queued = Prêtes aussi, mais plus à droite : { $regions }. Seule la plus à gauche joue.
event-appointed = { $kind } mène ; sa carte de mise en place est retournée face cachée.
event-flipped = Les six cartes de mise en place ont servi et sont retournées face visible.
event-bruno-laid = Bruno joue une { -band } menée par { $kind } : { $cards }.
event-moved-on = Sa case de cette couleur est occupée, la { -band } se joue donc { -in } { $region }.
event-preferred = { $kind } : Bruno préfère une { -region } où il { $stand } ; il y en a { $number }.
event-no-ability = { $kind } : { $reason }.
event-bruno-drew = Bruno pioche { $card } : sa colonne en a { $number } et joue à { $needed }.
event-dropped = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } du Tableau.
event-stolen = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } { $card } du Tableau.

reason-later = la { -band } comptera une carte de plus à la fin de l’Âge
reason-smaller = la { -band } n’est pas plus grande que celle qui a le { -size-token }
reason-track-end = le bout du { -sea-track } est atteint
reason-no-coin = il ne reste plus de Pièce
reason-space-filled = toutes les cases de la { -horde } sont occupées
stand-tied = est à égalité
stand-losing = perd
stand-winning = gagne

## Advice

advice-feed = c’est ce qui aide le moins Bruno
advice-appoint = c’est le moindre mal
advice-send = c’est là qu’il gagne le moins
advice-drop = c’est celle qui lui manquera le plus
advice-steal = va avec votre main

## The table in a terminal

table-bruno = { -bruno }
table-dashboard = Tableau de Bruno
table-ready = Cartes / joue à
table-solo = Vous jouez seul contre le Chef { -bruno } : qui a le plus de { -points } à la fin de l’Âge { $ages } gagne. Il ne fait que suivre des règles ; ce qu’elles laissent ouvert, vous le choisissez.
table-feeding = Après chacun de vos tours, une carte le nourrit : si vous recrutez, l’une des cartes visibles ; si vous menez une { -band }, l’une de vos défausses, ou à défaut la première de la pioche. { $difficulty ->
    [easy] En facile, après chacune de ses { -bands }, vous pouvez prendre une carte de son Tableau au lieu d’en défausser une.
    [hard] En difficile, quand vous prenez une carte visible, deux autres le nourrissent.
   *[regular] Après chacune de ses { -bands }, vous défaussez une carte de son Tableau.
 }
table-columns = Sous les { -regions } se trouvent les colonnes de Bruno : leurs cartes, et le nombre auquel elles jouent ; « ! » dit qu’une colonne est prête. Pour Blanc, Vert, Jaune et Noir ce nombre est fixe ; Rouge et Bleu jouent dès qu’elles dépassent les marqueurs de leur { -region }. Après chacun de vos tours, la colonne prête la plus à gauche joue, sous l’un de Ses Chefs qui n’est pas entre parenthèses : ceux-là ont servi.
table-leaders = Ses Chefs
table-difficulty = Solo, { $difficulty }
difficulty-easy = facile
difficulty-regular = normal
difficulty-hard = difficile
