"""Replay frames: the steps of a record, one for every deal and one for every turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from brikke.errors import InputError
from brikke.game.events import State, states_of
from brikke.game.moments import Moment, dealt_state, moments_of
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.tui.match_session import BOTS_TAG
from brikke.tui.messages import seat_names
from brikke.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Frame:
    """A round as it stands after its deal, or after one of its turns."""

    round: int
    state: State
    turn: Moment | None = None

    @property
    def number(self) -> int:
        """The number of the turn, 0 for the deal."""
        return self.turn.number if self.turn else 0


def frames(record: Record) -> tuple[Frame, ...]:
    """Return all frames of a record, in their order."""
    found = tuple(_frames(record))
    if not found:
        raise InputError("a replay needs at least one round, this record has", len(record.rounds))
    return found


def _frames(record: Record) -> Iterator[Frame]:
    for number, events in enumerate(record.rounds, start=1):
        states = tuple(states_of(events))
        dealt = dealt_state(events, states)
        if dealt is not None:
            yield Frame(number, dealt)
        for moment in moments_of(events, states, number):
            yield Frame(number, moment.after, moment)


def replay_names(record: Record, words: Words) -> tuple[str, ...]:
    """Return the names of the seats: their letters, and the players if the record names them."""
    letters = SEAT_LETTERS[: record.seats]
    named = dict(record.tags).get(BOTS_TAG)
    if named is None or named.count(",") + 2 != record.seats:
        return tuple(letters)
    names = seat_names(words, named.split(","))
    return tuple(f"{letter} ({name})" for letter, name in zip(letters, names, strict=True))
