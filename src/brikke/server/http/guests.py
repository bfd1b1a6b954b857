"""Routes for guests: tokens instead of accounts."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import asdict

from brikke.club.confusable_names import skeleton
from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.store import Guest, NameTaken
from brikke.server.tables.rooms import Rooms
from brikke.wire.appearance import Animal, Colour, default_animal, default_colour
from brikke.wire.guests import GuestChanges, GuestProfile, GuestToken, NewGuest
from brikke.wire.names import clean_name
from brikke.wire.tokens import hash_of, new_guest_id, new_token

TRANSFER_MS: Final = 10 * 60 * 1000
"""How long a one-time link to another device is valid."""


class Transfer(Struct, frozen=True):
    """A one-time code that moves a guest to another device."""

    code: str
    link: str
    """Opened on the other device; browsers do not send the part after # to a server."""
    expires: int


class TransferCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code from the other device."""

    code: Annotated[str, Meta(max_length=128)]


class Guests(Controller):
    """Guests: create, change, transfer, delete."""

    path = "/api"
    tags = ("guests",)

    @post("/guests", security=[{}], responses=problems(400, 409, 413, 503))
    async def create(self, data: JSONBody[NewGuest], rooms: TheRooms) -> GuestToken:
        """Become a guest. The token is sent once."""
        guest, name, token = new_guest_id(), clean_name(data.name), new_token()
        await _refuse_imitation(rooms, guest, name)
        face, colour = data.face or "", data.colour or ""
        await rooms.store.add_guest(
            guest, name, data.language, hash_of(token), face=face, colour=colour
        )
        return GuestToken(
            token,
            name,
            data.language,
            data.face or default_animal(guest),
            data.colour or default_colour(guest),
        )

    @get("/me", responses=problems(401, 503))
    async def me(self, guest: TheGuest) -> GuestProfile:
        """Show the profile and language of the guest."""
        return _profile(guest)

    @patch("/me", responses=problems(400, 401, 409, 413, 503))
    async def change(
        self, data: JSONBody[GuestChanges], guest: TheGuest, rooms: TheRooms
    ) -> GuestProfile:
        """Change name, language, face or colour."""
        changes = {name: value for name, value in asdict(data).items() if value is not None}
        if "name" in changes:
            changes["name"] = clean_name(changes["name"])
            await _refuse_imitation(rooms, guest.id, changes["name"])
        changed = replace(guest, **changes)
        if guest.kept and not skeleton(changed.name):
            raise InputError("a name that is kept has letters", changed.name)
        try:
            await rooms.store.update_guest(changed, skeleton(changed.name))
        except NameTaken:
            raise Refusal(RefusalCode.NAME_TAKEN, changed.name) from None
        await rooms.person_changed(guest.id, forgotten=False)
        return _profile(changed)

    @delete("/me", responses=problems(401, 503))
    async def forget(self, guest: TheGuest, rooms: TheRooms) -> None:
        """Delete the guest and its bots: names are removed, tokens and passkeys invalid."""
        for bot in await rooms.store.bots_of(guest.id):
            await rooms.forget(bot.guest_id)
        await rooms.forget(guest.id)

    @post("/me/transfers", responses=problems(401, 503))
    async def begin_transfer(self, guest: TheGuest, rooms: TheRooms) -> Transfer:
        """Create a one-time code for another device."""
        code = new_token()
        expires = rooms.store.now() + TRANSFER_MS
        await rooms.store.add_transfer(guest.id, hash_of(code), expires)
        return Transfer(code, f"/#move={code}", expires)

    @post("/transfers", security=[{}], responses=problems(400, 401, 413, 503))
    async def end_transfer(self, data: JSONBody[TransferCode], rooms: TheRooms) -> GuestToken:
        """Become the guest who created the code, on this device."""
        found = await rooms.store.take_transfer(hash_of(data.code))
        if found is None:
            raise Refusal(RefusalCode.BAD_TOKEN, "this code was used or is too old")
        return await signed_in(rooms, found)


async def signed_in(rooms: Rooms, guest_id: str) -> GuestToken:
    """Return a new token of a guest, for another device."""
    token = new_token()
    await rooms.store.add_token(guest_id, hash_of(token))
    guest = await rooms.store.guest_of(hash_of(token))
    if guest is None:
        raise Refusal(RefusalCode.BAD_TOKEN, "this guest was forgotten")
    return GuestToken(token, **asdict(_profile(guest)))


async def _refuse_imitation(rooms: Rooms, guest_id: str, name: str) -> None:
    """Refuse a name that looks like one that somebody else keeps."""
    likeness = skeleton(name)
    if likeness and await rooms.store.kept_by(likeness) not in (None, guest_id):
        raise Refusal(RefusalCode.NAME_TAKEN, name)


def _profile(guest: Guest) -> GuestProfile:
    face = Animal(guest.face) if guest.face else default_animal(guest.id)
    colour = Colour(guest.colour) if guest.colour else default_colour(guest.id)
    return GuestProfile(guest.name, guest.language, face, colour)
