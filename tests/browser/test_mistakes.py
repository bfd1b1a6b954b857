"""Puzzles from mistakes: a turn is chosen on the board, and its chances are compared."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from brikke.study.mistakes import Mistake, mistake_count, mistake_puzzle
from brikke.study.reasons import Reason
from tests.browser.player_page import PHONE, OpenPage, PlayerPage
from tests.browser.test_access import OPEN_DESKTOP, Axe
from tests.browser.translations import expect_room


def numbered(wanted: Callable[[Mistake], bool]) -> int:
    """Return the first puzzle that is as wanted."""
    numbers = range(1, mistake_count() + 1)
    return next(number for number in numbers if wanted(mistake_puzzle(number).mistake))


TO_PLAY = numbered(lambda mistake: len(mistake.best.played) > 0)
NOT_TO_DRAW = numbered(lambda mistake: not mistake.is_right(()))


def lay_best(player: PlayerPage, number: int = TO_PLAY) -> None:
    table = mistake_puzzle(number).mistake.best_table
    player.lay([[str(tile) for tile in laid] for laid in table], "tap")
    player.finish()
    expect(player.page.get_by_role("heading", name="Right!")).to_be_visible()


def percent(player: PlayerPage, which: str) -> str:
    return player.page.locator(f"[data-turn='mistakes-{which}'] .chance").inner_text().strip()


def test_a_turn_is_compared_with_the_obvious_one_and_the_best(open_page: OpenPage) -> None:
    mistake = mistake_puzzle(TO_PLAY).mistake
    guest = open_page()
    guest.go(f"/mistakes/{TO_PLAY}")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(f"Puzzle {TO_PLAY}")
    expect(guest.status).to_have_text("Which turn wins most often? Lay it, or draw.")
    lay_best(guest)
    assert percent(guest, "yours-best") == f"{round(100 * mistake.best.chance)}%"
    expect(guest.page.locator("[data-turn='mistakes-best']")).to_have_count(0)
    assert percent(guest, "obvious") == f"{round(100 * mistake.made_chance)}%"
    # The board stays, with the best turn on it: arrows show its first step, and a key makes it.
    shown = guest.page.locator("[data-best-board]")
    expect(shown.locator("[data-arrows=hint]")).to_be_attached()
    assert len(guest.look()[1]) == len(mistake.view.rack)
    on = guest.button("One step forward")
    while on.is_enabled():
        on.click()
    best = {tuple(sorted(map(str, laid))) for laid in mistake.best_table}
    assert {tuple(sorted(laid)) for laid in guest.look()[0]} == best
    guest.button("One step back").click()
    assert {tuple(sorted(laid)) for laid in guest.look()[0]} != best
    guest.button("Try again").click()
    assert len(guest.look()[1]) == len(mistake.view.rack)
    guest.button("All puzzles").click()
    state = guest.page.locator(f"dialog a[href='/mistakes/{TO_PLAY}'] .state")
    expect(state).to_have_text("solved")


KEPT_JOKER = numbered(
    lambda mistake: mistake.reason is Reason.SPENT_JOKER and not mistake.best.played
)


def test_where_drawing_is_best_the_board_stays_and_shows_what_is_better_kept(
    open_page: OpenPage,
) -> None:
    guest = open_page(PHONE)
    guest.go(f"/mistakes/{KEPT_JOKER}")
    guest.button("Draw a tile").click()
    expect(guest.page.get_by_role("heading", name="Right!")).to_be_visible()
    # Without scrolling the key to go on is in sight, and so is a comparison.
    expect(guest.button("Next puzzle")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("[data-turn='mistakes-yours-best']")).to_be_in_viewport(ratio=1)
    mistake = mistake_puzzle(KEPT_JOKER).mistake
    assert len(guest.look()[1]) == len(mistake.view.rack)
    lit = guest.page.locator("[data-best-board] [data-rack] .hinted")
    expect(lit).to_have_attribute("data-tile", re.compile("^j"))
    # The sentence leads to the tile that it is about.
    why = guest.page.locator(".why")
    expect(why).to_contain_text("better kept, because later it takes more tiles along:")
    expect(why.locator(".tile")).to_have_count(1)


def test_who_draws_where_that_is_wrong_is_told_so_and_goes_on(open_page: OpenPage) -> None:
    guest = open_page()
    guest.go(f"/mistakes/{NOT_TO_DRAW}")
    guest.button("Draw a tile").click()
    expect(guest.page.get_by_role("heading", name="Another turn wins more often.")).to_be_visible()
    guest.button("Next puzzle").click()
    expect(guest.page.get_by_role("heading", level=1)).not_to_contain_text(f"Puzzle {NOT_TO_DRAW}")


def test_a_guest_without_rounds_has_no_mistakes_of_its_own(open_page: OpenPage) -> None:
    guest = open_page()
    guest.go("/puzzle")
    guest.page.get_by_role("link", name="Your own mistakes").click()
    expect(guest.page.get_by_text("Nothing to try again today.")).to_be_visible()


def through(player: PlayerPage, look: Callable[[str], None]) -> None:
    """Go through everything there is about a puzzle from a mistake, and look at each of it."""
    player.go(f"/mistakes/{TO_PLAY}")
    expect(player.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    look("a puzzle from a mistake")
    lay_best(player)
    look("its answer")
    player.button("All puzzles").click()
    look("all puzzles from mistakes")


def test_everyone_can_read_and_reach_it(open_page: OpenPage) -> None:
    guest = open_page(OPEN_DESKTOP)
    axe = Axe(guest)
    through(guest, axe.look)
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.translations
def test_every_language_has_room_on_a_narrow_phone(open_page: OpenPage) -> None:
    guest = open_page(PHONE)
    through(guest, lambda where: expect_room(guest, where))
