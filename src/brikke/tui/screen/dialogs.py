"""Modal dialogs: one with a text and keys, and one with an input line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from brikke.tui.screen.key_bar import Key, KeyBar
from brikke.words.catalogue import Words


class MessageDialog(ModalScreen[str | None]):
    """Shows a text, and returns the action of the key that is pressed."""

    DEFAULT_CSS = """
    MessageDialog { align: center middle; }
    MessageDialog > Vertical {
        width: 90%; max-width: 100; height: auto;
        border: round $primary; background: $surface; padding: 0 1;
    }
    MessageDialog VerticalScroll { height: auto; }
    MessageDialog .title { text-style: bold; margin-bottom: 1; }
    MessageDialog KeyBar { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "answer('')", show=False)]

    def __init__(self, title: str, lines: Sequence[str], keys: Sequence[Key]) -> None:
        super().__init__()
        self._title, self._text, self._keys = title, "\n".join(lines), tuple(keys)

    def compose(self) -> ComposeResult:
        """Show the text, and the keys below it."""
        with Vertical():
            yield Static(Content(self._title), classes="title")
            with VerticalScroll(can_focus=True):
                yield Static(Content(self._text))
            yield KeyBar(self._keys)

    def on_mount(self) -> None:
        """Let the arrow keys scroll; Enter presses the first key."""
        self.query_one(VerticalScroll).focus()

    def on_resize(self, event: events.Resize) -> None:
        """Limit the height of the text, so that the keys stay visible."""
        self.call_after_refresh(self._fit, event.size.height)

    def _fit(self, height: int) -> None:
        others = self.query_one(".title"), self.query_one(KeyBar)
        # Title and keys have an empty line each, and the dialog has a frame.
        around = 2 + sum(each.outer_size.height + 1 for each in others)
        self.query_one(VerticalScroll).styles.max_height = max(1, height - around)

    def on_key(self, event: events.Key) -> None:
        """Return the action of the key that was pressed."""
        for key in self._keys:
            if key.key in (event.key, event.character):
                event.stop()
                self.dismiss(key.action)
                return
        if event.key == "enter":
            event.stop()
            self.dismiss(self._keys[0].action)

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Return the action of the key that was clicked."""
        message.stop()
        self.dismiss(message.key.action)

    def action_answer(self, answer: str) -> None:
        """Close the dialog with an answer, or without one."""
        self.dismiss(answer or None)


def close_key(words: Words) -> Key:
    """Return the key that only closes a dialog."""
    return Key("escape", words("app-close"), "", "Esc")


class InputDialog(ModalScreen[str | None]):
    """Reads a line of tiles."""

    DEFAULT_CSS = """
    InputDialog { align: center bottom; }
    InputDialog > Vertical {
        width: 100%; height: auto;
        border: round $primary; background: $surface;
    }
    InputDialog Input { border: none; height: 1; padding: 0; }
    InputDialog Input:focus { border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, about: str, text: str = "") -> None:
        super().__init__()
        self._about, self._text = about, text

    def compose(self) -> ComposeResult:
        """Show a hint, and the input line."""
        with Vertical():
            yield Static(Content(self._about))
            yield Input(self._text, placeholder="r7 r8 r9 | k3 b3 o3", select_on_focus=False)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Return what was typed."""
        self.dismiss(message.value)

    def action_leave(self) -> None:
        """Return nothing."""
        self.dismiss(None)
