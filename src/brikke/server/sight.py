"""What a seat has seen of a round, kept to go on from."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.game.events import Event, State, redact, step


class Sight:
    """The fold of a seat's redacted events, as :func:`brikke.game.view.view_of` returns it.

    To fold a whole round anew for every seat whenever something is told would keep others waiting.
    """

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._seen = 0
        self._last: Event | None = None
        self._state: State | None = None

    def of(self, events: Sequence[Event]) -> State | None:
        """Return what this seat may know after these events; None before there are any."""
        # Turns may have been taken back, or another round begun.
        if self._seen > len(events) or (self._seen and events[self._seen - 1] is not self._last):
            self._seen, self._state = 0, None
        for event in events[self._seen :]:
            self._state = step(self._state, redact(event, self._seat))
        self._seen = len(events)
        self._last = events[-1] if events else None
        return self._state
