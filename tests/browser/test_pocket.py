"""The game on a device, without a server: from a folder, and with storage that fails.

``engines/test_pocket.py`` keeps a game and takes its server away.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from brikke.cli.site import site
from tests.browser.player_page import DESKTOP

STARTED = 120_000
"""How long Python may need to start in a browser on a busy machine."""
RACK = "[data-rack] [data-tile]"
HEADINGS = {
    "/learn": "Learn",
    "/learn/groups-and-runs": "Learn",
    "/rules/german": "Rules",
    "/puzzle": "Today’s puzzle",
    "/solve": "Solver",
    "/score": "Score sheet",
    "/replay": "Replay",
}
WISHES = {
    "brikke.preferences": {"calm": True, "language": "en"},
    "brikke.setup.bots": {"bots": ["novice"], "speed": "fast", "clock": False},
}


def device(browser: Browser) -> BrowserContext:
    """Return a device of somebody who plays against one quick bot."""
    context = browser.new_context(**DESKTOP)
    for name, value in WISHES.items():
        context.add_init_script(f"localStorage[{name!r}] ??= {json.dumps(json.dumps(value))}")
    return context


def play(page: Page) -> list[str]:
    """Start a table against a bot and return the rack."""
    page.locator("button.play").click()
    return rack(page)


def rack(page: Page) -> list[str]:
    expect(page.locator(RACK).nth(13)).to_be_visible(timeout=STARTED)
    return sorted(page.locator(RACK).evaluate_all("tiles => tiles.map(t => t.dataset.tile)"))


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server without a log."""

    def log_message(self, *_arguments: object) -> None:
        pass


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """Serve a folder as a web space would."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[str]:
    """The game as a folder under a path of a web space; returns its address."""
    site(tmp_path / "some" / "path")
    with file_server(tmp_path) as origin:
        yield f"{origin}/some/path/"


def test_a_folder_works_under_any_path(browser: Browser, folder: str) -> None:
    context = device(browser)
    page = context.new_page()
    failed: list[str] = []
    page.on("response", lambda each: failed.append(each.url) if each.status >= 400 else None)
    page.goto(folder)
    expect(page.get_by_role("heading", name="Play with friends")).to_have_count(0)
    for path, heading in HEADINGS.items():
        page.goto(f"{folder}?{path}")
        expect(page.locator("h1")).to_have_text(heading)
    page.goto(f"{folder}?/puzzle")
    expect(page.locator(RACK).first).to_be_visible(timeout=STARTED)
    page.get_by_role("link", name="Brikke").first.click()
    assert page.url == f"{folder}?/"
    play(page)
    assert page.url.startswith(f"{folder}?/t/0")
    page.reload()
    rack(page)
    assert failed == []
    context.close()


def test_a_folder_leads_to_the_server_that_it_names(browser: Browser, tmp_path: Path) -> None:
    site(tmp_path, server="http://127.0.0.1:8000")
    context = device(browser)
    page = context.new_page()
    with file_server(tmp_path) as origin:
        page.goto(origin)
        link = page.get_by_role("link", name="Play with friends at 127.0.0.1:8000")
        expect(link).to_have_attribute("href", "http://127.0.0.1:8000/")
    context.close()


DAMAGE = """async tableId => {
    const database = await new Promise(done => {
        const asked = indexedDB.open('brikke');
        asked.onsuccess = () => done(asked.result);
    });
    const writing = database.transaction('events', 'readwrite');
    writing.objectStore('events').put('{"seq":', `${tableId}:00000002`);
    await new Promise(done => { writing.oncomplete = done; });
    database.close();
}"""
NEWER = """() => new Promise(done => {
    const asked = indexedDB.open('brikke', 99);
    asked.onsuccess = () => { asked.result.close(); done(); };
})"""


def test_storage_that_fails_says_why(browser: Browser, folder: str) -> None:
    context = device(browser)
    page = context.new_page()
    page.goto(folder)
    play(page)
    table = page.url
    other = context.new_page()
    other.goto(f"{folder}?/score")
    other.evaluate(DAMAGE, table.partition("?/t/")[2])
    page.reload()
    expect(page.get_by_text("This table cannot be read on this device")).to_be_visible(
        timeout=STARTED
    )
    # The others are not harmed by it.
    page.goto(folder)
    play(page)
    page.goto(f"{folder}?/score")
    other.evaluate(NEWER)
    page.goto(folder)
    page.locator("button.play").click()
    expect(page.get_by_text("A newer version of the game")).to_be_visible(timeout=STARTED)
    context.close()
