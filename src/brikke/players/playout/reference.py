"""Reference implementation of ``native/rounds/playout.c``: rounds played through ``Game``."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.game.events import Drew, Event, Passed, Played
from brikke.game.view import draw_or_pass
from brikke.players.playout.deciding import decide
from brikke.players.playout.policy import Policy
from brikke.players.playout.result import Move, Round
from brikke.players.playout.start import Start
from brikke.rules.rulebook import Rulebook
from brikke.rules.table import Table, tiles_added
from brikke.rules.tiles import faces_of


def play(
    start: Start, policies: Sequence[Policy], seed: int, *, draws_first: bool = False
) -> tuple[Round, tuple[Move, ...]]:
    """Play one round; return its result and its moves."""
    game = start.dealt(seed).game()
    before, turns_before = len(game.events), game.state.turns
    if draws_first:
        game.push(draw_or_pass(game.view(game.to_move)))
    while not game.is_over():
        game.push(decide(policies[game.to_move], game.view(game.to_move)))
    outcome = game.outcome()
    assert outcome is not None
    moves = _moves(start.rulebook, start.table, game.events[before:])
    return Round(outcome, game.state.turns - turns_before), moves


def _moves(rulebook: Rulebook, table: Table, events: Sequence[Event]) -> tuple[Move, ...]:
    keeps_sets = rulebook.locks_jokers or rulebook.opening_goes_on
    moves: list[Move] = []
    for event in events:
        if isinstance(event, Played):
            played = faces_of(tiles_added(table, event.table))
            sets = (tuple(sorted(faces_of(each))) for each in event.table if keeps_sets)
            moves.append(Move(event.seat, played, None, tuple(sorted(sets))))
            table = event.table
        elif isinstance(event, Drew):
            moves.append(Move(event.seat, (), event.tile and event.tile.face))
        elif isinstance(event, Passed):
            moves.append(Move(event.seat))
    return tuple(moves)
