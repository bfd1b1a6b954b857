"""Gymnasium's vector environment: rounds in the core behind the standard interface."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import brikke.env  # noqa: F401 - registers the environment
from brikke.env.episode import Episode
from brikke.env.gymnasium_tiles import BrikkeTileVectorEnv
from brikke.env.gymnasium_vector import FACTS, RACK, TABLE, BrikkeVectorEnv
from brikke.env.observation import FACTS as FACTS_OF_TILES
from brikke.env.observation import Fact, observe
from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.view import draw_or_pass
from brikke.players.playout import HOARDER, STEADY
from brikke.players.playout.deciding import decide
from brikke.solver import turns


def made(**options: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    arguments = {"num_envs": 6, "limit": 8, "opponents": ["steady", "hoarder"], **options}
    return gymnasium.make_vec(
        "brikke/Brikke-v0", vectorization_mode="vector_entry_point", **arguments
    )


def first_allowed(seen: Any) -> Any:
    """Return the first allowed action of every round: the best turn, else a draw."""
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_every_autoreset_mode_ends_and_begins_rounds(mode: AutoresetMode) -> None:
    env = made(autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    seen, _ = env.reset(seed=3)
    ended = 0
    while ended < 12:
        before = seen
        seen, rewards, terminated, truncated, infos = env.step(first_allowed(seen))
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert set(rewards[terminated]) <= {1.0, -0.5}
        assert not rewards[~terminated].any()
        assert (infos["winner"][terminated] >= 0).all()
        assert (infos["ending"][~terminated] == -1).all()
        for at in np.flatnonzero(terminated):
            ended += 1
            last = infos["final_obs"] if mode is AutoresetMode.SAME_STEP else seen
            facts = last["observation"][at, FACTS]
            sizes = facts[Fact.RACK_SIZES]
            assert last["observation"][at, RACK].sum() == sizes[0]
            everything = sizes.sum() + last["observation"][at, TABLE].sum() + facts[Fact.POOL]
            assert everything == 106
            assert np.flatnonzero(last["action_mask"][at]).tolist() == [8]
            if mode is AutoresetMode.SAME_STEP:
                assert seen["observation"][at, RACK].sum() in (14, 15)
        if mode is AutoresetMode.DISABLED and terminated.any():
            with pytest.raises(InputError, match="reset it first"):
                env.step(first_allowed(before))
            seen, _ = env.reset(options={"reset_mask": terminated})
            assert (seen["observation"][terminated, RACK].sum(axis=1) >= 14).all()


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.DISABLED])
@pytest.mark.parametrize("draws", [True, False], ids=["draws", "plays"])
def test_the_end_of_a_round_shows_the_facts_of_that_round(mode: AutoresetMode, draws: bool) -> None:
    env = BrikkeVectorEnv(
        num_envs=4,
        rulebook="nordic empty_pool=play-on",
        opponents=[HOARDER, HOARDER],
        seat=1,
        limit=8,
        autoreset_mode=mode,
        copy=False,
    )
    seen, _ = env.reset(seed=2)
    opened, passes = set(), list[int]()
    while len(passes) < 10:
        mask = seen["action_mask"]
        allowed = mask[:, -1].astype(bool)
        actions = np.where(draws & allowed, 8, mask.argmax(axis=1))
        games = [env.rounds.game(at) for at in range(4)]
        seen, _, terminated, _, infos = env.step(actions)
        last = infos.get("final_obs", seen)
        for at in np.flatnonzero(terminated):
            expected = facts_at_the_end(games[at], env, int(actions[at]))
            shown = last["observation"][at, FACTS]
            assert shown[: Fact.TO_MOVE].tolist() == expected[: Fact.TO_MOVE].tolist()
            opened.add(tuple(shown[Fact.OPENED]))
            passes.append(int(shown[Fact.PASSES]))
        if mode is AutoresetMode.DISABLED and terminated.any():
            seen, _ = env.reset(options={"reset_mask": terminated})
    assert opened == {(not draws, True, True, False)}
    assert max(passes) == (3 if draws else 0)


def facts_at_the_end(game: Game, env: BrikkeVectorEnv, action: int) -> Any:
    """Play a round on to its end, and return what the readable environment shows there."""
    view = game.view(game.to_move)
    listed = env.rounds.limit
    game.push(draw_or_pass(view) if action == listed else turns(view.position, listed)[action].turn)
    while not game.is_over():
        game.push(decide(HOARDER, game.view(game.to_move)))
    return observe(Episode(game, arranges=False), 1)["observation"][FACTS_OF_TILES]


def test_the_modes_play_the_same_rounds() -> None:
    def scores(mode: AutoresetMode) -> list[list[int]]:
        env = made(num_envs=1, autoreset_mode=mode)
        seen, _ = env.reset(seed=5)
        found: list[list[int]] = []
        while len(found) < 3:
            seen, _, terminated, _, infos = env.step(first_allowed(seen))
            found += infos["scores"][terminated].tolist()
        return found

    assert scores(AutoresetMode.NEXT_STEP) == scores(AutoresetMode.SAME_STEP)


def stored(env: BrikkeVectorEnv | BrikkeTileVectorEnv) -> Any:
    """Return an environment that was stored as bytes."""
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("again", [stored, copy.deepcopy], ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("kind", [BrikkeVectorEnv, BrikkeTileVectorEnv])
@pytest.mark.parametrize("rulebook", ["nordic", "finnish-classic"])
def test_a_stored_or_copied_environment_goes_on_with_the_same_rounds(
    rulebook: str,
    kind: type[BrikkeVectorEnv] | type[BrikkeTileVectorEnv],
    again: Callable[[Any], Any],
) -> None:
    env: Any = kind(4, rulebook)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        seen, *_ = env.step(first_allowed(seen))
    other = again(env)
    ended = 0
    for _ in range(40 if kind is BrikkeVectorEnv else 400):
        action = first_allowed(seen)
        seen, rewards, terminated, _, _ = env.step(action)
        also, paid, over, _, _ = other.step(action)
        assert all((seen[name] == also[name]).all() for name in seen)
        assert (rewards == paid).all()
        assert (terminated == over).all()
        ended += int(terminated.sum())
    assert ended
    # The random numbers of the environment itself are kept, too: the next deal is the same.
    seen, also = env.reset()[0], other.reset()[0]
    assert all((seen[name] == also[name]).all() for name in seen)


def test_progress_is_paid_turn_by_turn_and_sums_to_the_win() -> None:
    env = made(num_envs=1, opponents=["steady"], reward="progress")
    seen, _ = env.reset(seed=2)
    own, other = seen["observation"][0, FACTS, :2].astype(int)
    paid, over = 0.0, False
    while not over:
        seen, rewards, terminated, _, infos = env.step(first_allowed(seen))
        paid += float(rewards[0])
        over = bool(terminated[0])
    won = 1.0 if infos["winner"][0] == 0 else -1.0
    assert paid == pytest.approx(won - (other - own) / 14)


def test_points_are_those_of_the_score_sheet() -> None:
    env = made(num_envs=3, reward="points", opponents=[STEADY])
    seen, _ = env.reset(seed=2)
    terminated = np.zeros(3, bool)
    while not terminated.any():
        seen, rewards, terminated, _, infos = env.step(first_allowed(seen))
    assert (rewards == infos["scores"][:, 0]).all()
    assert rewards.any()


def test_arrays_can_be_shared_instead_of_copied() -> None:
    env = BrikkeVectorEnv(2, limit=4, copy=False)
    seen, _ = env.reset(seed=1)
    assert env.step(first_allowed(seen))[0] is seen


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        ({"opponents": "steady"}, "steady"),
        ({"opponents": ["stedy"]}, "stedy"),
        ({"seat": 3}, "3"),
        ({"reward": "glory"}, "glory"),
        ({"autoreset_mode": "never"}, "never"),
        ({"render_mode": "human"}, "human"),
        ({"num_envs": 0}, "0"),
    ],
)
def test_invalid_arguments_are_refused(arguments: dict[str, Any], value: str) -> None:
    with pytest.raises(InputError, match=f": {value}$"):
        BrikkeVectorEnv(**arguments)


def test_gymnasiums_own_vector_environments_work() -> None:
    env = gymnasium.make_vec(
        "brikke/Brikke-v0", num_envs=2, vectorization_mode="sync", render_mode="rgb_array"
    )
    seen, _ = env.reset(seed=1)
    terminated = np.zeros(2, bool)
    while not terminated.any():
        allowed = [env.single_action_space.sample(mask=each) for each in seen["action_mask"]]
        seen, _, terminated, _, _ = env.step(np.array(allowed))
    assert seen["action_mask"].any(axis=1).all()
    assert np.array(env.render()).shape == (2, 720, 960, 3)
