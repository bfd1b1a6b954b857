"""Notices: tells guests once that a turn over hours or days has begun, by browser and by mail.

Any server may do it. What is to be sent is a row, which is leased like a table that is due.
A notice says that it is the guest's turn and how long it lasts: no tile, and nobody's name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec

from brikke.club.quiet_hours import QuietHours
from brikke.live import LiveTable
from brikke.server.background.due_work import DueWork
from brikke.server.logs import fingerprint, note
from brikke.server.mail import Mailer, SmtpServer
from brikke.server.push import Outcome, PushSender, new_key, public_key, read_services
from brikke.server.settings import Settings
from brikke.server.store import (
    DueNotice,
    MailAddress,
    NoticeSettings,
    PushDevice,
    Store,
    Unavailable,
)
from brikke.server.tables.room import NoSuchTable
from brikke.server.tables.rooms import Rooms
from brikke.server.tables.table_rows import awaited_guest
from brikke.wire.tables import link_of
from brikke.words.catalogue import DEFAULT_LANGUAGE, Words, preferred_language

AT_ONCE: Final = 8
SEND_SECONDS: Final = 30
"""How long one notice may take; its devices and its mail are told at the same time."""
LEASE_MS: Final = 5 * 60 * 1000
"""Longer than `AT_ONCE` notices take one after the other, so that no other server sends them."""
LOOK_AGAIN_MS: Final = 10 * 60 * 1000
"""How often it is looked whether a guest who is at the table has gone."""
FIRST_RETRY_MS: Final = 60 * 1000
MOST_TRIES: Final = 8
"""With a pause that doubles each time, a notice is given up after two hours."""
_MINUTE_MS: Final = 60 * 1000
_HOUR_MS: Final = 60 * _MINUTE_MS
_DAY_MS: Final = 24 * _HOUR_MS
_KEY_NAME: Final = "push"


class PushPayload(msgspec.Struct, frozen=True):
    """What a browser is sent, as JSON."""

    title: str
    body: str
    link: str
    """The path of the table."""


@dataclass(frozen=True, slots=True)
class _Text:
    """A notice in the language of its reader."""

    title: str
    body: str
    words: Words


class Notices(DueWork[DueNotice]):
    """Sends notices of turns."""

    name = "notices"

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        super().__init__(rooms, LEASE_MS)
        self._settings = settings
        self._mailer = mailer_of(settings)
        self._delay_ms = round(settings.notice_seconds * 1000)

    async def run(self) -> None:
        """Send notices until cancelled; the key that signs them is made at the first start."""
        with suppress(Unavailable):
            await push_key(self._store)
        await super().run()

    async def _first(self) -> Hashable | None:
        return await self._store.first_notice(self._rooms.clock())

    async def _lease(self) -> Sequence[DueNotice]:
        return await self._store.lease_notices(self._rooms.clock(), self._lease_ms, AT_ONCE)

    def _tell(self, item: DueNotice, error: str) -> None:
        note("notice not sent", table=fingerprint(item.table_id), error=error)

    async def _do(self, item: DueNotice) -> None:
        live_table = await self._awaiting(item)
        person = await self._store.person_told(item.guest_id) if live_table else None
        if live_table is None or person is None:
            await self._store.end_notice(item)
            return
        guest, language = person
        devices, mail = await self._store.devices_of(guest), await self._store.mail_of(guest)
        known = await self._store.notice_settings(guest)
        if known.silent or not (devices or self._can_mail(mail)):
            await self._store.end_notice(item)
            return
        at = await self._best_time(item, live_table, known)
        if at > self._rooms.clock():
            await self._store.postpone_notice(item, at, item.sent, item.tries)
            return
        text = _text_of(live_table, language, self._rooms.clock())
        await self._send(item, live_table, text, devices, mail)

    async def _awaiting(self, notice: DueNotice) -> LiveTable | None:
        """Return the table, if it still waits for this turn of the guest."""
        room = self._rooms.room(notice.table_id)
        try:
            # Without listeners here, this process got no news of the table.
            await room.catch_up()
            live_table = await room.live_table()
        except NoSuchTable:
            return None
        same = live_table.changed == notice.turn and awaited_guest(live_table) == notice.guest_id
        return live_table if same else None

    async def _best_time(
        self, notice: DueNotice, live_table: LiveTable, known: NoticeSettings
    ) -> int:
        """Return when to send a notice: now, or later.

        Not at once, because many turns are quick; while the guest is at the table, not in the
        first half of the turn; and not in quiet hours.
        """
        now = self._rooms.clock()
        at = max(now, notice.began + self._delay_ms)
        if notice.guest_id in await self._store.connected_guests(notice.table_id):
            half = (live_table.rulebook.turn_seconds or 0) * 1000 // 2
            at = max(at, min(now + LOOK_AGAIN_MS, notice.began + half))
        return QuietHours(known.quiet_from, known.quiet_to, known.zone).next_loud(at)

    def _can_mail(self, mail: MailAddress | None) -> bool:
        return self._mailer is not None and mail is not None and mail.confirmed

    async def _send(
        self,
        notice: DueNotice,
        live_table: LiveTable,
        text: _Text,
        devices: Sequence[PushDevice],
        mail: MailAddress | None,
    ) -> None:
        """Send a notice to everybody who does not have it; what fails is tried again."""
        sent = set(msgspec.json.decode(notice.sent, type=list[str]))
        link = link_of(notice.table_id)
        deadline = live_table.deadline()
        seconds = 0 if deadline is None else (deadline - self._rooms.clock()) // 1000
        sender = await self._sender()
        payload = msgspec.json.encode(PushPayload(text.title, text.body, link))
        topic = sha256(notice.table_id.encode()).hexdigest()[:32]

        async def push(device: PushDevice) -> tuple[str, Outcome]:
            keys = (device.public_key, device.auth)
            outcome = await _in_time(
                sender.send(device.endpoint, keys, payload, seconds=seconds, topic=topic)
            )
            if outcome is Outcome.GONE:
                await self._store.remove_device(device.id, device.guest_id)
            return device.id, outcome

        async def post(to: MailAddress) -> tuple[str, Outcome]:
            outcome = await _in_time(self._mail(to, text, link, f"{topic}.{notice.turn}"))
            if outcome is Outcome.GONE:
                # By its key: the guest may have another address by now.
                await self._store.stop_mail(to.key)
            return to.key, outcome

        jobs = [push(each) for each in devices if each.id not in sent]
        if mail is not None and self._can_mail(mail) and mail.key not in sent:
            jobs.append(post(mail))
        outcomes = await asyncio.gather(*jobs)
        for _, outcome in outcomes:
            self._rooms.metrics.notices.labels(outcome.name.lower()).inc()
        later = [name for name, outcome in outcomes if outcome is Outcome.LATER]
        if not later or notice.tries + 1 >= MOST_TRIES:
            await self._store.end_notice(notice)
            return
        sent |= {name for name, outcome in outcomes if outcome is not Outcome.LATER}
        at = self._rooms.clock() + FIRST_RETRY_MS * 2**notice.tries
        has = msgspec.json.encode(sorted(sent))
        await self._store.postpone_notice(notice, at, has, notice.tries + 1)

    async def _sender(self) -> PushSender:
        key = await self._store.host_key(_KEY_NAME, new_key)
        settings = self._settings
        return PushSender(key, contact_of(settings), read_services(settings.push_services))

    async def _mail(self, to: MailAddress, text: _Text, link: str, key: str) -> Outcome:
        if self._mailer is None:
            return Outcome.REFUSED
        base = self._settings.public_url
        body = text.words(
            "notice-mail",
            text=f"{text.title} {text.body}",
            link=f"{base}{link}",
            stop=f"{base}/notices#stop={to.key}",
        )
        stop = f"{base}/api/notices/mail/{to.key}/removal"
        return await self._mailer.send(to.address, text.title, body, key=key, stop_link=stop)


async def _in_time(sending: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Send something, or leave it for later when it takes too long."""
    try:
        async with asyncio.timeout(SEND_SECONDS):
            return await sending
    except TimeoutError as error:
        note("notice not sent", error=type(error).__name__)
        return Outcome.LATER


