"""Golden matches: a whole match of each edition, which must be the same when repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

from brikke.game.notation import read_record, record_text
from brikke.game.verify import verify_record
from brikke.rules.rulebook import EDITIONS, get_rulebook

GOLDEN = Path(__file__).parents[1] / "game" / "golden"
# A record keeps the rules by which it was played, also where an edition is read otherwise since.
PLAYED_BY = {"german": "german empty_pool=play-on"}
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
def test_a_golden_match_can_be_repeated_turn_by_turn(edition: str) -> None:
    text = (GOLDEN / f"{edition}.brikke").read_text(encoding="utf-8")
    record = read_record(text)
    assert record.rulebook == get_rulebook(PLAYED_BY.get(edition, edition))
    assert verify_record(record).valid
    assert record_text(record) == text


def test_every_edition_has_a_golden_match() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(EDITIONS)


def test_the_golden_matches_hold_every_kind_of_turn_and_ending() -> None:
    text = "".join(path.read_text() for path in GOLDEN.iterdir())
    for words in (" draws ", " plays ", " from ", " opening ", " times out ", " passes", " j "):
        assert words in text
    for ending in ("end out ", "end blocked ", "end pool-empty "):
        assert ending in text
