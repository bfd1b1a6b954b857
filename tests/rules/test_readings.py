"""The readings: the law where the leaflets leave room, one by one."""

from __future__ import annotations

import pytest

from brikke.game.game import Game, IllegalTurn
from brikke.game.match import Match
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.scoring import Ending, outcome
from brikke.rules.table import read_table
from brikke.rules.tiles import read_tiles
from tests.rules.test_editions import game_with
from tests.support.positions import EVERY, FREE, LOCKED, codes, faults

NC, FC = "norwegian-classic", "finnish-classic"
locked_editions = pytest.mark.parametrize("edition", LOCKED)


# 1 and 2: run length, and one set or several for the opening


@pytest.mark.parametrize("edition", EVERY)
def test_1_runs_are_limited_by_13_only(edition: str) -> None:
    assert codes("r4 r5 r6 r7", "r8", "r4 r5 r6 r7 r8", edition) == []
    of_four = f"{edition} max_run_length=4"
    assert codes("r4 r5 r6 r7", "r8", "r4 r5 r6 r7 r8", of_four) == ["run-too-long"]


@pytest.mark.parametrize("edition", EVERY)
def test_2_one_set_or_several_open(edition: str) -> None:
    rack = "k7 r7 b7 o1 o2 o3 o4"
    several = "k7 r7 b7 | o1 o2 o3 o4"
    assert codes("", rack, several, edition, opened=False) == []
    one = f"{edition} opening_single_set=yes"
    assert "opening-not-one-set" in codes("", rack, several, one, opened=False, opening=several)
    assert codes("", "r10 r11 r12", "r10 r11 r12", one, opened=False) == []


def test_2_a_minimum_of_0_still_means_own_sets_first() -> None:
    book = "nordic opening_minimum=0"
    assert codes("b4 b5 b6", "k1 k2 k3", "b4 b5 b6 | k1 k2 k3", book, opened=False) == []
    added = codes("b4 b5 b6", "b3", "b3 b4 b5 b6", book, opened=False)
    assert added == ["table-touched-before-opening", "opening-too-low"]
    goes_on = f"{book} opening_goes_on=yes"
    assert codes("b4 b5 b6", "b3", "b3 b4 b5 b6", goes_on, opened=False) == added
    both = "b3 b4 b5 b6 | k1 k2 k3"
    assert codes("b4 b5 b6", "b3 k1 k2 k3", both, goes_on, opened=False) == []


def test_2_two_equal_sets_open_together() -> None:
    rack = "b4 b5 b6 b4 b5 b6"
    for edition in ("nordic", NC):
        assert codes("", rack, "b4 b5 b6 | b4 b5 b6", edition, opened=False) == []


# 3: free joker editions


@pytest.mark.parametrize("edition", FREE)
def test_3_any_final_table_of_valid_sets_with_all_its_tiles_is_legal(edition: str) -> None:
    table = "b2 b3 j b5 b6 | k9 r9 o9"
    after = "b1 b2 b3 | b5 b6 b7 | k9 r9 j o9"
    assert codes(table, "b1 b7", after, edition) == []
    moved = "j b2 b3 | b5 b6 b7 | k9 r9 o9"
    assert codes(table, "b7", moved, edition) == []
    assert codes(table, "b7", "b2 b3 | b5 b6 b7 | k9 r9 o9 j", edition) == ["too-short"]


# 4: locked joker editions


@locked_editions
def test_4_a_joker_may_not_change_its_meaning_without_leaving(edition: str) -> None:
    assert codes("r4 r5 j", "r6", "r4 r5 r6 j", edition) == [
        "freed-joker-not-from-rack" if edition == FC else "freed-joker-not-in-new-set"
    ]
    assert codes("r4 r5 j", "r3", "r3 r4 r5 j", edition) == []
    assert codes("r4 r5 j", "r3", "j r3 r4 r5", edition) == ["locked-set-broken"]


@locked_editions
def test_4a_a_kept_set_may_be_extended_from_rack_and_unlocked_sets(edition: str) -> None:
    assert codes("r4 r5 j", "r7 r8", "r4 r5 j r7 r8", edition) == []
    whole_run = "r4 r5 j r7 r8 r9 r10"
    assert codes("r4 r5 j | r7 r8 r9", "r10", whole_run, edition) == []
    fourth = "r4 r5 j r7 | b7 k7 o7 | r1 r2 r3"
    assert codes("r4 r5 j | r7 b7 k7 o7", "r1 r2 r3", fourth, edition) == []


