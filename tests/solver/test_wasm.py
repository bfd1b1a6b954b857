"""The core in WebAssembly: every answer is that of the native core, byte for byte."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from typing import Any

import pytest

from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.players.endgame import native as endgame
from brikke.players.network import Outlook
from brikke.players.network.weights import PEOPLE, PLAYER, packed_weights
from brikke.players.playout import packing as playout
from brikke.players.playout.start import Start
from brikke.rules.rulebook import EDITIONS, Rulebook, get_rulebook
from brikke.rules.tiles import counts_of
from brikke.solver import Objective
from brikke.solver._core import Solver, pack_position
from brikke.solver.native_core import pack
from brikke.solver.packing import pack_rules
from tests.players.test_endgame import small_ends
from tests.players.test_playout import POLICIES, field
from tests.solver.test_differential import CONFIGURATIONS
from tests.solver.test_native_binding import GOOD
from tests.solver.test_solver import some_positions
from tests.support.dense_positions import dense_position
from tests.support.effort import examples
from tests.support.wasm_core import imported_wasm

NATIVE = Solver()
OBJECTIVES = range(len(Objective))


@pytest.fixture(scope="module")
def wasm() -> Iterator[Any]:
    with imported_wasm() as module:
        yield module


@pytest.mark.sweep
@pytest.mark.parametrize("line", CONFIGURATIONS)
def test_both_cores_answer_the_same(line: str, wasm: Any) -> None:
    chance, rulebook = random.Random(f"wasm {line}"), get_rulebook(line)
    other = wasm.Solver()
    sizes = [(2, 5)] * examples(60) + [(5, 7)] * examples(10)
    positions = [dense_position(chance, rulebook, sets=sets, rack=rack) for sets, rack in sizes]
    for position in (*positions, *some_positions(line, examples(30))):
        rules = pack_rules(rulebook, position.opened)
        packed = wasm.pack_position(rules, position.table, position.rack)
        assert packed == pack_position(rules, position.table, position.rack)
        for objective in OBJECTIVES:
            turn, _, nodes = NATIVE.best(packed, objective)
            assert other.best(packed, objective)[::2] == (turn, nodes)
        limit = chance.randrange(40)
        assert other.turns(packed, 0, limit) == NATIVE.turns(packed, 0, limit)
        assert other.can_play(packed) == NATIVE.can_play(packed)
        assert other.can_go_out(packed) == NATIVE.can_go_out(packed)
        chosen = bytes(counts_of(position.rack[: chance.randrange(3)]))
        assert other.next_tiles(packed, chosen) == NATIVE.next_tiles(packed, chosen)


def test_many_positions_are_answered_in_one_call(wasm: Any) -> None:
    asked: list[tuple[Rulebook, bool, object, object]] = [
        (each.rulebook, each.opened, each.table, each.rack) for each in some_positions("nordic", 20)
    ]
    answers, spent = wasm.Solver().best_each(asked, pack_rules, 0)
    expected, _ = NATIVE.best_each(asked, pack_rules, 0)
    assert [turn for turn, _ in answers] == [turn for turn, _ in expected]
    assert spent == sum(took for _, took in answers) > 0


@pytest.mark.sweep
@pytest.mark.parametrize("rules", [*EDITIONS, "nordic opening_goes_on=yes empty_pool=play-on"])
def test_both_cores_play_the_same_rounds(rules: str, wasm: Any) -> None:
    seeds = struct.pack("<2Q", 7, 2**64 - 1)
    for seats, policy in enumerate(random.Random(rules).sample([*POLICIES.values()], 3), start=2):
        start = playout.pack(Start.undealt(rules, seats))
        policies = playout.pack_policies(field(policy, seats))
        asked = start, policies, seeds
        assert wasm.Solver().play_out(*asked) == NATIVE.play_out(*asked)
        assert wasm.Solver().record(start, policies, seeds[:8]) == NATIVE.record(
            start, policies, seeds[:8]
        )


def test_both_cores_search_the_same_endgames(wasm: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [endgame.choose(end, 400) for end in small_ends("nordic")]
    monkeypatch.setattr("brikke.solver.native.idle", [wasm.Solver()])
    assert [endgame.choose(end, 400) for end in small_ends("nordic")] == expected


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (b"", "malformed"),
        (GOOD[:50], "malformed"),
        (GOOD + b"\0\3\0", "malformed"),
        (b"\5" + GOOD[1:], "range"),
        (GOOD[:7] + b"\5" + GOOD[8:], "too many tiles"),
        (GOOD[:113], "needed"),
        (GOOD[:113] + b"\0\3" + bytes(3), "invalid set"),
    ],
)
def test_bad_questions_are_refused_with_a_reason(asked: bytes, reason: str, wasm: Any) -> None:
    solver = wasm.Solver()
    with pytest.raises(ValueError, match=reason):
        solver.best(asked, 0)
    with pytest.raises(ValueError, match=reason):
        solver.turns(asked, 0, 9)


def test_numbers_out_of_range_are_refused(wasm: Any) -> None:
    solver = wasm.Solver()
    with pytest.raises(ValueError, match="malformed"):
        solver.best(GOOD, 4)
    with pytest.raises(ValueError, match="malformed"):
        solver.turns(GOOD, 0, 257)


def test_bad_tiles_are_refused_with_a_reason(wasm: Any) -> None:
    rules = pack_rules(get_rulebook("finnish-classic"), True)
    for table, rack, reason in (
        ((), ((53,),), "malformed"),
        ((), ((1,),) * 3, "too many tiles"),
        ((((1,), (2,)),), (), "invalid set"),
        ((((1,), (2,), (3,)),) * 36, (), "too many tiles"),
    ):
        with pytest.raises(ValueError, match=reason):
            wasm.pack_position(rules, table, rack)
    with pytest.raises(ValueError, match="malformed"):
        wasm.Solver().play_out(b"\0" * 600_000, b"", b"")
    assert wasm.Solver().best(pack(some_positions("nordic", 1)[0]), 0)[0] is not None


def test_both_cores_estimate_the_same(wasm: Any) -> None:
    game = Game("nordic", 3, seed=4)
    while not game.is_over():
        outlooks = b"".join(Outlook.of(game.state, seat).pack() for seat in range(3))
        for network in (PLAYER, PEOPLE):
            asked = packed_weights(network), outlooks
            assert wasm.Solver().estimate(*asked) == NATIVE.estimate(*asked)
        game.push(make_bot("steady").turn(game.view(game.to_move)))
    many = outlooks * 2000
    assert wasm.Solver().estimate(packed_weights(PEOPLE), many) == NATIVE.estimate(
        packed_weights(PEOPLE), many
    )
    with pytest.raises(ValueError, match="malformed"):
        wasm.Solver().estimate(packed_weights(PEOPLE), outlooks[:-1])


@pytest.mark.parametrize("rules", ["nordic", "nordic must_play_when_able=yes"])
def test_both_cores_choose_the_same(rules: str, wasm: Any) -> None:
    game = Game(rules, 2, seed=5)
    while not game.is_over():
        view = game.view(game.to_move)
        start, quiet = playout.pack(Start.from_view(view)), bytes(view.state.quiet)
        asked = packed_weights(PLAYER), start, quiet
        assert wasm.Solver().choices(*asked) == NATIVE.choices(*asked)
        if view.state.turns % 8 == 0:
            found = wasm.Solver().look_ahead(asked, (3, 4, 2, 4000), 2**64 - 7)
            assert found == NATIVE.look_ahead(asked, (3, 4, 2, 4000), 2**64 - 7)
        game.push(make_bot("steady").turn(view))
