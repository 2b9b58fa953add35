# Terms of the first edition.

-points = Glory
-region = Kingdom
-regions = Kingdoms
-band = Band
-bands = Bands
-kind = Tribe
-kinds = Tribes
-pool = face-up cards
-wilds = Skeletons
-sea-track = Merfolk board
-horde = Orc Horde
-tie-token = Troll token
-size-token = Giant token
-award = Glory token
edition-name = first edition (2016)
