"""Base class of the programs: light and dark theme, minimum size, and how to quit."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Static

from brikke.errors import InputError
from brikke.words.catalogue import Words

LEAST_COLUMNS, LEAST_ROWS = 60, 20
LIGHT, DARK = "textual-light", "textual-dark"
LIGHT_GROUNDS = ("7", "15")


class TooSmall(ModalScreen[None]):
    """Says that the window is too small."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; background: $background; }
    TooSmall Static { width: 100%; text-align: center; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """Show the minimum size."""
        text = self._words("tui-too-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS)
        yield Static(Content(text))


class ScreenApp(App[InputError]):
    """A full-screen program; it returns an error, or None."""

    TITLE = "Brikke"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("f2", "look", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.theme = LIGHT if has_light_ground(os.environ) else DARK

    def on_resize(self, event: Resize) -> None:
        """Show or hide the message that the window is too small."""
        fits = event.size.width >= LEAST_COLUMNS and event.size.height >= LEAST_ROWS
        if fits and isinstance(self.screen, TooSmall):
            self.pop_screen()
        elif not fits and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.words))

    def action_look(self) -> None:
        """Switch between light and dark."""
        self.theme = DARK if self.theme == LIGHT else LIGHT

    def action_leave(self) -> None:
        """End the program."""
        self.exit()


def has_light_ground(environment: Mapping[str, str]) -> bool:
    """Return whether the terminal says that its background is light."""
    return environment.get("COLORFGBG", "").rpartition(";")[2] in LIGHT_GROUNDS
