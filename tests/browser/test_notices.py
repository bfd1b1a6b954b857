"""Notices in the browser: switched on, sent by the server, and shown by the service worker."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from brikke.server.background.notices import Notices
from brikke.server.server import Server
from tests.browser.player_page import PlayerPage
from tests.browser.test_access import OPEN_PHONE, Axe
from tests.browser.translations import expect_room
from tests.server.clients import NetworkPlayer, bearer, best_brain, new_guest, socket_of
from tests.server.in_process import running
from tests.server.test_notices import (
    CONFIG,
    DAY,
    HOUR,
    MINUTE,
    Clock,
    draw,
    sent,
    to_move,
    until_moving,
)
from tests.support.live_server import LiveServer
from tests.support.mail_server import MailServer, mail_server
from tests.support.patience import PATIENCE
from tests.support.push_service import PushBrowser, PushService, push_service

RULES = "nordic rounds=1 turn_seconds=86400"
LEAGUE_RULES = "nordic tiles_dealt=6 opening_minimum=0 penalty_tiles=1 turn_seconds=86400"
# No push service can be reached from a test, so the browser's subscription is one of ours.
SUBSCRIBE = """subscription => {
  let known = null;
  const made = {
    ...subscription,
    toJSON: () => subscription,
    unsubscribe: async () => { known = null; return true; },
  };
  PushManager.prototype.getSubscription = async () => known;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (applicationServerKey.length !== 65) throw new TypeError("not a key");
    return (known = made);
  };
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, service: PushService, post: MailServer
) -> Iterator[LiveServer]:
    folder: Path = tmp_path_factory.mktemp("notices")
    settings = {
        "push_services": "127.0.0.1",
        "smtp": post.url,
        "mail_from": "host@brikke.example",
        "public_url": "http://127.0.0.1:1",
        "notice_seconds": "0",
        "salt_seconds": "1",
    }
    with LiveServer(folder, **settings) as running:
        yield running


@pytest.fixture
def ann(browser: Browser, server: LiveServer) -> Iterator[PlayerPage]:
    page = PlayerPage(browser, server.base, OPEN_PHONE)
    yield page
    page.close()


def token_of(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage['brikke.guest']).token"))


@pytest.mark.translations
def test_a_turn_is_told_on_the_device_and_a_click_opens_the_table(
    ann: PlayerPage, server: LiveServer, service: PushService
) -> None:
    page, phone = ann.page, service.browser("phone")
    page.context.grant_permissions(["notifications"], origin=server.base)
    ann.before_scripts(f"({SUBSCRIBE})({json.dumps(phone.subscription)})")
    ann.go("/notices")
    here = page.get_by_role("checkbox", name="On this device")
    expect(here).not_to_be_checked()
    here.check()
    expect(here).to_be_checked(timeout=60_000)
    axe = Axe(ann)
    axe.look("notices")
    assert not axe.found, "\n".join(axe.found)
    expect_room(ann, "notices", lambda words: [words("notices-quiet")])
    page.get_by_role("checkbox", name="Quiet hours").uncheck()
    expect(page.get_by_label("From")).to_be_hidden()

    # A game against a bot over days: after the bot's turn it is Ann's.
    table_id = new_game(server, token_of(page))
    taken = service.wait(1)[0]
    message = phone.decrypt(taken.body).decode()
    assert json.loads(message)["link"] == f"/t/{table_id}"
    assert delivered(page, message) == [
        ["show", "It is your turn.", "You have 23 hours.", f"/t/{table_id}"],
        ["close"],
        ["open", f"{server.base}/t/{table_id}"],
    ]

    ann.go("/")
    expect(page.get_by_role("link", name=re.compile("Your turn: 23 hours left"))).to_be_visible()
    ann.go("/notices")
    page.get_by_role("checkbox", name="All silent").check()
    expect(page.get_by_role("checkbox", name="All silent")).to_be_checked()


