"""A whole match of two people and two bots on phones.

Rounds by dragging, tapping and keys are played in every engine: see ``engines/test_stories.py``.
"""

from __future__ import annotations

import time
from contextlib import suppress

from playwright.sync_api import TimeoutError as ClickTimeoutError
from playwright.sync_api import expect

from tests.browser.player_page import PHONE, OpenPage, PlayerPage
from tests.support.patience import PATIENCE

RULES = "nordic tiles_dealt=20 opening_minimum=0 turn_seconds=off"
"""With many tiles for each of four, a round has few turns."""
ROUNDS = 2


def sit_down(open_page: OpenPage) -> tuple[PlayerPage, PlayerPage]:
    """Two people and two bots at one table: one sets it up, the other follows the link."""
    ada, bo = open_page(PHONE), open_page(PHONE)
    changes = dict(each.split("=") for each in f"{RULES} rounds={ROUNDS}".split()[1:])
    ada.keep("setup.friends", {"seats": 4, "house": changes})
    ada.go("/")
    ada.page.get_by_label("What should we call you?").fill("Ada")
    ada.button("Set up a table").click()
    for bot in ("Otto", "Alma"):
        ada.page.get_by_role("button", name="Add a bot").first.click()
        ada.page.get_by_role("button", name=bot).click()
    link = ada.page.get_by_label("Link or code").input_value()
    bo.page.goto(link)
    bo.page.get_by_label("Your name at this table").fill("Bo")
    bo.button("Sit down").click()
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    ada.button("Start the match").click()
    return ada, bo


def play_match(ada: PlayerPage, bo: PlayerPage) -> None:
    """Play until the match is over; whoever is to move moves."""
    opened: dict[PlayerPage, bool] = {ada: False, bo: False}
    until = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < until:
        if all(who.button("Play again").count() for who in (ada, bo)):
            return
        for who in (ada, bo):
            if who.button("Next round").count():
                opened = {ada: False, bo: False}
                # On a slow machine the next round may begin by itself before the click.
                with suppress(ClickTimeoutError):
                    who.button("Next round").click(timeout=2000)
        for who in (ada, bo):
            if who.is_my_turn():
                before = len(who.look()[1])
                who.turn(RULES, "tap", opened=opened[who])
                expect(who.page.locator("[data-draw]:enabled")).to_have_count(0)
                opened[who] |= len(who.look()[1]) < before
        ada.page.wait_for_timeout(30)
    raise AssertionError("the match does not end")


def test_two_people_and_two_bots_play_a_whole_match(open_page: OpenPage) -> None:
    ada, bo = sit_down(open_page)
    play_match(ada, bo)
    for who in (ada, bo):
        expect(who.page.locator("table tbody tr")).to_have_count(ROUNDS)
        expect(who.page.locator("[data-fair=true]")).to_be_visible()
        totals = who.page.locator("tfoot td").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in totals) == 0
