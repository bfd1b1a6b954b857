from __future__ import annotations

import random
from typing import Any

import pytest

from brikke.errors import InputError
from brikke.game.match import Match, ScoreSheet
from brikke.rules.rulebook import EDITIONS
from tests.support.sample_players import play_round

PRINTED = ScoreSheet(((24, -5, -16, -3), (-6, -11, 22, -5), (-32, -13, -2, 47)))


def test_the_printed_score_sheet_adds_up_as_printed() -> None:
    assert PRINTED.totals == (-14, -29, 4, 39)
    assert PRINTED.adds_up
    assert PRINTED.leaders == (3,)


def test_the_check_finds_the_misprint_of_one_leaflet() -> None:
    misprinted = ScoreSheet((*PRINTED.rows[:2], (-32, -13, -2, -47)))
    assert not misprinted.adds_up


def test_two_seats_may_lead() -> None:
    assert ScoreSheet(((5, 5, -10),)).leaders == (0, 1)
    assert ScoreSheet().totals == ScoreSheet().leaders == ()


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_is_an_agreed_number_of_rounds(edition: str) -> None:
    match = Match(f"{edition} rounds=2", 3, seed=5)
    chance = random.Random(1)
    for _ in range(2):
        assert not match.is_over()
        play_round(match.next_round(), chance)
    assert match.is_over()
    assert match.sheet.adds_up
    assert len(match.sheet.rows) == 2
    with pytest.raises(InputError, match="all rounds of the match are played: 2$"):
        match.next_round()


@pytest.mark.parametrize("arguments", [{"seats": 9}, {"seed": []}, {"rulebook": "chess"}])
def test_invalid_arguments_of_a_match_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        Match(**arguments)


def test_a_round_starts_only_after_the_previous_one_ended() -> None:
    match = Match(seats=2, seed=1)
    with pytest.raises(InputError, match="has no round yet"):
        _ = match.game
    match.next_round()
    with pytest.raises(InputError, match="the current round is not over: 1$"):
        match.next_round()


def test_rounds_of_a_match_are_dealt_differently() -> None:
    match = Match("nordic", 2, seed=1)
    first = play_round(match.next_round(), random.Random(1))
    second = match.next_round()
    assert first.events[0] != second.events[0]
    assert Match("nordic", 2, seed=1).next_round().events[:4] == first.events[:4]


def test_a_round_needs_a_seed() -> None:
    match = Match()
    with pytest.raises(InputError, match="needs a seed"):
        match.next_round()
    assert match.next_round(seed=bytes(32), salts=[b"a", b"b"]).state.salts == (b"a", b"b")
