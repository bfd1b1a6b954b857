"""The log of a table on a device: read event by event, appended in one piece."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import msgspec

from brikke.errors import InputError
from brikke.game.events import RoundEnded
from brikke.live import Conflict, LiveTable, Logged
from brikke.players.bots.just_above import Result
from brikke.pocket.store import Kind, Store, Write
from brikke.wire.appearance import Profile
from brikke.wire.events import VERSION, decode_event, encode_event
from brikke.wire.tables import result_of, seats_of, summary_body, table_summary


@dataclass(frozen=True, slots=True)
class _Listed:
    id: str
    phase: str
    created: int
    updated: int


async def read_log(store: Store, table_id: str, after: int = 0) -> list[Logged]:
    """Return the events of a table after a number."""
    found = await store.find(Kind.EVENTS, f"{table_id}:", _key(table_id, after))
    return [_logged(text) for text in found]


async def append(
    store: Store, table_id: str, live_table: LiveTable, after: int, profiles: Mapping[str, Profile]
) -> None:
    """Write the events of a live table after a number, and what follows from them.

    Raises :class:`Conflict` if another page of this device was faster.
    """
    new = live_table.log[after:]
    writes = [
        Write(Kind.EVENTS, _key(table_id, each.seq), _text(each), is_new=True) for each in new
    ]
    writes.append(Write(Kind.TABLES, table_id, _summary(table_id, live_table, profiles)))
    for link, first, last in live_table.finished:
        if last > after:
            ended = live_table.log[last - 1]
            assert isinstance(ended.event, RoundEnded)
            place = {
                "link": link,
                "table": table_id,
                "first": first,
                "last": last,
                "players": seats_of(live_table),
                "ended": ended.at,
                "winner": ended.event.outcome.winner,
            }
            writes.append(Write(Kind.ROUNDS, link, msgspec.json.encode(place).decode()))
    if not await store.write(writes):
        raise Conflict


async def results_of(store: Store, guest: str) -> list[Result]:
    """Return the results of a person of this device against bots alone, newest first."""
    rounds = [msgspec.json.decode(text) for text in await store.find(Kind.ROUNDS, "")]
    # Rounds that an earlier version stored have no winner.
    ended = sorted((each for each in rounds if "winner" in each), key=itemgetter("ended"))
    found = [
        result_of(each["players"], seat, each["winner"] == seat)
        for each in reversed(ended)
        for seat, player in enumerate(each["players"])
        if player["guest"] == guest
    ]
    return [each for each in found if each is not None]


def _key(table_id: str, seq: int) -> str:
    return f"{table_id}:{seq:08}"


def _text(logged: Logged) -> str:
    entry = {"seq": logged.seq, "at": logged.at, "version": VERSION}
    body = encode_event(logged.event).decode()
    return msgspec.json.encode({**entry, "event": body}).decode()


def _logged(text: str) -> Logged:
    try:
        entry: dict[str, Any] = msgspec.json.decode(text)
        event = decode_event(entry["event"].encode(), entry["version"])
        return Logged(entry["seq"], entry["at"], event)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise InputError(f"an event of this table cannot be read ({error})", text[:80]) from None


def _summary(table_id: str, live_table: LiveTable, profiles: Mapping[str, Profile]) -> str:
    """Return a table as lists show it: those of one person to that person."""
    people = sorted(live_table.guests)
    listed = _Listed(
        table_id, live_table.phase, live_table.log[0].at if live_table.log else 0, _last(live_table)
    )
    seat = people[0] if len(people) == 1 else None
    data = table_summary(listed, summary_body(live_table), seat, profiles)
    return msgspec.json.encode(data).decode()


def _last(live_table: LiveTable) -> int:
    return live_table.log[-1].at if live_table.log else 0
