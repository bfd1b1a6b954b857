"""The database schema. Times are milliseconds since 1970 on the database's clock."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

metadata: Final = MetaData()

EVENTS: Final = "events"
ARCHIVE: Final = "archive"
NOTHING: Final = "nothing"
"""Where the log of a table is: in rows, in an archive, or removed."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("forgotten", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False, server_default=text("0"), index=True),
    Column("seen", BigInteger, nullable=False, server_default=text("0"), index=True),
    Column("face", Text, nullable=False, server_default=""),
    Column("colour", Text, nullable=False, server_default=""),
    # What a kept name looks like: no two may look alike. Empty for everybody else.
    Column("skeleton", Text),
    # The kept name into which the past of this guest was merged.
    Column("merged", Text, index=True),
    # A bot that is connected from elsewhere; see the table of bots.
    Column("program", Boolean, nullable=False, server_default=false()),
)
Index("ix_guests_skeleton", guests.c.skeleton, unique=True)

# Hashes only: the table cannot be used to impersonate a guest.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

transfers: Final = Table(
    "transfers",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A salt and a slow hash only.
phrases: Final = Table(
    "phrases",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What a passkey is to sign, by its hash; each is used once.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

# A writer locks this row and compares `last` before it adds events. So writers are serialised and
# the numbers have no gaps.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("kept", Text, nullable=False, server_default=EVENTS),
)
Index("ix_tables_kept", tables.c.kept, tables.c.updated)
Index(
    "ix_tables_listed",
    tables.c.updated,
    # Exactly the text of the query, or SQLite would not use this partial index.
    sqlite_where=text("listed = 1"),
    postgresql_where=text("listed"),
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)

# Without rowid: the events of a table are stored side by side, as they are read.
events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("chain", LargeBinary),
    sqlite_with_rowid=False,
)

