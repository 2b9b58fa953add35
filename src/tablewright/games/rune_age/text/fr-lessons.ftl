# Ce que disent les leçons. Le numéro est celui des coups joués.

lesson-first-0 =
    Bienvenue en Terrinoth. Vous menez une race avec un petit paquet de cartes, et le rendez plus fort : l'or achète des unités, les unités gagnent des batailles, cités et forteresses donnent de l'influence, l'influence achète ce que l'or ne peut pas. Dans ce scénario gagne qui vainc le premier le Grand Seigneur Dragon ; dans d'autres on gagne autrement.

    L'autre vient de jouer. Vous tenez quatre Ors et un Fantassin. Dépensez d'abord votre or, une carte après l'autre.
lesson-first-10 = Trois ors sont réunis. Les unités de votre race sont dans vos casernes. Un Chevalier coûte trois et a une force de 3 : achetez-le.
lesson-first-11 = Il reste un Or, assez pour un Fantassin. Ce qu'on paie sans s'en servir est perdu.
lesson-first-13 = Dites que vos achats sont finis. Ce que vous avez acheté est dans votre défausse : cela revient quand on mélange.
lesson-first-14 = Vous pourriez vous battre, mais un Fantassin seul ne gagne rien ici. Finissez vos actions : le reste de la main est défaussé, et vous piochez cinq cartes.
lesson-first-20 = Après chaque tour de table vient un événement ; il aide, ou il attaque. Regardez votre main : trois Fantassins et le Chevalier. Nerekhall est une cité de force 5. Attaquez-la.
lesson-first-21 = Dans une bataille on joue les unités une à une. Le Chevalier d'abord.
lesson-first-22 = Bien des cartes font quelque chose quand on les joue. C'est toujours à votre gré. Le Chevalier regarde la première carte de votre pioche : servez-vous-en.
lesson-first-23 = L'Or est venu dans votre main. Le total est de 3 : jouez un Fantassin.
lesson-first-24 = Un Fantassin peut en amener un autre du dessus de la pioche. Essayez.
lesson-first-25 = Cela a marché. Le total est de 4. Un Fantassin de plus fait 5.
lesson-first-26 = Servez-vous aussi de celui-ci.
lesson-first-27 = Pas de Fantassin cette fois. Vous pouvez défausser la carte ou la remettre : l'Or est bon, remettez-le.
lesson-first-28 = Le total est de 5 contre 5. À égalité l'armée gagne : passez, et la cité est à vous.
lesson-first-29 = La cité est devant votre royaume. Il vous reste deux Fantassins, et une de vos forteresses a une force de 2. Attaquez-la.
lesson-first-30 = Il faut les deux Fantassins. Leurs pouvoirs, non.
lesson-first-34 = Cité et forteresse donnent de l'influence, une fois à chacun de vos tours. Épuisez Nerekhall.
lesson-first-35 = L'influence achète ce qui est au milieu : l'or et les cartes neutres. La première carte proposée est une tactique, qui aide au combat. Achetez-la.
lesson-first-37 = Il vous reste de l'Or en main, et un Archer coûte deux.
lesson-first-40 = Finis les achats, et fini ce tour.
lesson-first-49 = La leçon finit ici, la partie continue. Le Grand Seigneur Dragon a une force de 18 : bâtissez un paquet qui l'atteint avant l'autre. L'Aide explique chaque carte, et des conseils sont là si vous voulez.