@locked_editions
def test_4a_in_a_group_of_three_the_joker_stands_for_either_missing_colour(edition: str) -> None:
    assert codes("k7 r7 j", "b7", "k7 r7 b7 j", edition) == []
    assert codes("k7 r7 j", "o7", "k7 r7 o7 j", edition) == []
    assert codes("k7 r7 j", "b8 o8", "k7 r7 | j b8 o8", edition) == [
        "too-short",
        "locked-set-broken",
    ]


@locked_editions
def test_4b_the_exact_tile_from_the_rack_frees_the_joker(edition: str) -> None:
    rack = "r6 k1 k2"
    assert codes("r4 r5 j", rack, "r4 r5 r6 | k1 k2 j", edition) == []
    assert codes("r4 r5 j", "b6 k1 k2", "r4 r5 | k1 k2 j | b6", edition)[-1] == "locked-set-broken"


@locked_editions
def test_4b_a_swapped_set_is_free_for_the_rest_of_the_turn(edition: str) -> None:
    table = "r4 r5 r6 j | b4 k4 o4"
    after = "r4 b4 k4 o4 | r5 r6 r7 | k1 k2 j"
    assert codes(table, "r7 k1 k2", after, edition) == []


@locked_editions
def test_4b_the_tile_that_frees_need_not_stay_in_the_jokers_place(edition: str) -> None:
    table = "r4 r5 r6 j | b7 k7 o7"
    after = "r4 r5 r6 | r7 b7 k7 o7 | k1 k2 j"
    assert codes(table, "r7 k1 k2", after, edition) == []


@locked_editions
def test_4b_two_swapped_sets_need_two_tiles(edition: str) -> None:
    table = "r4 r5 j | r7 r8 j"
    rack = "r6 r9 k1 k2 b5 b6"
    after = "r4 r5 r6 | r7 r8 r9 | k1 k2 j | b5 b6 j"
    assert codes(table, rack, after, edition) == []
    one_tile = "r4 r5 r6 | r7 r8 | k1 k2 j | b5 b6 j"
    assert "locked-set-broken" in codes(table, rack, one_tile, edition)


def test_4b_a_shortened_set_plus_the_joker_is_new() -> None:
    table, rack, after = "r3 r4 j r6 r7", "r5 r1", "r1 j r3 r4 | r5 r6 r7"
    assert codes(table, rack, after, NC) == []
    assert codes(table, rack, after, FC) == ["freed-joker-not-from-rack"]


def test_4b_a_new_set_contains_no_whole_set_from_before() -> None:
    table = "r4 r5 j | k1 k2 k3"
    assert codes(table, "r6 k5", "r4 r5 r6 | k1 k2 k3 j k5", NC) == ["freed-joker-not-in-new-set"]
    shortened = "r4 r5 r6 | k2 k3 j | k1 r1 b1"
    assert codes(table, "r6 r1 b1", shortened, NC) == []


def test_4b_a_new_set_does_not_contain_all_the_other_tiles_of_a_swapped_set() -> None:
    table, rack = "k7 r7 j", "b7 o7"
    assert codes(table, rack, "k7 r7 b7 j", NC) == []  # kept, and extended
    table, rack = "r4 j r6", "r5 r7 r8"
    assert codes(table, rack, "r4 r5 r6 j r8", NC) == ["freed-joker-not-in-new-set"]


def test_4b_containment_is_by_tiles_not_by_faces() -> None:
    # k1 k2 k3 lies twice after the turn; the new set may be the one with the rack's k3.
    table = "r4 r5 j | k1 k2 k3"
    after = "r4 r5 r6 | k1 k2 k3 | k1 k2 k3 j"
    assert codes(table, "r6 k1 k2 k3", after, NC) == []


def test_4b_in_finnish_classic_the_freeing_tile_is_not_in_the_new_set() -> None:
    table = "r4 r5 j | b6 k6 o6"
    used = "r4 r5 r6 | b6 k6 o6 | r7 j r9"
    assert codes(table, "r6 r7 r9", used, FC) == []
    table = "r4 r5 j | b4 k4 o4"
    assert codes(table, "r6", "b4 k4 o4 r4 | r5 r6 j", FC) == ["freed-joker-not-from-rack"]
    assert codes("b4 k4 o4 | r3 r4 r5 j", "r6 r7", "b4 k4 o4 | r3 r4 r5 | r6 r7 j", FC) == [
        "freed-joker-not-from-rack"
    ]


def test_4_a_joker_from_the_rack_goes_wherever_a_tile_of_its_meaning_may() -> None:
    assert codes("r4 r5 r6", "j", "r4 r5 r6 j", NC) == []
    assert codes("r4 r5 r6 | k1 k2 j", "j", "r4 r5 r6 | j k1 k2 j", NC)[0] in (
        "too-many-jokers",
        "below-1",
    )
    assert codes("r4 r5 r6 r7 | k1 k2 j", "j k7 b7", "r4 r5 r6 | r7 k7 b7 j | k1 k2 j", NC) == []


