"""Doors for learners: games as PettingZoo, Gymnasium and OpenSpiel know them, and many at once. `docs/learning.md`.

Each module needs its own library: `pip install tablewright[learn]` brings them all.
"""
