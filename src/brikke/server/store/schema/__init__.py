"""Schema: all tables of the database. Times are milliseconds since 1970 on the database's clock."""

from __future__ import annotations

from brikke.server.store.schema.admin import host_keys, host_tokens, switches
from brikke.server.store.schema.base import metadata
from brikke.server.store.schema.bots import bots, invitations
from brikke.server.store.schema.clubs import (
    club_members,
    club_messages,
    club_tables,
    clubs,
    reports,
    seeks,
)
from brikke.server.store.schema.notices import (
    mail_addresses,
    notice_settings,
    notices,
    push_devices,
)
from brikke.server.store.schema.people import (
    challenges,
    guests,
    passkeys,
    phrases,
    tokens,
    transfers,
)
from brikke.server.store.schema.ratings import (
    rated_rounds,
    rating_changes,
    rating_pools,
    ratings,
    results,
)
from brikke.server.store.schema.servers import outages, presences, pulse, servers
from brikke.server.store.schema.tables import (
    ARCHIVE,
    EVENTS,
    NOTHING,
    archives,
    damaged,
    due,
    events,
    members,
    receipts,
    records,
    rounds,
    tables,
)
from brikke.server.store.schema.tournaments import (
    tournament_players,
    tournament_tables,
    tournaments,
)

__all__ = [
    "ARCHIVE",
    "EVENTS",
    "NOTHING",
    "archives",
    "bots",
    "challenges",
    "club_members",
    "club_messages",
    "club_tables",
    "clubs",
    "damaged",
    "due",
    "events",
    "guests",
    "host_keys",
    "host_tokens",
    "invitations",
    "mail_addresses",
    "members",
    "metadata",
    "notice_settings",
    "notices",
    "outages",
    "passkeys",
    "phrases",
    "presences",
    "pulse",
    "push_devices",
    "rated_rounds",
    "rating_changes",
    "rating_pools",
    "ratings",
    "receipts",
    "records",
    "reports",
    "results",
    "rounds",
    "seeks",
    "servers",
    "switches",
    "tables",
    "tokens",
    "tournament_players",
    "tournament_tables",
    "tournaments",
    "transfers",
]
