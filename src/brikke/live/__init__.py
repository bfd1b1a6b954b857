"""Live tables: the authority over seats, turns and clocks of one table, without I/O.

A table is its log: the events of its rounds and those around them, each with a number and a time.
``decide`` turns commands into events, ``next_due`` says what happens without a command. Time,
random numbers and storage come from outside.
"""

from brikke.live.appending import Conflict, Decision, StuckLog, until_appended
from brikke.live.commands import (
    AddBot,
    Command,
    Decline,
    Leave,
    MakeTurn,
    Pause,
    React,
    Ready,
    Rematch,
    Remove,
    Resume,
    Salt,
    SearchedTurn,
    Sit,
    SitAsProgram,
    Start,
    TakeBack,
)
from brikke.live.config import TableConfig, Timing
from brikke.live.dealer import Dealer, FairDealer
from brikke.live.decide import (
    asks_for_search,
    bot_events,
    bot_view,
    decide,
    guest_position,
    guest_view,
)
from brikke.live.events import (
    TABLE_EVENTS,
    KnownDeal,
    LogEvent,
    Options,
    Reaction,
    Speed,
    TableOpened,
)
from brikke.live.extending import extended
from brikke.live.live_table import LiveTable, Logged, Phase
from brikke.live.player import Player
from brikke.live.recent_turns import RecentTurns, recent_turns
from brikke.live.redaction import redact_log
from brikke.live.refusal import Refusal, RefusalCode
from brikke.live.seating import check_free_seat
from brikke.live.shared_drafts import shown_arrangement
from brikke.live.timers import (
    Due,
    DueKind,
    due_events,
    next_due,
    outage_events,
    presence_events,
    shared_address_events,
)

__all__ = [
    "TABLE_EVENTS",
    "AddBot",
    "Command",
    "Conflict",
    "Dealer",
    "Decision",
    "Decline",
    "Due",
    "DueKind",
    "FairDealer",
    "KnownDeal",
    "Leave",
    "LiveTable",
    "LogEvent",
    "Logged",
    "MakeTurn",
    "Options",
    "Pause",
    "Phase",
    "Player",
    "React",
    "Reaction",
    "Ready",
    "RecentTurns",
    "Refusal",
    "RefusalCode",
    "Rematch",
    "Remove",
    "Resume",
    "Salt",
    "SearchedTurn",
    "Sit",
    "SitAsProgram",
    "Speed",
    "Start",
    "StuckLog",
    "TableConfig",
    "TableOpened",
    "TakeBack",
    "Timing",
    "asks_for_search",
    "bot_events",
    "bot_view",
    "check_free_seat",
    "decide",
    "due_events",
    "extended",
    "guest_position",
    "guest_view",
    "next_due",
    "outage_events",
    "presence_events",
    "recent_turns",
    "redact_log",
    "shared_address_events",
    "shown_arrangement",
    "until_appended",
]
