"""Routes of the administration: for the host, who proves it by a token of the command line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from litestar import Controller, Request, delete, get, patch
from litestar.params import FromPath, JSONBody

from brikke import __version__
from brikke.live import Refusal, RefusalCode
from brikke.server.http.bots import is_online
from brikke.server.http.dependencies import TheRooms, TheRules, TheSettings, bearer_of
from brikke.server.http.errors import problems
from brikke.server.http.moderation import report_views, row_number
from brikke.server.http.tables import table_summaries
from brikke.server.store import BotRow
from brikke.server.tables.rooms import Rooms
from brikke.wire.admin import (
    BotChanges,
    BotSwitch,
    HostedBot,
    HostedClub,
    HostView,
    Limit,
    Retention,
)
from brikke.wire.tokens import hash_of

HOST: Final[list[dict[str, list[str]]]] = [{"host": []}]
"""How the schema says that the token of the host is needed."""
SHOWN_TABLES: Final = 30
SHOWN_CLUBS: Final = 100
SHOWN_REPORTS: Final = 100
SHOWN_BOTS: Final = 100


class Admin(Controller):
    """What only the host of the server may see and do."""

    path = "/api/host"
    tags = ("server",)

    @get("/", security=HOST, responses=problems(401, 503))
    async def overview(
        self,
        request: Request[Any, Any, Any],
        rooms: TheRooms,
        settings: TheSettings,
        rules: TheRules,
    ) -> HostView:
        """Show tables, people, clubs, reports, limits and retention."""
        await _check(rooms, request)
        store = rooms.store
        counts = await store.server_counts()
        tables = await store.newest_tables(SHOWN_TABLES)
        return HostView(
            version=__version__,
            now=store.now(),
            phases=counts.tables,
            guests=counts.guests,
            kept_names=counts.kept_names,
            seen_lately=counts.seen_lately,
            connections=counts.connections,
            clubs=[
                HostedClub(club.id, club.name, members, club.created)
                for club, members in await store.all_clubs(SHOWN_CLUBS)
            ],
            tables=await table_summaries(store, [(row, None) for row in tables]),
            reports=await report_views(store, await store.reports(SHOWN_REPORTS)),
            bots=[_hosted_bot(rooms, each) for each in await store.all_bots(SHOWN_BOTS)],
            bots_stopped=await store.all_bots_stopped(),
            limits=[Limit(*each) for each in rules.all()],
            retention=Retention(
                settings.archive_days, settings.keep_days, settings.keep_guests_days
            ),
        )

    @delete("/reports/{report:str}", security=HOST, responses=problems(400, 401, 404, 503))
    async def end_report(
        self, report: FromPath[str], request: Request[Any, Any, Any], rooms: TheRooms
    ) -> None:
        """Say that a report was dealt with."""
        await _check(rooms, request)
        await rooms.store.end_report(row_number(report))

    @patch("/bots/{key:str}", security=HOST, responses=problems(400, 401, 404, 413, 503))
    async def change_bot(
        self,
        key: FromPath[str],
        data: JSONBody[BotChanges],
        request: Request[Any, Any, Any],
        rooms: TheRooms,
    ) -> HostedBot:
        """Offer a connected bot to everybody or not, stop it, or let it play again."""
        await _check(rooms, request)
        row = await rooms.store.bot_of_key(key)
        if row is None:
            raise Refusal(RefusalCode.NO_SUCH_BOT, key)
        listed = row.listed if data.listed is None else data.listed
        stopped = row.stopped if data.stopped is None else data.stopped
        await rooms.store.decide_on_bot(row.guest_id, listed=listed, stopped=stopped)
        await rooms.guest_changed(row.guest_id, forgotten=False)
        return _hosted_bot(rooms, replace(row, listed=listed, stopped=stopped))

    @patch("/bots", security=HOST, responses=problems(400, 401, 413, 503))
    async def switch_bots(
        self, data: JSONBody[BotSwitch], request: Request[Any, Any, Any], rooms: TheRooms
    ) -> BotSwitch:
        """Stop all connected bots at once, or let them play again."""
        await _check(rooms, request)
        await rooms.store.stop_all_bots(stop=data.stopped)
        # Other servers find the change in the store a moment later.
        await rooms.refresh_guests({each.guest: False for each in tuple(rooms.connections)})
        return data


def _hosted_bot(rooms: Rooms, bot: BotRow) -> HostedBot:
    return HostedBot(
        id=bot.key,
        name=bot.name,
        owner=bot.owner_name,
        created=bot.created,
        online=is_online(rooms, bot),
        listed=bot.listed,
        stopped=bot.stopped,
    )


async def _check(rooms: Rooms, request: Request[Any, Any, Any]) -> None:
    token = bearer_of(request)
    if not token or not await rooms.store.is_host_token(hash_of(token)):
        raise Refusal(RefusalCode.BAD_TOKEN, "send the token that the command line printed")
