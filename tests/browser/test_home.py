"""The start page: against bots, with friends, on one device, and coming back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from brikke.study.puzzles import easy_number_on, small_form, small_number_on
from brikke.words.catalogue import Words, languages
from tests.browser.player_page import DESKTOP, PHONE, TABLET, OpenPage, PlayerPage, SitDown
from tests.browser.prepared_tables import prepare_shared_table, prepare_table, run_beside
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.server.clients import NetworkPlayer, plain_brain
from tests.support.live_server import LiveServer


def rack(player: PlayerPage) -> Locator:
    return player.page.locator("[data-rack] [data-tile]")


def link_in(player: PlayerPage) -> str:
    """Return the link that is shown to be sent."""
    return player.page.get_by_role("textbox", name="Link or code").input_value()


def code_of(link: str) -> str:
    """Return the code that is shown beside a link."""
    return f"{link[-16:-13]}-{link[-13:-10]}".upper()


def host_a_table(player: PlayerPage, name: str) -> str:
    """Set up a table for friends; return its link."""
    player.go("/")
    player.page.get_by_label("What should we call you?").fill(name)
    player.button("Set up a table").click()
    expect(player.page.get_by_role("heading", name="still free")).to_be_visible()
    return link_in(player)


def guest_in(page: Page) -> str:
    """Return whom the browser keeps as its guest."""
    guest: str = page.evaluate("() => localStorage.getItem('brikke.guest')")
    return guest


def own_tables(player: PlayerPage, token: str) -> list[str]:
    """Return the tables where the server says that a guest has a seat."""
    answer = player.page.request.get(
        f"{player.base}/api/me/tables", headers={"authorization": f"Bearer {token}"}
    )
    return [table["id"] for table in answer.json()]


def test_one_click_leads_to_a_rack_dealt_against_bots(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    ada.button("Play now").click()
    expect(rack(ada)).to_have_count(14)
    expect(ada.page.locator("[data-seat]")).to_have_count(3)
    expect(ada.page.locator("[data-seat]").first).to_contain_text("You")


MONDAY = "2026-01-05"


def on_monday(player: PlayerPage) -> None:
    """Come in on the day of the first puzzle."""
    player.set_date(MONDAY)
    player.go("/")
    expect(rack(player).first).to_be_visible()


def test_who_never_played_is_led_to_the_first_lesson(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    first = ada.page.get_by_role("link", name="Never played? Two minutes.")
    first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Groups and runs")
    ada.go("/")
    expect(first).to_be_visible()
    ada.button("Play now").click()
    expect(rack(ada)).to_have_count(14)
    ada.page.get_by_role("link", name="Home").click()
    expect(ada.page.get_by_role("heading", name="Continue playing")).to_be_visible()
    expect(first).to_be_hidden()


EASY = small_form(easy_number_on(date.fromisoformat(MONDAY)))
SMALL = small_form(small_number_on(date.fromisoformat(MONDAY)))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_small_puzzle_of_today_is_laid_on_the_spot(
    open_page: OpenPage, screen: dict[str, Any]
) -> None:
    ada = open_page(screen)
    on_monday(ada)
    expect(ada.page.get_by_role("heading", name="Today’s little puzzle: lay both")).to_be_visible()
    expect(ada.status).to_have_text("Drag them onto the table")
    ada.lay([[str(tile) for tile in laid] for laid in EASY.solution], "tap")
    # Nobody has to say that it is done, and it stays so.
    for _ in range(2):
        expect(ada.page.get_by_role("heading", name="Solved!")).to_be_visible()
        ada.page.reload()
    ada.button("Lay it once more").click()
    expect(rack(ada)).to_have_count(2)
    expect(ada.page.get_by_role("heading", name="Today’s little puzzle: lay both")).to_be_focused()


def test_who_has_learned_or_played_gets_a_harder_small_puzzle(open_page: OpenPage) -> None:
    ada = open_page()
    shown = ada.page.locator(".puzzle small")
    on_monday(ada)
    expect(shown).to_have_text("easy · a new one every day")
    assert sorted(ada.look()[1]) == sorted(map(str, EASY.position.rack))
    ada.keep("lessons", ["groups-and-runs"])
    on_monday(ada)
    expect(shown).to_have_text("a new one every day")
    assert sorted(ada.look()[1]) == sorted(map(str, SMALL.position.rack))


def test_a_puzzle_that_a_newcomer_has_solved_stays_solved_and_leads_on(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    on_monday(ada)
    ada.lay([[str(tile) for tile in laid] for laid in EASY.solution], "tap")
    praise = ada.page.get_by_role("heading", name="Solved! That is the whole idea.")
    expect(praise).to_be_visible()
    lesson = ada.page.get_by_role("link", name="Two minutes with the fox")
    expect(lesson).to_have_attribute("href", "/learn/groups-and-runs")
    # Who has learned gets the usual puzzle from tomorrow on: today the solved one stays.
    ada.keep("lessons", ["groups-and-runs"])
    ada.page.reload()
    expect(praise).to_be_visible()
    expect(ada.page.get_by_role("link", name="Today’s big puzzle")).to_be_visible()


def test_hints_for_the_small_puzzle_lay_it_step_by_step(open_page: OpenPage) -> None:
    ada = open_page(OPEN_PHONE)
    on_monday(ada)
    ada.button("Hint").click()
    expect(ada.status).to_have_text("Start with the marked set.")
    expect(ada.page.locator(".tile.hinted")).not_to_have_count(0)
    axe = Axe(ada)
    axe.look("a hint at home")
    assert not axe.found, "\n".join(axe.found)
    while rack(ada).count():
        ada.button("Hint").click()
    expect(ada.page.get_by_role("heading", name="Solved!")).to_be_visible()
    axe.look("solved at home")
    assert not axe.found, "\n".join(axe.found)
    ada.page.get_by_role("link", name="Two minutes with the fox").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Groups and runs")


def test_a_puzzle_that_cannot_be_fetched_is_asked_for_again(open_page: OpenPage) -> None:
    ada = open_page()
    ada.page.route("**/api/puzzles/*", lambda route: route.abort())
    ada.go("/")
    expect(ada.page.get_by_text("The puzzle could not be loaded.")).to_be_visible()
    expect(ada.button("Play now")).to_be_visible()
    ada.page.unroute("**/api/puzzles/*")
    ada.button("Reload").click()
    expect(rack(ada).first).to_be_visible()
    ada.complaints = [each for each in ada.complaints if "ERR_FAILED" not in each]


def test_the_bots_chosen_at_home_sit_down(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    who = ada.page.get_by_role("group", name="Who will you play against?")
    for name in ("Siv", "Alma"):
        who.get_by_text(name, exact=True).click()
    siv = "Siv Never misses. Holds tiles back until they all fit."
    expect(who.get_by_role("checkbox", name=siv)).to_be_checked()
    expect(ada.page.get_by_text("Nordic · Otto and Siv")).to_be_visible()
    # The dialog knows them, too, and so does the next visit.
    ada.button("Change rules and players").first.click()
    dialog = ada.page.get_by_role("dialog", name="Against bots")
    expect(dialog.get_by_role("checkbox", checked=True, name="Siv")).to_have_count(1)
    expect(dialog.get_by_role("checkbox", checked=True, name="Alma")).to_have_count(0)
    ada.button("Close").click()
    ada.page.reload()
    ada.button("Play now").click()
    expect(rack(ada)).to_have_count(14)
    expect(ada.page.locator("[data-seat]").filter(has_text="Siv")).to_be_visible()
    expect(ada.page.locator("[data-seat]").filter(has_text="Alma")).to_have_count(0)


TIME_OUT = "If time runs out, an unfinished turn is undone and you draw 3 penalty tiles."


def test_the_clock_of_quick_play_is_switched_at_home(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    clock = ada.page.get_by_role("checkbox", name="Clock")
    expect(clock).not_to_be_checked()
    expect(ada.page.get_by_text(TIME_OUT)).to_have_count(0)
    clock.check()
    expect(clock).to_have_accessible_description(TIME_OUT)
    expect(ada.page.get_by_text(TIME_OUT)).to_be_in_viewport(ratio=1)
    ada.button("Play now").click()
    expect(rack(ada)).to_have_count(14)
    ada.button("Menu").click()
    ada.button("Rules").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("A turn may take up to one minute.")


def test_on_a_phone_playing_is_in_reach_from_the_start(open_page: OpenPage) -> None:
    ada = open_page(PHONE)
    ada.go("/")
    expect(rack(ada).first).to_be_visible()
    expect(ada.button("Play now")).to_be_in_viewport()
    ada.button("Friends").click()
    expect(ada.page.get_by_role("heading", name="Play with friends")).to_be_focused()
    expect(ada.button("Set up a table")).to_be_in_viewport()


SCREENS = [(360, 740), (740, 360), (844, 390), (768, 1024), (1024, 768), (1440, 900)]
COVERED = """names => names.filter(name => {
    const {left, right, top, bottom} = document.querySelector(name).getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, bottom - 3);
    return top < 0 || bottom > innerHeight || !seen?.closest(name);
})"""
"""Those of some elements that lie outside the window, or below something else."""


def test_the_first_screen_has_room_puzzle_faces_and_keys_at_every_size(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    on_monday(ada)
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.button("Play now")).to_be_in_viewport(ratio=1)
        needed = [".scene", ".notes .new", "[data-piece]", "[data-rack]", ".bots label"]
        needed += [".switch input", ".play"]
        if width >= 700 and height >= 560:
            needed += [".others button", ".others a", ".choices .button", ".join input"]
        assert ada.page.evaluate(COVERED, needed) == [], f"{width}×{height}"
        scene = ada.page.locator("div.scene").bounding_box()
        assert scene
        assert scene["height"] >= 150, f"{width}×{height}"


@pytest.mark.parametrize("screen", [(768, 1024), (1024, 768), (1440, 900)], ids=str)
def test_the_rack_of_the_puzzle_lies_beside_its_sets(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    width, height = screen
    ada = open_page({"viewport": {"width": width, "height": height}})
    on_monday(ada)
    sets = [each.bounding_box() for each in ada.page.locator("[data-piece]").all()]
    shelf = ada.page.locator("[data-rack]").bounding_box()
    assert shelf
    last = max(each["x"] + each["width"] for each in sets if each)
    assert 0 < shelf["x"] - last < 110
    assert all(each and each["y"] < shelf["y"] + shelf["height"] for each in sets)


def test_a_wide_screen_has_cards_on_both_sides_of_the_puzzle(open_page: OpenPage) -> None:
    ada = open_page(DESKTOP)
    on_monday(ada)
    expect(ada.page.get_by_role("region", name="Two kinds of sets")).to_be_visible()
    ada.keep("lessons", ["groups-and-runs"])
    on_monday(ada)
    beside = ada.page.locator(".beside").get_by_role("link")
    expect(beside).to_have_count(2)
    expect(beside.first).to_have_attribute("href", "/games")
    expect(beside.last).to_have_attribute("href", "/puzzle")


@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_the_first_screen_says_how_many_people_look_for_players(
    open_page: OpenPage, screen: dict[str, Any]
) -> None:
    ada = open_page(screen)
    wish = {"rulebook": "nordic", "edition": "nordic", "seats": 2, "rated": False}
    waiting = [wish | {"waiting": 1}, wish | {"seats": 4, "waiting": 2}]
    ada.page.route("**/api/seeks", lambda route: route.fulfill(json=waiting))
    ada.go("/")
    shown = ada.page.locator(".first-screen").get_by_role("link").filter(
        has=ada.page.get_by_label("3 people are looking for players").or_(
            ada.page.get_by_text("3 people are looking for players")
        )
    )  # fmt: skip
    expect(shown).to_be_in_viewport(ratio=1)
    expect(shown).to_have_attribute("href", "/club#seek")
    # Without anybody who waits nothing is said.
    ada.page.unroute("**/api/seeks")
    ada.page.route("**/api/seeks", lambda route: route.fulfill(json=[]))
    with ada.page.expect_response("**/api/seeks"):
        ada.page.reload()
    expect(rack(ada).first).to_be_visible()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_first_screen_has_the_clock_and_what_a_time_out_costs_in_every_language(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    width, height = screen
    ada = open_page({"viewport": {"width": width, "height": height}})
    ada.keep("setup.bots", {"clock": True})
    on_monday(ada)
    for language in languages():
        ada.set(language=language)
        cost = Words(language)("clock-cost", count=3)
        expect(ada.page.get_by_text(cost)).to_be_in_viewport(ratio=1)
        covered = ada.page.evaluate(COVERED, [".bots label", ".switch input", ".cost", ".play"])
        assert covered == [], language


MOVING = """() => document.getAnimations().filter(
    each => each.effect.target.closest('.scene')).length"""


def test_the_scene_is_still_for_those_who_want_less_motion(open_page: OpenPage) -> None:
    ada = open_page(calm=False)
    ada.go("/")
    scene = ada.page.locator("svg.scene")
    expect(scene).to_have_attribute("aria-hidden", "true")
    assert ada.page.evaluate(MOVING) == 4
    ada.set(calm=True)
    assert ada.page.evaluate(MOVING) == 0
    ada.set(calm=False)
    ada.page.emulate_media(reduced_motion="reduce")
    assert ada.page.evaluate(MOVING) == 0


def test_more_than_two_games_are_all_there(club: LiveServer, open_page: OpenPage) -> None:
    table, token = prepare_table(club.database, "k1 k2 k3", "r1 r9")
    ada = open_page()
    ada.be(token, "Ada")
    for _ in range(3):
        made = ada.page.request.post(
            f"{ada.base}/api/tables", data={}, headers={"authorization": f"Bearer {token}"}
        )
        assert made.ok
    ada.go("/")
    games = ada.page.get_by_role("region", name="Continue playing").get_by_role("link")
    expect(games).to_have_count(2)
    # The one that waits for her is first.
    expect(games.first).to_have_attribute("href", f"/t/{table}")
    expect(ada.page.get_by_role("region", name="More games").get_by_role("link")).to_have_count(2)


def test_a_table_for_friends_has_a_link_a_code_and_a_picture(
    club: LiveServer, open_page: OpenPage
) -> None:
    ada = open_page({**DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]})
    link = host_a_table(ada, "Ada")
    assert re.fullmatch(rf"{club.base}/t/[a-z0-9]{{16}}", link)
    assert ada.page.url == link
    expect(ada.page.get_by_role("img", name=code_of(link), exact=True)).to_be_visible()
    picture = ada.page.get_by_role("img", name="The same link as a QR code")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    ada.button("Copy").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("() => navigator.clipboard.readText()") == link
    expect(ada.button("Start the match")).to_be_disabled()


NEARBY = [f"http://{host}:8000" for host in ("192.168.1.20", "10.0.0.4")]


@pytest.mark.parametrize("screen", [(360, 740), (740, 360), (768, 1024), (1440, 900)], ids=str)
def test_code_and_picture_of_a_new_table_are_in_sight_and_the_key_that_copies_its_link(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    width, height = screen
    ada = open_page({"viewport": {"width": width, "height": height}})
    network = {"addresses": NEARBY[:1], "local_only": False}
    ada.page.route("**/api/network", lambda route: route.fulfill(json=network))
    link = host_a_table(ada, "Ada")
    for name in ("The same link as a QR code", code_of(link)):
        shown = ada.page.get_by_role("img", name=name)
        expect(shown).to_be_in_viewport(ratio=1)
    # The key to start covers none of them.
    ada.button("Add a bot").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Otto").click()
    expect(ada.button("Start the match")).to_be_enabled()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    for name in ("The same link as a QR code", code_of(link)):
        shown = ada.page.get_by_role("img", name=name)
        expect(shown).to_be_in_viewport(ratio=1)
        assert shown.evaluate(ON_TOP), name
    expect(ada.button("Copy")).to_be_in_viewport(ratio=1)
    assert ada.button("Copy").evaluate(ON_TOP)


ON_TOP = """shown => {
    const {left, right, bottom} = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint((left + right) / 2, bottom - 5));
}"""
"""Whether nothing covers the lower edge of an element."""


def test_a_lobby_says_how_many_seats_are_free(open_page: OpenPage) -> None:
    ada = open_page()
    host_a_table(ada, "Ada")
    titles = ("2 seats are still free", "One seat is still free", "The table is set")
    for bot, title in zip(("Otto", "Alma", "Siv"), titles, strict=True):
        ada.button("Add a bot").click()
        ada.page.get_by_role("dialog").get_by_role("button", name=bot).click()
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()


def test_friends_join_by_link_and_by_code(open_page: OpenPage) -> None:
    ada, bo, cleo = open_page(), open_page(), open_page()
    link = host_a_table(ada, "Ada")
    for who, name, invitation in (
        (bo, "Bo", link),
        (cleo, "Cleo", " " + code_of(link).lower().replace("-", " ")),
    ):
        who.go("/")
        who.page.get_by_label("What should we call you?").fill(name)
        who.page.get_by_label("Link or code").fill(invitation)
        who.button("Join").click()
        expect(who.page.get_by_label("Your name at this table")).to_have_value(name)
        who.button("Sit down").click()
        expect(who.page.get_by_text("Waiting for Ada to start the match.")).to_be_visible()
        expect(ada.page.get_by_text(name, exact=True)).to_be_visible()
    ada.button("Start the match").click()
    for who in (ada, bo, cleo):
        expect(rack(who)).to_have_count(14)
    # A match that has begun is found by its link alone.
    dan = open_page()
    dan.go("/")
    dan.page.get_by_label("Link or code").fill(code_of(link))
    dan.button("Join").click()
    told = dan.page.get_by_role("alert").filter(has_text="No open table")
    typed = code_of(link).replace("-", "")
    expect(told).to_have_text(f"No open table and no club has this code: {typed}")
    dan.complaints = [each for each in dan.complaints if "status of 404" not in each]


@pytest.mark.parametrize(
    ("network", "shown", "told"),
    [
        ({"addresses": NEARBY[:1], "local_only": False}, NEARBY[0], "Phones on the same network"),
        ({"addresses": [], "local_only": True}, None, "This link works only on this computer"),
        ({"addresses": [], "local_only": False}, None, "This computer is not on a network"),
    ],
    ids=["in a network", "on loopback alone", "without a network"],
)
def test_an_invitation_says_who_can_open_it(
    open_page: OpenPage, network: dict[str, Any], shown: str | None, told: str
) -> None:
    ada = open_page()
    ada.page.route("**/api/network", lambda route: route.fulfill(json=network))
    link = host_a_table(ada, "Ada")
    assert link.startswith(shown or ada.base)
    assert ada.page.url.endswith(link[-19:])
    expect(ada.page.get_by_role("note")).to_contain_text(told)
    if not shown and network["local_only"]:
        expect(ada.page.get_by_role("note")).to_contain_text("brikke serve --host 0.0.0.0")
    where = (shown or ada.base).partition("//")[2]
    code = ada.page.get_by_text(f"Or they open {where} and enter this code")
    expect(code).to_be_visible()


def test_of_several_addresses_one_is_chosen(open_page: OpenPage) -> None:
    ada = open_page()
    answer = {"addresses": NEARBY, "local_only": False}
    ada.page.route("**/api/network", lambda route: route.fulfill(json=answer))
    link = host_a_table(ada, "Ada")
    picture = ada.page.get_by_role("img", name="The same link as a QR code")
    before = picture.get_attribute("src")
    ada.page.get_by_label("Address of this computer").select_option("10.0.0.4:8000")
    assert link_in(ada) == link.replace(NEARBY[0], NEARBY[1])
    expect(picture).not_to_have_attribute("src", before or "")


def test_the_server_says_by_itself_who_can_open_a_link(open_page: OpenPage) -> None:
    ada = open_page()
    host_a_table(ada, "Ada")
    expect(ada.page.get_by_role("note")).to_contain_text("This link works only on this computer")


def test_who_was_removed_is_told_why_there_is_no_seat(open_page: OpenPage) -> None:
    ada, bo = open_page(), open_page()
    bo.page.goto(host_a_table(ada, "Ada"))
    bo.page.get_by_label("Your name at this table").fill("Bo")
    bo.button("Sit down").click()
    ada.button("Remove Bo").click()
    bo.button("Sit down").click()
    told = bo.page.get_by_role("alert").filter(has_text="removed")
    expect(told).to_have_text("The host has removed you from this table.")
    expect(bo.button("Sit down")).to_be_visible()


def test_two_tabs_that_become_someone_are_the_same_guest(open_page: OpenPage) -> None:
    ada = open_page()
    first, second = ada.page, ada.context.new_page()
    for tab in (first, second):
        tab.goto(ada.base)
        expect(tab.get_by_role("button", name="Play now")).to_be_visible()
    seated = first.get_by_role("button", name="Start the match")
    first.get_by_role("button", name="Set up a table").click()
    expect(seated).to_be_visible()
    guest = guest_in(first)
    second.get_by_role("button", name="Set up a table").click()
    expect(second.get_by_role("button", name="Start the match")).to_be_visible()
    assert second.url != first.url
    assert guest_in(second) == guest
    first.reload()
    expect(seated).to_be_visible()


def test_one_guest_on_two_devices_sees_a_fair_deal_on_both(open_page: OpenPage) -> None:
    laptop, phone = open_page(), open_page()
    made = laptop.page.request.post(
        f"{laptop.base}/api/guests", data={"name": "Ada", "language": "en"}
    )
    token = made.json()["token"]
    rules = {"opening_minimum": "0", "tiles_dealt": "5", "rounds": "1", "turn_seconds": "off"}
    laptop.keep("setup.friends", {"seats": 2, "house": rules})
    for device in (laptop, phone):
        device.be(token, "Ada")
    link = host_a_table(laptop, "Ada")
    phone.page.goto(link)
    laptop.page.get_by_role("button", name="Add a bot").click()
    laptop.page.get_by_role("button", name="Otto").click()
    expect(phone.button("Start the match")).to_be_enabled()
    laptop.button("Start the match").click()
    for device in (laptop, phone):
        expect(rack(device)).not_to_have_count(0)
    # How the round is played does not matter: both look on.
    player = NetworkPlayer(laptop.base, token, link[-16:], plain_brain(1))
    run_beside(player.play(asyncio.Event()))
    for device in (laptop, phone):
        fair = device.page.locator("[data-fair=true]")
        expect(fair).to_have_text("The deal was fair: checked.")


def test_what_is_no_invitation_is_named(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    ada.page.get_by_label("Link or code").fill("hello there")
    ada.button("Join").click()
    expect(ada.page.get_by_role("alert").filter(has_text="link or code")).to_have_text(
        "This is not a link or code of a table or club: hello there"
    )


def test_two_people_hand_one_device_on_behind_a_curtain(open_page: OpenPage) -> None:
    device = open_page()
    device.go("/")
    device.button("Choose the players").click()
    device.page.get_by_label("Player 1").fill("Ada")
    device.page.get_by_label("Player 2").fill("Bo")
    device.button("Start").click()
    seen: list[tuple[str, list[str]]] = []
    for _ in range(3):
        curtain = device.page.get_by_role("heading", name="Over to")
        expect(curtain).to_be_visible()
        if seen:
            expect(curtain).not_to_contain_text(seen[-1][0])
        assert device.page.locator("[data-tile]").count() == 0
        name = curtain.inner_text().removeprefix("Over to ")
        device.button(f"I am {name}").click()
        expect(rack(device)).to_have_count(14 + len(seen) // 2)
        seen.append((name, device.look()[1]))
        device.page.locator("[data-draw]").click()
    assert {name for name, _ in seen[:2]} == {"Ada", "Bo"}
    assert seen[2][0] == seen[0][0]
    assert set(seen[0][1]) < set(seen[2][1])
    assert not set(seen[0][1]) & set(seen[1][1])


def test_a_reload_does_not_open_the_curtain(open_page: OpenPage) -> None:
    device = open_page()
    device.go("/")
    device.button("Choose the players").click()
    device.button("Start").click()
    device.page.get_by_role("button", name="I am").click()
    expect(rack(device)).to_have_count(14)
    device.page.reload()
    expect(device.page.get_by_role("heading", name="Over to")).to_be_visible()
    assert device.page.locator("[data-tile]").count() == 0


def hand_round(club: LiveServer, device: PlayerPage) -> None:
    """Open a table, with Ada one set from the end of a round, that two people share a device at."""
    table, tokens = prepare_shared_table(club.database, "k1 k2 k3", "k11 k12 k13")
    players = zip(tokens, ("Ada", "Bo"), strict=True)
    device.keep(f"pass.{table}", [{"token": token, "name": name} for token, name in players])
    device.go(f"/t/{table}")
    device.button("I am Ada").click()
    expect(rack(device)).to_have_count(3)


def test_the_next_round_begins_behind_the_curtain_and_the_menu_has_the_last_one(
    club: LiveServer, open_page: OpenPage
) -> None:
    device = open_page()
    hand_round(club, device)
    device.lay([["k11", "k12", "k13"]], "tap")
    device.finish()
    expect(device.button("Next round")).to_be_visible()
    expect(device.page).not_to_have_title(re.compile("Your turn"))
    device.page.evaluate(
        """() => new MutationObserver(() => {
            window.wasSeen ||= document.querySelector('[data-tile]') !== null;
        }).observe(document, { subtree: true, childList: true })"""
    )
    totals = device.page.locator("tfoot td").all_inner_texts()
    device.button("Next round").click()
    # The tiles are dealt, and someone is to move.
    expect(device.page).to_have_title("(1) Your turn – Brikke")
    curtain = device.page.get_by_role("heading", name="Over to")
    expect(curtain).to_be_visible()
    assert not device.page.evaluate("() => window.wasSeen")
    device.button(f"I am {curtain.inner_text().removeprefix('Over to ')}").click()
    expect(rack(device)).to_have_count(14)
    expect(device.page.locator("[data-draw]")).to_be_enabled()
    # What has been is in the menu.
    device.button("Menu").click()
    device.page.get_by_text("Score sheet", exact=True).first.click()
    expect(device.page.locator("dialog tfoot td")).to_have_text(totals)
    device.page.get_by_role("link", name="Replay of round 1").click()
    expect(device.page).to_have_url(re.compile("/replay/[0-9a-f]+$"))
    expect(device.page.get_by_role("slider", name="Turn")).to_be_visible()


def test_a_pause_of_those_who_share_a_device_begins_at_once(
    club: LiveServer, open_page: OpenPage
) -> None:
    device = open_page()
    hand_round(club, device)
    device.button("Menu").click()
    device.button("Pause").click()
    expect(device.status).to_have_text("Paused: the clock has stopped.")
    device.button("Continue").click()
    expect(device.page.locator("[data-draw]")).to_be_enabled()


def test_games_to_go_on_with_say_whose_turn_it_is(club: LiveServer, open_page: OpenPage) -> None:
    table, token = prepare_table(club.database, "k1 k2 k3", "r1 r9")
    ada = open_page()
    ada.be(token, "Ada")
    ada.go("/")
    game = ada.page.get_by_role("link", name="with Bo")
    expect(game).to_contain_text("Your turn")
    expect(game).to_contain_text("Nordic Round 1 of 3 · ")
    expect(ada.page).to_have_title("(1) Your turn – Brikke")
    game.click()
    expect(rack(ada)).to_have_count(2)
    assert ada.page.url.endswith(f"/t/{table}")
    expect(ada.page).to_have_title("(1) Your turn – Brikke")
    ada.page.locator("[data-draw]").click()
    expect(ada.page).not_to_have_title(re.compile("Your turn"))
    ada.page.get_by_role("link", name="Home").click()
    expect(game).to_contain_text("Others are playing")
    expect(ada.page).to_have_title("Brikke")


def test_a_link_moves_a_guest_to_another_device_once(
    open_page: OpenPage, sit_down: SitDown
) -> None:
    laptop, phone, thief = sit_down("k1 k2 k3", "r1 r9"), open_page(), open_page()
    laptop.button("Menu").click()
    laptop.button("Settings").click()
    laptop.button("Make a link").click()
    link = link_in(laptop)
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("This device now plays as Ada.")
    phone.page.get_by_role("link", name="Home").click()
    phone.page.get_by_role("link", name="with Bo").click()
    expect(rack(phone)).to_have_count(2)
    thief.page.goto(link)
    expect(thief.page.get_by_role("heading", level=1)).to_have_text(
        re.compile("This link has already been used")
    )
    # The refusal is an HTTP status, which the browser notes by itself.
    thief.complaints = [each for each in thief.complaints if "status of 4" not in each]


def test_a_link_from_another_device_asks_whoever_plays_here_already(
    club: LiveServer, open_page: OpenPage, sit_down: SitDown
) -> None:
    laptop, phone = sit_down("k1 k2 k3", "r1 r9"), open_page()
    laptop.button("Menu").click()
    laptop.button("Settings").click()
    laptop.button("Make a link").click()
    link = link_in(laptop)
    _, token = prepare_table(club.database, "k1 k2 k3", "r1 r9", names=("Cleo", "Dan"))
    phone.be(token, "Cleo")
    asked = "This device plays as Cleo. Switch to the player who sent the link?"
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(asked)
    phone.page.get_by_role("link", name="Home").click()
    expect(phone.page.get_by_role("link", name="with Dan")).to_be_visible()
    assert token in guest_in(phone.page)
    # The link was not used up.
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(asked)
    phone.button("Yes, switch").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("This device now plays as Ada.")


def test_to_be_forgotten_leaves_nothing_but_the_preferences(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9")
    ada.put("r9", None, "tap")
    ada.page.get_by_role("link", name="Home").click()
    games = ada.page.get_by_role("heading", name="Continue playing")
    expect(games).to_be_visible()
    ada.button("Settings").click()
    ada.button("Forget me").click()
    ada.button("Forget me for good").click()
    expect(games).to_be_hidden()
    assert ada.page.evaluate("() => Object.keys(localStorage)") == ["brikke.preferences"]


def test_who_leaves_a_match_is_home_once_the_server_knows(
    club: LiveServer, open_page: OpenPage
) -> None:
    table, token = prepare_table(club.database, "k1 k2 k3", "r1 r9")
    ada = open_page(fresh=True)
    held: list[Callable[[], None]] = []

    def hold(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            is_leave = isinstance(said, str) and '"type":"leave"' in said
            held.append(lambda: server.send(said)) if is_leave else server.send(said)

        line.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/socket$"), hold)
    ada.sit_at(table, token, "Ada")
    assert own_tables(ada, token) == [table]
    ada.button("Menu").click()
    ada.button("Leave the table").click()
    expect(ada.page.get_by_text("A bot will play on for you.")).to_be_visible()
    ada.button("Leave now").click()
    while not held:
        ada.page.wait_for_timeout(20)
    assert ada.page.url.endswith(f"/t/{table}")
    with ada.page.expect_response("**/api/me/tables"):
        held[0]()
    expect(ada.button("Play now")).to_be_visible()
    assert own_tables(ada, token) == []
    expect(ada.page.get_by_role("heading", name="Continue playing")).to_be_hidden()


def test_who_leaves_before_a_match_leaves_no_bot(open_page: OpenPage) -> None:
    ada = open_page()
    host_a_table(ada, "Ada")
    ada.button("Menu").click()
    ada.button("Leave the table").click()
    expect(ada.button("Leave now")).to_be_visible()
    expect(ada.page.get_by_text("A bot will play on for you.")).to_be_hidden()
    with ada.page.expect_response("**/api/me/tables"):
        ada.button("Leave now").click()
    expect(ada.button("Play now")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Continue playing")).to_be_hidden()


def test_the_rulebook_and_house_rules_chosen_arrive_at_the_table(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    ada.button("Change rules and players").first.click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Finnish, classic").check()
    dialog.get_by_text("House rules").click()
    expect(dialog.get_by_label("Opening worth at least")).to_have_value("31")
    expect(dialog.get_by_text("What the first sets you lay must add up to.")).to_be_visible()
    dialog.get_by_label("Opening worth at least").select_option("44")
    dialog.get_by_label("Rounds").select_option("7")
    dialog.get_by_label("Tiles dealt").select_option("9")
    expect(dialog.get_by_text("3 house rules")).to_be_visible()
    dialog.get_by_text("Hints are allowed").click()
    ada.button("Start").click()
    expect(rack(ada)).to_have_count(9)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(
        "Finnish, classic, with house rules"
    )
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Round 1 of 7")
    expect(ada.button("Hint")).to_have_count(0)
    ada.button("Menu").click()
    ada.button("Rules").click()
    rules = ada.page.get_by_role("dialog")
    expect(rules).to_contain_text("add up to at least 44")
    expect(rules).to_contain_text("everyone takes 9")
    ada.button("Close").click()
    # What was chosen once is what the one click does from now on.
    ada.page.get_by_role("link", name="Home").click()
    expect(
        ada.page.get_by_text("Finnish, classic, with house rules · Alma and Otto")
    ).to_be_visible()


def test_the_rules_can_be_read_where_they_are_chosen(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/")
    ada.button("Change rules and players").last.click()
    ada.page.get_by_role("radio", name="German").check()
    ada.button("Read these rules").click()
    rules = ada.page.get_by_role("dialog", name="German")
    expect(rules.get_by_role("heading", name="Opening")).to_be_visible()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    expect(ada.page.get_by_role("radio", name="German")).to_be_checked()


def test_settings_are_remembered(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r9")
    small = ada.tile("r1").bounding_box()
    ada.button("Menu").click()
    ada.button("Settings").click()
    ada.page.get_by_label("Your name").fill("Ada L.")
    ada.button("Save").click()
    expect(ada.button("Saved")).to_be_visible()
    expect(ada.tile("r1").locator("use")).to_be_visible()
    ada.page.get_by_role("checkbox", name="Big tiles").check()
    ada.page.get_by_role("checkbox", name="Symbols on the tiles").uncheck()
    ada.page.get_by_text("Dark", exact=True).click()
    ada.page.get_by_text("Suomi", exact=True).click()
    expect(ada.page.get_by_role("dialog", name="Asetukset")).to_be_visible()
    ada.page.reload()
    root = ada.page.locator("html")
    expect(root).to_have_attribute("lang", "fi")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(ada.tile("r1").locator("use")).to_be_hidden()
    big = ada.tile("r1").bounding_box()
    assert small is not None
    assert big is not None
    assert big["width"] > small["width"]
    ada.button("Valikko").click()
    ada.button("Asetukset").click()
    expect(ada.page.get_by_label("Nimesi")).to_have_value("Ada L.")


def test_what_is_set_in_one_tab_holds_in_the_other_and_is_not_undone_there(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    other = ada.context.new_page()
    for tab in (ada.page, other):
        tab.goto(ada.base)
        expect(tab.locator("html")).to_have_attribute("data-theme", "light")
    ada.button("Settings").click()
    ada.page.get_by_text("Dark", exact=True).click()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.get_by_label("Language").select_option("sv")
    expect(ada.page.get_by_role("dialog", name="Inställningar")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "sv")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_table_that_is_not_there_is_missed_in_words(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/t/aaaaaaaaaaaaaaaa")
    expect(ada.page.get_by_text("There is no such table.")).to_be_visible()
    ada.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ada.button("Play now")).to_be_visible()


def test_a_page_that_is_not_there_is_missed_in_words(open_page: OpenPage) -> None:
    ada = open_page()
    ada.go("/nowhere")
    expect(ada.page.get_by_role("heading", name="This page does not exist.")).to_be_visible()
    ada.page.get_by_role("link", name="Home").click()
    expect(ada.button("Play now")).to_be_visible()
    # That it is a 404, the browser notes by itself.
    ada.complaints = [each for each in ada.complaints if "404" not in each]
