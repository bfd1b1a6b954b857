"""Appearance: the face and the colour of every seat, chosen here so that all devices agree.

People are animals, bots have faces of their own. Colours mark what a player did on the table, so no
two seats of a table share one. In a club or a tournament no two people share animal and colour, as
long as there are enough pairs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from types import MappingProxyType
from typing import Final, TypeVar

from brikke.players.bots import persona_of


@dataclass(frozen=True, slots=True)
class Profile:
    """What others see of a guest; empty for a guest who asked to be forgotten."""

    name: str = ""
    face: str = ""
    colour: str = ""
    program: bool = False
    """Whether the guest is a connected bot."""


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


_Named = TypeVar("_Named", bound=StrEnum)
_ANIMALS: Final = tuple(Animal)
_USUAL: Final = (Colour.LILAC, Colour.PEACH, Colour.SKY)
"""The colours of people who have chosen none: the bots that sit down first wear rose and mint, and
straw is hard to see on the page."""
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
    in_order = _in_turn(_ANIMALS, _ANIMALS[_number_of(guest) % len(_ANIMALS)])
    return next((each for each in in_order if each not in taken), in_order[0])


def default_colour(guest: str) -> Colour:
    """Return the colour of a guest who has chosen none: everywhere the same."""
    return _USUAL[_number_of(guest) // len(_ANIMALS) % len(_USUAL)]


def group_profiles(guests: Sequence[str], profiles: Mapping[str, Profile]) -> dict[str, Profile]:
    """Return the profiles of people in a group, with a face and a colour each.

    They are given in the order in which they came. A guest who has chosen an animal keeps it. Of
    two with the same pair, the first keeps the colour, too. The others get animals that nobody has,
    and when there are none left, pairs that nobody has.
    """
    found: dict[str, Profile] = {}
    taken: set[tuple[str, str]] = set()
    chosen = [each for each in guests if profiles.get(each, NOBODY).face]
    for guest in (*chosen, *guests):
        profile = profiles.get(guest, NOBODY)
        colour = Colour(profile.colour) if profile.colour else default_colour(guest)
        if guest in found or profile.program:
            found.setdefault(guest, replace(profile, colour=colour))
            continue
        pair = _free_pair(profile.face, default_animal(guest), colour, taken)
        taken.add(pair)
        found[guest] = replace(profile, face=pair[0], colour=pair[1])
    return found


def _free_pair(
    chosen: str, usual: Animal, colour: Colour, taken: Collection[tuple[str, str]]
) -> tuple[str, Colour]:
    """Return the pair that is nearest to what somebody would have alone."""
    animals = [chosen] if chosen else _in_turn(_ANIMALS, usual)
    colours = _in_turn(tuple(Colour), colour)
    used = {face for face, _ in taken}
    unseen = ((face, colour) for face in animals if face not in used)
    free = ((face, each) for each in colours for face in animals if (face, each) not in taken)
    return next(unseen, None) or next(free, (animals[0], colour))


def _in_turn(of: Sequence[_Named], first: _Named) -> list[_Named]:
    at = of.index(first)
    return [*of[at:], *of[:at]]


def _number_of(guest: str) -> int:
    return int.from_bytes(sha256(guest.encode()).digest()[:4])


def appearances(
    seats: Sequence[tuple[str | None, str | None]],
    profiles: Mapping[str, Profile],
    former: Mapping[int, str] = MappingProxyType({}),
) -> list[Appearance]:
    """Return the appearance of seats (guest, bot), in their order.

    A bot that took over the seat of a former guest has that guest's colour, so that no colour
    changes in the middle of a match.
    """
    people = [profiles.get(guest or "", NOBODY) for guest, _ in seats]
    owners = [(former[at], None) if at in former else each for at, each in enumerate(seats)]
    return [
        Appearance(face, colour)
        for face, colour in zip(_faces(seats, people), _colours(owners, profiles), strict=True)
    ]


def _faces(
    seats: Sequence[tuple[str | None, str | None]], people: Sequence[Profile]
) -> Iterator[str]:
    taken = {profile.face for profile in people}
    for (guest, bot), profile in zip(seats, people, strict=True):
        if bot is not None:
            yield persona_of(bot).face
            continue
        if profile.program:
            yield ""
            continue
        face = profile.face or default_animal(guest or "", taken)
        taken.add(face)
        yield face


def _colours(
    seats: Sequence[tuple[str | None, str | None]], profiles: Mapping[str, Profile]
) -> Sequence[Colour]:
    """Return the colours: first of people who chose one, then of other people, then of bots."""
    chosen = (profiles.get(guest or "", NOBODY).colour for guest, _ in seats)
    usual = ("" if guest is None else default_colour(guest) for guest, _ in seats)
    bots = ("" if bot is None else persona_of(bot).colour for _, bot in seats)
    wishes = [*enumerate(chosen), *enumerate(usual), *enumerate(bots)]
    given: dict[int, Colour] = {}
    for seat, wish in wishes:
        if wish in set(Colour) - set(given.values()):
            given.setdefault(seat, Colour(wish))
    free = [each for each in Colour if each not in given.values()]
    return [given[seat] if seat in given else free.pop(0) for seat in range(len(seats))]
