from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from brikke.errors import InputError
from brikke.game.events import Dealt, Drew, Event, Played, RoundEnded
from brikke.game.game import Game
from brikke.game.moments import Did
from brikke.game.notation import Record, read_record
from brikke.game.redaction import redact
from brikke.players.bots import make_bot
from brikke.rules.judge import violations
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.scoring import Ending, Outcome, rack_value
from brikke.rules.table import read_table, table_text
from brikke.rules.tiles import text_of
from brikke.solver import best_turn, can_go_out, can_play
from brikke.study.analysis import TurnAnalysis, analyse, analyse_record, analysed_turns
from tests.rules.test_editions import game_with
from tests.support.positions import EVERY, FREE, LOCKED

GOLDEN = Path(__file__).parents[1] / "game" / "golden"
every_edition = pytest.mark.parametrize("edition", EVERY)

# Sets of any value open, nobody need play, and the last tile of the pool ends the round: whatever
# a test wants to look at can be laid out and left unplayed.
LENIENT = (
    "opening_minimum=0 opening_single_set=no must_play_when_able=no empty_pool=round-ends "
    "turn_seconds=60 penalty_tiles=3"
)


def left_unplayed(table: str, rack: str, edition: str = "nordic") -> Game:
    """Return a round in which seat 0 lays a table and then draws with this rack in hand."""
    held = f"{table.replace('|', ' ')} {rack}"
    game = game_with(f"{edition} {LENIENT}", held, "k13", pool="o13 r13")
    game.push(Play(read_table(table)))
    game.push(Draw())
    game.push(Draw())
    return game


def drawn_instead(table: str, rack: str, edition: str = "nordic") -> TurnAnalysis:
    """Return the analysis of that draw."""
    return analyse(left_unplayed(table, rack, edition))[-1]


def golden(edition: str) -> Record:
    return read_record((GOLDEN / f"{edition}.brikke").read_text(encoding="utf-8"))


@cache
def golden_analysis(edition: str) -> tuple[tuple[TurnAnalysis, ...], ...]:
    return analyse_record(golden(edition))


# The printed examples: what a seat that drew could have played


@every_edition
@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("b4 b5 b6 | o8 r8 k8", "b3 b8"),
        ("k4 r4 b4 o4", "b3 b5 b6"),
        ("b8 b9 b10", "b11 k8 r8"),
        ("r4 r5 r6 r7 r8", "r6"),
        ("o1 o2 o3 o4 | k1 r1 b1 o1", "b1"),
        ("r5 r6 r7 | o5 o6 o7 | k6 k7 k8 k9", "k10 b5"),
    ],
    ids=["add", "the fourth", "add and take", "split", "combined split", "multiple split"],
)
def test_a_printed_example_that_was_not_played_is_a_missed_exit(
    edition: str, table: str, rack: str
) -> None:
    turn = drawn_instead(table, rack, edition)
    tiles = len(rack.split())
    assert (turn.did, turn.played, text_of(turn.drawn)) == (Did.DREW, (), "r13")
    assert (turn.best.tiles_played, turn.missed_tiles, turn.missed_exit) == (tiles, tiles, True)
    assert turn.rack_left == tiles + 1


@pytest.mark.parametrize(
    ("edition", "most"), [*((name, 4) for name in FREE), *((name, 2) for name in LOCKED)]
)
def test_the_best_turn_depends_on_the_edition(edition: str, most: int) -> None:
    turn = drawn_instead("b2 b3 j b5 b6", "b1 b7 k9 k10", edition)
    assert (turn.missed_tiles, turn.missed_exit) == (most, most == 4)


def test_the_best_turn_changes_no_more_sets_than_needed() -> None:
    turn = drawn_instead("b4 b5 b6 | o8 r8 k8 | k1 k2 k3", "b3")
    assert table_text(turn.best_table) == "b3 b4 b5 b6 | o8 r8 k8 | k1 k2 k3"


# What a turn tells


def test_a_turn_with_fewer_tiles_than_possible_missed_tiles() -> None:
    game = game_with(f"nordic {LENIENT}", "r1 r2 r3 r4 k9", "k13", pool="o13")
    game.push(Play(read_table("r1 r2 r3")))
    game.push(Draw())
    first, second = analyse(game)
    assert (first.turn, first.seat, first.did, text_of(first.played)) == (
        1,
        0,
        "played",
        "r1 r2 r3",
    )
    assert (text_of(first.best.played), first.missed_tiles) == ("r1 r2 r3 r4", 1)
    assert (first.missed_exit, first.drawn) == (False, ())
    assert (first.rack_left, first.points_left) == (2, 13)
    assert (second.turn, second.seat, second.did) == (2, 1, "drew")


