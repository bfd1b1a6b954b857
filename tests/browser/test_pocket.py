"""The game from a folder, in Chromium: updates, and storage that fails.

``engines/test_pocket.py`` plays without a server in other browsers, too.
"""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from brikke.camera import read
from brikke.cli.site import site
from brikke.study.puzzles import easy_number_on, small_form
from tests.browser.player_page import DESKTOP
from tests.browser.test_camera import TABLE, found, picture
from tests.support.patience import PATIENCE

RACK = "[data-rack] [data-tile]"
HEADINGS = {
    "/learn": "Learn",
    "/learn/groups-and-runs": "Learn",
    "/rules/german": "Rules",
    "/puzzle": "Today’s puzzle",
    "/mistakes/1": "Puzzle 1",
    "/mistakes/own": "Your own mistakes",
    "/solve": "Solver",
    "/score": "Score sheet",
    "/replay": "Replay",
}
OF_SERVERS = (
    "/games", "/club", "/club/abc", "/notices", "/host",
    "/tournament", "/tournament/abc", "/tournament/abc/screen", "/tournament/abc/deal/1",
)  # fmt: skip
WISHES = {
    "brikke.preferences": {"calm": True, "language": "en"},
    "brikke.setup.bots": {"bots": ["novice"], "speed": "fast", "clock": False},
}


def device(browser: Browser) -> BrowserContext:
    """Return a device of somebody who plays against one quick bot."""
    context = browser.new_context(**DESKTOP)
    context.set_default_timeout(1000 * PATIENCE)
    for name, value in WISHES.items():
        context.add_init_script(f"localStorage[{name!r}] ??= {json.dumps(json.dumps(value))}")
    return context


def play(page: Page) -> list[str]:
    """Start a table against a bot and return the rack."""
    page.locator("button.play").click()
    return rack(page)


def rack(page: Page) -> list[str]:
    expect(page.locator(RACK).nth(13)).to_be_visible()
    return sorted(page.locator(RACK).evaluate_all("tiles => tiles.map(t => t.dataset.tile)"))


class Files(SimpleHTTPRequestHandler):
    """A plain file server, which notes what it is asked instead of printing it."""

    def __init__(self, *arguments: Any, asked: list[str], directory: Path) -> None:
        self._asked = asked
        super().__init__(*arguments, directory=str(directory))

    def log_message(self, *_arguments: object) -> None:
        size = self.headers.get("content-length", "0") if hasattr(self, "headers") else "?"
        self._asked.append(f"{self.command} {self.path} {size}")


