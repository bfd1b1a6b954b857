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
    NO_SUCH_CLUB = "no-such-club"
    NO_SUCH_MEMBER = "no-such-member"
    NOT_MEMBER = "not-member"
    """Only members of the club may do this."""
    MUTED = "muted"
    """A host or a helper of the club has muted the member."""
    CHAT_OFF = "chat-off"
    NO_SUCH_MESSAGE = "no-such-message"
    NOT_SEEKING = "not-seeking"
    """The guest does not look for others, or has not asked for too long."""
    RATED = "rated"
    """Not at a rated table while a match is played."""
    NAME_NOT_KEPT = "name-not-kept"
    """Only guests who keep their name may do this."""
    TOURNAMENT_TABLE = "tournament-table"
    """Not at a table of a tournament."""
    SEALED = "sealed"
    """The same deal is still being played at another table of the tournament."""
    NO_SUCH_TOURNAMENT = "no-such-tournament"
    NO_MAIL = "no-mail"
    """The host of the server has not set up mail."""
    MAIL_FAILED = "mail-failed"
    """The mail server did not take the mail."""
    NO_SUCH_ADDRESS = "no-such-address"
    """The link of a mail is not valid any more: the address was removed or replaced."""
    FOR_PEOPLE = "for-people"
    """Not with a bot's token, or not by a connected bot."""
    NOT_INVITED = "not-invited"
    """A connected bot sits down only where it was invited."""
    BOT_STOPPED = "bot-stopped"
    """The host of the server has stopped this bot, or all connected bots."""
    BOT_BUSY = "bot-busy"
    """The bot plays at as many tables as it may, or has too many open invitations."""
    OWN_BOT = "own-bot"
    """At a rated table nobody plays with a bot of their own."""


class Refusal(Exception):  # noqa: N818 - reads as what it is
    """A rejected command; the table is unchanged."""

    def __init__(self, code: RefusalCode, detail: str = "", violations: Violations = ()) -> None:
        super().__init__(f"{code}: {detail}" if detail else str(code))
        self.code = code
        self.detail = detail
        self.violations = violations
