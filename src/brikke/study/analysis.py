"""Analysis of finished rounds: every turn compared with the best legal turn.

The best turn plays the most tiles, as proven by the solver. If any turn goes out, the best one
does, so a missed exit needs no search of its own. If asked for, turns are also compared by the
chances to win (:mod:`brikke.study.costs`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from brikke.errors import InputError
from brikke.game.events import Seen
from brikke.game.game import Game
from brikke.game.moments import Did, Moment
from brikke.game.notation import Record
from brikke.players.chances import Chances, chances_throughout
from brikke.rules.position import Play, Position
from brikke.rules.scoring import rack_value
from brikke.rules.table import Table
from brikke.rules.tiles import Tile
from brikke.solver import Solution, best_turn
from brikke.study.costs import TurnCost, turn_costs
from brikke.study.reasons import fed_tiles


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """One turn of a round, compared with the best legal turn there."""

    turn: int
    """The number of the turn in its round, from 1."""
    seat: int
    did: Did
    position: Position
    """The position before the turn."""
    table: Table
    """The table after the turn."""
    played: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    rack_left: int
    """The number of tiles on the rack after the turn."""
    points_left: int
    """The value of those tiles."""
    best: Solution
    """A turn that plays the most tiles and changes few sets; a draw if no tile could be played."""
    fed: tuple[Tile, ...] = ()
    """Tiles that the next player laid beside the tiles of this turn, if no turn on the table before
    could have played as many."""
    chances_before: Chances | None = None
    """The chances of all seats to win before the turn, if asked for and known."""
    chances_after: Chances | None = None
    cost: TurnCost | None = None
    """What the turn cost in chances to win, if asked for and known."""

    @property
    def best_table(self) -> Table:
        """The table after the best turn."""
        best = self.best.turn
        return best.table if isinstance(best, Play) else self.position.table

    @property
    def missed_tiles(self) -> int:
        """The number of tiles that the best turn plays more than the actual one."""
        # A record may hold an illegal turn, which can play more tiles than any legal one.
        return max(0, self.best.tiles_played - len(self.played))

    @property
    def missed_exit(self) -> bool:
        """Whether the seat could have gone out but did not."""
        return self.best.goes_out and self.rack_left > 0


def analyse(game: Game, *, chances: bool = False) -> tuple[TurnAnalysis, ...]:
    """Compare every turn of a finished round with the best one; legality is not checked.

    Chances to win, and what turns cost of them, are computed only if asked for.
    """
    if not game.is_over():
        raise InputError(
            "an analysis needs a finished round, this one is at turn", game.state.turns + 1
        )
    turns = analysed_turns(game, costs=chances)
    if not chances:
        return turns
    return tuple(
        replace(turn, chances_before=before, chances_after=after)
        for turn, (before, after) in zip(turns, pairwise(chances_throughout(game)), strict=True)
    )


def analysed_turns(game: Game, *, costs: bool = False) -> tuple[TurnAnalysis, ...]:
    """Compare every turn so far with the best one; the round may be unfinished."""
    moments = tuple(game.moments())
    following = (*moments[1:], None)
    turns = tuple(map(_analyse_turn, moments, following))
    if not costs:
        return turns
    told = turn_costs(game) or (None,) * len(turns)
    return tuple(replace(turn, cost=cost) for turn, cost in zip(turns, told, strict=True))


def analyse_record(
    record: Record, *, chances: bool = False
) -> tuple[tuple[TurnAnalysis, ...], ...]:
    """Return the analysis of every round of a record."""
    return tuple(analyse(game, chances=chances) for game in record.games())


def _analyse_turn(moment: Moment, following: Moment | None) -> TurnAnalysis:
    before, after, seat = moment.before, moment.after, moment.seat
    rulebook = before.rulebook
    held, left = _face_up(before.racks[seat]), _face_up(after.racks[seat])
    # The solver needs a valid position; a record that was not verified may hold others.
    position = Position(before.table, held, before.opened[seat], rulebook).check()
    return TurnAnalysis(
        turn=moment.number,
        seat=seat,
        did=moment.did,
        position=position,
        table=after.table,
        played=moment.played,
        drawn=_face_up(moment.drawn),
        rack_left=len(left),
        points_left=rack_value(left, rulebook),
        best=best_turn(position, calm=True),
        fed=fed_tiles(moment, following),
    )


def _face_up(tiles: Sequence[Seen]) -> tuple[Tile, ...]:
    """Return tiles that are all face up; refuse tiles face down."""
    seen = tuple(tile for tile in tiles if tile is not None)
    if len(seen) < len(tiles):
        raise InputError("an analysis needs every rack face up", "?")
    return seen
