"""Name, animal and colour: chosen in a dialog, shown to everyone at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player_page import OpenPage, PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.translations import expect_room

OPEN = "Your name, animal and colour"


def open_profile(player: PlayerPage) -> Locator:
    player.button(OPEN).first.click()
    return player.page.get_by_role("dialog", name="You at the table")


def choose(player: PlayerPage, name: str, animal: str, colour: str) -> None:
    dialog = open_profile(player)
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_text(animal, exact=True).click()
    dialog.get_by_title(colour).click()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)


def test_what_was_chosen_is_kept_on_the_device(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    choose(ada, "Ada", "Puffin", "Lilac")
    expect(ada.button(OPEN).first).to_be_focused()
    ada.page.reload()
    dialog = open_profile(ada)
    expect(dialog.get_by_label("Your name")).to_have_value("Ada")
    expect(dialog.get_by_role("radio", name="Puffin")).to_be_checked()
    expect(dialog.get_by_role("radio", name="Lilac")).to_be_checked()


def test_everyone_in_the_lobby_sees_the_new_face(open_page: OpenPage) -> None:
    ada, bo = open_page(), open_page()
    ada.go("/")
    ada.button("Set up a table").click()
    expect(ada.button("Add a bot")).to_be_visible()
    bo.page.goto(ada.page.url)
    bo.page.get_by_label("Your name at this table").fill("Bo")
    bo.button("Sit down").click()
    # Not by the text of the seat: free seats say "Add a bot".
    seat = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_text("Bo", exact=True))
    expect(seat).to_be_visible()
    expect(bo.button("Sit down")).to_have_count(0)
    choose(bo, "Bo", "Frog", "Sky blue")
    expect(seat.locator("use")).to_have_attribute("href", "#face-frog")


@pytest.mark.translations
def test_for_everyone_in_every_language_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    guest.go("/")
    open_profile(guest)
    expect(guest.page.get_by_role("radio", name="Squirrel")).to_have_count(1)
    axe = Axe(guest)
    axe.look("name, animal and colour")
    assert not axe.found, "\n".join(axe.found)
    expect_room(guest, "name, animal and colour", lambda words: [words("face-puffin")])
