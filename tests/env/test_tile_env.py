"""The tile-by-tile game in the core: it plays exactly like its reference implementation."""

from __future__ import annotations

import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.env.actions import DONE, DRAW, PASS
from brikke.env.episode import Episode
from brikke.env.observation import RACK, observe
from brikke.env.rewards import Reward
from brikke.env.vector import TileEnv, TileState, VectorEnv
from brikke.env.vector.deals import Deals
from brikke.errors import InputError
from brikke.players.network.belief import Belief
from brikke.players.playout import HOARDER, STEADY, Policy
from brikke.players.playout.deciding import decide
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.scoring import Ending
from brikke.rules.tiles import counts_of
from tests.env.test_vector_env import HOUSE_RULES
from tests.support.effort import examples


class Twin:
    """The same rounds, played in Python."""

    def __init__(
        self,
        rules: str,
        seats: int,
        seed: int,
        opponents: list[Policy | None] | None = None,
        *,
        arrange: bool = True,
    ) -> None:
        self._rulebook, self._seats, self._arrange = get_rulebook(rules), seats, arrange
        self._deals = Deals(seed, 0)
        self._opponents = opponents or [None] * seats
        self.deal()

    def deal(self) -> None:
        game = self._deals.next(self._rulebook, self._seats)
        self.episode = Episode(game, arranges=self._arrange)
        self.viewer = -1
        self._play_on()
        if self.episode.game.is_over():  # before the caller's first turn
            self.deal()

    def take(self, action: int) -> None:
        self.episode.take(action)
        self._play_on()

    def _play_on(self) -> None:
        game = self.episode.game
        while not game.is_over() and (policy := self._opponents[game.to_move]):
            self.episode.push(decide(policy, game.view(game.to_move)))
        if not game.is_over():
            self.viewer = game.to_move


def assert_same(env: TileEnv, twin: Twin) -> None:
    game, rows = twin.episode.game, env.rows
    assert rows.ended[0] == game.is_over()
    assert rows.seat[0] == twin.viewer
    assert rows.turns[0] == game.state.turns
    for seat in range(game.state.seats):
        expected, found = observe(twin.episode, seat), env.observe(0, seat)
        np.testing.assert_array_equal(found["observation"], expected["observation"])
        np.testing.assert_array_equal(found["action_mask"], expected["action_mask"])
        if seat == twin.viewer:
            np.testing.assert_array_equal(rows.observation[0], expected["observation"])
            if not game.is_over():
                np.testing.assert_array_equal(rows.action_mask[0], expected["action_mask"])
    outcome = game.outcome()
    if outcome is None:
        assert (rows.winner[0], rows.ending[0]) == (-1, -1)
        assert not env.rewards("points").any()
        return
    assert np.flatnonzero(rows.action_mask[0]).tolist() == [PASS]
    assert rows.winner[0] == outcome.winner
    assert rows.ending[0] == tuple(Ending).index(outcome.ending)
    for reward in (Reward.WIN, Reward.POINTS):
        assert env.rewards(reward)[0].tolist() == reward.of(outcome)


def play_both(env: TileEnv, twin: Twin, rng: random.Random, steps: int) -> int:
    """Play random actions, mostly tiles, in both; return how many rounds ended."""
    ended = 0
    for _ in range(steps):
        assert_same(env, twin)
        if twin.episode.game.is_over():
            ended += 1
            env.step([PASS])
            twin.deal()
            continue
        legal = np.flatnonzero(env.rows.action_mask[0]).tolist()
        plays = [action for action in legal if action not in (DRAW, PASS)]
        action = rng.choice(plays if plays and rng.random() < 0.85 else legal)
        env.step([action])
        twin.take(action)
    return ended


@given(
    rules=st.sampled_from([*EDITIONS, *HOUSE_RULES]),
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**64 - 1),
    arrange=st.booleans(),
    data=st.data(),
)
@settings(max_examples=examples(25, least=5))
def test_both_show_the_same_in_every_step(
    rules: str, seats: int, seed: int, arrange: bool, data: st.DataObject
) -> None:
    inside = data.draw(st.lists(st.sampled_from([None, None, STEADY, HOARDER]), max_size=seats - 1))
    opponents = [*inside, *[None] * (seats - len(inside))]
    env = TileEnv(rules, seats, 1, seed=seed, opponents=opponents, arrange=arrange)
    twin = Twin(rules, seats, seed, opponents, arrange=arrange)
    play_both(env, twin, random.Random(seed), 60)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", EDITIONS)
