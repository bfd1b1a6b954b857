"""Clubs and tournaments in the browser: found one, invite, sit down, and find players."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from brikke.server.checking import new_host_token
from tests.browser.player_page import OpenPage, PlayerPage
from tests.browser.prepared_tables import run_beside
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.test_kept_name import add_authenticator
from tests.browser.translations import expect_room
from tests.server.clients import bearer
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE


def new_person(base: str, name: str, *, keeps: bool) -> str:
    token = str(
        httpx.post(f"{base}/api/guests", json={"name": name}, timeout=PATIENCE).json()["token"]
    )
    if keeps:
        kept = {"name": name}
        httpx.post(f"{base}/api/me/phrase", json=kept, headers=bearer(token), timeout=PATIENCE)
    return token


@pytest.fixture
def kim(browser: Browser, club: LiveServer) -> Iterator[PlayerPage]:
    page = PlayerPage(browser, club.base, OPEN_PHONE)
    page.go("/")
    token = new_person(club.base, "Kim Clubhost", keeps=True)
    guest = httpx.get(f"{club.base}/api/me", headers=bearer(token), timeout=PATIENCE).json()
    page.page.evaluate(
        "guest => localStorage.setItem('brikke.guest', JSON.stringify(guest))",
        {"token": token, **guest},
    )
    yield page
    page.page.evaluate("localStorage.clear()")
    httpx.delete(f"{club.base}/api/me", headers=bearer(token), timeout=PATIENCE)
    page.close()


@pytest.mark.translations
def test_a_club_is_founded_and_its_members_meet(kim: PlayerPage, club: LiveServer) -> None:
    page = kim.page
    kim.go("/club")
    page.get_by_label("Name of the club").fill("Fjordside")
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_role("heading", name="Fjordside")).to_be_visible()
    # A new club leads through its first steps; what friends need comes first.
    club_id = page.url.rsplit("/", 1)[1]
    invitation = page.get_by_role("region", name="Invite your friends")
    expect(invitation.get_by_role("textbox")).to_have_value(re.compile(f"/club/{club_id}$"))
    expect(invitation).to_contain_text(club_id.upper())
    expect(page.locator("main .button.main")).to_have_count(1)

    token = new_person(club.base, "Lou", keeps=False)
    joined = httpx.post(
        f"{club.base}/api/clubs/{club_id}/members", headers=bearer(token), timeout=PATIENCE
    )
    assert joined.status_code == 201
    tables = f"{club.base}/api/clubs/{club_id}/tables"
    httpx.post(
        tables, json={"seats": 2}, headers=bearer(token), timeout=PATIENCE
    ).raise_for_status()
    page.reload()
    expect(page.get_by_role("img", name=club_id.upper())).to_be_visible()
    expect(page.get_by_role("link", name="Sit down")).to_be_visible()
    page.get_by_role("button", name="More about Lou").click()
    page.get_by_role("button", name="Make a helper").click()
    expect(page.get_by_role("region", name="Members")).to_contain_text("helper")
    # The house rules of the club, and its first event.
    rules = page.get_by_role("region", name="Rules of the club")
    expect(rules).to_contain_text("Exactly as in the leaflet.")
    rules.get_by_role("button", name="Change the rules").click()
    page.get_by_text("House rules").click()
    page.get_by_label("Opening worth at least").select_option("40")
    page.get_by_role("button", name="Save").click()
    expect(rules.get_by_role("definition")).to_have_text("40")
    httpx.post(
        f"{club.base}/api/tournaments",
        json={"name": "Friday", "rulebook": "nordic turn_seconds=60", "club": club_id},
        headers=bearer(kim.page.evaluate("JSON.parse(localStorage['brikke.guest']).token")),
    ).raise_for_status()
    page.reload()
    event = page.get_by_role("region", name="Next event")
    expect(event.get_by_role("heading", name="Friday")).to_be_visible()
    expect(event.get_by_role("link", name="Take a seat")).to_be_visible()
    axe = Axe(kim)
    axe.look("a club")
    assert not axe.found, "\n".join(axe.found)
    expect_room(kim, "club", lambda words: [words("club-members")])

    # Both look for the same, and sit at one table.
    page.get_by_role("button", name="Find players").click()
    page.get_by_role("button", name="Look for players").click()
    expect(page.get_by_text("You are the first of 2")).to_be_visible()
    wish = {"rulebook": "nordic opening_minimum=40 turn_seconds=60", "seats": 2}
    wish["club"] = club_id
    httpx.post(
        f"{club.base}/api/me/seek", json=wish, headers=bearer(token), timeout=PATIENCE
    ).raise_for_status()
    page.wait_for_url("**/t/*")


def found_club(player: PlayerPage, name: str, own: str) -> None:
    player.page.get_by_label("Name of the club").fill(name)
    player.page.get_by_label("Your name", exact=True).fill(own)
    player.page.get_by_role("button", name="Found the club").click()


def test_a_newcomer_founds_a_club_at_once_and_keeps_it_later(
    open_page: OpenPage, club: LiveServer
) -> None:
    new_person(club.base, "Nils Newhost", keeps=True)
    guest = open_page(OPEN_PHONE)
    page = guest.page
    page.goto(f"{club.base}/club")
    # A name that somebody else keeps: what was typed is still there.
    found_club(guest, "Newhosts", "nils newhost")
    expect(page.get_by_text("Somebody keeps a name that looks like this one")).to_be_visible()
    page.get_by_label("Your name", exact=True).fill("Anna Newhost")
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_role("heading", name="Newhosts")).to_be_visible()
    # What an evening is like is in sight at once, and the words come when they are wanted.
    expect(page.get_by_role("button", name="Try it with bots")).to_be_in_viewport(ratio=1)
    reminder = page.get_by_role("region", name="Keep the club yours")
    page.reload()
    reminder.get_by_role("button", name="Keep it").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep it with a recovery phrase").click()
    expect(page.get_by_role("heading", name="Your recovery phrase")).to_be_visible()
    # Who goes away without the words is reminded again, and gets new ones.
    page.reload()
    reminder.get_by_role("button", name="Keep it").click()
    dialog.get_by_role("button", name="Make a new recovery phrase").click()
    told = page.get_by_role("list", name="The eight words for Anna Newhost").get_by_role("listitem")
    expect(told).to_have_count(8)
    axe = Axe(guest)
    axe.look("the words of a new host")
    assert not axe.found, "\n".join(axe.found)
    dialog.get_by_role("button", name="I have them").click()
    page.keyboard.press("Escape")
    expect(reminder).to_have_count(0)
    # The code of a club leads to it from the page of all clubs, too.
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{club.base}/club")
    page.get_by_label("Link or code").fill(code.upper())
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name="Newhosts")).to_be_visible()
    guest.complaints = [each for each in guest.complaints if "status of 409" not in each]


def test_a_new_host_tries_an_evening_alone_with_bots(open_page: OpenPage) -> None:
    host = open_page(OPEN_PHONE)
    host.go("/club")
    found_club(host, "Trials", "Tina Trial")
    host.page.get_by_role("button", name="Try it with bots").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator("[data-rack] [data-tile]").first).to_be_visible()


def test_a_guest_who_hosts_is_reminded_and_keeps_the_club_by_a_passkey(
    open_page: OpenPage, club: LiveServer
) -> None:
    host = open_page(OPEN_PHONE, fresh=True)
    # Passkeys need the name of a host.
    base = club.base.replace("127.0.0.1", "localhost")
    host.page.goto(f"{base}/club")
    add_authenticator(host)
    found_club(host, "Passkeys", "Pia Passkey")
    expect(host.page.get_by_role("heading", name="Passkeys")).to_be_visible()

    friend = open_page(OPEN_PHONE)
    friend.go(f"/club/{host.page.url.rsplit('/', 1)[1]}")
    expect(friend.page.get_by_text("One person plays here.")).to_be_visible()
    friend.page.get_by_label("What should we call you?").fill("Fia")
    friend.page.get_by_role("button", name="Join the club").click()
    expect(friend.page.get_by_role("region", name="Members")).to_contain_text("Fia")
    expect(friend.page.get_by_role("region", name="Keep the club yours")).to_have_count(0)

    # Once somebody has joined, the reminder is the first thing on the page, until it is done.
    host.page.reload()
    reminder = host.page.get_by_role("region", name="Keep the club yours")
    expect(reminder.get_by_role("button")).to_be_in_viewport(ratio=1)
    reminder.get_by_role("button", name="Keep it").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep it with a passkey").click()
    expect(dialog.get_by_text("This name is yours")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(reminder).to_have_count(0)


def host_address(server: LiveServer) -> str:
    """Return the path of the page of the server's host."""
    return f"/host#{run_beside(asyncio.to_thread(new_host_token, server.database))}"


