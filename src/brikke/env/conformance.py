"""Conformance test: whether a wrapped or rewritten environment plays the same game."""

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
    """Play random rounds in an AEC environment and in ours, and raise on the first difference.

    It compares the agent to move, the legal actions, the end of the round and the rewards.
    Observations may differ. The mask is read from ``action_mask`` in the observation or, as some
    wrappers have it, in the agent's info. A difference raises :class:`InputError`.
    """
    if rounds < 1:
        raise InputError("check at least one round, not", rounds)
    ours = raw_env(rulebook, seats, reward=reward, arrange=arrange)
    rng = random.Random(seed)
    if list(env.possible_agents) != ours.possible_agents:
        raise InputError("the agents differ from those of the game", list(env.possible_agents))
    for dealt in range(seed, seed + rounds):
        env.reset(seed=dealt)
        ours.reset(seed=dealt)
        _compare_round(env, ours, rng, dealt)


def _compare_round(env: Wrapped, ours: raw_env, rng: random.Random, dealt: int) -> None:
    while True:
        where = f"seed {dealt}, turn {ours.game.state.turns + 1}"
        _compare(f"the agent to move differs ({where})", env.agent_selection, ours.agent_selection)
        over = any(ours.terminations.values())
        _compare(f"the end of the round differs ({where})", _is_over(env), over)
        if over:
            _compare(f"the rewards differ ({where})", dict(env.rewards), ours.rewards)
            return
        legal = _legal_actions(ours)
        _compare(
            f"the legal actions differ ({where})",
            _actions_text(_legal_actions(env)),
            _actions_text(legal),
        )
        action = rng.choice(legal)
        env.step(action)
        ours.step(action)


def _compare(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise InputError(f"{what}, expected {expected}, found", found)


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
    raise InputError("neither observation nor info holds an action_mask", type(observation))