def test_both_show_the_same_until_a_round_has_ended(rules: str, seats: int) -> None:
    env, twin = TileEnv(rules, seats, 1, seed=seats), Twin(rules, seats, seats)
    rng, ended = random.Random(seats), 0
    while not ended:
        ended += play_both(env, twin, rng, 40)


def at_random(env: TileEnv, rng: np.random.Generator) -> Any:
    mask = env.rows.action_mask
    return (rng.random(mask.shape) * mask).argmax(axis=1)


def shown(env: TileEnv) -> list[Any]:
    return [array.tolist() for array in env.rows.all()]


def test_one_seed_deals_the_same_on_any_number_of_threads_and_as_whole_turns() -> None:
    one, many = (TileEnv("german", 3, 20, seed=5, threads=threads) for threads in (1, 3))
    turns = VectorEnv("german", 3, 20, seed=5)
    np.testing.assert_array_equal(one.rows.observation[:, RACK], turns.rows.rack)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert shown(one) == shown(many)
        actions = at_random(one, rng)
        one.step(actions)
        many.step(actions)
    one.reset()
    assert shown(one) == shown(TileEnv("german", 3, 20, seed=5))


@pytest.mark.parametrize("rules", ["nordic", "finnish-classic", "norwegian-classic"])
def test_a_round_that_is_copied_saved_or_pickled_goes_on_as_before(rules: str) -> None:
    env = TileEnv(rules, 2, 2, seed=3)
    rng = np.random.default_rng(3)
    for step in range(250):
        env.step([at_random(env, rng)[0], -1])
        if step % 25:
            continue
        env.copy_round(0, 1)
        saved, state, second = env.save(0), env.state(0), pickle.loads(pickle.dumps(env))
        third = env.copy()
        back = TileEnv(rules, 2, 1, seed=9)
        back.load(0, saved)
        for _ in range(15):
            action = int(at_random(env, rng)[1])
            env.step([-1, action])
            for other in (second, third):
                other.step([action, action])
                assert other.save(0) != saved
                np.testing.assert_array_equal(other.rows.observation[0], env.rows.observation[1])
                np.testing.assert_array_equal(other.rows.action_mask[1], env.rows.action_mask[1])
            back.step([action])
            np.testing.assert_array_equal(back.rows.observation[0], env.rows.observation[1])
            if state.is_over:
                break
            state.take(action)
            assert state.seat == env.rows.seat[1]


def test_a_state_serves_tree_search() -> None:
    state = TileState("norwegian-classic", 2, seed=11)
    rng = random.Random(4)
    while not state.is_over:
        saved, before = bytes(state), state.observe()
        branch = state.copy()
        for action in branch.legal:
            branch.take(action)
            branch.load(saved)
            np.testing.assert_array_equal(branch.observe()["observation"], before["observation"])
        state.take(rng.choice(state.legal))
    assert state.legal == []
    assert sorted(state.rewards()) == [-1.0, 1.0]
    with pytest.raises(InputError, match="the round is over, no action is legal: 55"):
        state.take(PASS)
    with pytest.raises(InputError, match="nothing is hidden"):
        state.redeal(1)


def test_hidden_tiles_are_dealt_anew_as_the_look_ahead_does() -> None:
    env, twin = TileEnv("nordic", 3, 1, seed=6), Twin("nordic", 3, 6)
    play_both(env, twin, random.Random(6), 40)
    game = twin.episode.game
    expected = Belief.of(game.view(game.to_move)).deal(77)
    before = env.rows.observation[0].copy()
    env.redeal(0, 77)
    for seat in range(3):
        rack = env.observe(0, seat)["observation"][RACK]
        if seat == game.to_move:
            np.testing.assert_array_equal(env.observe(0, seat)["observation"], before)
        else:
            assert rack.tolist() == counts_of(expected.position(seat).rack)


# Bad input


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = TileEnv("nordic", 2, 3, seed=1)
    before = shown(env)
    with pytest.raises(InputError, match="in environment 1 this action is not legal now: pass"):
        env.step([DRAW, PASS, DRAW])
    with pytest.raises(InputError, match="not legal now: done"):
        env.step([DONE, DRAW, DRAW])
    with pytest.raises(InputError, match="not legal now: 56"):
        env.step([DRAW, DRAW, 56])
    with pytest.raises(InputError, match="3 in all, not: 2"):
        env.step([DRAW, DRAW])
    with pytest.raises(InputError, match="whole numbers, not: float64"):
        env.step([54.0, 54.0, 54.0])
    assert shown(env) == before


