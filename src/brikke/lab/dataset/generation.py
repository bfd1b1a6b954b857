"""Generating rounds: plays a round, and returns its record and its rows of both tables."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from brikke.game.events import Drew, Played, State, TurnEvent, fold, step
from brikke.game.game import Game
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.lab.arena.runner import play_game
from brikke.lab.dataset.plan import Plan
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import Table, table_text, tiles_added, tiles_on
from brikke.rules.tiles import Tile, counts_of
from brikke.solver.core import CORE
from brikke.solver.question import Objective, Question

Row = tuple[Any, ...]
"""Values in the order of a table's columns; counts of faces are 53 bytes."""


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
    events = game.events
    begun = next(at for at, event in enumerate(events) if isinstance(event, TurnEvent))
    states = [fold(events[:begun])]
    for event in events[begun:]:
        states.append(step(states[-1], event))
    result = game.outcome()
    assert result is not None
    return tuple(
        (
            number,
            after.turns,
            event.seat,
            seated[event.seat],
            *_known(before, event.seat),
            *_done(before, event),
            *_best(before, event.seat),
            result.winner,
            result.winner == event.seat,
            result.scores[event.seat],
        )
        for (before, after), event in zip(pairwise(states), events[begun:], strict=True)
        if isinstance(event, TurnEvent)
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


def _done(before: State, event: TurnEvent) -> Row:
    if isinstance(event, Played):
        laid = tiles_added(before.table, event.table)
        return "play", _counts(laid), len(laid), _text(event.table), None
    nothing = _counts(())
    if isinstance(event, Drew):
        assert event.tile is not None
        return "draw", nothing, 0, "", int(event.tile.face)
    return "pass", nothing, 0, "", None  # bots are not timed


def _best(before: State, seat: int) -> Row:
    position = before.position(seat)
    # Nobody lays this turn, so that the core's counts will do; to lay it out takes far longer.
    answer, _ = CORE.best(Question.of(position), Objective.TILES)
    tiles = answer.tiles_played if answer else 0
    return tiles, tiles == len(position.rack)


def _counts(tiles: tuple[Tile, ...]) -> bytes:
    return bytes(counts_of(tiles))


def _text(table: Table) -> str:
    return table_text(table) if table else ""
