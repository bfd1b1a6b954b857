"""Win probabilities: what an estimate depends on, and where there is none."""

from __future__ import annotations

from dataclasses import replace
from math import fsum
from pathlib import Path
from statistics import fmean

import pytest

from brikke.errors import InputError
from brikke.game.events import FaceDown
from brikke.game.game import Game
from brikke.game.notation import read_record
from brikke.players.bots.champion.policies import HOARD, HOARD_OF_TWO, policies_from_racks
from brikke.players.chances import ROUNDS, chances, chances_throughout, costliest_turn
from brikke.players.playout import STEADY, Start
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import read_table
from brikke.rules.tiles import read_tiles
from brikke.study.analysis import analyse
from tests.rules.test_editions import game_with

GOLDEN = Path(__file__).parents[1] / "game" / "golden"
LONG = "k1 k3 k5 k7 k9 r2 r4 r6 r8 r10 b1 b3 b5 b7 b9 o2 o4 o6"
OTHER = "k2 k4 k6 k8 k10 r1 r3 r5 r7 r9 b2 b4 b6 b8 b10 o1 o3 o5"


def both_hoard(rulebook: str) -> Game:
    """Return a round of two players who have opened and hold 18 tiles or more."""
    racks = [f"k11 k12 k13 {LONG}", f"r11 r12 r13 {OTHER}"]
    pool = "o7 o8 o9 o10 o11 o12 o13 b11 b12 b13"
    game = game_with(f"{rulebook} opening_minimum=0", *racks, pool=pool)
    game.push(Play(read_table("k11 k12 k13")))
    game.push(Play(read_table("k11 k12 k13 | r11 r12 r13")))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_sum_to_one_and_are_reproducible(seats: int) -> None:
    start = Start.deal(3, "german", seats)
    found = chances(start)
    assert found is not None
    assert len(found) == seats
    assert all(0 <= share <= 1 for share in found)
    assert fsum(found) == pytest.approx(1)
    assert chances(start) == found
    assert any(chances(start, seed=number * ROUNDS) != found for number in (1, 2, 3))


def test_before_the_deal_chances_are_equal() -> None:
    found = chances(Start.undealt("nordic", 2), rounds=400)
    assert found is not None
    # Four standard errors; the starter has hardly an advantage.
    assert found[0] == pytest.approx(0.5, abs=0.1)


def test_a_player_who_can_go_out_next_has_chance_one() -> None:
    table, rack = read_table("r1 r2 r3"), read_tiles("r4")
    hidden = (FaceDown,)
    start = Start(
        get_rulebook("nordic"), (rack, hidden * 14), hidden * 60, table, (True, True), to_move=0
    )
    assert chances(start) == (1, 0)
    waiting = chances(replace(start, to_move=1))
    assert waiting is not None
    assert 0.5 < waiting[0] < 1


def test_chances_do_not_depend_on_the_order_of_the_pool() -> None:
    start = Start.deal(5, "nordic", 2)
    assert chances(start) == chances(replace(start, pool=start.pool[::-1]))


def test_a_play_that_the_policy_makes_does_not_change_chances() -> None:
    table = read_table("r1 r2 r3")
    racks = read_tiles("r4 k1 k5"), read_tiles("b1 b5 b9 o3")
    start = Start(get_rulebook("german"), racks, (FaceDown,) * 50, table, (True, True), to_move=0)
    after = start.after(Play(read_table("r1 r2 r3 r4")))
    assert chances(start) == chances(after)


def test_a_player_who_has_opened_and_holds_many_tiles_is_assumed_to_hoard() -> None:
    german = get_rulebook("german")
    assert policies_from_racks(german, (True, True), (18, 17)) == [HOARD_OF_TWO, STEADY]
    assert policies_from_racks(german, (False, True), (30, 18)) == [STEADY, HOARD_OF_TWO]
    assert policies_from_racks(german, (True, True, True), (18, 3, 18)) == [HOARD, STEADY, HOARD]
    duty = get_rulebook("german must_play_when_able=yes")
    assert policies_from_racks(duty, (True, True), (40, 40)) == [STEADY, STEADY]


def test_a_round_has_chances_after_the_deal_and_after_every_turn() -> None:
    game = read_record((GOLDEN / "nordic.brikke").read_text(encoding="utf-8")).games()[0]
    outcome = game.outcome()
    assert outcome is not None
    found = chances_throughout(game)
    assert found[-1] == tuple(float(seat == outcome.winner) for seat in range(3))
    assert all(each is not None and fsum(each) == pytest.approx(1) for each in found)
    # The winner's chance grows during the round.
    half = len(found) // 2
    early, late = (
        fmean(each[outcome.winner] for each in part if each)
        for part in (found[:half], found[half:])
    )
    assert early < late
    turns = analyse(game, chances=True)
    assert [turn.chances_before for turn in turns] == list(found[:-1])
    assert [turn.chances_after for turn in turns] == list(found[1:])
    assert all(turn.chances_before is turn.chances_after is None for turn in analyse(game))


def test_an_unfinished_round_has_chances_up_to_its_last_turn() -> None:
    game = Game("nordic", 2, seed=1)
    game.push(Draw())
    found = chances_throughout(game)
    assert len(found) == 2
    assert found[-1] == chances(Start.from_game(game))


def test_where_two_players_hoard_an_estimate_is_reused_for_some_draws() -> None:
    game = both_hoard("german")
    for _ in range(9):
        game.push(Draw())
    found = chances_throughout(game)[2:]
    assert found[0] is not None
    assert set(found[:8]) == {found[0]}
    assert found[8] == found[9] == chances(Start.from_game(at_turn(game, 10)), rounds=32)


def at_turn(game: Game, turns: int) -> Game:
    """Return a round after some of its turns."""
    events = list(game.events)
    while Game.from_events(events).state.turns > turns:
        events.pop()
    return Game.from_events(events)


def test_an_endgame_that_would_take_too_long_is_not_estimated() -> None:
    found = chances_throughout(both_hoard("finnish-classic"))
    assert [each is None for each in found] == [False, False, True]
    assert None not in chances_throughout(both_hoard("norwegian-classic"))


def test_without_a_native_core_there_is_no_estimate_before_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brikke.players.chances.core_name", lambda: "python")
    assert chances(Start.deal(1, "nordic", 2)) is None
    game = game_with("nordic", "r1", "b9")
    game.push(Pass())
    assert chances_throughout(game) == (None, None)
    game.push(Pass())
    assert chances_throughout(game) == (None, None, (1, 0))


def test_the_costliest_turn_lowered_the_chance_of_its_own_seat_the_most() -> None:
    found = [(0.5, 0.5), (0.4, 0.6), (0.7, 0.3), None, (0.9, 0.1), (0.6, 0.4)]
    assert costliest_turn(found, [0, 1, 0, 1, 0]) == 2
    assert costliest_turn(found, [1, 0, 0, 1, 0]) == 5
    assert costliest_turn(found, [1, 0, 0, 1, 1]) is None
    assert costliest_turn([(0.5, 0.5)], []) is None
    assert costliest_turn([(0.69, 0.31), (0.5, 0.5)], [0]) is None
    assert costliest_turn([(0.7, 0.3), (0.5, 0.5)], [0]) == 1


def test_zero_rounds_are_refused() -> None:
    with pytest.raises(InputError, match="at least one round: 0$"):
        chances(Start.deal(1, "nordic", 2), rounds=0)
