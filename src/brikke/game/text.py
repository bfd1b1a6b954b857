"""Text representation of a round: what ``print`` shows of a game or a view, and short reprs."""

from __future__ import annotations

from brikke.game.events import SEAT_LETTERS, Seen, State
from brikke.rules.rulebook import rulebook_name
from brikke.rules.table import NOTHING, table_text
from brikke.rules.tiles import text_of


def summary(state: State) -> str:
    """Return a round in a few words: its rules, its seats, and whose turn it is or who won."""
    return f"{rulebook_name(state.rulebook)}, {state.seats} seats, {_progress(state)}"


def picture(state: State) -> str:
    """Return a round in a few lines: the summary, the table, every rack, and the pool."""
    pool = f"pool: {_count(len(state.pool), 'tile')}"
    racks = (_rack(state, seat) for seat in range(len(state.racks)))
    return "\n".join((summary(state), f"table: {table_text(state.table) or NOTHING}", *racks, pool))


def _progress(state: State) -> str:
    result = state.outcome
    if result is None:
        return f"turn {state.turns + 1}, {SEAT_LETTERS[state.to_move]} to move"
    scores = " ".join(f"{points:+}" for points in result.scores)
    winner = SEAT_LETTERS[result.winner]
    turns = _count(state.turns, "turn")
    return f"{winner} won after {turns} ({result.ending}), scores {scores}"


def _rack(state: State, seat: int) -> str:
    opened = "opened" if state.opened[seat] else "not opened"
    return f"{SEAT_LETTERS[seat]} ({opened}): {_tiles(state.racks[seat])}"


def _tiles(rack: tuple[Seen, ...]) -> str:
    """Return the tiles of a rack in their order of colours, or how many lie face down."""
    known = [tile for tile in rack if tile is not None]
    if len(known) < len(rack):
        return _count(len(rack), "tile")
    return text_of(sorted(known)) or NOTHING


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
