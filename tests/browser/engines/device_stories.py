"""What people do without a server, in any engine: a kept game, or one from a folder."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from brikke.answers.tiles import tile_list
from brikke.live import LiveTable, Logged
from brikke.study.lessons import LESSONS
from brikke.study.puzzles import FIRST_DAY, puzzle_number
from brikke.wire.events import decode_event
from brikke.words.catalogue import Words
from tests.browser.engines.page import EnginePage
from tests.browser.engines.waiting import wait_until
from tests.support.patience import PATIENCE

WORDS = Words("en")
STARTED = 120
"""How long Python may need to start in a browser on a busy machine, in seconds."""
PASS_SETUP = {"players": ["Ada", "Bo"], "clock": False}
RACK = "[data-rack] [data-tile]"
LOG = """async tableId => {
    const database = await new Promise(done => {
        const asked = indexedDB.open('brikke');
        asked.onsuccess = () => done(asked.result);
    });
    const reading = database.transaction('events').objectStore('events')
        .getAll(IDBKeyRange.bound(`${tableId}:`, `${tableId};`));
    const found = await new Promise(done => { reading.onsuccess = () => done(reading.result); });
    database.close();
    return found;
}"""
FILL = """([selector, text]) => {
    const field = document.querySelector(selector);
    field.value = text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
}"""
"""Puts a text into a field at once, as if it were pasted."""
CHOOSE = """text => {
    const bytes = Uint8Array.from(atob(text), each => each.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'table.jpg', {type: 'image/jpeg'}));
    const field = document.querySelector('dialog [data-picture=file]');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', {bubbles: true}));
}"""
"""Chooses a picture in the dialog of the camera."""

FILL_STORAGE = """async () => {
    const noise = new Uint8Array(1 << 22);
    for (let at = 0; at < noise.length; at += 65536)
        crypto.getRandomValues(noise.subarray(at, at + 65536));
    const isKept = (number, size) => new Promise(done => {
        const asked = indexedDB.open('other data');
        asked.onupgradeneeded = () => asked.result.createObjectStore('parts');
        asked.onerror = () => done(false);
        asked.onsuccess = () => {
            const writing = asked.result.transaction('parts', 'readwrite');
            writing.objectStore('parts').put(noise.slice(0, size), number);
            writing.oncomplete = () => done(true);
            writing.onabort = () => done(false);
            asked.result.close();
        };
    });
    let number = 0;
    for (let size = noise.length; size >= 1024; number += 1)
        if (!await isKept(number, size)) size /= 4;
}"""
"""Fills the storage of the browser up with something else, down to the last kilobyte."""
MAKE_ROOM = """() => new Promise((done, fail) => {
    const asked = indexedDB.deleteDatabase('other data');
    asked.onsuccess = () => done(true);
    asked.onerror = fail;
})"""


def table_log(page: EnginePage) -> LiveTable:
    """Return the table that the page shows, as the storage of the browser has it."""
    table_id = page.ask("() => location.href.split('/t/').at(-1)")
    entries: list[dict[str, Any]] = [json.loads(each) for each in page.ask(LOG, table_id)]
    return LiveTable(
        Logged(each["seq"], each["at"], decode_event(each["event"].encode(), each["version"]))
        for each in entries
    )


def wait_for_heading(page: EnginePage, text: str, seconds: float = STARTED) -> None:
    """Wait until the page has this heading: not the page before it any more."""
    page.wait(
        "text => document.querySelector('h1')?.innerText === text",
        f"there is no heading {text}",
        text,
        seconds,
    )


def do_a_lesson(page: EnginePage) -> None:
    """Solve the first printed example."""
    lesson = LESSONS[0]
    page.follow(f"/learn/{lesson.name}")
    wait_for_heading(page, WORDS(f"lesson-title-{lesson.name}"))
    page.wait_for(RACK)
    page.turn("nordic", "tap")
    page.wait_for_text(WORDS("lesson-well-done"))


def solve_a_puzzle(page: EnginePage) -> None:
    """Look at the puzzle of today, and lay all tiles of the first one: it is the same every day."""
    page.follow("/puzzle")
    wait_for_heading(page, WORDS("puzzle-title-today"))
    page.wait_for(RACK)
    first = puzzle_number(1).puzzle
    page.follow(f"/puzzle/{FIRST_DAY.isoformat()}")
    page.wait(
        "count => document.querySelectorAll('[data-rack] [data-tile]').length === count"
        " && document.querySelectorAll('[data-piece] [data-tile=\"k8\"]').length === 1",
        "the first puzzle is not shown",
        len(first.position.rack),
        STARTED,
    )
    page.lay([[str(tile) for tile in laid] for laid in first.solution], "drag")
    page.press("[data-done][data-lit=true]")
    page.wait_for_text(WORDS("puzzle-solved"))


def solve_a_position(page: EnginePage) -> None:
    """Ask the solver for the best turn."""
    page.follow("/solve#table=b4.b5.b6-o8.r8.k8&rack=b3.b8")
    page.press("[data-show]")
    page.wait_for("[data-piece]")
    page.wait_for_table([["b3", "b4", "b5", "b6"], ["o8", "r8", "k8", "b8"]])


def write_a_score_sheet(page: EnginePage) -> None:
    """Write down a round of a real table, and find it again in a new tab."""
    page.go("/score")
    wait_for_heading(page, WORDS("home-more-score"))
    page.button(WORDS("new-start"))
    page.button(WORDS("score-enter", number=1))
    # Nobody went out: what everyone has left counts.
    page.press("dialog label", WORDS("score-nobody"))
    page.wait_for("dialog .left input")
    for number in range(page.ask("() => document.querySelectorAll('dialog .left').length")):
        page.ask(FILL, [f"dialog .left:nth-of-type({number + 1}) input", str(5 + number)])
    page.button(WORDS("settings-save"))
    page.wait_for("tfoot td")
    totals = page.ask("() => document.querySelector('tfoot').innerText")
    page.kill_tab()
    page.go("/score")
    page.wait("text => document.querySelector('tfoot')?.innerText === text", "lost", totals)


def pass_and_play(page: EnginePage) -> None:
    """Let two people share the device; the tab is killed between their turns."""
    page.go("/")
    page.button(WORDS("home-pass-now"))
    page.button(WORDS("new-start"))
    first = _take_the_device(page)
    tiles = page.look()[1]
    page.press("[data-draw]")
    second = _take_the_device(page, but=first)
    before = table_log(page).round_events()
    address = page.ask("() => location.href")
    page.kill_tab()
    page.engine.open(address)
    # Nobody sees tiles before the right one has taken the device.
    page.wait_for_text(WORDS("pass-to", name=second), STARTED)
    assert page.ask("() => document.querySelectorAll('[data-tile]').length") == 0
    assert table_log(page).round_events() == before
    _take_the_device(page, but=first)
    page.press("[data-draw]")
    _take_the_device(page, but=second)
    assert {*tiles} < {*page.look()[1]}


def _take_the_device(page: EnginePage, but: str = "") -> str:
    """Say who one is, and return the name; before the deal it may be anybody."""
    page.wait_for(".curtain button", STARTED)
    if but:
        page.wait(
            "name => !document.querySelector('.curtain')?.innerText.includes(name)",
            f"the device is not handed on by {but}",
            but,
        )
    page.press(".curtain button")
    page.wait_for("[data-draw]:enabled")
    page.wait_for(RACK)
    mover = table_log(page).to_move
    assert mover is not None
    return str(PASS_SETUP["players"][mover])  # type: ignore[index]


def draw_without_room(page: EnginePage) -> None:
    """Draw while the storage of the browser is full, and again when there is room."""
    page.wait_for("[data-draw]:enabled", STARTED)
    before = table_log(page).round_events()
    page.ask(FILL_STORAGE)
    page.press("[data-draw]")
    page.wait_for_text(WORDS("refused-storage-full"))
    # A browser may have room for a last event in what it has reserved already.
    wait_until(
        lambda: sorted(page.look()[1]) == _stored_rack(page),
        PATIENCE,
        lambda: "the page does not show what is stored",
    )
    assert table_log(page).round_events()[: len(before)] == before
    page.ask(MAKE_ROOM)
    page.wait_for("[data-draw]:enabled")
    tiles = len(page.look()[1])
    page.press("[data-draw]")
    page.wait(
        "count => document.querySelectorAll('[data-rack] [data-tile]').length > count",
        "nothing was drawn after room was made",
        tiles,
    )


def _stored_rack(page: EnginePage) -> list[str]:
    """Return the rack of the player, as the storage of the browser has it."""
    table = table_log(page)
    assert table.game is not None
    (seat,) = (seat for seat, player in enumerate(table.players) if player.guest)
    rack = table.game.state.racks[seat]
    return sorted(tile_list(rack))


def read_a_photograph(page: EnginePage, file: Path) -> int:
    """Let the solver page read a picture, and return the number of tiles that it has found."""
    page.go("/solve")
    page.press("[data-photo=table]")
    page.wait_for("dialog .start")
    page.ask(CHOOSE, b64encode(file.read_bytes()).decode())
    page.wait_for("dialog [data-found]", STARTED)
    found: int = page.ask("() => document.querySelectorAll('dialog [data-found]').length")
    return found


def lay_and_undo(page: EnginePage) -> None:
    """Lay a tile on the table, and take it back with *Undo*."""
    page.wait_for(RACK)
    rack = page.look()[1]
    page.put(rack[0], None, "drag")
    page.button(WORDS("turn-undo"))
    page.wait(
        "count => document.querySelectorAll('[data-rack] [data-tile]').length === count",
        "the tile is not on the rack again",
        len(rack),
    )


def play_the_same_deal(page: EnginePage) -> None:
    """Play the deal of the replay that is shown once more, at a table of this device."""
    page.button(WORDS("again-play"))
    page.wait(
        "() => /[/]t[/]0[0-9a-z]+$/.test(location.href)", "there is no table", seconds=STARTED
    )
    page.wait_for(RACK)


def carry_to_the_server(page: EnginePage, round_id: str) -> str:
    """Share a round of this device, and return the id that the server has given its record."""
    page.go(f"/replay/{round_id}")
    page.button(WORDS("watch-share"))
    page.wait_for("dialog .share input", STARTED)
    link: str = page.ask("() => document.querySelector('dialog .share input').value")
    return link.partition("/replay/")[2].partition("#")[0]


def watch_a_record(page: EnginePage, record: str) -> None:
    """Bring a record to the device, and watch it."""
    page.go("/replay")
    page.wait_for("textarea")
    page.ask(FILL, ["textarea", record])
    page.button(WORDS("watch-bring-now"))
    page.wait_for("[data-now]", STARTED)
