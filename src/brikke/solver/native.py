"""The native core for other packages: workspaces, and how rules and sets travel as bytes.

It is compiled for this machine, or in a browser for WebAssembly. Importing this module fails where
there is neither; :func:`brikke.solver.core_name` says so.

A position travels as bytes: seven for the rules, 53 counts of the table, 53 of the rack, then for
each set its form (0 group, 1 run), its size and its faces. A turn comes back as a tuple whose sets
are bytes: size and faces, set after set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from brikke.rules.position import Position
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.sets import Run
from brikke.rules.table import LaidSet
from brikke.solver.question import Faces, in_order

try:
    from brikke.solver._core import Solver
    from brikke.solver._core import pack_position as _pack_position

    NAME = "native"
except ImportError:
    from brikke.solver.wasm import Solver  # type: ignore[assignment]  # what a browser needs of it
    from brikke.solver.wasm import pack_position as _pack_position  # type: ignore[assignment]

    NAME = "wasm"

__all__ = ["Solver", "pack_rules", "pack_table", "workspace"]

_JOKERS: Final = {jokers: number for number, jokers in enumerate(Jokers)}
_MOST_KNOWN: Final = 256

idle: Final[list[Solver]] = []
"""Workspaces that no thread uses at the moment."""

_packed_rules: Final[dict[tuple[int, bool], tuple[Rulebook, bytes]]] = {}
"""By a rulebook's id, because hashing its fields takes longer than packing them. The entry keeps
the rulebook alive, so that its id belongs to no other."""


@contextmanager
def workspace() -> Iterator[Solver]:
    """Lend a workspace, in which the core answers one question at a time."""
    solver = take_workspace()
    try:
        yield solver
    finally:
        idle.append(solver)


def take_workspace() -> Solver:
    """Return a workspace that is put back among the idle ones after use."""
    try:
        return idle.pop()
    except IndexError:
        return Solver()


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


def pack_position(position: Position) -> bytes:
    """Return a position as the core reads it; refuse one that cannot be."""
    rules = pack_rules(position.rulebook, position.opened)
    try:
        return _pack_position(rules, position.table, position.rack)
    except (TypeError, ValueError):
        position.check()  # raises an error that names what is wrong
        raise


def pack_table(rulebook: Rulebook, table: Iterable[LaidSet]) -> bytes:
    """Return the sets of a table as the core reads them; refuse invalid sets."""
    return pack_sets(rulebook, in_order(rulebook, table))


def pack_sets(rulebook: Rulebook, sets: Iterable[Faces]) -> bytes:
    """Return valid sets, runs in ascending order, as the core reads them."""
    return b"".join(
        bytes((isinstance(rulebook.read_set(faces), Run), len(faces), *faces)) for faces in sets
    )
