"""Visits for the proof page only: screens that other tests see in English alone.

``make words`` runs them with the tests that have the mark ``translations``.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from brikke.study.lessons import LESSONS
from tests.browser.player_page import PHONE, OpenPage, SitDown
from tests.browser.prepared_tables import prepare_shared_table
from tests.browser.test_learn import coach, open_lesson, sit_with_coach
from tests.browser.test_score import choose, dialog, field, keep_game
from tests.browser.translations import expect_room
from tests.support.live_server import LiveServer

pytestmark = pytest.mark.translations
NOWHERE = ("/nowhere", "/t/nowhere", "/learn/nowhere", "/rules/nowhere", "/replay/nowhere")


def test_addresses_that_lead_nowhere(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    for path in (*NOWHERE, "/puzzle/2020-01-01", "/score/nowhere", "/solve#t=x9"):
        guest.go(path)
        guest.page.get_by_role("main").wait_for()
        expect_room(guest, path)
    guest.complaints = [each for each in guest.complaints if "status of 4" not in each]


def test_all_lessons(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    for lesson in LESSONS:
        open_lesson(guest, lesson.name)
        expect_room(guest, lesson.name)


def test_what_a_coach_says(open_page: OpenPage, club: LiveServer) -> None:
    opened = "r10 r11 r12"
    for rack, own in (
        ("r1 b9", ""),
        ("r1 b9", opened),
        ("k4 b9", opened),
        ("k4 r13", opened),
        ("k4 r13 b1", opened),
    ):
        guest = sit_with_coach(open_page, club, rack, own=own, screen=PHONE)
        expect(coach(guest)).to_be_visible()
        expect_room(guest, f"a coach, {rack}")
    guest = sit_with_coach(open_page, club, "k4 r13", own=opened, screen=PHONE)
    guest.put("k4", "k3", "tap")
    expect_room(guest, "a coach, one tile laid")
    guest.put("r13", "r12", "tap")
    expect_room(guest, "a coach, everything laid")
    guest.finish()
    expect_room(guest, "a coach, the end")


def test_turns_at_a_table(sit_down: SitDown) -> None:
    guest = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b3 r9 r10 r11", screen=PHONE)
    guest.tile("b2").tap()
    expect_room(guest, "a lifted set")
    guest.page.keyboard.press("Escape")
    guest.use_tool("Find sets")
    expect_room(guest, "sets on the rack")
    guest.tile("b3'" if guest.tile("b3'").count() else "r9").tap()
    expect_room(guest, "a chosen tile")
    guest.page.keyboard.press("Escape")
    guest.lay([["r9", "r10", "r11"]], "tap")
    expect_room(guest, "an opening")
    other = sit_down("b1 b2 b3", "r1 k9", own="r10 r11 r12", screen=PHONE)
    other.use_tool("Hint")
    expect_room(other, "nothing can be laid")


def test_people_at_a_table(open_page: OpenPage, club: LiveServer) -> None:
    table, (first, second) = prepare_shared_table(club.database, "k1 k2 k3", "r1 r9")
    ada, bo, eve = open_page(PHONE), open_page(PHONE), open_page(PHONE)
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    eve.go(f"/t/{table}")
    expect(eve.page.get_by_text("You are watching.").first).to_be_visible()
    expect_room(eve, "a spectator")
    expect_room(bo, "the turn of another")
    bo.button("Menu").click()
    bo.button("Pause").click()
    expect(ada.page.get_by_text("would like a pause")).to_be_visible()
    expect_room(ada, "a pause is asked for")
    expect_room(bo, "a pause was asked for")
    ada.button("Agree").click()
    expect(ada.button("Continue")).to_be_visible()
    expect_room(ada, "a pause")


def test_what_a_score_sheet_refuses(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    keep_game(ada)
    ada.go("/score")
    ada.page.get_by_role("button", name="Write down round 1").click()
    for name, written in (("", ""), ("Ada", ""), ("Ada", "five"), ("Ada", "0"), ("Ada", "9999")):
        if name:
            choose(ada, name)
            field(ada, "Bo").fill(written)
        ada.button("Save").click()
        expect(dialog(ada).locator(".trouble")).to_be_visible()
        expect_room(ada, f"refused: {written}")
    choose(ada, "Plus and minus")
    ada.button("Save").click()
    expect_room(ada, "too little is known")
