"""Kept names over HTTP: passkeys and recovery phrases, honest and forged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.live import TableConfig, Timing
from tests.server.clients import bearer, dial, enter, hear, new_guest, new_table, say
from tests.server.in_process import running
from tests.support.authenticator import Authenticator, base64url
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

CONFIG = TableConfig(Timing(bot=10, between=50))
Body = dict[str, Any]


class Client:
    """A device: requests as one guest."""

    def __init__(self, http: httpx.AsyncClient, token: str = "") -> None:
        self.http = http
        self.token = token

    async def ask(self, method: str, path: str, body: Body | None = None) -> Body:
        headers = bearer(self.token) if self.token else {}
        answer = await self.http.request(method, f"/api/{path}", json=body, headers=headers)
        found: Body = (
            {"status": answer.status_code, **(answer.json() or {})} if answer.content else {}
        )
        return found

    async def keep(self, device: Authenticator, name: str) -> Body:
        asked = await self.ask("POST", "me/passkeys/challenge", {"name": name})
        return await self.ask("POST", "me/passkeys", device.make(asked["challenge"], name))

    async def sign_in(self, device: Authenticator) -> Body:
        asked = await self.ask("POST", "sign-in/challenge")
        return await self.ask("POST", "sign-in/passkey", device.sign(asked["challenge"]))


Story = Callable[[httpx.AsyncClient, str], Awaitable[None]]


def run(folder: Path, story: Story, **settings: Any) -> None:
    async def main() -> None:
        async with (
            running(folder, CONFIG, **settings) as (_server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            await story(http, base)

    asyncio.run(main())


def test_a_name_is_kept_by_a_passkey_and_moves_to_another_device(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann, device = Client(http, await new_guest(base, "Ann")), Authenticator(base)
        assert await ann.ask("GET", "me/name") == {
            "status": 200,
            "kept": False,
            "passkeys": 0,
            "phrase": False,
        }
        assert (await ann.keep(device, "Ann"))["passkeys"] == 1
        other = Client(http)
        signed = await other.sign_in(device)
        assert (signed["status"], signed["name"]) == (200, "Ann")
        assert signed["token"] != ann.token
        assert (await Client(http, signed["token"]).ask("GET", "me/name"))["kept"]

    run(tmp_path, story)


def test_replayed_and_forged_passkeys_are_refused(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann, bo = [Client(http, await new_guest(base, name)) for name in ("Ann", "Bo")]
        device, elsewhere = (
            Authenticator(base),
            Authenticator(base.replace("127.0.0.1", "elsewhere.example")),
        )
        challenge = (await ann.ask("POST", "me/passkeys/challenge", {"name": "Ann"}))["challenge"]
        registration = device.make(challenge, "Ann")
        # Another guest cannot use it, and then it is there for its guest still.
        assert (await bo.ask("POST", "me/passkeys", registration))["code"] == "stale-challenge"
        assert (await ann.ask("POST", "me/passkeys", registration))["status"] == 201
        assert (await ann.ask("POST", "me/passkeys", registration))["code"] == "stale-challenge"
        assert (await bo.keep(device, "Bo"))["code"] == "bad-passkey"
        assert (await bo.keep(elsewhere, "Bo"))["code"] == "bad-passkey"
        assert (await bo.keep(Authenticator(base, host="elsewhere.example"), "Bo"))[
            "code"
        ] == "bad-passkey"

        stranger = Client(http)
        challenge = (await stranger.ask("POST", "sign-in/challenge"))["challenge"]
        signature = device.sign(challenge)
        assert (await stranger.ask("POST", "sign-in/passkey", signature))["status"] == 200
        again = await stranger.ask("POST", "sign-in/passkey", signature)
        assert again["code"] == "stale-challenge"
        forger = replace(Authenticator(base), id=device.id)
        assert (await stranger.sign_in(forger))["code"] == "bad-passkey"
        assert (await stranger.sign_in(Authenticator(base)))["code"] == "bad-passkey"
        made_up = device.sign(base64url(b"made up by the client"))
        assert (await stranger.ask("POST", "sign-in/passkey", made_up))["code"] == "stale-challenge"
        # A copy of the authenticator falls behind in its counter.
        device.count = 0
        assert (await stranger.sign_in(device))["code"] == "bad-passkey"
        for junk in ("AAAA", base64url(b"{}"), base64url(b"null"), base64url(b'{"challenge": 1}')):
            body = {**signature, "client_data": junk}
            assert (await stranger.ask("POST", "sign-in/passkey", body))["status"] in (403, 409)

    run(tmp_path, story)


def test_a_name_is_kept_by_a_phrase_that_is_told_once(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann = Client(http, await new_guest(base, "Ann"))
        given = await ann.ask("POST", "me/phrase", {"name": "Ann"})
        assert (given["status"], len(given["phrase"].split())) == (201, 8)
        stranger = Client(http)
        typed = {"name": " aNN", "phrase": given["phrase"].upper()}
        signed = await stranger.ask("POST", "sign-in/phrase", typed)
        assert (signed["status"], signed["name"]) == (200, "Ann")
        newer = await ann.ask("POST", "me/phrase", {"name": "Ann"})
        assert newer["phrase"] != given["phrase"]
        for wrong in (typed, {**typed, "name": "Bo"}, {**typed, "phrase": ""}):
            refused = await stranger.ask("POST", "sign-in/phrase", wrong)
            assert (refused["status"], refused["code"]) == (403, "bad-phrase")
        stored = b"".join(each.read_bytes() for each in tmp_path.glob("tables.db*"))
        assert newer["phrase"].encode() not in stored

    run(tmp_path, story)


def test_names_that_imitate_a_kept_one_are_refused(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann, bo = [Client(http, await new_guest(base, name)) for name in ("Ann", "Bo")]
        await ann.ask("POST", "me/phrase", {"name": "Ann"})
        for imitation in ("ann", "A n n", "Аnn", "Änn"):
            for method, path in (("POST", "guests"), ("PATCH", "me"), ("POST", "me/phrase")):
                refused = await bo.ask(method, path, {"name": imitation})
                assert (refused["status"], refused["code"]) == (409, "name-taken")
                assert refused["detail"] == imitation
        assert (await bo.ask("POST", "me/phrase", {"name": " ♠ "}))["code"] == "bad-input"
        await bo.ask("POST", "me/phrase", {"name": "Bo"})
        assert (await bo.ask("PATCH", "me", {"name": "anN"}))["code"] == "name-taken"
        assert (await bo.ask("PATCH", "me", {"name": ""}))["code"] == "bad-input"
        assert (await bo.ask("PATCH", "me", {"name": "Bob"}))["status"] == 200
        assert (await ann.ask("PATCH", "me", {"name": "ANN"}))["name"] == "ANN"
        assert (await ann.ask("PATCH", "me", {"name": "Bo"}))["name"] == "Bo"

    run(tmp_path, story)


def test_the_seats_of_a_guest_come_along_to_the_kept_name(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann = Client(http, await new_guest(base, "Ann"))
        phrase = (await ann.ask("POST", "me/phrase", {"name": "Ann"}))["phrase"]
        guest = Client(http, await new_guest(base, "Guest"))
        table_id = await new_table(base, guest.token, seats=2, bots=["steady"])
        body = {"name": "Ann", "phrase": phrase}
        signed = await guest.ask("POST", "sign-in/phrase", body)
        assert signed["name"] == "Ann"
        for token in (signed["token"], guest.token):
            mine = (await http.get("/api/me/tables", headers=bearer(token))).json()
            assert [(each["id"], each["seat"]) for each in mine] == [(table_id, 0)]
            assert mine[0]["seats"][0]["name"] == "Ann"
        async with dial(base, table_id) as socket:
            assert (await enter(socket, signed["token"]))["seat"] == 0
            await say(socket, type="start", id="start")
            assert (await hear(socket, "ack", "refused"))["type"] == "ack"

    run(tmp_path, story)


def test_leaving_deletes_the_kept_name_and_its_proofs(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann, device = Client(http, await new_guest(base, "Ann")), Authenticator(base)
        await ann.keep(device, "Ann")
        phrase = (await ann.ask("POST", "me/phrase", {"name": "Ann"}))["phrase"]
        await ann.ask("DELETE", "me")
        assert (await Client(http).sign_in(device))["code"] == "bad-passkey"
        body = {"name": "Ann", "phrase": phrase}
        assert (await Client(http).ask("POST", "sign-in/phrase", body))["code"] == "bad-phrase"
        assert (await Client(http).ask("POST", "guests", {"name": "Ann"}))["status"] == 201

    run(tmp_path, story)


def test_phrases_cannot_be_guessed_in_a_loop(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient, base: str) -> None:
        ann = Client(http, await new_guest(base, "Ann"))
        await ann.ask("POST", "me/phrase", {"name": "Ann"})
        guess = {"name": "Ann", "phrase": "acorn " * 8}
        answers = [await Client(http).ask("POST", "sign-in/phrase", guess) for _ in range(25)]
        assert {each["status"] for each in answers} == {403, 429}
        assert sum(each["status"] == 403 for each in answers) <= 21

    run(tmp_path, story, limits=1)
