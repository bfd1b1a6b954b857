"""Filter for positions that are too easy: simple moves of single tiles are enough to go out."""

from __future__ import annotations

from itertools import chain

from brikke.players.small_moves import TableAndRack, add_moves, lay_moves, take_moves
from brikke.rules.position import Position
from brikke.rules.tiles import Face, faces_of

_Seen = set[tuple[tuple[tuple[Face, ...], ...], tuple[Face, ...]]]


def goes_out_one_tile_at_a_time(position: Position) -> bool:
    """Return whether a series of simple moves empties the rack."""
    rulebook = position.rulebook
    seen: _Seen = set()
    open_states = [TableAndRack(position.table, position.rack)]
    while open_states:
        at = open_states.pop()
        if not at.rack:
            return True
        for state in chain(
            add_moves(rulebook, at), lay_moves(rulebook, at), take_moves(rulebook, at)
        ):
            # Tiles with equal faces are interchangeable here.
            key = (tuple(sorted(map(faces_of, state.table))), tuple(sorted(faces_of(state.rack))))
            if key not in seen:
                seen.add(key)
                open_states.append(state)
    return False
