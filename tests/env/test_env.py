"""Environments: framework APIs, legal actions, observations, rewards, and bots as players."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper

from brikke.env import actions_for, brikke_v0, check, play_bot, play_turn
from brikke.env.actions import ACTIONS, DONE, DRAW, PASS
from brikke.env.gymnasium_env import BrikkeEnv
from brikke.env.gymnasium_vector import BrikkeVectorEnv
from brikke.env.observation import CHOSEN, FACTS, RACK, SETS, TABLE, Fact, Observation, rows
from brikke.env.set_spelling import Spelling, relevant_sets, spell
from brikke.env.table_builder import TableBuilder
from brikke.env.turn_builder import TurnBuilder
from brikke.errors import InputError
from brikke.game.events import Dealt, Drew, Event, Played, RoundEnded, Seen
from brikke.game.game import Game
from brikke.game.notation import position_text
from brikke.players.bots import BOTS, Bot, make_bot
from brikke.players.bots.champion import QuickChampion
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.table import tiles_on
from brikke.rules.tiles import ALL_TILES, FACES, counts_of, read_tiles
from tests.rules.test_editions import game_with
from tests.solver.test_differential import CONFIGURATIONS
from tests.support.dense_positions import dense_position
from tests.support.effort import examples
from tests.support.every_table import every_play, tables_after
from tests.support.positions import position

every_edition = pytest.mark.parametrize("edition", EDITIONS)
LOCKED = [line for line in CONFIGURATIONS if get_rulebook(line).locks_jokers]
LOCKED += ["german jokers=locked opening_minimum=12"]

# PettingZoo expects plain arrays as observations, except for a list of its own card games. After
# the end of a round the mask of an agent is empty.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent", "ignore:Observation is not", "ignore:Action mask"
)


# Framework APIs


@with_masks
@pytest.mark.parametrize(
    ("rulebook", "seats"), [("nordic", 2), ("finnish-classic", 4), ("norwegian-classic", 3)]
)
def test_the_environment_passes_the_api_test_of_pettingzoo(
    rulebook: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(brikke_v0.env(rulebook=rulebook, seats=seats, render_mode="ansi"), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("rulebook", ["german", "norwegian-classic"])
def test_the_same_seed_gives_the_same_episode(rulebook: str) -> None:
    seed_test(lambda: brikke_v0.env(rulebook=rulebook, seats=3), num_cycles=200)


def test_every_render_mode_works(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(brikke_v0.env)
    assert "> player_" in capsys.readouterr().out


@pytest.mark.parametrize("rulebook", ["nordic", "norwegian-classic"])
def test_the_environment_passes_the_check_of_gymnasium(rulebook: str) -> None:
    made = gymnasium.make(
        "brikke.env:brikke/Brikke-v0",
        rulebook=rulebook,
        opponents=["steady", "greedy"],
        render_mode="ansi",
    )
    check_env(made.unwrapped)
    assert made.unwrapped.action_space is made.unwrapped.action_space


def test_importing_the_package_registers_the_environment() -> None:
    made = gymnasium.make("brikke/Brikke-v0", opponents=["novice"])
    assert isinstance(made.unwrapped, BrikkeEnv)


@pytest.mark.system
def test_the_gymnasium_environment_does_not_import_pettingzoo() -> None:
    code = "import sys, brikke.env.gymnasium_env; print('pettingzoo' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_every_argument_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    for made in (brikke_v0.env, BrikkeEnv, BrikkeVectorEnv):
        for name in inspect.signature(made).parameters:
            assert f"| `{name}` |" in text, name


def play_at_random(env: Any, steps: int, seed: int) -> list[Any]:
    """Make random steps, and return what each agent saw and did."""
    rng, made = np.random.default_rng(seed), []
    for agent in env.agent_iter(steps):
        seen, reward, over, _, _ = env.last()
        action = None if over else int((rng.random(ACTIONS) * seen["action_mask"]).argmax())
        made.append((agent, action, reward, over, seen["observation"].tolist()))
        env.step(action)
    return made


def play_alone(env: gymnasium.Env[Any, Any], seen: Any, steps: int, seed: int) -> list[Any]:
    """Make random steps of the learner, and return what came of each."""
    rng, made = np.random.default_rng(seed), list[Any]()
    while len(made) < steps and not (made and made[-1][2]):
        made.append(env.step((rng.random(ACTIONS) * seen["action_mask"]).argmax()))
        seen = made[-1][0]
    return made


def plain(steps: list[Any]) -> list[Any]:
    """Return steps with lists for arrays, which can be compared."""
    return [[{name: a.tolist() for name, a in seen.items()}, *rest[:2]] for seen, *rest in steps]


def stored(env: Any) -> Any:
    """Return an environment that was stored as bytes."""
    return pickle.loads(pickle.dumps(env))


def test_an_environment_can_be_pickled() -> None:
    raw = brikke_v0.raw_env("german opening_minimum=25", 3, reward="points")
    again = pickle.loads(pickle.dumps(raw))
    assert (again.rulebook, again.possible_agents) == (raw.rulebook, raw.possible_agents)


AGAIN = pytest.mark.parametrize("again", [stored, copy.deepcopy], ids=["pickle", "deepcopy"])


@AGAIN
def test_a_pettingzoo_environment_that_is_stored_or_copied_goes_on_in_its_round(
    again: Callable[[Any], Any],
) -> None:
    env = brikke_v0.env("finnish-classic")
    env.reset(seed=3)
    play_at_random(env, 9, seed=1)
    other = again(env)
    there = play_at_random(env, 2_000, seed=2)
    assert play_at_random(other, 2_000, seed=2) == there
    assert env.unwrapped.game.is_over()
    assert other.unwrapped.game == env.unwrapped.game


@AGAIN
def test_a_gymnasium_environment_that_is_stored_or_copied_goes_on_in_its_round(
    again: Callable[[Any], Any],
) -> None:
    env = gymnasium.make("brikke/Brikke-v0", opponents=["casual", "steady"])
    seen, _ = env.reset(seed=3)
    seen = play_alone(env, seen, 5, seed=1)[-1][0]
    other = again(env)
    there, here = (play_alone(each, seen, 500, seed=2) for each in (env, other))
    assert plain(here) == plain(there)
    assert there[-1][2], "the round was played to its end"
    # The random numbers are kept, too: the next round is the same.
    for one, same in zip(env.reset()[0].values(), other.reset()[0].values(), strict=True):
        assert np.array_equal(one, same)


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        ({"rulebook": "nordish"}, "nordish"),
        ({"seats": 5}, "5"),
        ({"reward": "glory"}, "glory"),
        ({"reward": "progress"}, "progress"),
        ({"render_mode": "video"}, "video"),
    ],
)
def test_invalid_arguments_of_the_pettingzoo_environment_are_refused(
    arguments: dict[str, Any], value: str
) -> None:
    with pytest.raises(InputError, match=f": {value}$"):
        brikke_v0.env(**arguments)


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        ({"opponents": ["stedy"]}, "stedy"),
        ({"opponents": "steady"}, "steady"),
        ({"opponents": []}, "1"),
        ({"seat": 2}, "2"),
    ],
)
def test_invalid_arguments_of_the_gymnasium_environment_are_refused(
    arguments: dict[str, Any], value: str
) -> None:
    with pytest.raises(InputError, match=f": {value}$"):
        BrikkeEnv(**arguments)


@pytest.mark.parametrize("action", [ACTIONS, -1, "5", None, 1.5, float("inf")])
def test_an_action_outside_the_action_space_is_refused_and_changes_nothing(action: Any) -> None:
    raw, learner = brikke_v0.raw_env(), BrikkeEnv()
    raw.reset(seed=1)
    learner.reset(seed=1)
    for env in (raw, learner):
        before = env.game.events
        with pytest.raises(InputError, match=f"numbered 0 to {ACTIONS - 1}: {action}$"):
            env.step(action)
        assert env.game.events == before


@pytest.mark.parametrize("arrange", [True, False])
@pytest.mark.parametrize("wrap", [brikke_v0.env, brikke_v0.raw_env])
def test_our_own_environments_pass_the_conformance_test(wrap: Any, arrange: bool) -> None:
    env = wrap("norwegian-classic", 3, reward="points", arrange=arrange)
    check(env, "norwegian-classic", 3, reward="points", arrange=arrange, rounds=2)


def test_the_conformance_test_tells_whether_agents_arrange_the_table() -> None:
    with pytest.raises(InputError, match="differ"):
        check(brikke_v0.env("norwegian-classic", arrange=False), "norwegian-classic")


class Unlike(BaseWrapper):  # type: ignore[misc]
    """An environment with one fault."""

    def __init__(self, env: Any, fault: str) -> None:
        super().__init__(env)
        self.fault = fault

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        if self.fault == "legal actions":
            seen["action_mask"][DRAW] = 0
        return {} if self.fault == "an action_mask" else seen

    @property
    def agent_selection(self) -> str:
        agents: list[str] = self.env.possible_agents
        found = agents.index(self.env.agent_selection)
        return agents[found - 1] if self.fault == "agent to move" else agents[found]

    @property
    def terminations(self) -> dict[str, bool]:
        over: dict[str, bool] = self.env.terminations
        return {**over, "player_0": True} if self.fault == "end of the round" else over

    @property
    def rewards(self) -> dict[str, float]:
        paid: dict[str, float] = self.env.rewards
        return dict.fromkeys(paid, 0.0) if self.fault == "rewards" else paid


@pytest.mark.parametrize(
    "fault",
    [
        "agent to move",
        "legal actions",
        "an action_mask",
        "end of the round",
        "rewards",
    ],
)
def test_the_conformance_test_finds_every_fault(fault: str) -> None:
    with pytest.raises(InputError, match=fault):
        check(Unlike(brikke_v0.env(), fault))


def test_an_environment_with_other_agents_fails_the_conformance_test() -> None:
    with pytest.raises(InputError, match="player_2"):
        check(brikke_v0.env(seats=3))


# Legal actions


@pytest.mark.parametrize("line", CONFIGURATIONS)
def test_tiles_can_be_chosen_if_and_only_if_a_legal_turn_plays_them(line: str) -> None:
    """All sequences of legal actions reach exactly the turns that brute force finds."""
    rng, rulebook = random.Random(f"env {line}"), get_rulebook(line)
    for _ in range(6):
        where = dense_position(rng, rulebook, sets=2, rack=3)
        reached: set[tuple[int, ...]] = set()
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            taken = waiting.pop()
            builder = TurnBuilder(where, pool=5)
            for action in taken:
                builder.take(action)
            if DONE in builder.legal:
                reached.add(tuple(builder.chosen))
            waiting += [(*taken, each) for each in builder.legal if each < DONE]
            assert builder.legal
        assert reached == every_play(where), position_text(where)


def arrangements(where: Position, played: tuple[int, ...]) -> Iterator[tuple[Spelling, ...]]:
    """Yield the relevant sets of every table that actions can choose."""
    waiting: list[tuple[int, ...]] = [
        (*(face for face in FACES for _ in range(played[face])), DONE)
    ]
    while waiting:
        taken = waiting.pop()
        builder = TurnBuilder(where, pool=5)
        for action in taken:
            builder.take(action)
        if isinstance(builder.turn, Play):
            yield relevant_sets(where.rulebook, map(spell, builder.turn.table))
        waiting += [(*taken, each) for each in builder.legal]


@pytest.mark.sweep
@pytest.mark.parametrize("line", LOCKED)
def test_actions_can_choose_every_legal_table_and_no_other(line: str) -> None:
    rng, rulebook = random.Random(f"tables {line}"), get_rulebook(line)
    several = 0
    while several < 4:
        where = dense_position(rng, rulebook, sets=2, rack=3)
        if not any(tile.face.is_joker for tile in (*tiles_on(where.table), *where.rack)):
            continue
        for played in sorted(every_play(where)):
            reached = set(arrangements(where, played))
            there = {
                relevant_sets(rulebook, map(spell, table)) for table in tables_after(where, played)
            }
            assert reached == there, (position_text(where), played)
            several += len(there) > 1


TWO_TABLES = ("k4 k5 k6 | r4 r5 r6 | b4 b5 b6", "k4 r4 b4 | k5 r5 b5 | k6 r6 b6")


@pytest.mark.parametrize(
    ("line", "beside"),
    [
        ("nordic", " | o7 o8 j"),
        ("finnish-classic", " | o7 o8 j"),
        ("norwegian-classic opening_minimum=9", ""),
    ],
)
def test_tables_with_the_same_relevant_sets_allow_the_same_turns(line: str, beside: str) -> None:
    """So it is enough to choose the relevant sets."""
    rng = random.Random(line)
    for _ in range(5):
        rack = " ".join(
            ["o9", *rng.sample(["k7", "r7", "b7", "o3", "k3", "b9", "r9", "b5", "j"], 2)]
        )
        opened = rng.random() < 0.7
        one, other = (position(each + beside, rack, line, opened=opened) for each in TWO_TABLES)
        matters, too = (relevant_sets(one.rulebook, map(spell, w.table)) for w in (one, other))
        assert matters == too
        assert futures(one) == futures(other), rack


def test_all_sets_are_relevant_where_a_freed_joker_needs_a_new_set() -> None:
    one, other = (
        position(f"{each} | o7 o8 j", "o9 b7 r8", "norwegian-classic") for each in TWO_TABLES
    )
    assert set(futures(one)) != set(futures(other))


def futures(where: Position) -> dict[tuple[int, ...], set[tuple[Spelling, ...]]]:
    """Return, for every play, the relevant sets of the tables that it may leave."""
    return {
        played: {
            relevant_sets(where.rulebook, map(spell, table))
            for table in tables_after(where, played)
        }
        for played in every_play(where)
    }


def test_where_jokers_are_free_only_tiles_are_chosen() -> None:
    builder = TurnBuilder(position("r4 r5 j | k8 r8 b8", "r6 j"), pool=5)
    for action in (52, DONE):
        builder.take(action)
    assert isinstance(builder.turn, Play)


def test_the_player_places_a_joker_that_will_be_locked() -> None:
    where = position("b4 b5 b6", "j", "finnish-classic")
    ends: set[tuple[Spelling, ...]] = set(arrangements(where, tuple(counts_of(where.rack))))
    assert [" ".join(map(str, each)) for (each,) in sorted(ends)] == ["b4 b5 b6 j", "j b4 b5 b6"]


def test_without_arrange_the_solver_arranges_the_table() -> None:
    where = position("b4 b5 b6", "j", "finnish-classic")
    builder = TurnBuilder(where, pool=5, arranges=False)
    for action in (52, DONE):
        builder.take(action)
    assert isinstance(builder.turn, Play)
    assert not violations(where, builder.turn)


def test_a_set_that_is_the_only_choice_is_laid_automatically() -> None:
    played = counts_of(read_tiles("r6"))
    assert TableBuilder(position("r3 r4 r5 j", "r6 k1", "finnish-classic"), [0] * 53).is_over
    kept = TableBuilder(position("k3 r3 j | r7 r8 r9", "r6", "finnish-classic"), played)
    assert kept.is_over
    assert [" ".join(map(str, each)) for each in kept.laid] == ["k3 r3 j"]


def test_a_player_who_must_play_cannot_draw() -> None:
    where = position("r4 r5 r6", "r7 k1")
    assert TurnBuilder(where, pool=3).legal == {int(read_tiles("r7")[0].face), DRAW}
    assert TurnBuilder(where, pool=0).legal == {int(read_tiles("r7")[0].face)}
    free = position("r4 r5 r6", "r7 k1", "german empty_pool=play-on")
    assert PASS in TurnBuilder(free, pool=0).legal
    eager = position("r4 r5 r6", "r7 k1", "german must_play_when_able=yes")
    assert DRAW not in TurnBuilder(eager, pool=3).legal
    assert TurnBuilder(position("r4 r5 r6", "k1"), pool=0).legal == {PASS}


def test_an_illegal_action_changes_nothing() -> None:
    raw = brikke_v0.raw_env()
    raw.reset(options={"game": game_with("nordic", "r10 r11 r12 k1", "b1", pool="o1 o2")})
    before = raw.observe("player_0")
    for action, named in ((DONE, "done"), (PASS, "pass"), (0, "k1")):
        with pytest.raises(InputError, match=f": {named}$"):
            raw.step(action)
    actions: list[Any] = [ACTIONS, -1, "r7", None]
    for nonsense in actions:
        with pytest.raises(InputError, match=f": {nonsense}$"):
            raw.step(nonsense)
    assert np.array_equal(raw.observe("player_0")["observation"], before["observation"])


def test_in_the_usual_wrappers_an_illegal_action_loses_the_round() -> None:
    for reward, cost in (("win", -1.0), ("points", -788.0)):
        env = brikke_v0.env(reward=reward)
        env.reset(seed=1)
        mover = env.agent_selection
        env.step(DONE)
        assert env.rewards[mover] == cost
        assert all(env.terminations.values())


def test_a_learner_s_illegal_action_ends_the_round() -> None:
    env = BrikkeEnv(reward="points")
    seen, _ = env.reset(seed=1)
    assert np.array_equal(seen["action_mask"].astype(bool), env.action_masks())
    last, paid, over, cut, told = env.step(DONE)
    assert (paid, over, cut, told["illegal"]) == (-788.0, True, False, DONE)
    assert np.flatnonzero(last["action_mask"]).tolist() == [PASS]
    with pytest.raises(InputError, match="call reset before"):
        env.step(DRAW)


# Observations


def hidden_otherwise(game: Game, seat: int, rng: random.Random) -> Game:
    """Return the same round with the tiles that a seat does not see exchanged."""
    seen = {*game.view(seat).rack, *tiles_on(game.state.table)}
    hidden = [tile for tile in ALL_TILES if tile not in seen]
    others = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def turned(tiles: Iterable[Seen]) -> tuple[Seen, ...]:
        return tuple(tile and others.get(tile, tile) for tile in tiles)

    def told(event: Event) -> Event:
        if isinstance(event, Dealt):
            return Dealt(tuple(map(turned, event.racks)), turned(event.pool))
        return Drew(event.seat, turned([event.tile])[0]) if isinstance(event, Drew) else event

    return Game.from_events(map(told, game.events))


def same(one: Observation, other: Observation) -> bool:
    return np.array_equal(one["observation"], other["observation"]) and np.array_equal(
        one["action_mask"], other["action_mask"]
    )


@settings(max_examples=examples(60, least=5))
@given(
    edition=st.sampled_from([*EDITIONS]),
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    turns=st.integers(0, 60),
)
def test_an_observation_does_not_depend_on_hidden_tiles(
    edition: str, seats: int, seed: int, turns: int
) -> None:
    game, rng = Game(edition, seats, seed=seed), random.Random(seed)
    for _ in range(turns):
        turn = make_bot("steady").turn(game.view(game.to_move))
        if any(isinstance(each, RoundEnded) for each in game.turn_events(turn)):
            break
        game.push(turn)
    mover, watcher = game.to_move, (game.to_move + 1) % seats
    for seat in (mover, watcher):
        one, other = (brikke_v0.raw_env(edition, seats) for _ in range(2))
        one.reset(options={"game": game})
        other.reset(options={"game": hidden_otherwise(game, seat, rng)})
        agent = one.possible_agents[seat]
        assert same(one.observe(agent), other.observe(agent))
        before = one.observe(agent)
        taken = rng.choice(np.flatnonzero(one.observe(one.agent_selection)["action_mask"]))
        if seat == watcher and taken < DONE:
            one.step(taken)
            assert same(one.observe(agent), before), "others do not see what is being chosen"


def test_an_observation_has_the_documented_rows_and_columns() -> None:
    raw = brikke_v0.raw_env("finnish-classic opening_minimum=0", 3)
    game = game_with(
        "finnish-classic opening_minimum=0", "b4 j b6 k1", "r7 o1", "o2 o3", pool="k9 k8", starter=0
    )
    game.push(Play((read_tiles("b4 j b6"),)))
    raw.reset(options={"game": game})
    raw.step(DRAW)
    seen = raw.observe("player_0")["observation"]
    assert seen.shape == (rows(raw.rulebook), len(FACES)) == (41, 53)
    assert list(seen[RACK]) == counts_of(read_tiles("k1"))
    assert list(seen[TABLE]) == counts_of(read_tiles("b4 j b6"))
    assert not seen[CHOSEN].any()
    assert list(seen[FACTS][Fact.RACK_SIZES]) == [1, 3, 2, 0]
    assert list(seen[FACTS][Fact.OPENED]) == [1, 0, 0, 0]
    facts = [Fact.POOL, Fact.PASSES, Fact.SEATS, Fact.TO_MOVE, Fact.STARTER, Fact.ARRANGING]
    assert list(seen[FACTS][facts]) == [1, 0, 3, 2, 0, 0]
    stands_for_b5 = counts_of(read_tiles("b4 b5 b5 b6 j"))
    assert list(seen[SETS]) == stands_for_b5
    assert not seen[SETS + 1 :].any()


# Rewards


@pytest.mark.parametrize(
    ("reward", "paid"), [("points", [3.0, -2.0, -1.0]), ("win", [1, -0.5, -0.5])]
)
def test_rewards_sum_to_zero(reward: str, paid: list[float]) -> None:
    env = brikke_v0.env("nordic opening_minimum=0", 3, reward=reward)
    env.reset(
        options={"game": game_with("nordic opening_minimum=0", "b4 b5 b6", "k2", "o1", pool="k9")}
    )
    play_turn(env, Play((read_tiles("b4 b5 b6"),)))
    assert [env.rewards[agent] for agent in env.possible_agents] == paid
    assert env.infos["player_1"]["winner"] == 0


# Bots as players


DEAL = 11


def quick(name: str, seed: int) -> Bot:
    """Return a bot; the champion has its small search budget."""
    return QuickChampion(seed) if name == "champion" else make_bot(name, seed)


@cache
def outside(edition: str, name: str) -> Game:
    """Return a round that was played without an environment."""
    game, bots = Game(edition, 2, seed=DEAL), [quick(name, 0), quick("steady", 1)]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)))
    return game


@pytest.mark.sweep
@every_edition
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_makes_the_same_moves_in_pettingzoo_s_environment(edition: str, name: str) -> None:
    bots = [quick(name, 0), quick("steady", 1)]
    env = brikke_v0.env(rulebook=edition, seats=2)
    env.reset(seed=DEAL)
    raw = env.unwrapped
    while not raw.game.is_over():
        play_bot(env, bots[raw.game.to_move])
    assert raw.game.events == outside(edition, name).events


@pytest.mark.sweep
@every_edition
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_makes_the_same_moves_in_gymnasium_s_environment(edition: str, name: str) -> None:
    env = BrikkeEnv(edition, [lambda _: quick("steady", 1)], reward="points")
    env.reset(seed=DEAL)
    bot, over, paid = quick(name, 0), env.game.is_over(), 0.0
    while not over:
        _, paid, over, _, _ = env.play_turn(bot.turn(env.view()))
    there = outside(edition, name)
    assert env.game.events == there.events
    assert there.state.outcome is not None
    assert paid == there.state.outcome.scores[0]


@every_edition
def test_actions_alone_reproduce_the_turn_of_a_bot(edition: str) -> None:
    """The same tiles are played, and the same relevant sets lie on the table."""
    raw, bots = brikke_v0.raw_env(edition, 3), [quick(name, 5) for name in BOTS]
    raw.reset(seed=13)
    while not raw.game.is_over():
        game, view = raw.game, raw.view(raw.agent_selection)
        turn = bots[game.state.turns % len(bots)].turn(view)
        for action in actions_for(view, turn):
            raw.step(action)
        made = game.events[-2 if game.is_over() else -1]
        assert isinstance(made, Played) == isinstance(turn, Play)
        if isinstance(turn, Play) and isinstance(made, Played):
            assert counts_of(tiles_on(made.table)) == counts_of(tiles_on(turn.table))
            meant, lies = ([spell(laid) for laid in each.table] for each in (turn, made))
            rulebook = game.rulebook
            assert relevant_sets(rulebook, meant) == relevant_sets(rulebook, lies)


def test_a_game_given_to_reset_must_fit_the_environment() -> None:
    raw = brikke_v0.raw_env("nordic", 2)
    for game in (Game("german", 2, seed=1), Game("nordic", 3, seed=1)):
        with pytest.raises(InputError, match="other rules or seats than the environment: "):
            raw.reset(options={"game": game})
    with pytest.raises(InputError, match="not over: 7$"):
        raw.reset(options={"game": 7})
