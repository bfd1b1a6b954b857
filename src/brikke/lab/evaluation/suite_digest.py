"""Suite digests: SHA-256 of the rules, the line-ups and all deals of a suite."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.lab.arena.contest import Contest, Schedule, make_contest
from brikke.lab.arena.runner import seed_of_deal
from brikke.lab.evaluation.protocol import Suite
from brikke.rules.rulebook import get_rulebook, rulebook_text
from brikke.rules.tiles import text_of

AGENT: Final = "agent"
"""Stands for the measured agent, so that the digest does not depend on it."""


def suite_contest(suite: Suite, agent: str) -> Contest:
    """Return the contest that an agent plays in a suite.

    If the agent is the opponent of the suite, it plays against itself, and the result is even.
    A bot that plays differently today meets the one of then.
    """
    return make_contest(
        [agent],
        against=None if agent == suite.opponent else suite.opponent,
        seats=suite.seats,
        seed=suite.seed,
        rulebook=suite.rulebook,
    )


def compute_digest(suite: Suite) -> str:
    """Return the digest of a suite, computed with this version of Brikke."""
    rules = get_rulebook(suite.rulebook)
    contest = Contest((AGENT,), suite.seats, schedule=Schedule.FIELD, against=suite.against)
    lines = [
        suite.name,
        rulebook_text(rules, whole=True),
        f"{suite.seats} seats, {suite.decks} decks, {suite.quick} for a quick look",
        *(" ".join(line_up) for line_up in contest.line_ups),
    ]
    for deal in range(suite.decks):
        state = Game(rules, suite.seats, seed=seed_of_deal(suite.seed, deal)).state
        lines.append(f"deck {deal} {state.starter}")
        lines += [text_of(tile for tile in rack if tile) for rack in (*state.racks, state.pool)]
    return sha256("\n".join(lines).encode()).hexdigest()


def check_digest(suite: Suite) -> None:
    """Raise :class:`InputError` if the rules or decks differ from the frozen suite."""
    found = compute_digest(suite)
    if found != suite.digest:
        raise InputError(f"the rules or decks of {suite.name} are not those of the protocol", found)