# What followed the last proven event of a log whose chain was broken, packed like an archive.
damaged: Final = Table(
    "damaged",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("found", BigInteger, nullable=False),
    Column("proven", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

receipts: Final = Table(
    "receipts",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("sender", Text, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# A table has either rows in `events` or one row here.
archives: Final = Table(
    "archives",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("archived", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

rounds: Final = Table(
    "rounds",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("studied", Boolean, nullable=False, server_default=false()),
    # From when on it may be studied: a server that studies it sets a time in the future.
    Column("study_at", BigInteger, nullable=False, server_default=text("0")),
    Column("study_tries", Integer, nullable=False, server_default=text("0")),
)
Index(
    "ix_rounds_study",
    rounds.c.study_at,
    # Exactly the text of the query, or SQLite would not use this partial index.
    sqlite_where=text("studied = 0"),
    postgresql_where=text("NOT studied"),
)

# What a finished round was for each guest, as JSON.
results: Final = Table(
    "results",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False, index=True),
    Column("guest_id", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
Index("ix_results_guest", results.c.guest_id, results.c.ended)

# Rounds of rated tables that ended or were abandoned, by the number of their last event.
rated_rounds: Final = Table(
    "rated_rounds",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("last", Integer, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # From when on it may be rated: a server that rates it sets a time in the future.
    Column("rate_at", BigInteger, nullable=False, server_default=text("0")),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    # What the log says, as soon as it was read: pool, kind, and players with places as JSON.
    Column("pool", Text),
    Column("kind", Text),
    Column("places", LargeBinary),
)
Index(
    "ix_rated_rounds_due",
    rated_rounds.c.rate_at,
    # Exactly the text of the query, or SQLite would not use this partial index.
    sqlite_where=text("rated = 0"),
    postgresql_where=text("NOT rated"),
)
Index("ix_rated_rounds_pool", rated_rounds.c.pool, rated_rounds.c.ended)

# A row for each pool: whoever changes ratings of a pool locks it.
rating_pools: Final = Table("rating_pools", metadata, Column("pool", Text, primary_key=True))

ratings: Final = Table(
    "ratings",
    metadata,
    Column("pool", Text, primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("rounds", Integer, nullable=False),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("last", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    Column("pool", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("mean_before", Double, nullable=False),
    Column("doubt_before", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
)
Index("ix_rating_changes_pool", rating_changes.c.pool, rating_changes.c.ended)
Index("ix_rating_changes_player", rating_changes.c.player, rating_changes.c.ended)

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

# Connected bots: guests that are programs, each with the guest who answers for it.
bots: Final = Table(
    "bots",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # By this key owner and host name it.
    Column("key", Text, nullable=False),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    # When its stream was last open.
    Column("seen", BigInteger, nullable=False, server_default=text("0")),
    # The host's list: anybody may choose these.
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("stopped", Boolean, nullable=False, server_default=false()),
)
Index("ix_bots_key", bots.c.key, unique=True)

# Bots that somebody wants to have at a table.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("by_guest", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# What the host has switched off; a row is there as long as it is off.
switches: Final = Table(
    "switches",
    metadata,
    Column("name", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Hashes of the tokens that open the page of the server's host.
host_tokens: Final = Table(
    "host_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

records: Final = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False, index=True),
    Column("body", Text, nullable=False),
)

due: Final = Table(
    "due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", Text),
)

presences: Final = Table(
    "presences",
    metadata,
    Column("connection", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("guest_id", Text, nullable=False, index=True),
    Column("server", Text, nullable=False, index=True),
    # A hash that tells the addresses at one table apart, while the connection is open.
    Column("address", Text, nullable=False, server_default=""),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# One row: the newest heartbeat of any server. It outlives all servers, and locking it serialises
# their heartbeats.
pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger),
    Column("appends", BigInteger, nullable=False, server_default=text("0")),
)

outages: Final = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Seeds are secret until the rounds they belong to are over.
tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("organiser", Text, nullable=False, index=True),
    Column("club_id", Text, index=True),
    Column("created", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    # What it is played by, as JSON.
    Column("settings", LargeBinary, nullable=False),
    Column("seeds", LargeBinary, nullable=False),
    Column("state", Text, nullable=False, index=True),
    Column("paused", Boolean, nullable=False, server_default=false()),
    # The round that is or was played last; 0 before the first.
    Column("number", Integer, nullable=False),
    # When the next round begins; empty while a round is played, or nobody has said when.
    Column("at", BigInteger),
    Column("began", BigInteger, nullable=False, server_default=text("0")),
    # The standings after the last round that is over, as JSON.
    Column("standings", LargeBinary, nullable=False),
    # Counts changes: whoever changes it on the basis of an older one is refused.
    Column("version", Integer, nullable=False),
    Column("lease_until", BigInteger, nullable=False, server_default=text("0")),
)

tournament_players: Final = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True, index=True),
    # The first round in which somebody plays, and the first in which not any more.
    Column("joined", Integer, nullable=False),
    Column("left", Integer),
    Column("at", BigInteger, nullable=False),
)

tournament_tables: Final = Table(
    "tournament_tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("tournament_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # The players by seat, as JSON.
    Column("seats", LargeBinary, nullable=False),
    # Whether the deal is still played somewhere: until then nothing of it is shown.
    Column("sealed", Boolean, nullable=False),
    Column("result", LargeBinary),
)
Index("ix_tournament_tables_round", tournament_tables.c.tournament_id, tournament_tables.c.number)

# Secrets of the host that all servers share, by name.
host_keys: Final = Table(
    "host_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# How a guest wants to be told; without a row the defaults of `NoticeSettings` hold.
notice_settings: Final = Table(
    "notice_settings",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("silent", Boolean, nullable=False),
    # Minutes since midnight in the time zone; equal: no quiet hours.
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", Text, nullable=False),
)

# Browsers that want to be told; the id is a hash of the address.
push_devices: Final = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

mail_addresses: Final = Table(
    "mail_addresses",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("address", Text, nullable=False),
    # Who knows it may confirm the address, and remove it: it stands in every mail.
    Column("key", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_mail_addresses_key", mail_addresses.c.key, unique=True)

# Notices still to be sent: that a turn over hours or days has begun. One for each table at most.
notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False, index=True),
    # The number of the event with which the turn began.
    Column("turn", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    # When to send it, or when the lease of a server that does so is over.
    Column("at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    # The devices and addresses that have it, as JSON.
    Column("sent", LargeBinary, nullable=False),
)
