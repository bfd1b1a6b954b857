"""A club evening in browsers, from the invitation to the standings.

Eight people: one with a phone, one with a desktop, and programs behind the other six. A projector
follows. Each screen speaks another language.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import expect

from brikke.words.catalogue import Words
from tests.browser.player_page import DESKTOP, PHONE, OpenPage, PlayerPage
from tests.browser.test_club import new_person
from tests.browser.translations import expect_room
from tests.server.clients import NetworkPlayer, bearer, best_brain
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

PEOPLE = ("Mia", "Nils", "Oda", "Pia", "Quinn", "Rut")
RULES = "nordic tiles_dealt=6 opening_minimum=0 turn_seconds=600"


async def play(base: str, key: str, tokens: list[str]) -> None:
    """Let programs play their tables to the end."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:

        async def attend(token: str) -> None:
            news = f"/api/tournaments/{key}/news"
            while (table := (await http.get(news, headers=bearer(token))).json()["table"]) is None:
                await asyncio.sleep(0.1)
            await NetworkPlayer(base, token, table["table"], best_brain).play(asyncio.Event())

        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*map(attend, tokens))


NAMES_HAVE_ROOM = """() => {
    const names = [...document.querySelectorAll('table .who b')];
    return names.some(name => name.textContent === 'Kim Kveld')
        && names.every(name => name.clientWidth > 30);
}"""


def draw_some(people: list[PlayerPage], turns: int) -> None:
    """Draw as often at each page, whenever it is its turn."""
    left = dict.fromkeys(people, turns)
    while any(left.values()):
        for each in people:
            if left[each] and each.is_my_turn():
                each.page.locator("[data-draw]").click()
                left[each] -= 1
            each.page.wait_for_timeout(50)


@pytest.mark.translations
def test_an_evening_of_eight(open_page: OpenPage, club: LiveServer) -> None:
    with httpx.Client(base_url=f"{club.base}/api", timeout=PATIENCE) as api:
        spend_an_evening(open_page, club.base, api)


def no_picture(_player: PlayerPage, _name: str) -> None:
    """Take none; the documentation has pictures."""


def open_the_projector(wall: PlayerPage, link: str, words: Words) -> None:
    """Open the projector, whose tools are there for those who stand at it, and not from afar."""
    wall.go(f"{link}/screen")
    expect(wall.page.get_by_role("img", name=words("lobby-qr"))).to_be_visible()
    expect(wall.page.get_by_text(words("tour-players", count=8))).to_be_visible()
    tools = wall.page.locator(".tools")
    expect(tools).to_have_css("opacity", "0")
    wall.page.mouse.move(400, 300)
    wall.page.mouse.move(500, 300)
    expect(tools).to_have_css("opacity", "1")
    expect(tools).to_have_css("opacity", "0")
    wall.page.get_by_role("checkbox", name=words("tour-bell")).focus()
    expect(tools).to_have_css("opacity", "1")


def look_at_the_club(kim: PlayerPage, club: str) -> None:
    """Look at the standings of a club, which count the rounds won by its members."""
    kim.go(f"/club/{club}")
    standings = kim.page.get_by_role("region", name="Standings")
    chosen = standings.get_by_role("option", name="Rounds won")
    expect(chosen).to_have_js_property("selected", True)
    own = standings.get_by_role("listitem").filter(has_text="Kim Kveld")
    expect(own).to_contain_text(re.compile("[01] of 1"))


def names_and_bars_have_room(wall: PlayerPage) -> None:
    """Wait until names keep their room beside shares and points, with a bar below each of them."""
    wall.page.wait_for_function(NAMES_HAVE_ROOM)
    expect(wall.page.locator("tbody .under:visible")).to_have_count(8)


def spend_an_evening(
    open_page: OpenPage,
    base: str,
    api: httpx.Client,
    picture: Callable[[PlayerPage, str], None] = no_picture,
) -> None:
    """Invite, join, play, and look at standings and deals."""
    german, finnish, norwegian = Words("de"), Words("fi"), Words("nb")
    kim = open_page(PHONE, language="de")
    lou = open_page(DESKTOP, language="fi")
    wall = open_page(DESKTOP, language="nb")
    host, guest = new_person(base, "Kim Kveld", keeps=True), new_person(base, "Lou", keeps=False)
    kim.be(host, "Kim Kveld")
    lou.be(guest, "Lou")
    home = api.post("/clubs", json={"name": "Evening of eight"}, headers=bearer(host)).json()["id"]
    event = {"name": "Friday", "rulebook": RULES, "seats": 4, "rounds": 1, "club": home}
    made = api.post("/tournaments", json=event, headers=bearer(host)).raise_for_status().json()
    key = made["id"]

    # The invitation: the host shows it, and a friend opens it.
    kim.go(made["link"])
    kim.page.get_by_role("button", name=german("tour-join")).click()
    kim.page.get_by_role("button", name=german("tour-invite")).click()
    expect(kim.page.get_by_role("img", name=german("lobby-qr"))).to_be_visible()
    link = kim.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link.endswith(made["link"])
    picture(kim, "invitation")
    kim.page.keyboard.press("Escape")
    lou.go(made["link"])
    lou.page.get_by_role("button", name=finnish("tour-join")).click()
    tokens = [new_person(base, name, keeps=False) for name in PEOPLE]
    for token in tokens:
        api.post(f"/tournaments/{key}/join", headers=bearer(token)).raise_for_status()
    open_the_projector(wall, made["link"], norwegian)

    # Everyone's page leads to their table, where the programs play.
    kim.page.get_by_role("button", name=german("tour-begin"), exact=True).click()
    for each in (kim, lou):
        each.page.locator("a[href^='/t/']").click()
        expect(each.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    expect(wall.page.get_by_text(norwegian("tour-playing"), exact=True).first).to_be_visible()
    with ThreadPoolExecutor(2) as threads:
        programs = threads.submit(asyncio.run, play(base, key, tokens))
        draw_some([kim, lou], 2)
        # From here on both let a program finish for them, on a second device.
        threads.submit(asyncio.run, play(base, key, [host, guest])).result()
        programs.result()

    # The standings, on every screen in its language.
    for each, words in ((kim, german), (lou, finnish)):
        each.go(made["link"])
        expect(each.page.get_by_role("heading", name=words("tour-standings"))).to_be_visible()
        expect(each.page.get_by_role("row")).to_have_count(9)
    expect(wall.page.get_by_role("heading", name=norwegian("tour-standings"))).to_be_visible()
    names_and_bars_have_room(wall)
    picture(kim, "standings")
    picture(wall, "projector")
    expect_room(kim, "evening", lambda words: [words("tour-standings")])
    expect_room(wall, "projector", lambda words: [words("tour-club-code")])

    api.post(f"/clubs/{home}/members", headers=bearer(guest)).raise_for_status()
    look_at_the_club(kim, home)

    # Afterwards the deal is looked at across both tables, side by side, with the best turns.
    lou.page.get_by_role("link", name=finnish("tour-deal", number=1)).click()
    lou.page.wait_for_url(re.compile("/deal/1$"))
    expect(lou.page.get_by_role("heading", name=finnish("tour-side"))).to_be_visible()
    expect_room(lou, "deal", lambda words: [words("tour-side")])
    api.close()
