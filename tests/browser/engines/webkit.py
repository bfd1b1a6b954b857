"""WebKit: the MiniBrowser of WebKitGTK, on a virtual screen."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

from tests.browser.engines.waiting import wait_until
from tests.browser.engines.webdriver import WebDriver
from tests.support.patience import PATIENCE

LIBRARIES: Final = Path("/usr/lib")
SCREEN: Final = (1600, 1200)
NO_TOOLBAR: Final = """* {
    min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px;
    -gtk-icon-source: none;
}"""
"""A style for GTK. With its toolbar, the window cannot be as narrow as a phone."""


class VirtualScreen:
    """An X server without a screen."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        screen = f"{SCREEN[0]}x{SCREEN[1]}x24"
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.display = f":{answer.readline().strip()}"
        assert self.display != ":", "Xvfb has ended"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


class WebKit(WebDriver):
    """WebKit with a screen of its own."""

    def __init__(self, folder: Path) -> None:
        self._screen = VirtualScreen()
        self._frame: tuple[int, int] | None = None
        browsers = sorted(LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser"))
        assert browsers, "MiniBrowser is needed: tools/require WebKitWebDriver:webkit2gtk-driver"
        options = {"binary": str(browsers[-1]), "args": ["--automation"]}
        style = folder / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(NO_TOOLBAR)
        environment = {
            **os.environ,
            "DISPLAY": self._screen.display,
            "GDK_BACKEND": "x11",
            "HOME": str(folder),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            # Without a graphics card, layers put together by OpenGL take longer than painting does.
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "XDG_CONFIG_HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
        }
        super().__init__(
            "webkit",
            ["WebKitWebDriver", "--port=PORT"],
            {"webkitgtk:browserOptions": options},
            folder / "webkit.log",
            environment,
        )

    def tap(self, x: float, y: float) -> None:
        self.mouse(("move", x, y), ("down",), ("up",))

    def resize(self, width: int, height: int) -> None:
        if self._frame is None:
            self._frame = self._measured_frame()
        self._place(width + self._frame[0], height + self._frame[1])
        # The driver answers before the page has its new size.
        wait_until(
            lambda: self._viewport() == [width, height],
            PATIENCE,
            lambda: f"the window does not become {width}×{height}: {self._viewport()}",
        )

    def _measured_frame(self) -> tuple[int, int]:
        """Return by how much the window is larger than its viewport."""
        outer = self._ask("GET", f"{self._session}/window/rect")
        inner = self._viewport()
        return outer["width"] - inner[0], outer["height"] - inner[1]

    def _viewport(self) -> list[int]:
        size: list[int] = self.evaluate("() => [innerWidth, innerHeight]")
        return size

    def _place(self, width: int, height: int) -> None:
        # Without a window manager the window below the pointer has the focus, and the pointer
        # rests in the middle of the screen.
        x, y = (SCREEN[0] - width) // 2, (SCREEN[1] - height) // 2
        self._post("/window/rect", {"x": x, "y": y, "width": width, "height": height})

    def _end(self) -> None:
        super()._end()
        self._screen.close()
