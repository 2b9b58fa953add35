# Terms of the first edition.

-points = Glory
-region = Kingdom
-in = in
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
-size-kind = Giant
-award = Glory token
-card-example = dwarf-red
edition-name = first edition (2016)
