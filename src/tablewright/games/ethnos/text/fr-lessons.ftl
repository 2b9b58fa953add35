# Ce que disent les leçons. Le numéro est celui des coups joués.

lesson-first-0 =
    Bienvenue sur l'île d'Ethnos. Vous réunissez des { -kinds }, et en les jouant ensemble vous posez un pion dans l'un des six territoires. Quand le troisième Dragon est venu, l'Ère finit et les territoires paient qui y a le plus de pions.

    À votre tour vous faites l'une de deux choses : recruter une carte, ou jouer un groupe de cartes. Les cartes visibles sont à tout le monde. Un groupe est fait de cartes du même peuple, ou toutes de la même couleur. Vous tenez une carte rouge : prenez la carte rouge « Wingfolk ».
lesson-first-3 = Les autres ont pris des cartes aussi : ce qui fut pris visible, tous le savent. Il reste une carte rouge, le Minotaure. Avec elle vous en avez trois d'une couleur.
lesson-first-6 = Trois cartes rouges forment un groupe. Seule la couleur du chef dit où vous allez, et seul son pouvoir agit. Que l'Orque soit chef : il place aussi un pion chez les Orques.
lesson-first-7 = Ajoutez maintenant les autres, une à une. L'ordre ne compte pas.
lesson-first-9 = C'est tout ce que vous avez. Dites que le groupe est complet. Des cartes restées en main seraient maintenant laissées visibles aux autres : pensez-y avant de jouer peu de cartes.
lesson-first-10 = Le rouge est Rhea. Votre premier pion y demande au moins une carte, le deuxième deux, et ainsi de suite. Les groupes rapportent aussi selon leur taille à la fin de l'Ère : 3 points pour trois cartes, 15 pour six ou plus.
lesson-first-11 = Voici le pouvoir de l'Orque : plus il réunit de couleurs, plus il rapporte, quand on l'encaisse ou à la fin de l'Ère. Quand tout est choisi, finissez votre tour.
lesson-first-14 = Votre main est vide, vous recommencez donc. Une carte visible est sûre ; la pioche surprend, et un Dragon peut en sortir. Prenez le Minotaure : chef, il compte son groupe pour une carte de plus quand on pose un pion.
lesson-first-17 = Piochez maintenant. Ce que vous piochez, personne d'autre ne le voit.
lesson-first-20 = Encore une fois. Avec dix cartes en main il faudrait jouer un groupe : on ne pourrait plus recruter.
lesson-first-23 = Vous savez tout ce qu'il faut. L'Aide dit ce que peut chaque peuple, et donne conseil. Piochez une dernière carte avec moi ; ensuite la table est à vous.
lesson-first-26 = La leçon finit ici, la partie continue. Si un choix n'est pas proposé, essayez-le quand même : la table dit quelle règle l'interdit.
