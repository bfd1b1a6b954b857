"""The rules in words: what each leaflet prints, what is our reading of it, and house rules."""

from __future__ import annotations

import pytest

from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.words.catalogue import Words, languages
from brikke.words.prose import house_rules_text, rules_text, told_sections
from tests.support.positions import EVERY, FREE, LOCKED
from tests.words.test_glossary import combinations

ON_EMPTY_POOL = [name for name in EVERY if name != "norwegian-classic"]


def told(rulebook: str, language: str = "en") -> dict[str, bool]:
    """Return every sentence of a rulebook's rules, and whether it is our reading."""
    sections = told_sections(get_rulebook(rulebook), Words(language))
    return {each.text: each.reading for section in sections for each in section.sentences}


def is_reading(rulebook: str, beginning: str) -> bool:
    """Return whether the one sentence with this beginning is our reading."""
    (found,) = (reading for text, reading in told(rulebook).items() if text.startswith(beginning))
    return found


def tells(rulebook: str, part: str) -> bool:
    return part in rules_text(get_rulebook(rulebook), Words())


@pytest.mark.parametrize("edition", EVERY)
def test_every_edition_tells_what_all_leaflets_share(edition: str) -> None:
    for beginning in (
        "Be the first to lay all your tiles",
        "The tiles are mixed face down",
        "On your turn, lay one or more tiles",
        "You may add to the sets on the table",
        "A joker stands for any tile",
        "How many rounds make a match is for you to agree",
    ):
        assert not is_reading(edition, beginning)
    assert tells(edition, "or draw one tile, which ends your turn.")
    assert tells(edition, "No tile goes from the table to a rack.")


@pytest.mark.parametrize("edition", EVERY)
def test_what_no_leaflet_says_is_our_reading(edition: str) -> None:
    for beginning in (
        "Players who tie",
        "Everyone draws for the start again",
        "The penalty is the same",
        "On screen, a turn that is valid",
        "If several racks are equally low",
    ):
        assert is_reading(edition, beginning)


@pytest.mark.parametrize("edition", ON_EMPTY_POOL)
def test_a_penalty_from_a_short_pool_is_our_reading(edition: str) -> None:
    assert is_reading(edition, "If the pool holds fewer tiles")
    assert is_reading(edition, "If the pool is empty, running out of time")


@pytest.mark.parametrize("edition", EVERY)
def test_only_what_a_leaflet_says_of_waiting_is_printed(edition: str) -> None:
    if edition == "norwegian-classic":
        assert not is_reading(edition, "If you cannot open, draw")
        assert is_reading(edition, "You may draw even if")
        return
    assert not is_reading(edition, "If you cannot open, or would rather wait")
    if edition == "finnish-classic":
        assert not is_reading(edition, "You may draw even if")
    else:
        assert is_reading(edition, "After the opening, too")


@pytest.mark.parametrize("edition", EVERY)
def test_one_or_several_sets_is_printed_in_one_leaflet(edition: str) -> None:
    assert is_reading(edition, "One set or several") == (edition != "norwegian-classic")


def test_the_nordic_rules_say_which_part_of_the_leaflet_differs() -> None:
    assert is_reading("nordic", "Only the Finnish part of the leaflet says three or four")
    assert tells("nordic", "only the Finnish part of the leaflet speaks of one")
    assert is_reading("norwegian-cards", "The leaflet says three or four tiles")


def test_the_german_rules_tell_what_only_that_leaflet_prints() -> None:
    for part in ("its own colour does not matter", "in a further set", "stacks of seven"):
        assert [edition for edition in EVERY if tells(edition, part)] == ["german"]


def test_the_norwegian_classic_rules_tell_what_only_that_leaflet_prints() -> None:
    for part in ("the others cannot see them", "change the seating", "“Klar!”"):
        assert [edition for edition in EVERY if tells(edition, part)] == ["norwegian-classic"]


@pytest.mark.parametrize("edition", FREE)
def test_free_jokers_are_told_with_our_reading(edition: str) -> None:
    assert not is_reading(edition, "A set with a joker is a set like any other")
    assert is_reading(edition, "According to the leaflet, a freed joker")
    assert is_reading(edition, "A set may hold both jokers")
    assert tells(edition, "in a group of three, either missing")


@pytest.mark.parametrize("edition", LOCKED)
def test_locked_jokers_keep_their_meaning(edition: str) -> None:
    assert tells(edition, "the joker goes on standing for the same tile")
    assert tells(edition, "into a new set in the same turn")


@pytest.mark.parametrize(
    ("rulebook", "part"),
    [
        ("finnish-classic jokers=free", "According to the leaflet"),
        ("nordic jokers=locked", "According to the leaflet"),
        ("nordic must_play_when_able=yes", "would rather wait"),
        ("nordic must_play_when_able=yes", "you may draw even if"),
        ("nordic rounds=1", "before every round"),
        ("german tiles_dealt=10", "stacks of seven"),
        ("nordic penalty_tiles=0", "fewer tiles than that"),
        ("nordic penalty_tiles=1", "fewer tiles than that"),
        ("nordic empty_pool=round-ends", "counts as a pass"),
        ("nordic max_run_length=4", "a run may be longer"),
        ("nordic opening_single_set=yes", "speaks of one"),
        ("nordic turn_seconds=off", "time runs out"),
    ],
)
def test_a_sentence_goes_with_the_rule_that_it_is_about(rulebook: str, part: str) -> None:
    assert not tells(rulebook, part)


def test_the_number_of_rounds_is_agreed_and_not_printed() -> None:
    assert tells("nordic", "for you to agree; here it is 3.")
    assert tells("nordic rounds=1", "for you to agree; here it is one.")
    house = house_rules_text(get_rulebook("nordic rounds=5"), Words())
    assert house.endswith("5 (otherwise 3)")


@pytest.mark.parametrize("language", languages())
def test_all_languages_tell_the_same_rules_and_mark_the_same_readings(language: str) -> None:
    for edition in EDITIONS:
        assert list(told(edition, language).values()) == list(told(edition).values())


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_no_section_says_a_sentence_twice(language: str) -> None:
    for line in combinations():
        for section in told_sections(get_rulebook(line), Words(language)):
            texts = [each.text for each in section.sentences]
            assert len(texts) == len(set(texts)), line
