"""``brikke solve``: the best turn of one position, or of each position in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from brikke.cli import DONE
from brikke.cli.input import Flag, TileWords, read_cli_position, read_objective
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.errors import InputError

if TYPE_CHECKING:
    from brikke.rules.position import Position
    from brikke.solver import Solution


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
        A file with one position per line, as JSON or in notation; prints one line of JSON for each.
    json
        Print one line of JSON.

    """
    from brikke.answers.solving import solution_data
    from brikke.cli.batch import solve_batch
    from brikke.solver import best_turn

    chosen = read_objective(objective)
    if batch is not None:
        return solve_batch(batch, chosen)
    if rack is None:
        raise InputError("a value is missing", "--rack")
    position = read_cli_position(table, rack, rulebook, opened=not unopened)
    solution = best_turn(position, chosen, calm=True)
    if json:
        print_json(solution_data(position.table, solution))
    else:
        _print(position, solution)
    return DONE


def _print(position: Position, solution: Solution) -> None:
    from brikke.rules.position import Play
    from brikke.solver import explain
    from brikke.words.prose import step_text

    rulebook = position.rulebook
    words, tell = cli_words().for_faces(rulebook.faces), rulebook.tiles_text
    if not isinstance(solution.turn, Play):
        print(words("solve-nothing"))
        return
    tiles = tell(solution.played)
    print(words("solve-plays", count=solution.tiles_played, tiles=tiles))
    if solution.goes_out:
        print(words("solve-goes-out"))
    for step in explain(position.table, solution.turn.table):
        print(f"- {step_text(step, words, tell)}")
    print(" | ".join(map(tell, solution.turn.table)))
