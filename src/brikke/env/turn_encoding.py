"""Turn encoding: a whole turn as a sequence of actions."""

from __future__ import annotations

from collections.abc import Iterator

from brikke.env.actions import DONE, DRAW, PASS
from brikke.env.table_builder import next_set
from brikke.env.turn_builder import TurnBuilder
from brikke.game.view import PlayerView
from brikke.rules.position import Draw, Pass, Turn, check_turn
from brikke.rules.table import tiles_on
from brikke.rules.tiles import FACES, counts_of


def actions_for(view: PlayerView, turn: Turn) -> list[int]:
    """Return the actions that build a legal turn, with all relevant sets of its table."""
    builder = TurnBuilder(view.position, view.pool_size)
    actions = []
    for action in encode_turn(builder, turn):
        builder.take(action)
        actions.append(action)
    return actions


def encode_turn(builder: TurnBuilder, turn: Turn) -> Iterator[int]:
    """Yield the actions that build a turn; each must be taken before the next is asked for."""
    check_turn(turn)
    if isinstance(turn, Draw):
        yield DRAW
        return
    if isinstance(turn, Pass):
        yield PASS
        return
    before, after = (counts_of(tiles_on(t)) for t in (builder.position.table, turn.table))
    for face in FACES:
        for _ in range(after[face] - before[face]):
            yield int(face)
    yield DONE
    while builder.turn is None:
        chosen = builder.table_builder and next_set(builder.table_builder, turn.table)
        yield from map(int, chosen or ())
        yield DONE
