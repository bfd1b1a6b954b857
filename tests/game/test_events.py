"""Redaction: no seat receives a tile that it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from brikke.game.events import (
    Dealt,
    Drew,
    Event,
    Played,
    RoundEnded,
    RoundOpened,
    TimedOut,
    fold,
)
from brikke.game.game import Game
from brikke.game.redaction import redact
from brikke.game.view import PlayerView, view_of
from brikke.rules.rulebook import EDITIONS
from brikke.rules.tiles import ALL_TILES, Tile
from tests.support.sample_players import play_round


def walk(value: object) -> Iterator[object]:
    """Yield a value and, recursively, everything inside it."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, Tile):
        return
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from walk(each)
    elif isinstance(value, dict):
        for item in value.items():
            yield from walk(item)
    else:
        assert isinstance(value, str | int | bytes | None), f"walk does not know {value!r}"


def tiles_in(value: object) -> set[Tile]:
    return {each for each in walk(value) if isinstance(each, Tile)}


def known_to(events: tuple[Event, ...], seat: int | None) -> list[set[Tile]]:
    """Return the tiles that a seat may know after each event, computed without ``redact``."""
    known: set[Tile] = set()
    history = []
    for event in events:
        if isinstance(event, Dealt) and seat is not None:
            known |= {tile for tile in event.racks[seat] if tile}
        elif isinstance(event, Played):
            known |= {tile for laid in event.table for tile in laid}
        elif isinstance(event, Drew) and event.seat == seat and event.tile:
            known.add(event.tile)
        elif isinstance(event, TimedOut) and event.seat == seat:
            known |= {tile for tile in event.tiles if tile}
        elif isinstance(event, RoundEnded):
            known |= {tile for rack in event.racks for tile in rack}
        history.append(set(known))
    return history


@pytest.fixture(scope="module", params=EDITIONS)
def finished(request: pytest.FixtureRequest) -> Game:
    game = Game(request.param, seats=3, seed=f"redact {request.param}")
    return play_round(game, random.Random(3), slow=0.1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_message_holds_a_tile_that_a_seat_may_not_know(finished: Game, seat: int | None) -> None:
    start_draws = tiles_in(finished.events[2])
    for event, known in zip(finished.events, known_to(finished.events, seat), strict=True):
        sent = redact(event, seat)
        if event is not finished.events[2]:  # tiles drawn for the start are shown and go back
            assert tiles_in(sent) <= known
    assert start_draws


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_message_holds_the_seed_before_the_end(finished: Game, seat: int | None) -> None:
    seed = finished.state.seed
    assert seed is not None
    for event in finished.events[:-1]:
        assert seed not in list(walk(redact(event, seat)))
    assert seed in list(walk(redact(finished.events[-1], seat)))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_swapping_hidden_tiles_does_not_change_what_a_seat_receives(seat: int | None) -> None:
    game = Game("nordic", seats=3, seed=5)
    dealt = game.events[3]
    assert isinstance(dealt, Dealt)
    hidden = [rack for owner, rack in enumerate(dealt.racks) if owner != seat] + [dealt.pool]
    loose = [tile for part in hidden for tile in part]
    random.Random(1).shuffle(loose)
    racks = tuple(
        rack if owner == seat else tuple(loose.pop() for _ in rack)
        for owner, rack in enumerate(dealt.racks)
    )
    other = Dealt(racks, tuple(loose))
    assert other != dealt
    assert redact(other, seat) == redact(dealt, seat)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_is_the_fold_of_the_redacted_events(finished: Game, seat: int | None) -> None:
    assert finished.view(seat) == view_of(finished.events, seat)
    assert view_of(finished.events, seat).state == fold(redact(e, seat) for e in finished.events)


def test_a_view_shows_the_seats_rack_and_the_sizes_of_the_others() -> None:
    game = Game(seats=2, seed=3)
    view = game.view(0)
    assert view.rack == game.state.racks[0]
    assert view.rack_sizes == (14, 14)
    assert view.pool_size == 78
    assert view.opened == (False, False)
    assert view.state.racks[1] == (None,) * 14
    assert view.is_my_turn == (view.to_move == 0)
    assert view.position.rack == view.rack


def test_a_spectator_has_no_rack() -> None:
    view = Game(seats=2, seed=3).view(None)
    assert view.rack == ()
    assert not view.is_my_turn
    assert tiles_in(view) == set()


def test_all_racks_are_public_after_the_end(finished: Game) -> None:
    for seat in (0, 1, 2, None):
        view: PlayerView = finished.view(seat)
        assert view.state.racks == finished.state.racks
        assert view.outcome == finished.outcome()


def test_every_seat_may_know_what_a_spectator_may_know(finished: Game) -> None:
    for event in finished.events:
        for seat in range(3):
            assert tiles_in(redact(event, None)) <= tiles_in(redact(event, seat))


def test_the_helper_of_these_tests_finds_every_tile() -> None:
    game = Game(seats=2, seed=3)
    assert tiles_in(game.events[3]) == set(ALL_TILES)
    assert isinstance(game.events[0], RoundOpened)
    assert game.events[0].seed in list(walk(game.events[0]))


def test_a_seat_is_quiet_until_it_plays() -> None:
    game = Game("nordic", 3, seed=5)
    assert game.state.quiet == (0, 0, 0)
    expected = [0, 0, 0]
    for moment in play_round(game, random.Random(5)).moments():
        expected[moment.seat] = 0 if moment.played else expected[moment.seat] + 1
        assert list(moment.after.quiet) == expected
    assert any(expected)
