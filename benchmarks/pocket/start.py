"""Start without a server, in Chromium: ``python -m benchmarks.pocket.start``.

Keeps the game, kills its server, and measures what a player waits for: from opening the page,
with a browser that was just started, to the first tile on the table. Then it plays a round, looks
at its replay with chances, and measures the memory of the page.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from benchmarks.pocket.slow_processor import processes_of, processor_seconds, slowed
from brikke.words.catalogue import Words
from tests.browser.player_page import DESKTOP, PHONE, WAY
from tests.support.chromium import chromium_path
from tests.support.live_server import LiveServer

RUNS = 5
SLOW = 4
"""How many times slower than this machine the slow processor is."""
PATIENCE = 120_000
SETUP = {
    "edition": "norwegian-classic",
    "house": {"opening_minimum": "0", "tiles_dealt": "20"},
    "bots": ["steady", "steady", "steady"],
    "speed": "fast",
    "clock": False,
}
"""With many tiles for each of four, and a round that ends with its pool, a round has few turns."""
WORDS = Words("en")
DRAW = "[data-draw]:enabled"
OVER = ".sheet.shown"


@dataclass(frozen=True)
class Started:
    """One start: wall-clock time, and processor time of the whole browser."""

    page: float
    """Seconds to the home page."""
    dealt: float
    """Seconds to the tiles on the rack."""
    moved: float
    """Seconds to the first tile on the table."""
    processor: float


@contextmanager
def device(driver: Playwright, folder: Path, size: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that is started anew, with what the folder keeps."""
    context = driver.chromium.launch_persistent_context(
        str(folder), executable_path=chromium_path(), args=["--no-sandbox"], **size
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def process_of(folder: Path) -> int:
    """Return the process of the browser that uses a folder."""
    mark = f"--user-data-dir={folder}"
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            command = each.read_bytes().decode(errors="replace").split("\0")
            if mark in command and not any(part.startswith("--type=") for part in command):
                return int(each.parent.name)
    raise LookupError(folder)


def keep_game(context: BrowserContext, base: str) -> None:
    """Keep the game on the device."""
    page = context.pages[0]
    page.goto(base)
    page.evaluate(
        "([setup, preferences]) => { localStorage['brikke.setup.bots'] = setup;"
        " localStorage['brikke.preferences'] = preferences; }",
        [json.dumps(SETUP), json.dumps({"calm": True, "language": "en"})],
    )
    page.reload()
    page.locator("#more").scroll_into_view_if_needed()
    page.locator("[data-kept] button").first.click()
    page.locator("[data-kept=true]").wait_for()


def wait_for_memory(page: Page) -> None:
    """Wait until the memory of the interpreter is kept, from which later starts begin."""
    until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(
        "async () => (await (await caches.open('brikke-memory')).keys()).length"
    ):
        assert time.monotonic() < until, "the memory is not kept"
        time.sleep(0.1)


def start(page: Page, pid: int, base: str, times: int) -> Started:
    """Open the game, start a table, and move a tile."""
    before = processor_seconds(pid)
    with slowed(pid, times):
        page.goto(base, wait_until="commit")
        page.locator("button.play").wait_for()
        shown = _now(page)
        page.locator("button.play").click()
        page.locator(DRAW).wait_for()
        tile = page.locator("[data-rack] [data-tile]").first.get_attribute("data-tile")
        dealt = _now(page)
        (x, y, *_), (to_x, to_y, *_) = page.evaluate(WAY, [tile, None])
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
        page.mouse.move(to_x, to_y)
        page.mouse.up()
        page.locator(f'[data-table] [data-tile="{tile}"]').wait_for()
        moved = _now(page)
    return Started(shown, dealt, moved, processor_seconds(pid) - before)


def _now(page: Page) -> float:
    """Return the seconds since the page was opened."""
    return float(page.evaluate("() => performance.now()")) / 1000


def memory_of(pid: int) -> dict[str, int]:
    """Return the megabytes of the page's process: private ones, and with its share of others."""
    found = []
    for each in processes_of(pid):
        with suppress(OSError):
            if b"--type=renderer" not in Path(f"/proc/{each}/cmdline").read_bytes():
                continue
            lines = Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()[1:]
            sizes = {line.partition(":")[0]: int(line.split()[1]) / 1024 for line in lines}
            private = sizes["Private_Clean"] + sizes["Private_Dirty"]
            found.append((round(sizes["Pss"]), round(private)))
    share, private = max(found)
    return {"private": private, "with its share": share}


def memory(page: Page, pid: int, base: str) -> dict[str, Any]:
    """Play a round and look at its replay; return the memory of the page on the way."""
    found: dict[str, Any] = {}
    page.goto(base)
    found["home page"] = memory_of(pid)
    page.locator("button.play").click()
    page.locator(DRAW).wait_for()
    found["table"] = memory_of(pid)
    while not page.locator(OVER).count():
        page.locator(f"{DRAW}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        turns = page.locator("[data-rack] [data-tile]").count()
        page.locator(DRAW).click()
        page.wait_for_function(
            "turns => document.querySelectorAll('[data-rack] [data-tile]').length > turns"
            " || document.querySelector('.round-end')",
            arg=turns,
        )
    found["after a round"] = memory_of(pid)
    page.get_by_role("link", name=WORDS("round-watch")).first.click()
    page.get_by_text(WORDS("watch-chances-about")).wait_for()
    found["replay with chances"] = memory_of(pid)
    return found


def pack_bytes(base: str) -> dict[str, int]:
    """Return the bytes of all files as a server sends them, by part."""
    with urllib.request.urlopen(f"{base}/pack.json") as answer:
        files = json.load(answer)["files"]
    sizes: dict[str, int] = {}
    for path, _, part in files:
        asked = urllib.request.Request(base + path, headers={"Accept-Encoding": "gzip, br"})
        with urllib.request.urlopen(asked) as answer:
            sizes[part] = sizes.get(part, 0) + len(answer.read())
    return {**sizes, "all": sum(sizes.values())}


def summary(starts: list[Started]) -> dict[str, list[float]]:
    """Return the shortest, the middle and the longest time of each kind."""
    return {
        name: [round(value, 2) for value in (min(times), statistics.median(times), max(times))]
        for name in ("page", "dealt", "moved", "processor")
        if (times := [getattr(each, name) for each in starts])
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help="starts of each device")
    runs = parser.parse_args().runs
    report: dict[str, Any] = {"load average": os.getloadavg()}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        for name, size, times in (("desktop", DESKTOP, 1), ("slow phone", PHONE, SLOW)):
            profile = Path(folder, name)
            with LiveServer(Path(folder)) as server:
                report.setdefault("pack, bytes", pack_bytes(server.base))
                with device(driver, profile, size) as context:
                    keep_game(context, server.base)
            with device(driver, profile, size) as context:
                first = start(context.pages[0], process_of(profile), server.base, times)
                wait_for_memory(context.pages[0])
            report[f"{name}, first start"] = summary([first])
            starts = []
            for _ in range(runs):
                with device(driver, profile, size) as context:
                    page, pid = context.pages[0], process_of(profile)
                    starts.append(start(page, pid, server.base, times))
            report[f"{name}, seconds: shortest, median, longest"] = summary(starts)
            with device(driver, profile, size) as context:
                report[f"{name}, megabytes"] = memory(
                    context.pages[0], process_of(profile), server.base
                )
    print(json.dumps(report, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