def test_nothing_was_missed_if_nothing_could_be_played() -> None:
    turn = drawn_instead("b4 b5 b6", "k1 j")
    assert turn.missed_tiles == 1
    turn = drawn_instead("b4 b5 b6", "k1 k9")
    assert turn.best.turn == Draw()
    assert (turn.best.tiles_played, turn.missed_tiles, turn.missed_exit) == (0, 0, False)
    assert table_text(turn.best_table) == "b4 b5 b6"


def test_a_turn_that_goes_out_missed_nothing() -> None:
    game = game_with("nordic", "k13 r13 b13", "k1 j", pool="o5")
    game.push(Play(read_table("k13 r13 b13")))
    (turn,) = analyse(game)
    assert turn.best.goes_out
    assert (turn.missed_tiles, turn.missed_exit) == (0, False)
    assert (turn.rack_left, turn.points_left) == (0, 0)


def test_a_timeout_misses_the_best_turn_and_draws_the_penalty() -> None:
    game = game_with(f"nordic {LENIENT}", "r1 r2 r3", "k13", pool="o13 k5 j")
    game.time_out()
    (turn,) = analyse(game)
    assert (turn.did, text_of(turn.drawn)) == ("timed-out", "o13 k5 j")
    assert (turn.missed_tiles, turn.missed_exit) == (3, True)
    assert (turn.rack_left, turn.points_left) == (6, 6 + 13 + 5 + 30)


def test_house_rules_decide_the_value_of_a_joker_left() -> None:
    game = game_with(f"nordic {LENIENT} joker_value=50", "k1 j", "k13", pool="o13")
    game.push(Draw())
    assert analyse(game)[0].points_left == 1 + 50 + 13


def test_a_pass_despite_a_legal_play_is_a_missed_turn() -> None:
    game = game_with("german opening_minimum=0 empty_pool=play-on", "r1 r2 r3 k9", "k13")
    game.push(Pass())
    game.push(Pass())
    first, second = analyse(game)
    assert (first.did, first.missed_tiles, first.drawn) == ("passed", 3, ())
    assert (second.did, second.missed_tiles) == ("passed", 0)


def test_before_opening_only_an_opening_was_possible() -> None:
    game = game_with(
        f"nordic {LENIENT}".replace("minimum=0", "minimum=30"), "k9 r9 b9 k3", "k13", pool="o13"
    )
    game.push(Draw())
    assert analyse(game)[0].missed_tiles == 0


@every_edition
def test_a_player_of_best_turns_misses_nothing(edition: str) -> None:
    game, steady = Game(edition, seats=2, seed=f"analysis {edition}"), make_bot("steady")
    while not game.is_over():
        game.push(steady.turn(game.view(game.to_move)))
    turns = analyse(game)
    assert len(turns) == game.state.turns
    assert [turn for turn in turns if turn.missed_tiles or turn.missed_exit] == []


# Laws, on a whole match of each edition


@pytest.mark.sweep
@every_edition
def test_the_best_turn_is_legal_and_no_actual_turn_plays_more(edition: str) -> None:
    missed = 0
    for turns in golden_analysis(edition):
        for turn in turns:
            best = turn.best
            assert best.tiles_played == best_turn(turn.position).tiles_played
            assert best.tiles_played >= len(turn.played)
            assert best.goes_out == can_go_out(turn.position)
            assert (best.turn == Draw()) != can_play(turn.position)
            assert violations(turn.position, best.turn) == ()
            assert turn.missed_exit <= (turn.missed_tiles > 0)
            missed += turn.missed_tiles
    assert missed > 0


@every_edition
def test_racks_add_up_from_turn_to_turn(edition: str) -> None:
    record = golden(edition)
    for events, turns in zip(record.rounds, golden_analysis(edition), strict=True):
        assert [turn.turn for turn in turns] == list(range(1, len(turns) + 1))
        for turn in turns:
            held = turn.position.rack
            assert set(turn.played) <= set(held)
            assert turn.rack_left == len(held) - len(turn.played) + len(turn.drawn)
            kept = (*(tile for tile in held if tile not in turn.played), *turn.drawn)
            assert turn.points_left == rack_value(kept, record.rulebook)
        ended = events[-1]
        assert isinstance(ended, RoundEnded)
        for seat, rack in enumerate(ended.racks):
            own = [turn for turn in turns if turn.seat == seat]
            for turn, following in pairwise(own):
                assert turn.rack_left == len(following.position.rack)
            assert own[-1].rack_left == len(rack)
            assert own[-1].points_left == rack_value(rack, record.rulebook)


