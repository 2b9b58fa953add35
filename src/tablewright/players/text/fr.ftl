# Les noms des joueurs.

player-random = Dés
player-random-about = n’importe quel coup permis, tous aussi probables
player-greedy = Flair
player-greedy-about = le coup le mieux conseillé, sans jamais voir plus loin
player-search = Recherche
player-search-about = réfléchit une seconde à chaque coup, ou le temps qu’on lui donne
player-first-game = Première partie
player-first-game-about = niveau 1 : connaît les règles et ne voit pas la plupart de ses possibilités
player-learner = Apprenti
player-learner-about = niveau 2 : joue au flair et laisse passer bien des occasions
player-steady = Solide
player-steady-about = niveau 3 : joue au flair et ne laisse rien passer
player-cunning = Rusé
player-cunning-about = niveau 4 : voit un peu plus loin
player-expert = Expert
player-expert-about = niveau 5 : voit plus loin et prend son temps
player-merciless = Impitoyable
player-merciless-about = niveau 6 : voit aussi loin que deux secondes le permettent
player-cmd = Programme
player-cmd-about = un programme à vous, comme cmd:./monrobot
