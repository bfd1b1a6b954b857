"""Tournaments over HTTP: paired, played, scored once, and silent about deals still in play."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import true

from brikke.game.deal import commitment_of, deal
from brikke.game.events import Dealt
from brikke.live import TableConfig, Timing
from brikke.rules.rulebook import get_rulebook
from brikke.server.checking import new_host_token
from brikke.server.server import Server
from brikke.server.store import Store, TournamentTable, lobby
from brikke.server.workers.tournament_work import score
from brikke.wire.events import decode_event
from tests.server.clients import NetworkPlayer, bearer, dial, hear, new_guest, plain_brain, say
from tests.server.evenings import log_of, standings_from_logs
from tests.server.in_process import running
from tests.server.test_ratings import kept
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

RULES = "nordic tiles_dealt=6 opening_minimum=10"
TIMING = TableConfig(Timing(bot=5, between=50, salt=100))


@dataclass
class Evening:
    """A server, its address, and the people of a tournament by name."""

    server: Server
    base: str
    http: httpx.AsyncClient
    tokens: dict[str, str] = field(default_factory=dict)
    key: str = ""

    async def ask(self, who: str, method: str, path: str, **json: Any) -> Any:
        headers = bearer(self.tokens[who]) if who else {}
        answer = await self.http.request(method, f"/api/{path}", headers=headers, json=json or None)
        return answer.json()

    async def set_up(self, *people: str, **wishes: Any) -> None:
        for each in people:
            self.tokens[each] = await new_guest(self.base, each)
        made = await self.ask(
            people[0], "POST", "tournaments", name="Evening", rulebook=RULES, **wishes
        )
        self.key = made["id"]
        assert made["link"] == f"/tournament/{self.key}"

    async def view(self, who: str = "") -> Any:
        return await self.ask(who, "GET", f"tournaments/{self.key}")

    async def act(self, who: str, what: str) -> Any:
        return await self.ask(who, "POST", f"tournaments/{self.key}/{what}")

    async def until(self, **wanted: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            while True:
                seen = await self.view()
                if all(seen[name] == value for name, value in wanted.items()):
                    return seen
                await asyncio.sleep(0.02)

    async def table_of(self, who: str) -> str:
        async with asyncio.timeout(PATIENCE):
            while (place := (await self.view(who))["table"]) is None:
                await asyncio.sleep(0.02)
        return str(place["table"])

    async def play(self, who: str) -> NetworkPlayer:
        """Play the current round of somebody to its end."""
        brain = plain_brain(len(who))
        player = NetworkPlayer(self.base, self.tokens[who], await self.table_of(who), brain)
        await asyncio.wait_for(player.play(asyncio.Event()), PATIENCE)
        return player


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    async with (
        running(folder, TIMING) as (server, base),
        httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
    ):
        yield Evening(server, base, http)


async def play_evening(night: Evening) -> None:
    """Play a tournament of two rounds; Eve comes late, and Bo leaves after the first round."""
    await night.set_up("Ann", "Bo", "Cay", "Dan", seats=2, rounds=2, break_seconds=0)
    for each in ("Ann", "Bo", "Cay"):
        await night.act(each, "join")
    assert (await night.act("Bo", "go-on"))["code"] == "not-host"
    assert (await night.view())["state"] == "open"
    await night.act("Ann", "go-on")
    await night.until(number=1)
    late = await night.act("Dan", "join")
    assert late["table"] is None
    # Nothing begins before the organiser says so, but tables in play go on.
    await night.act("Ann", "pause")
    played = [*await asyncio.gather(*map(night.play, ("Ann", "Bo", "Cay")))]
    assert all(each.over for each in played)
    waiting = await night.until(paused=True, seeds=[(await seed(night, 1)).hex()])
    assert (waiting["number"], waiting["table"]) == (1, None)
    await night.act("Bo", "leave")
    await night.act("Ann", "go-on")
    await night.until(number=2)
    await asyncio.gather(*map(night.play, ("Ann", "Cay", "Dan")))


async def seed(night: Evening, number: int) -> bytes:
    known = await night.server.rooms.store.tournament(night.key)
    assert known is not None
    return known.seeds[32 * (number - 1) : 32 * number]


def test_an_evening_from_the_invitation_to_the_standings(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as night:
            await play_evening(night)
            end = await night.until(state="over")
            names = [each["name"] for each in end["players"]]
            assert names == ["Ann", "Bo", "Cay", "Dan"]
            assert end["gone"] == [1]
            rows = {names[each["player"]]: each for each in end["standings"]}
            assert {name: each["rounds"] for name, each in rows.items()} == {
                "Ann": 2, "Bo": 1, "Cay": 2, "Dan": 1,
            }  # fmt: skip
            store = night.server.rooms.store
            known = await store.tournament(night.key)
            assert known is not None
            assert await standings_from_logs(store, night.key) == known.standings
            # What was written with the last event of each table follows from its log, too.
            for table in await store.tournament_tables(night.key):
                assert [table.result] == score([await log_of(store, table)])
            # The commitments hold, and the seeds give the deal that everyone had.
            assert [commitment_of(bytes.fromhex(each)) for each in end["seeds"]] == end[
                "commitments"
            ]
            for number in (1, 2):
                again = deal(await seed(night, number), (b"", b""), get_rulebook(RULES).tiles_dealt)
                shown = await night.ask("", "GET", f"tournaments/{night.key}/deals/{number}")
                assert shown["top"] == 2 * (len(shown["tables"]) - 1)
                for seat in (0, 1):
                    points = [each["match_points"][seat] for each in shown["tables"]]
                    assert sum(points) == len(points) * (len(points) - 1)
                for each in shown["tables"]:
                    events = (await night.ask("", "GET", f"rounds/{each['round']}"))["events"]
                    assert events[-1]["outcome"]["scores"] == each["scores"]
                for table in await store.tournament_tables(night.key):
                    if table.number == number:
                        log = await store.load(table.table_id)
                        events = (decode_event(entry.body, entry.version) for entry in log)
                        (dealt,) = (event for event in events if isinstance(event, Dealt))
                        assert (dealt.racks, dealt.pool) == (again.racks, again.pool)
            assert (await night.act("Ann", "join"))["code"] == "wrong-phase"
            (mine,) = await night.ask("Bo", "GET", "me/tournaments")
            assert (mine["id"], mine["state"], mine["players"]) == (night.key, "over", 3)

    asyncio.run(main())


HIDDEN = ("rounds/{link}", "rounds/{link}/record", "replays/{link}", "replays/{link}/chances")
"""What would tell everything of a round, to whoever knows its link."""
PUBLIC = ("tables", "seeks", "bots/connected", "tournaments/{key}/deals/1", "codes/{club}")
OWN = ("me/games", "me/tournaments", "me/clubs", "clubs/{club}/tournaments", "clubs/{club}/reports")
STRANGERS = ("Eve", "Hal", "Mia", "Ann", "Bo")
"""The host of the club, a helper, a member, and players of other tables."""


@dataclass
class Doors:
    """All ways by which something of a table could be learned, and what they showed."""

    night: Evening
    club: str
    host: str
    """The token of the host of the server."""
    table_id: str
    link: str

    async def look(self) -> dict[str, bytes]:
        """Return what everyone gets who does not sit at the table."""
        seen: dict[str, bytes] = {}
        known = {"link": self.link, "key": self.night.key, "club": self.club}
        for who in ("", *STRANGERS):
            headers = bearer(self.night.tokens[who]) if who else {}
            for path in (*HIDDEN, *PUBLIC, *(OWN if who else ())):
                answer = await self._get(path.format(**known), headers)
                seen[f"{who} {path}"] = b"%d " % answer.status_code + answer.content
            again = await self.night.http.post(
                f"/api/replays/{self.link}/again", headers=headers, json={"seat": 0}
            )
            seen[f"{who} again"] = again.content
            if who:
                seen[f"{who} export"] = await self._export(headers)
                seen[f"{who} watches"] = await self._watch(self.night.tokens[who])
            seen[f"{who} tournament"] = await self._tournament(who)
            seen[f"{who} news"] = await self._news(who)
        seen["the host of the server"] = await self._host()
        return seen

    async def _get(self, path: str, headers: dict[str, str]) -> httpx.Response:
        return await self.night.http.get(f"/api/{path}", headers=headers)

    async def _export(self, headers: dict[str, str]) -> bytes:
        """Return every byte of the files in an export; the archive itself holds the time."""
        export = await self._get("me/records", headers)
        assert export.status_code == 200, export.text
        with zipfile.ZipFile(io.BytesIO(export.content)) as archive:
            return b"".join(each.encode() + archive.read(each) for each in archive.namelist())

    async def _watch(self, token: str) -> bytes:
        """Return what a spectator gets, until there is an answer."""
        async with dial(self.night.base, self.table_id) as socket:
            await say(socket, type="hello", id="x", token=token)
            return repr(await hear(socket, "refused", "view")).encode()

    async def _tournament(self, who: str) -> bytes:
        """Return the page of a tournament, which is what a projector shows as well.

        Everyone may know which tables have finished, and what time it is.
        """
        view = await self.night.view(who)
        del view["now"], view["table"]
        for each in view["tables"]:
            del each["done"]
        return repr(view).encode()

    async def _news(self, who: str) -> bytes:
        news = await self.night.ask(who, "GET", f"tournaments/{self.night.key}/news")
        del news["now"], news["table"], news["done"]
        return repr(news).encode()

    async def _host(self) -> bytes:
        """Return what the host of the server sees, but for numbers of people and phases."""
        seen = (await self._get("host", bearer(self.host))).json()
        tables = [
            {name: each[name] for name in ("id", "rulebook", "seats", "round", "rated")}
            for each in seen["tables"]
        ]
        return repr((seen["reports"], sorted(tables, key=lambda each: each["id"]))).encode()


async def a_bots_stream(base: str, token: str, heard: list[bytes]) -> None:
    """Write down every line that a connected bot gets, except that the connection lives."""
    async with (
        httpx.AsyncClient(base_url=base, timeout=None) as http,
        http.stream("GET", "/api/bot/stream", headers=bearer(token)) as stream,
    ):
        async for line in stream.aiter_lines():
            if line:
                heard.append(line.encode())  # noqa: PERF401 - heard one by one


async def _is_never_sealed(_store: Store, _table_id: str) -> bool:
    return False


_tournament_tables = Store.tournament_tables


async def _tables_as_if_open(store: Store, key: str) -> list[TournamentTable]:
    return [replace(each, sealed=False) for each in await _tournament_tables(store, key)]


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "finished rounds are found": (lobby, "is_unsealed", lambda _table_id: true()),
    "anybody may watch": (Store, "is_sealed", _is_never_sealed),
    "results are told": (Store, "tournament_tables", _tables_as_if_open),
}
"""Gates that are opened too early, to see that the comparison finds it."""


def test_nothing_of_a_deal_is_told_while_it_is_played_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare what everyone gets before and after a table has finished: the same bytes.

    Then leaks are planted, one after the other, and each must be found.
    """

    async def main() -> None:
        async with evening(tmp_path) as night:
            doors, players, others = await an_evening_of_a_club(night)
            # A report at the table, which its readers may open when the deal is played everywhere.
            reports = f"tables/{doors.table_id}/reports"
            await night.ask(players[0], "POST", reports, seat=await other_seat(night, players[0]),
                            reason="rude")  # fmt: skip
            url = f"sqlite:///{tmp_path / 'tables.db'}"
            doors.host = await asyncio.to_thread(new_host_token, url)
            made = await night.ask("Eve", "POST", "me/bots", name="Listener")
            heard: list[bytes] = []
            listening = asyncio.create_task(a_bots_stream(night.base, made["token"], heard))
            async with asyncio.timeout(PATIENCE):
                while not heard:
                    await asyncio.sleep(0.02)
            before, told = await doors.look(), list(heard)
            assert all(b"refused" in before[f"{each} watches"] for each in STRANGERS)
            (report,) = msgspec.json.decode(before["Eve clubs/{club}/reports"][4:])
            assert (report["sealed"], report["log"]) == (True, [])
            # A turn later, and after the end: the same bytes.
            player, _ = await asyncio.gather(*map(night.play, players))
            assert player.view["table"]["rounds"] == [doors.link]
            # Studies do not touch it either: nothing could be computed from it.
            assert await night.server.round_analysis.run_once() == 0
            after = await doors.look()
            assert {door for door in before if before[door] != after[door]} == set()
            assert heard == told
            for gate, planted in LEAKS.items():
                with monkeypatch.context() as leak:
                    leak.setattr(*planted)
                    leaked = await doors.look()
                assert {door for door in before if before[door] != leaked[door]}, gate
            listening.cancel()
            await asyncio.gather(*map(night.play, others))
            await night.until(state="over")
            for path in ("rounds/{link}/record", "rounds/{link}"):
                answer = await night.http.get(f"/api/{path.format(link=doors.link)}")
                assert answer.status_code == 200
            (report,) = await night.ask("Eve", "GET", f"clubs/{doors.club}/reports")
            assert report["log"]
            assert b"'view'" in await doors._watch(night.tokens["Eve"])

    asyncio.run(main())


