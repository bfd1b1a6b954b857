"""Connected bots: accounts, invitations to tables, and what the host decides about them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import EXPIRED, OVER, BotRow, Invitation, NameTaken
from brikke.server.store.sql import insert_missing, upsert

ALL_BOTS: Final = "bots"
"""The switch that stops all connected bots."""
IN_USE_MS: Final = 3600 * 1000
"""At a table opened longer ago, a bot plays only if a timer runs or a person is there."""

_bot: Final = schema.bots.c
_guest: Final = schema.guests.c
_invitation: Final = schema.invitations.c
_owner: Final = schema.guests.alias("owners")
_BOT: Final = (
    *(_bot[name] for name in BotRow.__match_args__ if name in _bot),
    _guest.name,
    _owner.c.name,
)
_INVITATION: Final = tuple(_invitation[n] for n in Invitation.__match_args__ if n in _invitation)


class Bots(Part):
    """The part of the store with connected bots."""

    async def add_bot(self, bot: BotRow, skeleton: str, token_hash: str) -> None:
        """Add a bot with its kept name and a token; raise NameTaken."""
        now = self.now()
        look = {"language": "en", "forgotten": False, "program": True, "skeleton": skeleton}
        guest = {"id": bot.guest_id, "name": bot.name, "created": now, "changed": now, "seen": now}
        row = {"guest_id": bot.guest_id, "key": bot.key, "owner": bot.owner, "created": now}
        token = {"hash": token_hash, "guest_id": bot.guest_id, "created": now}
        try:
            await self._database.execute(
                insert(schema.guests).values(**guest, **look),
                insert(schema.bots).values(**row),
                insert(schema.tokens).values(**token),
            )
        except IntegrityError:
            raise NameTaken(bot.name) from None

    async def replace_bot_token(self, bot: str, token_hash: str) -> None:
        """Give a bot another token; the old one becomes invalid, and other servers learn of it."""
        token = {"hash": token_hash, "guest_id": bot, "created": self.now()}
        await self._database.execute(
            delete(schema.tokens).where(schema.tokens.c.guest_id == bot),
            insert(schema.tokens).values(**token),
            update(schema.guests).where(_guest.id == bot).values(changed=self.now()),
        )

    async def bot(self, guest: str) -> BotRow | None:
        """Return the bot that a guest is; None for a person."""
        return await self._one_bot(_bot.guest_id == guest)

    async def bot_of_key(self, key: str) -> BotRow | None:
        """Return a bot by its key."""
        return await self._one_bot(_bot.key == key)

    async def bot_named(self, skeleton: str) -> BotRow | None:
        """Return the bot whose name looks like this."""
        return await self._one_bot(_guest.skeleton == skeleton)

    async def bots_of(self, owner: str) -> list[BotRow]:
        """Return the bots of a guest, the oldest first."""
        return await self._bots(_select_bots().where(_bot.owner == owner).order_by(_bot.created))

    async def listed_bots(self, limit: int) -> list[BotRow]:
        """Return the bots on the host's list that are not stopped, those last seen first."""
        query = _select_bots().where(_bot.listed, ~_bot.stopped)
        return await self._bots(query.order_by(_bot.seen.desc(), _guest.name).limit(limit))

    async def all_bots(self, limit: int) -> list[BotRow]:
        """Return the newest bots."""
        return await self._bots(_select_bots().order_by(_bot.created.desc()).limit(limit))

    async def decide_on_bot(self, guest: str, *, listed: bool, stopped: bool) -> None:
        """Write what the host has decided about a bot; other servers learn of the change."""
        await self._database.execute(
            update(schema.bots)
            .where(_bot.guest_id == guest)
            .values(listed=listed, stopped=stopped),
            update(schema.guests).where(_guest.id == guest).values(changed=self.now()),
        )

    async def stop_all_bots(self, *, stop: bool) -> None:
        """Stop all connected bots, or let them play again."""
        row = {"name": ALL_BOTS, "since": self.now()}
        switch = schema.switches
        await self._database.execute(
            insert_missing(self._database.dialect, switch).values(**row)
            if stop
            else delete(switch).where(switch.c.name == ALL_BOTS),
            update(schema.guests).where(_guest.program).values(changed=self.now()),
        )

    async def all_bots_stopped(self) -> bool:
        """Return whether the host has stopped all connected bots."""
        query = select(schema.switches.c.name).where(schema.switches.c.name == ALL_BOTS)
        return bool(await self._database.fetch(query))

    async def stopped_bots(self, guests: Collection[str]) -> set[str]:
        """Return which of these guests are bots that are stopped."""
        every = select(schema.switches.c.name).where(schema.switches.c.name == ALL_BOTS).exists()
        query = select(_bot.guest_id).where(_bot.guest_id.in_(guests), _bot.stopped | every)
        return {row.guest_id for row in await self._database.fetch(query)}

    async def bot_seen(self, guest: str) -> None:
        """Record that the stream of a bot is open."""
        seen = update(schema.bots).where(_bot.guest_id == guest)
        await self._database.execute(seen.values(seen=self.now()))

    async def bot_table_count(self, guest: str) -> int:
        """Return at how many tables a bot has a seat where something still happens.

        The last event does not tell: a bot that reconnects is an event at each of its tables.
        """
        table, member, presence = schema.tables.c, schema.members.c, schema.presences.c
        timed = select(schema.due.c.table_id).where(schema.due.c.table_id == table.id)
        people = (
            select(presence.connection)
            .join(schema.guests, _guest.id == presence.guest_id)
            .where(presence.table_id == table.id, ~_guest.program)
        )
        query = (
            select(func.count())
            .select_from(schema.members)
            .join(schema.tables, table.id == member.table_id)
            .where(
                member.guest_id == guest,
                table.phase.not_in((OVER, EXPIRED)),
                or_(table.created > self.now() - IN_USE_MS, timed.exists(), people.exists()),
            )
        )
        [[count]] = await self._database.fetch(query)
        return int(count)

    async def invite(self, invitation: Invitation) -> None:
        """Write an invitation, which replaces an older one to the same table."""
        row = {name: getattr(invitation, name) for name in Invitation.__match_args__[:-1]}
        stale = delete(schema.invitations).where(_invitation.expires <= self.now())
        put = upsert(self._database.dialect, schema.invitations)
        await self._database.execute(stale, put.values(**row))

    async def invitations(
        self, *, bot: str | None = None, table_id: str | None = None
    ) -> list[Invitation]:
        """Return the open invitations of a bot, or to a table."""
        query = (
            select(*_INVITATION, _guest.name)
            .join(schema.guests, _guest.id == _invitation.by_guest)
            .where(
                _invitation.expires > self.now(),
                or_(_invitation.guest_id == bot, _invitation.table_id == table_id),
            )
            .order_by(_invitation.expires, _invitation.table_id)
        )
        return [Invitation(*row) for row in await self._database.fetch(query)]

    async def end_invitation(self, table_id: str, bot: str) -> None:
        """Delete an invitation: the bot has a seat, or does not want one."""
        where = (_invitation.table_id == table_id, _invitation.guest_id == bot)
        await self._database.execute(delete(schema.invitations).where(*where))

    async def _one_bot(self, condition: ColumnElement[bool]) -> BotRow | None:
        found = await self._bots(_select_bots().where(condition))
        return found[0] if found else None

    async def _bots(self, query: Select[Any]) -> list[BotRow]:
        return [BotRow(*row) for row in await self._database.fetch(query)]


def _select_bots() -> Select[Any]:
    """Return the query for all bots that were not deleted."""
    return (
        select(*_BOT)
        .join(schema.guests, _guest.id == _bot.guest_id)
        .join(_owner, _owner.c.id == _bot.owner)
        .where(_guest.forgotten.is_(False))
    )
