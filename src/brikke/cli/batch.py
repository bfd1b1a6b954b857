"""Positions in a file, a line of JSON each: what ``brikke solve --batch`` reads and answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from brikke.answers.as_data import solution_data
from brikke.cli import DONE, WRONG_INPUT
from brikke.cli.input import load_text, read_cli_position, read_objective
from brikke.cli.output import print_json, sets_text
from brikke.errors import InputError
from brikke.rules.position import Position
from brikke.solver import best_turn


def solve_batch(path: Path) -> int:
    """Answer every line with one; a bad line is told and makes the whole batch wrong input."""
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
        asked = json.loads(line)
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
    table = sets_text(map(_words, sets))
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
