"""Play-outs: the native core and the reference implementation play the same moves."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from brikke.errors import InputError
from brikke.game.events import Dealt, FaceDown
from brikke.game.game import Game, IllegalTurn
from brikke.players.bots import make_bot
from brikke.players.playout import (
    HOARDER,
    STEADY,
    AtEnd,
    Move,
    Policy,
    Start,
    play_out,
    record,
    reference,
)
from brikke.players.playout.packing import pack
from brikke.players.playout.rng import SplitMix64
from brikke.rules.position import Draw, Pass, Play, Position, Turn
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.scoring import Ending, outcome
from brikke.rules.table import Table, read_table, tiles_on
from brikke.rules.tiles import ALL_TILES, Face, Tile, TileReader, faces_of
from brikke.solver import Objective, arrange, best_turn
from brikke.solver._core import Solver

HOUSE_RULES = (
    "nordic must_play_when_able=yes",
    "nordic max_run_length=4 tiles_dealt=20",
    "nordic opening_goes_on=yes empty_pool=play-on",
    "nordic jokers=locked must_play_when_able=yes opening_single_set=yes",
    "german opening_single_set=yes opening_minimum=20 tiles_dealt=9",
    "finnish-classic max_run_length=4 joker_value=50 opening_minimum=0",
    "norwegian-classic empty_pool=play-on blocked_score=own-rack jokers=locked-own-rack",
    "norwegian-cards empty_pool=round-ends",
)
POLICIES = {
    "steady": STEADY,
    "small opening": Policy(opening=Objective.FEWEST),
    "valuable opening": Policy(opening=Objective.POINTS),
    "jokers to win": Policy(joker_adds=None),
    "jokers that add": Policy(joker_adds=3),
    "large turns": Policy(least_tiles=5, joker_adds=2),
    "hoard and bleed": HOARDER,
    "hoard and lay": Policy(hoards=True, until_tiles=4, until_pool=3),
    "hoard and hold": Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.HOLD),
    "hoard and endure": Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.ENDURE),
}


def field(policy: Policy, seats: int) -> list[Policy]:
    """Return one policy among steady ones; at a table of two, against itself."""
    return [policy, policy] if seats == 2 else [policy, *[STEADY] * (seats - 1)]


def assert_same(start: Start, policies: Sequence[Policy], seed: int) -> tuple[Move, ...]:
    ended, moves = record(start, policies, seed)
    assert (ended, moves) == reference.play(start, policies, seed)
    assert play_out(start, policies, [seed]) == [ended]
    assert len(moves) == ended.turns
    return moves


@pytest.mark.sweep
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_play_the_same_rounds_in_every_edition(edition: str, policy: Policy) -> None:
    for seed, seats in enumerate((2, 3, 4)):
        assert_same(Start.undealt(edition, seats, starter=seed % seats), field(policy, seats), seed)


@pytest.mark.sweep
@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_both_play_the_same_rounds_by_house_rules(rules: str) -> None:
    policies = [*POLICIES.values()]
    for seed in range(4):
        seats = 2 + seed % 3
        policy = policies[(HOUSE_RULES.index(rules) + 2 * seed) % len(policies)]
        assert_same(Start.undealt(rules, seats), field(policy, seats), seed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_play_the_same_from_the_middle_of_a_round(edition: str) -> None:
    for seed, turns in enumerate((9, 25, 45)):
        game = Game(edition, 2 + seed, seed=seed)
        steady = make_bot("steady")
        while not game.is_over() and game.state.turns < turns:
            game.push(steady.turn(game.view(game.to_move)))
        if not game.is_over():
            for start in (Start.from_game(game), Start.from_view(game.view(game.to_move))):
                assert_same(start, [HOARDER, *[STEADY] * (start.seats - 1)], seed)


# Endgames: the pool is empty, and policies differ the most


def endgame(table: str, racks: Sequence[str], rules: str, opened: Sequence[bool] = ()) -> Start:
    reader = TileReader(strict=True)
    laid = read_table(table, reader)
    held = tuple(reader.tiles(rack) for rack in racks)
    flags = tuple(opened) or (True,) * len(racks)
    return Start(get_rulebook(rules), held, (), laid, flags)


def whole_box(rules: str, seed: int, *, spare: int = 30) -> Start:
    """Return two racks, and as many of the other tiles as possible on the table."""
    shuffled = SplitMix64(seed).shuffled(ALL_TILES)
    laid = arrange(shuffled[spare:], get_rulebook(rules))
    tiles = (*laid.left, *shuffled[:spare])
    half = len(tiles) // 2
    return Start(get_rulebook(rules), (tiles[:half], tiles[half:]), (), laid.table, (True, True))


@pytest.mark.parametrize("rules", ["nordic", "german", "finnish-classic", HOUSE_RULES[6]])
@pytest.mark.parametrize("at_end", AtEnd)
def test_both_play_the_same_endgames(rules: str, at_end: AtEnd) -> None:
    policies = [Policy(at_end=at_end), Policy(at_end=AtEnd.BLEED)]
    for seed in range(3):
        moves = assert_same(whole_box(rules, seed), policies, seed)
        assert any(move.played for move in moves) or rules != "nordic"


def test_bleed_beats_hold_where_passing_is_free() -> None:
    policies = [HOARDER, POLICIES["hoard and hold"]]
    rounds = play_out(Start.undealt("german empty_pool=play-on", 2), policies, range(60))
    blocked = [each for each in rounds if each.outcome.ending is Ending.BLOCKED]
    assert len(blocked) > 30
    assert all(each.outcome.winner == 0 for each in blocked)
    _, moves = record(Start.undealt("german empty_pool=play-on", 2), policies, 0)
    emptied = max(at for at, move in enumerate(moves) if move.drawn is not None)
    after = [bool(move.played) for move in moves[emptied:] if move.seat == 0]
    # It plays turn after turn, and stops for good once its rack costs less.
    assert after == sorted(after, reverse=True) or after[1:] == sorted(after[1:], reverse=True)
    assert any(after)
    assert not any(move.played for move in moves[emptied:] if move.seat == 1)


def test_hold_passes_unless_playing_is_a_duty() -> None:
    table, racks = "r1 r2 r3 | k5 k6 k7", ["r4 b9", "o11 b1"]
    for rules, played in (("german empty_pool=play-on", []), ("nordic", ["r4"])):
        _, moves = record(endgame(table, racks, rules), [Policy(at_end=AtEnd.HOLD), STEADY], 0)
        assert [str(face) for face in moves[0].played] == played


def test_a_joker_is_kept_unless_it_wins_or_adds_enough_tiles() -> None:
    table = "r1 r2 r3 | k5 k6 k7"
    racks = ["j b9 o9 k13", "o11 b1 o2"]
    pool = tuple(TileReader().tiles("b3 b3 b4 b4"))
    start = replace(endgame(table, racks, "nordic"), pool=pool)
    first = {
        adds: record(start, [Policy(joker_adds=adds), STEADY], 0)[1][0] for adds in (0, 3, 4, None)
    }
    assert [len(first[adds].played) for adds in (0, 3, 4, None)] == [3, 3, 0, 0]
    out = replace(start, racks=(tuple(TileReader().tiles("j b9 o9")), start.racks[1]))
    assert len(record(out, [Policy(joker_adds=None), STEADY], 0)[1][0].played) == 3


def test_a_turn_that_is_too_small_is_not_played() -> None:
    start = endgame("r1 r2 r3 | k5 k6 k7", ["r4 k8 b9", "o11 b1 o2"], "nordic")
    start = replace(start, pool=tuple(TileReader().tiles("b3 b3")))
    for least, played in ((2, 2), (3, 0)):
        assert len(record(start, [Policy(least_tiles=least), STEADY], 0)[1][0].played) == played


def test_hoarding_ends_when_another_rack_or_the_pool_is_low() -> None:
    start = endgame("r1 r2 r3 | k5 k6 k7", ["r4 k8 b9", "o11 b1 o2"], "nordic")
    start = replace(start, pool=tuple(TileReader().tiles("b3 b3")))
    for policy, played in (
        (Policy(hoards=True), 0),
        (Policy(hoards=True, until_tiles=3), 2),
        (Policy(hoards=True, until_pool=2), 2),
    ):
        assert len(record(start, [policy, STEADY], 0)[1][0].played) == played


# Properties


@pytest.mark.parametrize("rules", [*EDITIONS, *HOUSE_RULES])
def test_scores_sum_to_zero_and_the_winner_has_the_highest(rules: str) -> None:
    for seats in (2, 3, 4):
        start = Start.undealt(rules, seats)
        for each in play_out(start, [HOARDER, *[STEADY] * (seats - 1)], range(10)):
            scores = each.outcome.scores
            assert len(scores) == seats
            assert sum(scores) == 0
            assert scores[each.outcome.winner] == max(scores) >= 0


@pytest.mark.sweep
@pytest.mark.parametrize("rules", [*EDITIONS, *HOUSE_RULES])
def test_every_move_is_legal_and_leads_to_the_same_outcome(rules: str) -> None:
    for seed, policy in enumerate((STEADY, HOARDER, POLICIES["large turns"])):
        start = Start.undealt(rules, 2)
        ended, moves = record(start, [policy, STEADY], seed)
        game = start.dealt(seed).game()
        before = game.state
        for move in moves:
            assert move.seat == game.to_move
            game.push(turn_of(game.position, move))
        assert game.outcome() == ended.outcome
        assert game.outcome() == outcome(
            game.rulebook, ended.outcome.ending, known(game.state.racks), before.starter
        )
        held = (*tiles_on(game.state.table), *tiles_on(known(game.state.racks)))
        assert sorted((*held, *known((game.state.pool,))[0])) == sorted(ALL_TILES)


def known(racks: Sequence[Sequence[Tile | None]]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(tile for tile in rack if tile) for rack in racks)


def turn_of(position: Position, move: Move) -> Turn:
    """Return a move as a turn; without sets any arrangement will do."""
    if not move.played:
        return Pass() if move.drawn is None else Draw()
    rack, played = list(position.rack), []
    for face in move.played:
        played.append(next(tile for tile in rack if tile.face == face))
        rack.remove(played[-1])
    if move.table:
        # The sets are sorted, but a run with a joker has one order: take it from the solver.
        return same_table(position, move)
    if not position.opened:
        laid = arrange(played, position.rulebook)
        table: Table = (*position.table, *laid.table)
    else:
        laid = arrange((*tiles_on(position.table), *played), position.rulebook)
        table = laid.table
    assert laid.left == ()
    return Play(table)


def same_table(position: Position, move: Move) -> Turn:
    for objective in (Objective.TILES, Objective.FEWEST, Objective.OUT):
        turn = best_turn(position, objective).turn
        if isinstance(turn, Play) and sorted_sets(turn.table) == move.table:
            return turn
    for kept in (1, 2):
        held = [tile for tile in position.rack if not tile.face.is_joker]
        jokers = [tile for tile in position.rack if tile.face.is_joker]
        turn = best_turn(replace(position, rack=(*held, *jokers[kept:]))).turn
        if isinstance(turn, Play) and sorted_sets(turn.table) == move.table:
            return turn
    raise AssertionError(f"no turn of the solver leaves this table: {move.table}")


def sorted_sets(table: Table) -> tuple[tuple[Face, ...], ...]:
    return tuple(sorted(tuple(sorted(faces_of(laid))) for laid in table))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_steady_policy_plays_what_the_steady_bot_plays(edition: str) -> None:
    game = Game(edition, 2, seed=5)
    start, steady = Start.from_game(game), make_bot("steady")
    while not game.is_over():
        game.push(steady.turn(game.view(game.to_move)))
    (ended,) = play_out(start, [STEADY, STEADY], [0])
    assert (ended.outcome, ended.turns) == (game.outcome(), game.state.turns)


# Random numbers


def test_the_numbers_are_the_published_ones_of_splitmix64() -> None:
    rng = SplitMix64(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [rng._next_uint32() for _ in published] == [number >> 32 for number in published]


def test_numbers_are_uniformly_distributed() -> None:
    rng, found = SplitMix64(7), Counter[int]()
    found.update(rng.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < times < 1150 for times in found.values())


@pytest.mark.parametrize("seat", [0, 2])
def test_sampled_deals_keep_what_the_seat_knows(seat: int) -> None:
    game = Game("nordic", 3, seed=11)
    steady = make_bot("steady")
    for _ in range(30):
        game.push(steady.turn(game.view(game.to_move)))
    start = Start.from_view(game.view(seat))
    assert start.hidden == 106 - len(tiles_on(game.state.table)) - len(game.state.racks[seat])
    pools = set()
    for seed in range(20):
        dealt = start.dealt(seed)
        assert dealt.hidden == 0
        assert dealt.racks[seat] == game.state.racks[seat]
        assert [*map(len, dealt.racks)] == [*map(len, game.state.racks)]
        assert (dealt.table, dealt.to_move) == (game.state.table, game.to_move)
        everything = (*tiles_on(known(dealt.racks)), *known((dealt.pool,))[0])
        assert sorted((*everything, *tiles_on(dealt.table))) == sorted(ALL_TILES)
        pools.add(dealt.pool)
    assert len(pools) == 20


def test_a_seed_deals_the_same_tiles_whatever_the_first_turn_is() -> None:
    game = Game("nordic", 2, seed=3)
    steady = make_bot("steady")
    while not (game.position.opened and isinstance(best_turn(game.position).turn, Play)):
        game.push(steady.turn(game.view(game.to_move)))
    start, seat = Start.from_view(game.view(game.to_move)), game.to_move
    turn = best_turn(game.position).turn
    assert isinstance(turn, Play)
    for seed in range(5):
        whole, after = start.dealt(seed), start.after(turn).dealt(seed)
        assert (whole.pool, whole.racks[1 - seat]) == (after.pool, after.racks[1 - seat])
        _, moves = record(start, [STEADY, STEADY], seed, first=Draw())
        assert whole.pool[0] is not FaceDown
        assert (moves[0].seat, moves[0].drawn) == (seat, whole.pool[0].face)
        played = play_out(start, [STEADY, STEADY], [seed], first=turn)[0]
        (plain,) = play_out(start, [STEADY, STEADY], [seed])
        assert (played.outcome, played.turns + 1) == (plain.outcome, plain.turns)


def test_rounds_are_reproducible_on_any_number_of_threads() -> None:
    start, policies = Start.undealt("nordic", 2), [STEADY, HOARDER]
    once = play_out(start, policies, range(200))
    assert play_out(start, policies, range(200), threads=2) == once
    assert play_out(start, policies, reversed(range(200)))[::-1] == once
    assert len({each.turns for each in once}) > 20


def test_callers_in_two_threads_do_not_affect_each_other() -> None:
    start, policies = Start.undealt("finnish-classic", 3), [STEADY, HOARDER, STEADY]
    expected = play_out(start, policies, range(40))
    found: list[object] = []

    def work() -> None:
        found.append(play_out(start, policies, range(40)))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected, expected]


# Invalid input


def test_a_game_made_from_a_start_is_in_that_state() -> None:
    game = Game("nordic", 4, seed=9)
    steady = make_bot("steady")
    for _ in range(60):
        if not game.is_over():
            start = Start.from_game(game)
            assert Start.from_game(start.game()) == start
            game.push(steady.turn(game.view(game.to_move)))
    passed = replace(endgame("r1 r2 r3", ["b9", "o11", "k2"], "german"), passes=2, to_move=1)
    assert Start.from_game(passed.game()) == passed


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"racks": ((FaceDown,),)}, "2 to 4 seats: 1"),
        ({"to_move": 2}, "numbered 0 to 1: 2"),
        ({"starter": -1}, "numbered 0 to 1: -1"),
        ({"racks": ((FaceDown,), ())}, "a rack is empty"),
        ({"racks": ((FaceDown,) * 50, (FaceDown,) * 50)}, "can be face down: 178"),
        ({"opened": (True, False)}, "if and only if somebody has opened"),
        ({"passes": 1}, "fewer than the seats: 1"),
        ({"pool": (Tile(Face(3)), Tile(Face(3)))}, "the same tile twice: k4"),
    ],
)
def test_an_invalid_start_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(InputError, match=why):
        replace(Start.undealt("nordic", 2), **changes)  # type: ignore[arg-type]


def test_an_invalid_policy_is_refused() -> None:
    with pytest.raises(InputError, match="opening must be tiles or points or fewest: out"):
        Policy(opening=Objective.OUT)
    with pytest.raises(InputError, match="at_end must be lay or bleed or hold or endure: sleep"):
        Policy(at_end="sleep")  # type: ignore[arg-type]
    with pytest.raises(InputError, match="least_tiles is a number from 0 to 254: -1"):
        Policy(least_tiles=-1)
    with pytest.raises(InputError, match="joker_adds is a number from 0 to 254: 255"):
        Policy(joker_adds=255)


def test_invalid_arguments_of_a_play_out_are_refused() -> None:
    start = Start.undealt("nordic", 2)
    with pytest.raises(InputError, match="one policy per seat, 2 in all, not: 1"):
        play_out(start, [STEADY], [0])
    with pytest.raises(InputError, match=r"from 0 to 2\*\*64 - 1: -1"):
        play_out(start, [STEADY, STEADY], [-1])
    with pytest.raises(InputError, match="at least one thread: 0"):
        play_out(start, [STEADY, STEADY], [0], threads=0)
    duty = endgame("r1 r2 r3", ["r4 b9", "o11"], "nordic")
    with pytest.raises(InputError, match="a player who can play must play"):
        play_out(duty, [STEADY, STEADY], [0], first=Pass())
    with pytest.raises(IllegalTurn):
        play_out(duty, [STEADY, STEADY], [0], first=Play(()))
    over = Game.from_deal("nordic", [duty.racks[0], duty.racks[1]], ()).copy()  # type: ignore[list-item]
    over.push(Pass())
    over.push(Pass())
    with pytest.raises(InputError, match="the round is over: blocked"):
        Start.from_game(over)


def test_malformed_bytes_do_not_crash_the_core() -> None:
    good, policies, seed = pack(whole_box("finnish-classic", 1)), bytes(14), bytes(8)
    solver, rng = Solver(), SplitMix64(1)
    assert len(solver.play_out(good, policies, seed)) == 16
    refused = 0
    for _ in range(1500):
        data = bytearray(good)
        for _ in range(1 + rng.below(3)):
            data[rng.below(len(data))] = rng.below(256)
        cut = bytes(data[: rng.below(len(data))]) if rng.below(4) == 0 else bytes(data)
        try:
            solver.play_out(cut, policies, seed)
        except ValueError as refusal:
            refused += 1
            assert str(refusal)
    assert refused > 500
    for other in (bytes(13), bytes([9] * 14)):
        with pytest.raises(ValueError, match="malformed|range"):
            solver.play_out(good, other, seed)
    with pytest.raises(ValueError, match="malformed"):
        solver.record(good, policies, seed * 2)


def test_without_a_native_core_the_reference_implementation_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, policies = Start.undealt("nordic", 2), [STEADY, HOARDER]
    expected = play_out(start, policies, range(2)), record(start, policies, 1)
    monkeypatch.setattr("brikke.players.playout.play.core_name", lambda: "python")
    monkeypatch.setattr("brikke.players.playout.native.play", None)
    monkeypatch.setattr("brikke.players.playout.native.record", None)
    assert (play_out(start, policies, range(2)), record(start, policies, 1)) == expected


def test_a_start_from_a_seed_has_the_tiles_of_the_fair_deal() -> None:
    game = Game("german", 3, seed="garden")
    (dealt,) = [event for event in game.events if isinstance(event, Dealt)]
    start = Start.deal("garden", "german", 3)
    assert (start.racks, start.pool) == (dealt.racks, dealt.pool)
    assert start.to_move == start.starter == game.state.starter
