"""Where the five leaflets differ: for every cell of the table a legal and an illegal case."""

from __future__ import annotations

import pytest

from brikke.game.deal import deal, seed_of
from brikke.game.game import Game, IllegalTurn
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import EDITIONS, EmptyPool, Faces, Reading, get_rulebook
from brikke.rules.scoring import Ending
from brikke.rules.table import read_table
from brikke.rules.tiles import TileReader, card_text, read_face
from tests.support.positions import EVERY, FREE, LOCKED, codes

every_edition = pytest.mark.parametrize("edition", EVERY)
MOST_DRAW_3 = [name for name in EVERY if name != "norwegian-classic"]


def game_with(edition: str, *racks: str, pool: str = "", starter: int = 0) -> Game:
    reader = TileReader(strict=True)
    dealt = [reader.tiles(rack) for rack in racks]
    return Game.from_deal(edition, dealt, reader.tiles(pool), starter)


# Faces


@pytest.mark.parametrize(
    ("edition", "shown"), [(name, "♣J" if name == "norwegian-cards" else "b11") for name in EVERY]
)
def test_tiles_show_numbers_or_cards_by_edition(edition: str, shown: str) -> None:
    eleven = read_face("b11")
    cards = EDITIONS[edition].faces is Faces.CARDS
    assert (card_text(eleven) if cards else str(eleven)) == shown


# The draw for the start


@every_edition
def test_a_joker_drawn_for_the_start_is_drawn_again(edition: str) -> None:
    joker_first = next(
        dealt
        for seed in range(1000)
        if (dealt := deal(seed_of(seed), [b"", b""], 14)).draws[0].tile.face.is_joker
    )
    assert [draw.seat for draw in joker_first.draws[:3]] in ([0, 0, 1], [0, 0, 0])
    numbers = {draw.seat: draw.tile.face.number for draw in joker_first.draws}
    assert joker_first.starter == max(numbers, key=numbers.__getitem__)
    assert (Reading.START_JOKER in EDITIONS[edition].readings) == (
        edition not in ("german", "norwegian-classic")
    )


# The opening


@pytest.mark.parametrize("edition", [name for name in EVERY if name != "finnish-classic"])
def test_the_opening_is_worth_at_least_30(edition: str) -> None:
    assert codes("", "k10 r10 b10", "k10 r10 b10", edition, opened=False) == []
    assert codes("", "r9 j k9", "k9 r9 j", edition, opened=False) == ["opening-too-low"]


def test_the_opening_of_finnish_classic_is_worth_more_than_30() -> None:
    thirty = codes("", "k10 r10 b10", "k10 r10 b10", "finnish-classic", opened=False)
    assert thirty == ["opening-too-low"]
    assert codes("", "r8 r9 r10 j", "r8 r9 r10 j", "finnish-classic", opened=False) == []
    more = "k7 r7 b7 | k1 k2 k3 k4"
    assert codes("", "k7 r7 b7 k1 k2 k3 k4", more, "finnish-classic", opened=False) == []


@pytest.mark.parametrize("edition", [name for name in EVERY if name != "norwegian-classic"])
def test_the_table_is_left_alone_in_the_opening_turn(edition: str) -> None:
    rack = "k11 r11 b11 b3"
    alone = codes("b4 b5 b6", rack, "b4 b5 b6 | k11 r11 b11", edition, opened=False)
    going_on = codes("b4 b5 b6", rack, "b3 b4 b5 b6 | k11 r11 b11", edition, opened=False)
    assert (alone, going_on) == ([], ["table-touched-in-opening"])


def test_norwegian_classic_goes_on_once_the_30_lie_there_from_the_own_rack() -> None:
    edition, rack = "norwegian-classic", "k11 r11 b11 b3 k2 r2 b2"
    after = "b3 b4 b5 b6 | k11 r11 b11"
    assert codes("b4 b5 b6", rack, after, edition, opened=False) == []
    low = codes("b4 b5 b6", rack, "b3 b4 b5 b6 | k2 r2 b2", edition, opened=False)
    assert low == ["table-touched-before-opening", "opening-too-low"]


# Jokers


@pytest.mark.parametrize("edition", FREE)
def test_the_tile_that_frees_a_joker_may_come_from_the_table(edition: str) -> None:
    after = "r4 r5 r6 | k6 b6 o6 | j k1 b1"
    assert codes("r4 r5 j | k6 r6 b6 o6", "k1 b1", after, edition) == []
    assert codes("r4 r5 j | k6 r6 b6 o6", "k1 b1", "r4 r5 r6 | k6 b6 o6", edition) == [
        "joker-taken",
        "nothing-played",
    ]


