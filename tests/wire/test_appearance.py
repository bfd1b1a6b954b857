"""Faces and colours of seats."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from brikke.players.bots import BOTS, FOR_PEOPLE, persona_of
from brikke.wire.appearance import Animal, Colour, Profile, appearances, default_animal

Seats = list[tuple[str | None, str | None]]


def people(*guests: str) -> Seats:
    return [(guest, None) for guest in guests]


def bots(*names: str) -> Seats:
    return [(None, name) for name in names]


def colours(seats: Seats, profiles: dict[str, Profile]) -> list[str]:
    return [each.colour for each in appearances(seats, profiles)]


def faces(seats: Seats, profiles: dict[str, Profile]) -> list[str]:
    return [each.face for each in appearances(seats, profiles)]


def test_seats_get_the_colours_in_order() -> None:
    assert colours(people("a", "b", "c", "d"), {}) == ["rose", "mint", "lilac", "peach"]


def test_a_chosen_colour_is_kept_for_who_chose_it() -> None:
    wishes = {"b": Profile(colour="rose")}
    assert colours(people("a", "b", "c"), wishes) == ["mint", "rose", "lilac"]


def test_of_two_who_chose_the_same_colour_the_first_seat_gets_it() -> None:
    wishes = {"a": Profile(colour="sky"), "c": Profile(colour="sky")}
    assert colours(people("a", "b", "c"), wishes) == ["sky", "rose", "mint"]


def test_bots_have_colours_of_their_own_but_people_come_first() -> None:
    table = [*bots("steady"), *people("a"), *bots("champion")]
    assert colours(table, {}) == ["mint", "rose", "lilac"]
    assert colours(table, {"a": Profile(colour="mint")}) == ["rose", "mint", "lilac"]


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
