"""Leak detection: secrets in messages, found without the code that redacts them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from brikke.live import LiveTable, Phase
from tests.server.clients import Message

HIDDEN: Final = "?"


def leak_in_event(event: Message, seat: int | None) -> str:
    """Return the secret that an event reveals to a seat; empty if none."""
    match event["type"]:
        case "dealt":
            racks = [rack for owner, rack in enumerate(event["racks"]) if owner != seat]
            told = [tile for rack in racks for tile in rack] + event["pool"]
        case "drew":
            told = [event["tile"]] if event["seat"] != seat else []
        case "timed_out":
            told = event["tiles"] if event["seat"] != seat else []
        case "round_opened":
            told = _there(event["seed"])
        case "table_opened":
            told = _there(event["host"])
        case "joined":
            told = _there(event["guest"])
        case _:
            told = []
    return " ".join(each for each in told if each != HIDDEN)


def _there(value: str | None) -> list[str]:
    return [] if value is None else [value]


def leak_in_view(view: Message, seat: int | None, live_table: LiveTable) -> str:
    """Return the secret that a view reveals to a seat; empty if none."""
    shown = view["round"]
    if shown is None:
        return ""
    known: set[str] = set()
    if live_table.game is not None:
        state = live_table.game.state
        known = _texts(tile for laid in state.table for tile in laid)
        if seat is not None:
            known |= _texts(state.racks[seat])
    told = {tile for laid in shown["table"] for tile in laid} | set(shown["rack"])
    over = live_table.phase in (Phase.BETWEEN, Phase.OVER) or (
        live_table.game is not None and live_table.game.is_over()
    )
    secrets = [] if over else [name for name in ("racks", "seed") if shown[name] is not None]
    return " ".join((*sorted(told - known - {HIDDEN}), *secrets))


def _texts(tiles: Iterable[object]) -> set[str]:
    return {str(tile) for tile in tiles if tile is not None}
