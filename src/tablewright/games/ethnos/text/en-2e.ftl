# Terms of the second edition.

-points = Prestige
-region = Region
-in = in
-regions = Regions
-band = Party
-bands = Parties
-kind = Clan
-kinds = Clans
-pool = cards of the Ally Pool
-wilds = Dogs
-sea-track = Koi board
-horde = Monkey Settlement
-tie-token = Fox token
-size-token = Bear token
-size-kind = Bear
-award = Prestige token
-card-example = rabbit-red
edition-name = second edition (2024)
