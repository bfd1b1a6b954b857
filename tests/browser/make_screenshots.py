"""Screenshots for the docs: ``python -m tests.browser.make_screenshots FOLDER``."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, sync_playwright

from brikke.words.catalogue import Words
from tests.browser.player_page import DESKTOP, PHONE, PlayerPage
from tests.browser.prepared_tables import prepare_table
from tests.browser.test_club_evening import spend_an_evening
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE
from tests.tui.picture import terminal_picture

OWN: Final = "r10 r11 r12 r13"
TABLE: Final = (
    "b4 b5 b6 b7 | o8 r8 k8 | k3 b3 o3 | k5 k6 k7 | r1 r2 r3 j | k12 b12 o12 | o4 o5 o6 | k9 r9 b9"
    " | b1 b2 b3"
)
RACK: Final = "k2 k8 k13 r4 r5 r7 b8 b10 b11 o1 o7 o13 j"


def main(folder: Path) -> None:
    """Write the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        os.environ["XDG_DATA_HOME"] = place
        # The browser's driver has a loop of its own, in which no terminal can be drawn.
        terminal = terminal_picture()
    with (
        tempfile.TemporaryDirectory() as place,
        LiveServer(Path(place)) as server,
        sync_playwright() as driver,
    ):
        browser = launch_chromium(driver)
        take(browser, server, folder / "table.png", DESKTOP | {"viewport": WIDE}, "light")
        take(browser, server, folder / "phone.png", PHONE, "light")
        take(browser, server, folder / "phone-dark.png", PHONE, "dark")
        take_drawn(browser, terminal, folder / "terminal.png")
        take_evening(browser, server, folder)
        browser.close()


WIDE: Final = {"width": 1200, "height": 800}


def take(
    browser: Browser,
    server: LiveServer,
    file: Path,
    screen: dict[str, Any],
    look: str,
) -> None:
    """Photograph a turn in which two tiles have found their place."""
    table, token = prepare_table(
        server.database,
        TABLE,
        RACK,
        own=OWN,
        names=["Ada"],
        bots=["steady", "greedy"],
        rulebook="nordic",
    )
    player = PlayerPage(browser, server.base, screen, look=look)
    player.be(token, "Ada")
    player.go(f"/t/{table}")
    player.page.wait_for_selector("[data-rack] [data-tile]")
    _, rack = player.look()
    by_face = {tile.rstrip("'"): tile for tile in rack}
    player.put(by_face["b8"], "b7", "tap")
    player.put(by_face["k8"], "k7", "tap")
    player.page.wait_for_selector(f"[data-status]:has-text('{Words()('turn-legal')}')")
    player.page.wait_for_timeout(500)
    player.page.screenshot(path=file)
    player.close()


def take_evening(browser: Browser, server: LiveServer, folder: Path) -> None:
    """Photograph a club evening, from the invitation to the standings."""

    def picture(player: PlayerPage, name: str) -> None:
        player.page.wait_for_timeout(500)
        player.page.screenshot(path=folder / f"evening-{name}.png")

    with httpx.Client(base_url=f"{server.base}/api", timeout=PATIENCE) as api:
        spend_an_evening(partial(PlayerPage, browser, server.base), server.base, api, picture)


def take_drawn(browser: Browser, svg: str, file: Path) -> None:
    """Photograph what was drawn already."""
    page = browser.new_page(viewport={"width": 1200, "height": 800})
    page.set_content(f'<body style="margin: 0; background: transparent">{svg}</body>')
    page.locator("svg").screenshot(path=file, omit_background=True)
    page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
