"""Mail through the SMTP server of the host."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import Final
from urllib.parse import unquote, urlsplit

from brikke.errors import InputError
from brikke.server.logs import note
from brikke.server.push import Outcome

TIMEOUT_SECONDS: Final = 15
MOST_CHARACTERS: Final = 254
"""The longest address that SMTP can carry."""
_SCHEMES: Final = {"smtp": 587, "smtps": 465}
_WANTED: Final = "an SMTP server is smtp://… or smtps://…"
_HIGHEST_PORT: Final = 65535
_FINAL_ERROR: Final = 500
"""From this code on an SMTP server says that trying again is useless."""


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """An SMTP server: ``smtp://USER:PASSWORD@HOST:PORT`` or, encrypted at once, ``smtps://…``."""

    host: str
    port: int
    encrypted: bool
    user: str
    password: str

    @classmethod
    def read(cls, url: str) -> SmtpServer:
        """Return the server of an address, or refuse it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise InputError(_WANTED, _without_password(url)) from None
        if parts.scheme not in _SCHEMES or not parts.hostname or parts.path not in ("", "/"):
            raise InputError(_WANTED, _without_password(url))
        return cls(
            parts.hostname,
            port or _SCHEMES[parts.scheme],
            parts.scheme == "smtps",
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )


@dataclass(frozen=True, slots=True)
class Mailer:
    """Sends mail from one address."""

    server: SmtpServer
    sender: str

    async def send(
        self, to: str, subject: str, text: str, *, key: str, stop_link: str = ""
    ) -> Outcome:
        """Send a text; ``key`` names the message, so that a second copy is recognised as one.

        Programs for mail offer ``stop_link`` as a button (RFC 8058).
        """
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = f"<{key}@{self.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if stop_link:
            message["List-Unsubscribe"] = f"<{stop_link}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> Outcome:
        server = self.server
        try:
            with self._connect() as connection:
                # With a password always: it must not be sent in the clear.
                if not server.encrypted and (server.user or connection.has_extn("starttls")):
                    connection.starttls(context=ssl.create_default_context())
                if server.user:
                    connection.login(server.user, server.password)
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            note("mail not sent", error=type(error).__name__)
            codes = [code for code, _ in error.recipients.values()]
            return Outcome.GONE if min(codes) >= _FINAL_ERROR else Outcome.LATER
        except (OSError, smtplib.SMTPException) as error:
            # Only the type: the text of an error may have the address in it.
            note("mail not sent", error=type(error).__name__)
            return Outcome.LATER
        return Outcome.SENT

    def _connect(self) -> smtplib.SMTP:
        server = self.server
        if server.encrypted:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(
                server.host, server.port, timeout=TIMEOUT_SECONDS, context=context
            )
        connection = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT_SECONDS)
        connection.ehlo_or_helo_if_needed()
        return connection


def _without_password(url: str) -> str:
    """Return an address without user and password, which must not be shown.

    Where the host is missing, what follows a colon is the password unless it is a port.
    """
    host, colon, after = url.removeprefix(_scheme(url)).rpartition("@")[2].partition(":")
    if colon and not _is_port(after.removesuffix("/")):
        after = "…"
    return _scheme(url) + host + colon + after


def _scheme(url: str) -> str:
    found = re.match(r"[a-z]+://", url)
    return found[0] if found else ""


def _is_port(text: str) -> bool:
    return re.fullmatch("[0-9]{1,5}", text) is not None and int(text) <= _HIGHEST_PORT


def check_address(address: str) -> None:
    """Refuse what cannot be an address of mail; whether it is one, only a mail shows."""
    user, _, host = address.rpartition("@")
    odd = any(
        each.isspace() or not each.isprintable() or each in '<>,;:"()[]\\' for each in address
    )
    if (
        odd
        or not user
        or "@" in user
        # Encoded text (RFC 2047), which may hide any character from these checks.
        or "=?" in address
        or "." not in host.strip(".")
        or not address.isascii()
        or len(address) > MOST_CHARACTERS
    ):
        raise InputError("this is not an address of mail", address)
