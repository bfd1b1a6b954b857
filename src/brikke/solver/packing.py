"""How rules and sets travel to the native core as bytes.

Seven bytes are the rules; a set is its form (0 group, 1 run), its size and its faces. This needs no
core, so programs in C can be given rules where Python has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.sets import Run
from brikke.rules.table import LaidSet
from brikke.solver.question import Faces, in_order

_JOKERS: Final = {jokers: number for number, jokers in enumerate(Jokers)}
_MOST_KNOWN: Final = 256

_packed_rules: Final[dict[tuple[int, bool], tuple[Rulebook, bytes]]] = {}
"""By a rulebook's id, because hashing its fields takes longer than packing them. The entry keeps
the rulebook alive, so that its id belongs to no other."""


def pack_rules(rulebook: Rulebook, opened: bool) -> bytes:
    """Return what the core must know of a rulebook, as it reads it."""
    known = _packed_rules.get((id(rulebook), opened))
    if known is not None:
        return known[1]
    rules = bytes(
        (
            _JOKERS[rulebook.jokers],
            rulebook.max_run_length,
            opened,
            rulebook.opening_minimum,
            rulebook.opening_single_set,
            rulebook.opening_goes_on,
            rulebook.joker_value,
        )
    )
    if len(_packed_rules) >= _MOST_KNOWN:
        _packed_rules.clear()
    _packed_rules[id(rulebook), opened] = rulebook, rules
    return rules


def pack_table(rulebook: Rulebook, table: Iterable[LaidSet]) -> bytes:
    """Return the sets of a table as the core reads them; refuse invalid sets."""
    return pack_sets(rulebook, in_order(rulebook, table))


def pack_sets(rulebook: Rulebook, sets: Iterable[Faces]) -> bytes:
    """Return valid sets, runs in ascending order, as the core reads them."""
    return b"".join(
        bytes((isinstance(rulebook.read_set(faces), Run), len(faces), *faces)) for faces in sets
    )
