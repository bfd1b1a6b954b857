"""Reading of photographs in the browser, measured: ``make bench-camera PHOTOS=folder``.

The same photographs as in ``benchmarks.camera``, through the worker of the built page in Chromium.
"""

from __future__ import annotations

import base64
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from benchmarks.camera import Found, Result, calibration, compared, labelled
from benchmarks.pocket.slow_processor import processes_of, processor_seconds, slowed
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer

TRIES = 5
RACK = 14  # tiles
SLOWED = 4  # a core of a phone of middling speed, compared with one of a desktop
START = """async () => {
  const { camera } = await (await fetch("/pack.json")).json();
  const path = camera.map(([name]) => name).find((name) => name.includes("cameraWorker"));
  const policy = trustedTypes.createPolicy("brikke-worker", { createScriptURL: (each) => each });
  const worker = new Worker(policy.createScriptURL(path), { type: "module" });
  const ask = (message) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => "answer" in data ? resolve(data.answer) : resolve(null);
    worker.onerror = reject;
    worker.postMessage({ id: 0, ...message });
  });
  window.look = async (text, tries) => {
    const file =
      new Blob([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))],
                  { type: "image/jpeg" });
    let best = Infinity, answer = null;
    for (let at = 0; at < tries; at += 1) {
      const start = performance.now();
      const seen = await ask({ type: "look", file });
      const told = seen && { photo: seen.photo };
      for (const rules of [false, true]) if (seen) {
        const request = { photos: [seen.photo], isRack: false, corrections: [], choices: [],
                          elsewhere: [], rules };
        told[rules ? "ruled" : "alone"] = await ask({ type: "read", request });
      }
      seen?.picture.close();
      best = Math.min(best, performance.now() - start);
      answer = told;
    }
    return { answer, milliseconds: best };
  };
  await ask({ type: "prepare" });
}"""


def found_in(answer: dict[str, Any], name: str, scale: float) -> Iterator[Found]:
    """Yield the tiles of an answer, each with its outline in pixels of the file."""
    for tile in answer[name]["tiles"]:
        place = answer["photo"]["tiles"][tile["sights"][0]["tile"]]["place"]
        centre, long, short = (np.array(place[part]) for part in ("centre", "long", "short"))
        signs = ((-1, -1), (-1, 1), (1, 1), (1, -1))
        corners = [(centre + a * long + b * short) * scale for a, b in signs]
        outline = [(float(x), float(y)) for x, y in corners]
        yield Found(tile["tile"], tile["probability"], outline)


def measured(answer: dict[str, Any] | None, name: str, image: Path) -> Result:
    if answer is None:
        return compared(labelled(image), [], has_sets=False)
    scale = max(Image.open(image).size) / max(answer["photo"][k] for k in ("width", "height"))
    found = found_in(answer, name, scale)
    return compared(labelled(image), found, has_sets=bool(answer[name]["sets"]))


class Times(NamedTuple):
    """What a photograph of 12 megapixels takes."""

    tiles: int
    processor: float
    """Seconds of all processes of the browser."""
    waited: float
    """Seconds until the answer, the shortest of some tries."""
    slowed: float
    """The same with a slower processor."""
    path: float
    """Processor seconds of the worker that takes longer, and of what decodes the file before it.

    On a busy machine this says more than a clock.
    """


Threads = dict[tuple[str, str], float]
"""The processor time of threads, by their names and numbers."""


def thread_seconds(browser: int) -> Threads:
    """Return the processor time of each thread of the browser so far."""
    found: Threads = {}
    for process in processes_of(browser):
        for thread in Path(f"/proc/{process}/task").glob("*/stat"):
            with suppress(OSError):
                head, _, fields = thread.read_text().rpartition(")")
                ticks = sum(map(int, fields.split()[11:13]))
                name = head.partition("(")[2]
                found[name, thread.parent.name] = ticks / os.sysconf("SC_CLK_TCK")
    return found


