"""The authority over one live table: who sits there, whose turn it is, what time it is.

A table is its log: the events of its rounds and those around them, each with a number and a time.
Here is decided what happens next; nothing here knows a socket, a database or a clock on the wall.
"""

from brikke.play.alarms import BotTurn, bot_due, next_alarm, outage_events, presence_events, wake
from brikke.play.commands import (
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
from brikke.play.dealer import Dealer, FairDealer
from brikke.play.decide import bot_events, decide
from brikke.play.events import (
    TABLE_EVENTS,
    KnownDeal,
    LogEvent,
    Options,
    Reaction,
    TableOpened,
    redact_log,
)
from brikke.play.house import House, Timing
from brikke.play.player import Player
from brikke.play.refusal import Refusal, RefusalCode
from brikke.play.table import LiveTable, Logged, Phase

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
