"""Games over days: three simulated days with notices, by a push service and by mail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.live import TableConfig, Timing
from brikke.server.background.notices import Notices
from brikke.server.push.services import DEFAULT_SERVICES
from brikke.server.server import Server
from brikke.server.store import schema
from tests.server.clients import (
    bearer,
    dial,
    enter,
    hear,
    new_guest,
    new_table,
    say,
)
from tests.server.in_process import running
from tests.server.scale.stores import rows
from tests.support.mail_server import mail_server
from tests.support.push_service import PushBrowser, PushRequest, push_service

pytestmark = pytest.mark.system

CONFIG = TableConfig(Timing(bot=1, between=50, salt=10))
MINUTE, HOUR = 60_000, 3_600_000
DAY = 24 * HOUR
PUBLIC = "http://127.0.0.1:1"


@pytest.fixture(autouse=True)
def _sent_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send notices when a test says so, and not in the background as well."""
    monkeypatch.setattr(Notices, "pause_seconds", 3600)


class Clock:
    """A clock that moves when a test says so; it begins on a Monday at noon."""

    def __init__(self) -> None:
        self.now = round(datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp() * 1000)

    def __call__(self) -> int:
        return self.now


async def draw(base: str, table_id: str, token: str) -> None:
    """Come to the table, draw a tile, and go."""
    async with dial(base, table_id) as socket:
        view = await enter(socket, token)
        await say(socket, type="draw", id=f"draw {view['seq']}", seen=view["seq"])
        answer = await hear(socket, "ack", "refused")
        assert answer["type"] == "ack", answer


async def to_move(server: Server, table_id: str) -> int | None:
    await server.rooms.room(table_id).catch_up()
    return (await server.rooms.room(table_id).live_table()).to_move


async def begin(server: Server, base: str, tokens: Sequence[str], seconds: int) -> str:
    """Begin a match over days, and leave the table; return its id."""
    rules = f"nordic rounds=1 turn_seconds={seconds} penalty_tiles=1"
    table_id = await new_table(base, tokens[0], seats=2, rulebook=rules)
    for at, token in enumerate(tokens):
        async with dial(base, table_id) as socket:
            await enter(socket, token)
            if at:
                await say(socket, type="sit", id="sit")
                await hear(socket, "ack")
    async with dial(base, table_id) as socket:
        await enter(socket, tokens[0])
        await say(socket, type="start", id="start")
        await hear(socket, "ack")
    return table_id


async def until_moving(server: Server, clock: Clock, table_id: str) -> int:
    """Wait until a turn has begun, and everybody has gone; return whose turn it is."""
    async with asyncio.timeout(60):
        while (seat := await to_move(server, table_id)) is None:
            clock.now += 20
            await asyncio.sleep(0.01)
        await until_alone(server, table_id)
    return seat


async def until_alone(server: Server, table_id: str) -> None:
    async with asyncio.timeout(60):
        while await server.rooms.store.connected_guests(table_id):
            await asyncio.sleep(0.01)


async def sent(server: Server) -> None:
    """Let the server send what is due now."""
    async with asyncio.timeout(60):
        while await server.notices.run_once():
            pass


def message(browser: PushBrowser, taken: PushRequest) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(browser.decrypt(taken.body))
    return told


