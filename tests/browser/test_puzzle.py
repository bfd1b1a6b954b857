"""Puzzles: solved with hints in steps, and remembered from day to day."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from brikke.solver import explain
from brikke.study.puzzles import Puzzle, puzzle_number
from tests.browser.player_page import PHONE, OpenPage, PlayerPage
from tests.browser.test_access import OPEN_DESKTOP, Axe, expect_heard, listen
from tests.browser.test_solve import CORE
from tests.browser.translations import expect_room

MONDAY = "2026-01-05"
FIRST = puzzle_number(1).puzzle
FULL_TABLE = (
    "r10 r11 r12 | k13 r13 b13 o13 | r8 b8 o8 | k13 r13 b13 | k1 j k3 k4 | k6 r6 b6 o6 |"
    " k7 k8 k9 k10 k11 k12 | k10 r10 b10 o10 | b9 b10 b11 | k12 b12 o12 | o8 o9 o10 o11 |"
    " r2 b2 o2 k2 | k11 r11 b11 o11 | k5 r5 b5 o5 | o1 o2 o3 | o3 o4 o5 | b3 b4 b5 b6 b7 |"
    " r1 r2 r3 | r3 r4 r5 j r7 r8"
)


def on_tuesday(player: PlayerPage, path: str = f"/puzzle/{MONDAY}") -> None:
    """Open a puzzle the day after the first one came out."""
    player.set_date("2026-01-06")
    player.go(path)
    expect(player.page.locator("[data-rack] [data-tile]").first).to_be_visible()


def lay_all(player: PlayerPage, puzzle: Puzzle = FIRST) -> None:
    player.lay([[str(tile) for tile in laid] for laid in puzzle.solution], "tap")
    player.finish()


def test_the_strip_of_a_lifted_set_takes_the_place_of_all_keys(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    on_tuesday(guest)
    keys = guest.page.locator(".controls").bounding_box()
    guest.tile(guest.look()[0][0][1]).tap()
    strip = guest.page.locator("[data-strip]").bounding_box()
    assert keys
    assert strip
    # No part of a key looks out above it, and the rack stays free.
    assert abs(strip["y"] - keys["y"]) <= 1
    assert strip["y"] + strip["height"] == PHONE["viewport"]["height"]


def test_a_puzzle_is_laid_with_own_hands_and_remembered(open_page: OpenPage) -> None:
    guest = open_page()
    listen(guest)
    on_tuesday(guest)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Puzzle of 5 January")
    expect(guest.page.get_by_text("One set must be taken apart")).to_be_visible()
    expect(guest.status).to_have_text("Lay all your tiles in one turn.")
    lay_all(guest)
    dialog = guest.page.get_by_role("dialog", name="Solved!")
    expect(dialog.get_by_text("All laid, and without a hint. Beautiful!")).to_be_visible()
    expect(dialog.get_by_text("One day solved. Come back tomorrow!")).to_be_visible()
    expect(dialog.get_by_label("Your result")).to_have_value(
        f"Brikke, 5 January 2026 ●○○○○ solved without a hint {guest.base}/puzzle/{MONDAY}"
    )
    expect_heard(guest, "Solved!")
    dialog.get_by_role("button", name="More puzzles").click()
    monday = guest.page.get_by_role("link", name="Monday 5 Jan")
    expect(monday).to_contain_text("solved")
    expect(guest.page.get_by_role("link", name="Tuesday 6 Jan")).to_contain_text("not solved")
    guest.button("Close").click()
    guest.page.reload()
    guest.button("Your result").click()
    expect(dialog).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.button("Your result")).to_be_focused()
    assert guest.look()[1] == []
    guest.button("Lay it once more").click()
    assert len(guest.look()[1]) == len(FIRST.position.rack)
    lay_all(guest)
    expect(dialog).to_be_visible()


def test_a_full_table_takes_another_set(open_page: OpenPage) -> None:
    """A table on which no free place is left, taken from a round, instead of the puzzle's own."""
    guest = open_page(PHONE)

    def with_full_table(route: Route) -> None:
        table = [laid.split() for laid in FULL_TABLE.split(" | ")]
        route.fulfill(json=route.fetch().json() | {"table": table})

    guest.page.route(f"**/api/puzzles/{MONDAY}", with_full_table)
    on_tuesday(guest)
    before, [three, ten] = guest.look()
    guest.put(three, None, "tap")
    assert guest.look() == ([*before, [three]], [ten])
    guest.page.unroute(f"**/api/puzzles/{MONDAY}")


