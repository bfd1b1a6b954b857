"""Generate vectors of answers that the browser finds by itself: ``python -m tools.answer_vectors``.

With the core in WebAssembly it answers questions about single positions as the server does. The
vectors hold such questions and the answers of the server.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct, to_builtins

from brikke.answers.tiles import face_list, face_lists
from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.rules.position import Position
from brikke.rules.rulebook import EDITIONS, get_rulebook, rulebook_text
from brikke.rules.table import read_table, tiles_on
from brikke.rules.tiles import TileReader
from brikke.solver import Objective
from brikke.wire.questions import arrange, check, solve
from brikke.wire.requests import ArrangeRequest, CheckRequest, SolveRequest
from tests.support.dense_positions import dense_position

RULEBOOKS: Final = (
    *EDITIONS,
    "nordic max_run_length=4",
    "german opening_minimum=12",
    "nordic opening_single_set=yes opening_minimum=9",
    "nordic opening_goes_on=yes opening_minimum=15",
    "finnish-classic opening_single_set=yes opening_minimum=9 joker_value=50",
)
OPENINGS: Final = (
    ("nordic", "k1 k2 k3 k4", "k5 r10 r11 r12", "k1 k2 k3 k4 k5 | r10 r11 r12"),
    ("nordic", "k1 k2 k3 k4", "k5 r1 r2 r3", "k1 k2 k3 k4 k5 | r1 r2 r3"),
    ("german", "k1 k2 k3", "r9 r10 r11 j", "r9 r10 r11 j | k3 k2 k1"),
    ("nordic opening_single_set=yes", "", "b1 b2 b3 r10 r11 r12", "b1 b2 b3 | r10 r11 r12"),
)
"""Openings that random positions hardly hold: rulebook, table, rack, and the table afterwards."""
GOES_ON: Final = (
    ("", "r10 r11 j r12 k1 k2", "r10 r11 r12 | k1 k2 j"),
    ("r4 r5 j", "r6 r7 r8 r9 k1 k2", "r4 r5 r6 r7 r8 r9 | k1 k2 j"),
    ("r4 r5 j", "r6 r7 r8 r9 r6 k1 k2", "r4 r5 r6 | r6 r7 r8 r9 | k1 k2 j"),
    ("r4 r5 j", "r6 k10 k11 k12", "r4 r5 r6 | k10 k11 k12 j"),
    ("r4 r5 r6 | r13 b13 o13", "k10 k11 k12 k13", "r4 r5 r6 | k10 k11 k12 | k13 r13 b13 o13"),
    ("r4 r5 r6", "k1 k2 k3 r7", "r4 r5 r6 r7 | k1 k2 k3"),
    ("r4 r5 r6", "r7", "r4 r5 r6 r7"),
)
"""Opening turns that go on, with locked jokers: table, rack, and the table afterwards."""
LOCKED: Final = (
    ("r4 r5 j", "r6", "r4 r5 r6 j"),
    ("r4 r5 j", "r3", "j r3 r4 r5"),
    ("r4 r5 j | r7 r8 r9", "r10", "r4 r5 j r7 r8 r9 r10"),
    ("k7 r7 j", "b8 o8", "k7 r7 | j b8 o8"),
    ("k7 r7 j", "b7 o7", "k7 r7 b7 j"),
    ("r4 r5 j", "r6 k1 k2", "r4 r5 r6 | k1 k2 j"),
    ("r4 r5 r6 j | b4 k4 o4", "r7 k1 k2", "r4 b4 k4 o4 | r5 r6 r7 | k1 k2 j"),
    ("r4 r5 j | r7 r8 j", "r6 r9 k1 k2 b5 b6", "r4 r5 r6 | r7 r8 r9 | k1 k2 j | b5 b6 j"),
    ("r4 r5 j | r7 r8 j", "r6 r9 k1 k2 b5 b6", "r4 r5 r6 | r7 r8 | k1 k2 j | b5 b6 j"),
    ("k7 r7 j | k7 r7 j", "b7 k1 k2 o1", "k7 r7 b7 | k7 r7 | k1 k2 j | o1 j"),
    ("r3 r4 j r6 r7", "r5 r1", "r1 j r3 r4 | r5 r6 r7"),
    ("r4 r5 j | k1 k2 k3", "r6 k5", "r4 r5 r6 | k1 k2 k3 j k5"),
    ("r4 r5 j | k1 k2 k3", "r6 k1 k2 k3", "r4 r5 r6 | k1 k2 k3 | k1 k2 k3 j"),
    ("r4 j r6", "r5 r7 r8", "r4 r5 r6 j r8"),
    ("b4 k4 o4 | r3 r4 r5 j", "r6 r7", "b4 k4 o4 | r3 r4 r5 | r6 r7 j"),
    ("r4 r5 j", "r6 r4 r5", "r4 r5 r6 | r4 r5 j"),
    ("r4 r5 j | b4 b5 j", "b6 k1 k2 r7", "r4 r5 j r7 | b4 b5 b6 | k1 k2 j"),
    ("r4 r5 j | r4 r5 r6", "r3", "r3 r4 r5 r6 | r4 r5 j"),
    ("r4 r5 j | r6 b6 k6", "k1 k2", "r4 r5 r6 | b6 k6 | k1 k2 j"),
    ("r4 r5 j", "r6 k1", "r4 r5 r6 | k1"),
)
"""Turns that change sets with locked jokers: table, rack, and the table afterwards."""
DENSE: Final = 6
TURNS_APART: Final = 9
"""Every ninth position of a round is taken."""

Vector = dict[str, Any]


def answers_text() -> str:
    """Return the whole file: one vector per line, so that differences are readable."""
    lines = (json.dumps(each, separators=(",", ":")) for each in answers())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def answers() -> list[Vector]:
    """Return questions about single positions, each with the answer of the server."""
    chance = random.Random("answers")
    found: list[Vector] = []
    for position in _positions(chance):
        objective = chance.choice([*Objective])
        found += [
            _solved(position, objective),
            _checked(position, _another_table(chance, position)),
        ]
    found += [_judged(name, False, *turn) for name, *turn in OPENINGS]
    locked = [name for name in EDITIONS if get_rulebook(name).locks_jokers]
    found += [_judged(name, True, *turn) for name in locked for turn in LOCKED]
    goes_on = [name for name in EDITIONS if get_rulebook(name).opening_goes_on]
    found += [_judged(name, False, *turn) for name in goes_on for turn in GOES_ON]
    found += [_arranged(position) for position in _dense(chance, "nordic")]
    return found


def _positions(chance: random.Random) -> Iterator[Position]:
    for name in RULEBOOKS:
        yield from _dense(chance, name)
    for seed, name in enumerate(("nordic", "norwegian-classic")):
        game, bot = Game(name, 2, seed=seed), make_bot("steady")
        while not game.is_over():
            view = game.view(game.to_move)
            if game.state.turns % TURNS_APART == 0:
                yield view.position
            game.push(bot.turn(view))


def _dense(chance: random.Random, name: str) -> list[Position]:
    rulebook = get_rulebook(name)
    return [dense_position(chance, rulebook, sets=6, rack=9) for _ in range(DENSE)]


def _request(position: Position, objective: Objective = Objective.TILES) -> SolveRequest:
    return SolveRequest(
        rack=face_list(position.rack),
        table=face_lists(position.table),
        rulebook=rulebook_text(position.rulebook),
        opened=position.opened,
        objective=objective,
    )


def _solved(position: Position, objective: Objective) -> Vector:
    request = _request(position, objective)
    answer: Vector = {**solve(request)}
    del answer["micros"]
    return _vector("solve", request, answer)


def _another_table(chance: random.Random, position: Position) -> list[list[str]]:
    """Return the table after the best turn, or that table with some tiles out of place."""
    table = [list(laid) for laid in solve(_request(position))["table"]]
    for _ in range(chance.choice((0, 0, 1, 3))):
        source = chance.choice(table) if table else []
        tile = source.pop(chance.randrange(len(source))) if source else "r7"
        where = chance.randrange(-1, len(table) + 1)
        if where == len(table):
            table.append([tile])
        elif where >= 0:
            table[where].insert(chance.randrange(len(table[where]) + 1), tile)
        if chance.random() < 0.2:
            table.append([chance.choice(("j", "k13", "o1"))])
        table = [laid for laid in table if laid]
    return table


def _judged(name: str, opened: bool, table: str, rack: str, after: str) -> Vector:
    reader = TileReader()
    before = read_table(table, reader)
    position = Position(before, reader.tiles(rack), opened, get_rulebook(name))
    return _checked(position, face_lists(read_table(after)))


def _checked(position: Position, after: list[list[str]]) -> Vector:
    request = CheckRequest(
        before=face_lists(position.table),
        after=after,
        rack=face_list(position.rack),
        rulebook=rulebook_text(position.rulebook),
        opened=position.opened,
    )
    return _vector("check", request, check(request))


def _arranged(position: Position) -> Vector:
    loose = (*position.rack, *tiles_on(position.table))
    request = ArrangeRequest(tiles=face_list(loose), rulebook=rulebook_text(position.rulebook))
    return _vector("arrange", request, arrange(request))


def _vector(path: str, request: Struct, answer: Any) -> Vector:
    return {"path": f"/api/{path}", "body": to_builtins(request), "answer": answer}


if __name__ == "__main__":
    print(answers_text(), end="")
