"""The layout of the table in every engine, measured: nothing covered, hidden, small or moving."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from brikke.words.catalogue import Words
from tests.browser.engines.page import FRAMES, EnginePage
from tests.browser.finished_games import prepare_ended_table
from tests.browser.layout_checks import (
    ALL_SIZES,
    FEW_SIZES,
    PHONE,
    Changes,
    Size,
    Stillness,
    covered_controls,
    hidden_tiles,
    scrolling,
    uneven_paint,
)
from tests.browser.player_page import CALM, WAY
from tests.browser.test_places import HUNDRED
from tests.support.live_server import LiveServer

SitDown = Callable[..., EnginePage]
GERMAN = Words("de")
"""Its words are the longest."""
LONG_NAMES = (
    "Wolfeschlegelsteinhausen",
    "Maximiliane-Alexandrina",
    "Bartholomäus Katzenellen",
    "Konstantin der Zauderer",
)

RUNS = (
    "k1 k2 k3 k4 k5 k6 k7 | k8 k9 k10 k11 k12 k13 | r1 r2 r3 r4 r5 r6 r7 | r8 r9 r10 r11 r12 r13"
    " | b1 b2 b3 b4 b5 b6 b7 | b8 b9 b10 b11 b12 b13 | o1 o2 o3 o4 o5 o6 o7 | o8 o9 o10 o11 o12 o13"
)
SEVENTY = f"{RUNS} | " + " | ".join(f"k{n} r{n} b{n}" for n in range(1, 7))
LAST_SIX = "k8 b13 o8 o9 o10 o11"
"""All tiles that are not among the hundred."""
ZOOMED = Size(320, 256)
"""A window of 1280 × 1024 at 400 %."""
RACK = "r9 b9 o9 k10 k11 k12 o1 o2 j"


def open_nothing(ada: EnginePage) -> None:
    """Leave the table as it is."""


def open_tools(ada: EnginePage) -> None:
    ada.button(GERMAN("turn-tools"))


def open_hint(ada: EnginePage) -> None:
    """Ask for a hint with one of the open tools, for its tiles, and for how to lay them."""
    ada.button(GERMAN("hint-ask"))
    for word in ("hint-which", "hint-how"):
        ada.button(GERMAN(word))
    ada.wait(
        "word => ![...document.querySelectorAll('button')].some(each => each.innerText === word)",
        "the hint does not say how",
        GERMAN("hint-how"),
    )


def open_recap(ada: EnginePage) -> None:
    ada.press("button.since")
    ada.wait("() => !document.querySelector('[data-done]')", "the recap is not open")


def lift_a_set(ada: EnginePage) -> None:
    ada.press('[data-tile="b8"]')
    ada.wait_for("[data-strip]")


def make_a_mistake(ada: EnginePage) -> None:
    """Lay a tile alone, and ask why that is no turn."""
    ada.put("k13", None, "tap")
    ada.press("[data-done]")
    ada.wait_for_text(GERMAN("turn-wrong"))


PANELS = (open_hint, lift_a_set, make_a_mistake)


STATES: dict[Callable[[EnginePage], None], tuple[str, ...]] = {
    open_nothing: ("[data-done]", "[data-draw]", f'[aria-label="{GERMAN("turn-undo")}"]'),
    open_tools: (".tools .button",),
    open_hint: (".hint .button",),
    open_recap: (f'[aria-label="{GERMAN("recap-forth")}"]',),
    lift_a_set: ("[data-strip] [data-strip-tile]",),
    make_a_mistake: ("[data-done]", "[data-draw]"),
}
"""Ways to open something, and what must be in reach then."""


@pytest.mark.parametrize(
    "ways",
    [(open_nothing, open_tools, open_hint), (open_recap,), (lift_a_set,), (make_a_mistake,)],
    ids=["hint", "recap", "lifted", "mistake"],
)
def test_no_control_is_covered_or_out_of_reach_at_any_size(
    sit_down: SitDown, page: EnginePage, ways: tuple[Callable[[EnginePage], None], ...]
) -> None:
    page.resize(PHONE)
    ada = sit_down(
        "k1 k2 k3 | r5 b5 o5 k5 | b7 b8 b9 b10 | o11 r11 b11",
        "r9 b9' o9 k9 k10 k11 k12 o1 o2 r1 r2 b2 k13 j",
        own="r6 r7 r8",
        names=LONG_NAMES,
        language="de",
    )
    found: list[str] = []
    for open_it in ways:
        page.resize(PHONE)
        open_it(ada)
        needed = ("[data-rack] [data-tile]", *STATES[open_it])
        for size in sizes(page):
            ada.resize(size)
            problems = [
                *covered_controls(ada.ask, *needed, panel=open_it in PANELS),
                *scrolling(ada.ask, size),
            ]
            about = f"{open_it.__name__} {size.width}×{size.height}"
            found += [f"{about}: {problem}" for problem in problems]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("rounds", [2, 3], ids=["match", "round"])
def test_no_key_at_the_end_is_covered_at_any_size(
    page: EnginePage, club: LiveServer, rounds: int
) -> None:
    bots = ("steady", "greedy", "casual")
    seed = f"{page.engine.name} {rounds}"
    table_id, token = prepare_ended_table(club.database, bots, played=2, rounds=rounds, seed=seed)
    page.start(guest={"token": token, "name": "Ann"}, preferences={**CALM, "language": "de"})
    page.go(f"/t/{table_id}")
    page.wait_for("[data-fair=true]")
    found: list[str] = []
    for size in (*sizes(page), Size(1280, 800)):
        page.resize(size)
        problems = covered_controls(page.ask, ".do .look", ".do .watch", ".do .main")
        found += [f"{size.width}×{size.height}: {problem}" for problem in problems]
    assert found == [], "\n".join(found)


def sizes(page: EnginePage) -> tuple[Size, ...]:
    """Return all sizes in one engine, and fewer in the others."""
    return ALL_SIZES if page.engine.name == "chromium" else FEW_SIZES


def several(page: EnginePage) -> int | None:
    """Return how many cases of the page's own arithmetic to look at: all in one engine only."""
    return None if page.engine.name == "chromium" else 1


