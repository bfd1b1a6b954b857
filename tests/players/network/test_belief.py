"""Belief about hidden tiles: what a seat that could not play does not hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brikke.game.game import Game
from brikke.game.moments import Did
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.network.belief import Belief
from brikke.rules.position import Position
from brikke.rules.table import tiles_on
from brikke.solver import can_play

MUST_PLAY = "nordic must_play_when_able=yes"
TABLES = [(MUST_PLAY, 2), (MUST_PLAY, 3), (MUST_PLAY, 4)]


def moments(rules: str, seats: int, every: int) -> Iterator[tuple[Game, PlayerView]]:
    """Yield moments of a round between players who play all they can."""
    game = Game(rules, seats, seed=seats)
    bot = make_bot("steady")
    while not game.is_over():
        view = game.view(game.to_move)
        if game.state.turns % every == every - 1:
            yield game, view
        game.push(bot.turn(view))


@pytest.mark.parametrize(("rules", "seats"), [("nordic", 3), *TABLES])
def test_a_deal_keeps_what_the_seat_knows(rules: str, seats: int) -> None:
    for _, view in moments(rules, seats, every=11):
        belief = Belief.of(view)
        one, other = belief.deal(1), belief.deal(2)
        assert one.racks[view.to_move] == view.rack
        assert [*map(len, one.racks)] == [*view.rack_sizes]
        assert one.racks != other.racks
        dealt = [*tiles_on(one.table), *one.pool, *(tile for rack in one.racks for tile in rack)]
        assert len({*dealt}) == len(dealt) == 106


def held_tiles(game: Game, seat: int) -> Position:
    """Return the position of a seat without the tile that it drew in its last turn."""
    state = game.state
    position = state.position(seat)
    drew = state.quiet[seat] > 0
    rack = position.rack[:-1] if drew else position.rack
    return Position(position.table, rack, position.opened, position.rulebook)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_what_is_believed_is_true_of_players_who_play_all_they_can(rules: str, seats: int) -> None:
    told = 0
    for game, view in moments(rules, seats, every=1):
        for seat, known in Belief.of(view).racks.items():
            if game.state.passes or opened_just_now(game, seat):
                continue
            held = held_tiles(game, seat)
            assert len(held.rack) == known.held
            assert not can_play(held)
            assert not known.playable & {tile.face for tile in held.rack}
            told += 1
    assert told > 20


def opened_just_now(game: Game, seat: int) -> bool:
    """Return whether a seat opened in its last turn, after which it may have more to play."""
    moments = [moment for moment in game.moments() if moment.seat == seat]
    return bool(moments) and moments[-1].is_opening


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_nearly_all_racks_that_are_dealt_have_no_turn(rules: str, seats: int) -> None:
    dealt = stuck = 0
    for _, view in moments(rules, seats, every=2):
        belief = Belief.of(view)
        state = belief.deal(seed=view.state.turns)
        for seat, known in belief.racks.items():
            rack = tuple(tile for tile in state.racks[seat][: known.held] if tile is not None)
            position = Position(known.position.table, rack, known.position.opened, state.rulebook)
            dealt += 1
            stuck += not can_play(position)
    assert stuck > 0.9 * dealt


def test_where_one_may_draw_nothing_is_believed() -> None:
    for _, view in moments("nordic", 3, every=10):
        assert not Belief.of(view).racks


def test_who_has_not_moved_or_left_another_table_tells_nothing() -> None:
    before = Game(MUST_PLAY, 3, seed=1)
    assert not Belief.of(before.view(before.to_move)).racks
    for game, view in moments(MUST_PLAY, 3, every=1):
        for last in game.moments()[-1:]:
            opened = {seat for seat in range(3) if view.opened[seat]}
            if last.did is Did.PLAYED:
                assert not (opened - {last.seat}) & {*Belief.of(view).racks}
