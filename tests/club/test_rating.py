"""Ratings: laws of the numbers, and which place whom."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.club.rated_rounds import Kind, RatedRound, rated_round
from brikke.club.rating import NEW, Rating, rated
from brikke.game.events import Dealt, RoundEnded, TurnEvent
from brikke.game.game import Game
from brikke.live import Logged, Options, TableOpened
from brikke.live.events import (
    Abandoned,
    AddressShared,
    BotJoined,
    Came,
    HandedOver,
    Joined,
    LogEvent,
    MatchBegan,
    StoodIn,
)
from brikke.rules.rulebook import get_rulebook
from tests.support.sample_players import play_round

NAMES = "abcd"
known = st.builds(
    Rating, st.floats(500, 2500, allow_nan=False), st.floats(30, 350, allow_nan=False)
)


@given(st.lists(st.tuples(known, st.integers(1, 4)), min_size=2, max_size=4))
def test_a_round_tells_something_and_never_helps_the_last(
    seats: list[tuple[Rating, int]],
) -> None:
    before = {NAMES[at]: rating for at, (rating, _) in enumerate(seats)}
    places = [(NAMES[at], place) for at, (_, place) in enumerate(seats)]
    after = rated(before, places)
    assert after == rated(before, places)
    alone = [place for _, place in places]
    for name, place in places:
        if alone.count(place) == 1 and place == min(alone):
            assert after[name].mean >= before[name].mean
        if alone.count(place) == 1 and place == max(alone):
            assert after[name].mean <= before[name].mean
        assert after[name].doubt < before[name].doubt + 1


def test_who_beats_a_stronger_player_wins_more() -> None:
    strong, weak = {"b": Rating(1800, 100)}, {"b": Rating(1200, 100)}
    places = [("a", 1), ("b", 2)]
    assert rated(strong, places)["a"].mean > rated(weak, places)["a"].mean > NEW.mean


def test_a_rating_is_provisional_until_it_is_certain() -> None:
    rating, rounds = NEW, 0
    while rating.provisional:
        won = rounds % 2
        rating = rated({"a": rating, "b": Rating(1500, 60)}, [("a", won), ("b", 1 - won)])["a"]
        rounds += 1
    assert 20 < rounds < 120


def test_a_bot_with_two_seats_has_one_rating() -> None:
    after = rated({}, [("a", 1), ("bot:steady", 2), ("bot:steady", 3)])
    assert set(after) == {"a", "bot:steady"}
    assert after["bot:steady"].mean < NEW.mean
    assert after["bot:steady"].doubt < after["a"].doubt


def log_of(
    seats: tuple[str, ...], *between: tuple[int, LogEvent], upto: int | None = None
) -> tuple[list[Logged], Game]:
    """Return the log of a rated table; some events happen in it, each after so many turns."""
    rulebook = get_rulebook("nordic rounds=3 opening_minimum=20")
    game = play_round(Game(rulebook, len(seats), seed=5), random.Random(5))
    log: list[LogEvent] = [TableOpened(rulebook, len(seats), Options(rated=True), "ann")]
    log += [BotJoined(each[4:]) if each.startswith("bot:") else Joined(each) for each in seats]
    log.append(MatchBegan())
    turns = 0
    for event in game.events:
        if isinstance(event, TurnEvent):
            log += [what for at, what in between if at == turns]
            turns += 1
        if upto is not None and turns > upto:
            break
        log.append(event)
    return [Logged(seq, seq, event) for seq, event in enumerate(log, start=1)], game


def found(
    seats: tuple[str, ...], *between: tuple[int, LogEvent], upto: int | None = None
) -> RatedRound:
    round_ = rated_round(log_of(seats, *between, upto=upto)[0])
    assert round_ is not None
    return round_


def test_a_complete_round_counts_by_its_outcome() -> None:
    log, game = log_of(("ann", "bo", "bot:steady"))
    round_ = rated_round(log)
    outcome = game.outcome()
    assert round_ is not None
    assert outcome is not None
    assert (round_.pool, round_.kind, round_.counts) == ("nordic/3", Kind.COMPLETE, True)
    assert [player for player, _ in round_.places] == ["ann", "bo", "bot:steady"]
    best = sorted(range(3), key=lambda at: (at != outcome.winner, -outcome.scores[at]))
    assert [round_.places[at][1] for at in best] == [1, 2, 3]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_leaves_is_last_even_if_the_bot_wins_for_them(seat: int) -> None:
    round_ = found(("ann", "bo"), (3, HandedOver(seat, "steady")))
    assert round_.kind is Kind.LEFT
    assert [place for _, place in round_.places] == ([2, 1] if seat == 0 else [1, 2])
    assert round_.counts


def test_of_two_who_leave_the_first_is_last() -> None:
    between = [(3, HandedOver(1, "steady")), (5, HandedOver(0, "steady"))]
    round_ = found(("ann", "bo", "cy"), *between)
    assert dict(round_.places) == {"ann": 2, "bo": 3, "cy": 1}


def test_who_had_a_stand_in_is_behind_who_played() -> None:
    for seat in (0, 1):
        round_ = found(("ann", "bo"), (2, StoodIn(seat, "steady")), (6, Came(seat)))
        assert round_.kind is Kind.STOOD_IN
        assert round_.places[seat][1] == 2


def test_a_stand_in_who_made_no_turn_changes_nothing() -> None:
    plain = found(("ann", "bo"))
    assert found(("ann", "bo"), (2, StoodIn(1, "steady")), (2, Came(1))) == plain


def test_a_round_that_its_last_person_leaves_is_lost() -> None:
    round_ = found(("ann", "bot:steady", "bot:casual"), (4, Abandoned(b"")), upto=4)
    assert round_.kind is Kind.ABANDONED
    assert round_.places == [("ann", 3), ("bot:steady", 1), ("bot:casual", 1)]
    both = found(("ann", "bo"), (3, HandedOver(0, "steady")), (4, Abandoned(b"")), upto=4)
    assert both.places == [("ann", 2), ("bo", 1)]


def test_leaving_before_the_deal_is_no_round() -> None:
    log, _ = log_of(("ann", "bot:steady"))
    dealt = next(at for at, each in enumerate(log) if isinstance(each.event, Dealt))
    begun = [*log[:dealt], Logged(dealt + 1, 1, Abandoned(b""))]
    assert rated_round(begun) is None


def test_leaving_between_two_rounds_costs_nothing() -> None:
    log, _ = log_of(("ann", "bo"))
    assert isinstance(log[-1].event, RoundEnded)
    after = [*log, Logged(len(log) + 1, 1, HandedOver(0, "steady"))]
    assert rated_round([*after, Logged(len(after) + 1, 1, Abandoned(None))]) is None


def test_people_who_use_one_address_do_not_count() -> None:
    round_ = found(("ann", "bo"), (1, AddressShared((0, 1))))
    assert (round_.kind, round_.counts) == (Kind.SHARED_ADDRESS, False)
    bots = found(("bot:steady", "bot:casual"))
    assert (bots.kind, bots.counts) == (Kind.ALONE, False)
