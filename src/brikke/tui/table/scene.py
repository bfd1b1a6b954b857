"""What lies on the board while a match is played."""

from __future__ import annotations

from collections.abc import Collection

from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import Tile
from brikke.tui.board import Scene
from brikke.tui.draft import Draft, is_set
from brikke.tui.faces import by_colour, by_number
from brikke.tui.hints import Stage
from brikke.tui.own_turn import OwnTurn
from brikke.words.catalogue import Words


def table_scene(
    words: Words,
    turn: OwnTurn,
    *,
    chosen: Collection[Tile],
    fresh: Collection[Tile],
    in_numbers: bool,
) -> Scene:
    """Return the table and the rack as they are tried out now."""
    draft = turn.draft
    rack = sorted(draft.now.rack, key=by_number if in_numbers else by_colour)
    hinted = turn.hints.best.played if turn.hints.stage >= Stage.TILES else ()
    return Scene(
        table=draft.now.table,
        rack=tuple(rack),
        heading=f"{words('table-rack')} ({len(rack)})",
        nothing=words("table-empty"),
        chosen=tuple(chosen),
        hinted=set(hinted).intersection(rack),
        fresh={*draft.laid, *fresh},
        marks=_marks(draft, draft.position.rulebook),
    )


def _marks(draft: Draft, rulebook: Rulebook) -> dict[int, bool]:
    """Return the sets that the draft changed, and whether they are sets."""
    before = set(draft.position.table)
    return {
        at: is_set(laid, rulebook) for at, laid in enumerate(draft.now.table) if laid not in before
    }
