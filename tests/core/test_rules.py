"""The ledger reader: which lines are entries, and what belongs to each."""

from __future__ import annotations

from pathlib import Path

from tablewright.core import rules

LEDGER = """\
# A game: rules ledger

## 1. Setup

- **ABC-001** [1E] Shuffle
  the deck.
- **ABC-R02 Ties.** Q: Who wins? Ruling: Nobody.
- not an entry

## Rulings

### Data

#### R-003 What is on the die? [option]

- Q: The faces are *not* described.
- A: One to six.

### EX-01 New Age

- Given a new game

## Notes

- no entry either
"""


def test_items_and_headings_that_begin_with_an_id_are_entries() -> None:
    found = [(entry.id, entry.section, entry.tags, entry.text) for entry in rules.entries("abc", LEDGER)]
    assert found == [
        ("ABC-001", "1. Setup", ("1E",), "Shuffle the deck."),
        ("ABC-R02", "1. Setup", (), "Ties. Q: Who wins? Ruling: Nobody."),
        (
            "R-003",
            "Data",
            (),
            "What is on the die? [option] Q: The faces are not described. A: One to six.",
        ),
        ("EX-01", "Data", (), "New Age Given a new game"),
    ]


def test_a_test_proves_entries_of_the_ledger_that_its_folder_is_named_after(tmp_path: Path) -> None:
    folder = tmp_path / "rune_age"
    folder.mkdir()
    (folder / "test_it.py").write_text(
        '@rule("RUA-001", "RUA-R08")\ndef test_it(): ...\n\n@rule("X-1")\ndef other(): ...\n'
    )
    assert rules.proved(tmp_path) == {
        "rune-age": {"RUA-001": ["test_it.py::test_it"], "RUA-R08": ["test_it.py::test_it"]}
    }


def test_ids_of_a_ledger_are_unique() -> None:
    for name, text in rules.ledgers().items():
        ids = [entry.id for entry in rules.entries(name, text)]
        assert len(set(ids)) == len(ids)
