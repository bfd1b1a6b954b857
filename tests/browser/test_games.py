"""My games: results, curves, and a mistake that is put right."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from brikke.players.bots.just_above import Result, level_above
from brikke.players.bots.levels import LEVELS
from brikke.rules.tiles import TileReader
from tests.browser.finished_games import play_rounds
from tests.browser.player_page import PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.test_bots import choose_bots
from tests.browser.translations import expect_room
from tests.server.clients import bearer
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE


@pytest.fixture(scope="module")
def played(club: LiveServer) -> str:
    """The token of a guest who has finished four rounds."""
    return play_rounds(club.database, club.base, 4)


@pytest.fixture
def ann(browser: Browser, club: LiveServer, played: str) -> Iterator[PlayerPage]:
    page = PlayerPage(browser, club.base, OPEN_PHONE)
    page.go("/")
    guest = httpx.get(f"{club.base}/api/me", headers=bearer(played), timeout=PATIENCE).json()
    page.page.evaluate(
        "guest => localStorage.setItem('brikke.guest', JSON.stringify(guest))",
        {"token": played, **guest},
    )
    page.go("/games")
    yield page
    page.close()


IS_READ = """text => {
    const {width, height} = text.getBoundingClientRect();
    return width > 60 && height > 10 && getComputedStyle(text).clipPath === 'none';
}"""
"""Whether a text is there for the eye, and not for screen readers alone."""


def test_results_are_listed_filtered_and_exported(ann: PlayerPage, tmp_path: Path) -> None:
    page = ann.page
    rows = page.get_by_role("region", name="Results").get_by_role("link")
    expect(rows).to_have_count(3)
    page.get_by_role("button", name="All games").click()
    expect(rows).to_have_count(4)
    curve = page.locator(".over-time h2")
    expect(curve).to_have_text("Points a round")
    assert curve.evaluate(IS_READ)
    page.get_by_text("People", exact=True).click()
    expect(rows).to_have_count(0)
    # Before there are enough rounds for a curve, its place says so.
    few = page.locator(".over-time .about")
    expect(few).to_contain_text("From your third round on")
    assert few.evaluate(IS_READ)
    page.get_by_text("Bots only").click()
    expect(rows).to_have_count(4)
    for name in ("Missed", "Opening", "Points"):
        page.locator(".over-time").get_by_text(name, exact=True).click()
        expect(page.locator(".over-time svg .curve")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export everything as records").click()
    saved.value.save_as(tmp_path / "games.zip")
    with zipfile.ZipFile(tmp_path / "games.zip") as archive:
        assert sum(name.endswith(".brikke") for name in archive.namelist()) == 4
    rows.first.click()
    expect(page).to_have_url(f"{ann.base}/replay/{page.url.rsplit('/', 1)[1]}")


def test_the_rating_is_shown_with_its_doubt(ann: PlayerPage) -> None:
    panel = ann.page.get_by_role("region", name="Rating", exact=True)
    expect(panel.locator("svg .band")).to_be_hidden()
    panel.locator("summary").click()
    expect(panel).to_contain_text("provisional")
    expect(panel).to_contain_text("Most likely between")
    expect(panel.locator("svg .band")).to_be_visible()
    expect(panel.get_by_role("row")).to_have_count(4)
    changes = ann.page.get_by_role("region", name="Results").get_by_role("img", name="rating")
    expect(changes).to_have_count(3)


def test_the_first_screen_of_a_phone_shows_results_and_two_puzzles(ann: PlayerPage) -> None:
    results = ann.page.get_by_role("region", name="Results")
    for name in ("Points", "Rating"):
        expect(results.get_by_text(name, exact=True)).to_be_visible()
    puzzles = ann.page.get_by_role("region", name="Puzzles from your own mistakes")
    second = puzzles.get_by_role("button", name="Turn").nth(1)
    expect(second).to_be_in_viewport(ratio=1)


def test_a_mistake_can_be_tried_again(ann: PlayerPage) -> None:
    page = ann.page
    page.get_by_role("button", name="Solve the first").click()
    expect(page.get_by_role("heading", name="Once more")).to_be_focused()
    expect(page.get_by_role("listbox", name="Your rack")).to_be_visible()
    page.get_by_role("button", name="My games").click()
    expect(page.get_by_role("heading", name="Puzzles from your own mistakes")).to_be_visible()


def test_an_own_mistake_is_solved_and_does_not_come_back_today(
    ann: PlayerPage, played: str
) -> None:
    def ask(path: str, body: dict[str, Any] | None = None) -> Any:
        method = "GET" if body is None else "POST"
        url, head = f"{ann.base}/api{path}", bearer(played)
        answer = httpx.request(method, url, headers=head, json=body, timeout=PATIENCE)
        return answer.raise_for_status().json()

    turns = ask("/me/mistakes")["turns"]
    path = f"/rounds/{turns[0]['commitment']}/turns/{turns[0]['turn']}"
    best = ask(f"{path}/answer", {})
    ann.go("/mistakes/own")
    told = ann.page.get_by_text(f"Turn {turns[0]['turn']} cost you")
    expect(told).to_be_visible()
    if best["best"]["played"]:
        reader = TileReader()
        ann.lay([[str(reader.tile(face)) for face in laid] for laid in best["table"]], "tap")
        ann.finish()
    else:
        ann.button("Draw a tile").click()
    expect(ann.page.get_by_role("heading", name="Right!")).to_be_visible()
    ann.button("Next puzzle").click()
    expect(ann.page.get_by_role("heading", name="Right!")).to_have_count(0)
    ann.go("/mistakes/own")
    link = ann.page.locator(f"a[href='/replay/{turns[0]['commitment']}']")
    expect(link.and_(told)).to_have_count(0)


def test_runa_sits_down_at_the_level_that_the_results_of_her_player_ask_for(
    ann: PlayerPage, played: str
) -> None:
    head = bearer(played)
    mine = httpx.get(f"{ann.base}/api/me/games", headers=head, timeout=PATIENCE).json()["games"]
    level = level_above([Result(("steady",), won=each["place"] == 1) for each in mine])
    dialog = choose_bots(ann)
    dialog.get_by_text("Runa", exact=True).click()
    dialog.get_by_role("button", name="Start").click()
    expect(ann.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    expect(ann.page.get_by_text(f"Runa {LEVELS.index(level) + 1}", exact=True)).to_be_visible()


@pytest.mark.translations
def test_for_everyone_in_every_language_on_a_narrow_phone(ann: PlayerPage) -> None:
    expect(ann.page.get_by_role("heading", name="Results")).to_be_visible()
    axe = Axe(ann)
    axe.look("my games")
    assert not axe.found, "\n".join(axe.found)
    expect_room(ann, "my games", lambda words: [words("games-mistakes")])
