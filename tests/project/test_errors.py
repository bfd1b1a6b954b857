"""Errors survive pickling: a refusal reads the same from another process."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from brikke.client import Refused
from brikke.errors import InputError, MissingExtraError, require_extra
from brikke.game.events import EventError, fold
from brikke.game.notation import NotationError, read_position, read_record
from brikke.lab.arena import BotError, CrewError
from brikke.players.playout import Start, StartError
from brikke.rules.position import Position, PositionError
from brikke.rules.rulebook import HouseRuleError, UnknownEdition, get_rulebook
from brikke.rules.table import read_table
from brikke.rules.tiles import TileError, read_tiles
from brikke.words.catalogue import Words


def told(error: InputError) -> Callable[[], object]:
    """Return a function that refuses so: what leads there takes a process or a bot of its own."""

    def refuse() -> object:
        raise error

    return refuse


REFUSALS: list[tuple[type[InputError], str, Callable[[], object]]] = [
    (InputError, "xx", lambda: Words("xx")),
    (MissingExtraError, "nothing", lambda: require_extra("brikke.env", "env", "sys", "nothing")),
    (TileError, "x7", lambda: read_tiles("r7 x7")),
    (TileError, "r7", lambda: read_tiles("r7 r7 r7")),
    (PositionError, "r1 r2", lambda: Position(read_table("r1 r2")).check()),
    (UnknownEdition, "nordik", lambda: get_rulebook("nordik")),
    (HouseRuleError, "99", lambda: get_rulebook("nordic opening_minimum=99")),
    (EventError, "[]", lambda: fold([])),
    (NotationError, "x7", lambda: read_position("r1 r2 r3 / x7 / opened / nordic")),
    (NotationError, "2", lambda: read_record("brikke record 2")),
    (StartError, "5", lambda: Start.undealt("nordic", 5)),
    (Refused, "bad-token", told(Refused("the server refuses this (no)", "bad-token"))),
    (BotError, "mine:Bot", told(BotError("an illegal turn of", "mine:Bot"))),
    (CrewError, "-9", told(CrewError("a process of the arena was ended, with exit status", -9))),
]


@pytest.mark.parametrize(("kind", "value", "refused"), REFUSALS)
def test_a_refusal_comes_through_a_process_boundary_as_it_is(
    kind: type[InputError], value: str, refused: Callable[[], object]
) -> None:
    with pytest.raises(InputError) as caught:
        refused()
    error = caught.value
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(other) is type(error) is kind
        assert str(other) == str(error) == f"{error.problem}: {value}"
        assert vars(other) == vars(error)


def test_every_kind_of_refusal_is_tried_here() -> None:
    kinds = {kind for kind in InputError.__subclasses__() if kind.__module__.startswith("brikke.")}
    assert kinds <= {kind for kind, _, _ in REFUSALS}


def test_a_value_that_cannot_be_seen_is_quoted() -> None:
    assert str(InputError("no such tile", " ")) == "no such tile: ' '"