@contextmanager
def file_server(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """Serve a folder as a web space would; note method, path and size of every request."""
    handler = partial(Files, asked=[] if asked is None else asked, directory=folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def asked() -> list[str]:
    """What the web space was asked: method, path, and size of what was sent along."""
    return []


@pytest.fixture
def folder(tmp_path: Path, asked: list[str]) -> Iterator[str]:
    """The game as a folder under a path of a web space; returns its address."""
    site(tmp_path / "some" / "path")
    with file_server(tmp_path, asked) as origin:
        yield f"{origin}/some/path/"


def test_a_folder_reads_photographs_and_nothing_is_uploaded(
    browser: Browser, folder: str, asked: list[str]
) -> None:
    context = device(browser)
    sent: list[Request] = []
    context.on("request", lambda request: sent.append(request))  # noqa: PLW0108 - Playwright marks it
    page = context.new_page()
    page.goto(f"{folder}?/solve")
    page.locator("[data-photo=table]").click()
    picture(page, TABLE)
    assert found(page) == sorted(tile["tile"] for tile in read(TABLE)["tiles"])
    assert any(each.url.endswith(".onnx") for each in sent)
    assert all(each.method == "GET" and each.url.startswith(folder) for each in sent)
    assert all(each.post_data is None for each in sent)
    # Nor do workers send anything, of which the page may not hear.
    assert any(".onnx" in each for each in asked)
    assert [each for each in asked if not (each.startswith("GET ") and each.endswith(" 0"))] == []
    context.close()


def test_the_home_of_a_folder_has_its_puzzle_before_python_runs(
    browser: Browser, folder: str
) -> None:
    context = device(browser)
    page = context.new_page()
    # Python never arrives.
    page.context.route("**/python-*.pack", lambda route: route.abort())
    page.clock.set_fixed_time("2027-11-30T12:00:00")
    page.goto(folder)
    tiles = page.locator(".puzzle [data-rack] [data-tile]")
    expect(tiles.first).to_be_visible()
    shown = tiles.evaluate_all("tiles => tiles.map(t => t.dataset.tile.replace(/'$/, ''))")
    expected = small_form(easy_number_on(date(2027, 11, 30))).position.rack
    assert sorted(shown) == sorted(str(tile.face) for tile in expected)
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


BLOCKED = """for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(self, name, {
        get() { throw new DOMException('not allowed', 'SecurityError'); },
    });
"""
"""What browsers do that may not store anything."""


def show_keep_card(page: Page) -> None:
    """Scroll to the card; it is fetched when its place comes into sight."""
    page.locator("#more").scroll_into_view_if_needed()
    expect(page.locator("[data-kept]")).to_be_visible()


def limit_storage(page: Page, size: int | None) -> None:
    """Give the page this many bytes of storage; without a number, as many as usual."""
    session = page.context.new_cdp_session(page)
    limit = {} if size is None else {"quotaSize": size}
    origin = page.evaluate("() => location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **limit})
    if size is None:
        session.detach()


def test_a_browser_without_service_workers_says_that_it_cannot_keep_the_game(
    browser: Browser, folder: str
) -> None:
    context = browser.new_context(**DESKTOP, service_workers="block")
    page = context.new_page()
    page.goto(folder)
    show_keep_card(page)
    page.locator("[data-kept] button").click()
    expect(page.get_by_text("This browser cannot keep the game")).to_be_visible()
    # It plays all the same.
    expect(page.locator("button.play")).to_be_enabled()
    context.close()


# Playwright's ``wait_for_function`` does not wait for what an asynchronous function returns.
STARTED = """async () => {
    while (!(await caches.has('brikke-memory'))) await new Promise(later => setTimeout(later, 50));
}"""
UPDATED = """async () => {
    const isUpdated = async () => {
        const {active, installing, waiting} = await navigator.serviceWorker.getRegistration();
        const names = (await caches.keys()).filter(name => name !== 'brikke-memory');
        return active?.state === 'activated' && !installing && !waiting
            && names.join() === 'brikke-newer';
    };
    while (!(await isUpdated())) await new Promise(later => setTimeout(later, 50));
}"""


WATCH_PROGRESS = """() => {
    window.progress = [];
    const look = () => {
        const bar = document.querySelector('[data-kept] progress');
        if (bar) window.progress.push(bar.value / bar.max);
    };
    const changes = {attributes: true, characterData: true, childList: true, subtree: true};
    new MutationObserver(look).observe(document.body, changes);
}"""


def test_an_update_does_not_lose_a_running_table(
    browser: Browser, folder: str, tmp_path: Path
) -> None:
    context = device(browser)
    page = context.new_page()
    page.goto(folder)
    show_keep_card(page)
    # The size is said beforehand, and a bar shows how far it is.
    expect(page.locator("[data-kept]")).to_contain_text(re.compile(r"[78](\.\d)? MB"))
    # What is said of the parts adds up to what is said of the whole.
    megabytes = re.compile(r"(\d+\.\d) MB")
    parts = megabytes.findall(" ".join(page.locator("[data-part] .size").all_inner_texts()))
    whole = megabytes.findall(page.locator("[data-kept] button").inner_text())
    assert [round(sum(map(float, parts)), 1)] == [*map(float, whole)]
    page.evaluate(WATCH_PROGRESS)
    page.locator("[data-kept] button").click()
    expect(page.locator("[data-kept=true]")).to_be_visible()
    progress = page.evaluate("() => window.progress")
    assert progress == sorted(progress)
    assert any(0 < share < 1 for share in progress)
    play(page)
    files = [tmp_path / "some" / "path" / name for name in ("sw.js", "pack.json")]
    old = json.loads(files[1].read_text())["version"]
    for file in files:
        file.write_text(file.read_text().replace(old, "newer"))
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    page.evaluate(UPDATED)
    # The table goes on in the page of the older version, and in a page of the newer one.
    expect(page.locator("[data-draw]")).to_be_enabled()
    page.locator("[data-draw]").click()
    expect(page.locator(RACK)).to_have_count(15)
    tiles = rack(page)
    context.set_offline(True)
    page.reload()
    expect(page.locator(RACK)).to_have_count(15)
    assert rack(page) == tiles
    context.close()


def test_storage_that_fails_says_why(browser: Browser, folder: str, tmp_path: Path) -> None:
    context = device(browser)
    page = context.new_page()
    page.goto(folder)
    show_keep_card(page)
    limit_storage(page, 1000)
    page.locator("[data-kept] button").click()
    expect(page.get_by_text("There is too little room on this device")).to_be_visible()
    limit_storage(page, None)
    play(page)
    table = page.url
    other = context.new_page()
    other.goto(f"{folder}?/score")
    other.evaluate(DAMAGE, table.partition("?/t/")[2])
    page.reload()
    expect(page.get_by_text("This table cannot be read on this device")).to_be_visible()
    # The others are not harmed by it.
    page.go_back()
    play(page)
    draw = page.locator("[data-draw]")
    expect(draw).to_be_enabled()
    # A newer version changes the storage, while a table of this one is open.
    other.evaluate(NEWER)
    draw.click()
    expect(page.get_by_text("A newer version of the game")).to_be_visible()
    context.close()

    # A browser that may store nothing: no page is blank, and whoever wants a table is told why.
    (worker,) = (tmp_path / "some" / "path" / "assets").glob("engineWorker-*.js")
    worker.write_text(BLOCKED + worker.read_text())
    context = device(browser)
    context.add_init_script(BLOCKED)
    page = context.new_page()
    page.goto(folder)
    expect(page.locator(".puzzle [data-rack] [data-tile]").first).to_be_visible()
    page.locator("button.play").click()
    expect(page.get_by_text("This browser lets the game keep nothing")).to_be_visible()
    page.goto(f"{folder}?/solve#table=b4.b5.b6&rack=b3")
    page.locator("[data-show]").click()
    expect(page.locator("[data-piece]").first).to_be_visible()
    context.close()
