"""A view that is read from the wire equals the engine's own, so a bot plays by either."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.errors import InputError
from brikke.game.view import PlayerView
from brikke.live import LiveTable, Phase
from brikke.players.bots import make_bot
from brikke.wire.convert import round_view, table_view
from brikke.wire.server import View
from tests.support.live_tables import SeededDealer, playing, seated

RULEBOOKS = ("nordic tiles_dealt=6 opening_minimum=0", "german tiles_dealt=8", "finnish-classic")


def sent(live_table: LiveTable, seat: int | None) -> Any:
    """Return the view message of a seat as a client decodes it."""
    view = live_table.view(seat)
    shown = round_view(live_table, view) if view else None
    message = View(live_table.seq, seat, table_view("story", live_table), shown)
    return json.loads(msgspec.json.encode(message))


@given(st.integers(1, 10_000), st.sampled_from(RULEBOOKS), st.integers(2, 3), st.integers(0, 40))
def test_the_view_from_the_wire_equals_the_engines(
    seed: int, rulebook: str, seats: int, turns: int
) -> None:
    session = playing(seats, rulebook=rulebook, dealer=SeededDealer(seed))
    for _ in range(turns):
        if session.live_table.phase is not Phase.PLAYING:
            break
        seat = session.round.to_move
        turn = make_bot("steady").turn(PlayerView.from_wire(sent(session.live_table, seat)))
        session.turn(session.mover, turn)
    for seat in (None, *range(seats)):
        assert PlayerView.from_wire(sent(session.live_table, seat)) == session.round.view(seat)


def test_a_finished_round_is_read_with_its_racks_and_seed() -> None:
    session = playing(2, rulebook=RULEBOOKS[0])
    while session.live_table.phase is Phase.PLAYING:
        view = session.round.view(session.round.to_move)
        session.turn(session.mover, make_bot("steady").turn(view))
    read = PlayerView.from_wire(sent(session.live_table, 0))
    assert read == session.round.view(0)
    assert read.outcome is not None
    assert read.state.seed is not None


def test_without_dealt_tiles_there_is_no_view() -> None:
    with pytest.raises(InputError, match="no tiles have been dealt yet, .*: waiting"):
        PlayerView.from_wire(sent(seated(2).live_table, 0))


def test_what_is_no_view_is_refused_with_the_reason() -> None:
    message = sent(playing(2).live_table, 0)
    with pytest.raises(InputError, match="lacks a field: seat"):
        PlayerView.from_wire({})
    with pytest.raises(InputError, match="this is no view from the wire"):
        PlayerView.from_wire({**message, "round": {**message["round"], "pool": "many"}})
    for field, value in (("seed", "no hex"), ("salts", ["x"]), ("ending", "unheard of")):
        broken = {**message["round"], field: value}
        with pytest.raises(InputError, match="this is no view from the wire"):
            PlayerView.from_wire({**message, "round": broken})
    message["round"]["rack"][0] = "x9"
    with pytest.raises(InputError, match="no such tile: x9"):
        PlayerView.from_wire(message)
