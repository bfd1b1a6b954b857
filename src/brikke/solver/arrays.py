"""The best turns of many positions in NumPy arrays; needs ``pip install brikke[env]``.

Tables and racks are counts: one row for each position, one column for each of the 53 faces. Counts
do not say how the tiles are arranged. Where that matters, :func:`brikke.solver.best_turns` takes
whole positions: with locked jokers on the table, and in an opening turn that goes on at a table
that is not empty.

>>> import numpy as np
>>> from brikke.solver.arrays import best_turns
>>> tables, racks = np.zeros((2, 53), np.uint8), np.zeros((2, 53), np.uint8)
>>> racks[0, [9, 10, 11]] = 1  # black 10, 11 and 12
>>> best_turns(tables, racks).tiles
array([3, 0], dtype=uint8)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from brikke.errors import InputError, require_extra
from brikke.rules.rulebook import DEFAULT, Rulebook, get_rulebook
from brikke.rules.tiles import COPIES, FACES, JOKER
from brikke.solver.batch import parts_of, spread
from brikke.solver.core import CORE
from brikke.solver.packing import pack_rules
from brikke.solver.question import Objective, Question

require_extra(__name__, "env", "numpy")

import numpy as np  # noqa: E402 - what is missing is named first
from numpy.typing import ArrayLike, NDArray  # noqa: E402

Bytes = NDArray[np.uint8]
Wrong = NDArray[np.bool_]
Rows = tuple[Bytes, Bytes, Bytes, Bytes, NDArray[np.uint16], Bytes]
"""What is read: tables, racks, opened; and what is filled: tiles, points, played."""


@dataclass(frozen=True, slots=True, eq=False)
class BestTurns:
    """The best turn of each position, a row each; where nothing can be played, zeros."""

    tiles: Bytes
    """How many tiles leave the rack."""
    points: NDArray[np.uint16]
    """The value of the tiles that leave the rack; the rulebook says what a joker counts."""
    played: Bytes
    """How many tiles of each of the 53 faces leave the rack."""
    micros: float
    """Processor time inside the core, added up over all threads."""


def best_turns(  # noqa: PLR0913 - options, each by its name
    tables: ArrayLike,
    racks: ArrayLike,
    *,
    rulebook: Rulebook | str = DEFAULT,
    opened: ArrayLike = True,
    objective: Objective | str = Objective.TILES,
    threads: int = 1,
) -> BestTurns:
    """Return the best turn of each row of counts.

    ``opened`` is one value for all rows, or one for each. A row that cannot be answered is refused
    by its number. Threads divide the rows; the core holds no lock meanwhile.
    """
    rulebook, objective = get_rulebook(rulebook), Objective(objective)
    table_rows, rack_rows = _counts("tables", tables), _counts("racks", racks)
    count = len(rack_rows)
    if len(table_rows) != count:
        raise InputError(f"there are {len(table_rows)} tables, but racks", count)
    opened_rows = _opened(opened, count)
    _refuse("table and rack hold more than two of a face in row", _exceeds(table_rows + rack_rows))
    _refuse(
        "counts do not tell how this table lies, ask brikke.best_turns about row",
        _needs_sets(rulebook, table_rows, opened_rows),
    )
    tiles, points = np.zeros(count, np.uint8), np.zeros(count, np.uint16)
    played = np.zeros_like(rack_rows)
    rows = (table_rows, rack_rows, opened_rows, tiles, points, played)
    solve = _solve_native if CORE.name == "native" else _solve_slowly
    parts = parts_of(count, threads)
    took = spread(lambda part: solve(rulebook, objective, rows, *part), parts, threads)
    return BestTurns(tiles, points, played, sum(took))


def _counts(name: str, given: ArrayLike) -> Bytes:
    """Return rows of counts as the core reads them."""
    rows = np.asarray(given)
    if rows.ndim != 2 or rows.shape[1] != len(FACES):
        raise InputError(f"{name} have {len(FACES)} counts in each row", rows.shape)
    if rows.dtype.kind not in "ui":
        raise InputError(f"{name} are whole numbers", rows.dtype)
    _refuse(f"{name} hold from zero to two of each face, not so row", _exceeds(rows))
    return np.ascontiguousarray(rows, np.uint8)


def _opened(given: ArrayLike, count: int) -> Bytes:
    opened = np.asarray(given)
    if opened.shape not in ((), (count,)):
        raise InputError("opened is one value, or one for each row", opened.shape)
    return np.ascontiguousarray(np.broadcast_to(opened.astype(bool), (count,)), np.uint8)


def _exceeds(rows: NDArray[Any]) -> Wrong:
    return np.asarray(((rows < 0) | (rows > COPIES)).any(axis=1), np.bool_)


def _needs_sets(rulebook: Rulebook, tables: Bytes, opened: Bytes) -> Wrong:
    """Return the rows in which it matters how the tiles lie."""
    locked = opened.astype(bool) & (tables[:, JOKER] > 0) & rulebook.locks_jokers
    goes_on = ~opened.astype(bool) & tables.any(axis=1) & rulebook.opening_goes_on
    return locked | goes_on


def _refuse(problem: str, wrong: Wrong) -> None:
    """Refuse the first row that is wrong."""
    if wrong.any():
        raise InputError(problem, int(wrong.argmax()))


def _solve_native(
    rulebook: Rulebook, objective: Objective, rows: Rows, first: int, end: int
) -> float:
    """Fill some rows by the native core; return the microseconds it took."""
    from brikke.solver.native import workspace  # noqa: PLC0415 - there may be none

    number = list(Objective).index(objective)
    with workspace() as solver:
        return solver.best_rows(pack_rules(rulebook, True), number, rows, first, end) / 1000


def _solve_slowly(
    rulebook: Rulebook, objective: Objective, rows: Rows, first: int, end: int
) -> float:
    """Fill some rows by the reference implementation; return the microseconds it took."""
    tables, racks, opened, tiles, points, played = rows
    took = 0.0
    for row in range(first, end):
        # The table is left out where the turn is an opening that must not touch it.
        used = tables[row] if opened[row] or rulebook.opening_goes_on else 0 * tables[row]
        question = Question(
            rulebook, bool(opened[row]), tuple(used.tolist()), tuple(racks[row].tolist())
        )
        answer, nanoseconds = CORE.best(question, objective)
        took += nanoseconds / 1000
        if answer is not None:
            tiles[row], points[row] = answer.tiles_played, answer.points_played
            played[row] = list(answer.played)
    return took
