"""A match in whole lines: how everything lies, what a draft lacks, and how a round ended."""

from __future__ import annotations

from brikke.game.events import RoundEnded
from brikke.game.match import Match
from brikke.rules.sets import Run, SetFlaw
from brikke.rules.table import LaidSet
from brikke.rules.tiles import faces_of
from brikke.tui.draft import Draft
from brikke.tui.faces import by_colour, by_number
from brikke.tui.own_turn import OwnTurn
from brikke.tui.sitting import SEAT, Sitting
from brikke.tui.telling import Telling, in_columns


class LineText:
    """Tells one match with tiles written in one way, the rack in one order."""

    def __init__(self, telling: Telling, *, in_numbers: bool) -> None:
        self._telling, self._words = telling, telling.words
        self._order = by_number if in_numbers else by_colour

    def position(self, sitting: Sitting, turn: OwnTurn) -> list[str]:
        """Return the table, everyone else, the pool and the rack."""
        others = range(SEAT + 1, sitting.match.seats)
        return [
            *self.table(turn.draft),
            *(f"{self._telling.seat(sitting, seat)}." for seat in others),
            f"{self._words('table-pool', count=sitting.view.pool_size)}.",
            self.rack(turn.draft),
        ]

    def table(self, draft: Draft) -> list[str]:
        """Return the sets on the table, numbered."""
        table = draft.now.table
        if not table:
            return [self._words("table-empty")]
        sets = (f"{number}. {self._set(laid, draft)}" for number, laid in enumerate(table, start=1))
        return [f"{self._words('table-area')}:", *sets]

    def _set(self, laid: LaidSet, draft: Draft) -> str:
        told = self._telling.tiles(laid)
        read = draft.position.rulebook.read_set(faces_of(laid))
        if isinstance(read, SetFlaw):
            return f"{self._words('set-no', tiles=told)} – {self._words(f'flaw-{read}')}"
        return self._words("set-run" if isinstance(read, Run) else "set-group", tiles=told)

    def rack(self, draft: Draft) -> str:
        """Return the rack."""
        rack = sorted(draft.now.rack, key=self._order)
        told = self._telling.tiles(rack) or self._words("round-left-none")
        return f"{self._words('table-rack')} ({len(rack)}): {told}"

    def end(self, match: Match, ended: RoundEnded) -> list[str]:
        """Return how a round ended, and the match if it did."""
        telling = self._telling
        return [
            telling.ending(ended.outcome, match.rulebook),
            *telling.left(ended),
            *self.score(match),
            *([telling.match_ending(match)] if match.is_over() else []),
        ]

    def score(self, match: Match) -> list[str]:
        """Return the score sheet."""
        rows = in_columns(self._telling.sheet(match)) if match.sheet.rows else []
        return [f"{self._words('sheet-title')}:", *(rows or [self._words("tui-no-score")])]