def test_three_days_with_notices(tmp_path: Path) -> None:  # noqa: PLR0915 - a story
    clock = Clock()

    async def main() -> None:  # noqa: PLR0915
        with push_service() as service, mail_server() as post:
            settings: dict[str, Any] = {
                "push_services": "127.0.0.1",
                "smtp": post.url,
                "mail_from": "host@brikke.example",
                "public_url": PUBLIC,
            }
            async with (
                running(tmp_path, CONFIG, clock, **settings) as (server, base),
                httpx.AsyncClient(base_url=base, timeout=60) as http,
            ):
                tokens = [await new_guest(base, name) for name in ("Ann", "Bo")]
                ann, bo = [bearer(each) for each in tokens]
                # The key that signs notices is made at the first start.
                async with asyncio.timeout(60):
                    while not await rows(server.rooms.store, schema.host_keys):
                        await asyncio.sleep(0.01)

                # Off until asked for. Ann wants them on her phone, Bo by mail.
                before = (await http.get("/api/me/notices", headers=ann)).json()
                assert (before["devices"], before["mail"], before["mail_offered"]) == (
                    [],
                    None,
                    True,
                )
                phone = service.browser("phone")
                answer = await http.post(
                    "/api/me/notices/devices", json=phone.subscription, headers=ann
                )
                assert answer.raise_for_status().json()["devices"] == [service.name_of(phone)]
                answer = await http.post(
                    "/api/me/notices/mail", json={"address": "bo@mail.example"}, headers=bo
                )
                assert not answer.raise_for_status().json()["mail_confirmed"]
                (asked,) = post.wait(1)
                key = asked.get_content().split("#confirm=")[1].split()[0]
                await http.patch("/api/me", json={"language": "de"}, headers=bo)

                table_id = await begin(server, base, tokens, DAY // 1000)
                first = await until_moving(server, clock, table_id)
                if first == 1:
                    # Bo has not confirmed the address: no mail.
                    clock.now += 2 * MINUTE
                    await sent(server)
                    await draw(base, table_id, tokens[1])
                    await until_moving(server, clock, table_id)
                assert len(post.taken) == 1
                assert (await http.post(f"/api/notices/mail/{key}/confirmation")).status_code == 204

                # Ann's turn: not at once, then once.
                await sent(server)
                assert service.taken == []
                clock.now += 2 * MINUTE
                await sent(server)
                await sent(server)
                (taken,) = service.wait(1)
                told = message(phone, taken)
                assert told == {
                    "title": "It is your turn.",
                    "body": "You have 23 hours.",
                    "link": f"/t/{table_id}",
                }
                assert taken.claims()["k"] == before["push_key"]
                assert 0 < int(taken.headers["ttl"]) <= DAY // 1000

                # Day two: Ann draws, Bo gets a mail, with a key that stops them.
                clock.now += 20 * HOUR
                await draw(base, table_id, tokens[0])
                assert await until_moving(server, clock, table_id) == 1
                mine = (await http.get("/api/me/tables", headers=bo)).json()[0]
                assert mine["my_turn"]
                assert mine["turn_ends"] - clock.now == pytest.approx(DAY, abs=MINUTE)
                clock.now += 2 * MINUTE
                await sent(server)
                mail = post.wait(2)[1]
                text = mail.get_content()
                assert mail["subject"] == "Du bist dran."
                assert f"{PUBLIC}/t/{table_id}" in text
                assert "Ann" not in mail.as_string()
                assert len(service.taken) == 1

                # Bo does not play: no bot stands in, the clock ends the turn, and Ann is told.
                clock.now += DAY
                async with asyncio.timeout(60):
                    while await to_move(server, table_id) != 0:
                        await asyncio.sleep(0.01)
                live_table = await server.rooms.room(table_id).live_table()
                assert [each.stand_in for each in live_table.players] == [None, None]

                # Quiet hours in Helsinki: it is told in the morning there.
                quiet = {"quiet_from": 9 * 60, "quiet_to": 7 * 60, "zone": "Europe/Helsinki"}
                (await http.patch("/api/me/notices", json=quiet, headers=ann)).raise_for_status()
                clock.now += 2 * MINUTE
                await sent(server)
                assert len(service.taken) == 1
                morning = datetime(2026, 3, 5, 5, tzinfo=UTC).timestamp() * 1000
                assert clock.now < morning
                clock.now = round(morning)
                await sent(server)
                assert message(phone, service.wait(2)[1])["link"] == f"/t/{table_id}"

                # Programs for mail stop mails with one click; then nobody tells Bo.
                stop = mail["list-unsubscribe"].strip("<>").removeprefix(PUBLIC)
                form = {"List-Unsubscribe": "One-Click"}
                assert (await http.post(stop, data=form)).status_code == 204
                assert (await http.get("/api/me/notices", headers=bo)).json()["mail"] is None
                await draw(base, table_id, tokens[0])
                await until_moving(server, clock, table_id)
                clock.now += 2 * MINUTE
                await sent(server)
                assert len(post.taken) == 2

                # A browser that has ended its subscription is forgotten.
                await draw(base, table_id, tokens[1])
                await until_moving(server, clock, table_id)
                service.answers["/phone"] = 410
                clock.now += 2 * MINUTE
                await sent(server)
                assert len(service.wait(3)) == 3
                after = (await http.get("/api/me/notices", headers=ann)).json()
                assert after["devices"] == []

    asyncio.run(main())


def test_what_fails_is_sent_again_only_to_those_who_lack_it(tmp_path: Path) -> None:
    clock = Clock()

    async def main() -> None:
        with push_service() as service:
            async with (
                running(tmp_path, CONFIG, clock, push_services="127.0.0.1") as (server, base),
                httpx.AsyncClient(base_url=base, timeout=60) as http,
            ):
                tokens = [await new_guest(base, name) for name in ("Ann", "Bo")]
                for token in tokens:
                    for name in ("phone", "desk"):
                        browser = service.browser(f"{name}-{tokens.index(token)}")
                        await http.post(
                            "/api/me/notices/devices",
                            json=browser.subscription,
                            headers=bearer(token),
                        )
                table_id = await begin(server, base, tokens, DAY // 1000)
                seat = await until_moving(server, clock, table_id)
                service.answers[f"/phone-{seat}"] = 503
                clock.now += 2 * MINUTE
                await sent(server)
                assert sorted(each.path for each in service.wait(2)) == [
                    f"/desk-{seat}",
                    f"/phone-{seat}",
                ]
                service.answers.clear()
                clock.now += 2 * MINUTE
                await sent(server)
                assert service.wait(3)[2].path == f"/phone-{seat}"
                clock.now += HOUR
                await sent(server)
                assert len(service.taken) == 3

                # One switch silences everything, and who sits at the table needs no notice.
                await draw(base, table_id, tokens[seat])
                other = await until_moving(server, clock, table_id)
                await http.patch(
                    "/api/me/notices", json={"silent": True}, headers=bearer(tokens[other])
                )
                clock.now += 2 * MINUTE
                await sent(server)
                await draw(base, table_id, tokens[other])
                assert await until_moving(server, clock, table_id) == seat
                async with dial(base, table_id) as socket:
                    await enter(socket, tokens[seat])
                    clock.now += 2 * MINUTE
                    await sent(server)
                    assert len(service.taken) == 3
                await until_alone(server, table_id)
                clock.now += HOUR
                await sent(server)
                assert len(service.wait(5)) == 5

    asyncio.run(main())


def test_a_server_that_does_not_follow_the_table_sends_its_notices_too(tmp_path: Path) -> None:
    clock = Clock()

    async def main() -> None:
        with push_service() as service:
            async with (
                running(tmp_path, CONFIG, clock, push_services="127.0.0.1") as (server, base),
                # It leaves what is due at tables to the first one, and so learns nothing of them.
                running(tmp_path, CONFIG, clock, push_services="127.0.0.1", tick_ms=3_600_000) as (
                    other,
                    _,
                ),
                httpx.AsyncClient(base_url=base, timeout=60) as http,
            ):
                tokens = [await new_guest(base, name) for name in ("Ann", "Bo")]
                for seat, token in enumerate(tokens):
                    device = service.browser(f"phone-{seat}").subscription
                    await http.post("/api/me/notices/devices", json=device, headers=bearer(token))
                table_id = await begin(server, base, tokens, DAY // 1000)
                seat = await until_moving(server, clock, table_id)
                assert await to_move(other, table_id) == seat
                # From here on the other server's state of the table is outdated.
                await draw(base, table_id, tokens[seat])
                await until_moving(server, clock, table_id)
                clock.now += 2 * MINUTE
                await sent(other)
                assert [each.path for each in service.wait(1)] == [f"/phone-{1 - seat}"]

    asyncio.run(main())


def test_an_address_that_takes_no_mail_replaces_none(tmp_path: Path) -> None:
    async def main() -> None:
        with mail_server() as post:
            settings: dict[str, Any] = {
                "smtp": post.url,
                "mail_from": "host@brikke.example",
                "public_url": PUBLIC,
            }
            async with (
                running(tmp_path, CONFIG, **settings) as (_, base),
                httpx.AsyncClient(base_url=base, timeout=60) as http,
            ):
                ann = bearer(await new_guest(base, "Ann"))

                async def ask(address: str) -> int:
                    body = {"address": address}
                    answer = await http.post("/api/me/notices/mail", json=body, headers=ann)
                    return answer.status_code

                assert await ask("ann@mail.example") == 201
                (asked,) = post.wait(1)
                key = asked.get_content().split("#confirm=")[1].split()[0]
                # The name of the mail, which others see, has nothing of the secret.
                assert key[:8] not in asked["message-id"]
                await http.post(f"/api/notices/mail/{key}/confirmation")
                post.refused["gone@mail.example"] = 550
                assert await ask("gone@mail.example") == 503
                state = (await http.get("/api/me/notices", headers=ann)).json()
                assert (state["mail"], state["mail_confirmed"]) == ("ann@mail.example", True)

    asyncio.run(main())


def test_notices_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (_, base),
            httpx.AsyncClient(base_url=base, timeout=60) as http,
        ):
            ann = bearer(await new_guest(base, "Ann"))
            good = PushBrowser(f"https://{DEFAULT_SERVICES[0]}/send/x").subscription

            async def refused(path: str, body: Any, method: str = "POST") -> str:
                answer = await http.request(method, f"/api{path}", json=body, headers=ann)
                return f"{answer.status_code} {answer.json()['code']}"

            devices = "/me/notices/devices"
            inside = {**good, "endpoint": f"{base}/metrics"}
            assert await refused(devices, inside) == "400 bad-input"
            assert await refused(devices, {**good, "keys": {"p256dh": "AA", "auth": "AA"}}) == (
                "400 bad-input"
            )
            assert await refused("/me/notices/mail", {"address": "a@b.example"}) == "409 no-mail"
            for body in ({"zone": "Middle/Earth"}, {"quiet_from": 1440}, {"loud": True}):
                assert await refused("/me/notices", body, "PATCH") == "400 bad-input"
            for what in ("confirmation", "removal"):
                path = f"/notices/mail/unknown/{what}"
                assert await refused(path, None) == "404 no-such-address"
            answer = await http.post("/api/me/notices/devices", json=good)
            assert answer.status_code == 401

    asyncio.run(main())