def test_a_good_turn_that_leaves_tiles_is_not_the_end(open_page: OpenPage) -> None:
    number = next(each for each in range(1, 99) if adding(puzzle_number(each).puzzle))
    puzzle = puzzle_number(number).puzzle
    tile, behind = adding(puzzle) or ("", "")
    guest = open_page()
    guest.set_date("2026-06-06")
    guest.go(f"/puzzle/{number}")
    guest.put(tile, behind, "tap")
    left = len(puzzle.position.rack) - 1
    told = "one tile is" if left == 1 else f"{left} tiles are"
    expect(guest.status).to_have_text(f"Good so far: {told} left.")
    expect(guest.done).to_have_attribute("data-lit", "false")
    guest.done.click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def adding(puzzle: Puzzle) -> tuple[str, str] | None:
    """Return a tile that may simply be added at the end of a run, and what it is laid behind."""
    for laid in puzzle.position.table:
        for tile in puzzle.position.rack:
            last = laid[-1].face
            is_run = len({each.face.number for each in laid}) > 1 and not last.is_joker
            if is_run and last.number < 13 and tile.face == last + 1:
                return str(tile), str(laid[-1])
    return None


def test_help_comes_in_steps_and_the_solution_moves(open_page: OpenPage) -> None:
    guest = open_page(fresh=True)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    on_tuesday(guest, "/puzzle/2")
    puzzle = puzzle_number(2).puzzle
    hinted = guest.page.locator(".tile.hinted")
    guest.button("Hint").click()
    expect(guest.page.get_by_text("Start with this set:")).to_be_visible()
    expect(hinted).to_have_count(len(puzzle.key_step.from_table[0].source))
    guest.button("One more hint").click()
    expect(guest.page.get_by_text("These 2 sets must be taken apart.")).to_be_visible()
    expect(hinted).to_have_count(sum(map(len, puzzle.apart)))
    guest.button("One more hint").click()
    expect(guest.page.get_by_text("One of the steps:")).to_be_visible()
    assert not any("solution" in url for url in asked), "nobody asked for it yet"
    guest.button("Show the solution").click()
    # The first step is told while arrows show it.
    expect(guest.page.locator("[data-step='0']")).to_contain_text("1 of ")
    expect(guest.page.locator("[data-step='0'] .chips")).to_be_visible()
    expect(guest.page.locator("[data-arrows=hint]")).to_be_attached()
    on = guest.button("One step forward")
    expect(on).to_be_focused()
    while on.is_enabled():
        on.click()
    pieces, rack = guest.look()
    assert rack == []
    assert sorted(map(sorted, pieces)) == sorted(sorted(map(str, laid)) for laid in puzzle.solution)
    guest.button("One step back").click()
    guest.button("Back to your tiles").click()
    assert len(guest.look()[1]) == len(puzzle.position.rack)
    lay_all(guest, puzzle)
    shown = guest.page.get_by_text("All laid. Next time you may not need the solution.")
    expect(shown).to_be_visible()


