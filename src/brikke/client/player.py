"""Bot player: what a bot answers to the lines of its stream, without any I/O."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from brikke.errors import InputError
from brikke.game.view import PlayerView
from brikke.players.bots import Bot, make_bot
from brikke.rules.position import Draw, Play, Turn
from brikke.rules.rulebook import get_rulebook

Line = Mapping[str, Any]
"""A line of the stream, decoded."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request to the server: the answer to a line."""

    method: str
    path: str
    body: Any = None


class BotPlayer:
    """Plays with a class of bots: a new bot for every round at every table."""

    def __init__(
        self,
        make: Callable[[int], Bot],
        *,
        seed: int | None = None,
        accepts: Callable[[Line], bool] = lambda _invitation: True,
        report: Callable[[str], None] = lambda _text: None,
    ) -> None:
        """Take a maker of bots from a seed, and which invitations are accepted."""
        self._make = make
        self._seed = secrets.randbits(32) if seed is None else seed
        self._accepts = accepts
        self._report = report
        self._bots: dict[str, tuple[tuple[int, int], Bot]] = {}
        """For each table, which round of which match is played, and the bot that plays it."""

    def answer(self, line: Line) -> Request | None:
        """Return the request that answers a line; None if it needs no answer."""
        match line["type"]:
            case "invited":
                return self._answer_invitation(line)
            case "turn":
                return self._answer_turn(line)
            case "stands_in":
                command = {"type": "resume", "id": f"resume-{secrets.token_hex(8)}"}
                return _command(line["table"], command)
            case "round_over":
                scores = line["view"]["round"]["scores"]
                self._report(f"table {line['table']}: round over, scores {scores}")
            case "left":
                self._bots.pop(line["table"], None)
        return None

    def answer_refusal(self, line: Line, refused: Line) -> Request | None:
        """Return what is sent after a refused request; None if nothing more can be done.

        If the rules refuse the turn of the bot, the solver's best one is played: it is legal.
        """
        self._report(f"table {line['table']}: refused, {refused['code']} {refused['detail']}")
        if line["type"] == "turn" and refused["code"] in ("illegal", "bad-tiles"):
            return self._turn(line, make_bot("steady").turn(PlayerView.from_wire(line["view"])))
        return None

    def _answer_invitation(self, line: Line) -> Request:
        table_id = line["table"]
        try:
            get_rulebook(line["rulebook"])
        except InputError as error:
            self._report(f"table {table_id}: declined, {error}")
            return _decline(table_id)
        if not self._accepts(line):
            self._report(f"table {table_id}: declined, invited by {line['by']}")
            return _decline(table_id)
        self._report(f"table {table_id}: invited by {line['by']}")
        # The id follows from the invitation: a repetition after a lost answer does nothing.
        return _command(table_id, {"type": "sit", "id": f"sit-{line['expires']}"})

    def _answer_turn(self, line: Line) -> Request | None:
        try:
            view = PlayerView.from_wire(line["view"])
        except InputError as error:
            # A newer server may play by rules unknown here; the other tables go on.
            self._report(f"table {line['table']}: the view cannot be read, {error}")
            return None
        return self._turn(line, self._bot_turn(line, view))

    def _bot_turn(self, line: Line, view: PlayerView) -> Turn:
        try:
            return self._bot(line).turn(view)
        except Exception as error:
            # A table of people must not wait for a program that failed.
            self._report(f"table {line['table']}: the bot failed, {error!r}")
            return make_bot("steady").turn(view)

    def _bot(self, line: Line) -> Bot:
        told = line["view"]["table"]
        which = told["match"], len(told["sheet"])
        known = self._bots.get(line["table"])
        if known is None or known[0] != which:
            seed = random.Random(f"{self._seed} {line['table']} {which}").getrandbits(32)
            known = self._bots[line["table"]] = (which, self._make(seed))
        return known[1]

    def _turn(self, line: Line, turn: Turn) -> Request:
        seen = line["view"]["seq"]
        command: dict[str, Any] = {"id": f"turn-{seen}", "seen": seen}
        if isinstance(turn, Play):
            command |= {"type": "play", "table": _sets(turn.table), "opening": _sets(turn.opening)}
        else:
            command["type"] = "draw" if isinstance(turn, Draw) else "pass"
        return _command(line["table"], command)


def _decline(table_id: str) -> Request:
    return Request("DELETE", f"/api/bot/invitations/{table_id}")


def _command(table_id: str, command: Mapping[str, Any]) -> Request:
    return Request("POST", f"/api/bot/tables/{table_id}/commands", dict(command))


def _sets(sets: Any) -> list[list[str]]:
    return [[str(tile) for tile in laid] for laid in sets]
