"""Reading a rated round from its log, as a function for worker processes."""

from __future__ import annotations

from collections.abc import Iterable

from brikke.club.rated_rounds import RatedRound, rated_round
from brikke.live import Logged
from brikke.wire.events import decode_event


def read_rated_round(log: Iterable[tuple[int, int, int, bytes]]) -> RatedRound | None:
    """Return the rated round with whose end a log ends; None if there is none.

    An entry of the log is its number, its time, its version and its body.
    """
    return rated_round(
        Logged(seq, at, decode_event(body, version)) for seq, at, version, body in log
    )
