"""The level just above a player: it follows results against bots of known strength."""

from __future__ import annotations

from itertools import islice

import pytest

from brikke.players.bots import BOTS
from brikke.players.bots.just_above import (
    NAME,
    NEWEST,
    Result,
    level_above,
    seated,
    strength_of,
)
from brikke.players.bots.levels import LEVEL_BOTS, LEVELS


def results(bot: str, won: int, lost: int) -> list[Result]:
    """Return rounds against one bot, won and lost in turn as far as possible."""
    pairs = [Result((bot,), True), Result((bot,), False)] * min(won, lost)
    return [*pairs, *[Result((bot,), won > lost)] * abs(won - lost)]


def test_a_new_player_meets_a_level_that_is_above_a_beginner() -> None:
    assert level_above([]) == "level4"
    assert vars(BOTS[NAME])["visibility"] == LEVEL_BOTS[3].visibility


@pytest.mark.parametrize("level", LEVELS[2:-1])
def test_whoever_wins_half_of_many_rounds_meets_the_next_level_or_the_same(level: str) -> None:
    found = LEVELS.index(level_above(results(level, 10, 10)))
    assert found - LEVELS.index(level) in (0, 1)


def test_the_level_rises_with_wins_and_falls_with_losses() -> None:
    for bot in ("level3", "casual", "steady"):
        strengths = [strength_of(results(bot, won, 8 - won)) for won in range(9)]
        assert strengths == sorted(set(strengths))
    assert level_above(results("level1", 0, 20)) == "level1"
    assert level_above(results("champion", 20, 0)) == LEVELS[-1]


def test_to_win_among_four_says_more_than_to_win_between_two() -> None:
    two, four = Result(("casual",), True), Result(("casual",) * 3, True)
    assert strength_of([four]) > strength_of([two])


def test_only_the_newest_rounds_count_and_bots_of_unknown_strength_do_not() -> None:
    new, old = results("steady", NEWEST, 0), results("steady", 0, 50)
    assert strength_of([*new, *old]) == strength_of(new)
    unknown = Result(("module:Bot",), True)
    assert strength_of([unknown, *islice(new, 3)]) == strength_of(new[:3])


def test_others_at_the_table_stay_as_they_were_chosen() -> None:
    assert seated(["steady", NAME, NAME], []) == ["steady", "level4", "level4"]
    assert seated(["steady"], []) == ["steady"]
