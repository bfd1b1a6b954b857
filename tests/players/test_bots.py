from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice

import pytest

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.match import Match
from brikke.game.notation import Record
from brikke.game.verify import verify_record
from brikke.players.bots import BOTS, FOR_PEOPLE, make_bot
from brikke.players.bots.expert import largest_safe_play
from brikke.players.bots.levels import LEVELS
from brikke.players.endgame import known_rival
from brikke.players.playout import Start
from brikke.rules.judge import violations
from brikke.rules.physical import tiles_moved
from brikke.rules.position import Draw, Pass, Play, Turn
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.table import tiles_added
from brikke.rules.tiles import TileReader, faces_of, read_tiles, text_of
from brikke.solver import best_turn
from tests.rules.test_editions import game_with
from tests.soak.bots import play_round

# Levels differ in numbers alone, so the lowest and the highest stand for all.
every_bot = pytest.mark.parametrize("name", [name for name in BOTS if name not in LEVELS[1:-1]])


def play(game: Game, names: list[str]) -> Game:
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)), seat=game.to_move)
    return game


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_whole_matches_in_every_edition(edition: str, seats: int) -> None:
    match = Match(f"{edition} rounds=3", seats, seed=f"bots {seats}")
    names = cycle(BOTS)
    while not match.is_over():
        play(match.next_round(), list(islice(names, seats)))
    assert match.sheet.adds_up
    assert verify_record(Record.of(match)).valid


@pytest.mark.sweep
@every_bot
@pytest.mark.parametrize(
    "house", ["must_play_when_able=yes", "jokers=locked opening_goes_on=yes", "max_run_length=4"]
)
def test_bots_play_rounds_with_house_rules(name: str, house: str) -> None:
    play(Game(f"german {house}", 2, seed=name), [name, name])


@pytest.mark.sweep
@every_bot
def test_a_bot_with_the_same_seed_plays_the_same(name: str) -> None:
    first = play(Game("nordic", 2, seed=5), [name, name])
    again = play(Game("nordic", 2, seed=5), [name, name])
    assert first.events == again.events


@every_bot
def test_a_bot_draws_or_passes_if_it_cannot_play(name: str) -> None:
    game = game_with("nordic", "k1", "r2", pool="o5")
    assert make_bot(name).turn(game.view(0)) == Draw()
    game.push(Draw())
    assert make_bot(name).turn(game.view(1)) == Pass()


def test_greedy_never_rearranges() -> None:
    table = game_with(
        "nordic opening_minimum=0", "k4 r4 b4 o4 k9", "k1 k2 k3 b3 b5 b6", pool="o9 o10"
    )
    table.push(make_bot("greedy").turn(table.view(0)))
    table.push(make_bot("greedy").turn(table.view(1)))
    table.push(Draw())
    assert make_bot("greedy").turn(table.view(1)) == Draw()
    assert isinstance(make_bot("steady").turn(table.view(1)), Play)


def test_an_unknown_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(InputError, match="did you mean steady.*: stedy$"):
        make_bot("stedy")


@pytest.mark.slow
def test_bots_that_are_created_again_for_every_turn_play_legally_by_all_rules() -> None:
    rounds = [play_round(7, number) for number in range(40)]
    assert [fault for each in rounds for fault in each.faults] == []
    assert sum(each.turns.total() for each in rounds) > 2000
    assert {name for each in rounds for name in each.turns} == set(BOTS)


def test_bots_for_people_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert [name for name in BOTS if name in FOR_PEOPLE] == list(FOR_PEOPLE)


@pytest.mark.parametrize("name", FOR_PEOPLE)
def test_a_bot_for_people_keeps_no_state_between_turns(name: str) -> None:
    game, kept = Game("nordic", 2, seed="memory"), make_bot(name, 9)
    while not game.is_over():
        turn = kept.turn(game.view(game.to_move))
        assert make_bot(name, 9).turn(game.view(game.to_move)) == turn
        game.push(turn)


# What each bot finds


def before(
    table: str, rack: str, *, edition: str = "nordic", pool: int | str = 40, others: int | str = 9
) -> Start:
    """Return a round in which everyone has opened; a number stands for that many hidden tiles."""
    reader = TileReader()
    laid = tuple(reader.tiles(part) for part in table.split("|"))
    own = reader.tiles(rack)
    other = reader.tiles(others) if isinstance(others, str) else (None,) * others
    left = reader.tiles(pool) if isinstance(pool, str) else (None,) * pool
    return Start(get_rulebook(edition), (own, other), left, laid, (True, True))


def turn_of(name: str, start: Start, seed: int = 1) -> Turn:
    """Return the turn of a bot, after a check that it is legal."""
    view = start.dealt(3).game().view(0)
    turn = make_bot(name, seed).turn(view)
    assert violations(view.position, turn) == ()
    return turn


def table_after(name: str, start: Start, seed: int = 1) -> set[str]:
    """Return the sets on the table after a bot's turn, each in ascending order."""
    turn = turn_of(name, start, seed)
    assert isinstance(turn, Play), turn
    return {text_of(sorted(faces_of(laid))) for laid in turn.table}


def test_a_novice_overlooks_tiles_with_some_seeds_and_not_with_others() -> None:
    start = before("k4 k5 k6", "k7 r1 r2 r3 b13")
    found = {isinstance(turn_of("novice", start, seed), Play) for seed in range(20)}
    assert found == {True, False}
    assert isinstance(turn_of("greedy", start), Play)


