"""WebDriver: a browser driven over HTTP, by the driver that comes with it."""

from __future__ import annotations

import base64
import http.client
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.browser.engines import actions
from tests.browser.engines.engine import (
    Step,
    Stroke,
    as_text,
    from_text,
)
from tests.browser.engines.waiting import wait_until
from tests.support.patience import PATIENCE
from tests.support.ports import free_port

_CALL: Final = """const [text, done] = arguments;
(%s)(text).then(value => done({value}), error => done({error: String(error)}));"""


class WebDriver:
    """A browser behind a driver program. `command` starts the driver; ``PORT`` is its port."""

    def __init__(
        self,
        name: str,
        command: list[str],
        capabilities: Mapping[str, object],
        log: Path,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self._port = free_port()
        with log.open("ab") as output:
            self._driver = subprocess.Popen(
                [part.replace("PORT", str(self._port)) for part in command],
                stdout=output,
                stderr=output,
                env=environment,
            )
        self._session = ""
        try:
            wait_until(self._is_ready, PATIENCE, lambda: f"{name} does not answer")
            wanted = {"alwaysMatch": {"timeouts": {"script": 1000 * PATIENCE}, **capabilities}}
            begun = self._ask("POST", "/session", {"capabilities": wanted})
        except BaseException:
            self._end()
            raise
        self._session = f"/session/{begun['sessionId']}"

    def open(self, address: str) -> None:
        self._post("/url", {"url": address})

    def evaluate(self, function: str, argument: object = None) -> Any:
        script = _CALL % as_text(function)
        answer = self._post("/execute/async", {"script": script, "args": [json.dumps(argument)]})
        if "error" in answer:
            raise AssertionError(f"{answer['error']}: {function}")
        return from_text(answer["value"])

    def mouse(self, *steps: Step) -> None:
        self._perform(actions.mouse(steps))

    def keys(self, *strokes: Stroke) -> None:
        self._perform(actions.keyboard(strokes))

    def _perform(self, source: actions.Action) -> None:
        self._post("/actions", {"actions": [source]})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def kill_tab(self) -> None:
        old = self._ask("GET", f"{self._session}/window")
        new = self._post("/window/new", {"type": "tab"})["handle"]
        self._post("/window", {"handle": old})
        self._ask("DELETE", f"{self._session}/window")
        self._post("/window", {"handle": new})

    def close(self) -> None:
        try:
            self._ask("DELETE", self._session)
        finally:
            self._end()

    def _end(self) -> None:
        self._driver.terminate()
        self._driver.wait(PATIENCE)

    def _post(self, path: str, body: object) -> Any:
        return self._ask("POST", self._session + path, body)

    def _is_ready(self) -> bool:
        assert self._driver.poll() is None, f"the driver of {self.name} has ended"
        try:
            return bool(self._ask("GET", "/status")["ready"])
        except OSError:
            return False

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        finally:
            connection.close()
        if answer.status >= 400:
            raise AssertionError(f"{value['error']}: {value['message']}: {path}")
        return value