def longest_path(
    before: dict[tuple[str, str], float], after: dict[tuple[str, str], float]
) -> float:
    """Return the time of the busiest worker, and of the threads that decode pictures."""
    spent = {each: time - before.get(each, 0) for each, time in after.items()}
    workers = [time for (name, _), time in spent.items() if name.startswith("DedicatedWorker")]
    return max(workers) + sum(t for (name, _), t in spent.items() if name.startswith("ThreadPool"))


def chromium() -> int:
    """Return the process of the browser that this program has started."""
    for each in processes_of(os.getpid()):
        command = Path(f"/proc/{each}/cmdline").read_bytes().decode(errors="replace").split("\0")
        if "chrom" in command[0] and not any(part.startswith("--type=") for part in command):
            return each
    raise LookupError("chromium")


def count(answer: dict[str, Any] | None) -> int:
    return 0 if answer is None else len(answer["photo"]["tiles"])


def times_for(page: Page, image: Path) -> Times:
    """Read a photograph with 12 megapixels, as fast as it goes and with a slower processor."""
    large = Image.open(image).convert("RGB").resize((4000, 3000), Image.Resampling.BICUBIC)
    file = io.BytesIO()
    large.save(file, "JPEG", quality=90)
    browser = chromium()
    look(page, file.getvalue())
    before, threads = processor_seconds(browser), thread_seconds(browser)
    answer = look(page, file.getvalue(), TRIES)
    busy = (processor_seconds(browser) - before) / TRIES
    path = longest_path(threads, thread_seconds(browser)) / TRIES
    with slowed(browser, SLOWED):
        slow = look(page, file.getvalue(), TRIES)
    waited, longer = (each["milliseconds"] / 1000 for each in (answer, slow))
    return Times(count(answer["answer"]), busy, waited, longer, path)


def look(page: Page, data: bytes, tries: int = 1) -> dict[str, Any]:
    text = base64.b64encode(data).decode()
    return dict(page.evaluate("([text, tries]) => window.look(text, tries)", [text, tries]))


def main(folder: Path) -> None:
    images = sorted((folder / "images").glob("*.jpg"))
    with (
        tempfile.TemporaryDirectory() as place,
        LiveServer(Path(place)) as server,
        sync_playwright() as driver,
    ):
        browser = launch_chromium(driver)
        page = browser.new_page()
        page.goto(f"{server.base}/rules")
        page.evaluate(START)
        found = {image: look(page, image.read_bytes())["answer"] for image in images}
        tiles_of = {image: count(answer) for image, answer in found.items()}
        rack = [image for image in images if tiles_of[image] <= RACK]
        times = {
            name: times_for(page, max(chosen, key=tiles_of.__getitem__))
            for name, chosen in (("a table", images), ("a rack", rack))
        }
        browser.close()
    alone, ruled = (
        [measured(answer, name, image) for image, answer in found.items()]
        for name in ("alone", "ruled")
    )
    tiles = sum(result.tiles for result in alone)
    seen = sum(len(result.right) for result in alone)
    named = sum(r for result in alone for r, _ in result.right)
    sets = [result for result in ruled if result.has_sets]
    in_sets = sum(r for result in sets for r, _ in result.right)
    error = calibration([each for result in ruled for each in result.right])
    print(f"in the browser: {len(images)} pictures, {tiles} tiles")
    print(f"tiles found / false             {seen / tiles:.1%} / {sum(r.false for r in alone)}")
    print(f"named right, network alone      {named / tiles:.1%} ({named} of {tiles})")
    print(f"… with the rules, where sets    {in_sets} of {sum(each.tiles for each in sets)}")
    print(f"whole pictures right, alone     {sum(r.whole for r in alone)} of {len(images)}")
    print(f"… with the rules                {sum(r.whole for r in ruled)} of {len(images)}")
    print(f"calibration error, with rules   {error:.1%}")
    for name, each in times.items():
        print(
            f"12 megapixels, {name}, {each.tiles} tiles: {each.processor:.2f} s of processor in all"
            f" workers, {each.path:.2f} s on the longer path; answered after {each.waited:.2f} s,"
            f" and after {each.slowed:.2f} s with a processor slowed {SLOWED} times"
        )
    print("load average:", os.getloadavg())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
