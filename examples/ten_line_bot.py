"""A bot in ten lines: for each move it imagines a few worlds, plays them out at random, and takes the best mean."""

from tablewright import games, players
from tablewright.core.random import Random, seeded
from tablewright.core.state import Standpoint, playout


class Dreamer:
    def __init__(self, rng: Random, worlds: int = 2) -> None:
        self.rng, self.worlds = rng, worlds

    def choose(self, standpoint: Standpoint) -> int:
        return max(standpoint.legal(), key=lambda move: sum(self.dream(standpoint, move) for _ in range(self.worlds)))

    def dream(self, standpoint: Standpoint, move: int) -> float:
        world = standpoint.guess(self.rng)
        world.play(standpoint.seat, move)
        playout(world, self.rng)
        return -world.result.seats[standpoint.seat].rank if world.result else 0


state = games.get("ethnos").start(seats=2, seed="ten lines", watch=False)
bots: list[players.Player] = [Dreamer(seeded("dreams")), players.make("random", "dice")]
while not state.over:
    for seat in state.to_act:
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
assert state.result is not None
print("Dreamer", state.result.seats[0].score, "random", state.result.seats[1].score)