def test_a_novice_never_rearranges() -> None:
    start = before("k4 r4 b4 o4", "b3 b5 b6")
    assert {turn_of("novice", start, seed) for seed in range(20)} == {Draw()}


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("k4 r4 b4 o4", "b3 b5 b6", {"k4 r4 o4", "b3 b4 b5 b6"}),
        ("b8 b9 b10", "b11 k8 r8", {"b9 b10 b11", "k8 r8 b8"}),
        ("r4 r5 r6 r7 r8", "r6", {"r4 r5 r6", "r6 r7 r8"}),
        ("k5 r5 j", "b5 o9 o10", {"k5 r5 b5", "o9 o10 j"}),
    ],
    ids=["the fourth of a group", "add one, take one", "split a run", "free a joker"],
)
def test_casual_moves_one_tile_of_the_table_at_a_time(
    table: str, rack: str, after: set[str]
) -> None:
    assert table_after("casual", before(table, f"{rack} k13")) == after


def test_casual_does_not_find_a_large_rearrangement() -> None:
    start = before("k1 k2 k3 | r1 r2 r3", "b1 b2 b3 o7")
    hard = before("r5 b5 o5 | r6 b6 o6 | r7 b7 o7", "r8 b8")
    assert "b1 b2 b3" in table_after("casual", start)
    assert turn_of("casual", hard) == Draw()
    assert isinstance(turn_of("steady", hard), Play)


def test_a_rearranger_plays_as_many_tiles_as_steady_but_moves_more_of_the_table() -> None:
    game, moved = Game("nordic", 3, seed="restless"), {"steady": 0, "rearranger": 0}
    while not game.is_over():
        table, view = game.state.table, game.view(game.to_move)
        turns = {name: make_bot(name).turn(view) for name in moved}
        plays = {name: turn for name, turn in turns.items() if isinstance(turn, Play)}
        assert len(plays) in (0, 2)
        assert len({len(tiles_added(table, play.table)) for play in plays.values()}) <= 1
        for name, play in plays.items():
            assert violations(view.position, play) == ()
            moved[name] += tiles_moved(table, play.table)
        game.push(turns["rearranger"])
    assert moved["rearranger"] > 2 * moved["steady"]


def test_tiles_that_stay_together_were_not_moved() -> None:
    reader = TileReader()
    one, two, four = reader.tiles("k1 k2 k3"), reader.tiles("r1 r2 r3 r4"), reader.tiles("b4 o4")
    assert tiles_moved((one, two), (two, one)) == 0
    assert tiles_moved((one, two), (one, two[:3], (two[3], *four))) == 1


def test_casual_keeps_a_joker_for_a_set_that_needs_it() -> None:
    assert turn_of("casual", before("k1 k2 k3", "r9 j b11")) == Draw()
    assert "r9 r10 j" in table_after("casual", before("k1 k2 k3", "r9 r10 j b1"))
    assert "k1 k2 k3 j" in table_after("casual", before("k1 k2 k3", "j"))


@pytest.mark.parametrize("edition", ["finnish-classic", "norwegian-classic"])
def test_casual_leaves_a_locked_joker_alone(edition: str) -> None:
    start = before("k5 r5 o5 j | r4 r5 j", "b5 o9 o10 r6 r3", edition=edition)
    assert table_after("casual", start) == {"k5 r5 o5 j", "r3 r4 r5 j"}


def test_an_expert_plays_a_joker_only_if_it_adds_enough_tiles() -> None:
    few = before("k1 k2 k3", "r9 r10 j b1 o5")
    assert isinstance(turn_of("steady", few), Play)
    assert turn_of("expert", few) == Draw()
    many = before("k1 k2 k3", "r8 r9 r11 r12 j b1 o5")
    assert "r8 r9 r11 r12 j" in table_after("expert", many)


def test_an_expert_uses_a_joker_to_win() -> None:
    assert "r9 r10 j" in table_after("expert", before("k1 k2 k3", "r9 r10 j"))


def test_an_expert_holds_back_one_tile_but_not_two() -> None:
    assert turn_of("expert", before("k1 k2 k3", "k4 r9 r10 j o7")) == Draw()
    start = before("k1 k2 k3", "k4 k5 r9 r10 j o7")
    assert table_after("expert", start) == {"k1 k2 k3 k4 k5"}


def test_an_expert_holds_nothing_back_once_the_pool_is_low() -> None:
    start = before("k1 k2 k3", "k4 r9 r10 j o7", pool=2)
    assert table_after("expert", start) == {"k1 k2 k3 k4", "r9 r10 j"}


@pytest.mark.parametrize(
    ("other", "taken"), [("o4", "k1 r1 b1"), ("o1", "k4 r4 b4"), ("o9", "k4 r4 b4")]
)
def test_of_equal_turns_an_expert_plays_one_that_blocks_the_rival(other: str, taken: str) -> None:
    position = before("r1 r2 r3 r4", "k4 b4 k1 b1 o7").position()
    rival = replace(position, rack=read_tiles(other))
    found = largest_safe_play(position, rival)
    assert found is not None
    assert taken in {text_of(sorted(faces_of(laid))) for laid in found.table}


def test_an_expert_who_cannot_block_the_rival_plays_the_most_points() -> None:
    position = before("r1 r2 r3 | k11 k12 k13", "r4 k1 b1 k10 o7").position()
    rival = replace(position, rack=read_tiles("b13 o13"))
    assert largest_safe_play(position, rival) == best_turn(position, "points").turn


def test_with_two_players_and_an_empty_pool_the_rival_s_rack_is_known() -> None:
    game = Game("nordic", 2, seed="known")
    while game.state.pool:
        game.push(Draw())
    view, other = game.view(game.to_move), game.state.racks[1 - game.to_move]
    known = known_rival(view)
    assert known is not None
    assert set(known.rack) == set(other)
    assert known_rival(Game("nordic", 2, seed="known").view(0)) is None
