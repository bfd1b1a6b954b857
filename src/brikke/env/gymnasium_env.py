"""Gymnasium environment: one seat for the learner, bots in the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from brikke.env.actions import PASS
from brikke.env.episode import Episode, check_action, episode_info, game_for_reset
from brikke.env.observation import Observation, action_space, mask, observation_space, observe
from brikke.env.rendering import RENDER_MODES, Rendered, check_render_mode, render
from brikke.env.rewards import Reward
from brikke.errors import InputError
from brikke.game.game import Game, check_seats
from brikke.game.view import PlayerView
from brikke.players.bots import Bot
from brikke.players.bots.loading import find_bot
from brikke.rules.position import Turn
from brikke.rules.rulebook import Rulebook, get_rulebook

Opponent = str | Callable[[int], Bot]
"""The name of a bot, its class as ``module:Class``, or a function that makes one from a seed."""
StepResult = tuple[Observation, float, bool, bool, dict[str, Any]]
"""Observation, reward, terminated, truncated, info."""


class BrikkeEnv(gymnasium.Env[Observation, np.int64]):
    """One learner at a table of bots."""

    # Gymnasium declares it as mutable; nothing changes it.
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        rulebook: str | Rulebook = "nordic",
        opponents: Sequence[Opponent] = ("steady",),
        *,
        seat: int = 0,
        reward: str = Reward.WIN,
        arrange: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.rulebook = get_rulebook(rulebook)
        self._factories = _bot_factories(opponents)
        self._seats = len(self._factories) + 1
        check_seats(self._seats)
        if seat not in range(self._seats):
            raise InputError(f"seats are numbered 0 to {self._seats - 1}", seat)
        self.seat = seat
        self.reward = Reward.read(reward)
        self._arranges = arrange
        self.render_mode = check_render_mode(render_mode)
        # The types of Gymnasium have no space for a TypedDict.
        self.observation_space = observation_space(self.rulebook)  # type: ignore[assignment]
        self.action_space = action_space()
        self._names = [f"player_{seat}" for seat in range(self._seats)]

    # The Gymnasium API

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a round; a seed deals the same as ``Game(rulebook, seats, seed=seed)``.

        ``options={"game": game}`` continues a copy of that game instead.
        """
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62)) if seed is None else seed
        game = game_for_reset(options, self.rulebook, self._seats, dealt)
        self._episode = Episode(game, arranges=self._arranges)
        self._bots = [factory(int(self.np_random.integers(1 << 31))) for factory in self._factories]
        self._bots.insert(self.seat, _LearnerSeat())
        self._disqualified = False
        self._play_opponents()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> StepResult:
        """Take an action; when it completes a turn, the bots play until the learner's next turn.

        An illegal action ends the round with the lowest possible reward.
        """
        number = check_action(action)
        if self._disqualified or self.game.is_over():
            raise InputError("the round is over, call reset before another step", action)
        if number not in self._episode.legal(self.seat):
            self._disqualified = True
            paid = self.reward.of_illegal(self.rulebook)
            return self._observe(), paid, True, False, self._info(illegal=number)
        potential = self._potential()
        self._episode.take(number)
        self._play_opponents()
        outcome = self.game.outcome()
        paid = self._potential() - potential
        if outcome is not None:
            paid += self.reward.of(outcome)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observe(), paid, outcome is not None, False, self._info()

    def render(self) -> Rendered:
        """Return the learner's view of the round as text or pixels, or print it."""
        return render(self.render_mode, self._episode, self._names, seen_by=self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask, under the name that learners with masked actions call."""
        return mask(self._legal()).astype(bool)

    # For bots and research

    @property
    def game(self) -> Game:
        """The game, with all hidden tiles."""
        return self._episode.game

    def view(self) -> PlayerView:
        """Return the learner's view, as bots get it."""
        return self.game.view(self.seat)

    def play_turn(self, turn: Turn) -> StepResult:
        """Step through the actions of a whole turn; the table is arranged as in the turn."""
        answers = [self.step(action) for action in self._episode.encode_turn(turn)]
        return answers[-1]

    def _legal(self) -> frozenset[int]:
        # After the end an action is ignored, but a vector environment still chooses one.
        if self._disqualified or self.game.is_over():
            return frozenset((PASS,))
        return self._episode.legal(self.seat)

    def _observe(self) -> Observation:
        seen = observe(self._episode, self.seat)
        seen["action_mask"] = mask(self._legal())
        return seen

    def _info(self, illegal: int = -1) -> dict[str, Any]:
        return {**episode_info(self._episode), "illegal": illegal}

    def _potential(self) -> float:
        if self.game.is_over():
            return 0.0
        own, *others = (
            len(self.game.state.racks[(self.seat + step) % self._seats])
            for step in range(self._seats)
        )
        return self.reward.potential(float(own), sum(others) / len(others))

    def _play_opponents(self) -> None:
        while not self.game.is_over() and self.game.to_move != self.seat:
            mover = self.game.to_move
            self._episode.push(self._bots[mover].turn(self.game.view(mover)))


class _LearnerSeat:
    """A placeholder for the learner in the list of bots."""

    def turn(self, view: PlayerView) -> Turn:
        raise InputError("this seat belongs to the learner", view.seat)


def _bot_factories(opponents: Sequence[Opponent]) -> list[Callable[[int], Bot]]:
    if isinstance(opponents, str):
        raise InputError("opponents must be a list of bots, not", opponents)
    return [_bot_factory(each) for each in opponents]


def _bot_factory(opponent: Opponent) -> Callable[[int], Bot]:
    if isinstance(opponent, str):
        find_bot(opponent)  # so that a wrong name is refused here, not during training
        return partial(find_bot, opponent)
    return opponent
