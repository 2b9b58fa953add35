"""A finished game looked at: each seat's chances as it went on, and the decisions that cost most."""

from __future__ import annotations

from ..core.records import Record
from ..core.text import Texts
from ..lab.analysis import Analysis, Effort, analyse, labels
from . import wire

ITERATIONS = 16_000
"""Of the search, for a whole game; a long game gets fewer for each decision."""
LEAST = 8


def look_back(text: str) -> Analysis:
    """Analyse a record. Runs in a worker."""
    record = Record.parse(text)
    iterations = max(LEAST, ITERATIONS // max(1, len(record.moves)))
    return analyse(record, Effort(iterations=iterations, worlds=40, moments=30, decisions=3))


def told(record: Record, found: Analysis, texts: Texts) -> wire.AnalysisInfo:
    """An analysis in words. Its plies are the steps of a replay with open hands."""
    decisions = []
    for each in found.decisions:
        played, better = labels(record, each, texts)
        reason = "" if each.reason is None else texts.say(each.reason)
        decisions.append(
            wire.DecisionInfo(each.ply - 1, each.seat, played, better, reason, each.cost, each.low, each.high)
        )
    return wire.AnalysisInfo([wire.MomentInfo(each.ply, each.chances) for each in found.moments], decisions)
