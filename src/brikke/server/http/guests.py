"""Guests: nobody has an account, everybody has a token."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from brikke.live import Refusal, RefusalCode
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.names import clean_name
from brikke.server.tokens import hash_of, new_guest_id, new_token

TRANSFER_MS: Final = 10 * 60 * 1000
"""How long a one-time link to another device holds."""

Name = Annotated[str, Meta(max_length=100, description="what others see; may be empty")]
Language = Annotated[str, Meta(max_length=16, pattern="^[a-z]{2}(-[A-Za-z]+)?$(?!\\n)")]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who would like to play."""

    name: Name = ""
    language: Language = "en"


class ChangedGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class Me(Struct, frozen=True):
    """A guest as it sees itself."""

    name: str
    language: str


class TokenGiven(Struct, frozen=True):
    """A token, told this one time: it is kept as a hash only."""

    token: str
    name: str
    language: str


class Transfer(Struct, frozen=True):
    """A code that brings another device in, once."""

    code: str
    link: str
    """To be opened on the other device; what follows # is never sent to a server."""
    expires: int


class TransferCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was made on the other device."""

    code: Annotated[str, Meta(max_length=128)]


class Guests(Controller):
    """Becoming someone, moving to another device, being forgotten."""

    path = "/api"
    tags = ("guests",)

    @post("/guests", security=[{}], responses=problems(400, 413, 503))
    async def create(self, data: JSONBody[NewGuest], rooms: TheRooms) -> TokenGiven:
        """Become a guest. The token is told once."""
        name, token = clean_name(data.name), new_token()
        await rooms.store.add_guest(new_guest_id(), name, data.language, hash_of(token))
        return TokenGiven(token, name, data.language)

    @get("/me", responses=problems(401, 503))
    async def me(self, guest: TheGuest) -> Me:
        """Tell who one is."""
        return Me(guest.name, guest.language)

    @patch("/me", responses=problems(400, 401, 413, 503))
    async def change(self, data: JSONBody[ChangedGuest], guest: TheGuest, rooms: TheRooms) -> Me:
        """Change name or language."""
        name = guest.name if data.name is None else clean_name(data.name)
        language = guest.language if data.language is None else data.language
        await rooms.store.update_guest(guest.id, name, language)
        await rooms.guest_changed(guest.id, forgotten=False)
        return Me(name, language)

    @delete("/me", responses=problems(401, 503))
    async def forget(self, guest: TheGuest, rooms: TheRooms) -> None:
        """Be forgotten: the name goes everywhere, the token is worth nothing any more."""
        await rooms.store.forget(guest.id)
        await rooms.guest_changed(guest.id, forgotten=True)

    @post("/me/transfers", responses=problems(401, 503))
    async def begin_transfer(self, guest: TheGuest, rooms: TheRooms) -> Transfer:
        """Make a one-time code that brings another device in."""
        code = new_token()
        expires = rooms.store.now() + TRANSFER_MS
        await rooms.store.add_transfer(guest.id, hash_of(code), expires)
        return Transfer(code, f"/#move={code}", expires)

    @post("/transfers", security=[{}], responses=problems(400, 401, 413, 503))
    async def end_transfer(self, data: JSONBody[TransferCode], rooms: TheRooms) -> TokenGiven:
        """Become the guest who made the code, on this device."""
        found = await rooms.store.take_transfer(hash_of(data.code))
        if found is None:
            raise Refusal(RefusalCode.BAD_TOKEN, "this code was used or is too old")
        token = new_token()
        await rooms.store.add_token(found, hash_of(token))
        guest = await rooms.store.guest_of(hash_of(token))
        if guest is None:
            raise Refusal(RefusalCode.BAD_TOKEN, "this guest was forgotten")
        return TokenGiven(token, guest.name, guest.language)
