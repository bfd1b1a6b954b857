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

# Modules that are loaded when one of their names is first asked for, so that importing brikke is
# instant. A test holds this table, the imports above and __all__ together.
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

# Written out, because type checkers and editors read it without running it.
__all__ = [
    "BOTS",
    "EDITIONS",
    "Bot",
    "Colour",
    "Draw",
    "Face",
    "Game",
    "Group",
    "IllegalTurn",
    "InputError",
    "Match",
    "Objective",
    "Pass",
    "Play",
    "PlayerView",
    "Position",
    "Record",
    "Rulebook",
    "Run",
    "ScoreSheet",
    "SetFlaw",
    "Solution",
    "Table",
    "Tile",
    "Turn",
    "TurnAnalysis",
    "Verdict",
    "Violation",
    "analyse",
    "analyse_record",
    "arrange",
    "best_turn",
    "best_turns",
    "can_go_out",
    "can_play",
    "explain",
    "get_rulebook",
    "make_bot",
    "position_text",
    "read_face",
    "read_position",
    "read_record",
    "read_set",
    "read_table",
    "read_tiles",
    "record_text",
    "table_text",
    "turns",
    "verify_record",
    "violations",
    "with_house_rules",
]


if not TYPE_CHECKING:  # for a type checker there are no names but the imported ones

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module brikke has no attribute: {name}")
        found = getattr(import_module(f"brikke.{_HOME_OF[name]}"), name)
        globals()[name] = found  # the next lookup is an ordinary one
        return found


def __dir__() -> list[str]:
    """Return the public names, loaded or not: for ``dir`` and for completion by Tab."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
