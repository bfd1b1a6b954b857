"""People at the table: who leaves, who watches, and what others do with the table."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.player_page import DESKTOP, PHONE, TABLET, OpenPage
from tests.browser.prepared_tables import prepare_shared_table
from tests.browser.test_access import expect_heard, listen
from tests.support.live_server import LiveServer


def note(line: WebSocket, kind: Literal["framereceived", "framesent"], frames: list[str]) -> None:
    """Note all frames of a connection in one direction."""
    line.on(kind, lambda said: frames.append(str(said)))


def test_a_rearrangement_is_told(club: LiveServer, open_page: OpenPage) -> None:
    table, (first, second) = prepare_shared_table(
        club.database, "b4 b5 b6 b7", "k4 r4 o13", own="k10 k11 k12"
    )
    ada, bo = open_page(), open_page()
    listen(ada)
    listen(bo)
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    ada.lay([["k4", "r4"]], "tap")
    ada.put("b4", "r4", "tap")
    ada.finish()
    moved = "blue 4 from the run blue 4 to blue 7 into the group of 4s"
    expect_heard(bo, f"Ada laid black 4, red 4; moved {moved}.")
    expect_heard(ada, f"You laid black 4, red 4; moved {moved}.")


@pytest.mark.parametrize("screen", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_who_steps_through_the_recap_hears_what_happened(
    club: LiveServer, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    table, (first, second) = prepare_shared_table(
        club.database, "b4 b5 b6 b7", "k4 r4 o13", own="k10 k11 k12"
    )
    ada, bo = open_page(), open_page(screen)
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    told = bo.page.get_by_role("region", name="Since your turn").get_by_role("status")
    expect(told).to_have_text("")
    ada.lay([["k4", "r4"]], "tap")
    ada.put("b4", "r4", "tap")
    ada.finish()
    expect(bo.page.locator("[data-draw]:enabled")).to_be_visible()
    bo.button("Step back").click()
    moved = "blue 4 from the run blue 4 to blue 7 into the group of 4s"
    expect(told).to_have_text(f"Ada laid black 4, red 4; moved {moved}.")
    bo.button("Step forward").click()
    expect(told).to_have_text("")


def test_a_phone_shows_every_tile_of_a_large_turn_in_the_recap(
    club: LiveServer, open_page: OpenPage
) -> None:
    runs = [["k7", "k8", "k9", "k10", "k11"], ["r8", "r9", "r10", "r11", "r12"]]
    table, (first, second) = prepare_shared_table(
        club.database, "b4 b5 b6 b7", "k4 r4 o1 " + " ".join([*runs[0], *runs[1]]), own="k1 k2 k3"
    )
    ada, bo = open_page(), open_page(PHONE)
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    ada.lay([["k4", "r4"], *runs], "tap")
    ada.put("b4", "r4", "tap")
    ada.finish()
    expect(bo.page.locator("[data-draw]:enabled")).to_be_visible()
    recap = bo.page.get_by_role("region", name="Since your turn")
    bo.page.locator(".turn-bar .since button").click()
    shown = recap.locator(".turn.double")
    expect(shown.locator(".brought")).to_have_count(12)
    expect(shown.locator(".moved")).to_have_count(1)
    inside, around = shown.bounding_box(), recap.bounding_box()
    assert inside is not None
    assert around is not None
    assert inside["y"] + inside["height"] <= around["y"] + around["height"]


def test_who_leaves_for_good_is_named_to_everyone(club: LiveServer, open_page: OpenPage) -> None:
    table, (first, second) = prepare_shared_table(club.database, "k1 k2 k3", "r1 r9")
    ada, bo = open_page(), open_page()
    listen(ada)
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    bo.button("Menu").click()
    bo.button("Leave the table").click()
    bo.button("Leave now").click()
    text = "Bo has left for good. Otto plays on."
    expect(ada.page.get_by_text(text).first).to_be_visible()
    expect_heard(ada, text)
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("Otto")


def test_a_spectator_reacts(club: LiveServer, open_page: OpenPage) -> None:
    table, (first, _) = prepare_shared_table(club.database, "k1 k2 k3", "r1 r9")
    ada, eve = open_page(), open_page()
    listen(ada)
    ada.sit_at(table, first, "Ada")
    eve.go(f"/t/{table}")
    eve.button("Say something").click()
    eve.button("Wow!").click()
    text = "Someone watching: Wow!"
    expect(ada.page.get_by_text(text).first).to_be_visible()
    expect_heard(ada, text)


def test_others_see_how_tiles_of_the_table_move_and_nothing_of_the_rack(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, (first, second) = prepare_shared_table(
        club.database, "b4 b5 b6 b7 b8 b9", "k4 r4 o13", own="k10 k11 k12"
    )
    ada, bo = open_page(), open_page(calm=False)
    frames: list[str] = []
    bo.page.on("websocket", lambda line: note(line, "framereceived", frames))
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    expect(bo.page.locator('[data-seat="0"]')).to_have_attribute("aria-current", "true")
    ada.put("k4", None, "tap")
    ada.put("b4", None, "tap")
    expect(bo.tile("b4")).to_have_class(re.compile("moved"))
    assert ["b4"] in bo.look()[0]
    ada.put("r4", "k4", "tap")
    ada.put("b4", "r4", "tap")
    ada.finish()
    expect(bo.page.locator("[data-draw]:enabled")).to_be_visible()
    arranged = [json.loads(said) for said in frames if '"arranged"' in said]
    on_table = sorted(["b4", "b5", "b6", "b7", "b8", "b9", "k10", "k11", "k12"])
    assert arranged
    for message in arranged:
        assert sorted(tile for laid in message["table"] for tile in laid) == on_table


def test_who_does_not_want_it_shows_no_hand(club: LiveServer, open_page: OpenPage) -> None:
    table, (first, second) = prepare_shared_table(
        club.database, "b4 b5 b6 b7", "k4 r4 o13", own="k10 k11 k12"
    )
    ada, bo = open_page(hands=False), open_page(calm=False)
    sent: list[str] = []
    ada.page.on("websocket", lambda line: note(line, "framesent", sent))
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    ada.lay([["k4", "r4"]], "tap")
    ada.put("b4", "r4", "tap")
    ada.finish()
    expect(bo.page.locator("[data-draw]:enabled")).to_be_visible()
    assert any('"play"' in said for said in sent)
    assert not any('"arrange"' in said for said in sent)
