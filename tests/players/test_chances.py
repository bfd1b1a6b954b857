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
from brikke.players.chances import ROUNDS, chances, chances_throughout
from brikke.players.network import Outlook, estimates
from brikke.players.playout import STEADY, Start
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import read_table
from brikke.rules.tiles import read_tiles
from brikke.study.analysis import analyse
from tests.rules.test_editions import game_with

GOLDEN = Path(__file__).parents[1] / "game" / "golden"


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
    assert all(each is not None and fsum(each) == pytest.approx(1) for each in found)


def test_chances_throughout_a_round_do_not_depend_on_the_order_of_the_pool() -> None:
    game = Game("nordic", 3, seed=4)
    state = game.state
    turned = replace(state, pool=state.pool[::-1])
    one, other = (
        estimates([Outlook.of(each, seat) for seat in range(3)]) for each in (state, turned)
    )
    assert one == other


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


def test_zero_rounds_are_refused() -> None:
    with pytest.raises(InputError, match="at least one round: 0$"):
        chances(Start.deal(1, "nordic", 2), rounds=0)
