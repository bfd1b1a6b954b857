"""Whether an environment still plays this game: for those who wrap ours or write a faster one."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from brikke.env.actions import action_text
from brikke.env.brikke_v0 import Wrapped, raw_env
from brikke.env.rewards import Reward
from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook


def check(
    env: Wrapped,
    rulebook: str | Rulebook = "nordic",
    seats: int = 2,
    *,
    reward: str = Reward.WIN,
    arrange: bool = True,
    rounds: int = 10,
    seed: int = 0,
) -> None:
    """Play rounds in an AEC environment and beside it in ours, and refuse the first difference.

    Compared is what makes it the same game: who is to move, what they may do, when the round is
    over, and what it pays. Observations may look as they like. The mask is read from the
    observation's ``action_mask`` or, as some wrappers have it, from the one in the agent's info.
    """
    if rounds < 1:
        raise InputError("to check takes one round at least, not", rounds)
    ours = raw_env(rulebook, seats, reward=reward, arrange=arrange)
    rng = random.Random(seed)
    if list(env.possible_agents) != ours.possible_agents:
        raise InputError("the agents are not those of the game", list(env.possible_agents))
    for dealt in range(seed, seed + rounds):
        env.reset(seed=dealt)
        ours.reset(seed=dealt)
        _compare_round(env, ours, rng, dealt)


def _compare_round(env: Wrapped, ours: raw_env, rng: random.Random, dealt: int) -> None:
    while True:
        where = f"seed {dealt}, turn {ours.game.state.turns + 1}"
        _compare(f"who is to move differs ({where})", env.agent_selection, ours.agent_selection)
        over = any(ours.terminations.values())
        _compare(f"whether the round is over differs ({where})", _is_over(env), over)
        if over:
            _compare(f"what the round pays differs ({where})", dict(env.rewards), ours.rewards)
            return
        legal = _legal_actions(ours)
        _compare(
            f"what may be done differs ({where})",
            _actions_text(_legal_actions(env)),
            _actions_text(legal),
        )
        action = rng.choice(legal)
        env.step(action)
        ours.step(action)


def _compare(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise InputError(f"{what}, {expected} in the game, here", found)


def _actions_text(actions: list[int]) -> str:
    return " ".join(map(action_text, actions))


def _is_over(env: Wrapped) -> bool:
    agent = env.agent_selection
    return bool(env.terminations[agent] or env.truncations[agent])


def _legal_actions(env: Wrapped) -> list[int]:
    observation, _, _, _, info = env.last()
    for holder in (observation, info):
        if isinstance(holder, dict) and "action_mask" in holder:
            mask: Any = holder["action_mask"]
            return [int(action) for action in np.flatnonzero(mask)]
    raise InputError("neither observation nor info holds a mask of actions", type(observation))
