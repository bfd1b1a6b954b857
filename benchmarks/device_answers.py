"""Questions answered on the device, in Chromium: ``python -m benchmarks.device_answers``.

A page asks the worker with the core about positions of self-play, one after the other, and waits
for each answer, as the game does: the best turn with its steps, as the solver page and hints show
it; whether a turn is legal; the table rebuilt from loose tiles; the sets on a rack, as *Find sets*
shows them; and the turns that solve puzzles and lessons. Of each question the fastest of three
passes counts, so that other work on the machine hardly does; the last column is the p99 of the
first pass, with that work.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import brikke
from benchmarks.positions import from_self_play
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.position import Position
from brikke.rules.rulebook import EDITIONS, rulebook_text
from brikke.rules.table import Table, tiles_on
from brikke.study.lessons import LESSONS
from brikke.study.puzzles import puzzle_number
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer

COUNT = 400
"""Positions of each edition."""
PUZZLES = 300
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
    const first = performance.now() - loading;
    const passes = [];
    for (let pass = 0; pass < 3; pass += 1) {
        const times = [];
        for (const question of questions) {
            const before = performance.now();
            await ask(question);
            times.push(performance.now() - before);
        }
        passes.push(times);
    }
    return [first, passes];
}"""
"""Returns the milliseconds until the first answer, and those of every question in three passes."""


def turn_check(position: Position, after: Table) -> dict[str, Any]:
    """Return the question whether a turn is legal."""
    body = {
        "before": face_lists(position.table),
        "rack": face_list(position.rack),
        "after": face_lists(after),
        "rulebook": rulebook_text(position.rulebook),
        "opened": position.opened,
    }
    return {"path": "/api/check", "body": body}


def questions() -> dict[str, list[dict[str, Any]]]:
    """Return the questions by their kind."""
    kinds = ("best turn", "legal", "rebuild", "find sets", "puzzles", "lessons")
    asked: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    for number in range(1, PUZZLES + 1):
        puzzle = puzzle_number(number).puzzle
        asked["puzzles"].append(turn_check(puzzle.position, puzzle.solution))
    # Few lessons, so each is asked as often as a puzzle is.
    for lesson in LESSONS * (PUZZLES // len(LESSONS)):
        asked["lessons"].append(turn_check(lesson.position, lesson.answer))
    for edition in EDITIONS:
        for position in from_self_play(COUNT, edition):
            table, rack = face_lists(position.table), face_list(position.rack)
            rules = {"rulebook": rulebook_text(position.rulebook)}
            loose = face_list(tiles_on(position.table))
            whole = {"table": table, "rack": rack, **rules}
            alone = {"rack": rack, "objective": "tiles", **rules}
            asked["find sets"].append({"path": "/api/solve", "body": alone})
            asked["best turn"].append({"path": "/api/solve", "body": whole})
            # Playing all tiles as one set is hardly ever legal: every set is looked at.
            asked["legal"].append(turn_check(position, (*position.table, position.rack)))
            asked["rebuild"].append(
                {"path": "/api/arrange", "body": {"tiles": [*loose, *rack], **rules}}
            )
    return asked


def percentile(times: Iterable[float], share: float) -> float:
    """Return the time within which a share of the questions was answered."""
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def main() -> None:
    (script,) = WEB.glob("assets/coreWorker-*.js")
    columns = ("median", "p99", "worst", "first answer", "p99, once")
    print(f"{'milliseconds':14}" + "".join(f"{name:>14}" for name in columns))
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
            first, passes = page.evaluate(ASK, [address, asked])
            fastest = [min(times) for times in zip(*passes, strict=True)]
            cells = [percentile(fastest, share) for share in (0.5, 0.99, 1)]
            cells += [first, percentile(passes[0], 0.99)]
            print(f"{name:14}" + "".join(f"{cell:14.2f}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
