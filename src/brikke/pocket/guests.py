"""Guests of a device: those that were created here, and one from a server.

A token that was not made here belongs to a guest of a server who now plays without it. It is
accepted, because nobody but the people of this device can reach its tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec

from brikke.live import LiveTable
from brikke.pocket.store import Kind, Store, Write
from brikke.wire.appearance import Animal, Colour, Profile, default_animal, default_colour
from brikke.wire.guests import GuestChanges, GuestProfile, GuestToken, NewGuest
from brikke.wire.names import clean_name
from brikke.wire.tokens import hash_of, new_guest_id, new_token


@dataclass(frozen=True, slots=True)
class Guest:
    """A person of this device."""

    id: str
    name: str = ""
    language: str = "en"
    face: str = ""
    colour: str = ""

    @property
    def profile(self) -> GuestProfile:
        """The guest as requests see it."""
        face = Animal(self.face) if self.face else default_animal(self.id)
        colour = Colour(self.colour) if self.colour else default_colour(self.id)
        return GuestProfile(self.name, self.language, face, colour)


class Guests:
    """All guests of a device."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, token: str) -> Guest:
        """Return the guest with a token; one that is not known here is a new one."""
        text = await self._store.get(Kind.GUESTS, hash_of(token))
        return Guest(hash_of(token)[:24]) if text is None else _guest(text)

    async def create(self, request: NewGuest) -> GuestToken:
        """Make a guest."""
        token = new_token()
        guest = Guest(
            new_guest_id(),
            clean_name(request.name),
            request.language,
            request.face or "",
            request.colour or "",
        )
        await self._write(token, guest)
        return GuestToken(token, **msgspec.structs.asdict(guest.profile))

    async def change(self, token: str, changes: GuestChanges) -> Guest:
        """Change what others see of a guest."""
        fields: dict[str, Any] = {
            name: value
            for name, value in msgspec.structs.asdict(changes).items()
            if value is not None
        }
        if "name" in fields:
            fields["name"] = clean_name(fields["name"])
        guest = replace(await self.of(token), **fields)
        await self._write(token, guest)
        return guest

    async def profiles(self, guests: Sequence[str]) -> Mapping[str, Profile]:
        """Return the profiles of guests."""
        found = map(_guest, await self._store.find(Kind.GUESTS, ""))
        return {
            each.id: Profile(each.name, each.face, each.colour)
            for each in found
            if each.id in guests
        }

    async def at_table(self, token: str, live_table: LiveTable) -> Guest:
        """Return the guest that a token stands for at a table.

        A table of one person belongs to whoever holds the device, also with a newer token.
        """
        guest = await self.of(token)
        people = [each.guest for each in live_table.players if each.guest]
        if guest.id not in people and len(people) == 1 and live_table.matches:
            return Guest(people[0])
        return guest

    async def _write(self, token: str, guest: Guest) -> None:
        text = msgspec.json.encode(asdict(guest)).decode()
        await self._store.write([Write(Kind.GUESTS, hash_of(token), text)])


def _guest(text: str) -> Guest:
    return Guest(**msgspec.json.decode(text))
