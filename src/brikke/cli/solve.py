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
    from brikke.study.advice import Advice


def solve(
    *,
    table: TileWords = "",
    rack: TileWords | None = None,
    rulebook: str = "nordic",
    unopened: Flag = False,
    objective: str = "tiles",
    others: str | None = None,
    batch: Path | None = None,
    json: Flag = False,
) -> int:
    """Find the best turn, proven best, or the one with the best chances.

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
        What is best: tiles, points, fewest (the smallest turn), out (the whole rack or nothing), or
        chances (to win, which needs --others).
    others
        The tiles on the racks of the other players, in turn order: 9,12. For chances only.
    batch
        A file with one position per line, as JSON or in notation; prints one line of JSON for each.
    json
        Print one line of JSON.

    """
    from brikke.answers.solving import solution_data
    from brikke.cli.batch import solve_batch
    from brikke.solver import best_turn
    from brikke.study.advice import Advice

    by_chances = objective == "chances" and batch is None
    chosen = read_objective("tiles" if by_chances else objective)
    if batch is not None:
        return solve_batch(batch, chosen)
    if rack is None:
        raise InputError("a value is missing", "--rack")
    position = read_cli_position(table, rack, rulebook, opened=not unopened)
    if by_chances:
        advice = _by_chances(position, others)
    else:
        advice = Advice(best_turn(position, chosen, calm=True))
    if json:
        data = solution_data(position.table, advice.solution)
        estimate = {"optimal": False, "chance": round(advice.chance or 0, 3)}
        print_json({**data, **estimate} if by_chances else data)
    else:
        _print(position, advice)
    return DONE


def _by_chances(position: Position, others: str | None) -> Advice:
    """Return the turn with the best chances against players with this many tiles."""
    from brikke.players.playout import Start
    from brikke.rules.table import tiles_on
    from brikke.rules.tiles import ALL_TILES
    from brikke.study.advice import Aim, advise

    if others is None:
        raise InputError("a value is missing", "--others")
    sizes = [_size(text) for text in others.replace(",", " ").split()]
    pool = len(ALL_TILES) - len(tiles_on(position.table)) - len(position.rack) - sum(sizes)
    if pool < 0:
        raise InputError(f"a box has only {len(ALL_TILES)} tiles, too few for --others", others)
    start = Start(
        position.rulebook,
        (position.rack, *((None,) * size for size in sizes)),
        (None,) * pool,
        position.table,
        (position.opened, *(bool(position.table) for _ in sizes)),
    )
    # Which tiles the others hold does not matter: the view does not show them.
    return advise(start.dealt(1).game().view(0), Aim.CHANCES)


def _size(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise InputError("--others has numbers of tiles, unlike", text)
    return int(text)


def _print(position: Position, advice: Advice) -> None:
    from brikke.rules.position import Play
    from brikke.solver import explain
    from brikke.words.prose import step_text

    rulebook = position.rulebook
    words, tell = cli_words().for_faces(rulebook.faces), rulebook.tiles_text
    solution = advice.solution
    if not isinstance(solution.turn, Play):
        print(words("solve-nothing" if advice.chance is None else "hint-best-draw"))
    if advice.chance is not None:
        print(f"{words('hint-chance', chance=round(100 * advice.chance))}.")
    if not isinstance(solution.turn, Play):
        return
    tiles = tell(solution.played)
    print(words("solve-plays", count=solution.tiles_played, tiles=tiles))
    if solution.goes_out:
        print(words("solve-goes-out"))
    for step in explain(position.table, solution.turn.table):
        print(f"- {step_text(step, words, tell)}")
    print(" | ".join(map(tell, solution.turn.table)))
