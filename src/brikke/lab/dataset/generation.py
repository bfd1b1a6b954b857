"""Generating rounds: plays a round, and returns its record and its rows of both tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from brikke.game.events import State
from brikke.game.game import Game
from brikke.game.moments import Did, Moment
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.lab.arena.runner import play_game
from brikke.lab.dataset.plan import Plan
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import Table, table_text, tiles_on
from brikke.rules.tiles import Tile, counts_of
from brikke.solver import best_turn

Row = tuple[Any, ...]
"""Values in the order of a table's columns; counts of faces are 53 bytes."""
KINDS: Final = {Did.PLAYED: "play", Did.DREW: "draw", Did.PASSED: "pass"}
"""What a turn did, as the column has it; bots are not timed."""


@dataclass(frozen=True, slots=True)
class GeneratedRound:
    """One round of a data set: its record and its rows."""

    number: int
    record: str
    turns: tuple[Row, ...]
    round: Row


def generate_round(plan: Plan, number: int) -> GeneratedRound:
    """Play a round of a data set; return its record and rows."""
    seated, seed = plan.seated(number), plan.seed_of(number)
    game = play_game(get_rulebook(plan.contest.rulebook), seated, seed)
    names = {f"seat-{SEAT_LETTERS[seat].lower()}": name for seat, name in enumerate(seated)}
    record = Record.of(game, seed=seed, **names)
    turns = _turns(game, number, seated)
    return GeneratedRound(number, str(record), turns, _round(game, number, seated, seed, plan))


def part_name(part: int) -> str:
    """Return the number of a part as in file names."""
    return f"{part:05}"


def archive_name(part: int) -> str:
    """Return the name of the archive with the records of a part."""
    return f"records/records-{part_name(part)}.zip"


def record_name(number: int) -> str:
    """Return the name of the record of a round in its archive."""
    return f"{number:08}.brikke"


def _round(game: Game, number: int, seated: tuple[str, ...], seed: str, plan: Plan) -> Row:
    state, result = game.state, game.outcome()
    assert result is not None
    return (
        number,
        seed,
        seated,
        state.starter,
        state.turns,
        str(result.ending),
        result.winner,
        result.scores,
        tuple(map(len, state.racks)),
        f"{archive_name(number // plan.rounds_per_file)}/{record_name(number)}",
    )


def _turns(game: Game, number: int, seated: tuple[str, ...]) -> tuple[Row, ...]:
    result = game.outcome()
    assert result is not None
    return tuple(
        (
            number,
            moment.number,
            moment.seat,
            seated[moment.seat],
            *_known(moment.before, moment.seat),
            *_done(moment),
            *_best(moment.before, moment.seat),
            result.winner,
            result.winner == moment.seat,
            result.scores[moment.seat],
        )
        for moment in game.moments()
    )


def _known(before: State, seat: int) -> Row:
    return (
        _counts(before.position(seat).rack),
        _counts(tiles_on(before.table)),
        _text(before.table),
        before.opened[seat],
        before.opened,
        tuple(map(len, before.racks)),
        len(before.pool),
        before.passes,
    )


def _done(moment: Moment) -> Row:
    played = moment.played
    table = _text(moment.after.table) if played else ""
    drawn = next((int(tile.face) for tile in moment.drawn if tile), None)
    return KINDS[moment.did], _counts(played), len(played), table, drawn


def _best(before: State, seat: int) -> Row:
    position = before.position(seat)
    best = best_turn(position)
    return best.tiles_played, best.tiles_played == len(position.rack)


def _counts(tiles: tuple[Tile, ...]) -> bytes:
    return bytes(counts_of(tiles))


def _text(table: Table) -> str:
    return table_text(table) if table else ""
