"""Board widget: the table above, the player's rack below. It knows no rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Protocol

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from brikke.rules.table import EMPTY_TABLE, Table
from brikke.rules.tiles import Tile
from brikke.tui.faces import FaceFormat
from brikke.tui.screen.layout import GAP, TILE_WIDTH, Layout, Pointed, Region, Spot, lay_out, step
from brikke.tui.screen.paint import Look, mark_segment, new_set_segments, tile_segments

Drawn = list[tuple[int, Segment]]
"""The segments of a line, each with its column."""


@dataclass(frozen=True, slots=True)
class BoardContent:
    """What the board shows."""

    table: Table = EMPTY_TABLE
    rack: tuple[Tile, ...] | None = ()
    """The tiles of the player's rack; None if there is no rack."""
    heading: str = ""
    """The heading above the rack, or below the table if there is no rack."""
    nothing: str = ""
    """The text on an empty table."""
    chosen: Collection[Tile] = ()
    hinted: Collection[Tile] = ()
    fresh: Collection[Tile] = ()
    marks: dict[int, bool] | None = None
    """The index of each changed set, and whether it is a valid set."""
    takes: bool = True
    """Whether to show a place for a new set."""


class PointerHandler(Protocol):
    """Handles clicks and drags directly; a Textual message could come after the next key."""

    def act(self, pointed: Pointed, *, marks: bool) -> None:
        """Handle a click or a key at a place; ``marks`` adds to the selection."""

    def drag(self, tile: Tile, pointed: Pointed) -> None:
        """Handle a tile that was dragged to a place."""


