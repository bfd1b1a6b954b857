"""``brikke replay``: a record, stepped through on a screen or told turn by turn."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from brikke.cli import DONE
from brikke.cli.output import Flag, load_record, print_json
from brikke.cli.terminal import has_screen, system_language
from brikke.errors import InputError
from brikke.events import Played, RoundEnded
from brikke.locales import DEFAULT_LANGUAGE, Words
from brikke.match import ScoreSheet
from brikke.notation import SEAT_LETTERS, Record
from brikke.rulebook import Faces
from brikke.story import ToldTurn, told_turns
from brikke.tiles import Colour, Tile, card_text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

STYLES = {
    Colour.BLACK: "bold",
    Colour.RED: "bold red",
    Colour.BLUE: "bold blue",
    Colour.ORANGE: "bold yellow",
}
JOKER_STYLE = "bold magenta"
INDENT = " " * 4


def replay(
    file: Path,
    /,
    *,
    pace: float = 0.0,
    lang: str | None = None,
    plain: Flag = False,
    json: Flag = False,
) -> int:
    """Step through a record in the terminal, every turn beside the best one.

    Where the output is no terminal, tell it turn by turn with the table after each.

    Parameters
    ----------
    file
        A record.
    pace
        Seconds to wait after each turn.
    lang
        The language: en, nb, da, sv, fi or de. On a screen that of your system if left out.
    plain
        Tell it in plain lines in a terminal, too.
    json
        Print one line of JSON for each turn.

    """
    if not 0 <= pace <= 60:
        raise InputError("a pace is 0 to 60 seconds", pace)
    record = load_record(file)
    if json:
        for turn in told_turns(record):
            print_json(turn.as_json())
        return DONE
    if not plain and has_screen():
        from brikke.tui.replay_app import ReplayApp  # noqa: PLC0415 - slow to import

        trouble = ReplayApp(record, Words(lang or system_language()), pace).run()
        if trouble is not None:
            raise trouble
        return DONE
    _Teller(record, pace, Words(lang or DEFAULT_LANGUAGE)).tell()
    return DONE


class _Teller:
    """Prints a record for a person."""

    def __init__(self, record: Record, pace: float, words: Words) -> None:
        from rich.console import Console  # noqa: PLC0415 - slow to import, not needed for JSON

        self._record, self._pace = record, pace
        self._words = words
        self._console: Console = Console(highlight=False)
        self._cards = record.rulebook.faces is Faces.CARDS

    def tell(self) -> None:
        rows: list[tuple[int, ...]] = []
        for turn in told_turns(self._record):
            if turn.number == 1:
                self._begin(turn)
            self._tell_turn(turn)
            if turn.ended is not None:
                rows.append(turn.ended.outcome.scores)
                self._end(turn.ended)
            time.sleep(self._pace)
        self._sheet(ScoreSheet(tuple(rows)))

    def _begin(self, turn: ToldTurn) -> None:
        rounds, seat = len(self._record.rounds), SEAT_LETTERS[turn.before.starter]
        text = self._words("replay-round", number=turn.round, rounds=rounds, seat=seat)
        self._console.rule(text, style="dim")

    def _tell_turn(self, turn: ToldTurn) -> None:
        tiles = " ".join("?" if tile is None else self._face(tile) for tile in turn.tiles)
        seat = SEAT_LETTERS[turn.event.seat]
        key, number = f"replay-{turn.kind}", turn.number
        self._console.print(self._words(key, turn=number, seat=seat, tiles=tiles or "none"), end="")
        left = self._words("replay-rack", count=len(turn.after.racks[turn.event.seat]))
        self._console.print(f"  ({left})", style="dim")
        if isinstance(turn.event, Played):
            self._table(turn)

    def _table(self, turn: ToldTurn) -> None:
        from rich.text import Text  # noqa: PLC0415

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
        from rich.text import Text  # noqa: PLC0415

        parts = [Text(self._face(t), f"{_style(t)} {style}".strip()) for t in laid]
        return Text(" ").join(parts)

    def _face(self, tile: Tile) -> str:
        return card_text(tile.face) if self._cards else str(tile.face)

    def _end(self, ended: RoundEnded) -> None:
        result = ended.outcome
        seat, call = SEAT_LETTERS[result.winner], self._record.rulebook.call_out
        text = self._words(f"replay-end-{result.ending}", seat=seat, call=call)
        self._console.print(text, style="bold green")

    def _sheet(self, sheet: ScoreSheet) -> None:
        from rich.table import Table as Grid  # noqa: PLC0415

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
