"""A kept game whose server is gone, in Chromium and Firefox: everything goes on, on the device."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from brikke.game.events import TurnEvent
from brikke.game.game import Game
from brikke.game.verify import verify_record
from brikke.live import LiveTable, Logged
from brikke.players.bots import make_bot
from brikke.rules.position import Draw, Turn
from brikke.wire.events import decode_event
from brikke.wire.rounds import record_of
from brikke.words.catalogue import Words
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.page import EnginePage
from tests.browser.test_pocket import HEADINGS
from tests.support.live_server import LiveServer

WORDS = Words("en")
STARTED = 120
"""How long Python may need to start in a browser on a busy machine, in seconds."""
SETUP = {
    "edition": "norwegian-classic",
    "house": {"opening_minimum": "0", "tiles_dealt": "20", "rounds": "2"},
    "bots": ["steady", "steady", "steady"],
    "speed": "fast",
    "clock": False,
}
"""With many tiles for each of four, and a round that ends with its pool, a round has few turns."""
OVER = "() => document.querySelector('.sheet.shown')"
MY_TURN = "() => document.querySelector('[data-draw]:enabled')"
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


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[EnginePage, LiveServer]]:
    """A browser that keeps the game, at a table against slow bots; and their server."""
    folder = tmp_path_factory.mktemp(request.param)
    engine: Engine
    if request.param == "firefox":
        engine = Firefox(folder)
    else:
        engine = Chromium(request.getfixturevalue("browser"))
    engine.resize(1280, 800)
    with LiveServer(folder, seed=f"pocket {request.param}", bot_seconds="60") as server:
        page = EnginePage(engine, server.base)
        page.start(**{"setup.bots": SETUP})
        page.go("/")
        # The card is fetched when its place comes into sight.
        page.wait_for("#more")
        page.ask("() => document.getElementById('more').scrollIntoView()")
        page.press("[data-kept] button")
        page.wait_for("[data-kept=true]", STARTED)
        page.press("button.play")
        # The puzzle of the home page has a rack, too.
        page.wait_for("[data-draw]")
        wait_for_tiles(page)
        yield page, server
    engine.close()


def wait_for_tiles(page: EnginePage) -> None:
    """Wait until the rack shows the tiles that were dealt."""
    page.wait(
        "() => document.querySelectorAll('[data-rack] [data-tile]').length >= 20",
        "no tiles were dealt",
    )


def play_to_the_end(page: EnginePage) -> None:
    """Draw in every turn, until the round is over."""
    while True:
        page.wait(f"() => ({MY_TURN})() || ({OVER})()", "there is nothing to do", seconds=STARTED)
        if page.ask(f"() => Boolean(({OVER})())"):
            return
        tiles = len(page.look()[1])
        page.press("[data-draw]")
        page.wait(
            "tiles => document.querySelectorAll('[data-rack] [data-tile]').length > tiles"
            " || document.querySelector('.end')",
            "nothing was drawn",
            tiles,
        )


def table_log(page: EnginePage) -> LiveTable:
    """Return the table as the storage of the browser has it."""
    table_id = page.ask("() => location.pathname.split('/').at(-1)")
    entries: list[dict[str, Any]] = [json.loads(each) for each in page.ask(LOG, table_id)]
    return LiveTable(
        Logged(each["seq"], each["at"], decode_event(each["event"].encode(), each["version"]))
        for each in entries
    )


def is_as_the_engine_plays(table: LiveTable) -> None:
    """Compare the last round, seed for seed, with the same round outside of the browser."""
    record = record_of(table.round_events())
    assert verify_record(record).valid
    (events,) = record.rounds
    turns = [event for event in events if isinstance(event, TurnEvent)]
    again = Game.from_events(events[: events.index(turns[0])])
    for event in turns:
        # The player drew in every turn.
        bot = table.players[event.seat].bot
        turn: Turn = make_bot(bot).turn(again.view(event.seat)) if bot else Draw()
        again.push(turn)
    assert again.events == events


def test_everything_goes_on_without_the_server(kept: tuple[EnginePage, LiveServer]) -> None:
    page, server = kept
    rack = sorted(page.look()[1])
    server.kill()
    # The match goes on here, with the same tiles.
    page.button(WORDS("table-go-on"))
    page.wait(
        "() => location.pathname.startsWith('/t/0')", "the table is not here", seconds=STARTED
    )
    page.wait(MY_TURN, "it is not my turn", seconds=STARTED)
    wait_for_tiles(page)
    assert sorted(page.look()[1]) == rack
    play_to_the_end(page)
    page.button(WORDS("round-next"))
    page.wait("() => !document.querySelector('.end')", "the next round does not begin")
    play_to_the_end(page)
    page.wait_for("[data-fair=true]")
    is_as_the_engine_plays(table_log(page))

    # A replay with analysis and chances.
    page.button(WORDS("round-watch"))
    page.wait_for_text(WORDS("watch-chances-about"), STARTED)

    # All pages open again from nothing.
    for path, heading in HEADINGS.items():
        page.go(path)
        page.wait("text => document.querySelector('h1')?.innerText === text", path, heading)
