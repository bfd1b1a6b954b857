"""The board: the table above, the own rack below. It knows tiles and pointers but no rules."""

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
from brikke.tui.faces import Shown
from brikke.tui.layout import GAP, TILE_WIDTH, Layout, Pointed, Region, Spot, lay_out, step
from brikke.tui.paint import Look, mark_segment, new_set_segments, tile_segments

Drawn = list[tuple[int, Segment]]
"""What stands on a line, each with its column."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What there is to see."""

    table: Table = EMPTY_TABLE
    rack: tuple[Tile, ...] | None = ()
    """The tiles of the own rack; None: there is none."""
    heading: str = ""
    """What stands above the rack, or below the table alone."""
    nothing: str = ""
    """What stands on an empty table."""
    chosen: Collection[Tile] = ()
    hinted: Collection[Tile] = ()
    fresh: Collection[Tile] = ()
    marks: dict[int, bool] | None = None
    """Sets to be marked by their number, and whether they are sets."""
    takes: bool = True
    """Whether there is a place for a new set."""


class Hands(Protocol):
    """Whoever is told at once what somebody does; a message could come after the next key."""

    def act(self, pointed: Pointed, *, marks: bool) -> None:
        """Somebody chose something, or chose it as well."""

    def drag(self, tile: Tile, pointed: Pointed) -> None:
        """Somebody dragged a tile somewhere."""


class Board(Widget, can_focus=True):
    """Shows a scene and says where somebody points."""

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
        """Somebody went down from the last line."""

    def __init__(self, shown: Shown, hands: Hands | None = None) -> None:
        super().__init__()
        self.shown, self._hands = shown, hands
        self.scene = Scene()
        self._layout_now = lay_out(EMPTY_TABLE, (), 80, 10)
        self._lines: dict[int, Drawn] = {}
        self._scroll_line = 0
        self._here: tuple[Region, int, int] | Tile = (Region.RACK, 0, 0)
        self._grasped: Spot | None = None

    def show(self, scene: Scene) -> None:
        """Show something else."""
        self.scene = scene
        self._draw()

    @property
    def plan(self) -> Layout:
        """Where everything is drawn now."""
        return self._layout_now

    @property
    def here(self) -> Spot | None:
        """Where the cursor is: at the tile it was at, wherever that lies now, or near its place."""
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
        """Put the cursor somewhere."""
        # On the rack a cursor stays in its place when tiles leave; on the table it follows a tile.
        stays = spot.region is Region.RACK or spot.tile is None
        self._here = (spot.region, spot.at, spot.index) if stays else spot.tile or self._here
        self._draw()

    def on_resize(self) -> None:
        """Find a place for everything anew."""
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
        """Choose what the cursor is at, or put down there."""
        self._act(marks=False)

    def action_mark(self) -> None:
        """Choose what the cursor is at, too."""
        self._act(marks=True)

    def _act(self, *, marks: bool) -> None:
        here = self.here
        if here is not None and self._hands is not None:
            self._hands.act(Pointed(here.region, here, here.index > 0), marks=marks)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Remember what was grasped, in case it is dragged."""
        self._grasped = self._pointed(event).spot
        self.capture_mouse()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Put down what was dragged; what was only clicked is chosen."""
        self.release_mouse()
        grasped, self._grasped = self._grasped, None
        pointed = self._pointed(event)
        if self._hands is None:
            return
        if grasped is not None and grasped.tile is not None and pointed.spot != grasped:
            self._hands.drag(grasped.tile, pointed)
            return
        if pointed.spot is not None:
            self.point_at(pointed.spot)
        self._hands.act(pointed, marks=False)

    def on_mouse_scroll_down(self) -> None:
        """Show more of a table that is too high."""
        self._turn_to(self._scroll_line + 1)

    def on_mouse_scroll_up(self) -> None:
        """Show what is above."""
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
        scene, size = self.scene, self.content_size
        if not size.width:
            return
        self._layout_now = lay_out(
            scene.table, scene.rack, size.width, size.height, new_set=scene.takes
        )
        here = self.here
        if here is not None and here.region is not Region.RACK:
            lines = self._layout_now.tile_lines
            top = max(self._scroll_line, here.y + lines - self._layout_now.table_lines)
            self._scroll_line = min(top, here.y)
        self._turn_to(self._scroll_line)

    def _draw_lines(self) -> None:
        lines: defaultdict[int, Drawn] = defaultdict(list)
        plan, scene = self._layout_now, self.scene
        here = self.here if self.has_focus else None
        for spot in plan.spots:
            self._draw_spot(spot, spot == here, lines)
        for at, good in (scene.marks or {}).items():
            last = [spot for spot in plan.spots if spot.region is Region.SET and spot.at == at][-1]
            line = last.y - self._scroll_line
            if 0 <= line < plan.table_lines:
                lines[line].append((last.x + TILE_WIDTH, mark_segment(good=good)))
        if not scene.table and scene.nothing:
            lines[0].append((TILE_WIDTH + GAP, Segment(scene.nothing, Style(italic=True))))
        self._draw_heading(lines)
        self._lines = dict(lines)
        self.refresh()

    def _draw_spot(self, spot: Spot, is_here: bool, lines: defaultdict[int, Drawn]) -> None:
        plan, scene = self._layout_now, self.scene
        on_rack = spot.region is Region.RACK
        top = spot.y if on_rack else spot.y - self._scroll_line
        if spot.tile is None:
            segments = new_set_segments(Look(here=is_here), plan.tile_lines)
        else:
            look = Look(
                here=is_here,
                chosen=spot.tile in scene.chosen,
                hinted=spot.tile in scene.hinted,
                fresh=spot.tile in scene.fresh,
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
        text = f"{self.scene.heading}{more} " if self.scene.heading else ""
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
