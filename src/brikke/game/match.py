"""Matches: an agreed number of rounds, and the score sheet that decides the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from brikke.errors import InputError
from brikke.game.deal import seed_of
from brikke.game.game import Game, check_seats
from brikke.rules.rulebook import DEFAULT, Rulebook, get_rulebook


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points of every round: one row for each round, one column for each seat."""

    rows: tuple[tuple[int, ...], ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of every seat."""
        return tuple(map(sum, zip(*self.rows, strict=True)))

    @property
    def adds_up(self) -> bool:
        """Whether the points of every round add up to zero."""
        return all(sum(row) == 0 for row in self.rows)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest total."""
        totals = self.totals
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


class Match:
    """Rounds by one rulebook between the same seats; each round draws for the start again."""

    def __init__(
        self,
        rulebook: str | Rulebook = DEFAULT,
        seats: int = 2,
        *,
        seed: int | str | None = None,
        rounds: Sequence[Game] = (),
    ) -> None:
        self.rulebook = get_rulebook(rulebook)
        check_seats(seats)
        if seed is not None:
            seed_of(seed)
        self.seats = seats
        self._seed = seed
        self.rounds: list[Game] = []
        for game in rounds:
            self._add(game)

    @property
    def game(self) -> Game:
        """The current round: the last one that was started."""
        if not self.rounds:
            raise InputError("the match has no round yet", self.rounds)
        return self.rounds[-1]

    def next_round(
        self, *, seed: bytes | None = None, salts: Sequence[bytes] | None = None
    ) -> Game:
        """Start the next round, with its own seed or one derived from the seed of the match."""
        if seed is None and self._seed is None:
            raise InputError("a round needs a seed, its own or that of its match", seed)
        source = seed if seed is not None else f"{self._seed} round {len(self.rounds) + 1}"
        return self._add(Game(self.rulebook, self.seats, seed=source, salts=salts))

    def _add(self, game: Game) -> Game:
        if self.is_over():
            raise InputError("all rounds of the match are played", self.rulebook.rounds)
        if self.rounds and not self.game.is_over():
            raise InputError("the current round is not over", len(self.rounds))
        if game.rulebook != self.rulebook or game.state.seats != self.seats:
            raise InputError(
                f"every round of a match has the same rulebook and {self.seats} seats",
                game.state.seats,
            )
        self.rounds.append(game)
        return game

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet of all finished rounds."""
        outcomes = [game.outcome() for game in self.rounds]
        return ScoreSheet(tuple(result.scores for result in outcomes if result is not None))

    def is_over(self) -> bool:
        """Return whether all agreed rounds have been played."""
        return len(self.sheet.rows) >= self.rulebook.rounds