def _text_of(live_table: LiveTable, language: str, now: int) -> _Text:
    words = Words(preferred_language([language, DEFAULT_LANGUAGE]))
    deadline = live_table.deadline()
    title = words("notice-turn")
    if deadline is None:
        return _Text(title, words("notice-no-limit"), words)
    left = max(0, deadline - now)
    days, hours = left // _DAY_MS, left // _HOUR_MS
    if days >= 2:
        return _Text(title, words("notice-days-left", count=days), words)
    if hours:
        return _Text(title, words("notice-hours-left", count=hours), words)
    return _Text(title, words("notice-minutes-left", count=left // _MINUTE_MS), words)


async def push_key(store: Store) -> str:
    """Return the public key of this server, with which browsers subscribe."""
    return public_key(await store.host_key(_KEY_NAME, new_key))


def mailer_of(settings: Settings) -> Mailer | None:
    """Return how mail is sent, if the host has set that up."""
    if settings.smtp is None:
        return None
    return Mailer(SmtpServer.read(settings.smtp), settings.mail_from)


def contact_of(settings: Settings) -> str:
    """Return how push services reach the host: by mail, or at the address of the server."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.public_url.startswith("https:") else ""


def confirmation(settings: Settings, language: str, key: str) -> tuple[str, str]:
    """Return subject and text of the mail that asks whether an address wants notices."""
    words = Words(preferred_language([language, DEFAULT_LANGUAGE]))
    link = f"{settings.public_url}/notices#confirm={key}"
    return words("notice-confirm-subject"), words("notice-confirm", link=link)
