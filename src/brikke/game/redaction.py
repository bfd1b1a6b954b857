"""Redaction: what a seat, and what a spectator, may see of the events and states of a round.

It is the only way to show a round to a player: tiles that are hidden from a seat lie face down.
"""

from __future__ import annotations

from dataclasses import replace

from brikke.game.events import (
    Continued,
    Dealt,
    Drew,
    Event,
    FaceDown,
    Played,
    RoundOpened,
    Seen,
    State,
    TimedOut,
)


def redact(event: Event, seat: int | None) -> Event:
    """Return an event as a seat may see it; for a spectator the seat is None."""
    if isinstance(event, Played):
        # The most frequent one: there is nothing to hide.
        return event
    if isinstance(event, RoundOpened):
        return replace(event, seed=None)
    if isinstance(event, (Dealt, Continued)):
        racks = tuple(
            rack if owner == seat else _face_down(rack) for owner, rack in enumerate(event.racks)
        )
        return replace(event, racks=racks, pool=_face_down(event.pool))
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, FaceDown)
    if isinstance(event, TimedOut) and event.seat != seat:
        return TimedOut(event.seat, _face_down(event.tiles))
    return event


def redact_state(state: State, seat: int | None) -> State:
    """Return a state as a seat may know it: the same as the fold of the redacted events."""
    pool = _face_down(state.pool)
    if state.outcome is not None:
        # At the end of a round everyone sees all racks and the seed.
        return replace(state, pool=pool)
    racks = tuple(
        rack if owner == seat else _face_down(rack) for owner, rack in enumerate(state.racks)
    )
    return replace(state, racks=racks, pool=pool, seed=None)


def _face_down(tiles: tuple[Seen, ...]) -> tuple[Seen, ...]:
    return (FaceDown,) * len(tiles)
