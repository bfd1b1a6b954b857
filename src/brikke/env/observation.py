"""Observations: what a seat sees, as rows of 53 numbers, one column for each face.

Everything comes from the seat's own :class:`brikke.game.view.PlayerView` and, on its turn, from the
turn that it is building. Other racks, the choices of other players and the order of the pool are in
neither.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from brikke.env.actions import ACTIONS
from brikke.env.episode import Episode
from brikke.env.set_spelling import Spelling, spell
from brikke.env.turn_builder import TurnBuilder
from brikke.game.game import SEATS
from brikke.game.view import PlayerView
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SetFlaw, read_set
from brikke.rules.table import tiles_on
from brikke.rules.tiles import ALL_TILES, FACES, JOKER, counts_of

Numbers = NDArray[np.int8]

RACK: Final = 0
"""Counts of the tiles on the own rack, without the chosen ones."""
CHOSEN: Final = 1
"""Counts of the tiles chosen in this turn."""
TABLE: Final = 2
"""Counts of the tiles on the table before the turn."""
FACTS: Final = 3
"""Scalar facts, at the columns of :class:`Fact`."""
LOOSE: Final = 4
"""While the table is arranged: the tiles of the table that are in no set yet."""
CURRENT_SET: Final = 5
"""While the table is arranged: the tiles of the current set."""
SETS: Final = 6
"""The first row of the sets of the table, one per row; while it is arranged, those laid so far."""
MAX_SETS: Final = len(ALL_TILES) // 3

STANDS_FOR: Final = 2
"""In the row of a set: a joker stands for this tile, or may do so in a group of three."""


class Fact:
    """Columns of the row of facts. Seats are counted from the own seat, in turn order."""

    RACK_SIZES: Final = slice(0, 4)
    OPENED: Final = slice(4, 8)
    POOL: Final = 8
    PASSES: Final = 9
    """The number of passes in a row, on an empty pool."""
    SEATS: Final = 10
    TO_MOVE: Final = 11
    STARTER: Final = 12
    """The starting seat: it decides between equal racks in a blocked round."""
    ARRANGING: Final = 13
    """1 while the seat arranges the table."""


class Observation(TypedDict):
    """An observation with its action mask."""

    observation: Numbers
    action_mask: Numbers


def rows(rulebook: Rulebook) -> int:
    """Return the number of rows of an observation: sets are included where jokers are locked."""
    return SETS + MAX_SETS if rulebook.locks_jokers else FACTS + 1


def observation_space(rulebook: Rulebook) -> spaces.Dict:
    """Return the observation space for a rulebook."""
    shape = (rows(rulebook), len(FACES))
    return spaces.Dict(
        {
            "observation": spaces.Box(0, len(ALL_TILES), shape, np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """Return the action space."""
    return spaces.Discrete(ACTIONS)


def observe(episode: Episode, seat: int) -> Observation:
    """Return the observation of a seat and its action mask."""
    view = episode.game.view(seat)
    builder = episode.builder if view.is_my_turn else None
    return {
        "observation": _observation(view, seat, builder),
        "action_mask": mask(episode.legal(seat)),
    }


def mask(legal: Iterable[int]) -> Numbers:
    """Return the action mask: 1 for legal actions, 0 for others."""
    ones = np.zeros(ACTIONS, np.int8)
    ones[list(legal)] = 1
    return ones


def _observation(view: PlayerView, seat: int, builder: TurnBuilder | None) -> Numbers:
    seen = np.zeros((rows(view.rulebook), len(FACES)), np.int8)
    seen[RACK] = counts_of(view.rack)
    seen[TABLE] = counts_of(tiles_on(view.table))
    if builder is not None:
        seen[CHOSEN] = builder.chosen
        seen[RACK] -= seen[CHOSEN]
    _fill_facts(seen[FACTS], view, seat)
    if view.rulebook.locks_jokers:
        _fill_sets(seen, view, builder)
    return seen


def _fill_facts(facts: Numbers, view: PlayerView, seat: int) -> None:
    state = view.state
    order = [(seat + step) % state.seats for step in range(state.seats)]
    blank = [0] * (SEATS[-1] - state.seats)
    facts[Fact.RACK_SIZES] = [*(len(state.racks[each]) for each in order), *blank]
    facts[Fact.OPENED] = [*(state.opened[each] for each in order), *blank]
    facts[Fact.POOL] = len(state.pool)
    facts[Fact.PASSES] = state.passes
    facts[Fact.SEATS] = state.seats
    facts[Fact.TO_MOVE] = (state.to_move - seat) % state.seats
    facts[Fact.STARTER] = (state.starter - seat) % state.seats


def _fill_sets(seen: Numbers, view: PlayerView, builder: TurnBuilder | None) -> None:
    sets = list(map(spell, view.table))
    if builder is not None and builder.table_builder is not None:
        table_builder = builder.table_builder
        seen[FACTS, Fact.ARRANGING] = 1
        seen[LOOSE] = table_builder.left
        for face in table_builder.current_set:
            seen[CURRENT_SET, face] += 1
        seen[LOOSE] -= seen[CURRENT_SET]
        sets = [*map(spell, table_builder.untouched), *table_builder.laid]
    for row, faces in enumerate(sorted(sets), start=SETS):
        _fill_set(seen[row], faces)


def _fill_set(row: Numbers, faces: Spelling) -> None:
    for face in faces:
        row[face] += 1
    read = read_set(faces)
    if JOKER in faces and not isinstance(read, SetFlaw):
        for meaning in read.stands_for:
            row[list(meaning)] = STANDS_FOR
