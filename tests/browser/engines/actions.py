"""Input actions of the WebDriver standard, which Firefox and WebKit understand alike.

See "Actions" in the WebDriver standard.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.browser.engines.engine import Step, Stroke

Action = dict[str, Any]

KEYS: Final = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""Keys that type no character."""


def mouse(steps: Sequence[Step]) -> Action:
    return _pointer("mouse", steps)


def tap(x: float, y: float) -> Action:
    return _pointer("touch", [("move", x, y), ("down",), ("up",)])


def keyboard(strokes: Sequence[Stroke]) -> Action:
    kinds = {"down": "keyDown", "up": "keyUp"}
    actions = [{"type": kinds[kind], "value": KEYS.get(key, key)} for kind, key in strokes]
    return {"type": "key", "id": "keyboard", "actions": actions}


def _pointer(kind: str, steps: Sequence[Step]) -> Action:
    parameters = {"pointerType": kind}
    actions = [_action(step) for step in steps]
    return {"type": "pointer", "id": kind, "parameters": parameters, "actions": actions}


def _action(step: Step) -> Action:
    if step[0] == "move":
        _, x, y = step
        return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    return {"type": "pointerDown" if step[0] == "down" else "pointerUp", "button": 0}
