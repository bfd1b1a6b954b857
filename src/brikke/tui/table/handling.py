"""What hands do to a draft: tiles are chosen, and put somewhere. No rules, and no screen.

Everything is answered: with nothing if it was done, else with the key of the words that say why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from brikke.rules.table import Table
from brikke.rules.tiles import Tile
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet, Place
from brikke.tui.layout import Pointed, Region, Spot

Answer = str
"""The key of what there is to say; empty if there is nothing."""
DONE: Final[Answer] = ""


class Handling:
    """Tiles in somebody's hands."""

    def __init__(self, draft: Draft, chosen: Iterable[Tile] = ()) -> None:
        self._draft = draft
        self.chosen: list[Tile] = list(chosen)

    def taken_on(self, draft: Draft) -> Handling:
        """Return the same hands at another draft: tiles that lie as they did stay chosen."""
        sets = set(draft.now.table)
        lie = {tile for laid in self._draft.now.table if laid in sets for tile in laid}
        lie.update(set(self._draft.now.rack).intersection(draft.now.rack))
        return Handling(draft, (tile for tile in self.chosen if tile in lie))

    def point(self, pointed: Pointed, *, marks: bool) -> Answer:
        """Choose the tile there or, with tiles chosen, put them there."""
        tile = None if pointed.spot is None else pointed.spot.tile
        if tile is not None and (marks or not self._is_put_on(pointed.region, tile)):
            self._toggle(tile)
        elif self.chosen:
            return self._put(self.chosen, _place(pointed))
        return DONE

    def _is_put_on(self, region: Region, tile: Tile) -> bool:
        """Whether pointing at a tile means its place: not, where the chosen ones lie with it."""
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
        """Put a tile, and those chosen with it, where it was dragged."""
        tiles = self.chosen if tile in self.chosen else [tile]
        if pointed.region is Region.RACK and self._are_on_rack(tiles):
            return DONE
        return self._put(tiles, _place(pointed))

    def _put(self, tiles: Sequence[Tile], place: Place) -> Answer:
        stay = self._draft.move(tiles, place)
        self.choose_nothing()
        return "table-tiles-stay" if stay else DONE

    def put_into_new_set(self) -> Answer:
        """Put what is chosen into a new set."""
        return self._put(self.chosen, NEW_SET) if self.chosen else "tui-pick-first"

    def put_back(self, here: Spot | None) -> Answer:
        """Put what is chosen, or else the tile here, back on the rack."""
        tiles = self.chosen or ([here.tile] if here is not None and here.tile else [])
        return self._put(tiles, ON_RACK) if tiles else "tui-pick-first"

    def choose_set(self, here: Spot | None) -> Answer:
        """Choose all tiles of the set here."""
        if here is not None and here.region is Region.SET:
            laid = self._draft.now.table[here.at]
            self.chosen = [*(tile for tile in self.chosen if tile not in laid), *laid]
        return DONE

    def choose_nothing(self) -> Answer:
        """Let go of what is chosen."""
        self.chosen = []
        return DONE

    def undo(self) -> Answer:
        """Take the last step back."""
        self.choose_nothing()
        return DONE if self._draft.undo() else "tui-nothing-to-undo"

    def redo(self) -> Answer:
        """Do it again."""
        self.choose_nothing()
        return DONE if self._draft.redo() else "tui-nothing-to-redo"

    def lay(self, sets: Iterable[Sequence[Tile]]) -> Answer:
        """Lay new sets."""
        for tiles in sets:
            self._draft.move(tiles, NEW_SET)
        return self.choose_nothing()

    def lay_out(self, table: Table) -> Answer:
        """Put the whole table like this."""
        self._draft.lay_out(table)
        return self.choose_nothing()

    def reset(self) -> Answer:
        """Put everything back to where the turn began."""
        self._draft.reset()
        return self.choose_nothing()


def _place(pointed: Pointed) -> Place:
    if pointed.region is Region.RACK:
        return ON_RACK
    if pointed.spot is None or pointed.region is Region.NEW:
        return NEW_SET
    return InSet(pointed.spot.at, pointed.spot.index + pointed.behind)
