"""Schema: clubs, seeks and reports."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
)

from brikke.server.store.schema.base import metadata

# A club: its id is its address and its invitation.
clubs: Final = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # What the name looks like: no two may look alike.
    Column("skeleton", Text, nullable=False),
    # An edition with house rules, as text.
    Column("rulebook", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Whether members may write to each other.
    Column("chat", Boolean, nullable=False, server_default=false()),
)
Index("ix_clubs_skeleton", clubs.c.skeleton, unique=True)

# Somebody who was removed keeps a row, and cannot join again.
club_members: Final = Table(
    "club_members",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("role", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("removed", Boolean, nullable=False, server_default=false()),
)

club_tables: Final = Table(
    "club_tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("club_id", Text, ForeignKey("clubs.id"), nullable=False, index=True),
)

# Guests who look for others to play with, each with one wish; few rows, which do not last.
seeks: Final = Table(
    "seeks",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # Rulebook, number of seats, whether it is rated, and the club: equal wishes fit together.
    Column("wish", Text, nullable=False, index=True),
    Column("bots", Boolean, nullable=False),
    Column("address", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # The table where the guest is seated, and the guest's place there.
    Column("table_id", Text, index=True),
    Column("seat", Integer),
)

club_messages: Final = Table(
    "club_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("club_id", Text, ForeignKey("clubs.id"), nullable=False),
    Column("guest_id", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
Index("ix_club_messages_club", club_messages.c.club_id, club_messages.c.id)

# A report holds what happened, as everybody at the table or in the club could see it.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("by_guest", Text, nullable=False, index=True),
    Column("about_guest", Text, nullable=False, index=True),
    Column("club_id", Text, index=True),
    Column("table_id", Text),
    Column("log", LargeBinary, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),
)
