"""Accessibility: axe-core finds nothing serious, and a screen reader hears what matters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player_page import DESKTOP, PHONE, OpenPage, PlayerPage, SitDown
from tests.browser.prepared_tables import prepare_shared_table
from tests.support.live_server import LiveServer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The page lets no foreign script in, so that axe needs a door of its own.
OPEN_DESKTOP = {**DESKTOP, "bypass_csp": True}
OPEN_PHONE = {**PHONE, "bypass_csp": True}
# All else is the same in every look.
RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"]
LISTEN = """
    window.heard = [];
    // Read is what is added to a region, as a screen reader does.
    new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes)
            if (change.target.closest?.("[role=log], [role=status], [role=alert]"))
                window.heard.push(node.textContent.trim());
    }).observe(document, { subtree: true, childList: true });
"""


class Axe:
    """Looks at a page again and again, in light and in dark, and tells everything in the end."""

    def __init__(self, player: PlayerPage) -> None:
        self.found: list[str] = []
        self._hands, self._page = player, player.page

    def look(self, where: str) -> None:
        if not self._page.evaluate("() => 'axe' in window"):
            self._page.add_script_tag(path=AXE)
        self._look(where, {})
        self._hands.set(look="dark")
        self._look(f"{where} in the dark", {"runOnly": RULES_OF_COLOUR})
        self._hands.set(look="light")

    def _look(self, where: str, options: dict[str, Any]) -> None:
        found: list[dict[str, Any]] = self._page.evaluate(
            "options => axe.run(document, { resultTypes: ['violations'], ...options })"
            ".then(({ violations }) => violations.flatMap(({ id, impact, nodes }) =>"
            " nodes.map(({ html, target, any }) => ({ id, impact, html, target,"
            " why: any.map(({ message }) => message).join(' ') }))))",
            options,
        )
        self.found += [
            f"{where}: {each['id']} {each['target']} {each['why']} {each['html'][:120]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]


def listen(player: PlayerPage) -> None:
    """Note everything that a screen reader is told from now on."""
    player.before_scripts(LISTEN)


def expect_heard(player: PlayerPage, *words: str) -> None:
    """Wait until all this was said, in this order."""
    player.page.wait_for_function(
        # What is said at one moment is read as one, so it is the whole speech that counts.
        "words => { const speech = window.heard.join(' '); let from = 0;"
        " return words.every(word => { const place = speech.indexOf(word, from);"
        " from = place + word.length; return place >= 0; }); }",
        arg=list(words),
    )


def test_the_way_to_a_table(open_page: OpenPage) -> None:
    guest = open_page(OPEN_DESKTOP)
    guest.go("/")
    expect(guest.button("Play now")).to_be_visible()
    axe = Axe(guest)
    axe.look("home")
    guest.button("Change rules and players").first.click()
    guest.page.get_by_text("House rules").click()
    expect(guest.page.get_by_label("Tiles dealt")).to_be_visible()
    axe.look("a new table against bots")
    guest.button("Read these rules").click()
    expect(guest.page.get_by_role("heading", name="Opening")).to_be_visible()
    axe.look("rules of a new table")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    guest.button("Choose the players").click()
    expect(guest.page.get_by_label("Player 1")).to_be_visible()
    axe.look("a new table for one device")
    guest.button("Close").click()
    guest.button("Set up a table").click()
    expect(guest.page.get_by_role("heading", name="3 seats are still free")).to_be_visible()
    axe.look("lobby")
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.parametrize("screen", [OPEN_DESKTOP, OPEN_PHONE], ids=["desktop", "phone"])
def test_the_table(sit_down: SitDown, screen: dict[str, Any]) -> None:
    guest = sit_down(
        "k1 k2 k3 | r5 b5 o5 k5",
        "r9 b9 r1 r3 k10 k11 k12 j",
        screen=screen,
        names=("Ada",),
        bots=("steady", "greedy"),
    )
    axe = Axe(guest)
    axe.look("table")
    guest.use_tool("Hint")
    guest.button("Which tiles?").click()
    guest.button("How?").click()
    axe.look("hint")
    guest.page.locator(".hint").get_by_role("button", name="Close").click()
    guest.lay([["k10", "k11", "k12"], ["r9"]], "tap")
    guest.put_and_hear("b9", "r9")
    expect(guest.page.locator(".flaw")).to_be_visible()
    guest.tile("r1").click()
    axe.look("flaws, and a tile chosen")
    guest.tile("r1").click()
    guest.done.click()
    expect(guest.page.get_by_text("That does not work yet")).to_be_visible()
    axe.look("what is wrong")
    guest.page.keyboard.press("Control+z")
    guest.button("Menu").click()
    guest.button("Share").click()
    axe.look("menu")
    guest.button("Settings").click()
    axe.look("settings")
    guest.button("Close").click()
    guest.open_reactions()
    guest.button("Let me think…").click()
    expect(guest.page.locator(".call")).to_be_visible()
    axe.look("a reaction")
    assert not axe.found, "\n".join(axe.found)


def test_the_end_of_a_round(sit_down: SitDown) -> None:
    guest = sit_down("k1 k2 k3", "k11 k12 k13", screen=OPEN_PHONE)
    guest.lay([["k11", "k12", "k13"]], "tap")
    guest.finish()
    expect(guest.page.get_by_role("heading", name="You go out!")).to_be_visible()
    expect(guest.page.locator("[data-fair]")).to_be_visible()
    axe = Axe(guest)
    axe.look("end of a round")
    assert not axe.found, "\n".join(axe.found)


def test_a_page_that_hands_a_device_on(open_page: OpenPage) -> None:
    guest = open_page(OPEN_PHONE)
    guest.go("/")
    guest.button("Choose the players").click()
    guest.button("Start").click()
    expect(guest.page.get_by_role("heading", name="Over to")).to_be_visible()
    axe = Axe(guest)
    axe.look("curtain")
    assert not axe.found, "\n".join(axe.found)


def test_a_screen_reader_hears_what_others_do_and_whose_turn_it_is(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, (first, second) = prepare_shared_table(club.database, "k1 k2 k3", "k10 k11 k12 r1")
    ada, bo = open_page(), open_page()
    for who, token, name in ((ada, first, "Ada"), (bo, second, "Bo")):
        listen(who)
        who.sit_at(table, token, name)
    expect_heard(ada, "It is your turn.")
    turn = bo.page.locator("[data-seat][aria-current=true]")
    expect(turn).to_contain_text("Ada")
    ada.lay([["k10", "k11", "k12"]], "keys")
    ada.finish()
    expect_heard(bo, "Ada laid black 10, black 11, black 12.", "It is your turn.")
    expect(turn).to_contain_text("You")
    bo.page.locator("[data-draw]").click()
    expect_heard(ada, "Bo drew a tile.")


def test_a_screen_reader_hears_what_one_did_oneself(club: LiveServer, open_page: OpenPage) -> None:
    table, (token, _) = prepare_shared_table(club.database, "k1 k2 k3", "k10 k11 k12 r1")
    ada = open_page()
    listen(ada)
    ada.sit_at(table, token, "Ada")
    ada.put("k10", None, "keys")
    expect_heard(ada, "It is your turn.", "One tile selected.", "Moved: black 10")
    ada.lay([["k10", "k11", "k12"]], "tap")
    ada.finish()
    expect_heard(ada, "Moved: black 10", "You laid black 10, black 11, black 12.")
    # A turn that is over is not announced as one to make.
    expect(ada.status).to_have_text("Bo is playing")
    expect_heard(ada, "You laid black 10, black 11, black 12.", "Bo is playing")
    speech = " ".join(ada.page.evaluate("() => window.heard"))
    assert speech.count("It is your turn.") == 1
    assert "Ada is playing" not in speech


def test_a_screen_reader_hears_a_status_again_only_when_it_is_another(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, (token, _) = prepare_shared_table(club.database, "k1 k2 k3", "k10 k11 k12 r1")
    ada = open_page()
    listen(ada)
    ada.sit_at(table, token, "Ada")
    for tile, target in (("k10", None), ("k11", None), ("k11", "k10"), ("k12", "k11")):
        ada.put_and_hear(tile, target)
    loose = "0 of 30, 2 not in a set"
    expect_heard(ada, loose, "Moved: black 12", "This turn is fine.")
    speech = " ".join(ada.page.evaluate("() => window.heard"))
    assert speech.count(loose) == 1
    assert "Looking" not in speech


def test_the_focus_is_kept_when_the_next_round_begins_by_itself(
    tmp_path: Path, browser: Browser
) -> None:
    with LiveServer(tmp_path, between_seconds="1") as server:
        table, (token, *_) = prepare_shared_table(
            server.database,
            "k1 k2 k3",
            "r4",
            own="r1 r2 r3",
            rulebook="nordic turn_seconds=off rounds=2",
        )
        ada = PlayerPage(browser, server.base)
        ada.sit_at(table, token, "Ada")
        ada.put("r4", "r3", "keys")
        expect(ada.done).to_have_attribute("data-lit", "true")
        ada.page.keyboard.press("Control+Enter")
        expect(ada.page.locator("[data-rack] [data-tile]")).to_have_count(14)
        expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
        ada.close()


def test_a_screen_reader_hears_what_is_wrong(club: LiveServer, open_page: OpenPage) -> None:
    table, (token, _) = prepare_shared_table(club.database, "k1 k2 k3", "r9 b9 r1")
    ada = open_page()
    listen(ada)
    ada.sit_at(table, token, "Ada")
    ada.put("r9", None, "tap")
    ada.put_and_hear("b9", "r9")
    ada.done.click()
    expect_heard(
        ada,
        "A set has at least three tiles: red 9, blue 9"
        " The opening is worth 0; it must be worth at least 30.",
    )


def test_a_screen_reader_hears_each_tile_and_set(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5", "r9 b9 j")
    table = ada.page.get_by_role("listbox", name="Table")
    expect(table.get_by_role("group", name="Run: black 1, black 2, black 3")).to_be_visible()
    expect(table.get_by_role("group", name="Group: red 5, blue 5, orange 5")).to_be_visible()
    rack = ada.page.get_by_role("listbox", name="Your rack")
    names = [each.get_attribute("aria-label") for each in rack.get_by_role("option").all()]
    assert names == ["red 9", "blue 9", "joker"]
    ada.put("r9", None, "keys")
    expect(table.get_by_role("option", name="red 9, from your rack")).to_be_visible()
    # Keys go on from the tile that was moved.
    expect(ada.tile("r9")).to_be_focused()


def test_the_keys_are_not_lost_when_something_goes_away(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k11 k12 k13")
    ada.put("k11", None, "keys")
    expect(ada.tile("k11")).to_be_focused()
    ada.page.keyboard.press("Control+z")
    assert ada.look()[1] == ["k11", "k12", "k13"]
    expect(ada.page.locator("[data-tile]:focus")).to_have_count(1)
    ada.button("Menu").press("Enter")
    ada.button("Rules").press("Enter")
    expect(ada.page.get_by_role("heading", name="Opening")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button("Menu")).to_be_focused()
    ada.lay([["k11", "k12", "k13"]], "keys")
    ada.finish()
    expect(ada.page.get_by_role("heading", name="You go out!")).to_be_focused()