def test_bytes_that_are_no_saved_round_are_refused_and_change_nothing() -> None:
    env = TileEnv("finnish-classic", 2, 1, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(150):
        env.step(at_random(env, rng))
    before, saved = shown(env), env.save(0)
    for wrong in (b"", b"x" * 40, saved[:-1], saved + b"x", TileEnv("nordic", 2, 1).save(0)):
        with pytest.raises(InputError, match=f"but bytes of length: {len(wrong)}"):
            env.load(0, wrong)
    with pytest.raises(InputError, match="a saved round is bytes, not: str"):
        env.load(0, "text")  # type: ignore[arg-type]
    assert shown(env) == before
    chance = random.Random(2)
    for _ in range(400):  # bytes that were changed are refused, or played on without a crash
        changed = bytearray(saved)
        for _ in range(chance.randint(1, 3)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        try:
            env.load(0, bytes(changed))
            for _ in range(5):
                if env.rows.action_mask.any():
                    env.step(at_random(env, rng))
        except ValueError:
            pass


def test_wrong_places_and_rewards_are_named() -> None:
    env = TileEnv("nordic", 2, 2)
    with pytest.raises(InputError, match="environments are numbered 0 to 1: 2"):
        env.save(2)
    with pytest.raises(InputError, match="seats are numbered 0 to 1: 5"):
        env.observe(0, 5)
    with pytest.raises(InputError, match="not by: progress"):
        env.rewards("progress")
    with pytest.raises(InputError, match="at least one thread: 0"):
        TileEnv(threads=0)


def test_without_a_native_core_the_slow_environment_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brikke.env.vector.tile_env.core_name", lambda: "python")
    with pytest.raises(InputError, match=r"need the native core; brikke_v0 .*: python"):
        TileEnv()


# Gymnasium


def made(**options: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    arguments = {"num_envs": 6, "opponents": ["steady", "hoarder"], **options}
    return gymnasium.make_vec(
        "brikke/BrikkeTiles-v0", vectorization_mode="vector_entry_point", **arguments
    )


@pytest.mark.parametrize("mode", AutoresetMode)
def test_every_autoreset_mode_ends_and_begins_rounds(mode: AutoresetMode) -> None:
    env = made(autoreset_mode=mode)
    seen, _ = env.reset(seed=3)
    ended, rng = 0, np.random.default_rng(3)
    while ended < 8:
        chosen = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, terminated, truncated, infos = env.step(chosen)
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert set(rewards[terminated]) <= {1.0, -0.5}
        assert not rewards[~terminated].any()
        assert (infos["winner"][terminated] >= 0).all()
        assert (infos["ending"][~terminated] == -1).all()
        ended += int(terminated.sum())
        last = infos.get("final_obs", seen)
        assert (last["action_mask"][terminated].argmax(axis=1) == PASS).all()
        assert (last["action_mask"][terminated].sum(axis=1) == 1).all()
        if mode is AutoresetMode.SAME_STEP:
            assert (seen["action_mask"][:, :PASS].sum(axis=1) >= 1).all()
        if mode is AutoresetMode.DISABLED and terminated.any():
            with pytest.raises(InputError, match="reset it first"):
                env.step(chosen)
            seen, _ = env.reset(options={"reset_mask": terminated})


def test_progress_sums_to_the_win_and_the_single_environment_agrees() -> None:
    env = made(num_envs=1, opponents=["steady"], reward="progress")
    seen, _ = env.reset(seed=4)
    rng, paid, last = np.random.default_rng(4), 0.0, 0.0
    for _ in range(2000):
        chosen = (rng.random((1, 56)) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, terminated, _, infos = env.step(chosen)
        paid += rewards[0]
        if terminated[0]:
            last = 1.0 if infos["winner"][0] == 0 else -1.0
            break
    assert paid == pytest.approx(last)
    single = gymnasium.make("brikke/BrikkeTiles-v0")
    assert single.action_space == env.unwrapped.single_action_space
    assert single.observation_space == env.unwrapped.single_observation_space


def test_arrays_are_shared_without_a_copy() -> None:
    env = made(copy=False)
    seen, _ = env.reset(seed=1)
    shared = {name: np.from_dlpack(array) for name, array in seen.items()}
    before = shared["observation"].copy()
    env.step(seen["action_mask"].argmax(axis=1))
    assert (shared["observation"] != before).any()
    for name, array in shared.items():
        assert np.shares_memory(array, seen[name])
    turns = VectorEnv(envs=2)
    assert all(np.shares_memory(np.from_dlpack(each), each) for each in turns.rows.all())
