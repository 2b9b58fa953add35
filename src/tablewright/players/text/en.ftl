# What players are called.

player-random = Dice
player-random-about = any legal move, each as likely as the others
player-greedy = Greedy
player-greedy-about = the best advised move, never looking ahead
player-search = Search
player-search-about = looks ahead for a second on every move, or as long as it is told
player-first-game = First game
player-first-game-about = level 1: knows the rules and overlooks most of what it could do
player-learner = Learner
player-learner-about = level 2: plays by rules of thumb and overlooks a good deal
player-steady = Steady
player-steady-about = level 3: plays by rules of thumb and overlooks nothing
player-cunning = Cunning
player-cunning-about = level 4: looks ahead a little
player-expert = Expert
player-expert-about = level 5: looks ahead, at some length
player-merciless = Merciless
player-merciless-about = level 6: looks ahead as far as two seconds allow
player-cmd = Program
player-cmd-about = a program of your own, as in cmd:./mybot
