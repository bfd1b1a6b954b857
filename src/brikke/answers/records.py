"""Records: whether one is valid, and its turns as they were played or beside the best ones."""

# Annotations are evaluated here: with `from __future__ import annotations` a TypedDict does not
# know which of its keys are optional.
from collections.abc import Iterable
from typing import NotRequired, TypedDict

from brikke.answers.tiles import face_list, face_lists
from brikke.game import verify
from brikke.game.events import RoundEnded
from brikke.game.moments import Did, Moment
from brikke.game.notation import SEAT_LETTERS
from brikke.players.chances import Chances
from brikke.rules.scoring import Ending
from brikke.study.analysis import TurnAnalysis


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


class AnalysedTurnWithChances(AnalysedTurn):
    """One turn of a record, with every seat's probability to win before and after it."""

    chances_before: list[float] | None
    chances_after: list[float] | None


class Analysis(TypedDict):
    """Every turn of a record beside the best one."""

    turns: list[AnalysedTurn]


class AnalysisWithChances(TypedDict):
    """Every turn of a record beside the best one, with the chances to win."""

    turns: list[AnalysedTurnWithChances]


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


def analysis_with_chances(rounds: Iterable[Iterable[TurnAnalysis]]) -> AnalysisWithChances:
    """Return every turn of a match beside the best one, with the chances to win."""
    return {
        "turns": [
            {
                **_analysed(number, turn),
                "chances_before": chances_list(turn.chances_before),
                "chances_after": chances_list(turn.chances_after),
            }
            for number, turn in _numbered(rounds)
        ]
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
