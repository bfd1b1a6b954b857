"""One person and up to three bots at a table, for a match of one round or more.

The person has the first seat. Whoever shows the match asks whose turn it is, lets bots think
wherever thinking may take its time, and pushes what they or the person want to do.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Final

from brikke.errors import InputError
from brikke.game.events import Event, TurnEvent, redact
from brikke.game.game import Game, IllegalTurn
from brikke.game.match import Match
from brikke.game.notation import Record
from brikke.game.view import PlayerView
from brikke.players.bots import Bot
from brikke.players.bots.loading import find_bot
from brikke.rules.position import Turn
from brikke.rules.rulebook import Rulebook

SEAT: Final = 0
"""Where the person sits."""
BOTS_TAG, SEED_TAG = "bots", "seed"
MOST_BOTS: Final = 3


class Sitting:
    """A match between the person in the first seat and bots."""

    def __init__(self, rulebook: Rulebook, bots: Sequence[str], *, seed: str | None = None) -> None:
        check_bots(bots)
        self._sit(Match(rulebook, 1 + len(bots), seed=seed), bots, seed)
        self.next_round()

    @classmethod
    def from_record(cls, record: Record) -> Sitting:
        """Return the match that a record tells, to be played on."""
        tags = dict(record.tags)
        bots = tags.get(BOTS_TAG, "").split(",")
        if 1 + len(bots) != record.seats or not record.rounds:
            raise InputError("this record is of no match against bots", record.seats)
        check_bots(bots)
        sitting = cls.__new__(cls)
        seed = tags.get(SEED_TAG)
        rounds = record.games()
        sitting._sit(Match(record.rulebook, record.seats, seed=seed, rounds=rounds), bots, seed)
        if sitting.match.is_over():
            raise InputError("all rounds of this match are played", len(rounds))
        sitting._seat_bots()
        if sitting.game.is_over():
            sitting.next_round()
        return sitting

    def _sit(self, match: Match, bots: Sequence[str], seed: str | None) -> None:
        self.match, self.bots = match, tuple(bots)
        self._seed = seed
        self._chance = seed if seed is not None else secrets.token_hex(8)
        self._players: dict[int, Bot] = {}

    def next_round(self) -> None:
        """Deal the next round."""
        # Nobody can foresee a deal, unless a seed was asked for to repeat it.
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
        """All that the person may know."""
        return self.game.view(SEAT)

    @property
    def is_mine(self) -> bool:
        """Whether the person is to move."""
        return not self.game.is_over() and self.game.to_move == SEAT

    def bot_turn(self) -> Turn:
        """Return what the bot that is to move wants to do, which may take a while."""
        seat = self.game.to_move
        try:
            return self._players[seat].turn(self.game.view(seat))
        except Exception as error:
            raise InputError(f"this bot failed ({error!r})", self.bots[seat - 1]) from error

    def push(self, turn: Turn) -> tuple[Event, ...]:
        """Make the turn of whoever is to move; return what happened, as the person may see it."""
        seat, before = self.game.to_move, len(self.game.events)
        try:
            self.game.push(turn)
        except IllegalTurn as error:
            if seat == SEAT:
                raise
            raise InputError(f"this bot wanted an {error}", self.bots[seat - 1]) from None
        return self._seen_since(before)

    def time_out(self) -> tuple[Event, ...]:
        """End the person's turn because its time is up; return what happened."""
        before = len(self.game.events)
        self.game.time_out()
        return self._seen_since(before)

    def _seen_since(self, before: int) -> tuple[Event, ...]:
        return tuple(redact(event, SEAT) for event in self.game.events[before:])

    def record(self) -> Record:
        """Return the match as a record that can be read, verified and played on."""
        tags = {BOTS_TAG: ",".join(self.bots)}
        if self._seed is not None:
            tags[SEED_TAG] = self._seed
        return Record.of(self.match, **tags)

    @property
    def has_begun(self) -> bool:
        """Whether anyone has made a turn."""
        first = self.match.rounds[0]
        return any(isinstance(event, TurnEvent) for event in first.events)


def check_bots(bots: Sequence[str]) -> None:
    """Refuse bots that there are not, and more of them than seats."""
    if not 1 <= len(bots) <= MOST_BOTS:
        raise InputError("one to three bots play along", ",".join(bots))
    for name in bots:
        find_bot(name)
