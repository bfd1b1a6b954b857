"""An SMTP server on this machine that keeps what it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Condition, Thread


class MailServer:
    """Takes mails; some addresses can be refused for good, with 550, or for now, with 450."""

    def __init__(self, port: int) -> None:
        self.url = f"smtp://127.0.0.1:{port}"
        self.taken: list[EmailMessage] = []
        self.refused: dict[str, int] = {}
        self._news = Condition()

    def take(self, data: bytes) -> None:
        with self._news:
            self.taken.append(message_from_bytes(data, policy=policy.default))
            self._news.notify_all()

    def wait(self, count: int) -> list[EmailMessage]:
        """Return all mails once there are so many."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.taken) >= count, 60)
            return list(self.taken)


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Run an SMTP server on this machine."""

    class Handler(StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 here")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self._say("354 go on")
                    lines = iter(self.rfile.readline, b".\r\n")
                    kept.take(b"".join(each.removeprefix(b".") for each in lines))
                elif word == b"RCPT":
                    address = line.decode().split("<")[1].split(">")[0]
                    if code := kept.refused.get(address):
                        self._say(f"{code} no")
                        continue
                elif word == b"QUIT":
                    self._say("221 bye")
                    return
                self._say("250 yes")

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    server = ThreadingTCPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    kept = MailServer(server.server_address[1])
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
