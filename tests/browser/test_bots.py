"""Choosing a bot to play against, by its description."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from brikke.players.bots import FOR_PEOPLE
from tests.browser.player_page import OpenPage, PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.test_languages import expect_room


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
    expect(dialog.get_by_role("listitem")).to_have_count(len(FOR_PEOPLE))
    return dialog


def test_an_opponent_is_chosen_by_what_it_is_like(open_page: OpenPage) -> None:
    ada = open_page()
    dialog = choose_bots(ada)
    offered = dialog.get_by_role("group", name="They play").get_by_role("radio")
    expect(offered).to_have_count(len(FOR_PEOPLE))
    expect(dialog.get_by_role("radio", name="Easy-going Plays for fun")).to_be_checked()
    dialog.get_by_role("radio", name="Beginner Still learning").check()
    dialog.get_by_role("button", name="Begin").click()
    expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    expect(ada.page.get_by_text("Beginner", exact=True).first).to_be_visible()


def test_who_chose_another_bot_before_still_has_it(open_page: OpenPage) -> None:
    ada = open_page()
    ada.keep("setup.bots", {"bot": "greedy"})
    expect(choose_bots(ada).get_by_role("radio", name="Hasty")).to_be_checked()


def test_a_seat_is_given_to_a_bot_with_keys_alone(open_page: OpenPage) -> None:
    ada = open_page()
    dialog = add_a_bot(ada)
    dialog.get_by_role("button", name="Expert").press("Enter")
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_role("listitem").filter(has_text="Expert")).to_be_visible()
    expect(ada.button("Add a bot")).to_be_focused()


def test_for_everyone_in_every_language_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    add_a_bot(guest)
    axe = Axe(guest)
    axe.look("a seat for a bot")
    assert not axe.found, "\n".join(axe.found)
    expect_room(
        guest, "a seat for a bot", lambda words: [words(f"bot-about-{each}") for each in FOR_PEOPLE]
    )
