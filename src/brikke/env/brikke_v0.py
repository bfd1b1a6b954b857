"""PettingZoo environment (AEC): one agent for every seat.

An agent acts for several steps in a row, because a turn is built tile by tile. There is no parallel
API, because only one agent may act at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from brikke.env.episode import Episode, check_action, episode_info, game_for_reset
from brikke.env.observation import Observation, action_space, observation_space, observe
from brikke.env.rendering import RENDER_MODES, Rendered, check_render_mode, render
from brikke.env.rewards import Reward
from brikke.errors import InputError
from brikke.game.game import Game, check_seats
from brikke.game.view import PlayerView
from brikke.players.bots import Bot
from brikke.rules.position import Turn
from brikke.rules.rulebook import Rulebook, get_rulebook

Wrapped = Any
"""An environment inside PettingZoo's wrappers, which have no types."""


def env(
    rulebook: str | Rulebook = "nordic",
    seats: int = 2,
    *,
    reward: str = Reward.WIN,
    arrange: bool = True,
    render_mode: str | None = None,
) -> Wrapped:
    """Return the environment inside the usual PettingZoo wrappers.

    An illegal action ends the round; its agent gets the lowest possible reward.
    """
    raw = raw_env(rulebook, seats, reward=reward, arrange=arrange, render_mode=render_mode)
    illegal_reward = raw.reward.of_illegal(raw.rulebook)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """The environment itself: an illegal action raises :class:`.InputError` and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "brikke_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        rulebook: str | Rulebook = "nordic",
        seats: int = 2,
        *,
        reward: str = Reward.WIN,
        arrange: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rulebook = get_rulebook(rulebook)
        check_seats(seats)
        self.reward = Reward.read(reward)
        if self.reward is Reward.PROGRESS:
            raise InputError("here rewards are paid at the end, by win or points, not by", reward)
        self._arranges = arrange
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._observation_spaces = {
            agent: observation_space(self.rulebook) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    # The PettingZoo API

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the action space of an agent."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round; a seed deals the same as ``Game(rulebook, seats, seed=seed)``.

        ``options={"game": game}`` continues a copy of that game instead.
        """
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        dealt = int(self._rng.integers(1 << 62)) if seed is None else seed
        seats = len(self.possible_agents)
        game = game_for_reset(options, self.rulebook, seats, dealt)
        self._episode = Episode(game, arranges=self._arranges)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._update_agents()

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._episode.take(check_action(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._update_agents()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent."""
        return observe(self._episode, self._seat(agent))

    def render(self) -> Rendered:
        """Return the round as text or pixels, or print it, with all racks."""
        return render(self.render_mode, self._episode, self.possible_agents)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    # For bots and research

    @property
    def game(self) -> Game:
        """The game, with all hidden tiles."""
        return self._episode.game

    def view(self, agent: str) -> PlayerView:
        """Return the player's view of an agent, as bots get it."""
        return self.game.view(self._seat(agent))

    def towards(self, turn: Turn) -> Iterator[int]:
        """Yield the actions of a whole turn, to be taken one by one.

        The table will be arranged exactly as in the turn, even where the arrangement is free.
        """
        return self._episode.encode_turn(turn)

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise InputError("no such agent", agent)
        return self.possible_agents.index(agent)

    def _update_agents(self) -> None:
        """Update the agent to move, infos and, at the end of the round, rewards."""
        self.agent_selection = self.possible_agents[self.game.to_move]
        outcome = self.game.outcome()
        self.infos = {agent: episode_info(self._episode) for agent in self.agents}
        if outcome is not None:
            paid = self.reward.of(outcome)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)


def play_turn(env: Wrapped, turn: Turn) -> None:
    """Step through the actions of a whole turn; the table is arranged exactly as in the turn."""
    raw = env.unwrapped
    assert isinstance(raw, raw_env)
    for action in raw.towards(turn):
        env.step(action)


def play_bot(env: Wrapped, bot: Bot) -> None:
    """Let a bot make the turn of the agent to move."""
    play_turn(env, bot.turn(env.unwrapped.view(env.agent_selection)))
