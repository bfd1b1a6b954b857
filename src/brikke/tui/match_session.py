"""Match sessions: one player against up to three bots.

The player has the first seat. The user interface asks whose turn it is, calls ``bot_turn`` where a
bot may take its time, and pushes the turns of bots and player.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Final

from brikke.errors import InputError
from brikke.game.events import Event, TurnEvent
from brikke.game.game import Game, IllegalTurn
from brikke.game.match import Match
from brikke.game.notation import Record
from brikke.game.redaction import redact
from brikke.game.view import PlayerView
from brikke.players.bots import Bot
from brikke.players.bots.loading import find_bot
from brikke.players.calm_turns import turn_at_table
from brikke.rules.position import Turn
from brikke.rules.rulebook import Rulebook

SEAT: Final = 0
"""The player's seat."""
BOTS_TAG, SEED_TAG = "bots", "seed"
MOST_BOTS: Final = 3


class MatchSession:
    """A match between the player in the first seat and bots."""

    def __init__(self, rulebook: Rulebook, bots: Sequence[str], *, seed: str | None = None) -> None:
        check_bots(bots)
        self._sit(Match(rulebook, 1 + len(bots), seed=seed), bots, seed)
        self.next_round()

    @classmethod
    def from_record(cls, record: Record) -> MatchSession:
        """Return the match of a record, to be continued."""
        tags = dict(record.tags)
        bots = tags.get(BOTS_TAG, "").split(",")
        if 1 + len(bots) != record.seats or not record.rounds:
            raise InputError(
                "this record is not of a match against bots, its seats are", record.seats
            )
        check_bots(bots)
        session = cls.__new__(cls)
        seed = tags.get(SEED_TAG)
        rounds = record.games()
        session._sit(Match(record.rulebook, record.seats, seed=seed, rounds=rounds), bots, seed)
        if session.match.is_over():
            raise InputError("this match is finished, its rounds are", len(rounds))
        session._seat_bots()
        if session.game.is_over():
            session.next_round()
        return session

    def _sit(self, match: Match, bots: Sequence[str], seed: str | None) -> None:
        self.match, self.bots = match, tuple(bots)
        self._seed = seed
        self._chance = seed if seed is not None else secrets.token_hex(8)
        self._players: dict[int, Bot] = {}

    def next_round(self) -> None:
        """Start the next round."""
        # Deals are unpredictable, unless the user gave a seed to repeat them.
        self.match.next_round(seed=secrets.token_bytes(32) if self._seed is None else None)
        self._seat_bots()

    def _seat_bots(self) -> None:
        number = len(self.match.rounds)
        for seat, name in enumerate(self.bots, start=SEAT + 1):
            chance = Random(f"{self._chance} round {number} seat {seat}").getrandbits(32)
            self._players[seat] = find_bot(name, chance)

    @property
    def game(self) -> Game:
        """The round that is being played."""
        return self.match.game

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the match."""
        return self.match.rulebook

    @property
    def view(self) -> PlayerView:
        """The player's view."""
        return self.game.view(SEAT)

    @property
    def is_my_turn(self) -> bool:
        """Whether it is the player's turn."""
        return not self.game.is_over() and self.game.to_move == SEAT

    def bot_turn(self) -> Turn:
        """Return the turn of the bot that is to move; this may take a while."""
        seat = self.game.to_move
        try:
            return turn_at_table(self._players[seat], self.game.view(seat))
        except Exception as error:
            raise InputError(f"this bot failed ({error!r})", self.bots[seat - 1]) from error

    def push(self, turn: Turn) -> tuple[Event, ...]:
        """Make the turn of the seat to move; return its events as the player may see them."""
        seat, before = self.game.to_move, len(self.game.events)
        try:
            self.game.push(turn)
        except IllegalTurn as error:
            if seat == SEAT:
                raise
            raise InputError(f"this bot wanted an {error}", self.bots[seat - 1]) from None
        return self._seen_since(before)

    def time_out(self) -> tuple[Event, ...]:
        """End the player's turn because its time is up; return the events."""
        before = len(self.game.events)
        self.game.time_out()
        return self._seen_since(before)

    def _seen_since(self, before: int) -> tuple[Event, ...]:
        return tuple(redact(event, SEAT) for event in self.game.events[before:])

    def record(self) -> Record:
        """Return the record of the match, which can be verified and continued."""
        tags = {BOTS_TAG: ",".join(self.bots)}
        if self._seed is not None:
            tags[SEED_TAG] = self._seed
        return Record.of(self.match, **tags)

    @property
    def has_begun(self) -> bool:
        """Whether any turn was made."""
        first = self.match.rounds[0]
        return any(isinstance(event, TurnEvent) for event in first.events)


def check_bots(bots: Sequence[str]) -> None:
    """Refuse unknown bots, and fewer than one or more than three."""
    if not 1 <= len(bots) <= MOST_BOTS:
        raise InputError("a match has one to three bots", ",".join(bots))
    for name in bots:
        find_bot(name)