async def an_evening_of_a_club(night: Evening) -> tuple[Doors, list[str], list[str]]:
    """Begin an evening at two tables; return who plays at the first, and who at Ann's."""
    night.tokens["Eve"] = await kept(night.http, night.base, "Eve")
    for each in ("Hal", "Mia", "Ann", "Bo", "Cay", "Dan"):
        night.tokens[each] = await new_guest(night.base, each)
    club = (await night.ask("Eve", "POST", "clubs", name="Fjordside"))["id"]
    for each in ("Hal", "Mia", "Ann", "Bo", "Cay", "Dan"):
        await night.ask(each, "POST", f"clubs/{club}/members")
    members = (await night.ask("Eve", "GET", f"clubs/{club}"))["members"]
    (helper,) = [each["id"] for each in members if each["name"] == "Hal"]
    await night.ask("Eve", "PATCH", f"clubs/{club}/members/{helper}", role="helper")
    wishes = {"name": "Evening", "rulebook": RULES, "seats": 2, "rounds": 1, "club": club}
    night.key = (await night.ask("Eve", "POST", "tournaments", **wishes))["id"]
    for each in ("Ann", "Bo", "Cay", "Dan"):
        await night.act(each, "join")
    await night.act("Hal", "go-on")
    tables = {each: await night.table_of(each) for each in ("Ann", "Bo", "Cay", "Dan")}
    # Bo is to watch from another table; pairing is drawn, so names are given by it.
    first = [each for each in tables if tables[each] != tables["Ann"]]
    with_ann = [each for each in tables if each not in first]
    if "Bo" in first:
        night.tokens["Bo"], night.tokens[with_ann[1]] = (
            night.tokens[with_ann[1]], night.tokens["Bo"],
        )  # fmt: skip
        first = [with_ann[1] if each == "Bo" else each for each in first]
        with_ann = ["Ann", "Bo"]
    table = tables[next(each for each in tables if tables[each] != tables["Ann"])]
    live_table = await (await night.server.rooms.existing_room(table)).live_table()
    link = live_table._link() or ""
    assert link
    return Doors(night, club, "", table, link), first, with_ann


