# Ce que disent les leçons. Le numéro est celui des coups joués.

lesson-first-0 =
    Bienvenue dans Ettin. À plusieurs vous avez un Allié d'un côté et un Ennemi de l'autre ; à deux il n'y a que l'Ennemi. Chacune des trois époques a un temps de paix, où l'on choisit et recrute des cartes, et une guerre, où l'on se bat pour trois Lieux et une Aventure.

    Vous menez les Nains. Quatre cartes sont exposées : prenez la première unité proposée, une Troupe de force 3.
lesson-first-4 = De ce que vous avez pris, chaque carte est recrutée pour son coût ou vendue contre de l'or. Chacun commence avec 5 ors. Recrutez la Troupe pour 2.
lesson-first-5 = Une Défense tient un lieu mais ne gagne pas de terrain. Vendez le pont : son or paie de meilleures choses.
lesson-first-8 = Les cartes suivantes ne sont qu'à vous : de votre faction, et des mercenaires. Les Ogres ont une force de 4. Prenez-les.
lesson-first-9 = Deux des quatre sont à vous. Prenez aussi les mines.
lesson-first-10 = Les Ogres coûtent 4. Recrutez-les.
lesson-first-11 = Il ne reste pas d'or pour les mines. Vendez-les.
lesson-first-16 = Les dernières cartes sont de nouveau partagées : l'un commence, puis chacun à son tour. Les Archers peuvent retirer une Troupe faible d'une bataille. Prenez-les.
lesson-first-19 = Recrutez les Archers.
lesson-first-20 = Et vendez la tour. Ce que vous avez recruté est en main pour la guerre.
lesson-first-23 = La paix est finie. Vous et l'Ennemi déployez maintenant face cachée, chacun à son tour : au Lieu lointain, au milieu, au Lieu proche, ou à l'Aventure. Un Lieu ajoute sa propre valeur à votre score, le plus chez vous. Mettez les Ogres au Lieu proche.
lesson-first-26 = L'Ennemi a posé deux cartes ; vous ne voyez pas lesquelles. Envoyez votre première Troupe au loin.
lesson-first-27 = Les Archers vont au milieu. Ensuite toutes les cartes sont révélées et l'on se bat partout.
lesson-first-28 = Vous avez gagné les trois ! Qui gagne une bataille prend du butin, une carte par bataille à la première époque : une unité ennemie qui s'y battait, ou la première carte de la pioche ennemie. Au loin il n'y avait personne : prenez la carte de la pioche.
lesson-first-29 = De même au milieu.
lesson-first-30 = Au Lieu proche vous choisissez parmi les unités de l'Ennemi. Prenez les Archers : ils se battent maintenant pour vous.
lesson-first-33 = La guerre est à vous, car vous avez gagné plus de lieux. La leçon finit ici, la partie continue avec la deuxième époque : plus d'or, des cartes plus fortes, et deux butins par bataille. Après la troisième guerre, le plus de points de victoire gagne.
