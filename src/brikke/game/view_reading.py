"""Reading a view from the wire: the state that a ``view`` message of a server describes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from brikke.errors import InputError
from brikke.game.events import FaceDown, Seen, State
from brikke.rules.rulebook import get_rulebook
from brikke.rules.scoring import Ending, Outcome
from brikke.rules.table import Table
from brikke.rules.tiles import ALL_TILES, Tile

_TILES: Final = {str(tile): tile for tile in ALL_TILES}


def read_view(message: Mapping[str, Any]) -> tuple[int | None, State]:
    """Return the seat and the state in a ``view`` message, or raise InputError.

    Tiles that the seat does not know lie face down, as in the engine's own view.
    """
    try:
        seat, round_ = message["seat"], message["round"]
        if round_ is None or not round_["rack_sizes"]:
            phase = message["table"]["phase"]
            raise InputError("no tiles have been dealt yet, the table is in phase", phase)
        return seat, _state(message["table"]["rulebook"], seat, round_)
    except KeyError as error:
        raise InputError("a view from the wire lacks a field", error.args[0]) from None
    except InputError:
        raise
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        raise InputError("this is no view from the wire", error) from None


def _state(rulebook: str, seat: int | None, round_: Mapping[str, Any]) -> State:
    sizes = round_["rack_sizes"]
    ending, seed = round_["ending"], round_["seed"]
    outcome = None
    if ending is not None:
        outcome = Outcome(Ending(ending), round_["winner"], tuple(round_["scores"]))
    starter, to_move = round_["starter"] or 0, round_["to_move"]
    if to_move is None:
        # Nobody is to move in a finished round; the engine's state counts on.
        to_move = (starter + round_["turns"]) % len(sizes)
    return State(
        rulebook=get_rulebook(rulebook),
        seats=len(sizes),
        commitment=round_["commitment"],
        seed=None if seed is None else bytes.fromhex(seed),
        salts=tuple(map(bytes.fromhex, round_["salts"])),
        starter=starter,
        to_move=to_move,
        table=_sets(round_["table"]),
        racks=_racks(round_, seat, sizes),
        pool=(FaceDown,) * round_["pool"],
        opened=tuple(round_["opened"]),
        passes=round_["passes"],
        turns=round_["turns"],
        quiet=tuple(round_["quiet"]),
        outcome=outcome,
    )


def _racks(
    round_: Mapping[str, Any], seat: int | None, sizes: Sequence[int]
) -> tuple[tuple[Seen, ...], ...]:
    if round_["racks"] is not None:
        return _sets(round_["racks"])
    own = _tiles(round_["rack"])
    return tuple(own if at == seat else (FaceDown,) * size for at, size in enumerate(sizes))


def _sets(texts: Sequence[Sequence[str]]) -> Table:
    return tuple(map(_tiles, texts))


def _tiles(texts: Sequence[str]) -> tuple[Tile, ...]:
    """Return physical tiles from exact texts: ``r7`` is the first red seven, ``r7'`` the second."""
    unknown = [text for text in texts if text not in _TILES]
    if unknown:
        raise InputError("no such tile", unknown[0])
    return tuple(_TILES[text] for text in texts)
