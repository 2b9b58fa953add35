# Les termes de la première édition.

-points = Gloire
-region = Royaume
-regions = Royaumes
-band = Troupe
-bands = Troupes
-kind = Tribu
-kinds = Tribus
-pool = cartes visibles
-wilds = Squelettes
-sea-track = plateau des Ondins
-horde = Horde orque
-tie-token = jeton Troll
-size-token = jeton Géant
-award = jeton Gloire
edition-name = première édition (2016)
