"""The native core for other packages: workspaces, and how positions travel as bytes.

It is compiled for this machine, or in a browser for WebAssembly. Importing this module fails where
there is neither; :func:`brikke.solver.core_name` says so.

A position travels as bytes: seven for the rules, 53 counts of the table, 53 of the rack, then for
each set its form (0 group, 1 run), its size and its faces. A turn comes back as a tuple whose sets
are bytes: size and faces, set after set.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from brikke.rules.position import Position
from brikke.solver.packing import pack_rules

try:
    from brikke.solver._core import Solver
    from brikke.solver._core import pack_position as _pack_position

    NAME = "native"
except ImportError:
    from brikke.solver.wasm import Solver  # type: ignore[assignment]  # what a browser needs of it
    from brikke.solver.wasm import pack_position as _pack_position  # type: ignore[assignment]

    NAME = "wasm"

__all__ = ["Solver", "workspace"]

idle: Final[list[Solver]] = []
"""Workspaces that no thread uses at the moment."""


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


def pack_position(position: Position) -> bytes:
    """Return a position as the core reads it; refuse one that cannot be."""
    rules = pack_rules(position.rulebook, position.opened)
    try:
        return _pack_position(rules, position.table, position.rack)
    except (TypeError, ValueError):
        position.check()  # raises an error that names what is wrong
        raise
