"""Status box widget: a few lines below the board, and the number of those that do not fit."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

from brikke.words.catalogue import Words


class StatusBox(Widget):
    """Shows as many lines as there is room for."""

    DEFAULT_CSS = """
    StatusBox { height: 3; padding: 0 1; }
    StatusBox.good { color: $text-success; }
    """

    def __init__(self, words: Words, press: str) -> None:
        super().__init__()
        self._words, self._press = words, press
        self._all: tuple[str, ...] = ()

    def show(self, lines: Sequence[str], *, good: bool) -> None:
        """Show other lines."""
        self._all = tuple(lines)
        self.set_class(good, "good")
        self.refresh()

    def render(self) -> Content:
        """Return the lines that fit."""
        return Content("\n".join(self._fitting()))

    def _fitting(self) -> list[str]:
        width, room = self.content_size
        shown: list[str] = []
        for at, line in enumerate(self._all):
            more = len(self._all) - at
            room -= len(Content(line).wrap(max(1, width)))
            # Unless this is the last line, another one is needed to say that there are more.
            if room < (more > 1):
                return [*shown, self._words("tui-more", count=more, press=self._press)]
            shown.append(line)
        return shown
