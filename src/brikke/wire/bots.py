"""Connected bots: their accounts over HTTP, and the lines of their stream.

The stream is JSON, one object in a line. After a new connection everything that waits is told
again, so a bot needs no memory.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from brikke.wire.guests import Name
from brikke.wire.server import Bye, View

BotName = Annotated[str, Meta(max_length=100, description="the name of a connected bot")]


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a bot of one's own."""

    name: Name


class OwnBot(Struct, frozen=True):
    """A bot of one's own."""

    id: str
    name: str
    created: int
    online: bool
    """Whether its stream is open, or was a moment ago."""
    listed: bool
    """Whether the host offers it to everybody."""
    stopped: bool
    """Whether the host has stopped it, or all connected bots."""


class BotToken(Struct, frozen=True):
    """A bot with its token. The server stores only a hash, so the token is sent once."""

    id: str
    name: str
    token: str


class OfferedBot(Struct, frozen=True):
    """A connected bot on the host's list, which anybody may invite."""

    name: str
    online: bool


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a connected bot at a table."""

    bot: BotName


class OpenInvitation(Struct, frozen=True):
    """An invitation that a connected bot has not answered."""

    bot: str
    online: bool
    expires: int


class StreamLine(Struct, frozen=True, tag_field="type"):
    """The base of all lines of a bot's stream, except the last one, ``bye``."""


class StreamOpened(StreamLine, tag="opened", frozen=True):
    """The first line: the version of the protocol, and the name of the bot."""

    protocol: int
    name: str
    keep_alive: int
    """An empty line comes at least that often, in milliseconds."""


class Invited(StreamLine, tag="invited", frozen=True):
    """Somebody wants to have the bot at a table: send ``sit``, or decline."""

    table_id: str = field(name="table")
    by: str
    rulebook: str
    """The edition and every parameter, in the form of the command line."""
    capacity: int
    rated: bool
    expires: int


class Seated(StreamLine, tag="seated", frozen=True):
    """The bot has a seat at a table."""

    table_id: str = field(name="table")
    seat: int


class TurnAsked(StreamLine, tag="turn", frozen=True):
    """It is the bot's turn: send a turn that has seen the ``seq`` of the view."""

    table_id: str = field(name="table")
    deadline: int | None
    now: int
    view: View


class StandsIn(StreamLine, tag="stands_in", frozen=True):
    """A bot of the server plays, because this one was away or too slow: send ``resume``."""

    table_id: str = field(name="table")


class RoundOver(StreamLine, tag="round_over", frozen=True):
    """A round has ended; the view has all racks, the scores and the seed."""

    table_id: str = field(name="table")
    view: View


class Unseated(StreamLine, tag="left", frozen=True):
    """The bot has no seat at a table any more."""

    table_id: str = field(name="table")


FromStream = StreamOpened | Invited | Seated | TurnAsked | StandsIn | RoundOver | Unseated | Bye
"""Any line of a bot's stream; the field ``type`` tells them apart."""
