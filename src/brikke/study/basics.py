"""Basics: first lessons for people who never played, in small steps.

Each step shows something, then asks for one tile, or for a draw. The steps of a rulebook follow
its parameters: the numbers in the lesson on the opening are those that this rulebook asks for.
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
ANSWER: Final = re.compile(r"\[(\w+)\]")


@dataclass(frozen=True, slots=True)
class BasicStep:
    """One step: sets to look at, and a question whose answer is a tile, or a draw."""

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
    """The right choice; None if drawing is right."""
    after: Table
    """The table after the right choice."""
    may_draw: bool
    """Whether drawing is among the choices."""
    opened: bool
    """Whether the player has opened."""


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
    number = max(4, -(-needed // size))
    given = " ".join(f"{colour}{number}" for colour in "krb"[: size - 1])
    choices = f"r{number} o{number - 1} o{number}"
    yield _fill("own-rack", f"{given} [o{number}]", choices, opened=False)
    if needed > LOW_RUN_VALUE and not rulebook.opening_single_set:
        number = max(2, -(-(needed - LOW_RUN_VALUE) // 3))
        other = number + 1 if number < HIGHEST else number - 1
        sets = f"{LOW_RUN} | k{number} b{number} [o{number}]"
        choices = f"o{number} o{other} b{number}"
        yield _fill("two-sets", sets, choices, opened=False)
    yield _lay("table-closed", "b4 b5 b6", "r1 b7 k12", opened=False)


def _drawing() -> Iterator[BasicStep]:
    yield _lay("look-first", "b4 b5 b6 [b7] | k8 r8 o8", "r2 b7 k13")
    yield _lay("nothing-fits", "b4 b5 b6 b7 | k8 r8 o8", "r2 k13 o5")
    yield _lay("not-too-long", "k8 r8 b8 | o10 o11 o12 [o13]", "k4 o13 r2")


def _fill(name: str, sets: str, choices: str, *, opened: bool = True) -> BasicStep:
    """Return a step that asks for the tile in brackets, which the last set lacks."""
    step = _lay(name, sets, choices, opened=opened)
    words = sets.rsplit("|", maxsplit=1)[-1].split()
    gap = next(place for place, word in enumerate(words) if word.startswith("["))
    return replace(step, gap=gap, may_draw=False)


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
