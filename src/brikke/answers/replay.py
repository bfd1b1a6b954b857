"""Replays: a match turn by turn in physical tiles, and the chances to win throughout a round."""

from __future__ import annotations

from typing import TypedDict

from brikke.answers.records import Verdict, chances_list, verdict_data
from brikke.answers.steps import Step, moves_data, steps_data
from brikke.answers.tiles import tile_list, tile_lists
from brikke.game.events import FaceDown
from brikke.game.game import Game
from brikke.game.moments import Did
from brikke.game.notation import Record
from brikke.game.verify import verify_record
from brikke.players.chances import chances_throughout
from brikke.rules.rulebook import Faces, rulebook_name, rulebook_text
from brikke.rules.scoring import Ending
from brikke.rules.table import Table
from brikke.study.analysis import TurnAnalysis, analysed_turns
from brikke.study.costs import TurnCost, accuracy, turn_costs
from brikke.study.reasons import Reason


class ReplayTurn(TypedDict):
    """One turn: what was done, and what the best turn would have done."""

    seat: int
    did: Did
    table: list[list[str]] | None
    """The table after the turn; null if nothing was played."""
    played: list[str]
    drawn: list[str]
    best_table: list[list[str]] | None
    """The table after the best turn; null if nothing could be played."""
    best_played: list[str]
    best_steps: list[Step]
    """How the best turn is made, step by step; empty if nothing was missed."""
    best_moves: list[list[str]]
    """The set that each of these steps makes."""
    missed_tiles: int
    missed_exit: bool
    fed: list[str]
    """Tiles that the next player could lay only because of this turn, beside its tiles."""


class ReplayRound(TypedDict):
    """A round from its deal on; an unfinished round has no ending."""

    starter: int
    racks: list[list[str]]
    """The racks as dealt."""
    pool: int
    turns: list[ReplayTurn]
    ending: Ending | None
    winner: int | None
    scores: list[int] | None


class Replay(TypedDict):
    """A match to watch again; the second of two equal tiles has a mark, as in r7'."""

    rulebook: str
    rulebook_name: str
    faces: Faces
    verdict: Verdict
    rounds: list[ReplayRound]


class ReplayCost(TypedDict):
    """What a turn cost its player in chances to win, told from what the player could know."""

    chance: float
    """The player's chances after the turn."""
    best_chance: float
    """The same after the turn with the best chances."""
    best_played: list[str]
    """The tiles of that turn; none if it is to draw or pass."""
    best_table: list[list[str]]
    best_steps: list[Step]
    """How that turn is made, step by step; empty if the turn cost little."""
    best_moves: list[list[str]]
    """The set that each of these steps makes."""
    reason: Reason | None
    """Why the turn was costly; null if it cost little."""
    tiles: list[str]
    """The tiles that the reason is about."""


class Chances(TypedDict):
    """Every seat's probability to win, at the deal of a round and after every turn."""

    chances: list[list[float] | None]
    """The probability of each seat, together 1; null where it is unknown."""
    costs: list[ReplayCost]
    """What every turn cost; empty where it is unknown."""
    accuracy: list[float | None]
    """The share of the chances that the turns of each seat kept; null where it is unknown."""


def replay_data(record: Record) -> Replay:
    """Return a match to watch again, every turn beside the best one."""
    return {
        "rulebook": rulebook_text(record.rulebook, whole=True),
        "rulebook_name": rulebook_name(record.rulebook),
        "faces": record.rulebook.faces,
        "verdict": verdict_data(verify_record(record)),
        "rounds": [_round(game) for game in record.games()],
    }


def _round(game: Game) -> ReplayRound:
    start, outcome = game.dealt, game.outcome()
    return {
        "starter": start.starter,
        "racks": [tile_list(rack) for rack in start.racks],
        "pool": len(start.pool),
        "turns": [_turn(turn) for turn in analysed_turns(game)],
        "ending": None if outcome is None else outcome.ending,
        "winner": None if outcome is None else outcome.winner,
        "scores": None if outcome is None else list(outcome.scores),
    }


class _Way(TypedDict):
    best_steps: list[Step]
    best_moves: list[list[str]]


def _way(before: Table, after: Table | None) -> _Way:
    """Return how a table is reached; nothing if nobody wants to see it."""
    if after is None:
        return {"best_steps": [], "best_moves": []}
    return {"best_steps": steps_data(before, after), "best_moves": moves_data(before, after)}


def _turn(turn: TurnAnalysis) -> ReplayTurn:
    missed = turn.missed_tiles > 0 or turn.missed_exit
    return {
        "seat": turn.seat,
        "did": turn.did,
        "table": tile_lists(turn.table) if turn.played else None,
        "played": tile_list(turn.played),
        "drawn": tile_list(turn.drawn),
        "best_table": tile_lists(turn.best_table) if turn.best.played else None,
        "best_played": tile_list(turn.best.played),
        # They take longer than the analysis, and only what was missed is shown.
        **_way(turn.position.table, turn.best_table if missed else None),
        "missed_tiles": turn.missed_tiles,
        "missed_exit": turn.missed_exit,
        "fed": tile_list(turn.fed),
    }


def chances_data(game: Game) -> Chances:
    """Return every seat's probability to win throughout a round, and what every turn cost."""
    costs = turn_costs(game) if _is_open(game) else ()
    return {
        "chances": [chances_list(each) for each in chances_throughout(game)],
        "costs": [
            _cost(cost, moment.before.table)
            for cost, moment in zip(costs, game.moments(), strict=False)
        ],
        "accuracy": [accuracy(costs, seat) for seat in range(game.dealt.seats)],
    }


def _is_open(game: Game) -> bool:
    return not any(FaceDown in rack for moment in game.moments() for rack in moment.before.racks)


def _cost(cost: TurnCost, before: Table) -> ReplayCost:
    return {
        "chance": cost.chance,
        "best_chance": cost.best_chance,
        "best_played": tile_list(cost.best_played),
        "best_table": tile_lists(cost.best_table),
        **_way(before, cost.best_table if cost.reason else None),
        "reason": cost.reason,
        "tiles": tile_list(cost.tiles),
    }
