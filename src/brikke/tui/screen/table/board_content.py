"""The content of the board during a match."""

from __future__ import annotations

from collections.abc import Collection

from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import Tile
from brikke.tui.draft import Draft, is_set
from brikke.tui.faces import by_colour, by_number
from brikke.tui.hints import Stage
from brikke.tui.player_turn import PlayerTurn
from brikke.tui.screen.board import BoardContent
from brikke.words.catalogue import Words


def board_content(
    words: Words,
    turn: PlayerTurn,
    *,
    chosen: Collection[Tile],
    fresh: Collection[Tile],
    in_numbers: bool,
) -> BoardContent:
    """Return the table and the rack of the current draft."""
    draft = turn.draft
    rack = sorted(draft.now.rack, key=by_number if in_numbers else by_colour)
    hinted = turn.hints.best.played if turn.hints.stage >= Stage.TILES else ()
    return BoardContent(
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
    """Return the sets that the draft changed, and whether they are valid."""
    before = set(draft.position.table)
    return {
        at: is_set(laid, rulebook) for at, laid in enumerate(draft.now.table) if laid not in before
    }
