"""Verification of records: the deal was fair, every turn legal, every score right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from brikke.game.deal import commitment_of
from brikke.game.events import (
    Drew,
    Event,
    Passed,
    Played,
    RoundEnded,
    RoundOpened,
    Salted,
    TimedOut,
)
from brikke.game.game import Game, IllegalTurn
from brikke.game.notation import Record
from brikke.rules.position import Draw, Pass, Play


class Doubt(StrEnum):
    """Why a record is not valid."""

    NO_ROUND = "no-round"
    TOO_MANY_ROUNDS = "too-many-rounds"
    ROUND_REPEATED = "round-repeated"
    RULES_DIFFER = "rules-differ"
    NO_SEED = "no-seed"
    SEED_DIFFERS = "seed-differs"
    DEAL_DIFFERS = "deal-differs"
    ILLEGAL_TURN = "illegal-turn"
    TURN_DIFFERS = "turn-differs"
    RESULT_DIFFERS = "result-differs"
    NOT_FINISHED = "not-finished"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record is valid; if not, why, and in which round and turn (from 1)."""

    reason: Doubt | None = None
    round: int | None = None
    turn: int | None = None

    @property
    def valid(self) -> bool:
        """Whether the record is valid."""
        return self.reason is None


def verify_record(record: Record) -> Verdict:
    """Verify a record: repeat every round from its seed, and compare."""
    if not record.rounds:
        return Verdict(Doubt.NO_ROUND)
    if len(record.rounds) > record.rulebook.rounds:
        return Verdict(Doubt.TOO_MANY_ROUNDS, record.rulebook.rounds + 1)
    opened: list[Event] = []
    for number, events in enumerate(record.rounds, start=1):
        verdict = _verify_round(record, events)
        if verdict.valid and events[0] in opened:
            verdict = Verdict(Doubt.ROUND_REPEATED)
        opened += events[:1]
        if not verdict.valid:
            return Verdict(verdict.reason, number, verdict.turn)
    return Verdict()


def _verify_round(record: Record, events: tuple[Event, ...]) -> Verdict:
    if not events or not isinstance(events[-1], RoundEnded):
        return Verdict(Doubt.NOT_FINISHED)
    opened, ended = events[0], events[-1]
    if not isinstance(opened, RoundOpened):
        return Verdict(Doubt.NO_SEED)
    if (opened.rulebook, opened.seats) != (record.rulebook, record.seats):
        return Verdict(Doubt.RULES_DIFFER)
    salts = next((event.salts for event in events if isinstance(event, Salted)), None)
    if ended.seed is None or salts is None:
        return Verdict(Doubt.NO_SEED)
    if opened.commitment != commitment_of(ended.seed):
        return Verdict(Doubt.SEED_DIFFERS)
    if opened.seed not in (None, ended.seed):
        return Verdict(Doubt.SEED_DIFFERS)
    again = Game(opened.rulebook, opened.seats, seed=ended.seed, salts=salts)
    dealt = len(again.events)
    if events[1:dealt] != again.events[1:]:
        return Verdict(Doubt.DEAL_DIFFERS)
    for turn, event in enumerate(events[dealt:-1], start=1):
        doubt = _repeat(again, event)
        if doubt is not None:
            return Verdict(doubt, turn=turn)
    return Verdict() if again.events[-1] == ended else Verdict(Doubt.RESULT_DIFFERS)


def _repeat(game: Game, event: Event) -> Doubt | None:
    """Repeat the turn of one event; return why the result differs, or None."""
    try:
        match event:
            case Played():
                game.push(Play(event.table, event.opening), event.seat)
            case Drew():
                game.push(Draw(), event.seat)
            case Passed():
                game.push(Pass(), event.seat)
            case TimedOut():
                game.time_out(event.seat)
            case _:
                return Doubt.TURN_DIFFERS
    except IllegalTurn:
        return Doubt.ILLEGAL_TURN
    repeated = game.events[-2] if game.is_over() else game.events[-1]
    return None if repeated == event else Doubt.TURN_DIFFERS
