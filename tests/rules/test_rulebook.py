from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from brikke.rules.rulebook import (
    EDITIONS,
    LIMITS,
    HouseRuleError,
    Reading,
    Rulebook,
    UnknownEdition,
    differences,
    get_rulebook,
    house_rules,
    rulebook_name,
    rulebook_text,
    with_house_rules,
)

every_edition = pytest.mark.parametrize("rulebook", EDITIONS.values(), ids=EDITIONS)

CHANGED: dict[str, int | bool | str] = {
    "opening_minimum": 25,
    "opening_single_set": True,
    "opening_goes_on": True,
    "jokers": "locked",
    "joker_value": 50,
    "max_run_length": 4,
    "tiles_dealt": 10,
    "turn_seconds": 120,
    "clock_before_opening": False,
    "penalty_tiles": 2,
    "must_play_when_able": True,
    "empty_pool": "round-ends",
    "blocked_score": "own-rack",
    "rounds": 5,
}


def test_the_first_five_editions_keep_their_order() -> None:
    assert list(EDITIONS)[:5] == [
        "nordic",
        "german",
        "finnish-classic",
        "norwegian-classic",
        "norwegian-cards",
    ]


@every_edition
def test_a_rulebook_is_frozen(rulebook: Rulebook) -> None:
    with pytest.raises(FrozenInstanceError):
        rulebook.opening_minimum = 1  # type: ignore[misc]


@every_edition
def test_a_rulebook_is_read_as_it_is_written(rulebook: Rulebook) -> None:
    assert get_rulebook(rulebook_text(rulebook)) == rulebook
    assert get_rulebook(rulebook_text(rulebook, whole=True)) == rulebook
    assert rulebook_name(rulebook) == rulebook_text(rulebook) == rulebook.edition


@every_edition
def test_printed_values_are_within_the_limits(rulebook: Rulebook) -> None:
    printed = {name: getattr(rulebook, name) for name in LIMITS}
    assert with_house_rules(rulebook, **printed) == rulebook


@pytest.mark.parametrize("name", LIMITS)
def test_each_house_rule_changes_one_parameter_and_is_named(name: str) -> None:
    rulebook = with_house_rules(EDITIONS["nordic"], **{name: CHANGED[name]})
    assert [change.parameter for change in house_rules(rulebook)] == [name]
    # A table without a clock plays by the same rules.
    assert rulebook_name(rulebook) == (
        "nordic" if name == "turn_seconds" else "custom (from nordic)"
    )
    assert get_rulebook(rulebook_text(rulebook)) == rulebook
    assert get_rulebook(rulebook_text(rulebook, whole=True)) == rulebook


def test_house_rules_are_written_in_one_line() -> None:
    rulebook = get_rulebook("german jokers=locked turn_seconds=off opening_single_set=yes")
    assert rulebook_text(rulebook) == "german opening_single_set=yes jokers=locked turn_seconds=off"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("nordic opening_minimum=51", "51"),
        ("nordic opening_minimum=-1", "-1"),
        ("nordic opening_minimum=many", "many"),
        ("nordic joker_value=31", "31"),
        ("nordic max_run_length=5", "5"),
        ("nordic penalty_tiles=4", "4"),
        ("nordic turn_seconds=14", "14"),
        ("nordic turn_seconds=604801", "604801"),
        ("nordic jokers=wild", "wild"),
        ("nordic opening_goes_on=maybe", "maybe"),
        ("nordic tiles_dealt=21", "21"),
        ("nordic rounds=0", "0"),
        ("nordic edition=german", "edition"),
        ("nordic nonsense", "nonsense"),
        ("nordic rounds=2 rounds=3", "rounds=3"),
    ],
)
def test_a_house_rule_outside_its_limits_is_refused(line: str, value: str) -> None:
    with pytest.raises(HouseRuleError) as refusal:
        get_rulebook(line)
    assert str(refusal.value).endswith(f": {value}")


@pytest.mark.parametrize("value", [True, None, [], 3.5, object()])
def test_a_value_of_another_kind_is_refused(value: object) -> None:
    with pytest.raises(HouseRuleError):
        with_house_rules(EDITIONS["nordic"], penalty_tiles=value)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["", "nordik", "custom", "NORDIC"])
def test_an_unknown_edition_is_refused(name: str) -> None:
    with pytest.raises(UnknownEdition) as refusal:
        get_rulebook(name)
    assert str(refusal.value).endswith(f": {name or repr(name)}")


def test_the_clock_may_be_off_or_take_a_week() -> None:
    assert get_rulebook("nordic turn_seconds=off").turn_seconds is None
    assert not get_rulebook("nordic turn_seconds=off").has_clock(opened=True)
    assert get_rulebook("nordic turn_seconds=604800").turn_seconds == 7 * 24 * 3600


def test_a_house_rule_set_back_gives_the_printed_edition() -> None:
    changed = with_house_rules("nordic", jokers="locked", max_run_length=4)
    assert with_house_rules(changed, jokers="free", max_run_length=13) == EDITIONS["nordic"]


@pytest.mark.parametrize(
    "change", [{"tiles_dealt": 40}, {"edition": "mine"}, {"call_out": "Bingo!"}, {"rounds": 0}]
)
def test_a_rulebook_that_cannot_be_written_in_one_line_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(HouseRuleError):
        get_rulebook(replace(EDITIONS["nordic"], **change))


def test_a_rule_that_a_house_rule_decides_is_no_longer_our_reading() -> None:
    assert Reading.EMPTY_POOL in EDITIONS["german"].readings
    assert Reading.EMPTY_POOL in get_rulebook("german empty_pool=must-play").readings
    assert Reading.EMPTY_POOL not in get_rulebook("german empty_pool=play-on").readings


def test_the_first_five_editions_differ_in_these_rules() -> None:
    found = differences(tuple(EDITIONS.values())[:5])
    assert [each.parameter for each in found] == [
        "faces",
        "opening_minimum",
        "opening_goes_on",
        "jokers",
        "clock_before_opening",
        "penalty_tiles",
        "empty_pool",
        "blocked_score",
        "call_out",
        "call_done",
    ]
    by_name = {each.parameter: each for each in found}
    assert by_name["opening_minimum"].values == (30, 30, 31, 30, 30)
    assert by_name["penalty_tiles"].values == (3, 3, 3, 1, 3)
    assert by_name["penalty_tiles"].readings == (False, False, False, True, False)
    # That a set may hold both jokers is read into three leaflets; that they are free is printed.
    assert not any(by_name["jokers"].readings)


def test_equal_rulebooks_have_no_differences() -> None:
    assert differences([EDITIONS["nordic"]]) == ()
    assert differences([EDITIONS["nordic"], EDITIONS["nordic"]]) == ()
    (one,) = differences([EDITIONS["nordic"], get_rulebook("nordic joker_value=50")])
    assert (one.parameter, one.values) == ("joker_value", (30, 50))
