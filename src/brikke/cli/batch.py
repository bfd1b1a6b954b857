"""Batch mode of ``brikke solve``: one position per line, as JSON or in notation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from brikke.answers.solving import Solution, solution_data
from brikke.cli import DONE, WRONG_INPUT
from brikke.cli.input import load_text, read_cli_position, read_objective
from brikke.cli.output import print_json, sets_text
from brikke.errors import InputError
from brikke.game.notation import NotationError, read_position
from brikke.rules.position import Position
from brikke.solver import Objective, best_turn

KEYS: Final = ("table", "rack", "rulebook", "opened", "objective")
MAX_SHOWN: Final = 80
"""How many characters of a bad line an error quotes."""


class Request(NamedTuple):
    """A position, and the objective by which its best turn is chosen."""

    position: Position
    objective: Objective


def solve_batch(path: Path, objective: Objective) -> int:
    """Print one line of JSON for each line of a file; a bad line gives an error and goes on."""
    status = DONE
    for number, line in enumerate(load_text(path).splitlines(), start=1):
        try:
            print_json(_solve(_read_line(line, objective)))
        except InputError as error:
            print_json({"line": number, "error": error.problem, "value": str(error.value)})
            status = WRONG_INPUT
    return status


def _solve(request: Request) -> Solution:
    position, objective = request
    return solution_data(position.table, best_turn(position, objective, calm=True))


def _read_line(line: str, objective: Objective) -> Request:
    # No position in notation begins with a bracket.
    if line.lstrip().startswith(("{", "[")):
        fields = _read_json(line)
        named = _text(fields, "objective", objective.value)
        return Request(_json_position(fields), read_objective(named))
    return Request(_notation_position(line), objective)


def _notation_position(line: str) -> Position:
    try:
        return read_position(line)
    except NotationError as error:
        # A position counts its own lines, which would not be those of the file.
        problem, word = error.args
        raise InputError(f"column {word.column}: {problem}", word.text[:MAX_SHOWN]) from None


def _read_json(line: str) -> dict[str, Any]:
    try:
        fields = json.loads(line)
    except ValueError:
        raise InputError("this line is not JSON", line[:MAX_SHOWN]) from None
    except RecursionError:
        raise InputError("this line is nested too deeply", line[:MAX_SHOWN]) from None
    if not isinstance(fields, dict):
        raise InputError("a position is a JSON object", line[:MAX_SHOWN])
    for key in fields:
        if key not in KEYS:
            raise InputError(f"a position has {', '.join(KEYS)}", key)
    return fields


def _json_position(fields: dict[str, Any]) -> Position:
    opened = fields.get("opened", True)
    if not isinstance(opened, bool):
        raise InputError("opened is true or false", opened)
    sets = fields.get("table", [])
    if not isinstance(sets, list):
        raise InputError("a table is a list of sets", sets)
    table = sets_text(map(_tile_words, sets))
    rack = " ".join(_tile_words(fields.get("rack", [])))
    return read_cli_position(table, rack, _text(fields, "rulebook", "nordic"), opened=opened)


def _tile_words(tiles: Any) -> Iterator[str]:
    if not isinstance(tiles, list):
        raise InputError("tiles come in a list", tiles)
    for tile in tiles:
        if not isinstance(tile, str) or len(tile.split()) != 1 or "|" in tile:
            raise InputError("no such tile", tile)
        yield tile


def _text(fields: dict[str, Any], key: str, default: str) -> str:
    value = fields.get(key, default)
    if not isinstance(value, str):
        raise InputError(f"{key} is a text", value)
    return value
