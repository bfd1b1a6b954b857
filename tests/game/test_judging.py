"""Judging with a search: what it has found is judged again without one."""

from __future__ import annotations

from typing import Any

import pytest

from brikke.game import judging
from brikke.game.judging import needs_search, search, turn_violations
from brikke.game.notation import read_position
from brikke.rules.judge import opening
from brikke.rules.position import Draw, Pass, Play, Turn
from brikke.rules.table import read_table

STRICT = "norwegian-classic opening_minimum=3 must_play_when_able=yes"
ABLE = read_position(f"- / r1 r2 r3 b13 / unopened / {STRICT}")
STUCK = read_position(f"r1 r2 r3 / b13 / opened / {STRICT}")
OPENS = Play(read_table("r1 r2 r3"))


@pytest.mark.parametrize(
    ("turn", "pool", "needed"),
    [
        (OPENS, 1, True),
        (Play(OPENS.table, OPENS.table), 1, False),
        (Draw(), 1, True),
        (Draw(), 0, False),
        (Pass(), 0, True),
        (Pass(), 1, False),
    ],
)
def test_a_search_is_needed_for_an_unnamed_opening_and_where_one_must_play(
    turn: Turn, pool: int, needed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[str] = []

    def note(module: Any, name: str) -> None:
        search = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *of: (searched.append(name), search(*of))[1])  # type: ignore[func-returns-value]

    note(judging, "can_play")
    note(opening, "find_opening")
    turn_violations(ABLE, pool, turn)
    assert bool(searched) is needed is needs_search(ABLE, pool, turn)


def test_a_turn_that_was_found_legal_needs_no_second_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [search(ABLE, 1, OPENS), search(STUCK, 1, Draw())]
    assert [each.violations for each in found] == [(), ()]
    assert found[0].turn == Play(OPENS.table, OPENS.table)

    def fail(*_: object) -> None:
        pytest.fail("searched again")

    monkeypatch.setattr(judging, "can_play", fail)
    monkeypatch.setattr(opening, "openings", fail)
    assert turn_violations(ABLE, 1, found[0].turn, searched=True) == ()
    assert turn_violations(STUCK, 1, Draw(), searched=True) == ()


def test_a_turn_that_is_illegal_is_told_why() -> None:
    assert [each.code for each in search(ABLE, 1, Draw()).violations] == ["must-play"]
