"""Records: whether one is valid, and its turns as they were played or beside the best ones."""

# Annotations are evaluated here: with `from __future__ import annotations` a TypedDict does not
# know which of its keys are optional.
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NotRequired, TypedDict

from brikke.answers.tiles import face_list, face_lists
from brikke.game import verify
from brikke.game.events import RoundEnded
from brikke.game.moments import Did, Moment
from brikke.game.notation import SEAT_LETTERS
from brikke.players.chances import Chances
from brikke.rules.scoring import Ending
from brikke.study.analysis import TurnAnalysis
from brikke.study.costs import TurnCost, accuracy, costliest
from brikke.study.reasons import Reason


class Verdict(TypedDict):
    """Whether a record is valid; if not, the reason, and the round and turn if there is one."""

    valid: bool
    reason: verify.Doubt | None
    round: NotRequired[int]
    turn: NotRequired[int | None]


class AnalysedTurn(TypedDict):
    """One turn of a record beside the best one."""

    round: int
    turn: int
    seat: str
    did: Did
    played: list[str]
    best: int
    best_played: list[str]
    best_table: list[list[str]]
    missed_tiles: int
    missed_exit: bool
    drawn: list[str]
    rack_left: int
    points_left: int


class Cost(TypedDict):
    """What a turn cost its player in chances to win, told from what the player could know."""

    chance: float
    """The player's chances after the turn."""
    best_chance: float
    """The same after the turn with the best chances."""
    best_played: list[str]
    """The tiles of that turn; none if it is to draw or pass."""
    best_table: list[list[str]]
    reason: Reason | None
    """Why the turn was costly; null if it cost little."""
    tiles: list[str]
    """The tiles that the reason is about."""


class AnalysedTurnWithChances(AnalysedTurn):
    """One turn of a record, with every seat's probability to win before and after it."""

    chances_before: list[float] | None
    chances_after: list[float] | None
    cost: Cost | None


class Analysis(TypedDict):
    """Every turn of a record beside the best one."""

    turns: list[AnalysedTurn]


class AnalysisWithChances(TypedDict):
    """Every turn of a record beside the best one, with the chances to win."""

    turns: list[AnalysedTurnWithChances]
    accuracy: list[float | None]
    """The share of the chances that the turns of each seat kept; null where it is unknown."""
    costliest: list[list[int]]
    """The numbers of the costliest turns of each round, the worst first."""


class RoundResult(TypedDict):
    """How a round ended."""

    ending: Ending
    winner: str
    scores: list[int]
    racks: list[list[str]]


class RecordedTurn(TypedDict):
    """One turn of a record, and the table, racks and pool after it."""

    round: int
    turn: int
    seat: str
    kind: str
    tiles: list[str | None]
    """The tiles that were played or drawn; null for a tile that is face down."""
    table: list[list[str]]
    racks: list[int]
    pool: int
    ended: NotRequired[RoundResult]


def verdict_data(verdict: verify.Verdict) -> Verdict:
    """Return whether a record is valid; if not, the reason and the place."""
    data: Verdict = {"valid": verdict.valid, "reason": verdict.reason}
    if verdict.round is not None:
        data["round"] = verdict.round
        data["turn"] = verdict.turn
    return data


def analysis_data(rounds: Iterable[Iterable[TurnAnalysis]]) -> Analysis:
    """Return every turn of a match beside the best one."""
    return {"turns": [_analysed(number, turn) for number, turn in _numbered(rounds)]}


def analysis_with_chances(
    rounds: Sequence[Sequence[TurnAnalysis]], seats: int
) -> AnalysisWithChances:
    """Return every turn of a match beside the best one, with the chances to win."""
    costs = [[turn.cost for turn in turns if turn.cost is not None] for turns in rounds]
    return {
        "turns": [
            {
                **_analysed(number, turn),
                "chances_before": chances_list(turn.chances_before),
                "chances_after": chances_list(turn.chances_after),
                "cost": None if turn.cost is None else _cost(turn.cost),
            }
            for number, turn in _numbered(rounds)
        ],
        "accuracy": [accuracy(chain.from_iterable(costs), seat) for seat in range(seats)],
        "costliest": [[cost.turn for cost in costliest(each)] for each in costs],
    }


def _cost(cost: TurnCost) -> Cost:
    return {
        "chance": cost.chance,
        "best_chance": cost.best_chance,
        "best_played": face_list(cost.best_played),
        "best_table": face_lists(cost.best_table),
        "reason": cost.reason,
        "tiles": face_list(cost.tiles),
    }


def chances_list(chances: Chances | None) -> list[float] | None:
    """Return every seat's probability to win; null where it is unknown."""
    return None if chances is None else list(chances)


def _numbered(rounds: Iterable[Iterable[TurnAnalysis]]) -> Iterable[tuple[int, TurnAnalysis]]:
    return ((number, turn) for number, turns in enumerate(rounds, start=1) for turn in turns)


def _analysed(number: int, turn: TurnAnalysis) -> AnalysedTurn:
    return {
        "round": number,
        "turn": turn.turn,
        "seat": SEAT_LETTERS[turn.seat],
        "did": turn.did,
        "played": face_list(turn.played),
        "best": turn.best.tiles_played,
        "best_played": face_list(turn.best.played),
        "best_table": face_lists(turn.best_table),
        "missed_tiles": turn.missed_tiles,
        "missed_exit": turn.missed_exit,
        "drawn": face_list(turn.drawn),
        "rack_left": turn.rack_left,
        "points_left": turn.points_left,
    }


def recorded_turn_data(turn: Moment) -> RecordedTurn:
    """Return a turn of a record with the state after it."""
    data: RecordedTurn = {
        "round": turn.round,
        "turn": turn.number,
        "seat": SEAT_LETTERS[turn.seat],
        "kind": turn.verb,
        "tiles": [None if tile is None else str(tile.face) for tile in turn.tiles],
        "table": face_lists(turn.after.table),
        "racks": list(map(len, turn.after.racks)),
        "pool": len(turn.after.pool),
    }
    if turn.ended is not None:
        data["ended"] = _result(turn.ended)
    return data


def _result(ended: RoundEnded) -> RoundResult:
    outcome = ended.outcome
    return {
        "ending": outcome.ending,
        "winner": SEAT_LETTERS[outcome.winner],
        "scores": list(outcome.scores),
        "racks": face_lists(ended.racks),
    }
