"""Provably fair shuffles: the seed of a game comes from a secret that was promised before the first card.

seed = sha256(secret ‖ salt of seat 0 ‖ salt of seat 1 ‖ …), and the promise is sha256(secret). Nobody who chose the
secret could know the salts, and nobody who gave a salt could know the secret.
"""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """A fresh secret, 256 bits as hexadecimal text."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the first card: the hash that only this secret has."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: list[str]) -> str:
    """The seed of the game that is dealt from a secret and the players' salts (each preceded by its length)."""
    text = secret + "".join(f"|{len(salt)}:{salt}" for salt in salts)
    return hashlib.sha256(text.encode()).hexdigest()
