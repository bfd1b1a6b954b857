"""The champion: its decisions in each stage of a round, and its strength."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from brikke.game.game import Game
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.bots.champion import Champion, FirstChampion, Level, QuickChampion, bot
from brikke.players.bots.champion.bot import FIRST, IN_BULK, IN_PLAY
from brikke.players.bots.champion.candidates import candidates
from brikke.players.bots.champion.holding_out import hold_out, must_hold_out
from brikke.players.bots.champion.policies import (
    HOARD,
    HOARD_OF_TWO,
    HOLD,
    assumed_policies,
    own_policy,
)
from brikke.players.bots.champion.search import Budget, search
from brikke.players.endgame import End, Verdict, choose
from brikke.players.playout import STEADY, Start, play_out
from brikke.rules.judge import violations
from brikke.rules.position import Draw, Play, Turn
from brikke.rules.tiles import faces_of
from brikke.solver import Objective, best_turn, can_go_out
from brikke.solver.native import workspace

QUICK = Level(turns=4, rounds=16, questions=300, choices=3, deals=48)
MUST = "nordic must_play_when_able=yes"


def views_of(rules: str, *names: str, seed: int = 1) -> Iterator[tuple[PlayerView, Turn]]:
    """Yield the views and the turns of the first of these bots."""
    game = Game(rules, len(names), seed=seed)
    bots = [make_bot(name) for name in names]
    while not game.is_over():
        view = game.view(game.to_move)
        turn = bots[game.to_move].turn(view)
        if game.to_move == 0:
            yield view, turn
        game.push(turn)


def test_it_opens_small_and_then_draws_until_it_can_play_the_whole_rack() -> None:
    seen = list(views_of("nordic", "champion", "steady"))
    plays = [(view, turn) for view, turn in seen if isinstance(turn, Play)]
    opening, last = plays[0], plays[-1]
    assert not opening[0].position.opened
    assert len(last[0].rack) > 25
    assert best_turn(last[0].position).goes_out
    could_have_played = [
        view
        for view, turn in seen
        if isinstance(turn, Draw) and isinstance(best_turn(view.position).turn, Play)
    ]
    assert len(could_have_played) > 10


def test_between_two_it_does_not_open_first() -> None:
    game = Game("nordic", 2, seed=5)
    drew_although_able = 0
    while game.state.pool:
        view = game.view(game.to_move)
        turn = Champion(1, QUICK).turn(view)
        drew_although_able += isinstance(best_turn(view.position).turn, Play)
        assert isinstance(turn, Draw)
        game.push(turn)
    assert drew_although_able > 20
    last = game.view(game.to_move)
    assert isinstance(Champion(1, QUICK).turn(last), Play)


@pytest.mark.parametrize("rules", ["norwegian-classic", "finnish-classic", MUST])
def test_where_waiting_was_not_measured_it_does_not_wait(rules: str) -> None:
    assert not bot._waits_to_open(Game(rules, 2, seed=1).view(0))


def test_the_champion_of_the_protocol_opens_at_once() -> None:
    game = Game("nordic", 2, seed=5)
    while not any(game.state.opened):
        view = game.view(game.to_move)
        able = isinstance(best_turn(view.position).turn, Play)
        turn = FirstChampion(1).turn(view)
        assert isinstance(turn, Play) == able
        game.push(turn)


def test_it_assumes_policies_of_others_by_the_size_of_their_racks() -> None:
    game = Game("nordic", 4, seed=3)
    assert assumed_policies(game.view(0)) == [HOARD, STEADY, STEADY, STEADY]
    while not game.is_over() and game.state.pool:
        game.push(make_bot("hoarder").turn(game.view(game.to_move)))
    view = game.view(game.to_move)
    assert all(view.opened)
    assert assumed_policies(view) == [HOARD] * 4


def test_it_does_not_hoard_where_playing_is_a_duty() -> None:
    assert own_policy(Game("nordic", 2, seed=1).view(0)) == HOARD_OF_TWO
    assert own_policy(Game(MUST, 2, seed=1).view(0)) == STEADY


@pytest.mark.parametrize("rules", ["nordic", "finnish-classic", MUST])
def test_candidates_are_legal_and_differ_in_their_tiles(rules: str) -> None:
    looked_at = 0
    for view, _ in views_of(rules, "steady", "steady", "steady"):
        found = candidates(view, 8, random.Random(1))
        tables = [turn.table for turn in found if isinstance(turn, Play)]
        played = [
            tuple(sorted(faces_of(each for laid in table for each in laid))) for table in tables
        ]
        assert len({*played}) == len(played) <= 8
        assert all(
            violations(view.position, turn) == () for turn in found if isinstance(turn, Play)
        )
        assert all(isinstance(turn, Play) for turn in found) or len(found) - len(tables) == 1
        looked_at += len(found) > 2
    assert looked_at > 1


@pytest.mark.parametrize(
    ("rules", "seats"), [("nordic", 2), ("nordic", 4), ("norwegian-cards", 3), (MUST, 3)]
)
def test_the_same_view_gives_the_same_turn(rules: str, seats: int) -> None:
    game = Game(rules, seats, seed=8)
    searched = learned = 0
    while not game.is_over():
        view = game.view(game.to_move)
        turn = Champion(5, QUICK).turn(view)
        if bot._is_worth_a_search(view, QUICK) or bot._is_learned(view):
            searched += bot._is_worth_a_search(view, QUICK)
            learned += bot._is_learned(view)
            assert Champion(5, QUICK).turn(view) == turn
        game.push(turn)
    assert bool(searched) == (seats > 2 and rules != MUST)
    assert bool(learned) == (seats == 4 or rules == MUST)


def test_it_plays_on_when_a_win_is_proven() -> None:
    proven = [
        (end, turn)
        for view, turn in views_of("nordic", "champion", "hoarder", seed=4)
        if (end := End.of(view)) is not None and choose(end).verdict is Verdict.WON
    ]
    assert proven
    assert all(isinstance(turn, Play) for _, turn in proven)


def test_without_a_native_core_it_neither_searches_nor_asks_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = Game(MUST, 2, seed=1).view(0)
    assert bot._is_learned(view)
    monkeypatch.setattr(bot, "core_name", lambda: "python")
    assert not bot._is_worth_a_search(view, QUICK)
    assert not bot._is_learned(view)


def test_the_network_plays_among_four_once_another_player_hoards() -> None:
    learned = [
        bot._is_learned(view) for view, _ in views_of("nordic", "champion", *["hoarder"] * 3)
    ]
    assert not learned[0]
    assert learned[-1]
    others = ["champion", "steady", "steady", "steady"]
    assert not any(bot._is_learned(view) for view, _ in views_of("nordic", *others))
    assert not any(bot._is_learned(v) for v, _ in views_of("finnish-classic", *others, seed=2))


def test_late_among_hoarders_it_searches_if_it_can_play_enough_rounds_out() -> None:
    hoarded = [
        view
        for view, _ in views_of("nordic", "champion", *["hoarder"] * 3)
        if bot._is_learned(view)
    ]
    late = [view for view in hoarded if bot._is_worth_a_search(view, IN_PLAY)]
    assert 0 < len(late) < len(hoarded)
    assert [view for view in hoarded if not bot._asks_network(view, IN_PLAY)] == late
    assert all(bot._asks_network(view, IN_BULK) for view in hoarded)


def test_to_hold_back_on_an_empty_pool_is_a_plan_of_its_own_among_hoarders() -> None:
    start, wins = Start.undealt("nordic", 3), {HOARD: 0, HOLD: 0}
    for plan in wins:
        for seat in range(3):
            policies = [plan if each == seat else HOARD for each in range(3)]
            rounds = play_out(start, policies, range(100))
            wins[plan] += sum(each.outcome.winner == seat for each in rounds)
    assert wins[HOARD] == 100
    assert wins[HOLD] > 130


def test_a_turn_is_searched_together_with_the_plan_that_follows_it() -> None:
    game = Game("nordic", 3, seed=6)
    hoarder = make_bot("hoarder")
    while game.state.pool:
        game.push(hoarder.turn(game.view(game.to_move)))
    view = game.view(game.to_move)
    smallest = best_turn(view.position, Objective.FEWEST).turn
    largest = best_turn(view.position).turn
    start, policies = Start.from_view(view), assumed_policies(view)
    values = {
        (turn, plan): [
            each.outcome.winner == view.seat
            for each in play_out(
                start, [plan if s == view.seat else HOARD for s in range(3)], range(60), first=turn
            )
        ]
        for turn in (smallest, largest)
        for plan in (HOARD, HOLD)
    }
    best = max(values, key=lambda candidate: sum(values[candidate]))
    assert search(start, policies, [*values], Budget(range(240), 10**9), 0) == best[0]


def test_a_search_costs_the_solver_no_more_than_its_budget() -> None:
    game = Game("nordic", 3, seed=6)
    hoarder = make_bot("hoarder")
    while game.state.pool:
        game.push(hoarder.turn(game.view(game.to_move)))
    view = game.view(game.to_move)
    turns = candidates(view, 6, random.Random(1))
    tried = [(turn, plan) for turn in turns for plan in (HOARD, HOLD)]

    def work(budget: Budget) -> int:
        with workspace() as solver:
            before = solver.work()
        search(Start.from_view(view), assumed_policies(view), tried, budget, 0)
        with workspace() as solver:
            return solver.work() - before

    free = work(Budget(range(1200), 10**9))
    assert work(Budget(range(1200), free // 2)) == pytest.approx(free // 2, rel=0.1)
    least = work(Budget(range(1200), 1))
    assert least < free // 2


def test_a_decision_never_costs_the_solver_more_than_its_budget() -> None:
    """The budget, and what is asked around looking ahead: one list, and one turn to be laid out."""
    for champion, most in ((Champion(1), IN_PLAY.work + 50_000), (QuickChampion(1), 50_000)):
        for seats in (2, 4):
            game = Game(MUST, seats, seed=seats)
            while not game.is_over():
                view = game.view(game.to_move)
                with workspace() as solver:
                    before = solver.work()
                turn = champion.turn(view)
                with workspace() as solver:
                    assert solver.work() - before <= most
                game.push(turn)


@pytest.mark.parametrize("seed", range(3))
def test_where_jokers_are_locked_it_lets_the_rival_not_go_out(seed: int) -> None:
    game = Game("finnish-classic", 2, seed=seed)
    blocked = 0
    while not game.is_over():
        view = game.view(game.to_move)
        turn = Champion(1).turn(view)
        if must_hold_out(view):
            assert hold_out(view) == turn
            assert violations(view.position, turn) == () or not isinstance(turn, Play)
            game.push(turn)
            if isinstance(turn, Play) and not game.is_over():
                blocked += not can_go_out(game.view(game.to_move).position)
        else:
            game.push(turn)
    assert blocked > 3


def test_the_champion_of_the_protocol_lists_turns_there() -> None:
    assert IN_PLAY.tries_tiles
    assert not FIRST.tries_tiles


@pytest.mark.slow
@pytest.mark.parametrize(("other", "seats"), [("steady", 2), ("hoarder", 2), ("hoarder", 4)])
def test_it_beats_the_bots_below_it(other: str, seats: int) -> None:
    wins = rounds = 0
    for seed in range(3):
        for seat in range(seats):
            game = Game("nordic", seats, seed=seed)
            bots = [make_bot(other) for _ in range(seats)]
            bots[seat] = QuickChampion(1)
            while not game.is_over():
                game.push(bots[game.to_move].turn(game.view(game.to_move)))
            outcome = game.outcome()
            assert outcome is not None
            wins += outcome.winner == seat
            rounds += 1
    assert wins * seats > rounds
