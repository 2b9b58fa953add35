### Pourquoi un coup est conseillé, et ce que compte un équilibrage, en français.

advice-nation = toutes les nations se valent
advice-lead = vous choisirez en premier à chaque Recrutement
advice-follow = l’Ennemi montrera le premier où vont ses cartes
advice-draft = sert le mieux, vu son coût et ce qu’il laisse aux autres
advice-agree = sert les deux Alliés
advice-disagree = un autre partage servirait mieux les deux
advice-recruit = vaut plus que son Or
advice-sell = l’Or vaut davantage
advice-switch = rien n’est demandé ici
advice-deploy = là où elle fait le plus pour la Guerre
advice-scout = voir ce qui s’y cache vaut bien d’être vu
advice-spot = c’est là que se cachent le plus de cartes
advice-target = ce que cela change à la bataille
advice-attempt = les chances et la récompense
advice-nothing = n’en vaut pas la peine
advice-gate = combattra encore à la prochaine Guerre
advice-produce = cela ne coûte rien
advice-best = le plus à gagner, le moins à perdre

counted-card = Unités recrutées quand elles sont draftées et payables
counted-ability = Capacités recrutées quand elles sont draftées et payables
