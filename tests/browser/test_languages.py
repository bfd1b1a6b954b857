"""Translations: every page in every language on a narrow phone, nothing missing or cut off."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from brikke.rules.rulebook import get_rulebook
from brikke.words.catalogue import Words
from brikke.words.prose import told_sections
from tests.browser.player_page import DESKTOP, PHONE, OpenPage, PlayerPage, SitDown
from tests.browser.translations import LANGUAGES, expect_room

EN: Final = Words("en")
CUT_NAMES: Final = """() => [...document.querySelectorAll('.strip .name')]
    .filter(name => name.scrollWidth > name.clientWidth)
    .map(name => name.textContent)"""


def open_dialog(player: PlayerPage, button: str, title: str) -> None:
    player.button(button).click()
    expect(player.page.get_by_role("dialog", name=title)).to_be_visible()


@pytest.mark.translations
def test_home_and_setting_up(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    guest.go("/")
    expect_room(guest, "home", lambda words: [words("app-tagline")])
    for mode in ("bots", "friends", "pass"):
        # The choices of a table with bots stand first, outside the region with their faces.
        region = guest.page.get_by_role("region", name=EN(f"home-{mode}"))
        section = guest.page if mode == "bots" else region
        opens = EN("home-pass-now" if mode == "pass" else "home-change")
        section.get_by_role("button", name=opens).first.click()
        dialog = guest.page.get_by_role("dialog", name=EN(f"new-{mode}-title"))
        dialog.get_by_text("House rules", exact=True).click()
        starts = re.compile("^Tiles dealt")
        dialog.get_by_role("combobox", name=starts).select_option("20")
        expect(dialog.get_by_text("One house rule")).to_be_visible()
        expect_room(guest, mode)
        dialog.get_by_role("button", name="Close").click()
    open_dialog(guest, "Settings", "Settings")
    guest.button("Make a link").click()
    expect(guest.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    expect_room(guest, "settings")
    guest.button("Close").click()
    expect(guest.page.locator("dialog")).to_have_count(0)
    guest.page.get_by_label("Link or code").fill("nonsense")
    guest.button("Join").click()
    expect(
        guest.page.get_by_text("This is not a link or code of a table or club: nonsense")
    ).to_be_visible()
    expect_room(guest, "home with a bad code")
    guest.button("Set up a table").click()
    expect(guest.page.get_by_role("heading", name="3 seats are still free")).to_be_visible()
    expect_room(guest, "lobby")


@pytest.mark.translations
def test_the_table(sit_down: SitDown) -> None:
    guest = sit_down(
        "k1 k2 k3 | r5 b5 o5 k5",
        "r9 b9 r1 r3 r4 k9 o2 j j k10 k11 k12",
        screen=PHONE,
        names=("Ada",),
        bots=("steady", "greedy", "random"),
    )
    expect_room(guest, "table")
    # Dots would cut a name so that it fits.
    expect(guest.page.locator(".strip .name")).to_have_text(["You", "Otto", "Rasmus", "Tove"])
    for language in LANGUAGES:
        guest.set(language=language)
        assert guest.page.evaluate(CUT_NAMES) == [], language
    guest.use_tool("Hint")
    guest.button("Which tiles?").click()
    guest.button("How?").click()
    expect(guest.button("Show me")).to_be_visible()
    expect_room(guest, "hint")
    guest.page.locator(".hint").get_by_role("button", name="Close").click()
    guest.lay([["r9", "b9"], ["r1", "r3", "r4"], ["k9", "o2", "b5"], ["j"]], "tap")
    guest.put_and_hear("j'", "j")
    expect(guest.page.locator(".flaw")).to_have_count(4)
    expect_room(guest, "flaws", lambda words: [words("flaw-only-jokers")])
    guest.done.click()
    expect(guest.page.get_by_text("That does not work yet")).to_be_visible()
    expect_room(guest, "what is wrong")
    guest.page.keyboard.press("Control+z")
    expect(guest.page.get_by_text("That does not work yet")).to_be_hidden()
    open_dialog(guest, "Menu", "Menu")
    guest.button("Leave the table").click()
    expect(guest.button("Leave now")).to_be_visible()
    expect_room(guest, "menu")
    guest.button("Rules").click()
    rules = get_rulebook("nordic turn_seconds=off")
    expect_room(guest, "rules", lambda words: [told_sections(rules, words)[-1].heading])
    guest.button("Close").click()
    guest.open_reactions()
    expect(guest.page.get_by_role("dialog", name="Say something")).to_be_visible()
    expect_room(guest, "reactions")
    guest.button("Let me think…").click()
    expect(guest.page.locator(".call")).to_have_text("Let me think…")
    expect_room(guest, "a reaction")


@pytest.mark.translations
def test_the_end_of_a_round(sit_down: SitDown) -> None:
    guest = sit_down(
        "k1 k2 k3",
        "k11 k12 k13",
        screen=PHONE,
        names=("Ada",),
        bots=("steady", "greedy", "random"),
    )
    guest.lay([["k11", "k12", "k13"]], "tap")
    guest.finish()
    expect(guest.page.get_by_role("heading", name="You go out!")).to_be_visible()
    # Nobody shuffled these tiles, and the page finds out.
    expect(guest.page.get_by_text("This deal does not follow")).to_be_visible()
    expect_room(guest, "end of a round")
    guest.button("See the table").click()
    expect(guest.button("See the score sheet")).to_be_visible()
    expect_room(guest, "the table after a round")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("no", "nb"), ("nn-NO", "nb"), ("sv-FI", "sv"), ("de-AT", "de"), ("fr-FR", "en")],
)
def test_a_browser_is_answered_in_its_language(
    open_page: OpenPage, locale: str, language: str
) -> None:
    guest = open_page({**DESKTOP, "locale": locale}, language=None)
    guest.go("/")
    expect(guest.button(Words(language)("home-bots-now"))).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_chosen_on_the_first_page_and_kept(open_page: OpenPage) -> None:
    guest = open_page({**DESKTOP, "locale": "de"}, language=None)
    guest.go("/")
    guest.page.get_by_label(Words("de")("settings-language")).select_option("sv")
    expect(guest.button(Words("sv")("home-bots-now"))).to_be_visible()
    guest.page.reload()
    expect(guest.button(Words("sv")("home-bots-now"))).to_be_visible()
