"""Plain appends on PostgreSQL: each is one statement, and a batch of them one message.

Nearly all appends change the same four things: the log, the table's row, a receipt and the next
timer. One statement compares the hash of the last event and writes all of that, or nothing.
Whatever it does not write is left to `write_appends`, which finds out why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Final

from sqlalchemy import text

from brikke.server.store.appends import is_in_order
from brikke.server.store.engine import Database
from brikke.server.store.rows import OVER, Append
from brikke.server.store.sql import Row

# The row of the table is locked first, by its change; everything else follows only from that. If
# another server was faster, PostgreSQL waits for it, and compares with what it has written.
_WRITE: Final = text("""
WITH written AS (
    UPDATE tables
    SET updated = :now, last = :last, phase = :phase, listed = :listed, summary = :summary
    WHERE id = :id AND last = :after AND kept = 'events'
        AND EXISTS (
            SELECT FROM events WHERE table_id = :id AND seq = :after AND chain = :head
        )
        AND NOT EXISTS (
            SELECT FROM receipts
            WHERE table_id = :id AND sender = :sender AND command = :command
        )
    RETURNING id
), add_events AS (
    INSERT INTO events (table_id, seq, at, version, body, chain)
    SELECT written.id, entry.*
    FROM written, unnest(
        CAST(:seqs AS integer[]), CAST(:times AS bigint[]), CAST(:versions AS integer[]),
        CAST(:bodies AS bytea[]), CAST(:links AS bytea[])
    ) AS entry
), add_receipt AS (
    INSERT INTO receipts (table_id, sender, command, answer)
    SELECT id, :sender, :command, :answer FROM written WHERE :command IS NOT NULL
), set_timer AS (
    INSERT INTO due (table_id, at, lease_until, lease_by)
    SELECT id, :due, 0, NULL FROM written WHERE CAST(:due AS bigint) IS NOT NULL
    ON CONFLICT (table_id)
    DO UPDATE SET at = excluded.at, lease_until = excluded.lease_until, lease_by = NULL
), remove_timer AS (
    DELETE FROM due
    WHERE table_id = :id AND CAST(:due AS bigint) IS NULL AND EXISTS (SELECT FROM written)
)
SELECT CAST(:place AS integer) FROM written
""")


class NotWritten(Exception):  # noqa: N818 - an outcome, not a mistake
    """A plain append was not written: the log has another end, or is archived."""


def is_plain(append: Append) -> bool:
    """Return whether an append changes nothing but log, row, receipt and timer of its table."""
    return not (
        append.finished
        or append.rated
        or append.members is not None
        or append.pending_turn is not None
        or append.result is not None
        or append.created is not None
    )


async def write_plain_appends(
    database: Database, appends: Sequence[Append]
) -> Mapping[int, Exception]:
    """Write those appends that continue their logs; refuse all others by index."""
    now = database.now()
    # Several appends to one table are written in their order, by the other way.
    count = Counter(append.table_id for append in appends)
    rows = [
        _row(place, append, now)
        for place, append in enumerate(appends)
        # Behind an event of an older version there is no hash to compare.
        if count[append.table_id] == 1 and append.head is not None and is_in_order(append)
    ]
    # In a fixed order, so that two servers with the same tables never deadlock.
    rows.sort(key=itemgetter("id"))
    written = {place for (place,) in await database.write_each(_WRITE, rows)} if rows else set()
    return {
        place: NotWritten(append.table_id)
        for place, append in enumerate(appends)
        if place not in written
    }


def _row(place: int, append: Append, now: int) -> Row:
    receipt, summary = append.receipt, append.summary
    return {
        "place": place,
        "id": append.table_id,
        "now": now,
        "after": append.after,
        "head": append.head,
        "last": append.after + len(append.entries),
        "phase": summary.phase,
        "listed": summary.listed and summary.phase != OVER,
        "summary": summary.body,
        "sender": receipt and receipt.sender,
        "command": receipt and receipt.command,
        "answer": receipt and receipt.answer,
        "due": append.due,
        "seqs": list(map(attrgetter("seq"), append.entries)),
        "times": list(map(attrgetter("at"), append.entries)),
        "versions": list(map(attrgetter("version"), append.entries)),
        "bodies": list(map(attrgetter("body"), append.entries)),
        "links": list(map(attrgetter("chain"), append.entries)),
    }
