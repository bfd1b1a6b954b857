from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from brikke.errors import InputError
from brikke.game.events import Drew, EventError, Passed, Played, RoundEnded, TimedOut, fold
from brikke.game.game import Game, IllegalTurn
from brikke.game.redaction import redact
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import EDITIONS
from brikke.rules.scoring import Ending, Outcome
from brikke.rules.table import read_table, table_text
from brikke.rules.tiles import read_tiles, text_of
from tests.rules.test_editions import game_with
from tests.support.sample_players import play_round


def test_turns_go_clockwise_from_the_starter() -> None:
    game = Game(rulebook="nordic", seats=3, seed=7)
    starter = game.to_move
    seats = []
    for _ in range(4):
        seats.append(game.to_move)
        game.push(Draw())
    assert seats == [(starter + step) % 3 for step in range(4)]


def test_drawing_takes_the_next_tile_of_the_pool_and_ends_the_turn() -> None:
    game = game_with("nordic", "k1", "r1", pool="o5 o6")
    game.push(Draw())
    assert game.events[-1] == Drew(0, read_tiles("o5")[0])
    assert text_of(game.view(0).rack) == "k1 o5"
    assert game.to_move == 1


def test_a_seat_that_plays_its_last_tile_wins_even_when_it_opens() -> None:
    game = game_with("nordic", "k13 r13 b13", "k1 j", pool="o5")
    game.push(Play(read_table("k13 r13 b13")))
    assert game.is_over()
    assert game.outcome() == Outcome(Ending.OUT, 0, (31, -31))


def test_no_turn_is_legal_out_of_turn_or_after_the_end() -> None:
    game = game_with("nordic", "k13 r13 b13", "k1 j", pool="o5")
    assert [v.code for v in game.violations(Draw(), seat=1)] == ["out-of-turn"]
    game.push(Play(read_table("k13 r13 b13")), seat=0)
    assert [v.code for v in game.violations(Draw())] == ["round-over"]
    with pytest.raises(IllegalTurn, match="round-over"):
        game.time_out()


def test_a_seat_can_pass_only_if_the_pool_is_empty() -> None:
    game = game_with("nordic", "k1", "r1", pool="o5")
    assert [v.code for v in game.violations(Pass())] == ["pool-not-empty"]
    game.push(Draw())
    game.push(Pass())
    assert game.events[-1] == Passed(1)
    assert [v.code for v in game.violations(Draw())] == ["pool-empty"]


def test_an_illegal_turn_says_why_and_changes_nothing() -> None:
    game = Game(seats=2, seed=1)
    before = (game.events, game.state)
    with pytest.raises(IllegalTurn) as refusal:
        game.push(Play(read_table("k1 k2")))
    assert {v.code for v in refusal.value.violations} >= {"too-short"}
    assert (game.events, game.state) == before


@pytest.mark.parametrize("turn", [None, "draw", 7, Draw])
def test_an_object_that_is_not_a_turn_is_refused(turn: object) -> None:
    game = Game(seats=2, seed=1)
    with pytest.raises(TypeError, match="a turn is"):
        game.push(turn)  # type: ignore[arg-type]
    assert game.state.turns == 0


@pytest.mark.parametrize(
    "table", [None, 7, "k1 k2 k3", [["k1", "k2", "k3"]], [None], [[None]], [7], object()]
)
def test_an_object_that_is_not_a_table_is_refused(table: object) -> None:
    with pytest.raises(InputError):
        Play(table)  # type: ignore[arg-type]


def test_a_table_may_be_given_as_lists() -> None:
    laid = read_table("k10 r10 b10")
    assert Play([list(laid[0])]) == Play(laid)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "arguments",
    [
        {"seed": None},
        {"seed": 1.5},
        {"seed": b"short"},
        {"seed": 1, "rulebook": 7},
        {"seed": 1, "rulebook": None},
        {"seed": 1, "rulebook": "chess"},
        {"seed": 1, "seats": "2"},
        {"seed": 1, "seats": None},
        {"seed": 1, "seats": 2, "salts": [b"a"]},
        {"seed": 1, "seats": 2, "salts": [b"a", bytes(33)]},
        {"seed": 1, "seats": 2, "salts": ["a", "b"]},
        {"seed": 1, "seats": 2, "salts": 5},
        {"seed": 1, "seats": 2.0},
    ],
)
def test_invalid_arguments_of_a_game_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        Game(**arguments)


def test_undo_removes_turns_one_by_one() -> None:
    game = Game(seats=2, seed=1)
    states = [game.state]
    views = [game.view(0)]
    play_round(game, random.Random(1), slow=0.1)
    told = game.events
    turns = [e for e in told if isinstance(e, Played | Drew | TimedOut | Passed)]
    for _ in turns:
        game.undo()
    assert (game.state, game.view(0)) == (states[0], views[0])
    with pytest.raises(InputError, match="no turn to undo, turns so far: 0$"):
        game.undo()


def test_a_face_is_bound_to_the_available_physical_tile() -> None:
    racks = [read_tiles("r7' r8 r9 b7 k7"), read_tiles("k1")]
    game = Game.from_deal("nordic opening_minimum=0", racks, read_tiles("o5"))
    game.push(Play(read_table("r9 r7 r8")))
    assert table_text(game.state.table) == "r7' r8 r9"


