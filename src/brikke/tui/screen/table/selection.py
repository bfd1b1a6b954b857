"""Selection: tiles are selected by click, key or drag, and moved in a draft.

It knows neither rules nor the screen. Every action returns the key of a message, empty if there is
nothing to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from brikke.rules.table import Table
from brikke.rules.tiles import Tile
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet, Place
from brikke.tui.screen.layout import Pointed, Region, Spot

Answer = str
"""The key of a message; empty if there is nothing to say."""
DONE: Final[Answer] = ""


class Selection:
    """The selected tiles of a draft."""

    def __init__(self, draft: Draft, chosen: Iterable[Tile] = ()) -> None:
        self._draft = draft
        self.chosen: list[Tile] = list(chosen)

    def taken_on(self, draft: Draft) -> Selection:
        """Return the selection for another draft: tiles that did not move stay selected."""
        sets = set(draft.now.table)
        lie = {tile for laid in self._draft.now.table if laid in sets for tile in laid}
        lie.update(set(self._draft.now.rack).intersection(draft.now.rack))
        return Selection(draft, (tile for tile in self.chosen if tile in lie))

    def point(self, pointed: Pointed, *, marks: bool) -> Answer:
        """Select the tile there or, if tiles are selected, move them there."""
        tile = None if pointed.spot is None else pointed.spot.tile
        if tile is not None and (marks or not self._is_put_on(pointed.region, tile)):
            self._toggle(tile)
        elif self.chosen:
            return self._put(self.chosen, _place(pointed))
        return DONE

    def _is_put_on(self, region: Region, tile: Tile) -> bool:
        """Return whether a click on a tile moves the selection there: not within the rack."""
        if not self.chosen or tile in self.chosen:
            return False
        return region is not Region.RACK or not self._are_on_rack(self.chosen)

    def _are_on_rack(self, tiles: Iterable[Tile]) -> bool:
        return set(self._draft.now.rack).issuperset(tiles)

    def _toggle(self, tile: Tile) -> None:
        if tile in self.chosen:
            self.chosen.remove(tile)
        else:
            self.chosen.append(tile)

    def drag(self, tile: Tile, pointed: Pointed) -> Answer:
        """Move a tile, and those selected with it, to where it was dragged."""
        tiles = self.chosen if tile in self.chosen else [tile]
        if pointed.region is Region.RACK and self._are_on_rack(tiles):
            return DONE
        return self._put(tiles, _place(pointed))

    def _put(self, tiles: Sequence[Tile], place: Place) -> Answer:
        stay = self._draft.move(tiles, place)
        self.choose_nothing()
        return "table-tiles-stay" if stay else DONE

    def put_into_new_set(self) -> Answer:
        """Move the selected tiles into a new set."""
        return self._put(self.chosen, NEW_SET) if self.chosen else "tui-pick-first"

    def put_back(self, here: Spot | None) -> Answer:
        """Move the selected tiles, or else the tile at the cursor, back to the rack."""
        tiles = self.chosen or ([here.tile] if here is not None and here.tile else [])
        return self._put(tiles, ON_RACK) if tiles else "tui-pick-first"

    def choose_set(self, here: Spot | None) -> Answer:
        """Select all tiles of the set at the cursor."""
        if here is not None and here.region is Region.SET:
            laid = self._draft.now.table[here.at]
            self.chosen = [*(tile for tile in self.chosen if tile not in laid), *laid]
        return DONE

    def choose_nothing(self) -> Answer:
        """Clear the selection."""
        self.chosen = []
        return DONE

    def undo(self) -> Answer:
        """Undo the last step."""
        self.choose_nothing()
        return DONE if self._draft.undo() else "tui-nothing-to-undo"

    def redo(self) -> Answer:
        """Redo the last undone step."""
        self.choose_nothing()
        return DONE if self._draft.redo() else "tui-nothing-to-redo"

    def lay(self, sets: Iterable[Sequence[Tile]]) -> Answer:
        """Lay new sets."""
        for tiles in sets:
            self._draft.move(tiles, NEW_SET)
        return self.choose_nothing()

    def lay_out(self, table: Table) -> Answer:
        """Set the whole table."""
        self._draft.lay_out(table)
        return self.choose_nothing()

    def reset(self) -> Answer:
        """Return to the beginning of the turn."""
        self._draft.reset()
        return self.choose_nothing()


def _place(pointed: Pointed) -> Place:
    if pointed.region is Region.RACK:
        return ON_RACK
    if pointed.spot is None or pointed.region is Region.NEW:
        return NEW_SET
    return InSet(pointed.spot.at, pointed.spot.index + pointed.behind)
