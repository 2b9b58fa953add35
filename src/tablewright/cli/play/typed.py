"""Moves as people type them: numbers of the list, move texts, beginnings of them, several separated by commas."""

from __future__ import annotations

from collections import Counter

from ...core.errors import BadMove, Refused
from ...core.moves import word
from ...core.state import State

MOST_MOVES = 40
FEW = 6


def codes(state: State, seat: int, text: str) -> list[int]:
    """The moves that the text means, all legal one after the other. Raises `Refused`; the state is untouched.

    Nothing is tried beyond a move that uses chance: what it brings may not be known before it is made.
    """
    pieces = [piece.strip() for piece in text.split(",") if piece.strip()]
    if not pieces or len(pieces) > MOST_MOVES:
        raise BadMove("move-empty" if not pieces else "move-many", most=str(MOST_MOVES))
    trial, found = state.copy(), []
    for i, piece in enumerate(pieces):
        code = meant(trial, seat, piece)
        trial.play(seat, code)
        found.append(code)
        if trial.sealed == trial.ply and i + 1 < len(pieces):
            raise Refused("move-after-chance", move=state.text(code))
    return found


def meant(state: State, seat: int, text: str) -> int:
    """The one move that begins with these words: a legal one if any does, else any. Raises `BadMove`.

    Of moves that read alike, such as equal cards played alike, any legal one is meant, else the one that is there.
    """
    try:
        return next(iter(alike(state, seat, [state.parse(text)])))
    except BadMove as error:
        bad = error
    words = text.lower().split()
    fitting = [code for code in state.legal(seat) if begins(words, state.text(code))]
    if not fitting:
        fitting = expanded(state, words)
    if not fitting:
        raise bad
    fitting = alike(state, seat, fitting)
    if len(fitting) > 1:
        texts = [state.text(code) for code in fitting]
        few = ", ".join(texts[:FEW]) + (" …" if len(texts) > FEW else "")
        raise BadMove("move-ambiguous", text=" ".join(words)[:40], moves=few)
    return fitting[0]


def alike(state: State, seat: int, moves: list[int]) -> list[int]:
    """One move for each thing that the moves say to people: a legal one if any says it."""
    game, texts = state.setting.game, state.setting.texts()
    said = {game.label(state, seat, [move], texts): move for move in reversed(moves)}
    if any(state.refusal(seat, move) for move in said.values()):
        legal = {game.label(state, seat, [move], texts): move for move in reversed(state.legal(seat))}
        said = {label: legal[label] if label in legal else telling(state, seat, move) for label, move in said.items()}
    return sorted(said.values())


def telling(state: State, seat: int, move: int) -> int:
    """Of moves that read like a forbidden one the one whose refusal says most: one that few moves of its verb get."""
    game, texts = state.setting.game, state.setting.texts()
    verb, _ = game.moves.parts(move)
    refusals = {code: state.refusal(seat, code) for code in range(verb.base, verb.base + verb.size)}
    often = Counter(refusals.values())
    label = game.label(state, seat, [move], texts)
    rarer = [code for code, why in refusals.items() if often[why] < often[refusals[move]]]
    twins = [code for code in rarer if game.label(state, seat, [code], texts) == label]
    return min([move, *twins], key=lambda code: often[refusals[code]])


def begins(words: list[str], text: str) -> bool:
    """Whether each word begins the move's word in its place."""
    full = text.split()
    return len(words) == len(full) and all(part.startswith(begun) for part, begun in zip(full, words, strict=True))


def expanded(state: State, words: list[str]) -> list[int]:
    """All moves whatsoever whose words begin like this, legal or not."""
    setting = state.setting
    found = []
    for verb in setting.game.moves.verbs:
        if verb.name.startswith(words[0]) and len(words) == len(verb.domains) + 1:
            choices = [0]
            for domain, begun in zip(verb.domains, words[1:], strict=True):
                indices = [i for i in range(domain.size) if word(domain, i, setting.words).startswith(begun)]
                choices = [base * domain.size + i for base in choices for i in indices]
            found += [verb.base + choice for choice in choices]
    return found


def completions(state: State, seat: int, text: str, commands: list[str]) -> list[str]:
    """What may stand where the last word of the text begins."""
    done, comma, open_ = text.rpartition(",")
    trial = state
    if comma:
        try:
            moves = codes(state, seat, done)
        except Refused:
            return []
        trial = state.copy()
        for code in moves:
            trial.play(seat, code)
        if trial.sealed == trial.ply:
            return []
    *before, last = open_.lstrip().split(" ")
    before = [begun for begun in before if begun]
    if before[:1] == ["why"] and not comma:
        before = before[1:]
    texts = [trial.text(code).split() for code in trial.legal(seat)]
    place = len(before)
    found = [full[place] + " " * (place + 1 < len(full)) for full in texts if len(full) > place and _fits(before, full)]
    if not before and not comma:
        found += commands
    return sorted({begun for begun in found if begun.startswith(last)})


def _fits(before: list[str], full: list[str]) -> bool:
    return all(part.startswith(begun) for part, begun in zip(full, before, strict=False))
