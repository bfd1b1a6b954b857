"""Tile rummy as five printed rulebooks have it: play it, judge it, study it.

>>> import brikke
>>> game = brikke.Game(rulebook="nordic", seats=3, seed=7)
>>> game.push(brikke.Draw())
>>> game.is_over()
False
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from brikke.errors import InputError
    from brikke.game.game import Game, IllegalTurn
    from brikke.game.match import Match, ScoreSheet
    from brikke.game.notation import Record, position_text, read_position, read_record, record_text
    from brikke.game.verify import Verdict, verify_record
    from brikke.game.view import PlayerView
    from brikke.players.bots import BOTS, Bot, make_bot
    from brikke.rules.judge import Violation, violations
    from brikke.rules.position import Draw, Pass, Play, Position, Turn
    from brikke.rules.rulebook import EDITIONS, Rulebook, get_rulebook, with_house_rules
    from brikke.rules.sets import Group, Run, SetFlaw, read_set
    from brikke.rules.table import Table, read_table, table_text
    from brikke.rules.tiles import Colour, Face, Tile, read_face, read_tiles
    from brikke.solver import (
        Objective,
        Solution,
        arrange,
        best_turn,
        best_turns,
        can_go_out,
        can_play,
        explain,
        turns,
    )
    from brikke.study.analysis import TurnAnalysis, analyse, analyse_record

# Loaded when first asked for, so that a command pays only for what it uses.
_HOMES = {
    "study.analysis": ["TurnAnalysis", "analyse", "analyse_record"],
    "players.bots": ["BOTS", "Bot", "make_bot"],
    "errors": ["InputError"],
    "game.game": ["Game", "IllegalTurn"],
    "game.match": ["Match", "ScoreSheet"],
    "game.notation": ["Record", "position_text", "read_position", "read_record", "record_text"],
    "rules.position": ["Draw", "Pass", "Play", "Position", "Turn"],
    "rules.rulebook": ["EDITIONS", "Rulebook", "get_rulebook", "with_house_rules"],
    "rules.judge": ["Violation", "violations"],
    "rules.sets": ["Group", "Run", "SetFlaw", "read_set"],
    "solver": [
        "Objective",
        "Solution",
        "arrange",
        "best_turn",
        "best_turns",
        "can_go_out",
        "can_play",
        "explain",
        "turns",
    ],
    "rules.table": ["Table", "read_table", "table_text"],
    "rules.tiles": ["Colour", "Face", "Tile", "read_face", "read_tiles"],
    "game.verify": ["Verdict", "verify_record"],
    "game.view": ["PlayerView"],
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)  # noqa: PLE0605 - the same names as above


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module brikke has no attribute: {name}")
    return getattr(import_module(f"brikke.{_HOME_OF[name]}"), name)
