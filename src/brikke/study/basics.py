"""Basics: first lessons for people who never played, in small steps.

Each step shows something, then asks for one tile, or for a draw. To open, one counts: sets are
chosen from a rack until they are worth enough. The steps of a rulebook follow its parameters: the
numbers in the lesson on the opening are those that this rulebook asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from brikke.rules.rulebook import Rulebook
from brikke.rules.table import EMPTY_TABLE, Table, read_table
from brikke.rules.tiles import Tile, TileReader, read_tiles

HIGHEST: Final = 13
LOW_RUN: Final = "r3 r4 r5"
LOW_RUN_VALUE: Final = 12
LOOSE: Final = "k1 b8"
"""Tiles that make no set with the others on the rack of an opening."""
ANSWER: Final = re.compile(r"\[(\w+)\]")


@dataclass(frozen=True, slots=True)
class BasicStep:
    """One step: sets to look at, and a question.

    Its answer is a tile, or a draw, or sets of tiles that are worth enough.
    """

    name: str
    """The name of what is said in this step."""
    shown: Table
    """Valid sets as examples."""
    table: Table
    """The table of the question. With a gap, its last set lacks a tile."""
    gap: int | None
    """The place of the missing tile in the last set; None if tiles join the sets as they are."""
    choices: tuple[Tile, ...]
    """The rack of the question."""
    answer: Tile | None
    """The right choice; None if drawing is right, or if sets are asked for."""
    after: Table
    """The table after the right choice. Other sets that are worth enough are right, too."""
    may_draw: bool
    """Whether drawing is among the choices."""
    opened: bool
    """Whether the player has opened."""
    needed: int | None = None
    """What sets from the rack must be worth together; None if one tile is asked for."""


@dataclass(frozen=True, slots=True)
class Basic:
    """A lesson for beginners: a few steps."""

    name: str
    """The name in its address."""
    steps: tuple[BasicStep, ...]


def basics(rulebook: Rulebook) -> tuple[Basic, ...]:
    """Return the lessons for beginners, with the numbers of a rulebook."""
    return (
        Basic("groups-and-runs", tuple(_sets(rulebook))),
        Basic("opening", tuple(_opening(rulebook))),
        Basic("when-to-draw", tuple(_drawing())),
    )


def _sets(rulebook: Rulebook) -> Iterator[BasicStep]:
    run = " ".join(["b3", "b4", "b5", "b6", "b7"][: rulebook.max_run_length])
    kinds = _fill("two-kinds", "o9 o10 [o11] o12", "r11 o11 o8")
    yield replace(kinds, shown=read_table(f"k7 r7 b7 o7 | {run}"))
    yield _fill("groups", "k5 r5 [o5]", "r5 o5 o6")
    yield _fill("runs", "[k11] k12 k13", "k1 k11 r11")
    yield _fill("jokers", "r7 [j] r9", "k8 r10 j")


def _opening(rulebook: Rulebook) -> Iterator[BasicStep]:
    needed = rulebook.opening_minimum
    size = 3 if needed <= 3 * HIGHEST else 4
    high = _group(max(4, -(-needed // size)), "krob"[:size])
    yield _count("own-rack", needed, high, rest=f"{LOW_RUN} {LOOSE}")
    if needed > LOW_RUN_VALUE and not rulebook.opening_single_set:
        other = _group(max(2, -(-(needed - LOW_RUN_VALUE) // 3)), "kbo")
        yield _count("two-sets", needed, LOW_RUN, other, rest=LOOSE)
    yield _lay("table-closed", "b4 b5 b6", "r1 b7 k12", opened=False)


def _group(number: int, colours: str) -> str:
    return " ".join(f"{colour}{number}" for colour in colours)


def _drawing() -> Iterator[BasicStep]:
    yield _lay("look-first", "b4 b5 b6 [b7] | k8 r8 o8", "r2 b7 k13")
    yield _lay("nothing-fits", "b4 b5 b6 b7 | k8 r8 o8", "r2 k13 o5")
    yield _lay("not-too-long", "k8 r8 b8 | o10 o11 o12 [o13]", "k4 o13 r2")


def _fill(name: str, sets: str, choices: str) -> BasicStep:
    """Return a step that asks for the tile in brackets, which the last set lacks."""
    step = _lay(name, sets, choices)
    words = sets.rsplit("|", maxsplit=1)[-1].split()
    gap = next(place for place, word in enumerate(words) if word.startswith("["))
    return replace(step, gap=gap, may_draw=False)


def _count(name: str, needed: int, *sets: str, rest: str) -> BasicStep:
    """Return a step that asks for sets from the rack, which has these and some tiles more."""
    choices = sorted(read_tiles(" ".join([*sets, rest])))
    return BasicStep(
        name=name,
        shown=EMPTY_TABLE,
        table=EMPTY_TABLE,
        gap=None,
        choices=tuple(choices),
        answer=None,
        after=read_table(" | ".join(sets)),
        may_draw=False,
        opened=False,
        needed=needed,
    )


def _lay(name: str, sets: str, choices: str, *, opened: bool = True) -> BasicStep:
    """Return a step that asks for the tile in brackets, or for a draw if there is none."""
    found = ANSWER.search(sets)
    return BasicStep(
        name=name,
        shown=EMPTY_TABLE,
        table=read_table(ANSWER.sub("", sets)),
        gap=None,
        choices=read_tiles(choices),
        answer=TileReader().tile(found[1]) if found else None,
        after=read_table(ANSWER.sub(r"\1", sets)),
        may_draw=True,
        opened=opened,
    )