def test_a_league_over_three_days(
    browser: Browser, service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round of a tournament with a day for a turn: notices lead to it, and standings end it."""
    monkeypatch.setattr(Notices, "pause_seconds", 3600)
    clock = Clock()
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(
            running(tmp_path, CONFIG, clock, push_services="127.0.0.1")
        ) as (league_server, base),
        closing(PlayerPage(browser, base, OPEN_PHONE)) as ann,
    ):
        League(ann, service, clock, portal, league_server, base).play()


@dataclass
class League:
    """Ann plays in a browser, and a program plays for Bo, on a server with a clock of its own."""

    ann: PlayerPage
    service: PushService
    clock: Clock
    portal: BlockingPortal
    server: Server
    base: str
    path: str = ""
    table_id: str = ""

    def play(self) -> None:
        tokens, phones = self._people()
        self._begin(tokens)
        seats = [self._ask("GET", self.path, each)["table"]["seat"] for each in tokens]
        first = len(self.service.taken)
        # Two days: whoever is to play is told, comes hours later, and goes again.
        for day in (1, 2):
            who = seats.index(self._moving())
            self.clock.now += 2 * MINUTE
            self.portal.call(sent, self.server)
            told = phones[who].decrypt(self.service.wait(first + day)[-1].body).decode()
            assert json.loads(told)["link"] == f"/t/{self.table_id}"
            assert not re.search(r"\b(Ann|Bo)\b", told)
            self.clock.now += DAY - HOUR
            if who == 0:
                self._come(told, seats[0])
            else:
                self.portal.call(draw, self.base, self.table_id, tokens[who])
        # On the third day nobody comes in time. No bot stands in, and the clock goes on.
        seat = self._moving()
        self.clock.now += DAY + MINUTE
        self.portal.call(self._until_other_than, seat)
        live_table = self.portal.call(self.server.rooms.room(self.table_id).live_table)
        assert [each.stand_in for each in live_table.players] == [None, None]
        assert self._ask("GET", self.path)["standings"] == []
        # Then both have time at once, and play it to the end.
        self.portal.call(self._finish, tokens)
        self.ann.go(self.path)
        page = self.ann.page
        expect(page.get_by_role("heading", name="Standings")).to_be_visible(timeout=60_000)
        expect(page.get_by_role("row")).to_have_count(3)

    def _people(self) -> tuple[list[str], list[PushBrowser]]:
        """Ask for notices: Ann on the page, the other one as a page does it."""
        phones = [self.service.browser(name) for name in ("Ann", "Bo")]
        page = self.ann.page
        page.context.grant_permissions(["notifications"], origin=self.base)
        self.ann.before_scripts(f"({SUBSCRIBE})({json.dumps(phones[0].subscription)})")
        self.ann.go("/notices")
        page.get_by_role("checkbox", name="On this device").check()
        expect(page.get_by_role("checkbox", name="On this device")).to_be_checked(timeout=60_000)
        page.get_by_role("checkbox", name="Quiet hours").uncheck()
        expect(page.get_by_label("From")).to_be_hidden()
        tokens = [token_of(page), self.portal.call(new_guest, self.base, "Bo")]
        self._ask("POST", "/me/notices/devices", tokens[1], phones[1].subscription)
        self._ask("PATCH", "/me/notices", tokens[1], {"quiet_from": 0, "quiet_to": 0})
        return tokens, phones

    def _begin(self, tokens: Sequence[str]) -> None:
        wishes = {"name": "League", "rulebook": LEAGUE_RULES, "seats": 2, "rounds": 1}
        self.path = self._ask("POST", "/tournaments", tokens[0], wishes)["link"]
        self._ask("POST", f"{self.path}/join", tokens[1])
        self.ann.go(self.path)
        page = self.ann.page
        page.get_by_role("button", name="Take a seat").click()
        page.get_by_role("button", name="Begin", exact=True).click()
        table = page.locator("a[href^='/t/']")
        expect(table).to_be_visible(timeout=60_000)
        self.table_id = str(table.get_attribute("href")).removeprefix("/t/")
        self.ann.go("/")

    def _moving(self) -> int:
        return self.portal.call(until_moving, self.server, self.clock, self.table_id)

    def _come(self, told: str, seat: int) -> None:
        """Open the table by the notice, draw, and go."""
        page = self.ann.page
        *_, (_, address) = delivered(page, told)
        page.goto(address)
        page.locator("[data-draw]").click()
        self.portal.call(self._until_other_than, seat)
        self.ann.go("/")

    async def _until_other_than(self, seat: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while await to_move(self.server, self.table_id) == seat:
                await asyncio.sleep(0.01)

    async def _finish(self, tokens: Sequence[str]) -> None:
        players = [NetworkPlayer(self.base, each, self.table_id, best_brain) for each in tokens]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(each.play(asyncio.Event()) for each in players))

    def _ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        url = f"{self.base}/api{path.replace('/tournament/', '/tournaments/')}"
        headers = bearer(token) if token else {}
        answer = httpx.request(method, url, headers=headers, json=body, timeout=PATIENCE)
        return answer.raise_for_status().json() if answer.content else None


def new_game(server: LiveServer, token: str) -> str:
    """Begin a game over days that waits for the guest; return the id of its table."""
    wishes = {"rulebook": RULES, "seats": 2, "bots": ["novice"]}
    made = httpx.post(f"{server.base}/api/tables", json=wishes, headers=bearer(token), timeout=60)
    table_id = str(made.raise_for_status().json()["id"])
    begin(server, table_id, token)
    return table_id


def begin(server: LiveServer, table_id: str, token: str) -> None:
    """Begin the match at a table, and leave."""
    with connect(socket_of(server.base, table_id), subprotocols=["brikke.1"]) as socket:  # type: ignore[list-item]
        for message in ({"type": "hello", "id": "h", "token": token}, {"type": "start", "id": "s"}):
            socket.send(json.dumps(message))
        while json.loads(socket.recv(60))["type"] != "ack":
            pass


def delivered(page: Page, message: str) -> list[list[str]]:
    """Give the service worker a push message; return what it shows, and opens after a click.

    A browser without a screen shows no notices, so what the worker asks it for is written down.
    """
    (worker,) = page.context.service_workers
    found: list[list[str]] = worker.evaluate(
        """async (message) => {
          const told = [];
          self.registration.showNotification = async (title, { body, tag, data }) => {
            told.push(["show", title, body, tag]);
            shown.data = data;
          };
          self.clients.openWindow = async (address) => void told.push(["open", address]);
          const shown = { close: () => told.push(["close"]) };
          const dispatch = async (event) => {
            let work;
            Object.defineProperty(event, "waitUntil", { value: (promise) => (work = promise) });
            self.dispatchEvent(event);
            await work;
          };
          await dispatch(new PushEvent("push", { data: message }));
          const click = new ExtendableEvent("notificationclick");
          Object.defineProperty(click, "notification", { value: shown });
          await dispatch(click);
          return told;
        }""",
        message,
    )
    return found


def test_an_address_is_confirmed_by_the_link_in_a_mail_and_stopped_by_another(
    ann: PlayerPage, post: MailServer
) -> None:
    page = ann.page
    ann.go("/notices")
    page.get_by_label("Address").fill("ann@mail.example")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text("An e-mail is on its way to ann@mail.example")).to_be_visible()
    mail = post.wait(len(post.taken) or 1)[-1]
    key = mail.get_content().split("#confirm=")[1].split()[0]
    ann.go("/")
    ann.go(f"/notices#confirm={key}")
    expect(page.get_by_text("Done. You get an e-mail when it is your turn.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("E-mails go to ann@mail.example.")).to_be_visible()
    ann.go("/")
    ann.go(f"/notices#stop={key}")
    page.get_by_role("button", name="Stop e-mails to this address").click()
    expect(page.get_by_text("Done. No more e-mail goes to this address.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_label("Address")).to_be_visible()


def test_a_browser_that_does_not_allow_notices_is_told_so(ann: PlayerPage) -> None:
    ann.before_scripts("Notification.requestPermission = async () => 'denied'")
    ann.go("/notices")
    ann.page.get_by_role("checkbox", name="On this device").click()
    expect(ann.page.get_by_text("This browser does not allow notices")).to_be_visible()
    expect(ann.page.get_by_role("checkbox", name="On this device")).not_to_be_checked()


def test_switches_go_back_when_a_change_fails(ann: PlayerPage) -> None:
    ann.before_scripts(
        """{
          const send = window.fetch;
          window.fetch = (what, how) =>
            how?.method === 'PATCH' ? Promise.reject(new TypeError('away')) : send(what, how);
        }"""
    )
    ann.go("/notices")
    for name, before in (("Quiet hours", True), ("All silent", False)):
        box = ann.page.get_by_role("checkbox", name=name)
        expect(box).to_be_checked(checked=before)
        box.click()
        expect(ann.page.locator("p[role=alert]")).to_be_visible()
        expect(box).to_be_checked(checked=before)
