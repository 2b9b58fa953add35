# Les termes de la première édition.

-points = Gloire
-region = Royaume
    .genre = m
-in = à
-regions = Royaumes
-band = Troupe
-bands = Troupes
-kind = Tribu
    .genre = f
-kinds = Tribus
-pool = cartes visibles
-wilds = Squelettes
-sea-track = plateau des Ondins
-horde = Horde orque
-tie-token = jeton Troll
-size-token = jeton Géant
-size-kind = Géant
-award = jeton Gloire
-card-example = dwarf-red
edition-name = première édition (2016)