@pytest.mark.parametrize("edition", LOCKED)
def test_the_tile_that_frees_a_joker_comes_from_the_rack_only(edition: str) -> None:
    table = "r4 r5 j | k6 r6 b6 o6"
    from_rack = "r4 r5 r6 | k6 r6 b6 o6 | j k1 b1"
    assert codes(table, "r6 k1 b1", from_rack, edition) == []
    from_table = "r4 r5 r6 | k6 b6 o6 | j k1 b1"
    assert codes(table, "k1 b1", from_table, edition) == ["joker-swapped-from-table"]


@pytest.mark.parametrize("edition", FREE)
def test_a_set_with_a_joker_is_free_to_split_and_take_from(edition: str) -> None:
    table = "r3 r4 j r6 r7"
    assert codes(table, "k7 b7", "r3 r4 j r6 | k7 b7 r7", edition) == []
    assert codes(table, "k6 b6", "r3 r4 | k6 b6 r6 | j r7", edition) == ["too-short", "too-short"]


@pytest.mark.parametrize("edition", LOCKED)
def test_a_set_with_a_joker_may_only_be_extended(edition: str) -> None:
    table = "r3 r4 j r6 r7"
    assert codes(table, "r2 r8", "r2 r3 r4 j r6 r7 r8", edition) == []
    taken = codes(table, "k7 b7", "r3 r4 j r6 | k7 b7 r7", edition)
    assert taken == ["locked-set-broken"]
    split = codes(table, "r1 r2", "r1 r2 r3 | r4 j r6 r7", edition)
    assert split == ["locked-set-broken"]


@pytest.mark.parametrize("edition", FREE)
def test_any_number_of_jokers_in_one_set(edition: str) -> None:
    assert codes("", "r9 j j", "r9 j j", edition, opened=True) == []
    assert codes("", "r9 j j", "j j", edition, opened=True) == ["only-jokers"]


@pytest.mark.parametrize("edition", LOCKED)
def test_at_most_one_joker_in_one_set(edition: str) -> None:
    assert codes("", "r9 j r11 j k1 k2", "r9 j r11 | k1 k2 j", edition) == []
    assert codes("", "r9 j j", "r9 j j", edition) == ["too-many-jokers"]
    assert codes("r9 j r11", "j", "j r9 j r11", edition)[0] == "too-many-jokers"


@pytest.mark.parametrize("edition", FREE)
def test_a_freed_joker_may_go_anywhere_on_the_table(edition: str) -> None:
    table = "r4 r5 j | k1 k2 k3"
    assert codes(table, "r6", "r4 r5 r6 | k1 k2 k3 j", edition) == []
    assert codes(table, "r6", "r4 r5 r6 j | k1 k2 k3", edition) == []


def test_a_freed_joker_goes_into_a_new_set() -> None:
    edition, table = "norwegian-classic", "r4 r5 j | k1 k2 k3 k4"
    assert codes(table, "r6 k5 b7", "r4 r5 r6 | k1 k2 k3 | k4 k5 j", edition) == []
    added = codes(table, "r6", "r4 r5 r6 | k1 k2 k3 k4 j", edition)
    assert added == ["freed-joker-not-in-new-set"]


def test_a_freed_joker_goes_into_a_new_set_from_the_own_rack() -> None:
    edition, table = "finnish-classic", "r4 r5 j | k1 k2 k3 k4"
    mixed = codes(table, "r6 k5 b7", "r4 r5 r6 | k1 k2 k3 | k4 k5 j", edition)
    assert mixed == ["freed-joker-not-from-rack"]
    assert codes(table, "r6 k5 k6", "r4 r5 r6 | k1 k2 k3 k4 | k5 k6 j", edition) == []


# Turns


@every_edition
def test_a_player_may_draw_although_able_to_play(edition: str) -> None:
    game = game_with(edition, "k13 r13 b13", "k1", pool="o5")
    assert game.legal(Play(read_table("k13 r13 b13")))
    assert game.legal(Draw())


@pytest.mark.parametrize("edition", EVERY)
def test_the_clock_runs_60_seconds(edition: str) -> None:
    rulebook = get_rulebook(edition)
    assert rulebook.turn_seconds == 60
    assert rulebook.has_clock(opened=True)
    assert rulebook.has_clock(opened=False) == (edition != "german")


