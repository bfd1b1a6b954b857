"""Text of the plain interface: the position, the draft and the results, in whole lines."""

from __future__ import annotations

from brikke.game.events import RoundEnded
from brikke.game.match import Match
from brikke.rules.sets import Run, SetFlaw
from brikke.rules.table import LaidSet
from brikke.rules.tiles import faces_of
from brikke.tui.draft import Draft
from brikke.tui.faces import by_colour, by_number
from brikke.tui.match_session import SEAT, MatchSession
from brikke.tui.messages import Messages, in_columns
from brikke.tui.player_turn import PlayerTurn


class PlainText:
    """The text of one match, with a format for tiles and an order of the rack."""

    def __init__(self, messages: Messages, *, in_numbers: bool) -> None:
        self._messages, self._words = messages, messages.words
        self._order = by_number if in_numbers else by_colour

    def position(self, session: MatchSession, turn: PlayerTurn) -> list[str]:
        """Return the table, the other seats, the pool and the rack."""
        others = range(SEAT + 1, session.match.seats)
        return [
            *self.table(turn.draft),
            *(f"{self._messages.seat(session, seat)}." for seat in others),
            f"{self._words('table-pool', count=session.view.pool_size)}.",
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
        tiles = self._messages.tiles(laid)
        read = draft.position.rulebook.read_set(faces_of(laid))
        if isinstance(read, SetFlaw):
            return f"{self._words('set-no', tiles=tiles)} – {self._words(f'flaw-{read}')}"
        return self._words("set-run" if isinstance(read, Run) else "set-group", tiles=tiles)

    def rack(self, draft: Draft) -> str:
        """Return the rack."""
        rack = sorted(draft.now.rack, key=self._order)
        tiles = self._messages.tiles(rack) or self._words("round-left-none")
        return f"{self._words('table-rack')} ({len(rack)}): {tiles}"

    def end(self, match: Match, ended: RoundEnded) -> list[str]:
        """Return the result of a round, and of the match if it is over."""
        messages = self._messages
        return [
            messages.ending(ended.outcome, match.rulebook),
            *messages.left(ended),
            *self.score(match),
            *([messages.match_ending(match)] if match.is_over() else []),
        ]

    def score(self, match: Match) -> list[str]:
        """Return the score sheet."""
        rows = in_columns(self._messages.sheet(match)) if match.sheet.rows else []
        return [f"{self._words('sheet-title')}:", *(rows or [self._words("tui-no-score")])]
