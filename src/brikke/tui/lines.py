"""The game in plain lines: for screen readers, pipes and terminals that can do nothing else.

What is read is one command a line, in English or in the language spoken; what is printed are whole
lines, never rewritten and without colour. A line that is not understood is answered in one line and
changes nothing.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from typing import Final

from brikke.binding import bind
from brikke.events import RoundEnded
from brikke.locales import DEFAULT_LANGUAGE, Words
from brikke.position import Draw, Pass, Play, Turn
from brikke.prose import rules_text
from brikke.rules import Code
from brikke.sets import Run, SetFlaw
from brikke.solver import Solution, best_turn
from brikke.table import LaidSet, read_table
from brikke.tiles import Tile, TileError, faces_of
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet, Place
from brikke.tui.faces import by_colour, by_number, has_cards, in_names
from brikke.tui.saving import Keeper
from brikke.tui.sitting import SEAT, Sitting
from brikke.tui.telling import Telling, edition_title, in_columns
from brikke.tui.typed import Mistyped, sets_meant, tiles_among, tiles_meant

COMMANDS: Final = (
    "lay",
    "add",
    "back",
    "table",
    "done",
    "draw",
    "pass",
    "hint",
    "undo",
    "redo",
    "reset",
    "show",
    "sort",
    "names",
    "score",
    "rules",
    "next",
    "help",
    "quit",
)
HINT_STAGES: Final = 4


class Quit(Exception):  # noqa: N818 - reads as what it is
    """The person has had enough, or there is nothing more to read."""


class Misunderstood(Exception):  # noqa: N818
    """A line that cannot be done: it says why, and nothing has changed."""


class Lines:
    """Plays a match, line by line."""

    def __init__(
        self,
        sitting: Sitting,
        words: Words,
        keeper: Keeper,
        read: Callable[[], str | None],
        write: Callable[[str], None],
    ) -> None:
        self._sitting, self._words, self._keeper = sitting, words, keeper
        self._read, self._write = read, write
        self._by_number = False
        self._named = False
        self._commands = command_words(words)
        self._draft = Draft(sitting.view.position)
        self._hint: Solution | None = None
        self._hinted = 0
        self._draws_anyway = False

    @property
    def _telling(self) -> Telling:
        cards = has_cards(self._sitting.rulebook)
        shown = in_names(self._words, cards) if self._named else str
        return Telling(self._words, self._sitting.bots, shown, ", " if self._named else " ")

    def play(self) -> None:
        """Play until the match is over, the person quits, or there is nothing more to read."""
        self._greet()
        try:
            while True:
                self._play_round()
                if self._sitting.match.is_over():
                    break
                self._between()
                self._sitting.next_round()
                self._tell_round()
        except Quit:
            pass
        self._tell_where()

    def _play_round(self) -> None:
        while not self._sitting.game.is_over():
            if self._sitting.is_mine:
                self._turn()
            else:
                self._push(self._sitting.bot_turn())

    def _push(self, turn: Turn) -> None:
        before = self._sitting.game.state.table
        for event in self._sitting.push(turn):
            if isinstance(event, RoundEnded):
                self._tell_end(event)
            elif told := self._telling.event(before, event):
                self._write(told)
        self._keeper.keep(self._sitting)

    def _turn(self) -> None:
        self._draft = Draft(self._sitting.view.position)
        self._hint, self._hinted = None, 0
        self._draws_anyway = False
        self._show()
        while self._sitting.is_mine:
            try:
                self._do(self._next_line())
            except (Misunderstood, Mistyped) as why:
                self._refuse(why)

    def _refuse(self, why: Misunderstood | Mistyped) -> None:
        self._write(why.told(self._words) if isinstance(why, Mistyped) else str(why))

    def _next_line(self) -> str:
        while (line := self._read()) is not None:
            if line.strip():
                return line.strip()
        raise Quit

    def _do(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is None:
            raise Misunderstood(self._words("lines-unknown", command=word))
        draws_anyway, self._draws_anyway = self._draws_anyway, False
        match command:
            case "lay":
                self._lay(rest)
            case "add":
                self._add(rest)
            case "back":
                self._back(rest)
            case "table":
                self._lay_out(rest)
            case "done":
                self._done()
            case "draw":
                self._draw(draws_anyway)
            case "pass":
                self._try(Pass())
            case "hint":
                self._tell_hint()
            case "undo" | "redo":
                self._undo(again=command == "redo")
            case "reset":
                self._draft.reset()
                self._show()
            case _:
                self._look(command)

    def _look(self, command: str) -> None:
        """Do what changes nothing in the match; so it can be done between two rounds, too."""
        match command:
            case "show":
                self._show()
            case "sort":
                self._by_number = not self._by_number
                self._tell_rack()
            case "names":
                self._named = not self._named
                self._show()
            case "score":
                self._tell_score()
            case "rules":
                self._write(rules_text(self._sitting.rulebook, self._words))
            case "help":
                self._tell_help()
            case "quit":
                raise Quit
            case _:
                raise Misunderstood(self._words("lines-not-now", command=self._named_as(command)))

    def _lay(self, text: str) -> None:
        """Lay one set or, separated by bars, several; if one cannot be laid, none is."""
        for tiles in sets_meant(self._draft, text):
            self._draft.move(tiles, NEW_SET)
        self._tell_draft()

    def _add(self, text: str) -> None:
        named, _, number = text.strip().rpartition(" ")
        # "add b3 to 2" and "add b3 2" are the same, whatever the little word is.
        parts = named.split()
        if parts and parts[-1].isalpha() and parts[-1].lower() != "j":
            parts.pop()
        if not number:
            raise Mistyped("lines-which-tiles")
        table = self._draft.now.table
        if not number.isdecimal() or not 1 <= int(number) <= len(table):
            raise Misunderstood(self._words("lines-which-set", value=number))
        at = int(number) - 1
        tiles = tiles_meant(self._draft, " ".join(parts), but=table[at])
        self._move(tiles, InSet(at, len(table[at])))

    def _back(self, text: str) -> None:
        self._move(tiles_among(self._draft.laid, text), ON_RACK)

    def _move(self, tiles: list[Tile], place: Place) -> None:
        self._draft.move(tiles, place)
        self._tell_draft()

    def _lay_out(self, text: str) -> None:
        try:
            table = read_table(text.replace(",", " ").lower())
        except TileError as error:
            raise Misunderstood(self._words("lines-no-tile", tile=str(error.value))) from None
        position = self._draft.position
        of_tiles = Code.NOT_OWNED, Code.MISSING_FROM_TABLE, Code.JOKER_TAKEN
        found = self._sitting.game.violations(Play(table))
        for violation in found:
            if violation.code in of_tiles:
                raise Misunderstood(self._telling.violation(violation))
        self._draft.lay_out(bind(position.table, position.rack, table))
        self._tell_draft()

    def _done(self) -> None:
        if not self._draft.is_touched:
            raise Misunderstood(self._words("violation-nothing-played"))
        self._try(self._draft.turn)

    def _draw(self, anyway: bool) -> None:
        if self._draft.is_touched and not anyway and self._sitting.view.pool_size:
            self._draws_anyway = True
            raise Misunderstood(self._words("lines-draw-again"))
        self._try(Draw())

    def _try(self, turn: Turn) -> None:
        found = self._sitting.game.violations(turn)
        if found:
            reasons = self._telling.judgement(self._draft, found)
            raise Misunderstood("\n".join(reasons))
        self._push(turn)

    def _undo(self, *, again: bool) -> None:
        if not (self._draft.redo() if again else self._draft.undo()):
            raise Misunderstood(self._words("tui-nothing-to-undo"))
        self._tell_draft()

    def _tell_hint(self) -> None:
        position, telling = self._draft.position, self._telling
        if self._hint is None:
            self._hint = best_turn(position, calm=True)
        self._hinted = min(self._hinted + 1, HINT_STAGES)
        turn = self._hint.turn
        if self._hinted == 1 or not isinstance(turn, Play):
            self._write(telling.hint(self._hint, self._sitting.view.pool_size))
        elif self._hinted == 2:
            self._write(telling.hint_tiles(self._hint))
        elif self._hinted == 3:
            self._tell(telling.hint_steps(position.table, self._hint))
        else:
            self._draft.lay_out(turn.table)
            self._tell_draft()
            return
        if isinstance(turn, Play):
            self._write(self._words("lines-hint-more", command=self._named_as("hint")))

    def _greet(self) -> None:
        title = edition_title(self._words, self._sitting.rulebook)
        self._write(f"Brikke. {title}. {self._words('lines-help-how', **self._help_names())}")
        self._tell_round()

    def _tell_round(self) -> None:
        rounds, number = self._sitting.rulebook.rounds, len(self._sitting.match.rounds)
        told = self._words("table-round", round=number, rounds=rounds)
        self._write("")
        self._write(f"{told}. {self._telling.starts(self._sitting.game.state.starter)}")

    def _show(self) -> None:
        """Tell the table, everyone else, the pool and the rack."""
        self._write("")
        self._tell_table()
        sitting, telling = self._sitting, self._telling
        for seat in range(SEAT + 1, sitting.match.seats):
            self._write(f"{telling.seat(sitting, seat)}.")
        self._write(f"{self._words('table-pool', count=sitting.view.pool_size)}.")
        self._tell_rack()
        if sitting.is_mine:
            if self._draft.is_touched:
                self._tell_judgement()
            else:
                what = telling.what_now(self._draft.position)
                self._write(f"{self._words('table-turn-yours')}. {what}")

    def _tell_table(self) -> None:
        table = self._draft.now.table
        if not table:
            self._write(self._words("table-empty"))
            return
        self._write(f"{self._words('table-area')}:")
        self._tell(f"{number}. {self._set(laid)}" for number, laid in enumerate(table, start=1))

    def _set(self, laid: LaidSet) -> str:
        told = self._telling.tiles(laid)
        read = self._sitting.rulebook.read_set(faces_of(laid))
        if isinstance(read, SetFlaw):
            return f"{self._words('set-no', tiles=told)} – {self._words(f'flaw-{read}')}"
        return self._words("set-run" if isinstance(read, Run) else "set-group", tiles=told)

    def _tell_rack(self) -> None:
        rack = sorted(self._draft.now.rack, key=by_number if self._by_number else by_colour)
        told = self._telling.tiles(rack) or self._words("round-left-none")
        self._write(f"{self._words('table-rack')} ({len(rack)}): {told}")

    def _tell_draft(self) -> None:
        self._tell_table()
        self._tell_rack()
        self._tell_judgement()

    def _tell_judgement(self) -> None:
        found = self._sitting.game.violations(self._draft.turn)
        self._tell(self._telling.judgement(self._draft, found))
        if not found:
            self._write(self._words("lines-say-done", command=self._named_as("done")))

    def _tell_end(self, ended: RoundEnded) -> None:
        telling = self._telling
        self._write("")
        self._write(telling.ending(ended.outcome, self._sitting.rulebook))
        self._tell(telling.left(ended))
        self._tell_score()
        if self._sitting.match.is_over():
            self._write(telling.match_ending(self._sitting.match))

    def _tell_score(self) -> None:
        self._write(f"{self._words('sheet-title')}:")
        if self._sitting.match.sheet.rows:
            self._tell(in_columns(self._telling.sheet(self._sitting.match)))
        else:
            self._write(self._words("tui-no-score"))

    def _between(self) -> None:
        """Wait until the person wants the next round; an empty line will do."""
        self._write(self._words("lines-next", command=self._named_as("next")))
        while (line := self._read()) is not None:
            word = line.strip().partition(" ")[0].lower()
            command = self._commands.get(word)
            if not word or command == "next":
                return
            try:
                if command is None:
                    raise Misunderstood(self._words("lines-unknown", command=word))
                self._look(command)
            except Misunderstood as why:
                self._refuse(why)
        raise Quit

    def _tell_help(self) -> None:
        for command in COMMANDS:
            about = self._words(f"lines-about-{command}")
            self._write(f"{self._named_as(command)}: {about}")
        keys = "lines-tiles-cards" if has_cards(self._sitting.rulebook) else "lines-tiles"
        self._write(self._words(keys))

    def _help_names(self) -> dict[str, str]:
        return {"help": self._named_as("help"), "quit": self._named_as("quit")}

    def _named_as(self, command: str) -> str:
        return self._words(f"lines-do-{command}")

    def _tell_where(self) -> None:
        for line in where_kept(self._words, self._keeper, self._sitting):
            self._write(line)

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)


def command_words(words: Words) -> dict[str, str]:
    """Return every word that is a command, in the language spoken or in English."""
    own = {words(f"lines-do-{command}"): command for command in COMMANDS}
    english = Words(DEFAULT_LANGUAGE)
    return {**{english(f"lines-do-{command}"): command for command in COMMANDS}, **own}


def where_kept(words: Words, keeper: Keeper, sitting: Sitting) -> list[str]:
    """Return where the match is kept, and how to go on with it, to be said at the very end."""
    if keeper.trouble:
        return [words("tui-not-kept", reason=keeper.trouble)]
    if not keeper.is_written or keeper.path is None:
        return []
    lines = [words("tui-kept", file=str(keeper.path))]
    if not sitting.match.is_over():
        lines.append(words("tui-go-on", command=f"brikke play --resume {_quoted(keeper.path)}"))
    return lines


def _quoted(path: object) -> str:
    return shlex.quote(str(path))
