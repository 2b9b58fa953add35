"""Play a random game of Ethnos through the Python API, and say how it ended."""

from tablewright import games
from tablewright.core.random import seeded

game = games.get("ethnos")
state = game.start({"first_game": True}, seats=4, seed="quickstart")
dice = seeded("my own dice")  # a player's dice: the game has a generator of its own

while not state.over:
    for seat in state.to_act:
        moves = state.legal(seat)
        state.play(seat, moves[dice.below(len(moves))])

texts = state.setting.texts("en")
names = ["Ada", "Ben", "Cid", "Dot"]
for event in state.events(None)[-6:]:
    print(texts.event(event, names))

result = state.result
assert result is not None
for standing in sorted(result.seats, key=lambda each: each.rank):
    print(f"{standing.rank}. {names[standing.seat]}: {standing.score}")
    for part in standing.parts:
        print(f"     {part.points:3} {texts.say(part.key, **part.args)} [{part.rule}]")