async def other_seat(night: Evening, who: str) -> int:
    seat: int = (await night.view(who))["table"]["seat"]
    return 1 - seat


def test_players_who_stay_away_are_played_by_bots_and_count_little(tmp_path: Path) -> None:
    async def main() -> None:
        timing = TableConfig(Timing(bot=2, grace=50))
        async with (
            running(tmp_path, timing) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            night = Evening(server, base, http)
            await night.set_up("Ann", "Bo", "Cay", seats=2, rounds=1)
            for each in night.tokens:
                await night.act(each, "join")
            await night.act("Ann", "go-on")
            end = await night.until(state="over")
            assert all(each["percent"] <= 40 for each in end["standings"])
            shown = await night.ask("", "GET", f"tournaments/{night.key}/deals/1")
            assert sum(len(each["absent"]) for each in shown["tables"]) == 3

    asyncio.run(main())


def test_one_who_plays_alone_is_compared_with_a_table_of_bots(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as night:
            await night.set_up("Ann", seats=2, rounds=1)
            await night.act("Ann", "join")
            await night.act("Ann", "go-on")
            await night.until(number=1)
            await night.play("Ann")
            end = await night.until(state="over")
            assert len(end["tables"]) == 2
            [row] = end["standings"]
            deal = await night.ask("", "GET", f"tournaments/{night.key}/deals/1")
            assert deal["top"] == 2
            own, other = sorted(deal["tables"], key=lambda each: each["seats"] == [None, None])
            assert other["seats"] == [None, None]
            seat = own["seats"].index(0)
            assert row["percent"] == 50 * own["match_points"][seat]

    asyncio.run(main())


IMPOSSIBLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"rounds": 0}, "rounds"),
    ({"rulebook": "nordic turn_seconds=off"}, "turn_seconds is: off"),
    ({"meeting": "by-age"}, "not: by-age"),
    ({"starts": 5}, "not at: 5"),
    ({"name": "\u200b"}, "1 to 60 letters: "),
    ({"rulebook": "no-such-edition"}, "no-such-edition"),
)


