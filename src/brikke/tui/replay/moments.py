"""A record as moments to step through: every deal and every turn, each with all that is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from brikke.errors import InputError
from brikke.game.events import Dealt, State, fold
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.study.story import ToldTurn, told_turns
from brikke.tui.sitting import BOTS_TAG
from brikke.tui.telling import seat_names
from brikke.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Moment:
    """A round as it stands after its deal, or after one of its turns."""

    round: int
    state: State
    turn: ToldTurn | None = None

    @property
    def number(self) -> int:
        """The number of the turn, 0 for the deal."""
        return self.turn.number if self.turn else 0


def moments(record: Record) -> tuple[Moment, ...]:
    """Return all moments of a record, in their order."""
    found = tuple(_moments(record))
    if not found:
        raise InputError("there is no round to step through", len(record.rounds))
    return found


def _moments(record: Record) -> Iterator[Moment]:
    turns = list(told_turns(record))
    for number, events in enumerate(record.rounds, start=1):
        for at, event in enumerate(events, start=1):
            if isinstance(event, Dealt):
                yield Moment(number, fold(events[:at]))
        for turn in turns:
            if turn.round == number:
                yield Moment(number, turn.after, turn)


def watched_names(record: Record, words: Words) -> tuple[str, ...]:
    """Return what seats are called: by their letters, and who sat there if the record tells."""
    letters = SEAT_LETTERS[: record.seats]
    bots = dict(record.tags).get(BOTS_TAG, "").split(",")
    if len(bots) + 1 != record.seats:
        return tuple(letters)
    names = seat_names(words, bots)
    return tuple(f"{letter} ({name})" for letter, name in zip(letters, names, strict=True))
