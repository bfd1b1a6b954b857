"""Ordinary turns, of a player who has opened: any valid table that keeps all its tiles."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from brikke.rules.judge import tile_counts
from brikke.rules.judge.locked_jokers import locked_joker_faults
from brikke.rules.judge.tile_counts import TileCounts
from brikke.rules.judge.violation import Code, Violation, Violations
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import HIGHEST, SetFlaw, read_limited_set
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import Tile, faces_of


def faults(
    rulebook: Rulebook,
    before: Table,
    rack: tuple[Tile, ...],
    after: Table,
    opening: tuple[LaidSet, ...] = (),
) -> Violations:
    """Return every violation of a turn, judged as an ordinary one.

    Sets named as an opening count as sets from before, laid from the rack in this turn.
    """
    laid = (*before, *opening)
    left = _without(rack, opening) if opening else rack
    counts = TileCounts.of(laid, left, after)
    found = tile_counts.faults(laid, left, after, counts) + set_faults(rulebook, after)
    if not opening and max(counts.added) <= 0:
        found += (Violation(Code.NOTHING_PLAYED),)
    if rulebook.locks_jokers:
        found += locked_joker_faults(rulebook, laid, after, counts.played, fresh=len(opening))
    return found


def _without(rack: tuple[Tile, ...], opening: tuple[LaidSet, ...]) -> tuple[Tile, ...]:
    """Return the rack without the tiles of the opening, compared by faces."""
    laid = Counter(faces_of(tiles_on(opening)))
    left = []
    for tile in rack:
        if laid[tile.face]:
            laid[tile.face] -= 1
        else:
            left.append(tile)
    return tuple(left)


def set_faults(rulebook: Rulebook, sets: tuple[LaidSet, ...]) -> Violations:
    """Return one violation for each invalid set."""
    longest, locks = rulebook.max_run_length, rulebook.locks_jokers
    return tuple(
        [
            Violation(flaw, sets=(laid,), tiles=laid)
            for laid in sets
            if (flaw := _flaw(laid, longest, locks)) is not None
        ]
    )


def _flaw(laid: LaidSet, longest: int, locks_jokers: bool) -> SetFlaw | None:
    """Return why tiles are not a set, if they are not one."""
    if len(laid) <= HIGHEST:
        return _flaw_once(laid, longest, locks_jokers)
    return _flaw_once.__wrapped__(laid, longest, locks_jokers)


@lru_cache(maxsize=1 << 14)
def _flaw_once(laid: LaidSet, longest: int, locks_jokers: bool) -> SetFlaw | None:
    """Remember the flaw: most sets on a table were judged before."""
    read = read_limited_set(faces_of(laid), longest, locks_jokers)
    return read if isinstance(read, SetFlaw) else None
