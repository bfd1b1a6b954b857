"""Vectorized environment: the native core and the reference implementation agree in every step."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from brikke.env.vector import Rows, VectorEnv
from brikke.env.vector.deals import Deals
from brikke.env.vector.native import NativeRounds
from brikke.env.vector.reference import ReferenceRounds
from brikke.env.vector.rows import Actions
from brikke.env.vector.setup import Setup
from brikke.errors import InputError, MissingExtraError
from brikke.game.game import Game, IllegalTurn
from brikke.players.bots import BOTS, make_bot
from brikke.players.playout import HOARDER, STEADY, AtEnd, Policy, Start, play_out
from brikke.players.playout.packing import pack
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import EDITIONS
from brikke.rules.scoring import Ending
from brikke.rules.tiles import counts_of
from brikke.solver import best_turn, turns
from brikke.solver._core import Solver
from tests.support.effort import examples

HOUSE_RULES = (
    "nordic must_play_when_able=yes",
    "nordic max_run_length=4 tiles_dealt=20",
    "nordic opening_goes_on=yes empty_pool=play-on",
    "nordic jokers=locked must_play_when_able=yes opening_single_set=yes",
    "german opening_single_set=yes opening_minimum=0 tiles_dealt=9",
    "finnish-classic max_run_length=4 joker_value=50 opening_minimum=0",
    "norwegian-classic empty_pool=play-on jokers=locked-own-rack",
)
OPPONENTS: Sequence[Policy | None] = (
    STEADY,
    HOARDER,
    Policy(joker_adds=3, least_tiles=2),
    Policy(hoards=True, until_tiles=6, at_end=AtEnd.HOLD),
)


def shown(rows: Rows) -> dict[str, object]:
    return {field.name: getattr(rows, field.name).tolist() for field in fields(rows)}


def choose(rows: Rows, rng: random.Random) -> Actions:
    """Return random legal actions: the first, any, or the last."""
    chosen = []
    for row in range(len(rows.mask)):
        allowed = np.flatnonzero(rows.mask[row]).tolist()
        chosen.append(rng.choice([allowed[0], rng.choice(allowed), allowed[-1]]))
    return np.array(chosen)


def first(rows: Rows) -> Actions:
    actions: Actions = rows.mask.argmax(axis=1)
    return actions


# The core and the reference implementation


@given(
    rules=st.sampled_from([*EDITIONS, *HOUSE_RULES]),
    seats=st.integers(2, 4),
    limit=st.sampled_from([1, 3, 8, 64]),
    seed=st.integers(0, 2**64 - 1),
    data=st.data(),
)
@settings(max_examples=examples(20, least=5))
def test_both_show_the_same_in_every_step(
    rules: str, seats: int, limit: int, seed: int, data: st.DataObject
) -> None:
    inside = data.draw(st.lists(st.sampled_from([None, None, *OPPONENTS]), max_size=seats - 1))
    setup = Setup.of(rules, seats, 2, limit, [*inside, *[None] * (seats - len(inside))])
    native, twin = NativeRounds(setup, 1), ReferenceRounds(setup)
    native.begin(seed)
    twin.begin(seed)
    rng = random.Random(seed)
    for _ in range(40):
        assert shown(native.rows) == shown(twin.rows)
        actions = choose(native.rows, rng)
        assert native.first_refused(actions) == twin.first_refused(actions) == -1
        native.step(actions)
        twin.step(actions)
    for row in range(2):
        known, real = native.game(row), twin.game(row)
        assert known.events == real.events


@pytest.mark.parametrize("rules", EDITIONS)
def test_both_show_the_same_until_rounds_have_ended(rules: str) -> None:
    setup = Setup.of(rules, 3, 1, 8, None)
    native, twin = NativeRounds(setup, 1), ReferenceRounds(setup)
    native.begin(1)
    twin.begin(1)
    ended = 0
    while ended < 1:
        actions = first(native.rows)
        native.step(actions)
        twin.step(actions)
        assert shown(native.rows) == shown(twin.rows)
        ended += int(native.rows.ended.sum())


def test_without_a_native_core_the_reference_implementation_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    native = VectorEnv("nordic", 2, 2, limit=4, seed=3)
    monkeypatch.setattr("brikke.env.vector.env.core_name", lambda: "python")
    monkeypatch.setattr("brikke.env.vector.native.NativeRounds", None)
    twin = VectorEnv("nordic", 2, 2, limit=4, seed=3)
    for _ in range(10):
        actions = first(native.rows)
        assert shown(native.step(actions)) == shown(twin.step(actions))


# Observations


def test_a_row_is_the_view_of_the_seat_to_move() -> None:
    env = VectorEnv("nordic", 3, 8, limit=16, seed=5)
    rng = random.Random(1)
    for _ in range(40):
        env.step(choose(env.rows, rng))
        for at in range(env.envs):
            view, rows = env.view(at), env.rows
            assert rows.rack[at].tolist() == counts_of(view.rack)
            assert rows.to_move[at] == view.seat == view.to_move
            sizes = view.rack_sizes
            assert rows.rack_sizes[at].tolist() == [*sizes[view.to_move :], *sizes[: view.to_move]]
            assert rows.pool[at] == view.pool_size


def test_listed_turns_are_the_turns_of_the_solver_best_first() -> None:
    env = VectorEnv("norwegian-classic", 2, 4, limit=6, seed=2)
    rng, most = random.Random(2), 0
    for _ in range(60):
        env.step(choose(env.rows, rng))
        for at in range(env.envs):
            listed = env.turns(at)
            rows = env.rows
            most = max(most, len(listed))
            assert rows.mask[at, :6].sum() == len(listed) <= 6
            assert [each.tiles_played for each in listed] == rows.tiles[at, : len(listed)].tolist()
            assert [each.goes_out for each in listed] == rows.goes_out[at, : len(listed)].tolist()
            played = [counts_of(each.played) for each in listed]
            assert played == rows.played[at, : len(listed)].tolist()
            assert not rows.played[at, len(listed) :].any()
            worth = [(each.tiles_played, each.points_played) for each in listed]
            assert all(one >= other for one, other in pairwise(worth))
            found = best_turn(env.view(at).position)
            assert found.tiles_played == (listed[0].tiles_played if listed else 0)
    assert most == 6


def test_arrays_are_allocated_once_and_filled_in_place() -> None:
    env = VectorEnv("nordic", 2, 16, limit=4, seed=1)
    arrays = env.rows.all()
    places = [array.ctypes.data for array in arrays]
    for rows in (env.reset(), env.step(first(env.rows)), env.play(0, Draw())):
        assert all(one is other for one, other in zip(rows.all(), arrays, strict=True))
    assert [array.ctypes.data for array in env.rows.all()] == places
    assert all(array.flags.c_contiguous for array in arrays)


def test_a_player_who_must_play_cannot_draw() -> None:
    free = VectorEnv("nordic", 2, 32, limit=4, seed=1)
    due = VectorEnv("nordic must_play_when_able=yes", 2, 32, limit=4, seed=1)
    for env in (free, due):
        seen = 0
        for _ in range(40):
            rows = env.step(first(env.rows))
            able = rows.mask[:, 0] & (rows.pool > 0)
            seen += int(able.sum())
            assert (rows.mask[able, -1] == (env is free)).all()
            assert rows.mask[~rows.mask[:, 0], -1].all()
        assert seen > 50


# Rounds


@pytest.mark.sweep
@pytest.mark.parametrize("rules", ["nordic", "german", "norwegian-classic"])
def test_when_a_round_ends_its_result_is_shown_and_the_next_is_dealt(rules: str) -> None:
    env = VectorEnv(rules, 2, 8, limit=2, seed=4)
    ended = 0
    while ended < 12:
        games = [env.game(at) for at in range(env.envs)]
        actions = first(env.rows)
        rows = env.step(actions)
        for at in range(env.envs):
            if not rows.ended[at]:
                assert (rows.winner[at], rows.length[at], rows.scores[at].any()) == (-1, 0, False)
                continue
            ended += 1
            games[at].push(turn_of(games[at], env.limit, int(actions[at])))
            outcome = games[at].outcome()
            assert outcome is not None
            assert tuple(Ending)[rows.ending[at]] is outcome.ending
            assert rows.winner[at] == outcome.winner
            assert rows.scores[at].tolist() == list(outcome.scores)
            assert rows.length[at] == games[at].state.turns
            assert (rows.turns[at], rows.rack[at].sum(), rows.table[at].sum()) == (0, 14, 0)


def turn_of(game: Game, limit: int, action: int) -> Play | Draw | Pass:
    if action == limit:
        return Draw() if game.state.pool else Pass()
    return turns(game.position, limit)[action].turn


def test_one_seed_gives_the_same_rounds_on_any_number_of_threads() -> None:
    def played(threads: int, seed: int, envs: int = 40) -> list[dict[str, object]]:
        env = VectorEnv("nordic", 2, envs, limit=8, seed=seed, threads=threads)
        return [shown(env.step(first(env.rows))) for _ in range(30)]

    once = played(1, 7)
    assert played(3, 7) == once
    assert played(1, 8) != once
    racks = VectorEnv("nordic", 2, 40, seed=7).rows.rack
    more = VectorEnv("nordic", 2, 60, seed=7).rows.rack
    assert (more[:40] == racks).all()
    assert len({tuple(rack) for rack in more.tolist()}) == 60


def test_reset_deals_again_by_the_same_seed_or_another() -> None:
    env = VectorEnv("nordic", 2, 4, limit=2, seed=1)
    begun = shown(env.rows)
    env.step(first(env.rows))
    assert shown(env.rows) != begun
    assert shown(env.reset()) == begun
    assert shown(env.reset(2)) != begun
    assert shown(env.reset(1)) == begun


def test_all_seats_start_equally_often() -> None:
    env = VectorEnv("nordic", 4, 2000, limit=1, seed=3)
    assert all(430 < times < 570 for times in np.bincount(env.rows.to_move).tolist())


def test_neighbouring_seeds_share_no_rounds() -> None:
    dealt = {
        Deals(seed, env).next(VectorEnv("nordic", 2, 1).rulebook, 2).state.racks
        for seed in range(5)
        for env in range(5)
    }
    assert len(dealt) == 25


def test_opponents_win_as_often_as_in_play_outs() -> None:
    env = VectorEnv("nordic", 2, 64, limit=4, seed=1, opponents=[None, HOARDER])
    won = rounds = 0
    while rounds < 100:
        rows = env.step(first(env.rows))
        assert (rows.to_move == 0).all()
        rounds += int(rows.ended.sum())
        won += int((rows.winner == 1).sum())
    outside = play_out(Start.undealt("nordic", 2), [STEADY, HOARDER], range(100))
    expected = sum(each.outcome.winner == 1 for each in outside)
    assert abs(won - expected * rounds / 100) < 25


# Turns of the caller


@pytest.mark.sweep
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_every_bot_plays_the_same_round_with_and_without_the_environment(
    name: str, rules: str
) -> None:
    env = VectorEnv(rules, 2, 2, limit=1, seed=11)
    outside = env.game(0)
    bots = [make_bot(name, 0), make_bot("steady", 1)]
    other = env.rows.rack[1].tolist()
    while not env.rows.ended[0]:
        view = env.view(0)
        assert view == outside.view(outside.to_move)
        turn = bots[view.to_move].turn(view)
        env.play(0, turn)
        outside.push(turn)
    outcome = outside.outcome()
    assert outcome is not None
    assert env.rows.scores[0].tolist() == list(outcome.scores)
    assert env.rows.rack[1].tolist() == other


def test_listed_turns_and_any_other_turns_may_alternate() -> None:
    for rules in (*EDITIONS, "nordic opening_goes_on=yes"):
        setup = Setup.of(rules, 2, 1, 5, None)
        native, twin = NativeRounds(setup, 1), ReferenceRounds(setup)
        native.begin(9)
        twin.begin(9)
        for at in range(50):
            if at % 3:
                actions = first(native.rows)
                native.step(actions)
                twin.step(actions)
            else:
                game = twin.game(0)
                smallest = best_turn(game.position, "fewest").turn
                turn = smallest if isinstance(smallest, Play) else turn_of(game, 5, 5)
                native.play(0, turn)
                twin.play(0, turn)
            assert shown(native.rows) == shown(twin.rows), rules


def test_an_illegal_turn_changes_nothing() -> None:
    env = VectorEnv("nordic", 2, 2, seed=1)
    before = shown(env.rows)
    for turn in (Play(()), Pass()):
        with pytest.raises(IllegalTurn):
            env.play(0, turn)
    with pytest.raises(InputError, match="numbered 0 to 1: 2"):
        env.play(2, Draw())
    assert shown(env.rows) == before


# Invalid input


@example(action=64, envs=3)
@given(action=st.integers(-(2**63), 2**63 - 1), envs=st.integers(1, 4))
@settings(max_examples=examples(30, least=5))
def test_an_illegal_action_changes_nothing(action: int, envs: int) -> None:
    env = VectorEnv("nordic must_play_when_able=yes", 2, envs, limit=64, seed=17)
    before = shown(env.rows)
    actions = first(env.rows)
    if 0 <= action <= 64 and env.rows.mask[-1, action]:
        return
    actions[-1] = action
    with pytest.raises(InputError, match=f"environment {envs - 1} .* not legal now: {action}"):
        env.step(actions)
    assert shown(env.rows) == before


def test_invalid_arrays_of_actions_are_refused() -> None:
    env = VectorEnv("nordic", 2, 3, seed=1)
    with pytest.raises(InputError, match="3 in all, not: 2"):
        env.step([64, 64])
    with pytest.raises(InputError, match="whole numbers, not: float64"):
        env.step([64.0, 64.0, 64.0])
    env.step(np.array([64, 64, 64], np.uint8))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seats": 5}, "2 to 4 seats: 5"),
        ({"envs": 0}, "environments must be 1 to 1048576, not: 0"),
        ({"limit": 257}, "listed turns must be 1 to 256, not: 257"),
        ({"threads": 0}, "at least one thread: 0"),
        ({"seed": -1}, "from 0 to 2\\*\\*64 - 1: -1"),
        ({"rulebook": "nordisk"}, "nordisk"),
        ({"opponents": [STEADY]}, "2 in all, not: 1"),
        ({"opponents": ["steady", None]}, "must be a policy, not: steady"),
        ({"opponents": [STEADY, STEADY]}, "the caller's"),
    ],
)
def test_an_invalid_setup_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(InputError, match=why):
        VectorEnv(**changes)  # type: ignore[arg-type]


def test_writing_into_the_arrays_makes_no_action_legal() -> None:
    env = VectorEnv("finnish-classic", 2, 4, limit=4, seed=1)
    env.rows.mask[:] = True
    env.rows.played[:] = 9
    with pytest.raises(InputError, match="environment 0 .*: 0"):
        env.step([0, 0, 0, 0])
    env.step([4, 4, 4, 4])
    assert env.rows.turns.tolist() == [1, 1, 1, 1]


def test_the_core_refuses_malformed_input() -> None:
    solver, rows = Solver(), Rows.empty(2, 2, 4)
    start, policies = pack(Start.undealt("nordic", 2)), bytes(16)
    rounds = solver.open_rounds(start, policies, 4, 2, rows.all())
    wrongs: list[Callable[[], object]] = [
        lambda: solver.open_rounds(start[:-9], policies, 4, 2, rows.all()),
        lambda: solver.open_rounds(start, policies[:-1], 4, 2, rows.all()),
        lambda: solver.open_rounds(start, bytes([1]) * 16, 4, 2, rows.all()),
        lambda: solver.open_rounds(start, policies, 5, 2, rows.all()),
        lambda: solver.open_rounds(start, policies, 0, 2, rows.all()),
        lambda: solver.begin_rounds(rounds, 1, 3),
        lambda: solver.step_rounds(rounds, np.zeros(1, np.int64), 0, 2),
        lambda: solver.step_rounds(rounds, np.full(2, 4), 0, 2),  # before they have begun
        lambda: solver.play_in_round(rounds, 0, bytes(53), b""),
        lambda: solver.play_in_round(rounds, 0, bytes([1] * 53), b""),
        lambda: solver.story_of_round(object(), 0),
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"\w"):
            wrong()
    with pytest.raises(IndexError):
        solver.open_rounds(start, policies, 4, 2, rows.all()[:-1])
    rows.rack.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        solver.open_rounds(start, policies, 4, 2, rows.all())


def test_other_libraries_share_the_arrays_without_a_copy() -> None:
    env = VectorEnv(envs=3, limit=5)
    for array in env.rows.all():
        assert array.ctypes.data % 64 == 0  # what JAX needs
        assert np.shares_memory(np.from_dlpack(array), array)
    assert env.copy().rows.mask is not env.rows.mask


@pytest.mark.parametrize("rules", ["nordic", "norwegian-classic"])
@pytest.mark.parametrize("by_hand", [False, True], ids=["listed", "by hand"])
def test_a_copy_goes_on_from_the_same_rounds(rules: str, by_hand: bool) -> None:
    env = VectorEnv(rules, 3, 4, limit=8, seed=6, opponents=[None, STEADY, None])
    for _ in range(12):
        env.step(first(env.rows))
    if by_hand:
        while not env.rows.mask[2, 0]:
            env.step(first(env.rows))
        game = env.game(2)
        smallest = best_turn(game.position, "fewest").turn
        assert isinstance(smallest, Play)
        env.play(2, smallest)
    other = env.copy()
    for _ in range(20):
        actions = first(env.rows)
        assert shown(env.step(actions)) == shown(other.step(actions))
    assert [env.game(at).events for at in range(4)] == [other.game(at).events for at in range(4)]
    # Neither plays in the other.
    before = shown(other.rows)
    env.step(first(env.rows))
    assert shown(other.rows) == before


def test_without_jax_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(MissingExtraError, match=r'pip install "brikke\[jax\]"'):
        importlib.import_module("brikke.env.jax")
