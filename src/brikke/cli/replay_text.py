"""Replay as text: ``brikke replay`` without the full-screen application."""

from __future__ import annotations

import time

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from brikke.game.events import RoundEnded
from brikke.game.match import ScoreSheet
from brikke.game.moments import Did, Moment
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.rules.tiles import Colour, Tile
from brikke.tui.replay.text import ending_text, turn_text
from brikke.words.catalogue import Words

STYLES = {
    Colour.BLACK: "bold",
    Colour.RED: "bold red",
    Colour.BLUE: "bold blue",
    Colour.ORANGE: "bold yellow",
}
JOKER_STYLE = "bold magenta"
INDENT = " " * 4


class ReplayPrinter:
    """Prints a record turn by turn."""

    def __init__(self, record: Record, pace: float, words: Words) -> None:
        self._record, self._pace = record, pace
        self._words = words
        self._console = Console(highlight=False)
        self._shown = record.rulebook.face_text

    def print(self) -> None:
        """Print every round and, at the end, the score sheet."""
        rows: list[tuple[int, ...]] = []
        for turn in self._record.moments():
            if turn.number == 1:
                self._begin(turn)
            self._turn(turn)
            if turn.ended is not None:
                rows.append(turn.ended.outcome.scores)
                self._end(turn.ended)
            time.sleep(self._pace)
        self._sheet(ScoreSheet(tuple(rows)))

    def _begin(self, turn: Moment) -> None:
        rounds, seat = len(self._record.rounds), SEAT_LETTERS[turn.before.starter]
        text = self._words("replay-round", number=turn.round, rounds=rounds, seat=seat)
        self._console.rule(text, style="dim")

    def _turn(self, turn: Moment) -> None:
        text = turn_text(self._words, turn, SEAT_LETTERS, self._shown)
        self._console.print(text, end="")
        left = self._words("replay-rack", count=len(turn.after.racks[turn.seat]))
        self._console.print(f"  ({left})", style="dim")
        if turn.did is Did.PLAYED:
            self._table(turn)

    def _table(self, turn: Moment) -> None:
        bar = Text(" | ", "dim")
        lines = [Text()]
        for laid in turn.after.table:
            shown = self._set(laid, "underline" if laid not in turn.before.table else "")
            if len(lines[-1]) + len(bar) + len(shown) > self._console.width - len(INDENT):
                lines.append(Text())
            lines[-1] += bar + shown if lines[-1] else shown
        for line in lines:
            self._console.print(INDENT, line, sep="", no_wrap=True, crop=False)

    def _set(self, laid: tuple[Tile, ...], style: str) -> Text:
        parts = [Text(self._shown(t.face), f"{_style(t)} {style}".strip()) for t in laid]
        return Text(" ").join(parts)

    def _end(self, ended: RoundEnded) -> None:
        text = ending_text(self._words, ended, SEAT_LETTERS, self._record.rulebook)
        self._console.print(text, style="bold green")

    def _sheet(self, sheet: ScoreSheet) -> None:
        if not sheet.rows:
            return
        grid = Grid("", *SEAT_LETTERS[: self._record.seats])
        for number, row in enumerate(sheet.rows, start=1):
            grid.add_row(self._words("replay-sheet-round", number=number), *_points(row))
        grid.add_section()
        grid.add_row(self._words("replay-sheet-total"), *_points(sheet.totals))
        self._console.print(grid)


def _style(tile: Tile) -> str:
    return JOKER_STYLE if tile.face.is_joker else STYLES[tile.face.colour]


def _points(row: tuple[int, ...]) -> list[str]:
    return [f"{points:+}" for points in row]