def test_more_people_may_join_than_there_are_colours(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as night:
            people = [f"Guest {at}" for at in range(9)]
            await night.set_up(*people)
            for each in people:
                seen = await night.act(each, "join")
            assert [each["name"] for each in seen["players"]] == people
            assert all(each["face"] and each["colour"] for each in seen["players"])

    asyncio.run(main())


def test_what_is_not_there_or_not_allowed_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as night:
            await night.set_up("Ann", "Bo")
            for wish, ending in IMPOSSIBLE:
                wishes = {"name": "Evening", **wish}
                answer = await night.ask("Ann", "POST", "tournaments", **wishes)
                assert answer["code"] == "bad-input"
                assert ending in answer["detail"]
            assert (await night.ask("", "GET", "tournaments/abcdefghjkmnpqrs"))["code"] == (
                "no-such-tournament"
            )
            assert (await night.ask("Ann", "POST", "tournaments", name="X", club="nothere"))[
                "code"
            ] == "not-host"
            assert (await night.act("Ann", "go-on"))["detail"].endswith("not: 0")
            assert (await night.act("Bo", "pause"))["code"] == "not-host"
            assert (await night.ask("", "GET", f"tournaments/{night.key}/deals/1"))["code"] == (
                "http-404"
            )
            # Joining twice is joining once, and leaving before the first round is never joining.
            for _ in range(2):
                assert len((await night.act("Bo", "join"))["players"]) == 1
            assert (await night.act("Bo", "leave"))["players"] == []

    asyncio.run(main())