@pytest.mark.translations
def test_pages_to_meet_others_are_for_everyone(kim: PlayerPage, club: LiveServer) -> None:
    page, axe = kim.page, Axe(kim)
    kim.go("/club")
    expect(page.get_by_label("Name of the club")).to_be_visible()
    axe.look("clubs")
    expect_room(kim, "clubs", lambda words: [words("club-found")])

    kim.go("/tournament")
    expect(page.get_by_role("heading", name="How it works")).to_be_visible()
    axe.look("tournaments")
    page.get_by_role("button", name="New tournament").click()
    # Who sets one up takes part, unless they only look after it.
    playing = page.get_by_role("checkbox", name="I play, too")
    expect(playing).to_be_checked()
    playing.uncheck()
    page.get_by_role("button", name="Set it up").click()
    # Who cannot begin is told why.
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    expect(page.get_by_role("status")).to_contain_text("Nobody has taken a seat yet")
    axe.look("a tournament without players")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
    expect_room(kim, "tournament", lambda words: [words("tour-begin")])
    kim.go("/tournament")
    page.get_by_role("button", name="New tournament").click()
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_role("status")).to_contain_text("You take part.")
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()

    kim.go(host_address(club))
    expect(page.get_by_role("rowheader", name="Requests of pages").first).to_be_visible()
    axe.look("the page of the host")
    expect_room(kim, "host", lambda words: [words("host-limits")])
    assert not axe.found, "\n".join(axe.found)


def test_the_code_on_the_home_page_leads_to_a_club(kim: PlayerPage, club: LiveServer) -> None:
    token = kim.page.evaluate("JSON.parse(localStorage['brikke.guest']).token")
    made = httpx.post(
        f"{club.base}/api/clubs", json={"name": "Codes lead here"}, headers=bearer(token)
    )
    kim.go("/")
    code = made.raise_for_status().json()["id"]
    kim.page.get_by_label("Link or code").fill(f"{code[:3]}-{code[3:]}".upper())
    kim.page.get_by_role("button", name="Join", exact=True).click()
    expect(kim.page.get_by_role("heading", name="Codes lead here")).to_be_visible()
