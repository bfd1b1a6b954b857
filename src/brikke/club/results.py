"""Results of a finished round, for each seat, with the turns that cost the most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from brikke.answers.tiles import face_list, face_lists
from brikke.errors import InputError
from brikke.live import LiveTable
from brikke.rules.rulebook import rulebook_text
from brikke.rules.scoring import Outcome, rack_value
from brikke.study.analysis import TurnAnalysis, analyse
from brikke.study.costs import accuracy, costliest
from brikke.study.reasons import Reason

MOST_COSTLY: Final = 3
"""The number of costly turns that are kept of each seat."""


@dataclass(frozen=True, slots=True)
class CostlyTurn:
    """A turn in which more was possible: the position before it, what was done, and what could be.

    Tiles are faces, as text.
    """

    turn: int
    """The number of the turn in its round, from 1."""
    rulebook: str
    table: list[list[str]]
    rack: list[str]
    opened: bool
    played: list[str]
    best_played: list[str]
    missed_tiles: int
    missed_points: int
    missed_exit: bool
    touched: list[list[str]] = field(default_factory=list)
    """The sets on the table that the best turn changes; unknown in results of earlier versions."""
    lost: float = 0.0
    """The chances to win that the turn gave away; 0 where they are unknown."""
    reason: Reason | None = None
    """Why it was costly; None where chances are unknown, and in results of earlier versions."""

    @property
    def cost(self) -> tuple[bool, float, int, int]:
        """The sort key: an exit that was missed costs most, then chances, tiles and points."""
        return self.missed_exit, self.lost, self.missed_tiles, self.missed_points


@dataclass(frozen=True, slots=True)
class LostChances:
    """A turn that gave chances to win away, as far as its player could know, and why."""

    turn: int
    """The number of the turn in its round, from 1."""
    edition: str
    chance: float
    """The chances after the turn, from 0 to 1."""
    best_chance: float
    """The same after the best turn."""
    reason: Reason
    tiles: list[str]
    """The tiles that the reason is about, as faces: better played, or better kept."""
    best_played: list[str] | None = None
    """The tiles of the best turn, none if it is a draw; None in results of earlier versions."""

    @property
    def cost(self) -> float:
        """The chances that the turn gave away."""
        return self.best_chance - self.chance


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A finished round, as it was for one seat. Turns of a stand-in do not count."""

    seat: int
    guest: str | None
    edition: str
    """The edition, whatever house rules were agreed."""
    seats: int
    match: int
    """Which match of the table, from 1."""
    round: int
    """Which round of the match, from 1."""
    place: int
    points: int
    turns: int
    missed_tiles: int
    missed_exits: int
    """The turns in which the seat could have gone out but did not."""
    opened: int | None
    """In which of its turns the seat opened, from 1; None: it never did."""
    stood_in: bool
    """Whether a bot made some of its turns."""
    costly: list[CostlyTurn]
    """The turns in which laying more was possible, and cost the most chances."""
    accuracy: float | None = None
    """The share of the chances to win that the seat's turns kept, from 0 to 1; None: not known."""
    lost: list[LostChances] = field(default_factory=list)
    """The turns that cost the most chances; unknown in results of earlier versions."""


def results(live_table: LiveTable) -> list[SeatResult]:
    """Return the result of every guest in the round that has just ended at a table."""
    game = live_table.game
    outcome = game.outcome() if game else None
    if game is None or outcome is None:
        raise InputError("results need a finished round, this table is", live_table.phase)
    turns = analyse(game, chances=True)
    own = [turn for turn, bot in zip(turns, live_table.by_bots, strict=True) if not bot]
    return [
        _result(live_table, seat, outcome, turns, own)
        for seat, player in enumerate(live_table.players)
        if player.guest is not None
    ]


def _result(
    live_table: LiveTable,
    seat: int,
    outcome: Outcome,
    turns: Sequence[TurnAnalysis],
    own: Sequence[TurnAnalysis],
) -> SeatResult:
    all_turns = [turn for turn in turns if turn.seat == seat]
    mine = [turn for turn in own if turn.seat == seat]
    opened = next((at for at, turn in enumerate(all_turns, start=1) if turn.played), None)
    costs = [turn.cost for turn in mine if turn.cost is not None]
    missed = [_costly(turn) for turn in mine if _is_worth_trying(turn)]
    return SeatResult(
        seat=seat,
        guest=live_table.players[seat].guest,
        edition=live_table.rulebook.edition,
        seats=len(live_table.players),
        match=live_table.matches,
        round=len(live_table.sheet.rows),
        place=_place(outcome, seat),
        points=outcome.scores[seat],
        turns=len(mine),
        missed_tiles=sum(turn.missed_tiles for turn in mine),
        missed_exits=sum(turn.missed_exit for turn in mine),
        opened=opened,
        stood_in=len(mine) < len(all_turns),
        costly=sorted(missed, key=lambda each: each.cost, reverse=True)[:MOST_COSTLY],
        accuracy=accuracy(costs, seat),
        lost=[
            LostChances(
                cost.turn,
                live_table.rulebook.edition,
                round(cost.chance, 4),
                round(cost.best_chance, 4),
                cost.reason,
                face_list(cost.tiles),
                face_list(cost.best_played),
            )
            for cost in costliest(costs, seat)
            if cost.reason is not None
        ],
    )


def _place(outcome: Outcome, seat: int) -> int:
    """Return the place of a seat: equal points share a place, but the winner is alone."""
    if seat == outcome.winner:
        return 1
    others = (at for at in range(len(outcome.scores)) if at != outcome.winner)
    return 2 + sum(outcome.scores[at] > outcome.scores[seat] for at in others)


def _is_worth_trying(turn: TurnAnalysis) -> bool:
    """Return whether laying more was possible, and better as far as chances are known."""
    if turn.missed_exit or turn.cost is None:
        return turn.missed_exit or turn.missed_tiles > 0
    return turn.missed_tiles > 0 and turn.cost.reason is not None and _lays_more(turn)


def _lays_more(turn: TurnAnalysis) -> bool:
    """Return whether the turn with the best chances lays more tiles than the one made."""
    return turn.cost is not None and len(turn.cost.best_played) > len(turn.played)


def _costly(turn: TurnAnalysis) -> CostlyTurn:
    position, cost = turn.position, turn.cost
    rulebook = position.rulebook
    best_played, best_table = turn.best.played, turn.best_table
    if cost is not None and _lays_more(turn):
        best_played, best_table = cost.best_played, cost.best_table
    kept = set(map(frozenset, best_table))
    return CostlyTurn(
        turn=turn.turn,
        rulebook=rulebook_text(rulebook),
        table=face_lists(position.table),
        rack=face_list(position.rack),
        opened=position.opened,
        played=face_list(turn.played),
        best_played=face_list(best_played),
        missed_tiles=len(best_played) - len(turn.played),
        missed_points=max(0, rack_value(best_played, rulebook) - rack_value(turn.played, rulebook)),
        missed_exit=turn.missed_exit,
        touched=face_lists(each for each in position.table if frozenset(each) not in kept),
        lost=0.0 if cost is None else round(max(0.0, cost.cost), 4),
        reason=None if cost is None else cost.reason,
    )
