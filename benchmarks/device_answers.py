"""Questions answered on the device, in Chromium: ``python -m benchmarks.device_answers``.

A page asks the worker with the core about positions of self-play, one after the other, and waits
for each answer, as the game does: the best turn with its steps, whether a turn is legal, and the
table rebuilt from loose tiles.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import brikke
from benchmarks.positions import from_self_play
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.rulebook import EDITIONS, rulebook_text
from brikke.rules.table import tiles_on
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer

COUNT = 400
"""Positions of each edition."""
WEB = Path(brikke.__file__).parent / "web"
ASK = """async ([address, questions]) => {
    const worker = new Worker(address, {type: "module"});
    const ask = question => new Promise((resolve, reject) => {
        worker.onmessage = ({data}) =>
            data.answer === null ? reject(new Error("no answer")) : resolve(data.answer);
        worker.onerror = event => reject(new Error(event.message));
        worker.postMessage({id: 1, ...question});
    });
    const loading = performance.now();
    await ask(questions[0]);
    const times = [performance.now() - loading];
    for (const question of questions) {
        const before = performance.now();
        await ask(question);
        times.push(performance.now() - before);
    }
    return times;
}"""
"""Returns the milliseconds until the first answer, and then those of every question."""


def questions() -> dict[str, list[dict[str, Any]]]:
    """Return the questions by their kind."""
    asked: dict[str, list[dict[str, Any]]] = {"best turn": [], "legal": [], "rebuild": []}
    for edition in EDITIONS:
        for position in from_self_play(COUNT, edition):
            table, rack = face_lists(position.table), face_list(position.rack)
            rules = {"rulebook": rulebook_text(position.rulebook)}
            loose = face_list(tiles_on(position.table))
            whole = {"table": table, "rack": rack, **rules}
            # Playing all tiles as one set is hardly ever legal: every set is looked at.
            after = [*table, rack]
            turn = {"before": table, "rack": rack, "after": after, **rules}
            asked["best turn"].append({"path": "/api/solve", "body": whole})
            asked["legal"].append({"path": "/api/check", "body": turn})
            asked["rebuild"].append(
                {"path": "/api/arrange", "body": {"tiles": [*loose, *rack], **rules}}
            )
    return asked


def main() -> None:
    (script,) = WEB.glob("assets/coreWorker-*.js")
    print(f"{'milliseconds':14}" + "".join(f"{name:>10}" for name in ("median", "p99", "worst")))
    with (
        tempfile.TemporaryDirectory() as folder,
        LiveServer(Path(folder)) as server,
        sync_playwright() as playwright,
        launch_chromium(playwright) as browser,
    ):
        # Only the game itself may start workers; this page is measured, not protected.
        page = browser.new_context(bypass_csp=True).new_page()
        page.goto(server.base)
        for name, asked in questions().items():
            address = f"{server.base}/assets/{script.name}"
            first, *times = page.evaluate(ASK, [address, asked])
            times.sort()
            cells = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
            print(f"{name:14}" + "".join(f"{cell:10.2f}" for cell in cells), end="")
            print(f"   first answer, with loading: {first:.0f}")


if __name__ == "__main__":
    main()
