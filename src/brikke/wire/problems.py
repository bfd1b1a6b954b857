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
    RefusalCode.NO_SUCH_TOURNAMENT: 404,
    RefusalCode.NO_SUCH_CLUB: 404,
    RefusalCode.NO_SUCH_ADDRESS: 404,
    RefusalCode.NOT_SEEKING: 404,
    RefusalCode.NO_SUCH_MESSAGE: 404,
    RefusalCode.NO_SUCH_MEMBER: 404,
    RefusalCode.NOT_MEMBER: 403,
    RefusalCode.FOR_PEOPLE: 403,
    RefusalCode.BOT_STOPPED: 403,
    RefusalCode.NOT_INVITED: 403,
    RefusalCode.NO_SUCH_BOT: 404,
    RefusalCode.EXPIRED: 410,
    RefusalCode.MAIL_FAILED: 503,
    RefusalCode.BUSY: 503,
    RefusalCode.TOO_HARD: 503,
}


def status_of(code: RefusalCode) -> int:
    """Return the status of a refusal."""
    return _STATUS.get(code, 409)