def test_the_golden_matches_hold_every_kind_of_turn_and_a_missed_exit() -> None:
    turns = [turn for name in EVERY for round_ in golden_analysis(name) for turn in round_]
    assert {turn.did for turn in turns} == set(Did)
    assert any(turn.missed_exit for turn in turns)


# What cannot be analysed


def test_an_unfinished_round_is_refused() -> None:
    game = Game(seats=2, seed=1)
    game.push(Draw())
    with pytest.raises(InputError, match="a finished round, this one is at turn: 2$"):
        analyse(game)
    with pytest.raises(InputError, match="a finished round, this one is at turn: 2$"):
        analyse_record(Record.of(game))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_racks_face_down_are_refused(seat: int | None) -> None:
    game = left_unplayed("r1 r2 r3", "r4")
    seen = Game.from_events(redact(event, seat) for event in game.events)
    with pytest.raises(InputError, match="every rack face up: \\?$"):
        analyse(seen)


def test_a_tile_drawn_face_down_is_refused() -> None:
    game = left_unplayed("r1 r2 r3", "r4")
    *told, last, ended = game.events
    with pytest.raises(InputError, match="every rack face up: \\?$"):
        analyse(Game.from_events([*told, redact(last, None), ended]))


def test_a_pool_face_down_does_not_matter() -> None:
    def pool_face_down(event: Event) -> Event:
        return replace(event, pool=(None,) * len(event.pool)) if isinstance(event, Dealt) else event

    game = left_unplayed("r1 r2 r3", "r4")
    seen = Game.from_events(map(pool_face_down, game.events))
    assert [turn.missed_tiles for turn in analyse(seen)] == [1, 0, 1]


def with_turn_told(table: str) -> Game:
    """Return a round with an unchecked turn, and one after it."""
    game = game_with("nordic", "r1 r2 r3 k9", "r4", pool="o13")
    laid, next_tile = Played(0, read_table(table)), Drew(1, game.state.pool[0])
    racks = tuple(tuple(tile for tile in rack if tile) for rack in game.state.racks)
    ended = RoundEnded(Outcome(Ending.POOL_EMPTY, 0, (0, 0)), racks)
    return Game.from_events([*game.events, laid, next_tile, ended])


def test_an_illegal_turn_is_accepted_and_never_misses_less_than_zero_tiles() -> None:
    first, _ = analyse(with_turn_told("r1 r2 r3"))
    assert (len(first.played), first.best.tiles_played, first.missed_tiles) == (3, 0, 0)


def test_an_invalid_table_is_refused() -> None:
    with pytest.raises(InputError, match="not a set .*: r1 k9 r3$"):
        analyse(with_turn_told("r1 k9 r3"))


def test_tiles_that_could_have_been_laid_anyway_were_not_fed() -> None:
    sets = "b4 b5 b6 k1 k2 k3"
    game = game_with(f"nordic {LENIENT}", f"{sets} r7", "k4 b9 o1 o2 o3", pool="o13 r13")
    game.push(Play(read_table("k1 k2 k3")))
    game.push(Play(read_table("k1 k2 k3 | o1 o2 o3")))
    game.push(Play(read_table("k1 k2 k3 | o1 o2 o3 | b4 b5 b6")))
    game.push(Play(read_table("k1 k2 k3 k4 | o1 o2 o3 | b4 b5 b6")))
    game.push(Draw())
    turns = analysed_turns(game)
    # The black 4 fitted before the blue run was laid.
    assert turns[2].fed == ()
    assert turns[0].fed == ()


def test_a_tile_laid_beside_the_new_ones_was_fed() -> None:
    game = game_with(f"nordic {LENIENT}", "k1 k2 k3 b4 b5 b6 r7", "o1 o2 o3 b7 k9", pool="o13 r13")
    game.push(Play(read_table("k1 k2 k3")))
    game.push(Play(read_table("k1 k2 k3 | o1 o2 o3")))
    game.push(Play(read_table("k1 k2 k3 | o1 o2 o3 | b4 b5 b6")))
    game.push(Play(read_table("k1 k2 k3 | o1 o2 o3 | b4 b5 b6 b7")))
    assert [text_of(turn.fed) for turn in analysed_turns(game)] == ["", "", "b7", ""]
