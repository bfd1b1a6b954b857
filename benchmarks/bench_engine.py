"""What judging a turn and playing a round cost in pure Python."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from brikke.game.game import Game, IllegalTurn
from brikke.rules.judge import violations
from brikke.rules.position import Draw, Pass, Play, Position, Turn
from brikke.rules.possible_sets import possible_sets
from brikke.rules.rulebook import EDITIONS
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, read_table, tiles_on
from brikke.rules.tiles import JOKER, Tile, TileReader, counts_of, faces_of
from brikke.solver import best_turn

FULL_TABLE = (
    "k1 k2 k3 k4 k5 k6 | k7 k8 k9 k10 k11 k12 k13 | r1 r2 r3 | r4 r5 j r7 r8 | r9 r10 r11 r12 |"
    "b1 b2 b3 b4 b5 b6 b7 | b8 b9 b10 b11 b12 b13 | o1 o2 o3 o4 | o5 o6 o7 o8 | o9 o10 o11 o12 |"
    "k1 r1 b1 o1 | k2 r2 b2 o2 | k3 r3 j | k4 r4 b4 | k5 r5 b5 o5 | k13 r13 b13 o13 | k9 r9 b9 |"
    "k10 r10 b10 o10 | k11 r11 b11 | k12 r12 o12"
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_judge_a_legal_turn_on_a_full_table(benchmark: BenchmarkFixture, edition: str) -> None:
    reader = TileReader(strict=True)
    table = read_table(FULL_TABLE, reader)
    position = Position(table, reader.tiles("r6 o13 k6"), True, EDITIONS[edition]).check()
    last = (*table[9], position.rack[1])
    turn = Play((*table[:9], last, *table[10:]))
    assert benchmark(violations, position, turn) == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_judge_an_illegal_turn_on_a_full_table(benchmark: BenchmarkFixture, edition: str) -> None:
    reader = TileReader(strict=True)
    table = read_table(FULL_TABLE, reader)
    position = Position(table, reader.tiles("r6 o13 k6"), True, EDITIONS[edition]).check()
    reordered = tuple(laid[::-1] for laid in table)
    assert benchmark(violations, position, Play(reordered))


@pytest.mark.parametrize("edition", EDITIONS)
def test_play_a_random_round(benchmark: BenchmarkFixture, edition: str) -> None:
    seeds = iter(range(10**9))

    def play() -> int:
        seed = next(seeds)
        chance, game = random.Random(seed), Game(edition, seats=2, seed=seed)
        while not game.is_over():
            _push_random_turn(game, chance)
        return game.state.turns

    assert benchmark(play) > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_replay_a_round(benchmark: BenchmarkFixture, edition: str) -> None:
    chance, game = random.Random(1), Game(edition, seats=2, seed=1)
    turns: list[Turn] = []
    while not game.is_over():
        turns.append(_push_random_turn(game, chance))

    def replay() -> Game:
        again = Game(edition, seats=2, seed=1)
        for turn in turns:
            again.push(turn)
        return again

    assert benchmark(replay).events == game.events


def _push_random_turn(game: Game, chance: random.Random) -> Turn:
    """Lay random sets from the rack or add a random tile to a set; otherwise draw or pass."""
    otherwise: Turn = Draw() if game.state.pool else Pass()
    for turn in (*map(Play, _ideas(game.position, chance)), otherwise):
        try:
            game.push(turn)
        except IllegalTurn:
            continue
        return turn
    due = best_turn(game.position).turn  # there is a duty to play, and no idea how
    game.push(due)
    return due


def _ideas(position: Position, chance: random.Random) -> Iterator[tuple[LaidSet, ...]]:
    counts = counts_of(position.rack)
    counts[JOKER] = 0
    sets = list(possible_sets(counts))
    if sets:
        stock: dict[int, Tile] = {tile.face: tile for tile in position.rack}
        chance.shuffle(sets)
        laid: list[LaidSet] = []
        for faces in sets:
            chosen = tuple(stock[face] for face in faces)
            if not set(chosen).intersection(tiles_on(laid)):
                laid.append(chosen)
        yield (*position.table, *laid)
    if position.opened:
        for tile in chance.sample(position.rack, min(2, len(position.rack))):
            for at, old in enumerate(position.table):
                grown = (*old, tile)
                if not isinstance(position.rulebook.read_set(faces_of(grown)), SetFlaw):
                    yield (*position.table[:at], grown, *position.table[at + 1 :])
                    return
