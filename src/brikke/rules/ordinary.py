"""The turn of a player who has opened: any table that keeps what lay there."""

from __future__ import annotations

from brikke.rulebook import Rulebook
from brikke.rules import account, locked
from brikke.rules.account import Account
from brikke.rules.violation import Violation, Violations
from brikke.sets import SetFlaw
from brikke.table import LaidSet, Table
from brikke.tiles import Tile, faces_of


def faults(
    rulebook: Rulebook,
    before: Table,
    rack: tuple[Tile, ...],
    after: Table,
    opening: tuple[LaidSet, ...] = (),
) -> Violations:
    """Return what is wrong with a turn, judged as an ordinary one.

    Sets named as an opening count as sets from before, laid from the rack in this turn.
    """
    books = Account.of(before, rack, after)
    in_books = account.faults(before, rack, after, books)
    in_sets = set_faults(rulebook, after)
    if not rulebook.locks_jokers:
        return (*in_books, *in_sets)
    opened = (*before, *opening)
    played = Account.of(opened, (), after).played if opening else books.played
    in_locks = locked.faults(rulebook, opened, after, played, fresh=len(opening))
    return (*in_books, *in_sets, *in_locks)


def set_faults(rulebook: Rulebook, sets: tuple[LaidSet, ...]) -> Violations:
    """Return a violation for each set that is none."""
    return tuple(
        Violation(flaw, sets=(laid,), tiles=laid)
        for laid in sets
        if isinstance(flaw := rulebook.read_set(faces_of(laid)), SetFlaw)
    )
