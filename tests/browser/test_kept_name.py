"""A name that is kept: by a passkey, by a phrase, and on another device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player_page import OpenPage, PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.test_profile import open_profile
from tests.browser.translations import expect_room
from tests.support.live_server import LiveServer


def open_named(player: PlayerPage, name: str) -> Locator:
    dialog = open_profile(player)
    dialog.get_by_label("Your name", exact=True).fill(name)
    return dialog


def add_authenticator(player: PlayerPage) -> None:
    """Give the page a virtual authenticator, which always agrees."""
    devtools = player.page.context.new_cdp_session(player.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_brings_the_name_back(open_page: OpenPage, club: LiveServer) -> None:
    ada = open_page(fresh=True)
    # Passkeys need the name of a host; browsers trust this one without encryption.
    base = club.base.replace("127.0.0.1", "localhost")
    ada.page.goto(base)
    add_authenticator(ada)
    dialog = open_named(ada, "Ada Passkey")
    dialog.get_by_role("button", name="Keep it with a passkey").click()
    expect(dialog.get_by_text("This name is yours")).to_be_visible()
    expect(dialog.get_by_text("Kept by one passkey.")).to_be_visible()
    # On an address without the game, because an answer that is under way would store the guest.
    ada.page.goto(f"{base}/healthz")
    ada.page.evaluate("localStorage.clear()")
    ada.page.goto(base)
    dialog = open_profile(ada)
    expect(dialog.get_by_label("Your name", exact=True)).to_have_value("")
    dialog.get_by_text("I already keep a name").click()
    dialog.get_by_role("button", name="Sign in with a passkey").click()
    expect(dialog).to_have_count(0)
    dialog = open_profile(ada)
    expect(dialog.get_by_label("Your name", exact=True)).to_have_value("Ada Passkey")
    expect(dialog.get_by_text("This name is yours")).to_be_visible()


def test_a_phrase_brings_the_name_and_the_tables_of_both_devices(open_page: OpenPage) -> None:
    ada, phone = open_page(), open_page(OPEN_PHONE)
    ada.go("/")
    dialog = open_named(ada, "Ada Phrase")
    # An address instead of the name of a host: no passkeys here.
    expect(dialog.get_by_text("browsers offer no passkeys here")).to_be_visible()
    dialog.get_by_role("button", name="Keep it with a recovery phrase").click()
    told = dialog.get_by_role("list", name="The eight words for Ada Phrase").get_by_role("listitem")
    expect(told).to_have_count(8)
    phrase = " ".join(told.all_text_contents())
    dialog.get_by_role("button", name="I have them").click()
    expect(told).to_have_count(0)
    expect(dialog.get_by_text("There is a recovery phrase.")).to_be_visible()

    phone.go("/")
    imitating = open_named(phone, "ada  PHRASE")
    imitating.get_by_role("button", name="Save").click()
    expect(imitating.get_by_text("Somebody keeps a name that looks like this one")).to_be_visible()
    imitating.get_by_text("I already keep a name").click()
    imitating.get_by_label("The name you keep").fill("ada phrase")
    imitating.get_by_label("The eight words").fill("acorn " * 8)
    imitating.get_by_role("button", name="Sign in", exact=True).click()
    expect(imitating.get_by_text("Name and phrase do not fit together.")).to_be_visible()
    imitating.get_by_label("The eight words").fill(phrase.upper())
    imitating.get_by_role("button", name="Sign in", exact=True).click()
    expect(imitating).to_have_count(0)
    expect(open_profile(phone).get_by_label("Your name", exact=True)).to_have_value("Ada Phrase")
    # What was refused on purpose.
    phone.complaints = [each for each in phone.complaints if "status of 4" not in each]


@pytest.mark.translations
def test_for_everyone_in_every_language_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    guest.go("/")
    dialog = open_named(guest, "Ada Everywhere")
    dialog.get_by_text("I already keep a name").click()
    axe = Axe(guest)
    axe.look("keeping a name")
    assert not axe.found, "\n".join(axe.found)
    expect_room(guest, "keeping a name", lambda words: [words("kept-phrase")])
    dialog.get_by_role("button", name="Keep it with a recovery phrase").click()
    expect(dialog.get_by_text("Your recovery phrase")).to_be_visible()
    axe.look("recovery phrase")
    assert not axe.found, "\n".join(axe.found)
    expect_room(guest, "recovery phrase", lambda words: [words("kept-words-title")])
