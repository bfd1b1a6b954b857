"""The browser game, measured: first paint on a slow phone, frames while dragging in every engine.

``python -m benchmarks.browser`` prints what ``docs/performance.md`` shows.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.page import EnginePage
from tests.browser.engines.webkit import WebKit
from tests.browser.player_page import PHONE
from tests.browser.prepared_tables import prepare_table
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer

SLOW_CPU = 4
"""How many times slower than this machine the slow phone computes."""
SLOW_NET = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
RUNS = 5
DRAGS = 6
# 102 tiles on the table; the other four are on racks and in the pool.
FULL = (
    "k1 k2 k3 k4 k5 k6 k7 | j k8 k9 k10 k11 k12 k13 | r1 r2 r3 r4 r5 r6 r7"
    " | j r8 r9 r10 r11 r12 r13 | b1 b2 b3 b4 b5 b6 b7 | b8 b9 b10 b11 b12 b13"
    " | o1 o2 o3 o4 o5 o6 o7 | o8 o9 o10 o11 o12 o13 | k1 r1 b1 o1 | k2 r2 b2 o2 | k3 r3 b3 o3"
    " | k4 r4 b4 o4 | k5 r5 b5 o5 | k6 r6 b6 o6 | k7 r7 b7 o7 | k8 r8 b8 o8 | k9 r9 b9 o9"
    " | k10 r10 b10 o10 | k11 r11 b11 o11 | k12 r12 b12 o12"
)
RACK = "k13"

FRAMES = """() => {
    window.frames_ = [];
    let last = null;
    const step = now => {
        if (last === null) return;
        window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(step);
    };
    addEventListener('pointerdown', () => {
        last = performance.now();
        requestAnimationFrame(step);
    }, true);
    addEventListener('pointerup', () => (last = null), true);
}"""
"""Notes the milliseconds of each frame from when the pointer goes down until it goes up."""
BOX = """selector => {
    const {left, top, width, height} = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height];
}"""


def first_paint(browser: Browser, base: str, path: str) -> tuple[float, float]:
    """Return milliseconds to the first paint, and to the page itself, with nothing cached."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    control = context.new_cdp_session(page)
    control.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    control.send("Network.enable")
    control.send("Network.emulateNetworkConditions", SLOW_NET)
    page.goto(base + path)
    page.wait_for_selector("main")
    ready = page.evaluate("() => performance.now()")
    paint = page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    context.close()
    return paint, ready


def frames_while_dragging(player: EnginePage) -> list[float]:
    """Return the milliseconds of each frame while tiles are dragged across the whole table."""
    left, top, width, height = player.ask(BOX, "[data-table]")
    player.ask(FRAMES)
    for _ in range(DRAGS):
        x, y, *_ = player.ask(BOX, "[data-rack] [data-tile]")
        player.engine.mouse(("move", x + 10, y + 10), ("down",))
        for at in range(40):
            share = at / 39
            there = left + width * (0.1 + 0.8 * share), top + height * (0.9 - 0.8 * share)
            player.engine.mouse(("move", *there))
            time.sleep(0.01)
        player.key("Escape")
        player.engine.mouse(("up",))
    frames: list[float] = player.ask("() => window.frames_")
    return frames


def measure_drag(engine: Engine, server: LiveServer, size: tuple[int, int]) -> dict[str, Any]:
    engine.resize(*size)
    player = EnginePage(engine, server.base)
    table, token = prepare_table(server.database, FULL, RACK)
    player.sit_at(table, token, preferences={"calm": False, "language": "en"})
    frames = frames_while_dragging(player)
    return {
        "frames": len(frames),
        "per second": round(1000 * len(frames) / sum(frames)),
        "median ms": round(statistics.median(frames), 1),
        "p99 ms": round(statistics.quantiles(frames, n=100)[98], 1),
        "longer than 17.5 ms": sum(frame > 17.5 for frame in frames),
    }


def main() -> None:
    """Measure, and print."""
    report: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        LiveServer(Path(folder)) as server,
        sync_playwright() as driver,
    ):
        browser = launch_chromium(driver)
        table, _ = prepare_table(server.database, "k1 k2 k3", "r1 r2 r3")
        for name, path in (("home", "/"), ("table", f"/t/{table}")):
            times = [first_paint(browser, server.base, path) for _ in range(RUNS)]
            report[name] = {
                "first paint ms": sorted(round(paint) for paint, _ in times),
                "page there ms": sorted(round(ready) for _, ready in times),
            }
        for engine in engines(browser, Path(folder)):
            for width, height in ((1440, 900), (360, 740)):
                found = measure_drag(engine, server, (width, height))
                report[f"drag, {engine.name}, {width} × {height}"] = found
            engine.close()
        browser.close()
    print(json.dumps(report, indent=1, ensure_ascii=False))


def engines(browser: Browser, folder: Path) -> Iterator[Engine]:
    """Start one engine after the other."""
    yield Chromium(browser)
    yield Firefox(folder)
    yield WebKit(folder)


if __name__ == "__main__":
    main()
