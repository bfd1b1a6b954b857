"""Appearance: the face and the colour of every seat, settled here so that all devices agree.

People are animals, bots have faces of their own. Colours mark what a player did on the table, so no
two seats of a table share one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

from brikke.players.bots import persona_of


@dataclass(frozen=True, slots=True)
class Profile:
    """What others see of a guest; empty for a guest who asked to be forgotten."""

    name: str = ""
    face: str = ""
    colour: str = ""


class Animal(StrEnum):
    """The faces that people choose from."""

    BEAR = "bear"
    MOOSE = "moose"
    OWL = "owl"
    PUFFIN = "puffin"
    SEAL = "seal"
    HEDGEHOG = "hedgehog"
    CAT = "cat"
    BADGER = "badger"
    FROG = "frog"
    SHEEP = "sheep"
    SQUIRREL = "squirrel"
    MOUSE = "mouse"


class Colour(StrEnum):
    """The colours of players, in the order in which seats get them."""

    ROSE = "rose"
    MINT = "mint"
    LILAC = "lilac"
    PEACH = "peach"
    SKY = "sky"
    STRAW = "straw"


_ANIMALS: Final = tuple(Animal)
NOBODY: Final = Profile()
"""The profile of a guest whom the store does not know any more."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """What a seat looks like."""

    face: str
    """An animal, the face of a bot, or empty for a bot without a face."""
    colour: Colour


def default_animal(guest: str, taken: Collection[str] = ()) -> Animal:
    """Return the animal of a guest who has chosen none: always the same, unless it is taken."""
    first = int.from_bytes(sha256(guest.encode()).digest()[:4]) % len(_ANIMALS)
    in_order = (*_ANIMALS[first:], *_ANIMALS[:first])
    return next((each for each in in_order if each not in taken), in_order[0])


def appearances(
    seats: Sequence[tuple[str | None, str | None]], profiles: Mapping[str, Profile]
) -> list[Appearance]:
    """Return the appearance of seats (guest, bot), in their order."""
    people = [profiles.get(guest or "", NOBODY) for guest, _ in seats]
    return [
        Appearance(face, colour)
        for face, colour in zip(_faces(seats, people), _colours(seats, people), strict=True)
    ]


def _faces(
    seats: Sequence[tuple[str | None, str | None]], people: Sequence[Profile]
) -> Iterator[str]:
    taken = {profile.face for profile in people}
    for (guest, bot), profile in zip(seats, people, strict=True):
        if bot is not None:
            yield persona_of(bot).face
            continue
        face = profile.face or default_animal(guest or "", taken)
        taken.add(face)
        yield face


def _colours(
    seats: Sequence[tuple[str | None, str | None]], people: Sequence[Profile]
) -> Sequence[Colour]:
    """Return the colours: first come the wishes of people, then those of bots, then the rest."""
    bots = ("" if bot is None else persona_of(bot).colour for _, bot in seats)
    wishes = [*enumerate(profile.colour for profile in people), *enumerate(bots)]
    given: dict[int, Colour] = {}
    for seat, wish in wishes:
        if wish in set(Colour) - set(given.values()):
            given.setdefault(seat, Colour(wish))
    free = [each for each in Colour if each not in given.values()]
    return [given[seat] if seat in given else free.pop(0) for seat in range(len(seats))]
