"""Contests of a network on mirrored deals, played by ``contest.c`` on several cores."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev


@dataclass(frozen=True)
class Contest:
    """A network against a table of one opponent: a policy of the league, or a file of weights."""

    rules: str
    opponent: str
    decks: int
    choices: int = 0
    """Choices and deals of looking ahead; 0 for the network's first judgement."""
    deals: int | str = 0
    """``all`` is for a player who sees all tiles."""
    turns: int = 0
    """Own turns that are looked at after the choice."""
    pool: int | None = None
    """With this many tiles in the pool or fewer, rounds are played to their end against the
    opponent itself,"""
    questions: int = 0
    """with this many questions to the endgame search."""


@dataclass(frozen=True)
class Score:
    """The result per round: wins, their 95 % interval, points, and milliseconds of a decision.

    The interval is over decks, because the rounds of a deck depend on each other.
    """

    wins: float
    wide: float
    points: float
    mean: float
    worst: float
    decks: int

    def __str__(self) -> str:
        return (
            f"{100 * self.wins:.1f} % ± {100 * self.wide:.1f} ({self.decks} decks), "
            f"{self.points:+.0f} points, {self.mean:.2f} ms a decision, at most {self.worst:.0f}"
        )


@dataclass(frozen=True)
class Ring:
    """Where contests are played: the program, the league, and the number of processes."""

    program: Path
    league: Path
    workers: int

    def play(self, contest: Contest, weights: Path, seed: int) -> Score:
        """Play a contest; its decks follow from the seed."""
        found = self._found(contest, weights, contest.decks, seed)
        seats = int(contest.rules.rpartition("-")[2])
        wins = [int(line[0]) / seats for line in found]
        decisions = sum(int(line[1]) for line in found)
        return Score(
            fmean(wins),
            1.96 * stdev(wins) / len(wins) ** 0.5,
            fmean(int(line[4]) / seats for line in found),
            1000 * sum(float(line[2]) for line in found) / max(1, decisions),
            1000 * max(float(line[3]) for line in found),
            len(wins),
        )

    def decks(self, contest: Contest, weights: Path, seed: int, count: int) -> list[int]:
        """Play some decks of a contest; return the rounds won of each."""
        return [int(line[0]) for line in self._found(contest, weights, count, seed)]

    def _found(self, contest: Contest, weights: Path, decks: int, seed: int) -> list[list[str]]:
        parts = min(self.workers, decks)
        each = -(-decks // parts)
        with ThreadPoolExecutor(parts) as pool:
            lines = pool.map(
                lambda part: self._lines(contest, weights, each, seed + part), range(parts)
            )
            return [line.split() for part in lines for line in part]

    def _lines(self, contest: Contest, weights: Path, decks: int, seed: int) -> list[str]:
        command = [
            str(self.program),
            str(self.league),
            contest.rules,
            str(weights),
            contest.opponent,
            str(decks),
            str(seed),
        ]
        if contest.deals:
            command += [str(contest.choices), str(contest.deals)]
        if contest.turns:
            command += [str(contest.turns)]
        if contest.pool is not None:
            command += [str(contest.pool), str(contest.questions)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split(
            "\n"
        )[:-1]
