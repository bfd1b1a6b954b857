"""Errors over HTTP: a status, a code and a sentence."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from brikke.live import RefusalCode

BAD_INPUT: Final = "bad-input"


class Problem(Struct, frozen=True):
    """An error: why a request was refused."""

    code: str
    detail: str


_STATUS: Final = {
    RefusalCode.BAD_TOKEN: 401,
    RefusalCode.BAD_PASSKEY: 403,
    RefusalCode.BAD_PHRASE: 403,
    RefusalCode.NO_SUCH_TABLE: 404,
    RefusalCode.EXPIRED: 410,
    RefusalCode.BUSY: 503,
    RefusalCode.TOO_HARD: 503,
}


def status_of(code: RefusalCode) -> int:
    """Return the status of a refusal."""
    return _STATUS.get(code, 409)
