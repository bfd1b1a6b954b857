"""What every turn of a finished round could have been: each beside the best one, proven best.

The best turn plays the most tiles. If any turn goes out, that one does, too, so that an exit that
was missed needs no question of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from brikke.errors import InputError
from brikke.game.events import Drew, Passed, Played, Seen, State, TimedOut, TurnEvent, step
from brikke.game.game import Game
from brikke.game.notation import Record
from brikke.players.chances import Chances, chances_throughout
from brikke.rules.position import Play, Position
from brikke.rules.scoring import rack_value
from brikke.rules.table import Table, tiles_added
from brikke.rules.tiles import Tile
from brikke.solver import Solution, best_turn


class Did(StrEnum):
    """What a seat did with its turn."""

    PLAYED = "played"
    DREW = "drew"
    TIMED_OUT = "timed-out"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """One turn of a round beside the best one that was possible there."""

    turn: int
    """Its number in the round, from 1."""
    seat: int
    did: Did
    position: Position
    """What the turn began with."""
    table: Table
    """The table that the turn left."""
    played: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    rack_left: int
    """How many tiles the seat held after the turn."""
    points_left: int
    """What those tiles were worth."""
    best: Solution
    """A turn with the most tiles that disturbs the table little; a draw if none could be played."""
    chances_before: Chances | None = None
    """Everyone's chances to win before the turn, if that was asked and can be told."""
    chances_after: Chances | None = None

    @property
    def best_table(self) -> Table:
        """The table as the best turn would have left it."""
        best = self.best.turn
        return best.table if isinstance(best, Play) else self.position.table

    @property
    def missed_tiles(self) -> int:
        """How many more tiles the best turn plays."""
        # A record may tell an illegal turn, and such a turn can lay more than any legal one.
        return max(0, self.best.tiles_played - len(self.played))

    @property
    def missed_exit(self) -> bool:
        """Whether the seat could have gone out here and did not."""
        return self.best.goes_out and self.rack_left > 0


def analyse(game: Game, *, chances: bool = False) -> tuple[TurnAnalysis, ...]:
    """Return every turn of a finished round beside the best one; turns are taken as told.

    Chances are estimated only if they are asked for: that takes longer than all the rest.
    """
    if not game.is_over():
        raise InputError(
            "an analysis needs a finished round, not one at turn", game.state.turns + 1
        )
    turns = analysed_turns(game)
    if not chances:
        return turns
    return tuple(
        replace(turn, chances_before=before, chances_after=after)
        for turn, (before, after) in zip(turns, pairwise(chances_throughout(game)), strict=True)
    )


def analysed_turns(game: Game) -> tuple[TurnAnalysis, ...]:
    """Return every turn so far beside the best one, of a round that may have been broken off."""
    found: list[TurnAnalysis] = []
    state: State | None = None
    for event in game.events:
        before, state = state, step(state, event)
        if before is not None and isinstance(event, TurnEvent):
            found.append(_analyse_turn(before, event, state))
    return tuple(found)


def analyse_record(
    record: Record, *, chances: bool = False
) -> tuple[tuple[TurnAnalysis, ...], ...]:
    """Return the analysis of every round of a record."""
    return tuple(analyse(game, chances=chances) for game in record.games())


def _analyse_turn(before: State, event: TurnEvent, after: State) -> TurnAnalysis:
    seat, rulebook = event.seat, before.rulebook
    held, left = _face_up(before.racks[seat]), _face_up(after.racks[seat])
    # The solver answers for real positions only; a record that nobody verified may hold others.
    position = Position(before.table, held, before.opened[seat], rulebook).check()
    did, played, drawn = _deed(before, event)
    return TurnAnalysis(
        turn=after.turns,
        seat=seat,
        did=did,
        position=position,
        table=after.table,
        played=played,
        drawn=drawn,
        rack_left=len(left),
        points_left=rack_value(left, rulebook),
        best=best_turn(position, calm=True),
    )


def _deed(before: State, event: TurnEvent) -> tuple[Did, tuple[Tile, ...], tuple[Tile, ...]]:
    """Return what was done, the tiles played and the tiles drawn."""
    match event:
        case Played():
            return Did.PLAYED, tiles_added(before.table, event.table), ()
        case Drew():
            return Did.DREW, (), _face_up((event.tile,))
        case TimedOut():
            return Did.TIMED_OUT, (), _face_up(event.tiles)
        case Passed():
            return Did.PASSED, (), ()


def _face_up(tiles: Sequence[Seen]) -> tuple[Tile, ...]:
    """Return tiles that all lie face up; refuse others."""
    seen = tuple(tile for tile in tiles if tile is not None)
    if len(seen) < len(tiles):
        raise InputError("an analysis needs every rack face up", "?")
    return seen
