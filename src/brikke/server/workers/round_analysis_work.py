"""Round analysis as a function for worker processes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from brikke.club.results import results
from brikke.live import LiveTable, Logged
from brikke.wire.events import decode_event


def analysed(log: Iterable[tuple[int, int, int, bytes]]) -> list[tuple[int, str, bytes]]:
    """Return the results of the round that ends with a log, as (seat, guest, JSON).

    An entry of the log is its number, its time, its version and its body.
    """
    events = (Logged(seq, at, decode_event(body, version)) for seq, at, version, body in log)
    return [
        (each.seat, each.guest, msgspec.json.encode(each))
        for each in results(LiveTable(events))
        if each.guest is not None
    ]
