"""Faces and colours of seats."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from brikke.players.bots import BOTS, FOR_PEOPLE, persona_of
from brikke.wire.appearance import (
    Animal,
    Colour,
    Profile,
    appearances,
    default_animal,
    default_colour,
    group_profiles,
)

Seats = list[tuple[str | None, str | None]]


def people(*guests: str) -> Seats:
    return [(guest, None) for guest in guests]


def bots(*names: str) -> Seats:
    return [(None, name) for name in names]


def colours(seats: Seats, profiles: dict[str, Profile]) -> list[str]:
    return [each.colour for each in appearances(seats, profiles)]


def faces(seats: Seats, profiles: dict[str, Profile]) -> list[str]:
    return [each.face for each in appearances(seats, profiles)]


def wearing(colour: Colour) -> str:
    """Return a guest who has chosen no colour and gets this one."""
    return next(f"g{n}" for n in range(1000) if default_colour(f"g{n}") is colour)


PEACHY, SKY_BLUE = wearing(Colour.PEACH), wearing(Colour.SKY)


def test_without_a_choice_a_guest_has_one_colour_at_every_table() -> None:
    for table in (people(PEACHY), [*bots("steady", "champion"), *people(SKY_BLUE, PEACHY)]):
        assert colours(table, {})[-1] == "peach"


def test_a_chosen_colour_is_kept_for_who_chose_it() -> None:
    wishes = {"b": Profile(colour="peach")}
    assert colours(people(PEACHY, "b", SKY_BLUE), wishes) == ["rose", "peach", "sky"]


def test_of_two_who_chose_the_same_colour_the_first_seat_gets_it() -> None:
    wishes = dict.fromkeys((PEACHY, SKY_BLUE), Profile(colour="mint"))
    assert colours(people(PEACHY, SKY_BLUE), wishes) == ["mint", "sky"]


def test_bots_have_colours_of_their_own_but_people_come_first() -> None:
    table = [*bots("steady"), *people(PEACHY), *bots("champion")]
    assert colours(table, {}) == ["mint", "peach", "lilac"]
    assert colours(table, {PEACHY: Profile(colour="mint")}) == ["rose", "mint", "lilac"]


def test_two_bots_of_one_kind_differ_in_colour() -> None:
    assert colours(bots("steady", "steady"), {}) == ["mint", "rose"]


def test_a_chosen_animal_is_shown() -> None:
    assert faces(people("a"), {"a": Profile(face="frog")}) == ["frog"]


def test_without_a_choice_a_guest_always_has_the_same_animal() -> None:
    assert faces(people("a"), {}) == faces(people("a"), {"b": Profile("Bea")})
    assert faces(people("a"), {}) == [default_animal("a")]


def test_animals_that_nobody_chose_are_not_given_twice() -> None:
    first = default_animal("a")
    same = next(f"g{n}" for n in range(1000) if default_animal(f"g{n}") is first)
    assert len(set(faces(people("a", same), {}))) == 2
    assert faces(people("a", same), {same: Profile(face=first)})[0] != first


def test_bots_for_people_have_faces_and_others_do_not_need_one() -> None:
    assert {persona_of(name).face for name in FOR_PEOPLE} >= {"bo", "alma", "otto", "ida", "siv"}
    assert {persona_of(name).colour for name in BOTS} <= {"", *Colour}
    assert faces(bots("hoarder", "no-such-bot"), {}) == ["", ""]


SEAT = st.one_of(
    st.tuples(st.sampled_from("abcdef"), st.none()),
    st.tuples(st.none(), st.sampled_from([*BOTS, "unknown"])),
)
PROFILES = st.dictionaries(
    st.sampled_from("abcdef"),
    st.builds(Profile, st.just(""), st.sampled_from(["", *Animal]), st.sampled_from(["", *Colour])),
)


@given(st.lists(SEAT, max_size=4), PROFILES)
def test_no_two_seats_share_a_colour(seats: Seats, profiles: dict[str, Profile]) -> None:
    given_colours = colours(seats, profiles)
    assert len(set(given_colours)) == len(seats)
    assert set(given_colours) <= set(Colour)


def test_a_bot_that_takes_a_seat_over_keeps_its_colour() -> None:
    seats = [*people(PEACHY, "b"), *bots("champion")]
    wishes = {"b": Profile(colour="rose")}
    left = [seats[0], *bots("steady"), seats[2]]
    kept = appearances(left, wishes, {1: "b"})
    assert [each.colour for each in kept] == colours(seats, wishes)
    assert kept[1].face == persona_of("steady").face


def pairs(guests: list[str], profiles: dict[str, Profile]) -> list[tuple[str, str]]:
    found = group_profiles(guests, profiles)
    return [(found[each].face, found[each].colour) for each in guests]


def test_in_a_group_animals_differ_as_long_as_there_are_enough() -> None:
    group = [f"g{n}" for n in range(len(Animal))]
    assert len({face for face, _ in pairs(group, {})}) == len(Animal)


def test_in_a_larger_group_no_two_share_animal_and_colour() -> None:
    group = [f"g{n}" for n in range(len(Animal) * len(Colour))]
    assert len(set(pairs(group, {}))) == len(group)
    # More people than pairs: some look alike, and nobody is without a face.
    assert all(face for face, _ in pairs([*group, "one more"], {}))


def test_whoever_came_first_keeps_the_usual_look_in_a_group() -> None:
    group = [f"g{n}" for n in range(30)]
    assert pairs(group, {})[0] == (default_animal("g0"), default_colour("g0"))
    assert pairs(group, {})[:10] == pairs(group[:10], {})


def test_a_chosen_animal_is_kept_in_a_group_and_the_first_keeps_the_colour() -> None:
    owl = Profile(face="owl", colour="sky")
    assert pairs(["a", "b"], {"a": owl, "b": owl}) == [("owl", "sky"), ("owl", "straw")]
    late = next(f"g{n}" for n in range(1000) if default_animal(f"g{n}") == "owl")
    assert pairs([late, "a"], {"a": owl})[0][0] != "owl"
    assert pairs(["p"], {"p": Profile(program=True, colour="mint")}) == [("", "mint")]
