"""The game without a server, in Chromium and Firefox: kept on the device, and from a folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from brikke.camera import read
from brikke.cli.site import site
from brikke.game.events import TurnEvent
from brikke.game.game import Game
from brikke.game.notation import read_record, record_text
from brikke.game.verify import verify_record
from brikke.live import LiveTable
from brikke.players.bots import make_bot
from brikke.rules.position import Draw, Turn
from brikke.wire.rounds import record_of
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.device_stories import (
    PASS_SETUP,
    STARTED,
    WORDS,
    carry_to_the_server,
    do_a_lesson,
    draw_without_room,
    lay_and_undo,
    pass_and_play,
    play_the_same_deal,
    read_a_photograph,
    solve_a_position,
    solve_a_puzzle,
    table_log,
    wait_for_heading,
    watch_a_record,
    write_a_score_sheet,
)
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.page import EnginePage
from tests.browser.test_camera import TABLE
from tests.browser.test_pocket import HEADINGS, OF_SERVERS, file_server
from tests.support.live_server import LiveServer

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
# The address changes first, then the old table goes with its offer, then the new one comes.
GOES_ON_WITH = """rack => location.pathname.startsWith('/t/0')
    && !document.querySelector('.go-on')
    && [...document.querySelectorAll('[data-rack] [data-tile]')]
        .map(tile => tile.dataset.tile).sort().join() === rack.join()"""
SAVED = """() => [...document.querySelectorAll('a[download$=".brikke"]')]
    .some(each => each.href.startsWith('blob:'))"""
"""Whether the page offers a record of this device as a file."""
NOT_FOUND = """() => performance.getEntriesByType('resource')
    .filter(each => each.responseStatus >= 400).map(each => each.name)"""


# tests/browser/test_pocket.py plays without a server in Chromium.
@pytest.fixture(
    scope="module", params=[pytest.param("chromium", marks=pytest.mark.release), "firefox"]
)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """A browser that runs for all stories."""
    engine: Engine
    if request.param == "firefox":
        engine = Firefox(tmp_path_factory.mktemp("firefox"))
    else:
        engine = Chromium(request.getfixturevalue("browser"))
    engine.resize(1280, 800)
    yield engine
    engine.close()


@pytest.fixture
def kept(engine: Engine, tmp_path: Path) -> Iterator[tuple[EnginePage, LiveServer]]:
    """A browser that keeps the game, at a table against slow bots; and their server."""
    with LiveServer(tmp_path, seed=f"pocket {engine.name}", bot_seconds="60") as server:
        page = EnginePage(engine, server.base)
        page.start(**{"setup.bots": SETUP, "setup.pass": PASS_SETUP})
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
            " || document.querySelector('.round-end')",
            "nothing was drawn",
            tiles,
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
    page.wait(GOES_ON_WITH, f"the table does not go on here with {rack}", rack, seconds=STARTED)
    page.wait(MY_TURN, "it is not my turn", seconds=STARTED)
    play_to_the_end(page)
    page.button(WORDS("round-next"))
    page.wait("() => !document.querySelector('.round-end')", "the next round does not begin")
    play_to_the_end(page)
    page.wait_for("[data-fair=true]")
    is_as_the_engine_plays(table_log(page))

    record = record_of(table_log(page).round_events())
    round_id = table_log(page).finished[-1][0]

    # A replay with analysis and chances. Its record is a file for others, and is watched here.
    page.button(WORDS("round-watch"))
    page.wait_for_text(WORDS("watch-chances-about"), STARTED)
    page.wait(SAVED, "the record is not offered", seconds=STARTED)
    play_the_same_deal(page)
    watch_a_record(page, record_text(record))

    # Everything else: by links, with the Python that runs, or opened from nothing.
    do_a_lesson(page)
    solve_a_puzzle(page)
    solve_a_position(page)
    write_a_score_sheet(page)
    pass_and_play(page)
    page.go("/rules/german")
    wait_for_heading(page, HEADINGS["/rules/german"])

    # The server is there again: the round is carried to it, and others can watch it.
    server.start()
    carried = carry_to_the_server(page, round_id)
    stored = httpx.get(f"{server.base}/api/records/{carried}").raise_for_status().text
    assert read_record(stored).rounds == record.rounds


def test_a_folder_works_under_any_path(engine: Engine, tmp_path: Path) -> None:
    site(tmp_path / "some" / "path")
    with file_server(tmp_path) as origin:
        page = EnginePage(engine, f"{origin}/some/path/?")
        page.start(**{"setup.bots": {"bots": ["novice"], "speed": "fast", "clock": False}})
        page.go("/")
        page.wait_for("button.play")
        assert WORDS("home-friends") not in page.ask("() => document.body.innerText")
        missing = []
        for path in sorted(HEADINGS.keys() - {"/learn"}):
            page.go(path)
            wait_for_heading(page, HEADINGS[path])
            missing += page.ask(NOT_FOUND)
        for path in OF_SERVERS:
            page.go(path)
            wait_for_heading(page, WORDS("app-needs-server"))
        solve_a_position(page)
        # What Chromium finds is compared with Python elsewhere.
        if engine.name == "firefox":
            assert read_a_photograph(page, TABLE) == len(read(TABLE)["tiles"])
        # The guided round.
        page.go("/learn")
        wait_for_heading(page, HEADINGS["/learn"])
        page.button(WORDS("first-begin"))
        page.wait_for("[data-coach]", STARTED)
        page.wait_for("[data-draw]:enabled", STARTED)
        lay_and_undo(page)
        rack = sorted(page.look()[1])
        address = page.ask("() => location.href")
        assert address.startswith(f"{origin}/some/path/?/t/0")
        page.kill_tab()
        engine.open(address)
        page.wait_for("[data-draw]:enabled", STARTED)
        assert sorted(page.look()[1]) == rack
        assert missing + page.ask(NOT_FOUND) == []
        # Only Firefox can be told how much pages may store.
        if engine.name == "firefox":
            draw_without_room(page)