# 5: what a joker stands for


def test_5_nothing_follows_13() -> None:
    assert codes("", "r12 r13 j", "r12 r13 j") == ["past-13"]
    assert codes("", "r12 r13 j", "j r12 r13") == []


def test_5_one_tile_and_two_jokers_count_the_higher_reading() -> None:
    assert codes("", "r9 j j", "r9 j j", opened=False) == []  # 9 10 11 are 30
    low = faults("", "r9 j j", "j j r9", opened=False)  # three nines are 27, 7 8 9 are 24
    assert [(each.code, each.reached) for each in low] == [("opening-too-low", 27)]
    assert codes("", "r10 j j", "j j r10", opened=False) == []  # three tens


def test_5_the_order_matters_only_with_a_joker() -> None:
    assert codes("", "r3 r4 r5", "r5 r3 r4") == []
    assert codes("", "r3 r5 j", "r5 r3 j") == ["not-consecutive"]


# 6: equal faces are interchangeable


def test_6_a_turn_is_legal_if_some_way_of_telling_equal_tiles_apart_makes_it_so() -> None:
    # The joker of the first set is swapped, its r4 r5 may be told apart from the rack's r4 r5.
    table = "r4 r5 j"
    after = "r4 r5 r6 | r4 r5 j"
    assert codes(table, "r6 r4 r5", after, FC) == []
    assert codes(table, "r6 r4", "r4 r5 r6 | r4 j", FC)[0] == "too-short"


def test_6_the_two_jokers_are_interchangeable() -> None:
    table = "r4 r5 j | b4 b5 j"
    after = "r4 r5 j r7 | b4 b5 b6 | k1 k2 j"
    assert codes(table, "b6 k1 k2 r7", after, NC) == []
    assert codes(table, "k1 k2 r7", "r4 r5 j r7 | b4 b5 | k1 k2 j", NC)[-1] == "locked-set-broken"


# 7: the opening turn of norwegian-classic


def test_7_a_joker_laid_in_the_opening_is_locked_at_once() -> None:
    rack = "r10 r11 j r12 k1 k2"
    freed = "r10 r11 r12 | k1 k2 j"
    assert codes("", rack, freed, NC, opened=False, opening="r10 r11 j") == ["locked-set-broken"]
    # Without a name for the opening, r10 r11 r12 opens and the joker comes later.
    assert codes("", rack, freed, NC, opened=False) == []


def test_7_the_tile_that_frees_a_joker_comes_from_what_is_left_on_the_rack() -> None:
    table = "r4 r5 j"
    rack = "r6 r7 r8 r9 k1 k2"
    after = "r4 r5 r6 r7 r8 r9 | k1 k2 j"
    assert codes(table, rack, after, NC, opened=False, opening="r6 r7 r8 r9") == [
        "joker-swapped-from-table"
    ]
    assert codes(table, rack, after, NC, opened=False) == ["joker-swapped-from-table"]
    two_sixes = "r6 r7 r8 r9 r6 k1 k2"
    spare = "r4 r5 r6 | r6 r7 r8 r9 | k1 k2 j"
    assert codes(table, two_sixes, spare, NC, opened=False, opening="r6 r7 r8 r9") == []


def test_7_opening_sets_count_as_sets_from_before() -> None:
    table = "r4 r5 j"
    rack = "r6 k10 k11 k12"
    after = "r4 r5 r6 | k10 k11 k12 j"
    assert codes(table, rack, after, NC, opened=False, opening="k10 k11 k12") == [
        "freed-joker-not-in-new-set"
    ]


def test_7_no_other_tile_need_be_played() -> None:
    assert codes("r4 r5 r6", "k10 k11 k12", "r4 r5 r6 | k10 k11 k12", NC, opened=False) == []
    # The opening may be rearranged at once.
    after = "r4 r5 r6 | k10 k11 k12 | k13 r13 b13"
    assert codes("r4 r5 r6 | r13 b13 o13", "k10 k11 k12 k13", after, NC, opened=False) != []
    moved = "r4 r5 r6 | k10 k11 k12 | k13 r13 b13 o13"
    assert codes("r4 r5 r6 | r13 b13 o13", "k10 k11 k12 k13", moved, NC, opened=False) == []


def test_7_the_tiles_of_a_named_opening_stay_on_the_table() -> None:
    rack, opening = "k13 r13 b13 o13 k1 k2 k3", "k13 r13 b13"
    for after in ("k13 r13 o13", "k1 k2 k3"):
        found = codes("", rack, after, NC, opened=False, opening=opening)
        assert found == ["missing-from-table"]
    assert codes("", rack, "k13 r13 b13 o13", NC, opened=False, opening=opening) == []


