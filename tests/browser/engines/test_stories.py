"""The main stories in every engine: play a round, learn, solve, watch a replay, keep score.

And pages as they come and go, where engines differ most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from brikke.words.catalogue import Words
from tests.browser.engines.engine import Engine
from tests.browser.engines.page import EnginePage
from tests.browser.engines.slow_server import SlowServer
from tests.browser.player_page import Way
from tests.browser.prepared_tables import keep_record
from tests.browser.test_replay import RECORD
from tests.browser.test_score import LEAFLET, NAMES, kept_game, played
from tests.support.live_server import LiveServer

SitDown = Callable[..., EnginePage]
WORDS = Words("en")
ELSEWHERE = pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True, scope="module")
"""All that Chromium does is tested there in more detail: turns, lessons, solver, replay, score."""
LAST_ROUND = "nordic turn_seconds=off rounds=1"


@pytest.mark.parametrize("way", ["drag", "tap", "keys"])
def test_a_round_is_played_to_its_end(sit_down: SitDown, way: Way) -> None:
    ada = sit_down(
        "b9 b10 b11 | r8 b8 o8",
        "r4 k8 o10 o11 o12",
        own="r1 r2 r3",
        names=("Ada",),
        bots=("steady",),
        rulebook=LAST_ROUND,
    )
    ada.lay([["r1", "r2", "r3", "r4"]], way)
    ada.wait_for_table([["r1", "r2", "r3", "r4"], ["b9", "b10", "b11"], ["r8", "b8", "o8"]])
    ada.finish(way)
    ada.wait_for_turn()
    ada.lay([["r8", "b8", "o8", "k8"], ["o10", "o11", "o12"]], way)
    ada.finish(way)
    ada.wait_for_text(WORDS("match-you-won"))


@ELSEWHERE
def test_a_lesson_is_learned(page: EnginePage) -> None:
    page.start()
    page.go("/learn/add")
    page.wait_for("[data-rack] [data-tile]")
    page.turn("nordic", "tap")
    page.wait_for_text(WORDS("lesson-well-done"))


@ELSEWHERE
def test_a_position_is_solved(page: EnginePage) -> None:
    page.start()
    page.go("/solve#rulebook=nordic&table=b4.b5.b6-o8.r8.k8&rack=b3.b8")
    page.button(WORDS("solve-show-turn"))
    solved = [["b3", "b4", "b5", "b6"], ["o8", "r8", "k8", "b8"]]
    page.wait_for_table(solved)
    page.button(WORDS("solve-step-back"))
    page.wait_for_table([["b3", "b4", "b5", "b6"], ["o8", "r8", "k8"]])


@ELSEWHERE
def test_a_replay_is_stepped_through(page: EnginePage, club: LiveServer) -> None:
    record_id = keep_record(club.database, RECORD)
    page.start()
    page.go(f"/replay/{record_id}")
    page.button(WORDS("watch-on"))
    page.wait_for_table([["k10'", "r10'", "o10"]])
    page.key("ArrowRight")
    page.wait("() => document.querySelectorAll('[data-piece]').length === 2", "no second turn")
    page.key("ArrowLeft")
    page.wait_for_table([["k10'", "r10'", "o10"]])


@pytest.fixture
def offline_page(engine: Engine, server: LiveServer) -> EnginePage:
    """A page whose server may stop."""
    engine.resize(1280, 800)
    return EnginePage(engine, server.base)


def test_the_score_sheet_works_without_a_server_and_other_pages_say_what_they_need(
    offline_page: EnginePage, server: LiveServer
) -> None:
    page = offline_page
    page.start(**{"score.evening": kept_game(played(*LEAFLET[0]))})
    page.go("/score")
    page.wait_for_text(WORDS("score-offline"))
    server.stop()
    page.go("/score")
    page.wait_for_text("+24")
    page.button(WORDS("score-enter", number="2"))
    page.press("dialog label", NAMES[2])
    for name, points in zip(NAMES, LEAFLET[1], strict=True):
        if points is not None:
            page.press("dialog input[inputmode=numeric]", name)
            page.type(str(points))
    page.button(WORDS("settings-save"))
    page.wait_for_text("+18")
    for path in ("/solve", "/learn", "/puzzle", "/replay", "/t/aaaaaaaaaaaaaaaa"):
        page.go(path)
        page.wait_for_text(WORDS("app-offline"))
    page.go("/")
    page.wait_for_text(WORDS("home-more-score"))


@pytest.fixture
def slow(club: LiveServer) -> Iterator[SlowServer]:
    with SlowServer(club.port, held="/assets/SolvePage") as slow:
        yield slow


def test_a_page_that_is_left_while_it_loads_does_not_come_back(
    engine: Engine, slow: SlowServer
) -> None:
    page = EnginePage(engine, slow.base)
    page.start()
    engine.evaluate("() => { setTimeout(() => location.assign('/solve')); }")
    slow.wait_until_held()
    page.go("/learn")
    slow.release()
    page.wait(
        "() => location.pathname === '/learn' && document.querySelector('h1')", "it came back"
    )
    assert slow.asked.count("/solve") == 1
