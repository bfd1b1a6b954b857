"""A server in front of another one, which holds back some files until it is told to send them."""

from __future__ import annotations

import http.client
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from types import TracebackType
from typing import Final, Self

from tests.support.patience import PATIENCE

HOLD_SECONDS: Final = 10
"""A file is sent at last, because the driver of WebKit may wait for all of a page to leave it."""


class SlowServer:
    """Passes requests on to a port of this machine; files whose path begins so are held back."""

    def __init__(self, port: int, held: str) -> None:
        self.asked: list[str] = []
        self._is_held, self._is_released = Event(), Event()
        slow = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                slow.asked.append(self.path)
                if self.path.startswith(held):
                    slow._is_held.set()
                    slow._is_released.wait(HOLD_SECONDS)
                connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
                connection.request("GET", self.path)
                answer = connection.getresponse()
                body = answer.read()
                connection.close()
                try:
                    self._send(answer, body)
                except ConnectionError:
                    # Nobody waits for the file any more.
                    self.close_connection = True

            def _send(self, answer: http.client.HTTPResponse, body: bytes) -> None:
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in ("connection", "content-length", "transfer-encoding"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_parts: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.release()
        self._server.shutdown()
        self._server.server_close()

    def wait_until_held(self) -> None:
        assert self._is_held.wait(PATIENCE), f"nobody has asked for it: {self.asked}"

    def release(self) -> None:
        self._is_released.set()