def test_7_a_named_opening_comes_from_the_rack() -> None:
    found = codes(
        "r4 r5 r6", "k10 k11", "r4 r5 r6 | k10 k11 k12", NC, opened=False, opening="k10 k11 k12"
    )
    assert found == ["opening-not-from-rack"]


# 8: the empty pool


def test_8_a_time_out_on_an_empty_pool_counts_as_a_pass() -> None:
    game = game_with("nordic", "k1 k5", "r2 r6")
    game.time_out()
    game.push(Pass())
    assert (result := game.outcome()) is not None
    assert result.ending is Ending.BLOCKED


def test_8_the_round_is_blocked_when_all_pass_without_a_turn_played_between() -> None:
    game = game_with("german empty_pool=play-on", "k1 k5 k9 k13 r13 b13", "r2 r6 r7", "o1 o7")
    game.push(Pass(), seat=0)
    game.push(Pass(), seat=1)
    assert not game.is_over()
    game.push(Pass(), seat=2)
    assert game.is_over()
    game.undo()
    game.undo()
    game.undo()
    game.push(Play(read_table("k13 r13 b13")), seat=0)
    game.push(Pass(), seat=1)
    game.push(Pass(), seat=2)
    assert not game.is_over()


def test_8_german_goes_on_until_nobody_can_lay_any_more() -> None:
    game = game_with("german", "k1 k5 k9 k13 r13 b13", "r2 r6 r7")
    with pytest.raises(IllegalTurn, match="must-play"):
        game.push(Pass(), seat=0)
    game.push(Play(read_table("k13 r13 b13")), seat=0)
    game.push(Pass(), seat=1)
    game.push(Pass(), seat=0)
    assert game.is_over()


def test_8_a_penalty_takes_what_is_left() -> None:
    game = game_with("nordic", "k1 k5", "r2 r6", pool="o1 o2")
    game.time_out()
    assert game.view(None).rack_sizes == (4, 2)
    assert game.view(None).pool_size == 0


def test_8_in_norwegian_classic_a_penalty_may_take_the_last_tile_and_end_the_round() -> None:
    game = game_with(NC, "k1 k5", "r2 r6", pool="o1")
    game.time_out()
    assert (result := game.outcome()) is not None
    assert result.ending is Ending.POOL_EMPTY


# 9: time-out


@pytest.mark.parametrize("edition", [name for name in EVERY if name != "german"])
def test_9_a_time_out_restores_the_table_opened_or_not(edition: str) -> None:
    game = game_with(edition, "k1 k5", "r2 r6", pool="o1 o2 o3 o4 o5")
    game.time_out()
    assert game.state.table == ()
    assert not game.state.opened[0]


# 10: ties and starts


def test_10_equal_lowest_racks_fewer_tiles_win_then_the_earlier_from_the_starter() -> None:
    nordic = EDITIONS["nordic"]
    racks = [read_tiles("k5 k1"), read_tiles("r6"), read_tiles("b9")]
    assert outcome(nordic, Ending.BLOCKED, racks, starter=0).winner == 1
    same = [read_tiles("k6"), read_tiles("r6"), read_tiles("b6")]
    assert [outcome(nordic, Ending.BLOCKED, same, s).winner for s in range(3)] == [0, 1, 2]


def test_10_only_one_player_takes_the_plus_points() -> None:
    same = [read_tiles("k6"), read_tiles("r6"), read_tiles("b9")]
    assert outcome(EDITIONS["nordic"], Ending.BLOCKED, same, 1).scores == (0, 3, -3)
    assert outcome(EDITIONS["german"], Ending.BLOCKED, same, 1).scores == (-6, 15, -9)


def test_10_a_joker_counts_the_house_value() -> None:
    racks = [read_tiles("j"), read_tiles("r6")]
    for value in (20, 25, 30, 50):
        book = get_rulebook(f"nordic joker_value={value}")
        assert outcome(book, Ending.BLOCKED, racks, 0).scores == (6 - value, value - 6)


def test_10_the_start_is_drawn_anew_each_round() -> None:
    match = Match("german empty_pool=play-on rounds=20", 4, seed=3)
    starters = set()
    for _ in range(5):
        game = match.next_round()
        starters.add(game.state.starter)
        while not game.is_over():
            game.push(Draw() if game.state.pool else Pass())
    assert len(starters) > 1


# 11: seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_11_a_round_has_2_to_4_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 seats: {seats}$"):
        Game(seats=seats, seed=1)
