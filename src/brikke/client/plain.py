"""The plain client: one thread that follows the stream and answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from brikke.client.player import BotPlayer, Line, Request
from brikke.client.transport import Ended, Refused, ServerAway, Transport

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
ATTEMPTS: Final = 2
"""The requests that answer one line: the bot's own, and one other if that is refused."""


class Backoff:
    """How long to wait before the next attempt: twice as long after each failure."""

    def __init__(self) -> None:
        self._seconds = FIRST_WAIT

    def succeeded(self) -> None:
        """Begin anew."""
        self._seconds = FIRST_WAIT

    def after(self, asked: float | None) -> float:
        """Return the seconds to wait: what the server asked for, or a growing time."""
        seconds, self._seconds = self._seconds, min(2 * self._seconds, LONGEST_WAIT)
        return seconds if asked is None else max(asked, FIRST_WAIT)


class Client:
    """A connected bot: the lines of its stream, and requests with its token."""

    def __init__(self, address: str, token: str, sleep: Callable[[float], None] = time.sleep):
        self.transport = Transport(address, token)
        self._sleep = sleep

    def lines(self) -> Iterator[dict[str, Any]]:
        """Yield the lines of the stream for ever: it is opened again whenever it breaks off.

        Raises `Refused` if the server does not take the token, and `Ended` if it sends the bot away
        for good.
        """
        backoff = Backoff()
        while True:
            asked: float | None = None
            try:
                for line in self.transport.open_stream():
                    backoff.succeeded()
                    yield line
            except ServerAway as away:
                asked = away.retry
            except Ended as ended:
                if ended.retry is None:
                    raise
                asked = ended.retry
            self._sleep(backoff.after(asked))

    def send(self, request: Request) -> Any:
        """Send a request, again and again until the server answers; commands work once."""
        backoff = Backoff()
        while True:
            try:
                return self.transport.request(request.method, request.path, request.body)
            except ServerAway as away:
                self._sleep(backoff.after(away.retry))

    def play(self, player: BotPlayer) -> None:
        """Play until the server sends the bot away."""
        for line in self.lines():
            self.answer(player, line)

    def answer(self, player: BotPlayer, line: Line) -> None:
        """Answer one line of the stream."""
        request = player.answer(line)
        for _ in range(ATTEMPTS):
            if request is None:
                return
            answer = self.send_or_report(request)
            refused = isinstance(answer, dict) and answer.get("type") == "refused"
            request = player.answer_refusal(line, answer) if refused else None

    def send_or_report(self, request: Request) -> Any:
        """Send a request; a table that is gone is an answer, too, and ends nothing else."""
        try:
            return self.send(request)
        except Refused as refused:
            return {"type": "refused", "code": refused.code, "detail": refused.problem}
