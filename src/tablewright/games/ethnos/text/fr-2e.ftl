# Les termes de la deuxième édition.

-points = Prestige
-region = Région
    .genre = f
-in = en
-regions = Régions
-band = Compagnie
-bands = Compagnies
-kind = Clan
    .genre = m
-kinds = Clans
-pool = cartes de la Réserve
-wilds = Chiens
-sea-track = plateau des Koïs
-horde = Colonie de Singes
-tie-token = jeton Renard
-size-token = jeton Ours
-size-kind = Ours
-award = jeton Prestige
-card-example = rabbit-red
edition-name = deuxième édition (2024)