def test_sets_with_equal_faces_keep_their_place() -> None:
    game = game_with(
        "nordic opening_minimum=0", "r7 r8 r9 k1 k2 k3", "r7 b7 k7 o7", pool="o5 o6 o8"
    )
    game.push(Play(read_table("r7 r8 r9 | k1 k2 k3")[:1]))
    game.push(Play(read_table("b7 k7 r7 | r9 r8 r7")))
    assert table_text(game.state.table) == "r7 r8 r9 | b7 k7 r7'"
    game.push(Play(read_table("k1 k2 k3 | r7 b7 k7 | r7 r8 r9")))
    assert table_text(game.state.table) == "r7 r8 r9 | k1 k2 k3 | r7' b7 k7"


def test_two_sets_with_equal_faces_both_keep_their_place() -> None:
    game = game_with("nordic opening_minimum=0", "o3 o4 o5 o3 o4 o5 k1", "r7 b7 k7", pool="o6")
    twice = (read_table("o3 o4 o5")[0],) * 2
    game.push(Play(twice))
    assert table_text(game.state.table) == "o3 o4 o5 | o3' o4' o5'"
    game.push(Play((*twice, read_table("r7 b7 k7")[0])))
    assert table_text(game.state.table) == "o3 o4 o5 | o3' o4' o5' | r7 b7 k7"


def test_the_sets_named_as_opening_are_stored_where_the_rules_need_them() -> None:
    for edition, kept in (("norwegian-classic", "k10 k11 k12"), ("nordic", "")):
        game = game_with(edition, "k10 k11 k12 r1", "r7", pool="o5 o6")
        game.push(Play(read_table("k10 k11 k12"), opening=read_table("k12 k11 k10")))
        event = game.events[-1]
        assert isinstance(event, Played)
        assert table_text(event.opening) == kept


@pytest.mark.parametrize("seat", [-1, 2, 99, "A", 0.5])
def test_a_seat_that_does_not_exist_has_no_view(seat: Any) -> None:
    with pytest.raises(InputError, match=f"seats 0 to 1: {seat}$"):
        Game(seats=2, seed=1).view(seat)


def test_every_seat_sends_one_salt() -> None:
    with pytest.raises(InputError, match="which makes 2: "):
        Game(seats=2, seed=1, salts=[b""])


def test_a_deal_by_hand_cannot_hold_a_tile_twice() -> None:
    with pytest.raises(InputError, match="the same tile twice: k1$"):
        Game.from_deal("nordic", [read_tiles("k1"), read_tiles("k1")], ())
    with pytest.raises(InputError, match="every seat holds a tile"):
        Game.from_deal("nordic", [read_tiles("k1"), ()], ())
    with pytest.raises(InputError, match="this is not a tile: r1$"):
        Game.from_deal("nordic", [["r1"], ["r2"]], ())  # type: ignore[list-item]
    with pytest.raises(InputError, match="one of the 2 seats starts: 2$"):
        Game.from_deal("nordic", [read_tiles("k1"), read_tiles("k2")], (), starter=2)


def test_a_game_can_be_continued_from_its_events() -> None:
    game = Game(seats=3, seed=9)
    for _ in range(5):
        game.push(Draw())
    again = Game.from_events(game.events)
    assert again.state == game.state
    again.push(Draw())
    with pytest.raises(InputError, match="needs its deal"):
        Game.from_events(game.events[:2])


def test_a_redacted_round_cannot_be_continued() -> None:
    game = Game(seats=2, seed=9)
    with pytest.raises(InputError, match="only be played on if every tile is known"):
        Game.from_events(redact(event, 0) for event in game.events)
    with pytest.raises(InputError, match="needs its deal: 0$"):
        Game.from_events([])


def test_events_in_the_wrong_order_are_refused() -> None:
    game = game_with("nordic", "k1 k2", "r1 r2", pool="o5 o6")
    for event, why in (
        (Drew(1, read_tiles("o5")[0]), "the turn of seat 0"),
        (Drew(0, read_tiles("o6")[0]), "not next in the pool"),
        (TimedOut(0, read_tiles("o5 o6 o7")), "not next in the pool"),
        (Played(0, read_table("b1 b2 b3")), "not on the rack"),
        (game.events[0], "opens once"),
        (game.events[-1], "dealt once"),
    ):
        with pytest.raises(EventError, match=why):
            Game.from_events([*game.events, event])
    with pytest.raises(EventError, match="opens before anything else"):
        Game.from_events(game.events[1:])
    with pytest.raises(EventError, match="at least one event"):
        fold([])


def test_no_event_can_follow_the_end() -> None:
    game = game_with("nordic", "k13 r13 b13", "k1 j", pool="o5")
    game.push(Play(read_table("k13 r13 b13")))
    assert isinstance(game.events[-1], RoundEnded)
    with pytest.raises(EventError, match="the round is over"):
        Game.from_events([*game.events, Drew(1, read_tiles("o5")[0])])


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_event_holds_the_whole_rulebook(edition: str) -> None:
    changed = replace(EDITIONS[edition], opening_minimum=17)
    game = Game(changed, seats=2, seed=1)
    assert Game.from_events(game.events).rulebook == changed


@pytest.mark.parametrize("dealt", [5, 14, 20])
def test_the_rulebook_decides_how_many_tiles_are_dealt(dealt: int) -> None:
    game = Game(f"nordic tiles_dealt={dealt}", seats=4, seed=1)
    assert game.view(None).rack_sizes == (dealt,) * 4
    assert game.view(None).pool_size == 106 - 4 * dealt