def test_in_german_there_is_no_clock_before_the_opening() -> None:
    game = game_with("german", "k13 r13 b13 k1", "k2", pool="o5 o6 o7 o8")
    with pytest.raises(IllegalTurn, match="no-clock"):
        game.time_out()
    game.push(Play(read_table("k13 r13 b13")))
    game.push(Draw())
    game.time_out()
    assert len(game.view(0).rack) == 1 + 3


@pytest.mark.parametrize(
    ("edition", "drawn"), [*((name, 3) for name in MOST_DRAW_3), ("norwegian-classic", 1)]
)
def test_out_of_time_draws_penalty_tiles(edition: str, drawn: int) -> None:
    game = game_with(edition, "k13 r13 b13 k1", "k2 r2", pool="o5 o6 o7 o8 o9 o10")
    game.push(Play(read_table("k13 r13 b13")))
    game.push(Draw())
    game.time_out()
    assert game.view(0).rack_sizes == (1 + drawn, 3)
    assert game.view(0).to_move == 1
    assert len(game.state.table) == 1


# The pool is empty


@pytest.mark.parametrize("edition", [name for name in EVERY if name != "norwegian-classic"])
def test_with_an_empty_pool_play_goes_on(edition: str) -> None:
    game = game_with(edition, "k1 k5", "r2 r6", pool="o5")
    game.push(Draw())
    assert not game.is_over()
    assert game.violations(Draw())[0].code == "pool-empty"
    game.push(Pass())
    game.push(Pass())
    assert (result := game.outcome()) is not None
    assert result.ending is Ending.BLOCKED


def test_in_norwegian_classic_the_last_tile_drawn_ends_the_round() -> None:
    game = game_with("norwegian-classic", "k1 k5", "r2 r6", pool="o5 o6")
    game.push(Draw())
    assert not game.is_over()
    game.push(Draw())
    assert (result := game.outcome()) is not None
    assert result.ending is Ending.POOL_EMPTY


@every_edition
def test_the_edition_decides_who_must_play_on_an_empty_pool(edition: str) -> None:
    expected = {
        "norwegian-classic": EmptyPool.ROUND_ENDS,
    }.get(edition, EmptyPool.MUST_PLAY)
    assert EDITIONS[edition].empty_pool is expected


@pytest.mark.parametrize(
    ("edition", "refused"),
    [
        ("nordic", True),
        ("german", True),
        ("german empty_pool=play-on", False),
        ("finnish-classic", True),
        ("norwegian-cards", True),
    ],
)
def test_on_an_empty_pool_a_player_who_can_play_must_where_the_edition_says_so(
    edition: str, refused: bool
) -> None:
    able = game_with(edition, "k13 r13 b13 k1", "r2 r6")
    assert [v.code for v in able.violations(Pass())] == (["must-play"] if refused else [])
    able.push(Play(read_table("k13 r13 b13")))
    assert able.legal(Pass())  # r2 r6 fit nowhere


@every_edition
def test_must_play_when_able_is_a_house_rule_about_drawing(edition: str) -> None:
    racks = ("k13 r13 b13 k1", "r2 r6")
    strict = game_with(f"{edition} must_play_when_able=yes", *racks, pool="o5 o6")
    assert [v.code for v in strict.violations(Draw())] == ["must-play"]
    assert game_with(edition, *racks, pool="o5 o6").legal(Draw())
    strict.push(Play(read_table("k13 r13 b13")))
    assert strict.legal(Draw())


# Nobody went out


@pytest.mark.parametrize(
    ("edition", "scores"),
    [
        ("nordic", (9, -9)),
        ("german", (13, -13)),
        ("finnish-classic", (9, -9)),
        ("norwegian-classic", (9, -9)),
        ("norwegian-cards", (13, -13)),
    ],
)
def test_a_blocked_round_is_scored_by_edition(edition: str, scores: tuple[int, int]) -> None:
    # The worked example: winner's rack 4, loser's 13, and 4 - 13 = -9.
    game = game_with(edition, "k3", "r6 b7", pool="o1")
    game.push(Draw())
    while not game.is_over():
        game.push(Pass())
    assert (result := game.outcome()) is not None
    assert (result.winner, result.scores) == (0, scores)


@every_edition
def test_the_call_at_the_end_depends_on_the_edition(edition: str) -> None:
    rulebook = EDITIONS[edition]
    assert rulebook.call_out == ("Rummy!" if edition == "norwegian-cards" else "Rummikub!")
    assert rulebook.call_done == ("Klar!" if edition == "norwegian-classic" else None)
