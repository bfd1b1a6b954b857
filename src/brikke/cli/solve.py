"""``brikke solve``: the best turn, of one position or of a file of them."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from brikke.cli import DONE, WRONG_INPUT
from brikke.cli.output import (
    Flag,
    TileWords,
    load_text,
    print_json,
    read_cli_position,
)
from brikke.errors import InputError
from brikke.locales import Words
from brikke.plain import face_list, face_lists, solution_data
from brikke.position import Play, Position
from brikke.prose import step_text
from brikke.solver import Objective, Solution, best_turn, explain
from brikke.table import Table


def solve(
    *,
    table: TileWords = "",
    rack: TileWords | None = None,
    rulebook: str = "nordic",
    unopened: Flag = False,
    objective: str = "tiles",
    batch: Path | None = None,
    json: Flag = False,
) -> int:
    """Find the best turn, proven best.

    Parameters
    ----------
    table
        The sets on the table. Tiles are written r7 b13 k1 o5 j, sets separated by |.
    rack
        The player's tiles.
    rulebook
        The edition, with any house rules: "nordic opening_minimum=25".
    unopened
        The player has not opened yet.
    objective
        What is best: tiles, points, fewest (the smallest turn) or out (the whole rack or nothing).
    batch
        A file with one position a line, as JSON; one line of JSON comes out for each.
    json
        Print one line of JSON.

    """
    if batch is not None:
        return _solve_batch(batch)
    if rack is None:
        raise InputError("a value is missing", "--rack")
    position = read_cli_position(table, rack, rulebook, opened=not unopened)
    solution = best_turn(position, read_objective(objective), calm=True)
    if json:
        print_json(solution_data(position.table, solution))
    else:
        _print(position.table, solution)
    return DONE


def read_objective(text: str) -> Objective:
    """Return the objective of this name."""
    try:
        return Objective(text)
    except ValueError:
        raise InputError(f"an objective is {', '.join(Objective)}", text) from None


def _print(before: Table, solution: Solution) -> None:
    words = Words()
    if not isinstance(solution.turn, Play):
        print(words("solve-nothing"))
        return
    tiles = " ".join(face_list(solution.played))
    print(words("solve-plays", count=solution.tiles_played, tiles=tiles))
    if solution.goes_out:
        print(words("solve-goes-out"))
    for step in explain(before, solution.turn.table):
        print(f"- {step_text(step, words)}")
    print(" | ".join(" ".join(laid) for laid in face_lists(solution.turn.table)))


def _solve_batch(path: Path) -> int:
    status = DONE
    for number, line in enumerate(load_text(path).splitlines(), start=1):
        try:
            print_json(_solve_line(line))
        except InputError as error:
            print_json({"line": number, "error": error.problem, "value": str(error.value)})
            status = WRONG_INPUT
    return status


def _solve_line(line: str) -> dict[str, Any]:
    asked = _read_line(line)
    position = _read_position(asked)
    objective = read_objective(_text(asked, "objective", "tiles"))
    return solution_data(position.table, best_turn(position, objective, calm=True))


def _read_line(line: str) -> dict[str, Any]:
    try:
        asked = jsonlib.loads(line)
    except ValueError:
        raise InputError("this line is not JSON", line[:80]) from None
    except RecursionError:
        raise InputError("this line is nested too deeply", line[:80]) from None
    if not isinstance(asked, dict):
        raise InputError("a position is a JSON object", line[:80])
    known = ("table", "rack", "rulebook", "opened", "objective")
    for key in asked:
        if key not in known:
            raise InputError(f"a position has {', '.join(known)}", key)
    return asked


def _read_position(asked: dict[str, Any]) -> Position:
    opened = asked.get("opened", True)
    if not isinstance(opened, bool):
        raise InputError("opened is true or false", opened)
    sets = asked.get("table", [])
    if not isinstance(sets, list):
        raise InputError("a table is a list of sets", sets)
    table = " | ".join(" ".join(_words(each)) for each in sets)
    rack = " ".join(_words(asked.get("rack", [])))
    return read_cli_position(table, rack, _text(asked, "rulebook", "nordic"), opened=opened)


def _words(tiles: Any) -> Iterator[str]:
    if not isinstance(tiles, list):
        raise InputError("tiles come in a list", tiles)
    for tile in tiles:
        if not isinstance(tile, str) or len(tile.split()) != 1 or "|" in tile:
            raise InputError("no such tile", tile)
        yield tile


def _text(asked: dict[str, Any], key: str, default: str) -> str:
    value = asked.get(key, default)
    if not isinstance(value, str):
        raise InputError(f"{key} is a text", value)
    return value
