"""Steps: a turn as instructions for a person, such as "take b4; with b3 b5 b6 it is a run".

Every set that changed becomes one step. A step builds its set around the largest part of it that
lay together before, and takes the missing tiles from other sets and from the rack. The order is one
in which the table holds valid sets after each step, where there is such an order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from brikke.rules.physical import origins
from brikke.rules.sets import SetFlaw, read_set
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import Tile, faces_of


class StepCode(StrEnum):
    """The kind of a step."""

    LAY = "lay"
    """A new set, all of it from the rack."""
    ADD = "add"
    """Tiles join a set that stays as it is."""
    FORM = "form"
    """A new set with tiles taken from the table."""
    CHANGE = "change"
    """A set that gives tiles away gets others in their place."""


@dataclass(frozen=True, slots=True)
class Taking:
    """Tiles taken from one set of the table."""

    tiles: tuple[Tile, ...]
    source: LaidSet


@dataclass(frozen=True, slots=True)
class Step:
    """One set of the new table, and where its tiles come from."""

    code: StepCode
    result: LaidSet
    core: tuple[Tile, ...]
    """The tiles that lay together before, and stay."""
    from_rack: tuple[Tile, ...]
    from_table: tuple[Taking, ...]


def explain(before: Table, after: Table) -> tuple[Step, ...]:
    """Return the steps that lead from one table to another, in a sensible order."""
    gone = [laid for laid in before if laid not in after]
    new = [laid for laid in after if laid not in before]
    cores = origins(gone, new)
    steps = [_step(laid, cores.get(laid), gone) for laid in new]
    # A set that only shrank needs no step of its own: other sets took its tiles.
    moved = [step for step in steps if step.from_rack or step.from_table]
    return tuple(_in_order(before, moved))


def _step(result: LaidSet, origin: LaidSet | None, gone: Iterable[LaidSet]) -> Step:
    core = tuple(tile for tile in result if origin is not None and tile in origin)
    takings = tuple(
        Taking(tuple(tile for tile in result if tile in was), was)
        for was in gone
        if was is not origin and set(was).intersection(result)
    )
    taken = {tile for taking in takings for tile in taking.tiles}
    from_rack = tuple(tile for tile in result if tile not in taken and tile not in core)
    return Step(_code(origin, core, takings), result, core, from_rack, takings)


def _code(origin: LaidSet | None, core: tuple[Tile, ...], takings: tuple[Taking, ...]) -> StepCode:
    if origin is None:
        return StepCode.FORM if takings else StepCode.LAY
    return StepCode.ADD if len(core) == len(origin) else StepCode.CHANGE


def _in_order(before: Table, steps: list[Step]) -> Iterable[Step]:
    """Yield steps so that the table holds valid sets after each, as far as possible."""
    table = list(before)
    left = list(steps)
    while left:
        # Of equal steps the first, so that they follow the order of the new table.
        step = min(left, key=lambda each: _disorder(_done(table, each)))
        left.remove(step)
        table = _done(table, step)
        yield step


def _done(table: Sequence[LaidSet], step: Step) -> list[LaidSet]:
    """Return the table after a step: its tiles leave the sets where they are."""
    moved = set(step.result)
    kept = [tuple(tile for tile in laid if tile not in moved) for laid in table]
    return [*filter(None, kept), step.result]


def _disorder(table: Iterable[LaidSet]) -> int:
    """Return how many tiles lie in invalid sets."""
    return len(tiles_on(laid for laid in table if isinstance(read_set(faces_of(laid)), SetFlaw)))
