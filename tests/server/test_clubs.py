"""Clubs, seeks, messages, reports and the host's page over HTTP: honest people and others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.club import seeking
from brikke.live import TableConfig, Timing
from brikke.server.checking import new_host_token
from tests.server.clients import bearer, dial, enter, hear, new_guest, say
from tests.server.in_process import running
from tests.server.test_ratings import kept
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

CONFIG = TableConfig(Timing(bot=10, between=50, salt=100))


class Person:
    """Requests as one guest."""

    def __init__(self, http: httpx.AsyncClient, token: str) -> None:
        self.http = http
        self.token = token

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.http.request(
            method, f"/api/{path}", json=body or None, headers=bearer(self.token)
        )
        return (answer.json() if answer.content else None) or {}

    async def code(self, method: str, path: str, **body: Any) -> str:
        return str((await self.ask(method, path, **body)).get("code", "done"))


async def club_of(ann: Person, *others: Person) -> str:
    club: str = (await ann.ask("POST", "clubs", name="Fjordside", rulebook="nordic rounds=1"))["id"]
    for each in others:
        await each.ask("POST", f"clubs/{club}/members")
    return club


def named(view: Any, name: str) -> str:
    [found] = [each["id"] for each in view["members"] if each["name"] == name]
    return str(found)


def test_a_club_has_members_tables_and_rules(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (_server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann = Person(http, await kept(http, base, "Ann"))
            bo, cy, eve = [
                Person(http, await new_guest(base, name)) for name in ("Bo", "Cy", "Eve")
            ]
            # A guest founds a club as well, and can keep the name later.
            founded = await eve.ask("POST", "clubs", name="Mine")
            assert (founded["name"], founded["role"]) == ("Mine", "host")
            assert await ann.code("POST", "clubs", name="Bad", rulebook="nowhere") == "bad-input"
            club = await club_of(ann, bo, cy)
            assert await ann.code("POST", "clubs", name="FJORDS1DE") == "name-taken"
            assert await eve.code("GET", "clubs/zzzzzz") == "no-such-club"

            outside = await eve.ask("GET", f"clubs/{club}")
            assert (outside["name"], outside["member_count"]) == ("Fjordside", 3)
            assert outside["role"] is None
            assert outside["members"] == outside["tables"] == []
            assert await eve.code("POST", f"clubs/{club}/tables", seats=2) == "not-member"

            # The code leads to the club, and its events are for members.
            found = (await http.get(f"/api/codes/{club}")).json()
            assert found == {"id": club, "link": f"/club/{club}"}
            event = {"name": "Friday", "rounds": 1, "seats": 2, "club": club}
            event["rulebook"] = "nordic turn_seconds=60"
            assert await bo.code("POST", "tournaments", **event) == "not-host"
            evening = await ann.ask("POST", "tournaments", **event)
            (listed,) = await bo.ask("GET", f"clubs/{club}/tournaments")
            assert (listed["id"], listed["name"]) == (evening["id"], "Friday")
            assert await eve.code("GET", f"clubs/{club}/tournaments") == "not-member"

            made = await bo.ask("POST", f"clubs/{club}/tables", seats=2, rulebook="nordic")
            view = await ann.ask("GET", f"clubs/{club}")
            assert [each["id"] for each in view["tables"]] == [made["id"]]
            assert [(each["name"], each["role"]) for each in view["members"]] == [
                ("Ann", "host"),
                ("Bo", "member"),
                ("Cy", "member"),
            ]
            assert [each["you"] for each in view["members"]] == [True, False, False]
            # Who waits at a table is here, also without a connection.
            assert [each["here"] for each in view["members"]] == [False, True, False]
            assert view["equal_tiles"] == []
            assert view["rulebook"] == "nordic rounds=1"

            helper = f"clubs/{club}/members/{named(view, 'Bo')}"
            plain = f"clubs/{club}/members/{named(view, 'Cy')}"
            first = f"clubs/{club}/members/{named(view, 'Ann')}"
            assert await bo.code("PATCH", plain, removed=True) == "not-host"
            assert await ann.code("PATCH", helper, role="helper") == "done"
            assert await bo.code("PATCH", plain, role="helper") == "not-host"
            assert await bo.code("PATCH", first, removed=True) == "not-host"
            assert await bo.code("PATCH", f"clubs/{club}", name="Taken over") == "not-host"
            assert await bo.code("PATCH", plain, removed=True) == "done"
            assert await cy.code("POST", f"clubs/{club}/members") == "barred"
            assert await cy.code("DELETE", f"clubs/{club}/members/me") == "done"
            assert await cy.code("POST", f"clubs/{club}/members") == "barred"
            assert await ann.code("PATCH", plain, muted=True) == "no-such-member"
            changed = await ann.ask("PATCH", f"clubs/{club}", rulebook="german", name="Fjord")
            assert (changed["name"], changed["rulebook"]) == ("Fjord", "german")
            await ann.ask("DELETE", f"clubs/{club}/members/me")
            assert (await bo.ask("GET", "me/clubs"))[0]["role"] == "host"

    asyncio.run(main())


def test_nobody_looks_like_another_in_a_club_and_at_its_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (_server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann = Person(http, await kept(http, base, "Ann"))
            others = [Person(http, await new_guest(base, f"Guest {n}")) for n in range(11)]
            club = await club_of(ann, *others)
            members = (await ann.ask("GET", f"clubs/{club}"))["members"]
            assert len({each["face"] for each in members}) == len(members)
            # Everybody looks at home and in a list of tables as in the club.
            seen = {each["name"]: (each["face"], each["colour"]) for each in members}
            for person in (ann, *others):
                me = await person.ask("GET", "me")
                assert (me["face"], me["colour"]) == seen[me["name"]]
            evening = {"name": "Friday", "rulebook": "nordic turn_seconds=60", "club": club}
            key = (await ann.ask("POST", "tournaments", **evening))["id"]
            for person in others:
                await person.ask("POST", f"tournaments/{key}/join")
            (listed,) = await ann.ask("GET", f"clubs/{club}/tournaments")
            assert (listed["players"], listed["joined"]) == (len(others), False)
            assert (await others[0].ask("GET", "me/tournaments"))[0]["joined"] is True
            for each in listed["people"]:
                assert (each["face"], each["colour"]) == seen[each["name"]]

    asyncio.run(main())


def test_people_with_one_wish_are_seated_and_the_match_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann = Person(http, await kept(http, base, "Ann"))
            bo, cy = [Person(http, await new_guest(base, name)) for name in ("Bo", "Cy")]
            assert await bo.code("GET", "me/seek") == "not-seeking"
            assert await bo.code("POST", "me/seek", rated=True) == "name-not-kept"
            assert await bo.code("POST", "me/seek", club="zzzzzz") == "no-such-club"
            first = await ann.ask("POST", "me/seek", rulebook="nordic rounds=1", seats=2)
            assert (first["waiting"], first["table"]) == (1, None)
            await cy.ask("POST", "me/seek", rulebook="german", seats=2)
            [wish, _] = sorted(
                (await http.get("/api/seeks")).json(),
                key=lambda each: each["rulebook"],
                reverse=True,
            )
            assert (wish["rulebook"], wish["waiting"]) == ("nordic rounds=1", 1)
            second = await bo.ask("POST", "me/seek", rulebook="nordic rounds=1", seats=2)
            table = second["table"]
            assert table == (await ann.ask("GET", "me/seek"))["table"]
            async with dial(base, table.removeprefix("/t/")) as socket:
                view = await enter(socket, ann.token)
                assert view["seat"] == 0
                assert view["table"]["phase"] in ("salting", "playing")

            # Bots take the free seats if all agree.
            monkeypatch.setattr(seeking, "FILL_MS", 0)
            wishes = {"rulebook": "nordic", "seats": 4, "bots": True}
            await ann.ask("POST", "me/seek", **wishes)
            table = (await bo.ask("POST", "me/seek", **wishes))["table"]
            summary = await ann.ask("GET", f"tables/{table.removeprefix('/t/')}")
            assert [each["bot"] for each in summary["seats"]] == [None, None, "steady", "steady"]
            await cy.ask("DELETE", "me/seek")
            assert await server.rooms.store.open_seeks() == []

            # A server that was killed before the table was open: the next question opens it.
            club = await club_of(ann, bo)
            wishes = {"rulebook": "german", "seats": 2, "club": club}
            await ann.ask("POST", "me/seek", **wishes)
            with monkeypatch.context() as killed:
                killed.setattr("brikke.server.http.seeks._open", _die)
                assert await bo.code("POST", "me/seek", **wishes) == "failed"
            table = (await ann.ask("GET", "me/seek"))["table"]
            view = await ann.ask("GET", f"clubs/{club}")
            assert [each["link"] for each in view["tables"]] == [table]

    asyncio.run(main())


async def _die(*_: object) -> None:
    raise RuntimeError("killed")


def test_members_write_to_each_other_if_the_club_allows_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (_server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann = Person(http, await kept(http, base, "Ann"))
            bo, eve = [Person(http, await new_guest(base, name)) for name in ("Bo", "Eve")]
            club = await club_of(ann, bo)
            chat = f"clubs/{club}/messages"
            assert await bo.code("POST", chat, text="Hello") == "chat-off"
            await ann.ask("PATCH", f"clubs/{club}", chat=True)
            assert (
                await eve.code("GET", chat)
                == await eve.code("POST", chat, text="a")
                == "not-member"
            )
            assert await bo.code("POST", chat, text="\u200b") == "bad-input"
            assert await bo.code("POST", chat, text="x" * 301) == "bad-input"
            await ann.ask("POST", chat, text="Welcome")
            [first, rude] = await bo.ask("POST", chat, text="Go away")
            assert [(each["name"], each["text"]) for each in (first, rude)] == [
                ("Ann", "Welcome"),
                ("Bo", "Go away"),
            ]
            assert await bo.code("DELETE", f"{chat}/{first['id']}") == "not-host"
            assert await ann.code("DELETE", f"{chat}/99") == "no-such-message"
            assert await ann.code("POST", f"{chat}/{rude['id']}/reports", reason="rude") == "done"
            assert (
                await ann.code("POST", f"{chat}/{rude['id']}/reports", reason="no") == "bad-input"
            )
            assert await bo.code("GET", f"clubs/{club}/reports") == "not-host"
            [report] = await ann.ask("GET", f"clubs/{club}/reports")
            assert (report["about"], report["by"]) == ("Bo", "Ann")
            assert report["log"] == ["Ann: Welcome", "Bo: Go away"]
            muted = f"clubs/{club}/members/{report['member']}"
            assert await ann.code("PATCH", muted, muted=True) == "done"
            assert await bo.code("POST", chat, text="But") == "muted"
            assert await ann.code("DELETE", f"{chat}/{rude['id']}") == "done"
            assert await ann.code("DELETE", f"clubs/{club}/reports/{report['id']}") == "done"
            assert not await ann.ask("GET", f"clubs/{club}/reports")

    asyncio.run(main())


def test_a_report_holds_what_everybody_saw_and_the_host_reads_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann, bo, eve = [
                Person(http, await new_guest(base, name)) for name in ("Ann", "Bo", "Eve")
            ]
            made = await ann.ask("POST", "tables", seats=3, bots=["steady"])
            async with dial(base, made["id"]) as socket:
                await enter(socket, bo.token)
                await say(socket, type="sit", id="sit")
                await say(socket, type="react", id="react", reaction="hurry")
                while (await hear(socket, "ack"))["id"] != "react":
                    pass
            await ann.ask("POST", "me/seek")
            reports = f"tables/{made['id']}/reports"
            assert await eve.code("POST", reports, seat=1, reason="rude") == "not-seated"
            assert await ann.code("POST", reports, seat=1, reason="rude") == "no-such-seat"
            assert await ann.code("POST", reports, seat=3, reason="rude") == "no-such-seat"
            assert await ann.code("POST", reports, seat=2, reason="rude") == "done"

            assert (await http.get("/api/host")).json()["code"] == "bad-token"
            assert await ann.code("GET", "host") == "bad-token"
            url = f"sqlite:///{tmp_path / 'tables.db'}"
            host = Person(http, await asyncio.to_thread(new_host_token, url))
            seen = await host.ask("GET", "host")
            assert (seen["guests"], seen["phases"]) == (3, {"waiting": 1})
            assert seen["retention"]["archive_days"] == 30
            assert {"guest-clubs", "address-requests"} <= {each["name"] for each in seen["limits"]}
            [report] = seen["reports"]
            assert (report["about"], report["table"]) == ("Bo", made["id"])
            assert any('"reaction":"hurry"' in line for line in report["log"])
            stored = await server.rooms.store.guest_of("")
            assert stored is None
            assert await host.code("DELETE", f"host/reports/{report['id']}") == "done"
            assert (await host.ask("GET", "host"))["reports"] == []
            assert await host.code("GET", "me") == "bad-token", "a host is no guest"

    asyncio.run(main())
