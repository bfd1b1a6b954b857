"""The core in WebAssembly: the interface of the compiled module, for Python in a browser.

Under Pyodide nothing can be compiled for the machine. There the page runs the same core beside
Python, and registers it as the JavaScript module ``brikke_core`` (``web/src/solver/core.ts``).
Importing this module fails everywhere else.

A question is bytes and numbers, and its answer is bytes; ``native/wasm/module.c`` describes both.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter_ns
from typing import Final

import brikke_core
from pyodide.ffi import to_js

from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import FACES, Tile

Turn = tuple[int, int, bytes, bytes, bytes]

_KINDS: Final = len(FACES)
_RESULT_BYTES: Final = 16
_TURN: Final = struct.Struct(f"<BH{_KINDS}s")
_CHOICE: Final = struct.Struct(f"<B{_KINDS}si")
_PLACES: Final = 2
"""Networks that the core keeps."""
_PART: Final = 1 << 18
"""Bytes of weights that are written at once."""
_OUTLOOK_BYTES: Final = 127
_OUTLOOKS: Final = 4096
"""Outlooks that are estimated at once."""
_END: Final = struct.Struct(f"<BB{_KINDS}sI")
_WHY: Final = {
    -1: "malformed question",
    -2: "too many tiles of a kind, or sets that do not add up to the table",
    -3: "invalid set on the table",
    -4: "a rule is outside its range",
    -5: "the sets of the table are needed",
}
"""Why a question is refused, by the number that the core returns."""


def pack_position(rules: bytes, table: Iterable[Sequence[Tile]], rack: Sequence[Tile], /) -> bytes:
    """Return a position as the core reads it."""
    lists = (bytes((len(tiles), *(tile[0] for tile in tiles))) for tiles in (rack, *table))
    return _ask("pack_position", b"".join((rules, *lists)))


class Solver:
    """The workspace of the core. There is one for all, because there are no threads."""

    def best(self, position: bytes, objective: int, /) -> tuple[Turn | None, int, int]:
        """Return the best turn, the nanoseconds that it took, and the nodes of its search."""
        before = perf_counter_ns()
        answer = _ask("best", position, objective)
        took = perf_counter_ns() - before
        return _read_turn(answer, 4)[0], took, int.from_bytes(answer[:4], "little")

    def best_each(
        self,
        positions: list[tuple[Rulebook, bool, Iterable[Sequence[Tile]], Sequence[Tile]]],
        pack_rules: Callable[[Rulebook, bool], bytes],
        objective: int,
        /,
    ) -> tuple[list[tuple[Turn | None, int]], int]:
        """Return the best turn of each position, and the nanoseconds it took; and their sum."""
        answers = [
            self.best(pack_position(pack_rules(rulebook, opened), table, rack), objective)[:2]
            for rulebook, opened, table, rack in positions
        ]
        return answers, sum(took for _, took in answers)

    def can_play(self, position: bytes, /) -> bool:
        """Return whether any legal turn plays a tile."""
        return _ask("can_play", position) == b"\1"

    def can_go_out(self, position: bytes, /) -> bool:
        """Return whether a legal turn empties the rack."""
        return _ask("can_go_out", position) == b"\1"

    def turns(self, position: bytes, objective: int, limit: int, /) -> list[Turn]:
        """Return turns that differ in the tiles played, best first."""
        answer = _ask("turns", position, objective, limit)
        turns: list[Turn] = []
        at = 2
        while at < len(answer):
            turn, at = _read_turn(answer, at)
            assert turn is not None
            turns.append(turn)
        return turns

    def next_tiles(self, position: bytes, chosen: bytes, /) -> tuple[bytes, bool]:
        """Return which kinds may follow the chosen tiles, and whether these make a turn."""
        answer = _ask_in_parts("next_tiles", (position, chosen), len(position))
        return answer[:_KINDS], answer[_KINDS] == 1

    def play_out(self, start: bytes, policies: bytes, seeds: bytes, /) -> bytes:
        """Return the results of rounds, one after the other."""
        parts = (start, policies, seeds)
        return _ask_in_parts("play_out", parts, *map(len, parts))

    def record(self, start: bytes, policies: bytes, seed: bytes, /) -> tuple[bytes, bytes]:
        """Return the result of one round, and its moves."""
        parts = (start, policies, seed)
        answer = _ask_in_parts("record", parts, *map(len, parts))
        return answer[:_RESULT_BYTES], answer[_RESULT_BYTES:]

    def endgame(self, end: bytes, budget: int, /) -> tuple[int, int, bytes, int]:
        """Return whether tiles are played, the verdict, these tiles, and the questions asked."""
        plays, verdict, played, questions = _END.unpack(_ask("search_endgame", end, budget))
        return plays, verdict, played, questions

    def estimate(self, weights: bytes, outlooks: bytes, /) -> bytes:
        """Return the estimate of each outlook: five numbers of four bytes."""
        place, step = _place(weights), _OUTLOOKS * _OUTLOOK_BYTES
        parts = (outlooks[at : at + step] for at in range(0, len(outlooks), step))
        return b"".join(_ask("estimate", part, place) for part in parts)

    def choices(
        self, weights: bytes, start: bytes, quiet: bytes, /
    ) -> tuple[tuple[bytes | None, int], ...]:
        """Return the choices of the seat to move: the tiles played or None, and the log odds."""
        lengths = len(start), len(quiet)
        return _read_choices(_ask_in_parts("choices", (start, quiet), *lengths, _place(weights)))

    def look_ahead(
        self,
        question: tuple[bytes, bytes, bytes],
        plan: tuple[int, int, int, int],
        seed: int,
        /,
    ) -> tuple[tuple[tuple[bytes | None, int], ...], int]:
        """Return all choices, and the number of the best one after looking ahead.

        The plan is choices, deals, turns and work.
        """
        weights, start, quiet = question
        parts = start, quiet, seed.to_bytes(8, "little")
        numbers = len(start), len(quiet), _place(weights), *plan
        answer = _ask_in_parts("look_ahead", parts, *numbers)
        return _read_choices(answer[1:]), answer[0]


_placed: Final[list[bytes]] = []
"""The weights that the core has."""


def _place(weights: bytes) -> int:
    """Return the place of weights in the core, writing them there first if necessary."""
    for place, known in enumerate(_placed):
        if known is weights:
            return place
    if len(_placed) == _PLACES:
        raise ValueError("malformed weights")
    for at in range(0, len(weights), _PART):
        _ask("write_weights", weights[at : at + _PART], at, len(_placed))
    _placed.append(weights)
    return len(_placed) - 1


def _read_choices(answer: bytes) -> tuple[tuple[bytes | None, int], ...]:
    return tuple(
        (played if plays else None, value) for plays, played, value in _CHOICE.iter_unpack(answer)
    )


def _ask(name: str, question: bytes, *numbers: int) -> bytes:
    """Ask a question of one part."""
    return _ask_in_parts(name, (question,), len(question), *numbers)


def _ask_in_parts(name: str, parts: Iterable[bytes], *numbers: int) -> bytes:
    length = brikke_core.call(name, to_js(b"".join(parts)), *numbers)
    if length < 0:
        raise ValueError(_WHY[length])
    answer: bytes = brikke_core.answer(length).to_bytes()
    return answer


def _read_turn(data: bytes, at: int) -> tuple[Turn | None, int]:
    """Return the turn that begins there, or None, and where the next one begins."""
    if data[at] == 0:
        return None, at + 1
    tiles, points, played = _TURN.unpack_from(data, at)
    sets, at = _read_sets(data, at + _TURN.size)
    opening, at = _read_sets(data, at)
    return (tiles, points, played, sets, opening), at


def _read_sets(data: bytes, at: int) -> tuple[bytes, int]:
    first = at + 2
    end = first + int.from_bytes(data[at:first], "little")
    return data[first:end], end
