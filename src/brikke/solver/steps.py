"""A turn as steps that a person can follow: "take b4; with b3 b5 b6 it is a run".

Every set that changed becomes one step. A step builds its set around the largest part of it that
lay together before, takes what is missing from other sets and from the rack, and comes when it
leaves the table in order, if any order does.
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
    """What a person does in a step."""

    LAY = "lay"
    """A new set, all of it from the rack."""
    ADD = "add"
    """Tiles join a set that stays as it is."""
    FORM = "form"
    """A new set with tiles taken from the table."""
    CHANGE = "change"
    """A set that gave tiles away, or will, gets others in their place."""


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
    """What lay together before, and stays."""
    from_rack: tuple[Tile, ...]
    from_table: tuple[Taking, ...]


def explain(before: Table, after: Table) -> tuple[Step, ...]:
    """Return the steps that lead from one table to another, in an order that makes sense."""
    gone = [laid for laid in before if laid not in after]
    new = [laid for laid in after if laid not in before]
    cores = origins(gone, new)
    steps = [_step(laid, cores.get(laid), gone) for laid in new]
    # A set that only shrank is what the others left of it: no step of its own.
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
    """Yield steps so that the table is in order after each, as far as that can be."""
    table = list(before)
    left = list(steps)
    while left:
        # The first of the least disorder: steps come in the order of the new table otherwise.
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
    """Return how many tiles lie in what is no set."""
    return len(tiles_on(laid for laid in table if isinstance(read_set(faces_of(laid)), SetFlaw)))