class Board(Widget, can_focus=True):
    """Shows the table and the rack, and reports clicks and drags."""

    DEFAULT_CSS = """
    Board { height: 1fr; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("home", "go_to_end(-1)", show=False),
        Binding("end", "go_to_end(1)", show=False),
        Binding("enter", "act", show=False),
        Binding("space", "mark", show=False),
    ]

    class LeftDown(Message):
        """The cursor moved down from the last line."""

    def __init__(self, shown: FaceFormat, handler: PointerHandler | None = None) -> None:
        super().__init__()
        self.shown, self._handler = shown, handler
        self.content = BoardContent()
        self._layout_now = lay_out(EMPTY_TABLE, (), 80, 10)
        self._lines: dict[int, Drawn] = {}
        self._scroll_line = 0
        self._here: tuple[Region, int, int] | Tile = (Region.RACK, 0, 0)
        self._grasped: Spot | None = None

    def show(self, content: BoardContent) -> None:
        """Show other content."""
        self.content = content
        self._draw()

    @property
    def plan(self) -> Layout:
        """The current layout."""
        return self._layout_now

    @property
    def here(self) -> Spot | None:
        """The spot of the cursor: that of its tile, wherever it is now, or else the nearest one."""
        spots = self._layout_now.spots
        if isinstance(self._here, Tile):
            for spot in spots:
                if spot.tile == self._here:
                    return spot
            self._here = (Region.RACK, 0, 0)
        region, at, index = self._here
        there = [spot for spot in spots if spot.region is region] or list(spots)
        near = [spot for spot in there if (spot.at, spot.index) <= (at, index)]
        return near[-1] if near else there[0] if there else None

    def point_at(self, spot: Spot) -> None:
        """Move the cursor to a spot."""
        # On the rack the cursor keeps its place when tiles leave; on the table it follows a tile.
        stays = spot.region is Region.RACK or spot.tile is None
        self._here = (spot.region, spot.at, spot.index) if stays else spot.tile or self._here
        self._draw()

    def on_resize(self) -> None:
        """Compute the layout again."""
        self._draw()

    def on_focus(self) -> None:
        """Show the cursor."""
        self._draw()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self._draw()

    def action_go(self, dx: int, dy: int) -> None:
        """Move the cursor."""
        here = self.here
        if here is None:
            return
        there = step(self._layout_now, here, dx, dy)
        if there is not None:
            self.point_at(there)
        elif dy > 0:
            self.post_message(self.LeftDown())

    def action_go_to_end(self, end: int) -> None:
        """Move the cursor to the first or last tile of the table or of the rack."""
        here = self.here
        if here is not None:
            on_rack = here.region is Region.RACK
            spots = [s for s in self._layout_now.spots if (s.region is Region.RACK) is on_rack]
            self.point_at(spots[0 if end < 0 else -1])

    def action_act(self) -> None:
        """Select the tile at the cursor, or put the selected tiles there."""
        self._act(marks=False)

    def action_mark(self) -> None:
        """Add the tile at the cursor to the selection."""
        self._act(marks=True)

    def _act(self, *, marks: bool) -> None:
        here = self.here
        if here is not None and self._handler is not None:
            self._handler.act(Pointed(here.region, here, here.index > 0), marks=marks)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Remember the tile, in case it is dragged."""
        self._grasped = self._pointed(event).spot
        self.capture_mouse()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Drop a tile that was dragged; otherwise this was a click."""
        self.release_mouse()
        grasped, self._grasped = self._grasped, None
        pointed = self._pointed(event)
        if self._handler is None:
            return
        if grasped is not None and grasped.tile is not None and pointed.spot != grasped:
            self._handler.drag(grasped.tile, pointed)
            return
        if pointed.spot is not None:
            self.point_at(pointed.spot)
        self._handler.act(pointed, marks=False)

    def on_mouse_scroll_down(self) -> None:
        """Scroll the table down."""
        self._turn_to(self._scroll_line + 1)

    def on_mouse_scroll_up(self) -> None:
        """Scroll the table up."""
        self._turn_to(self._scroll_line - 1)

    def _pointed(self, event: events.MouseEvent) -> Pointed:
        x, y = event.x - self.gutter.left, event.y - self.gutter.top
        spot = self._layout_now.spot_at(x, y, self._scroll_line)
        region = self._layout_now.region_at(y) if spot is None else spot.region
        return Pointed(region, spot, spot is not None and x - spot.x > TILE_WIDTH // 2)

    def _turn_to(self, line: int) -> None:
        most = max(0, self._layout_now.content_lines - self._layout_now.table_lines)
        self._scroll_line = min(max(0, line), most)
        self._draw_lines()

    def _draw(self) -> None:
        content, size = self.content, self.content_size
        if not size.width:
            return
        self._layout_now = lay_out(
            content.table, content.rack, size.width, size.height, new_set=content.takes
        )
        here = self.here
        if here is not None and here.region is not Region.RACK:
            lines = self._layout_now.tile_lines
            top = max(self._scroll_line, here.y + lines - self._layout_now.table_lines)
            self._scroll_line = min(top, here.y)
        self._turn_to(self._scroll_line)

    def _draw_lines(self) -> None:
        lines: defaultdict[int, Drawn] = defaultdict(list)
        plan, content = self._layout_now, self.content
        here = self.here if self.has_focus else None
        for spot in plan.spots:
            self._draw_spot(spot, spot == here, lines)
        for at, good in (content.marks or {}).items():
            last = [spot for spot in plan.spots if spot.region is Region.SET and spot.at == at][-1]
            line = last.y - self._scroll_line
            if 0 <= line < plan.table_lines:
                lines[line].append((last.x + TILE_WIDTH, mark_segment(good=good)))
        if not content.table and content.nothing:
            lines[0].append((TILE_WIDTH + GAP, Segment(content.nothing, Style(italic=True))))
        self._draw_heading(lines)
        self._lines = dict(lines)
        self.refresh()

    def _draw_spot(self, spot: Spot, is_here: bool, lines: defaultdict[int, Drawn]) -> None:
        plan, content = self._layout_now, self.content
        on_rack = spot.region is Region.RACK
        top = spot.y if on_rack else spot.y - self._scroll_line
        if spot.tile is None:
            segments = new_set_segments(Look(here=is_here), plan.tile_lines)
        else:
            look = Look(
                here=is_here,
                chosen=spot.tile in content.chosen,
                hinted=spot.tile in content.hinted,
                fresh=spot.tile in content.fresh,
                odd=bool(spot.index % 2),
            )
            segments = tile_segments(spot.tile, self.shown, look, plan.tile_lines)
        for line, segment in enumerate(segments, start=top):
            if on_rack or 0 <= line < plan.table_lines:
                lines[line].append((spot.x, segment))

    def _draw_heading(self, lines: defaultdict[int, Drawn]) -> None:
        plan = self._layout_now
        hidden = plan.content_lines - plan.table_lines
        more = f" ↕ {self._scroll_line}/{hidden}" if hidden > 0 else ""
        text = f"{self.content.heading}{more} " if self.content.heading else ""
        rule = "─" * max(0, self.content_size.width - cell_len(text))
        lines[plan.rack_line - 1].append((0, Segment(text + rule, Style(dim=not text))))

    def render_line(self, y: int) -> Strip:
        """Return one line of the board."""
        base = self.visual_style.rich_style
        width = self.content_size.width
        segments: list[Segment] = []
        at = 0
        for x, segment in sorted(self._lines.get(y, []), key=lambda drawn: drawn[0]):
            if x > at:
                segments.append(Segment(" " * (x - at), base))
            segments.append(Segment(segment.text, base + segment.style if segment.style else base))
            at = x + cell_len(segment.text)
        return Strip(segments).adjust_cell_length(width, base)
