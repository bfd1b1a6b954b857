"""Costs of turns: what a turn gave away of the chances to win, and why."""

from __future__ import annotations

import pytest

from brikke.game.game import Game
from brikke.game.moments import Did
from brikke.players.bots import make_bot
from brikke.rules.position import Draw, Play
from brikke.rules.table import read_table
from brikke.rules.tiles import text_of
from brikke.study.analysis import analyse
from brikke.study.costs import (
    CLEAR_COST,
    MIN_COST,
    TurnCost,
    accuracy,
    best_chances,
    costliest,
    turn_costs,
)
from brikke.study.reasons import Reason
from tests.rules.test_editions import game_with

FREE = "nordic opening_minimum=0"
LOOSE = "k2 r5 b8 o11 k13 r9 b6"


def round_of(*names: str, rulebook: str = "nordic", seed: int = 3) -> Game:
    game = Game(rulebook, len(names), seed=seed)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)))
    return game


@pytest.mark.parametrize(
    "rulebook", ["nordic", "nordic must_play_when_able=yes", "finnish-classic", "norwegian-classic"]
)
def test_no_turn_is_better_than_the_best(rulebook: str) -> None:
    game = round_of("casual", "expert", rulebook=rulebook)
    costs = turn_costs(game)
    moments = tuple(game.moments())
    assert [cost.turn for cost in costs] == [moment.number for moment in moments]
    for cost, moment in zip(costs, moments, strict=True):
        assert 0 < cost.chance <= cost.best_chance <= 1
        assert cost.options >= 1
        if cost.options == 1:
            assert cost.cost == 0
        if moment.ended is not None and moment.did is Did.PLAYED:
            assert cost.chance == 1


def test_a_turn_is_judged_by_what_its_player_could_know() -> None:
    racks = f"k1 k2 k3 {LOOSE}", "o1 o2 o3 b1", "b2 b3 b4 o4"
    one = game_with(FREE, racks[0], racks[1], pool=racks[2])
    other = game_with(FREE, racks[0], racks[2], pool=racks[1])
    for game in (one, other):
        game.push(Draw())
    assert turn_costs(one)[0].chance == turn_costs(other)[0].chance
    assert turn_costs(one)[0].best_chance == turn_costs(other)[0].best_chance


def test_a_missed_exit_costs_all_that_is_left() -> None:
    game = game_with(FREE, "k1 k2 k3", f"b1 {LOOSE}", pool="o1 o2")
    game.push(Draw())
    (cost,) = turn_costs(game)
    assert cost.reason is Reason.EXIT
    assert cost.best_chance == 1
    assert text_of(cost.tiles) == text_of(cost.best_played) == "k1 k2 k3"
    assert cost.best_table == read_table("k1 k2 k3")
    assert cost.accuracy == cost.chance


def test_a_turn_with_the_most_tiles_is_called_costly_only_where_it_lost_clearly() -> None:
    # Three steady players always lay the most tiles, as a hint advises.
    costs = [cost for seed in range(4) for cost in turn_costs(round_of(*["steady"] * 3, seed=seed))]
    called = [cost.cost for cost in costs if cost.reason is not None]
    assert called
    assert min(called) >= CLEAR_COST
    assert any(MIN_COST <= cost.cost < CLEAR_COST for cost in costs)


def reasons(game: Game) -> list[Reason | None]:
    return [cost.reason for cost in turn_costs(game)]


def test_reasons_fit_the_turns_they_are_about() -> None:
    seen = set()
    for seed in range(4):
        game = round_of("novice", "casual", "expert", seed=seed)
        turns = analyse(game, chances=True)
        for turn, moment in zip(turns, game.moments(), strict=True):
            cost = turn.cost
            assert cost is not None
            if cost.reason is None:
                continue
            seen.add(cost.reason)
            jokers = [tile for tile in turn.played if tile.face.is_joker]
            better = [tile for tile in cost.best_played if tile.face.is_joker]
            fits = {
                Reason.EXIT: len(cost.best_played) == len(turn.position.rack),
                Reason.OPEN: not turn.position.opened and not turn.played,
                Reason.LARGE_OPENING: not turn.position.opened
                and 0 < len(cost.best_played) < len(turn.played),
                Reason.JOKER: len(better) > len(jokers),
                Reason.SPENT_JOKER: len(jokers) > len(better),
                Reason.DREW: not turn.played and moment.before.quiet[turn.seat] < 3,
                Reason.WAITED: not turn.played and moment.before.quiet[turn.seat] >= 3,
                Reason.FED: set(cost.tiles) <= set(turn.fed),
                Reason.LET_OUT: set(cost.tiles) <= set(turn.fed),
                Reason.BLOCKED: turn.played and set(cost.tiles) <= set(turn.position.rack),
                Reason.MORE: len(turn.played) > len(cost.best_played),
                Reason.FEWER: 0 < len(turn.played) < len(cost.best_played),
                Reason.OTHER: 0 < len(turn.played) <= len(cost.best_played),
            }
            assert fits[cost.reason], (seed, turn.turn, cost.reason)
            assert cost.tiles
    assert len(seen) >= 5


def test_the_costliest_turns_come_first_and_stronger_players_keep_more() -> None:
    costs: list[TurnCost] = []
    for seed in range(3):
        found = turn_costs(round_of("novice", "expert", seed=seed))
        worst = costliest(found)
        assert len(worst) <= 3
        assert [each.cost for each in worst] == sorted((each.cost for each in worst), reverse=True)
        assert all(each.seat == 0 for each in costliest(found, seat=0))
        costs += found
    novice, expert = accuracy(costs, 0), accuracy(costs, 1)
    assert novice is not None
    assert expert is not None
    assert 0 < novice < expert <= 1


def test_without_a_choice_there_is_no_accuracy() -> None:
    game = game_with("nordic", "k1 r5 b9", "b1 k7 r12", pool="o1 o2")
    game.push(Draw())
    assert accuracy(turn_costs(game), 0) is None


def test_the_turn_with_the_best_chances_goes_out_if_it_can() -> None:
    game = game_with(FREE, "k1 k2 k3", f"b1 {LOOSE}", pool="o1 o2")
    solution, chance = best_chances(game.view(0))
    assert (solution.turn, solution.goes_out, chance) == (Play(read_table("k1 k2 k3")), True, 1.0)


def test_without_the_native_core_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brikke.study.costs.core_name", lambda: "python")
    assert turn_costs(round_of("steady", "steady")) == ()
