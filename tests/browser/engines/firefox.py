"""Firefox, driven by WebDriver BiDi, the WebSocket protocol that it speaks itself."""

from __future__ import annotations

import base64
import json
import os
import subprocess
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines import actions
from tests.browser.engines.engine import (
    Step,
    Stroke,
    as_text,
    from_text,
)
from tests.browser.engines.waiting import wait_until
from tests.support.patience import PATIENCE

PREFERENCES: Final = {
    # Nothing is asked of the network but what tests ask.
    "app.normandy.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "toolkit.telemetry.enabled": False,
    # Kilobytes that all pages together may store; one address gets a fifth of them.
    "dom.quotaManager.temporaryStorage.fixedLimit": 400_000,
}


class Firefox:
    """Firefox without a window on any screen."""

    name = "firefox"

    def __init__(self, folder: Path) -> None:
        profile = folder / "firefox"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port=0"]
        with (folder / "firefox.log").open("ab") as output:
            self._process = subprocess.Popen(
                [*command, "--profile", str(profile), "about:blank"],
                stdout=output,
                stderr=output,
                env={**os.environ, "HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"},
            )
        self._ids = count(1)
        self._closing = ExitStack()
        try:
            self._line = self._connect(profile / "WebDriverBiDiServer.json")
            self._ask("session.new", capabilities={})
            # In the first tab, the address bar keeps the focus.
            self._context = self._new_tab()
        except BaseException:
            self._end()
            raise

    def _new_tab(self) -> str:
        context: str = self._ask("browsingContext.create", type="tab")["context"]
        return context

    def kill_tab(self) -> None:
        """Close the tab without a question to its page, and go on in a new one."""
        width, height = self.evaluate("() => [innerWidth, innerHeight]")
        killed, self._context = self._context, self._new_tab()
        self._ask("browsingContext.close", context=killed, promptUnload=False)
        self.resize(width, height)

    def _connect(self, where: Path) -> ClientConnection:
        def is_listening() -> bool:
            assert self._process.poll() is None, "firefox has ended"
            return where.exists() and where.read_text().endswith("}")

        wait_until(is_listening, PATIENCE, lambda: "firefox does not listen")
        found = json.loads(where.read_text())
        address = f"ws://{found['ws_host']}:{found['ws_port']}/session"
        line = connect(address, max_size=None, compression=None, proxy=None)
        return self._closing.enter_context(line)

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function: str, argument: object = None) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=as_text(function),
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
            userActivation=False,
        )
        if answer["type"] == "exception":
            raise AssertionError(f"{answer['exceptionDetails']['text']}: {function}")
        return from_text(answer["result"]["value"])

    def mouse(self, *steps: Step) -> None:
        self._perform(actions.mouse(steps))

    def tap(self, x: float, y: float) -> None:
        self._perform(actions.tap(x, y))

    def keys(self, *strokes: Stroke) -> None:
        self._perform(actions.keyboard(strokes))

    def _perform(self, source: actions.Action) -> None:
        self._ask("input.performActions", context=self._context, actions=[source])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    def screenshot(self) -> bytes:
        answer = self._ask("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(answer["data"])

    def close(self) -> None:
        try:
            self._ask("browser.close")
        finally:
            self._end()

    def _end(self) -> None:
        self._closing.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _ask(self, method: str, **params: object) -> Any:
        number = next(self._ids)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") == number:
                break
        if answer["type"] == "error":
            raise AssertionError(f"{answer['error']}: {answer['message']}: {method}")
        return answer["result"]
