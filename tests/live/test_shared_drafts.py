"""Shared drafts: rearrangements that others see, with tiles of the table and no others."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.live import Pause, Refusal, RefusalCode, shown_arrangement
from brikke.rules.table import Table, read_table, tiles_on
from brikke.rules.tiles import Tile, read_tiles
from tests.support.live_tables import HandDealer, Session, playing

RULES = "nordic opening_minimum=0 turn_seconds=off"
LYING = "k1 k2 k3 k4 | r5 b5 o5"


def table() -> Session:
    """Return a round in which anna is to move and two sets lie on the table."""
    dealer = HandDealer("k1 k2 k3 k4 r9 b9", "r5 b5 o5 r1 b1", pool="r12 r13 k13")
    session = playing(2, rulebook=RULES, dealer=dealer)
    session.turn("anna", "k1 k2 k3 k4")
    session.turn("bo", LYING)
    return session


def show(session: Session, text: str, guest: str = "anna") -> Table:
    seat, shown = shown_arrangement(
        session.live_table, guest, read_table(text), session.live_table.seq
    )
    assert seat == 0
    return shown


def refused(session: Session, arranged: Table, guest: str = "anna", seen: int = 999) -> RefusalCode:
    with pytest.raises(Refusal) as found:
        shown_arrangement(session.live_table, guest, arranged, seen)
    return found.value.code


def test_the_tiles_of_the_table_may_lie_in_any_sets() -> None:
    for text in (
        LYING,
        "k1 k2 | k3 k4 | r5 b5 o5",
        "k1 k2 k3 k4 r5 b5 o5",
        "o5 k1 | b5 | k2 k3 k4 r5",
    ):
        assert sorted(tiles_on(show(table(), text))) == sorted(read_tiles("k1 k2 k3 k4 r5 b5 o5"))


@pytest.mark.parametrize(
    "text",
    ["k1 k2 k3 k4 | r5 b5 o5 | r9", "k1 k2 k3 k4 r9 | r5 b5", "k1 k2 k3 k4 | r5 b5", "k2 k3 k4"],
    ids=["a tile more", "a tile of the rack instead", "a tile less", "a set less"],
)
def test_other_tiles_than_those_of_the_table_are_refused(text: str) -> None:
    assert refused(table(), read_table(text)) is RefusalCode.BAD_TILES


def test_a_tile_that_is_named_twice_is_refused() -> None:
    (one, *_) = read_tiles("k1")
    sets = (*read_table(LYING), (one,))
    assert refused(table(), sets) is RefusalCode.BAD_TILES


def test_only_the_player_to_move_shows_anything() -> None:
    session = table()
    assert refused(session, read_table(LYING), "bo") is RefusalCode.STALE
    assert refused(session, read_table(LYING), "cleo") is RefusalCode.NOT_SEATED
    assert refused(session, read_table(LYING), seen=session.live_table.changed - 1) is (
        RefusalCode.STALE
    )


def test_nothing_is_shown_during_a_pause() -> None:
    session = table()
    for guest in ("anna", "bo"):
        session.do(guest, Pause())
    assert refused(session, read_table(LYING)) is RefusalCode.PAUSED


def test_a_player_whom_a_bot_plays_for_shows_nothing() -> None:
    session = table()
    session.connected("bo")
    session.wait(61_000)
    assert session.live_table.to_move == 0
    assert session.live_table.players[0].stand_in is not None
    assert refused(session, read_table(LYING)) is RefusalCode.STALE


tiles = st.permutations(read_tiles("k1 k2 k3 k4 r5 b5 o5"))


@given(tiles, st.sets(st.integers(1, 6)), st.randoms())
def test_the_order_of_the_sets_and_empty_sets_tell_nothing(
    order: list[Tile], cuts: set[int], rng: object
) -> None:
    edges = [0, *sorted(cuts), len(order)]
    sets = [tuple(order[a:b]) for a, b in pairwise(edges)]
    session = table()
    first = shown_arrangement(session.live_table, "anna", tuple(sets), 999)
    rng.shuffle(sets)  # type: ignore[attr-defined]  # a Random of Hypothesis
    again = shown_arrangement(session.live_table, "anna", ((), *sets, ()), 999)
    assert first == again
