"""Routes for connected bots: accounts of owners, invitations, and the bot's own stream."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from brikke.club.confusable_names import skeleton
from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode, check_free_seat
from brikke.server.bot_stream import KEEP_ALIVE_MS, BotStream
from brikke.server.http.dependencies import (
    TheBot,
    TheCaller,
    TheGuest,
    TheRefusals,
    TheRooms,
    TheStreams,
)
from brikke.server.http.errors import problems
from brikke.server.http.kept_names import name_to_keep
from brikke.server.store import BotRow, Guest, Invitation, NameTaken
from brikke.server.tables.rooms import Caller, Rooms
from brikke.wire import client
from brikke.wire import server as say
from brikke.wire.bots import (
    BotToken,
    NewBot,
    NewInvitation,
    OfferedBot,
    OpenInvitation,
    OwnBot,
)
from brikke.wire.client import FromClient
from brikke.wire.convert import command_of, read_play, violations_of
from brikke.wire.names import clean_name
from brikke.wire.problems import status_of
from brikke.wire.tokens import hash_of, new_bot_key, new_bot_token, new_guest_id

MOST_BOTS: Final = 5
"""The bots of one owner."""
MOST_INVITATIONS: Final = 20
"""The open invitations of one bot."""
INVITATION_MS: Final = 10 * 60 * 1000
ONLINE_MS: Final = 3 * KEEP_ALIVE_MS
"""A bot whose stream was seen open in this time is online."""
OFFERED: Final = 100
NDJSON: Final = "application/x-ndjson"

Answer = say.Ack | say.Checked | say.HintGiven


class OwnBots(Controller):
    """The bots of a guest, invitations, and the bots that the host offers."""

    path = "/api"
    tags = ("bots",)

    @post("/me/bots", responses=problems(400, 401, 409, 413, 503))
    async def register(self, data: JSONBody[NewBot], guest: TheGuest, rooms: TheRooms) -> BotToken:
        """Register a bot of one's own; its token is sent once. Needs a kept name."""
        if not guest.kept:
            raise Refusal(RefusalCode.NAME_NOT_KEPT)
        if len(await rooms.store.bots_of(guest.id)) >= MOST_BOTS:
            raise InputError("one guest has at most this number of bots", MOST_BOTS)
        bot, token = new_guest_id(), new_bot_token()
        name = await name_to_keep(rooms, bot, data.name)
        row = BotRow(bot, new_bot_key(), guest.id, 0, 0, listed=False, stopped=False, name=name)
        try:
            await rooms.store.add_bot(row, skeleton(name), hash_of(token))
        except NameTaken:
            raise Refusal(RefusalCode.NAME_TAKEN, name) from None
        return BotToken(row.key, name, token)

    @get("/me/bots", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> list[OwnBot]:
        """List the bots of the guest."""
        stopped = await rooms.store.all_bots_stopped()
        return [
            OwnBot(
                id=each.key,
                name=each.name,
                created=each.created,
                online=is_online(rooms, each),
                listed=each.listed,
                stopped=each.stopped or stopped,
            )
            for each in await rooms.store.bots_of(guest.id)
        ]

    @post("/me/bots/{key:str}/token", responses=problems(400, 401, 404, 503))
    async def new_token(self, key: FromPath[str], guest: TheGuest, rooms: TheRooms) -> BotToken:
        """Give a bot another token; the old one becomes invalid, and its stream ends."""
        row, token = await _own(rooms, key, guest), new_bot_token()
        await rooms.store.replace_bot_token(row.guest_id, hash_of(token))
        await rooms.guest_changed(row.guest_id, forgotten=True)
        return BotToken(row.key, row.name, token)

    @delete("/me/bots/{key:str}", responses=problems(400, 401, 404, 503))
    async def remove(self, key: FromPath[str], guest: TheGuest, rooms: TheRooms) -> None:
        """Delete a bot: its name is removed everywhere, its token becomes invalid."""
        row = await _own(rooms, key, guest)
        await rooms.forget(row.guest_id)

    @get("/bots/connected", security=[{}], responses=problems(503))
    async def offered(self, rooms: TheRooms) -> list[OfferedBot]:
        """List the connected bots that the host offers; anybody may invite them."""
        if await rooms.store.all_bots_stopped():
            return []
        rows = await rooms.store.listed_bots(OFFERED)
        return [OfferedBot(each.name, is_online(rooms, each)) for each in rows]

    @post("/tables/{table_id:str}/invitations", responses=problems(400, 401, 403, 404, 409, 410))
    async def invite(
        self,
        table_id: FromPath[str],
        data: JSONBody[NewInvitation],
        guest: TheGuest,
        rooms: TheRooms,
    ) -> OpenInvitation:
        """Invite a connected bot by its name, to a table that one has opened or sits at."""
        bot = await rooms.store.bot_named(skeleton(clean_name(data.bot)))
        if bot is None:
            raise Refusal(RefusalCode.NO_SUCH_BOT, data.bot)
        await rooms.check_bot(bot.guest_id)
        by = await _inviter(rooms, table_id, guest)
        live_table = await rooms.room(table_id).live_table()
        if live_table.seat_of(bot.guest_id) is not None:
            raise Refusal(RefusalCode.ALREADY_SEATED)
        if bot.guest_id in live_table.barred:
            raise Refusal(RefusalCode.BARRED)
        check_free_seat(live_table)
        if len(await rooms.store.invitations(bot=bot.guest_id)) >= MOST_INVITATIONS:
            raise Refusal(RefusalCode.BOT_BUSY)
        expires = rooms.store.now() + INVITATION_MS
        await rooms.store.invite(Invitation(table_id, bot.guest_id, by, expires))
        # Its stream may be open on any server.
        await rooms.guest_changed(bot.guest_id, forgotten=False)
        return OpenInvitation(bot.name, is_online(rooms, bot), expires)

    @get("/tables/{table_id:str}/invitations", responses=problems(400, 401, 404, 409, 410, 503))
    async def invited(
        self, table_id: FromPath[str], guest: TheGuest, rooms: TheRooms
    ) -> list[OpenInvitation]:
        """List the invitations to a table that no bot has answered."""
        await _inviter(rooms, table_id, guest)
        return [
            OpenInvitation(bot.name, is_online(rooms, bot), each.expires)
            for each in await rooms.store.invitations(table_id=table_id)
            if (bot := await rooms.store.bot(each.guest_id))
        ]


class BotApi(Controller):
    """What a connected bot itself does, with its own token."""

    path = "/api/bot"
    tags = ("bots",)

    @get("/stream", media_type=NDJSON, responses=problems(401, 403, 503))
    async def stream(self, bot: TheBot, streams: TheStreams) -> Stream:
        """Follow invitations and turns: a line of JSON for each, an empty line now and then."""
        stream: BotStream = streams(bot)
        # Proxies must pass every line on at once.
        headers = {"x-accel-buffering": "no"}
        return Stream(stream.lines(), media_type=NDJSON, headers=headers)

    @post(
        "/tables/{table_id:str}/commands",
        status_code=200,
        responses=problems(400, 401, 403, 404, 409, 410, 413, 503),
    )
    async def command(
        self,
        table_id: FromPath[str],
        data: JSONBody[FromClient],
        caller: TheCaller,
        rooms: TheRooms,
        refusals: TheRefusals,
    ) -> Response[Answer | say.Refused]:
        """Send a command to a table: the messages of the socket, and their answers."""
        refusals.check(caller.guest)
        try:
            return Response(await _answer(rooms, table_id, caller, data))
        except Refusal as refusal:
            rooms.metrics.refusals.labels(refusal.code).inc()
            refusals.charge(caller.guest)
            found = violations_of(refusal.violations)
            refused = say.Refused(data.id, refusal.code, refusal.detail, found)
            return Response(refused, status_code=status_of(refusal.code))

    @delete("/invitations/{table_id:str}", responses=problems(400, 401, 403, 503))
    async def decline(self, table_id: FromPath[str], bot: TheBot, rooms: TheRooms) -> None:
        """Decline an invitation."""
        await rooms.store.end_invitation(table_id, bot.id)


def is_online(rooms: Rooms, bot: BotRow) -> bool:
    """Return whether the stream of a bot is open, or was a moment ago."""
    return bot.seen > rooms.store.now() - ONLINE_MS


async def _own(rooms: Rooms, key: str, guest: Guest) -> BotRow:
    row = await rooms.store.bot_of_key(key)
    if row is None or row.owner != guest.id:
        raise Refusal(RefusalCode.NO_SUCH_BOT, key)
    return row


async def _inviter(rooms: Rooms, table_id: str, guest: Guest) -> str:
    """Return the guest who may invite: one who has opened the table, or sits there."""
    room = await rooms.existing_room(table_id)
    by = await rooms.seated_as(room, guest)
    live_table = await room.live_table()
    if live_table.seat_of(by) is None and live_table.host != by:
        raise Refusal(RefusalCode.NOT_SEATED)
    return by


async def _answer(rooms: Rooms, table_id: str, caller: Caller, message: FromClient) -> Answer:
    if isinstance(message, client.Hello):
        raise Refusal(RefusalCode.MALFORMED, "over HTTP the token is a header: hello")
    await rooms.existing_room(table_id)
    if isinstance(message, client.Hint):
        return await rooms.hint(table_id, caller, message.id, message.aim)
    if isinstance(message, client.Check):
        found = await rooms.check(table_id, caller, read_play(message.table, message.opening))
        return say.Checked(message.id, not found, violations_of(found))
    await rooms.ensure_heartbeat()
    if isinstance(message, client.Arrange):
        answer = await rooms.arrange(table_id, caller.guest, message)
    else:
        answer = await rooms.command(table_id, caller, message.id, command_of(message))
    if type(message).__name__ in ("Sit", "Leave"):
        # The stream, perhaps on another server, attends or leaves the table.
        await rooms.guest_changed(caller.guest, forgotten=False)
    return msgspec.json.decode(answer, type=say.Ack)
