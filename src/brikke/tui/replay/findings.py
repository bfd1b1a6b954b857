"""What is found out about the rounds of a record, each round once and in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.notation import Record
from brikke.players.chances import Chances, chances_throughout
from brikke.study.analysis import TurnAnalysis, analysed_turns
from brikke.tui.replay.moments import Moment

Finding = Coroutine[None, None, None]
"""Something that takes a while to find out."""


class Findings:
    """The best turns of every round, and everyone's chances where they were asked for."""

    def __init__(self, record: Record, run: Callable[[Finding], object]) -> None:
        self._games, self._run = record.games(), run
        self._analysed: set[int] = set()
        self._analyses: dict[int, tuple[TurnAnalysis, ...] | None] = {}
        self._estimated: set[int] = set()
        self._chances: dict[int, tuple[Chances | None, ...]] = {}

    def analyse(self, number: int) -> None:
        """Look for the best turns of a round, unless that was done."""
        if number not in self._analysed:
            self._analysed.add(number)
            self._run(self._analyse(number))

    async def _analyse(self, number: int) -> None:
        self._analyses[number] = await asyncio.to_thread(_analysed, self._games[number - 1])

    def estimate(self, number: int) -> None:
        """Estimate the chances throughout a round, unless that was done."""
        if number not in self._estimated:
            self._estimated.add(number)
            self._run(self._estimate(number))

    async def _estimate(self, number: int) -> None:
        game = self._games[number - 1]
        self._chances[number] = await asyncio.to_thread(chances_throughout, game)

    def is_analysed(self, moment: Moment) -> bool:
        """Return whether the best turns of this round are known, as far as they can be."""
        return moment.round in self._analyses

    def best(self, moment: Moment) -> TurnAnalysis | None:
        """Return this turn beside the best one; nothing for a deal, or where it is not known."""
        turns = self._analyses.get(moment.round)
        return turns[moment.number - 1] if turns and moment.number else None

    def is_asked_for_chances(self, moment: Moment) -> bool:
        """Return whether somebody wants to know the chances in this round."""
        return moment.round in self._estimated

    def has_chances(self, moment: Moment) -> bool:
        """Return whether the chances in this round are known, as far as they can be."""
        return moment.round in self._chances

    def chances(self, moment: Moment) -> Chances | None:
        """Return everyone's chances at this moment, where they are known."""
        known = self._chances.get(moment.round, ())
        return known[moment.number] if moment.number < len(known) else None


def _analysed(game: Game) -> tuple[TurnAnalysis, ...] | None:
    """Return the analysis of a round, or nothing where tiles lie face down."""
    try:
        return analysed_turns(game)
    except InputError:
        return None
