"""Choosing a bot to play against, by its description."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from brikke.players.bots import FOR_PEOPLE
from brikke.players.bots.just_above import NAME
from tests.browser.player_page import OpenPage, PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.translations import expect_room

SEATED = [name for name in FOR_PEOPLE if name != NAME]
"""The bots that can be given a seat among people: none of them follows the results of one."""


def choose_bots(player: PlayerPage) -> Locator:
    """Open what sets up a table against bots."""
    player.go("/")
    player.button("Change rules and players").first.click()
    return player.page.get_by_role("dialog", name="Against bots")


def add_a_bot(player: PlayerPage) -> Locator:
    """Set up a table for friends, and open what gives a seat to a bot."""
    player.go("/")
    player.button("Set up a table").click()
    player.button("Add a bot").click()
    dialog = player.page.get_by_role("dialog", name="Add a bot")
    expect(dialog.get_by_role("listitem")).to_have_count(len(SEATED))
    return dialog


def test_opponents_are_chosen_one_by_one_by_what_they_are_like(open_page: OpenPage) -> None:
    ada = open_page()
    dialog = choose_bots(ada)
    offered = dialog.get_by_role("group", name="Opponents").get_by_role("checkbox")
    expect(offered).to_have_count(len(FOR_PEOPLE))
    expect(dialog.get_by_role("checkbox", name="Alma · easy-going Plays for")).to_be_checked()
    dialog.get_by_text("Bo", exact=True).click()
    expect(dialog.get_by_role("checkbox", name="Bo · beginner Has just learned")).to_be_checked()
    dialog.get_by_text("Otto", exact=True).click()
    expect(dialog.get_by_role("checkbox", name="Otto · steady")).not_to_be_checked()
    dialog.get_by_text("Fast", exact=True).click()
    dialog.get_by_role("button", name="Start").click()
    expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    for name in ("Alma", "Bo"):
        expect(ada.page.get_by_text(name, exact=True).first).to_be_visible()
    expect(ada.page.get_by_text("Otto", exact=True)).to_have_count(0)


def test_who_chose_another_bot_before_still_has_it(open_page: OpenPage) -> None:
    ada = open_page()
    ada.keep("setup.bots", {"bot": "greedy"})
    dialog = choose_bots(ada)
    expect(dialog.get_by_role("checkbox", name="Rasmus")).to_be_checked()
    expect(dialog.get_by_role("checkbox", checked=True)).to_have_count(3)


def test_quick_play_has_no_clock_until_somebody_wants_one(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    expect(ada.page.get_by_role("checkbox", name="Clock")).not_to_be_checked()
    dialog = choose_bots(ada)
    clock = dialog.get_by_role("checkbox", name="Clock")
    expect(clock).not_to_be_checked()
    expect(dialog.get_by_text("No time limit")).to_be_visible()
    clock.check()
    expect(dialog.get_by_text("you draw 3 penalty tiles")).to_be_visible()
    dialog.get_by_label("Time for a turn").select_option("90")
    dialog.get_by_role("button", name="Start").click()
    expect(ada.page.get_by_role("timer")).to_be_visible()


def test_a_seat_is_given_to_a_bot_with_keys_alone(open_page: OpenPage) -> None:
    ada = open_page()
    dialog = add_a_bot(ada)
    dialog.get_by_role("button", name="Ida").press("Enter")
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_role("listitem").filter(has_text="Ida")).to_be_visible()
    expect(ada.button("Add a bot")).to_be_focused()


@pytest.mark.translations
def test_for_everyone_in_every_language_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    add_a_bot(guest)
    axe = Axe(guest)
    axe.look("a seat for a bot")
    assert not axe.found, "\n".join(axe.found)
    expect_room(
        guest, "a seat for a bot", lambda words: [words(f"bot-about-{each}") for each in SEATED]
    )
