"""Basics: first lessons for people who never played, in small steps.

Each step shows something, then asks for one tile, or for a draw. The steps of a rulebook follow
its parameters: the numbers in the lesson on the opening are those that this rulebook asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from brikke.rules.rulebook import Rulebook
from brikke.rules.table import EMPTY_TABLE, Table, read_table
from brikke.rules.tiles import Tile, TileReader, read_tiles

HIGHEST: Final = 13
LOW_RUN: Final = "r3 r4 r5"
LOW_RUN_VALUE: Final = 12
GAP: Final = "_"


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
    may_draw: bool = False
    """Whether drawing is among the choices."""
    opened: bool = True
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
    run = " ".join("b3 b4 b5 b6 b7".split()[: rulebook.max_run_length])
    yield _fill("two-kinds", "o9 o10 _ o12", "r11 o11 o8", "o11", shown=f"k7 r7 b7 o7 | {run}")
    yield _fill("groups", "k5 r5 _", "r5 o5 o6", "o5")
    yield _fill("runs", "_ k12 k13", "k1 k11 r11", "k11")
    yield _fill("jokers", "r7 _ r9", "k8 r10 j", "j")


def _opening(rulebook: Rulebook) -> Iterator[BasicStep]:
    needed = rulebook.opening_minimum
    size = 3 if needed <= 3 * HIGHEST else 4
    number = max(4, -(-needed // size))
    given = " ".join(f"{colour}{number}" for colour in "krb"[: size - 1])
    choices = f"r{number} o{number - 1} o{number}"
    yield _fill("own-rack", f"{given} _", choices, f"o{number}", opened=False)
    if needed > LOW_RUN_VALUE and not rulebook.opening_single_set:
        number = max(2, -(-(needed - LOW_RUN_VALUE) // 3))
        other = number + 1 if number < HIGHEST else number - 1
        sets = f"{LOW_RUN} | k{number} b{number} _"
        choices = f"o{number} o{other} b{number}"
        yield _fill("two-sets", sets, choices, f"o{number}", opened=False)
    yield _lay("table-closed", "b4 b5 b6", "r1 b7 k12", None, "b4 b5 b6", opened=False)


def _drawing() -> Iterator[BasicStep]:
    yield _lay("look-first", "b4 b5 b6 | k8 r8 o8", "r2 b7 k13", "b7", "b4 b5 b6 b7 | k8 r8 o8")
    sets = "b4 b5 b6 b7 | k8 r8 o8"
    yield _lay("nothing-fits", sets, "r2 k13 o5", None, sets)
    yield _lay(
        "not-too-long", "k8 r8 b8 | o10 o11 o12", "k4 o13 r2", "o13", "k8 r8 b8 | o10 o11 o12 o13"
    )


def _fill(
    name: str, sets: str, choices: str, answer: str, *, shown: str = "", opened: bool = True
) -> BasicStep:
    """Return a step that asks for the missing tile of the last set."""
    words = sets.split("|")[-1].split()
    gap = words.index(GAP)
    return BasicStep(
        name=name,
        shown=read_table(shown),
        table=read_table(sets.replace(GAP, "")),
        gap=gap,
        choices=read_tiles(choices),
        answer=_tile(answer),
        after=read_table(sets.replace(GAP, answer)),
        opened=opened,
    )


def _lay(
    name: str, table: str, choices: str, answer: str | None, after: str, *, opened: bool = True
) -> BasicStep:
    """Return a step that asks which tile to lay on the table, or whether to draw."""
    return BasicStep(
        name=name,
        shown=EMPTY_TABLE,
        table=read_table(table),
        gap=None,
        choices=read_tiles(choices),
        answer=None if answer is None else _tile(answer),
        after=read_table(after),
        may_draw=True,
        opened=opened,
    )


def _tile(text: str) -> Tile:
    return TileReader().tile(text)
