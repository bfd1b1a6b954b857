"""A connected bot that the host offers is given a seat from a page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Any, Final

import httpx
from playwright.sync_api import expect

from brikke.client import BotPlayer, Client, Ended
from brikke.players.bots import make_bot
from brikke.server.checking import new_host_token
from tests.browser.player_page import OpenPage
from tests.browser.prepared_tables import run_beside
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

NAME: Final = "Pelle Program"


@contextmanager
def http(server: LiveServer, token: str) -> Iterator[httpx.Client]:
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{server.base}/api", timeout=PATIENCE, headers=headers) as client:
        yield client


def ask(client: httpx.Client, method: str, path: str, **body: Any) -> Any:
    answer = client.request(method, path, json=body).raise_for_status()
    return answer.json() if answer.content else None


@contextmanager
def offered_bot(server: LiveServer) -> Iterator[str]:
    """Register a bot that the host offers to everybody, and yield its token; stop it in the end."""
    host_token = run_beside(asyncio.to_thread(new_host_token, server.database))
    guest = httpx.post(f"{server.base}/api/guests", json={"name": "Olle Owner"}, timeout=PATIENCE)
    with http(server, guest.json()["token"]) as owner, http(server, host_token) as host:
        ask(owner, "POST", "me/phrase", name="Olle Owner")
        token = ask(owner, "POST", "me/bots", name=NAME)["token"]
        bots = host.get("host").raise_for_status().json()["bots"]
        [key] = [each["id"] for each in bots if each["name"] == NAME]
        ask(host, "PATCH", f"host/bots/{key}", listed=True)
        try:
            yield token
        finally:
            # Other tests use this server, too.
            ask(host, "PATCH", f"host/bots/{key}", listed=False, stopped=True)


def follow(client: Client, connected: Event) -> None:
    """Play wherever the bot is invited, until the server sends it away."""
    player = BotPlayer(lambda seed: make_bot("steady", seed), seed=1)
    with suppress(Ended):
        for line in client.lines():
            connected.set()
            client.answer(player, line)


def test_an_offered_bot_sits_down_where_somebody_invites_it(
    open_page: OpenPage, club: LiveServer
) -> None:
    connected = Event()
    with offered_bot(club) as token:
        ada = open_page()
        ada.go("/")
        ada.button("Set up a table").click()
        ada.button("Add a bot").click()
        dialog = ada.page.get_by_role("dialog", name="Add a bot")
        programs = dialog.get_by_role("region", name="Programs of others")
        offered = programs.get_by_role("button", name=NAME)
        expect(offered).to_contain_text("not connected at the moment")
        expect(offered).to_be_disabled()
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

        bot = Thread(target=follow, args=(Client(club.base, token), connected), daemon=True)
        bot.start()
        assert connected.wait(PATIENCE)
        ada.button("Add a bot").click()
        expect(offered).to_contain_text("connected: comes at once")
        offered.click()
        expect(dialog).to_have_count(0)
        seat = ada.page.get_by_role("listitem").filter(has_text=NAME)
        expect(seat).to_contain_text(f"{NAME} (bot)")
        ada.button("Start the match").click()
        expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
        expect(ada.page.get_by_text(f"{NAME} (bot)").first).to_be_visible()
    bot.join(PATIENCE)
    assert not bot.is_alive(), "the stream ends when the host stops the bot"
