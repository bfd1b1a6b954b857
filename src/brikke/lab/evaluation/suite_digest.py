"""What decides a suite's rounds, as one digest: its rules, its table, and every deck as dealt."""

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
"""Whoever is measured, in a digest that is the same for all."""


def suite_contest(suite: Suite, agent: str) -> Contest:
    """Return the contest that a suite is for an agent.

    Who is measured against itself meets itself: every such round is even, as it should be.
    """
    return make_contest(
        [agent],
        against=None if agent == suite.against else suite.against,
        seats=suite.seats,
        seed=suite.seed,
        rulebook=suite.rulebook,
    )


def compute_digest(suite: Suite) -> str:
    """Return the digest of a suite as this version of Brikke would play it."""
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
    """Refuse to play other decks, or by other rules, under the suite's name."""
    found = compute_digest(suite)
    if found != suite.digest:
        raise InputError(f"the rules or decks of {suite.name} are not those of the protocol", found)
