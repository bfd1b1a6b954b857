"""Browser engines: the interface by which tests drive Chromium, Firefox and WebKit."""

from __future__ import annotations

import json
from typing import Any, Literal, Protocol

Step = tuple[Literal["move"], float, float] | tuple[Literal["down", "up"]]
"""What a mouse does: move to a point of the viewport, press its button, release it."""
Stroke = tuple[Literal["down", "up"], str]
"""A key by its character or its name, such as ``Enter``."""


class Engine(Protocol):
    """A browser with one window."""

    name: str

    def open(self, address: str) -> None:
        """Load an address, and return when it is loaded."""

    def evaluate(self, function: str, argument: object = None) -> Any:
        """Call a JavaScript function with one argument; wait for its promise, return its value."""

    def mouse(self, *steps: Step) -> None:
        """Use the mouse, and return when the browser has handled it."""

    def tap(self, x: float, y: float) -> None:
        """Tap with a finger; click where an engine has none."""

    def keys(self, *strokes: Stroke) -> None:
        """Use the keyboard, and return when the browser has handled it."""

    def resize(self, width: int, height: int) -> None:
        """Make the viewport this large, in CSS pixels."""

    def screenshot(self) -> bytes:
        """Return a picture of the viewport, as PNG."""

    def kill_tab(self) -> None:
        """End the tab without a word to its page, and go on in a new one."""

    def close(self) -> None:
        """End the browser."""


def as_text(function: str) -> str:
    """Wrap a function, so that its argument and its value travel as JSON."""
    return (
        "async (text) => {"
        f" const value = await ({function})(JSON.parse(text));"
        " return JSON.stringify(value ?? null); }"
    )


def from_text(value: Any) -> Any:
    """Return the value that `as_text` gave."""
    return json.loads(value)
