"""Refusals: why a command is rejected."""

from __future__ import annotations

from enum import StrEnum

from brikke.rules.judge import Violations


class RefusalCode(StrEnum):
    """Stable codes for every reason; ``docs/wire.md`` explains them."""

    ILLEGAL = "illegal"
    """The rules refuse the turn; the violations say why."""
    STALE = "stale"
    TIME_UP = "time-up"
    PAUSED = "paused"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    WRONG_PHASE = "wrong-phase"
    TABLE_FULL = "table-full"
    TOO_FEW_SEATS = "too-few-seats"
    ALREADY_SEATED = "already-seated"
    BARRED = "barred"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_BOT = "no-such-bot"
    SALT_SENT = "salt-sent"
    NOT_CASUAL = "not-casual"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    TAKE_BACK_AFTER_DRAW = "take-back-after-draw"
    ALREADY_ASKED = "already-asked"
    NOTHING_ASKED = "nothing-asked"
    HINTS_OFF = "hints-off"
    TOO_OFTEN = "too-often"
    BAD_TILES = "bad-tiles"
    TOO_HARD = "too-hard"
    BUSY = "busy"
    MALFORMED = "malformed"
    WORN_OUT = "worn-out"
    """The log of the table has reached its maximum length."""
    NO_SUCH_TABLE = "no-such-table"
    EXPIRED = "expired"
    """The table existed; it was removed because of its age."""
    UNREADABLE = "unreadable"
    """The log of the table is damaged, or of a newer version."""
    BAD_TOKEN = "bad-token"
    NAME_TAKEN = "name-taken"
    """Somebody else keeps a name that looks like this one."""
    STALE_CHALLENGE = "stale-challenge"
    """The challenge that a passkey signed was used before, or is too old."""
    BAD_PASSKEY = "bad-passkey"
    BAD_PHRASE = "bad-phrase"


class Refusal(Exception):  # noqa: N818 - reads as what it is
    """A rejected command; the table is unchanged."""

    def __init__(self, code: RefusalCode, detail: str = "", violations: Violations = ()) -> None:
        super().__init__(f"{code}: {detail}" if detail else str(code))
        self.code = code
        self.detail = detail
        self.violations = violations
