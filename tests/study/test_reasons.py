"""Reasons of costly turns, on positions made by hand."""

from __future__ import annotations

import pytest

from brikke.game.game import Game
from brikke.game.moments import Moment
from brikke.players.network.outlook import Counts
from brikke.rules.position import Draw, Play
from brikke.rules.table import read_table
from brikke.rules.tiles import TileReader, counts_of, faces_of
from brikke.study.reasons import Reason, reason_in_round
from tests.rules.test_editions import game_with

FREE = "nordic opening_minimum=0"
LOOSE = "k2 r5 b8 o11 k13 r9 b6"
OPENED = "k1 k2 k3 | k11 k12 k13"
"""Two sets with which two players open before the turn that is asked about."""
POOL = "o13 r13 o9 o9 r3 k8 b1 b10"


def counts(tiles: str) -> Counts | None:
    """Return tiles in notation as counts; none stands for a draw."""
    return tuple(counts_of(TileReader().tiles(tiles))) if tiles else None


def why(game: Game, turn: int, best: str, others: dict[str, float] | None = None) -> str:
    """Return the reason and its tiles: the turn keeps 40 %, the best one 60, others as told."""
    moments: tuple[Moment | None, ...] = (*game.moments(), None)
    moment, following = moments[turn - 1 : turn + 1]
    assert moment is not None
    chances = {counts(tiles): chance for tiles, chance in (others or {}).items()}
    made = tuple(counts_of(moment.played)) if moment.played else None
    chances |= {made: 0.4, counts(best): 0.6}
    reason, tiles = reason_in_round(moment, following, chances, counts(best))
    return f"{reason}: {' '.join(map(str, faces_of(tiles)))}"


def opened(mine: str, next_ones: str, *tables: str) -> Game:
    """Return a round in which both have opened, and then these tables were left; - is a draw."""
    game = game_with(FREE, f"k1 k2 k3 {mine}", f"k11 k12 k13 {next_ones}", pool=POOL)
    game.push(Play(read_table("k1 k2 k3")))
    game.push(Play(read_table(OPENED)))
    for table in tables:
        game.push(Draw() if table == "-" else Play(read_table(f"{OPENED} | {table}")))
    return game


def test_an_opening_may_be_too_large() -> None:
    game = game_with(FREE, f"k1 k2 k3 b4 b5 b6 {LOOSE[3:]}", "r1 o1", pool="o13 r13")
    game.push(Play(read_table("k1 k2 k3 | b4 b5 b6")))
    assert why(game, 1, "k1 k2 k3") == f"{Reason.LARGE_OPENING}: b4 b5 b6"


def test_the_next_player_lays_a_tile_beside_those_that_were_better_kept() -> None:
    game = opened("b4 b5 b6 r9 r12", "b7 o5 r1", "b4 b5 b6", "b4 b5 b6 b7")
    assert why(game, 3, "") == f"{Reason.FED}: b7"


def test_the_next_player_goes_out_with_such_a_tile() -> None:
    game = opened("b4 b5 b6 r9 r12", "b7", "b4 b5 b6", "b4 b5 b6 b7")
    assert why(game, 3, "") == f"{Reason.LET_OUT}: b7"


def test_equally_many_other_tiles_would_not_have_fed_the_next_player() -> None:
    game = opened("b4 b5 b6 o1 o2 o3 r9", "b7 o5 r1", "b4 b5 b6", "b4 b5 b6 b7")
    assert why(game, 3, "o1 o2 o3") == f"{Reason.FED}: b7"


def test_who_could_have_laid_as_many_after_the_best_turn_was_not_fed_by_this_one() -> None:
    # Beside the orange run lies the orange 4 as well.
    game = opened("b4 b5 b6 o1 o2 o3 r9", "b7 o4 r1", "b4 b5 b6", "b4 b5 b6 b7")
    assert why(game, 3, "o1 o2 o3") == f"{Reason.OTHER}: o1 o2 o3"


def test_tiles_beside_those_that_the_best_turn_lays_too_are_no_reason() -> None:
    game = opened("b4 b5 b6 o1 o2 o3 r9", "b7 r1", "b4 b5 b6 | o1 o2 o3", "b4 b5 b6 b7 | o1 o2 o3")
    assert why(game, 3, "b4 b5 b6") == f"{Reason.MORE}: o1 o2 o3"


@pytest.mark.parametrize(
    ("spends_without_feeding", "reason"), [(0.42, "spent-joker: j"), (0.55, "fed: b7")]
)
def test_a_spent_joker_is_the_reason_unless_spending_it_elsewhere_costs_little(
    spends_without_feeding: float, reason: str
) -> None:
    game = opened("b4 b6 j o1 o2 r9", "b7 r1", "b4 j b6", "b4 j b6 b7")
    assert why(game, 3, "", {"o1 o2 j": spends_without_feeding}) == reason


def test_a_turn_may_take_from_the_own_rack_what_its_other_tiles_need() -> None:
    # Two groups go down one after the other, or the red run alone.
    game = opened("r4 r5 r6 b4 o4 b6 k6 o13", "r1 o1", "r4 r5 r6")
    assert why(game, 3, "r4 b4 o4") == f"{Reason.BLOCKED}: k6 b4 b6 o4"


def test_a_turn_after_which_the_same_tiles_fit_blocks_none() -> None:
    game = opened("r4 r5 r6 b4 b5 b6 o13", "r1 o1", "r4 r5 r6")
    assert why(game, 3, "b4 b5 b6") == f"{Reason.OTHER}: b4 b5 b6"


def test_one_tile_fewer_in_two_turns_is_not_called_blocked() -> None:
    game = opened("r4 r5 r6 r7 b4 o4 o13", "r1 o1", "r4 r5 r6")
    assert why(game, 3, "r4 b4 o4") == f"{Reason.OTHER}: b4 o4"


def test_who_draws_although_a_play_is_better_waited_too_long_after_three_such_turns() -> None:
    game = opened("b4 b5 b6 r9 r12", "o5 r1", *["-"] * 8)
    said = [why(game, turn, "b4 b5 b6") for turn in (3, 5, 7, 9)]
    assert said == [f"{Reason.DREW}: b4 b5 b6"] * 3 + [f"{Reason.WAITED}: b4 b5 b6"]
