"""Proof page of a language: ``python -m tests.browser.make_proof_page fi build/words-fi.html``.

It visits the screens of the game in that language and takes their pictures and texts.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from brikke.game.notation import read_record, record_text
from brikke.words.catalogue import Words, preferred_language
from tests.browser.player_page import PHONE, PlayerPage
from tests.browser.prepared_tables import prepare_table
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer
from tools.words_page import Screen, proof_page

TABLE: Final = "b4 b5 b6 b7 | o8 r8 k8 | k3 b3 o3 | k5 k6 k7"
GOLDEN: Final = Path(__file__).parents[1] / "game" / "golden" / "nordic.brikke"

TEXTS: Final = """() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
        each => [each.ariaLabel, each.title, each.placeholder]);
    const {innerText, textContent} = document.body;
    return [innerText, textContent, ...named.filter(Boolean)].join('\\n');
}"""
"""All texts of a page: shown, hidden, and read aloud."""


def main(language: str, file: Path) -> None:
    """Write the page of a language, given by its code or as a locale such as ``fi_FI.UTF-8``."""
    language = preferred_language([language])
    with (
        tempfile.TemporaryDirectory() as place,
        LiveServer(Path(place)) as server,
        sync_playwright() as driver,
    ):
        browser = launch_chromium(driver)
        player = PlayerPage(browser, server.base, PHONE, language=language)
        screens = list(_screens(player, server, Words(language)))
        browser.close()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(proof_page(language, screens), encoding="utf-8")
    print(file)


def _screens(player: PlayerPage, server: LiveServer, words: Words) -> Iterator[Screen]:
    """Yield the screens of the game, one after the other."""
    page = player.page

    def button(key: str) -> None:
        page.get_by_role("button", name=words(key), exact=True).first.click()

    def show(key: str) -> Screen:
        page.wait_for_timeout(700)
        return Screen(words(key), page.screenshot(full_page=True), page.evaluate(TEXTS))

    player.go("/")
    page.get_by_text(words("home-bots-now")).first.wait_for()
    page.wait_for_timeout(2000)
    yield show("app-home")
    button("settings-title")
    yield show("settings-title")
    page.keyboard.press("Escape")
    button("home-change")
    yield show("new-bots-title")
    page.keyboard.press("Escape")
    for path, key in (
        ("/learn", "home-more-learn"),
        ("/learn/groups-and-runs", "lesson-title-groups-and-runs"),
        ("/learn/split-a-run", "lesson-title-split-a-run"),
        ("/rules", "home-more-rules"),
        ("/puzzle", "home-more-puzzle"),
        ("/solve", "home-more-solve"),
        ("/score", "home-more-score"),
    ):
        player.go(path)
        page.get_by_role("heading", level=1).first.wait_for()
        yield show(key)
    player.go("/replay")
    yield show("home-more-replay")
    match = read_record(GOLDEN.read_text(encoding="utf-8"))
    page.get_by_label(words("watch-bring-paste")).fill(
        record_text(replace(match, rounds=match.rounds[:1]))
    )
    button("watch-bring-now")
    page.locator("[data-now]").wait_for()
    page.get_by_role("slider").first.fill("12")
    yield show("watch-turns")
    yield from _table(player, server, words, show)


def _table(
    player: PlayerPage, server: LiveServer, words: Words, show: Callable[[str], Screen]
) -> Iterator[Screen]:
    """Yield what is seen at a table: a turn, its tools, a hint, the menu, the end of a round."""
    page: Page = player.page
    table, token = prepare_table(
        server.database,
        TABLE,
        "b8 k8",
        own="r10 r11 r12",
        names=["Ada"],
        bots=["steady"],
        rulebook="nordic turn_seconds=off rounds=1",
    )
    player.be(token, "Ada")
    page.evaluate(
        "guest => localStorage.setItem('brikke.guest', JSON.stringify(guest))",
        {"token": token, "name": "Ada"},
    )
    player.go(f"/t/{table}")
    page.locator("[data-rack] [data-tile]").first.wait_for()
    yield show("table-turn-yours")
    page.get_by_role("button", name=words("turn-tools"), exact=True).click()
    yield show("turn-tools")
    page.get_by_role("button", name=words("hint-ask"), exact=True).click()
    page.get_by_role("button", name=words("hint-which")).click()
    page.get_by_role("button", name=words("hint-how")).click()
    yield show("hint-ask")
    page.get_by_role("button", name=words("hint-lay-out")).click()
    page.locator("[data-done][data-lit=true], [data-lit=true]").first.wait_for()
    yield show("turn-done")
    page.get_by_role("button", name=words("table-menu")).click()
    yield show("table-menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("turn-done"), exact=True).click()
    page.get_by_text(words("match-you-won")).first.wait_for()
    yield show("rules-section-end")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
