"""Live rearrangements: sent to the others, stored nowhere, and without any tile of a rack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brikke.live import Timing
from brikke.server.server import Server
from brikke.server.tables import room
from tests.server.clients import dial, enter, new_guest, say
from tests.server.test_live_play import Session, at
from tests.support.live_tables import HandDealer

pytestmark = pytest.mark.system

RULES = "nordic opening_minimum=0 turn_seconds=off rounds=1"
SLOW = Timing(bot=60_000, grace=60_000, absence=0, between=60_000, salt=60_000)
RACKS = ("k1 k2 k3 k4 r9 b9", "r5 b5 o5 r1 b1")
LYING = [["k1", "k2", "k3", "k4"], ["r5", "b5", "o5"]]
SPLIT = [["k1", "k2"], ["k3", "k4"], ["r5", "b5", "o5"]]


async def begun(session: Session) -> int:
    """Let Ada and Bo play a set each, and return the number of the last event: Ada is to move."""
    await session.invite("Ada", "Bo", seats=2, rulebook=RULES)
    await session.do("Ada", "start")
    for name in ("Ada", "Bo"):
        await session.do(name, "salt", salt="00")
    for name, table in (("Ada", LYING[:1]), ("Bo", LYING)):
        seen = (await session.view(name))["seq"]
        assert (await session.do(name, "play", seen=seen, table=table))["type"] == "ack"
    return int((await session.view("Ada"))["seq"])


class Ear:
    """All bytes that a connection receives."""

    def __init__(self, session: Session, name: str) -> None:
        self._socket = session.sockets[name]

    async def until(self, kind: str) -> list[str]:
        """Return the frames up to the first message of a kind."""
        heard: list[str] = []
        while not heard or json.loads(heard[-1])["type"] != kind:
            heard.append(str(await self._socket.recv()))
        return heard


def deal() -> HandDealer:
    return HandDealer(*RACKS, pool="r12 r13 k13 b13 o13")


def test_the_others_see_a_rearrangement_and_nothing_is_stored(tmp_path: Path) -> None:
    async def story(session: Session, server: Server) -> None:
        seq = await begun(session)
        eve = await new_guest(session.base, "Eve")
        async with dial(session.base, session.table_id) as watching:
            await enter(watching, eve)
            answer = await session.do("Ada", "arrange", seen=seq, table=SPLIT)
            assert (answer["type"], answer["seq"]) == ("ack", seq)
            arranged = await session.hear("Bo", "arranged")
            assert arranged == {"type": "arranged", "seat": 0, "seq": seq, "table": SPLIT}
            while json.loads(await watching.recv()) != arranged:
                pass
        assert (await session.view("Bo"))["seq"] == seq
        live_table = await server.rooms.room(session.table_id).live_table()
        assert live_table.seq == seq
        # The mover's own connection is told nothing of it.
        await session.do("Ada", "draw", seen=seq)
        assert "arranged" not in {each["type"] for each in session._unread["Ada"]}

    at(tmp_path, story, SLOW, deal())


def test_no_byte_that_others_get_depends_on_the_rack_or_on_what_is_laid_from_it(
    tmp_path: Path,
) -> None:
    """Two worlds differ in Ada's rack and in her draft; her hands on the table are the same."""
    frames = []
    for number, (own, sent) in enumerate(
        [
            ("r9 b9", [["k1", "k2"], ["k3", "k4"], ["r5", "b5", "o5"]]),
            ("o7 j", [[], ["k3", "k4"], [], ["k1", "k2"], ["r5", "b5", "o5"], []]),
        ]
    ):

        async def story(session: Session, _server: Server, sent: list[list[str]] = sent) -> None:
            seq = await begun(session)
            ear = Ear(session, "Bo")
            await session.do("Ada", "arrange", seen=seq, table=sent)
            frames.append((await ear.until("arranged"))[-1])

        folder = tmp_path / str(number)
        folder.mkdir()
        dealer = HandDealer(f"k1 k2 k3 k4 {own}", RACKS[1], pool="r12 r13 k13 b13 o13")
        at(folder, story, SLOW, dealer)
    one, other = frames
    assert one == other
    assert not any(f'"{tile}"' in one for tile in ("r9", "b9", "o7", "j", "r1", "b1"))


@pytest.mark.parametrize(
    "table",
    [
        [["k1", "k2", "k3", "k4", "r9"], ["r5", "b5", "o5"]],
        [["k1", "k2", "k3", "r9"], ["r5", "b5", "o5"]],
        [["k1'", "k2", "k3", "k4"], ["r5", "b5", "o5"]],
        [["k1", "k2", "k3", "k4"], ["r5", "b5", "o5", "?"]],
    ],
    ids=["a tile of the rack", "instead of another", "the other of two equal tiles", "no tile"],
)
def test_a_rearrangement_with_any_other_tile_reaches_nobody(
    tmp_path: Path, table: list[list[str]]
) -> None:
    async def story(session: Session, _server: Server) -> None:
        seq = await begun(session)
        ear = Ear(session, "Bo")
        assert (await session.do("Ada", "arrange", seen=seq, table=table))["code"] == "bad-tiles"
        await say(session.sockets["Ada"], type="react", id="after", reaction="wow")
        heard = "".join(await ear.until("events"))
        assert "arranged" not in heard
        assert "r9" not in heard

    at(tmp_path, story, SLOW, deal())


def test_rearrangements_are_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "ARRANGE_PAUSE_MS", 60_000)

    async def story(session: Session, _server: Server) -> None:
        seq = await begun(session)
        assert (await session.do("Ada", "arrange", seen=seq, table=SPLIT))["type"] == "ack"
        assert (await session.do("Ada", "arrange", seen=seq, table=LYING))["code"] == "too-often"

    at(tmp_path, story, SLOW, deal())


def test_a_rearrangement_after_the_turn_is_stale(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        seq = await begun(session)
        await session.do("Ada", "draw", seen=seq)
        assert (await session.do("Ada", "arrange", seen=seq, table=SPLIT))["code"] == "stale"

    at(tmp_path, story, SLOW, deal())