def test_the_solution_plays_by_itself_for_those_who_like_movement(open_page: OpenPage) -> None:
    guest = open_page(fresh=True, calm=False)
    guest.page.clock.install(time="2026-01-06T12:00:00")
    guest.go(f"/puzzle/{MONDAY}")
    guest.button("Hint").click()
    for _ in range(2):
        guest.button("One more hint").click()
    guest.button("Show the solution").click()
    expect(guest.button("Pause")).to_be_visible()
    for step in range(1, 1 + len(explain(FIRST.position.table, FIRST.solution))):
        guest.page.clock.fast_forward(3000)
        expect(guest.page.locator(f"[data-step='{step}']")).to_be_visible()
    expect(guest.button("Play")).to_be_visible()


def test_there_is_one_for_today_and_another_as_hard_as_one_likes(open_page: OpenPage) -> None:
    guest = open_page()
    guest.set_date("2026-02-01")
    guest.go("/puzzle")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Today’s puzzle")
    expect(guest.page.get_by_text("5 sets must be taken apart")).to_be_visible()
    guest.button("More puzzles").click()
    days = guest.page.get_by_role("dialog").get_by_role("link")
    expect(days).to_have_count(14)
    guest.button("Show more days").click()
    expect(days).to_have_count(28)
    grades = guest.page.get_by_role("group", name="Another one: how many sets to take apart?")
    grades.get_by_role("button", name="4").click()
    expect(guest.page).to_have_url(re.compile(r"/puzzle/2026-01-\d\d$"))
    expect(guest.page.get_by_text("4 sets must be taken apart")).to_be_visible()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_without_the_server_it_says_so_and_what_was_laid_is_kept(open_page: OpenPage) -> None:
    def refuse(route: Route) -> None:
        route.abort("connectionrefused")

    guest = open_page()
    guest.page.route("**/api/puzzles/**", refuse)
    guest.go(f"/puzzle/{MONDAY}")
    expect(guest.page.get_by_text("The server cannot be reached.")).to_be_visible()
    guest.page.unroute("**/api/puzzles/**")
    guest.button("Try again").click()
    guest.page.route("**/api/check", refuse)
    guest.page.route(CORE, refuse)
    guest.lay([[str(tile) for tile in laid] for laid in FIRST.solution], "tap")
    expect(guest.status).to_contain_text("The server cannot be reached.")
    laid = guest.look()
    guest.page.reload()
    expect(guest.page.locator("[data-table] [data-tile]").first).to_be_visible()
    assert guest.look() == laid
    guest.page.unroute("**/api/check")
    guest.finish()
    expect(guest.page.get_by_role("dialog", name="Solved!")).to_be_visible()


def test_a_puzzle_that_is_still_to_come_is_not_shown(open_page: OpenPage) -> None:
    guest = open_page()
    guest.go("/puzzle/2099-01-01")
    none = "There is no such puzzle, or not yet: 2099-01-01"
    expect(guest.page.get_by_text(none)).to_be_visible()
    expect(guest.page.get_by_role("link", name="Today’s puzzle").last).to_be_visible()
    assert all("400" in said for said in guest.complaints)
    guest.complaints.clear()


def through(player: PlayerPage, look: Callable[[str], None]) -> None:
    """Go through everything there is about a puzzle, and look at each of it."""
    on_tuesday(player)
    look("a puzzle")
    player.button("Hint").click()
    for seen, more in enumerate(("One more hint", "One more hint", "Show the solution"), 1):
        expect(player.button(more)).to_be_visible()
        look(f"hint {seen}")
        player.button(more).click()
    player.button("One step forward").click()
    look("solution")
    player.button("Back to your tiles").click()
    lay_all(player)
    expect(player.page.get_by_role("dialog", name="Solved!")).to_be_visible()
    look("solved")
    player.button("Close").click()
    look("after it")
    player.button("More puzzles").click()
    expect(player.page.get_by_role("link", name="Monday 5 Jan")).to_be_visible()
    look("more puzzles")


def test_everyone_can_read_and_reach_it(open_page: OpenPage) -> None:
    guest = open_page(OPEN_DESKTOP)
    axe = Axe(guest)
    through(guest, axe.look)
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.translations
def test_every_language_has_room_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    through(guest, lambda where: expect_room(guest, where))