def test_no_tile_is_hidden_at_any_size(sit_down: SitDown, page: EnginePage) -> None:
    ada = sit_down(HUNDRED, LAST_SIX)
    found: list[str] = []
    for size in sizes(page):
        ada.resize(size)
        smallest = 28 if size == PHONE else 16 if size.scrolls else 20
        problems = [*hidden_tiles(ada.ask, smallest), *scrolling(ada.ask, size)]
        found += [f"{size.width}×{size.height}: {problem}" for problem in problems]
    assert found == [], "\n".join(found)


def test_no_page_is_wider_than_a_window_at_400_percent_zoom(page: EnginePage) -> None:
    page.resize(ZOOMED)
    page.start()
    found: list[str] = []
    for path in ("/", "/learn", "/learn/add", "/rules", "/solve", "/puzzle", "/replay", "/score"):
        page.go(path)
        page.wait_for("h1")
        found += [f"{path}: {problem}" for problem in scrolling(page.ask, ZOOMED)]
    assert found == []


def test_all_tiles_are_seen_and_large_enough_on_a_phone(
    sit_down: SitDown, page: EnginePage
) -> None:
    page.resize(PHONE)
    tables = [(f"{SEVENTY} | k7 r7 b7 o7", f"{RACK} k13 r13 b13 o13"), (SEVENTY, RACK)]
    for table, rack in tables[: several(page)]:
        ada = sit_down(table, rack)
        assert hidden_tiles(ada.ask, 32) == []
        assert scrolling(ada.ask, PHONE) == []


def test_no_untouched_tile_moves_in_ones_own_turn(sit_down: SitDown, page: EnginePage) -> None:
    for size in (PHONE, Size(844, 390), Size(1280, 800))[: several(page)]:
        page.resize(size)
        ada = sit_down(SEVENTY, RACK)
        still = Stillness(ada.ask)
        moves = [("r9'", None), ("b9'", "r9'"), ("o9'", "b9'"), ("o1'", "b1'"), ("o7", None)]
        for tile, target in moves:
            ada.put(tile, target, "drag")
            about = f"{tile} was put down at {size}"
            assert still.moved(tile, *([target] if target else [])) == [], about
            assert scrolling(ada.ask, size) == [], about


def test_a_drag_moves_one_tile_and_what_moves_is_painted_flat(sit_down: SitDown) -> None:
    ada = sit_down(HUNDRED, LAST_SIX)
    (x, y), (to_x, to_y) = ada.ask(WAY, ["k8'", "b13"])
    ada.engine.mouse(("move", x, y), ("down",), ("move", to_x, to_y))
    ada.ask(FRAMES)
    assert ada.ask("() => document.querySelectorAll('.in-hand .tile').length") == 1
    assert uneven_paint(ada.ask, ".in-hand, .in-hand *, [data-tile], [data-tile] *") == []
    changes = Changes(ada.ask)
    # As long as it would fall to the same place, nothing but the tile itself follows the hand.
    for step in range(1, 6):
        ada.engine.mouse(("move", to_x + step, to_y))
        ada.ask(FRAMES)
    assert changes.outside(".in-hand") == []
    ada.key("Escape")
    ada.engine.mouse(("up",))
