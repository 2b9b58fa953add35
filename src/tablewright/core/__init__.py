"""What any game is: moves, agenda, randomness, views, events, records, laws. Imports nothing of ours."""
