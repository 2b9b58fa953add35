### Why moves are advised, and what a balance counts, in English.

advice-nation = one nation is as good as another
advice-lead = the first choice of each Skirmish is yours
advice-follow = the Enemy shows first where cards go
advice-draft = serves best, with what it costs and what others get
advice-agree = serves both Allies
advice-disagree = another split serves both better
advice-recruit = worth more than its Gold
advice-sell = the Gold is worth more
advice-switch = nothing is asked here
advice-deploy = where it does most for the War
advice-scout = seeing what lies there is worth being seen
advice-spot = most lies facedown there
advice-target = what it does to this battle
advice-attempt = the odds and the reward
advice-nothing = not worth it
advice-gate = fights again in the next War
advice-produce = it costs nothing
advice-best = most to gain, least to lose

counted-card = Units recruited when drafted and affordable
counted-ability = Abilities recruited when drafted and affordable
