"""Chromium, driven by Playwright as in the other tests."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error

from tests.browser.engines.engine import Step, Stroke
from tests.support.patience import PATIENCE


class Chromium:
    """A page of its own in a Chromium that runs already."""

    name = "chromium"

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context(has_touch=True)
        self._context.set_default_timeout(1000 * PATIENCE)
        self._page = self._context.new_page()

    def kill_tab(self) -> None:
        """Let the process of the page crash, and go on in a new tab."""
        width, height = self._page.evaluate("() => [innerWidth, innerHeight]")
        with suppress(Error):
            self._page.goto("chrome://crash")
        self._page.close()
        self._page = self._context.new_page()
        self.resize(width, height)

    def open(self, address: str) -> None:
        self._page.goto(address)

    def evaluate(self, function: str, argument: object = None) -> Any:
        return self._page.evaluate(function, argument)

    def mouse(self, *steps: Step) -> None:
        for step in steps:
            if step[0] == "move":
                self._page.mouse.move(step[1], step[2])
            elif step[0] == "down":
                self._page.mouse.down()
            else:
                self._page.mouse.up()

    def tap(self, x: float, y: float) -> None:
        self._page.touchscreen.tap(x, y)

    def keys(self, *strokes: Stroke) -> None:
        keyboard = self._page.keyboard
        for kind, key in strokes:
            (keyboard.down if kind == "down" else keyboard.up)(key)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._context.close()
