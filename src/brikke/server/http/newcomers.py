"""Newcomers to a club or a tournament: an animal and a colour that nobody there has yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from brikke.club.confusable_names import skeleton
from brikke.server.store import Guest
from brikke.server.tables.rooms import Rooms
from brikke.wire.appearance import Animal, Colour, default_animal, default_colour, group_profiles

PAIRS: Final = len(Animal) * len(Colour)
"""In a larger group some look alike whatever is done."""


async def settle_appearance(rooms: Rooms, guest: Guest, group: Sequence[str]) -> None:
    """Give a guest who has chosen no animal a free one, if the usual one is taken in a group.

    The group is in the order in which people came, with the guest in it. What the guest gets is
    kept, so that the guest looks the same in the group, at its tables and everywhere else.
    """
    if guest.face or len(group) > PAIRS:
        return
    profiles = await rooms.store.profiles(group)
    found = group_profiles(group, profiles)[guest.id]
    if found.face == default_animal(guest.id) and found.colour == (
        guest.colour or default_colour(guest.id)
    ):
        return
    changed = replace(guest, face=found.face, colour=found.colour)
    await rooms.store.update_guest(changed, skeleton(guest.name))
    await rooms.person_changed(guest.id, forgotten=False)
