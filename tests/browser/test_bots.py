"""Choosing whom to play against: by what it is like, not by a name alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from brikke.bots import FOR_PEOPLE
from brikke.locales import Words, languages
from tests.browser.hands import PHONE, Arrive, Hands
from tests.browser.test_access import LOOKS, OPEN_PHONE, Axe
from tests.browser.test_languages import expect_room


def choose_bots(hands: Hands) -> Locator:
    """Open what sets up a table against bots."""
    hands.go("/")
    hands.button("Change rules and players").first.click()
    return hands.page.get_by_role("dialog", name="Against bots")


def add_a_bot(hands: Hands, words: Words) -> Locator:
    """Set up a table for friends, and open what gives a seat to a bot."""
    hands.go("/")
    hands.button(words("home-friends-now")).click()
    hands.button(words("seat-add-bot")).click()
    dialog = hands.page.get_by_role("dialog", name=words("seat-add-bot"))
    expect(dialog.get_by_role("listitem")).to_have_count(len(FOR_PEOPLE))
    return dialog


def test_an_opponent_is_chosen_by_what_it_is_like(arrive: Arrive) -> None:
    ada = arrive()
    dialog = choose_bots(ada)
    offered = dialog.get_by_role("group", name="They play").get_by_role("radio")
    expect(offered).to_have_count(len(FOR_PEOPLE))
    expect(dialog.get_by_role("radio", name="Easy-going Plays for fun")).to_be_checked()
    dialog.get_by_role("radio", name="Beginner Still learning").check()
    dialog.get_by_role("button", name="Begin").click()
    expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    expect(ada.page.get_by_text("Beginner", exact=True).first).to_be_visible()


def test_who_chose_another_bot_before_still_has_it(arrive: Arrive) -> None:
    ada = arrive()
    ada.keep("setup.bots", {"bot": "greedy"})
    expect(choose_bots(ada).get_by_role("radio", name="Hasty")).to_be_checked()


def test_a_seat_is_given_to_a_bot_with_keys_alone(arrive: Arrive) -> None:
    ada = arrive()
    dialog = add_a_bot(ada, Words("en"))
    dialog.get_by_role("button", name="Expert").press("Enter")
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_role("listitem").filter(has_text="Expert")).to_be_visible()
    expect(ada.button("Add a bot")).to_be_focused()


@pytest.mark.parametrize("look", LOOKS)
def test_for_everyone(arrive: Arrive, look: str) -> None:
    guest = arrive(OPEN_PHONE, look=look)
    add_a_bot(guest, Words("en"))
    axe = Axe(guest)
    axe.look("a seat for a bot")
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.parametrize("language", languages())
def test_in_every_language_on_a_narrow_phone(arrive: Arrive, language: str) -> None:
    guest, words = arrive(PHONE, language=language), Words(language)
    dialog = add_a_bot(guest, words)
    for name in FOR_PEOPLE:
        expect(dialog.get_by_text(words(f"bot-about-{name}"))).to_be_visible()
    expect_room(guest, "a seat for a bot")
