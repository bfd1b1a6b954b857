"""Analysis for replays: each round is analysed once, in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.notation import Record
from brikke.players.chances import Chances, chances_throughout
from brikke.study.analysis import TurnAnalysis, analysed_turns
from brikke.study.costs import TurnCost
from brikke.tui.replay.frames import Frame

Finding = Coroutine[None, None, None]
"""A task that analyses or estimates a round."""


class Findings:
    """The best turns of every round, what turns cost, and the chances of all where asked for."""

    def __init__(self, record: Record, run: Callable[[Finding], object]) -> None:
        self._games, self._run = record.games(), run
        self._analysed: set[int] = set()
        self._analyses: dict[int, tuple[TurnAnalysis, ...] | None] = {}
        self._estimated: set[int] = set()
        self._chances: dict[int, tuple[Chances | None, ...]] = {}

    def analyse(self, number: int) -> None:
        """Start the analysis of a round, unless it was started before."""
        if number not in self._analysed:
            self._analysed.add(number)
            self._run(self._analyse(number))

    async def _analyse(self, number: int) -> None:
        self._analyses[number] = await asyncio.to_thread(_analysed, self._games[number - 1])

    def estimate(self, number: int) -> None:
        """Start to estimate the chances in a round, unless that was started before."""
        if number not in self._estimated:
            self._estimated.add(number)
            self._run(self._estimate(number))

    async def _estimate(self, number: int) -> None:
        game = self._games[number - 1]
        self._chances[number] = await asyncio.to_thread(chances_throughout, game)

    def is_analysed(self, frame: Frame) -> bool:
        """Return whether the analysis of this round is finished."""
        return frame.round in self._analyses

    def best(self, frame: Frame) -> TurnAnalysis | None:
        """Return the analysis of this turn; None for a deal, or if it is not known."""
        turns = self._analyses.get(frame.round)
        return turns[frame.number - 1] if turns and frame.number else None

    def costs(self, frame: Frame) -> list[TurnCost]:
        """Return what the turns of this round cost, as far as it is known."""
        turns = self._analyses.get(frame.round) or ()
        return [turn.cost for turn in turns if turn.cost is not None]

    def is_asked_for_chances(self, frame: Frame) -> bool:
        """Return whether the chances in this round were asked for."""
        return frame.round in self._estimated

    def has_chances(self, frame: Frame) -> bool:
        """Return whether the estimate for this round is finished."""
        return frame.round in self._chances

    def chances(self, frame: Frame) -> Chances | None:
        """Return the chances of all seats at this frame, or None if they are not known."""
        known = self._chances.get(frame.round, ())
        return known[frame.number] if frame.number < len(known) else None


def _analysed(game: Game) -> tuple[TurnAnalysis, ...] | None:
    """Return the analysis of a round, or None if tiles are face down."""
    try:
        return analysed_turns(game, costs=True)
    except InputError:
        return None
