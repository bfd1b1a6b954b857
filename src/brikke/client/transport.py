"""Transport: HTTP requests and the stream of a bot, by the standard library alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from socket import SHUT_RDWR
from socket import socket as Socket  # noqa: N812 - a type
from typing import Any, Final
from urllib.parse import urlsplit

from brikke.errors import InputError

SECONDS: Final = 60.0
"""How long an answer may take, and how long a stream may be silent before its first line."""
MISSED: Final = 3
"""A stream that misses this number of empty lines is dead."""
MAX_LINE: Final = 1024 * 1024
AGAIN: Final = (429, 503)
"""Statuses after which the same request may be sent again."""


class ServerAway(Exception):  # noqa: N818 - reads as what it is
    """The server cannot be reached, or asks to come back later."""

    def __init__(self, reason: str, retry: float | None = None) -> None:
        super().__init__(reason)
        self.retry = retry
        """After how many seconds the server wants to be asked again, if it said so."""


class Refused(InputError):  # noqa: N818 - reads as what it is
    """The server refuses a request; it will refuse it again."""

    def __init__(self, problem: str, value: object) -> None:
        super().__init__(problem, value)
        self.code = str(value)


class Ended(Exception):  # noqa: N818 - reads as what it is
    """The server has ended the stream; with a time, after which the bot may come back."""

    def __init__(self, reason: str, retry: int | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry = None if retry is None else retry / 1000


class Transport:
    """Requests to one server, with one token."""

    def __init__(self, address: str, token: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise InputError("the address of a server begins with http or https", address)
        self._parts = parts
        self._headers = {"accept": "application/json, application/x-ndjson"}
        if token:
            self._headers["authorization"] = f"Bearer {token}"

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the JSON of the answer; None if it has none.

        A refused command is an answer, too: it has the ``type`` ``refused``.
        """
        connection = self._connection(SECONDS)
        try:
            response = self._send(connection, method, path, body)
            text = response.read()
        except (OSError, HTTPException) as error:
            raise ServerAway(str(error) or type(error).__name__) from None
        finally:
            connection.close()
        answer = _json(text)
        if response.status < 400 or (isinstance(answer, dict) and answer.get("type") == "refused"):
            return answer
        raise _problem(response, answer)

    def open_stream(self) -> LineStream:
        """Open the stream of the bot."""
        connection = self._connection(SECONDS)
        try:
            connection.connect()
            # The connection forgets its socket if the server is going to close it.
            socket: Socket = connection.sock
            response = self._send(connection, "GET", "/api/bot/stream", None)
            if response.status >= 400:
                raise _problem(response, _json(response.read()))
        except (OSError, HTTPException) as error:
            connection.close()
            raise ServerAway(str(error) or type(error).__name__) from None
        except BaseException:
            connection.close()
            raise
        return LineStream(socket, response)

    def _connection(self, seconds: float) -> HTTPConnection:
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        return kind(self._parts.hostname or "", self._parts.port, timeout=seconds)

    def _send(self, connection: HTTPConnection, method: str, path: str, body: Any) -> HTTPResponse:
        headers = dict(self._headers)
        if body is not None:
            headers["content-type"] = "application/json"
        text = None if body is None else json.dumps(body)
        connection.request(method, self._parts.path.rstrip("/") + path, text, headers)
        return connection.getresponse()


class LineStream:
    """An open stream: an iterator of its lines, decoded."""

    def __init__(self, socket: Socket, response: HTTPResponse) -> None:
        self._socket = socket
        self._response = response

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Yield all lines; raise `Ended` after the last one, or `ServerAway` if it breaks off."""
        try:
            while text := self._response.readline(MAX_LINE):
                if not text.strip():
                    continue
                line = json.loads(text)
                if line["type"] == "opened":
                    self._socket.settimeout(MISSED * line["keep_alive"] / 1000)
                if line["type"] == "bye":
                    raise Ended(line["reason"], line["retry"])
                yield line
        except (OSError, HTTPException, ValueError, AttributeError) as error:
            # Of a connection that was closed meanwhile the parts are gone.
            raise ServerAway(str(error) or type(error).__name__) from None
        finally:
            self.close()
        raise ServerAway("the stream broke off")

    def close(self) -> None:
        """Close the connection; whoever waits for a line is woken."""
        with suppress(OSError):
            self._socket.shutdown(SHUT_RDWR)
        self._socket.close()
        self._response.close()


def sign_in(address: str, name: str, phrase: str) -> str:
    """Return a token of the guest who keeps a name, by the recovery phrase."""
    body = {"name": name, "phrase": phrase, "merge": False}
    return str(Transport(address).request("POST", "/api/sign-in/phrase", body)["token"])


def register_bot(address: str, owner_token: str, name: str) -> str:
    """Register a bot of a guest with a kept name, and return the bot's token."""
    answer = Transport(address, owner_token).request("POST", "/api/me/bots", {"name": name})
    return str(answer["token"])


def _json(text: bytes) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return None


def _problem(response: HTTPResponse, answer: Any) -> Exception:
    code = answer.get("code") if isinstance(answer, dict) else None
    if response.status in AGAIN or response.status >= 500:
        retry = response.getheader("retry-after") or ""
        return ServerAway(code or str(response.status), float(retry) if retry.isdigit() else None)
    detail = answer.get("detail") if isinstance(answer, dict) else None
    return Refused(
        f"the server refuses this ({detail or response.reason})", code or response.status
    )
