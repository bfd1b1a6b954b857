"""A match: an agreed number of rounds, and the score sheet that decides it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from brikke.errors import InputError
from brikke.game.deal import seed_of
from brikke.game.game import Game, check_seats
from brikke.rules.rulebook import DEFAULT, Rulebook, get_rulebook


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points of every round, one row a round, one column a seat."""

    rows: tuple[tuple[int, ...], ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """What every seat has in all."""
        return tuple(map(sum, zip(*self.rows, strict=True)))

    @property
    def adds_up(self) -> bool:
        """Whether pluses equal minuses in every round, and so in total."""
        return all(sum(row) == 0 for row in self.rows)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest total."""
        totals = self.totals
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


class Match:
    """Rounds by one rulebook between the same seats; the start is drawn anew each round."""

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
        """The round that was begun last."""
        if not self.rounds:
            raise InputError("the match has not begun", self.rounds)
        return self.rounds[-1]

    def next_round(
        self, *, seed: bytes | None = None, salts: Sequence[bytes] | None = None
    ) -> Game:
        """Begin the next round, with a seed of its own or one derived from the match's."""
        if seed is None and self._seed is None:
            raise InputError("a round needs a seed, its own or its match's", seed)
        source = seed if seed is not None else f"{self._seed} round {len(self.rounds) + 1}"
        return self._add(Game(self.rulebook, self.seats, seed=source, salts=salts))

    def _add(self, game: Game) -> Game:
        if self.is_over():
            raise InputError("the match is over after its rounds", self.rulebook.rounds)
        if self.rounds and not self.game.is_over():
            raise InputError("a round is still being played", len(self.rounds))
        if game.rulebook != self.rulebook or game.state.seats != self.seats:
            raise InputError(
                f"a match keeps its rulebook and its {self.seats} seats", game.state.seats
            )
        self.rounds.append(game)
        return game

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet of the rounds that are over."""
        outcomes = [game.outcome() for game in self.rounds]
        return ScoreSheet(tuple(result.scores for result in outcomes if result is not None))

    def is_over(self) -> bool:
        """Return whether all agreed rounds have been played."""
        return len(self.sheet.rows) >= self.rulebook.rounds
