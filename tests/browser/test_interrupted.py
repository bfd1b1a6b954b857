"""Drafts of turns survive reloads, server restarts and the turns of others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from brikke.game.events import Played
from tests.browser.player_page import OpenPage, PlayerPage, SitDown
from tests.browser.prepared_tables import events_of, prepare_shared_table, prepare_table
from tests.support.live_server import LiveServer

OFFLINE = "No connection. Your unfinished turn is kept; we keep trying."
OPENING = ["r11", "b11", "o11"]


def lay_opening(player: PlayerPage) -> None:
    player.lay([OPENING], "tap")
    expect(player.status).to_have_text("This turn is fine.")


def has_played(player: PlayerPage) -> None:
    """Wait until the opening is on the table for good."""
    expect(player.status).to_have_text("Bo is playing")
    expect(player.page.locator("[data-rack] [data-tile]")).to_have_count(2)
    assert OPENING in player.look()[0]


def test_a_reload_in_mid_turn_keeps_the_draft_and_the_order_of_the_rack(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5", "k9 r2 o7 k4 r9 b9")
    ada.button("Sort").click()
    ada.put("o7", "r2", "drag")
    ada.put("r9", None, "tap")
    ada.put("b9", "r9", "tap")
    ada.put("k4", "k3", "tap")
    before = ada.look()
    assert before == (
        [["k1", "k2", "k3", "k4"], ["r5", "b5", "o5"], ["r9", "b9"]],
        ["r2", "o7", "k9"],
    )
    ada.page.reload()
    expect(ada.tile("r9")).to_be_visible()
    assert ada.look() == before


@pytest.fixture
def ada(browser: Browser, server: LiveServer) -> PlayerPage:
    """Someone at a server that may die."""
    return PlayerPage(browser, server.base)


def test_a_server_killed_in_mid_turn_costs_nothing(server: LiveServer, ada: PlayerPage) -> None:
    table, token = prepare_table(server.database, "k1 k2 k3", "r11 b11 o11 k4 k9")
    ada.sit_at(table, token, "Ada")
    lay_opening(ada)
    ada.page.evaluate("() => { window.neverReloaded = true }")
    before = ada.look()
    server.kill()
    expect(ada.page.get_by_text(OFFLINE)).to_be_visible()
    ada.button("Sort").click()
    assert ada.look()[0] == before[0]
    server.start()
    expect(ada.page.get_by_text(OFFLINE)).to_be_hidden()
    ada.finish()
    has_played(ada)
    assert ada.page.evaluate("() => window.neverReloaded")
    ada.close()


def test_a_turn_sent_to_a_dead_server_is_played_once_when_it_is_back(
    server: LiveServer, ada: PlayerPage
) -> None:
    table, token = prepare_table(server.database, "k1 k2 k3", "r11 b11 o11 k4 k9")
    ada.sit_at(table, token, "Ada")
    lay_opening(ada)
    server.kill()
    ada.done.click()
    expect(ada.status).to_have_text("Sending…")
    expect(ada.page.get_by_text(OFFLINE)).to_be_visible()
    server.start()
    expect(ada.page.get_by_text(OFFLINE)).to_be_hidden()
    has_played(ada)
    turns = [each for each in events_of(server.database, table) if isinstance(each, Played)]
    assert [each.seat for each in turns] == [1, 0]
    ada.close()


def test_a_plan_made_while_another_plays_outlives_their_turn_and_a_reload(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, (first, second) = prepare_shared_table(
        club.database, "r5 b5 o5", "r4 k9 k10", own="r1 r2 r3"
    )
    ada, bo = open_page(), open_page()
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    assert bo.look()[1] == ["k1", "k1'", "k3", "k3'", "k5", "k5'"]
    bo.put("k1", None, "tap")
    bo.put("k3", "k1", "tap")
    bo.put("k1'", "r3", "tap")
    bo.put("o5", None, "tap")
    bo.put("k5'", "o5", "tap")
    assert bo.look() == (
        [["r1", "r2", "r3", "k1'"], ["r5", "b5"], ["k1", "k3"], ["o5", "k5'"]],
        ["k3'", "k5"],
    )
    ada.put("r4", "r3", "tap")
    ada.finish()
    expect(bo.page.locator("[data-draw]")).to_be_enabled()

    pieces, rack = bo.look()
    # What Ada moved lies as it lies; Bo's tile from there stays on its own; the rest stays.
    assert sorted(pieces) == sorted(
        [["r1", "r2", "r3", "r4"], ["k1'"], ["r5", "b5"], ["k1", "k3"], ["o5", "k5'"]]
    )
    assert rack == ["k3'", "k5"]
    bo.page.reload()
    expect(bo.tile("r4")).to_be_visible()
    after, rack = bo.look()
    assert sorted(after) == sorted(pieces)
    assert rack == ["k3'", "k5"]
