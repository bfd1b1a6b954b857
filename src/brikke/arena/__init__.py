"""Bots against each other on duplicate deals: each deck is played once from every seat.

Most deals are decided by the tiles. Playing the same deck with the seats exchanged takes that
luck out, so that far fewer deals tell two players apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from brikke.arena.standings import Result, Standing, standings
from brikke.bots import make_bot
from brikke.errors import InputError
from brikke.game import SEATS, Game
from brikke.rulebook import DEFAULT, Rulebook, get_rulebook
from brikke.scoring import Outcome

__all__ = ["Contest", "Standing", "play", "run"]

MOST_DEALS = 1_000_000


@dataclass(frozen=True, slots=True)
class Contest:
    """What was played, and how everyone did."""

    bots: tuple[Standing, ...]
    deals: int
    seed: int


def run(
    names: Sequence[str],
    *,
    seats: int | None = None,
    deals: int = 100,
    seed: int = 1,
    rulebook: str | Rulebook = DEFAULT,
    progress: Callable[[], None] = lambda: None,
) -> Contest:
    """Let bots play each deal once from every seat; with fewer bots than seats they take turns."""
    rules = get_rulebook(rulebook)
    seats = len(names) if seats is None else seats
    if seats not in SEATS:
        raise InputError("a round has 2 to 4 seats", seats)
    if not 0 < len(names) <= seats:
        raise InputError(f"{seats} seats take 1 to {seats} bots", len(names))
    if not 1 <= deals <= MOST_DEALS:
        raise InputError(f"play 1 to {MOST_DEALS} deals", deals)
    for name in names:
        make_bot(name)
    field = [names[place % len(names)] for place in range(seats)]
    results = []
    for deal in range(deals):
        for turn in range(seats):
            seated = field[turn:] + field[:turn]
            outcome = play(rules, seated, f"arena {seed} deal {deal}")
            results.append(Result(deal, tuple(seated), outcome.winner, outcome.scores))
        progress()
    return Contest(standings(dict.fromkeys(names), results), deals, seed)


def play(rulebook: Rulebook, names: Sequence[str], seed: str) -> Outcome:
    """Play one round between bots and return how it ended."""
    game = Game(rulebook, len(names), seed=seed)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)))
    outcome = game.outcome()
    assert outcome is not None
    return outcome
