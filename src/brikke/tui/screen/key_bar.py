"""Key bar widget: the available keys, which can be pressed, clicked, or chosen with arrows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

BETWEEN = 2


@dataclass(frozen=True, slots=True)
class Key:
    """A key, its label, and its action."""

    key: str
    label: str
    action: str
    sign: str = ""
    """The sign of the key, if it differs from its name."""

    @property
    def text(self) -> str:
        """The text in the bar."""
        return f"{self.sign or self.key} {self.label}"


class KeyBar(Widget, can_focus=True):
    """Shows keys on as many lines as needed."""

    DEFAULT_CSS = """
    KeyBar { height: auto; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("up", "leave", show=False),
        Binding("enter,space", "press", show=False),
    ]

    class Pressed(Message):
        """A key of the bar was clicked or chosen."""

        def __init__(self, key: Key) -> None:
            super().__init__()
            self.key = key

    class LeftUp(Message):
        """The cursor moved up from the bar."""

    def __init__(self, keys: Sequence[Key] = (), *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._keys = tuple(keys)
        self._at = 0

    def show(self, keys: Sequence[Key]) -> None:
        """Show other keys."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self._at = min(self._at, len(self._keys) - 1)
            self.refresh(layout=True)

    def _placed(self, width: int) -> list[tuple[Key, int, int]]:
        """Return every key with its column and line."""
        found: list[tuple[Key, int, int]] = []
        x = y = 0
        for key in self._keys:
            length = cell_len(key.text)
            if x and x + length > width:
                x, y = 0, y + 1
            found.append((key, x, y))
            x += length + BETWEEN
        return found

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """Return how many lines the keys need."""
        return self._placed(width)[-1][2] + 1 if self._keys else 0

    def render_line(self, y: int) -> Strip:
        """Return one line of keys."""
        base = self.visual_style.rich_style
        segments: list[Segment] = []
        at = 0
        for number, (key, x, line) in enumerate(self._placed(self.content_size.width)):
            if line != y:
                continue
            if x > at:
                segments.append(Segment(" " * (x - at), base))
            chosen = Style(reverse=self.has_focus and number == self._at)
            segments.append(Segment(key.sign or key.key, base + Style(bold=True) + chosen))
            segments.append(Segment(f" {key.label}", base + chosen))
            at = x + cell_len(key.text)
        return Strip(segments).adjust_cell_length(self.content_size.width, base)

    def action_go(self, by: int) -> None:
        """Move along the keys."""
        self._at = (self._at + by) % max(1, len(self._keys))
        self.refresh()

    def action_leave(self) -> None:
        """Move the focus up from the bar."""
        self.post_message(self.LeftUp())

    def action_press(self) -> None:
        """Press the chosen key."""
        if self._keys:
            self.post_message(self.Pressed(self._keys[self._at]))

    def on_click(self, event: events.Click) -> None:
        """Press the clicked key."""
        at, line = event.x - self.gutter.left, event.y - self.gutter.top
        for key, x, y in self._placed(self.content_size.width):
            if y == line and x <= at < x + cell_len(key.text):
                self.post_message(self.Pressed(key))
