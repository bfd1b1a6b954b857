"""Routes for notices: how a guest is told of turns, by browsers and by mail."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Final

from litestar import Controller, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict

from brikke.club.quiet_hours import QuietHours
from brikke.live import Refusal, RefusalCode
from brikke.server.background.notices import confirmation, mailer_of, push_key
from brikke.server.http.dependencies import TheGuest, TheMailCount, TheRooms, TheSettings
from brikke.server.http.errors import problems
from brikke.server.mail import check_address
from brikke.server.push import Outcome, check_endpoint, read_services
from brikke.server.push.encryption import read_auth, read_public_key
from brikke.server.settings import Settings
from brikke.server.store import Guest, MailAddress, NoticeSettings, PushDevice
from brikke.server.tables.rooms import Rooms
from brikke.wire.notices import NewDevice, NewMail, NoticeChanges, NoticeState
from brikke.wire.tokens import hash_of, new_token

_MOST_KEY: Final = 64
USUAL: Final = NoticeSettings("")
"""The default settings."""


class Notices(Controller):
    """Notices: whom to tell, how and when."""

    path = "/api"
    tags = ("notices",)

    @get("/me/notices", responses=problems(401, 503))
    async def state(self, guest: TheGuest, rooms: TheRooms, settings: TheSettings) -> NoticeState:
        """Show how the guest is told of turns."""
        return await _state(rooms, settings, guest)

    @patch("/me/notices", responses=problems(400, 401, 413, 503))
    async def change(
        self,
        data: JSONBody[NoticeChanges],
        guest: TheGuest,
        rooms: TheRooms,
        settings: TheSettings,
    ) -> NoticeState:
        """Change quiet hours, or silence all notices."""
        changes = {name: value for name, value in asdict(data).items() if value is not None}
        wanted = replace(await rooms.store.notice_settings(guest.id), **changes)
        QuietHours(wanted.quiet_from, wanted.quiet_to, wanted.zone)
        await rooms.store.put_notice_settings(wanted)
        return await _state(rooms, settings, guest)

    @post("/me/notices/devices", responses=problems(400, 401, 413, 503))
    async def add_device(
        self, data: JSONBody[NewDevice], guest: TheGuest, rooms: TheRooms, settings: TheSettings
    ) -> NoticeState:
        """Tell this browser of turns."""
        check_endpoint(data.endpoint, read_services(settings.push_services))
        read_public_key(data.keys.p256dh)
        read_auth(data.keys.auth)
        device = sha256(data.endpoint.encode()).hexdigest()
        await rooms.store.put_device(
            PushDevice(
                device,
                guest.id,
                data.endpoint,
                data.keys.p256dh,
                data.keys.auth,
                rooms.store.now(),
            )
        )
        return await _state(rooms, settings, guest)

    @delete("/me/notices/devices/{device:str}", responses=problems(400, 401, 503))
    async def remove_device(self, device: FromPath[str], guest: TheGuest, rooms: TheRooms) -> None:
        """Stop telling a browser; its name is the SHA-256 of its address."""
        await rooms.store.remove_device(device, guest.id)

    @post("/me/notices/mail", responses=problems(400, 401, 409, 413, 503))
    async def set_mail(
        self,
        data: JSONBody[NewMail],
        guest: TheGuest,
        rooms: TheRooms,
        settings: TheSettings,
        count_mail: TheMailCount,
    ) -> NoticeState:
        """Send a link to an address; once it is opened, the address is told of turns."""
        mailer = mailer_of(settings)
        if mailer is None:
            raise Refusal(RefusalCode.NO_MAIL)
        check_address(data.address)
        await count_mail(data.address)
        key = new_token()
        subject, text = confirmation(settings, guest.language, key)
        # The name of a message is seen by every server on its way, so it has nothing of the key.
        name = hash_of(key)[:32]
        if await mailer.send(data.address, subject, text, key=name) is not Outcome.SENT:
            raise Refusal(RefusalCode.MAIL_FAILED, data.address)
        # An older address stays until this one can be confirmed.
        await rooms.store.put_mail(MailAddress(guest.id, data.address, key, confirmed=False))
        return await _state(rooms, settings, guest)

    @delete("/me/notices/mail", responses=problems(401, 503))
    async def remove_mail(self, guest: TheGuest, rooms: TheRooms) -> None:
        """Forget the address of the guest."""
        await rooms.store.remove_mail(guest.id)

    @post(
        "/notices/mail/{key:str}/confirmation",
        security=[{}],
        responses=problems(400, 404, 503),
        status_code=204,
    )
    async def confirm(self, key: FromPath[str], rooms: TheRooms) -> None:
        """Confirm an address by the key in the mail that was sent to it."""
        if len(key) > _MOST_KEY or not await rooms.store.confirm_mail(key):
            raise Refusal(RefusalCode.NO_SUCH_ADDRESS)

    @post(
        "/notices/mail/{key:str}/removal",
        security=[{}],
        responses=problems(400, 404, 503),
        status_code=204,
    )
    async def stop(self, key: FromPath[str], rooms: TheRooms) -> None:
        """Forget an address, by the key in its mails; programs for mail ask like this, too."""
        if len(key) > _MOST_KEY or not await rooms.store.stop_mail(key):
            raise Refusal(RefusalCode.NO_SUCH_ADDRESS)


async def _state(rooms: Rooms, settings: Settings, guest: Guest) -> NoticeState:
    known = await rooms.store.notice_settings(guest.id)
    mail = await rooms.store.mail_of(guest.id)
    return NoticeState(
        push_key=await push_key(rooms.store),
        devices=[each.id for each in await rooms.store.devices_of(guest.id)],
        mail_offered=mailer_of(settings) is not None,
        mail=mail.address if mail else None,
        mail_confirmed=mail is not None and mail.confirmed,
        silent=known.silent,
        quiet_from=known.quiet_from,
        quiet_to=known.quiet_to,
        usual_from=USUAL.quiet_from,
        usual_to=USUAL.quiet_to,
        zone=known.zone,
    )
