"""A table that goes on elsewhere: what its player saw stays, what was hidden is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.errors import InputError
from brikke.game.events import Continued, Event, EventError, RoundOpened, fold
from brikke.game.game import Game
from brikke.game.notation import Record, read_record, record_text
from brikke.game.view import PlayerView, draw_or_pass
from brikke.live import FairDealer, LiveTable, Logged, Options, Phase, recent_turns
from brikke.live.continuing import KnownPosition, KnownTable, continued_table
from brikke.live.events import Events
from brikke.players.bots import make_bot
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import ALL_TILES
from tests.support.effort import examples

RULES = get_rulebook("nordic opening_minimum=0 turn_seconds=off")


def played(seed: int, turns: int) -> Game:
    """Return a round between bots after some turns; one before its end."""
    game, bot = Game(RULES, 3, seed=seed), make_bot("steady")
    while game.state.turns < turns:
        game.push(bot.turn(game.view(game.to_move)))
        if game.is_over():
            game.undo()
            break
    return game


def known(view: PlayerView, **changes: Any) -> KnownTable:
    state, seat = view.state, view.seat
    assert seat is not None
    position = KnownPosition(
        state.starter,
        state.to_move,
        state.turns,
        state.passes,
        view.table,
        view.opened,
        view.rack,
        view.rack_sizes,
        view.pool_size,
    )
    bots = tuple(None if each == seat else "steady" for each in range(state.seats))
    table = KnownTable(view.rulebook, Options(), seat, bots, ((5, -3, -2),), position)
    return replace(table, **changes)


def live(events: Events) -> LiveTable:
    return LiveTable(Logged(at, 1000 + at, event) for at, event in enumerate(events, start=1))


@given(st.integers(0, 500), st.integers(0, 60), st.integers(0, 2))
@settings(max_examples=examples(25))
def test_a_player_finds_everything_as_it_was_seen(seed: int, turns: int, seat: int) -> None:
    view = played(seed, turns).view(seat)
    table = live(continued_table(known(view), "ann", FairDealer(), Random(seed)))
    assert (table.phase, table.sheet.rows) == (Phase.PLAYING, ((5, -3, -2),))
    assert table.seat_of("ann") == seat
    assert table.game is not None
    state = table.game.state
    after = table.game.view(seat)
    same = replace(
        after.state,
        commitment=view.state.commitment,
        salts=view.state.salts,
        quiet=view.state.quiet,
    )
    assert same == view.state
    # Every tile is there once, so that the round can be played to its end.
    held = (*(tile for laid in state.table for tile in laid), *state.pool)
    assert sorted(map(str, (*held, *(tile for rack in state.racks for tile in rack)))) == sorted(
        map(str, ALL_TILES)
    )
    assert record_text(read_record(record_text(_record(table.game)))) == record_text(
        _record(table.game)
    )


def _record(game: Game) -> Record:
    return Record(RULES, 3, (game.events,))


def test_hidden_tiles_do_not_come_from_the_old_table() -> None:
    one, other = (played(7, 20).view(0) for _ in range(2))
    racks = []
    for seed, view in ((1, one), (2, other)):
        game = live(continued_table(known(view), "ann", FairDealer(), Random(seed))).game
        assert game is not None
        racks.append(game.state.racks[1])
    assert racks[0] != racks[1]


def test_turns_before_cannot_be_taken_back_and_are_no_recap() -> None:
    view = played(7, 20).view(0)
    table = live(continued_table(known(view), "ann", FairDealer(), Random(1)))
    recent = recent_turns(table.round_events(), 0, 3)
    assert (recent.before, recent.turns) == (view.table, ())
    assert table.game is not None
    with pytest.raises(InputError, match="no turn to undo"):
        table.game.undo()


def test_a_round_that_goes_on_can_be_played_to_its_end() -> None:
    table = live(continued_table(known(played(7, 20).view(0)), "ann", FairDealer(), Random(1)))
    assert table.game is not None
    bot = make_bot("steady")
    while not table.game.is_over():
        seen = table.game.view(table.game.to_move)
        turn = bot.turn(seen)
        table.game.push(turn if table.game.legal(turn) else draw_or_pass(seen))
    outcome = table.game.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == 0


def test_between_rounds_the_next_one_is_dealt_fairly() -> None:
    view = played(7, 0).view(1)
    events = continued_table(known(view, position=None), "ann", FairDealer(), Random(1))
    table = live(events)
    assert table.phase is Phase.SALTING
    assert table.opened is not None
    assert table.opened.commitment is not None


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"bots": (None, None, "steady")}, "all other seats are those of bots"),
        ({"bots": ("steady",) * 3}, "all other seats are those of bots"),
        ({"sheet": ((0, 0, 0),) * 3}, "the score sheet does not fit"),
        ({"sheet": ((0, 0),)}, "the score sheet does not fit"),
    ],
)
def test_a_table_that_cannot_go_on_is_refused(changes: dict[str, Any], problem: str) -> None:
    view = played(7, 20).view(0)
    with pytest.raises(InputError, match=problem):
        continued_table(known(view, **changes), "ann", FairDealer(), Random(1))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"pool": 3}, "the numbers of tiles do not add up"),
        ({"rack": ()}, "the rack has another number of tiles"),
        ({"opened": (True,)}, "the round has 3 seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], problem: str) -> None:
    table = known(played(7, 20).view(0))
    assert table.position is not None
    with pytest.raises(InputError, match=problem):
        continued_table(
            replace(table, position=replace(table.position, **changes)),
            "ann",
            FairDealer(),
            Random(1),
        )


def test_a_round_goes_on_once_with_every_seat() -> None:
    goes_on = Continued(0, 4, 0, (), (True, True), ((None,), (None,)), ())
    opened = RoundOpened(RULES, 2)
    assert fold([opened, goes_on]).turns == 4
    bad: list[list[Event]] = [
        [opened, goes_on, goes_on],
        [opened, replace(goes_on, opened=(True,))],
        [opened, replace(goes_on, to_move=2)],
        [opened, replace(goes_on, pool=(None,) * 105)],
    ]
    for events in bad:
        with pytest.raises(EventError):
            fold(events)
