"""The authority over one live table: who sits there, whose turn it is, what time it is.

A table is its log: the events of its rounds and those around them, each with a number and a time.
Here is decided what happens next; nothing here knows a socket, a database or a clock on the wall.
"""

from brikke.live.timers import BotTurn, bot_due, next_alarm, outage_events, presence_events, wake
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
    Sit,
    Start,
    TakeBack,
)
from brikke.live.dealer import Dealer, FairDealer
from brikke.live.decide import bot_events, decide
from brikke.live.events import (
    TABLE_EVENTS,
    KnownDeal,
    LogEvent,
    Options,
    Reaction,
    TableOpened,
    redact_log,
)
from brikke.live.config import House, Timing
from brikke.live.live_table import LiveTable, Logged, Phase
from brikke.live.player import Player
from brikke.live.refusal import Refusal, RefusalCode

__all__ = [
    "TABLE_EVENTS",
    "AddBot",
    "BotTurn",
    "Command",
    "Dealer",
    "Decline",
    "FairDealer",
    "House",
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
    "Refusal",
    "RefusalCode",
    "Rematch",
    "Remove",
    "Resume",
    "Salt",
    "Sit",
    "Start",
    "TableOpened",
    "TakeBack",
    "Timing",
    "bot_due",
    "bot_events",
    "decide",
    "next_alarm",
    "outage_events",
    "presence_events",
    "redact_log",
    "wake",
]
