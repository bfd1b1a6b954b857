"""The game in plain lines: for screen readers, pipes and terminals that can do nothing else.

What is read is one command a line; what is printed are whole lines, never rewritten and without
colour. A line that is not understood is answered in one line and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from brikke.game.events import RoundEnded
from brikke.rules.judge import Code
from brikke.rules.physical import bind
from brikke.rules.position import Draw, Pass, Play, Turn
from brikke.rules.table import read_table
from brikke.rules.tiles import TileError
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet
from brikke.tui.faces import has_cards, in_names
from brikke.tui.hints import Stage
from brikke.tui.lines.commands import Commands, Misunderstood
from brikke.tui.lines.text import LineText
from brikke.tui.own_turn import OwnTurn
from brikke.tui.saving import Keeper
from brikke.tui.sitting import Sitting
from brikke.tui.telling import Telling, edition_title, where_kept
from brikke.tui.typed import Mistyped, sets_meant, tiles_among, tiles_meant
from brikke.words.catalogue import Words
from brikke.words.prose import rules_text


class Quit(Exception):  # noqa: N818 - reads as what it is
    """The person has had enough, or there is nothing more to read."""


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
        self._commands = Commands(words)
        self._in_numbers = False
        self._in_names = False
        self._turn = OwnTurn(sitting)

    @property
    def _draft(self) -> Draft:
        return self._turn.draft

    @property
    def _telling(self) -> Telling:
        if not self._in_names:
            return Telling(self._words, self._sitting.bots, str)
        names = in_names(self._words, has_cards(self._sitting.rulebook))
        return Telling(self._words, self._sitting.bots, names, ", ")

    @property
    def _text(self) -> LineText:
        return LineText(self._telling, in_numbers=self._in_numbers)

    # How a match goes on

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
        self._tell(where_kept(self._words, self._keeper, self._sitting))

    def _play_round(self) -> None:
        while not self._sitting.game.is_over():
            if self._sitting.is_mine:
                self._take_turn()
            else:
                self._push(self._sitting.bot_turn())

    def _push(self, turn: Turn) -> None:
        before = self._sitting.game.state.table
        for event in self._sitting.push(turn):
            if isinstance(event, RoundEnded):
                self._tell(["", *self._text.end(self._sitting.match, event)])
            elif told := self._telling.event(before, event):
                self._write(told)
        self._keeper.keep(self._sitting)

    def _take_turn(self) -> None:
        self._turn = OwnTurn(self._sitting)
        self._show()
        while self._sitting.is_mine:
            try:
                if line := self._next_line():
                    self._do(*self._commands.read(line))
            except Misunderstood as why:
                self._write(str(why))
            except Mistyped as why:
                self._write(why.told(self._words))

    def _between(self) -> None:
        """Wait until the person wants the next round; an empty line will do."""
        self._turn = OwnTurn(self._sitting)
        self._write(self._words("lines-next", command=self._commands.name("next")))
        while line := self._next_line():
            try:
                command, _ = self._commands.read(line)
                if command == "next":
                    return
                self._look(command)
            except Misunderstood as why:
                self._write(str(why))

    def _next_line(self) -> str:
        line = self._read()
        if line is None:
            raise Quit
        return line.strip()

    # What commands do

    def _do(self, command: str, rest: str) -> None:
        match command:
            case "lay":
                self._lay(rest)
            case "add":
                self._add(rest)
            case "back":
                self._draft.move(tiles_among(self._draft.laid, rest), ON_RACK)
                self._tell_draft()
            case "table":
                self._lay_out(rest)
            case "done":
                self._done()
            case "draw":
                self._draw()
            case "pass":
                self._try(Pass())
            case "hint":
                self._hint()
            case "undo":
                self._step(self._draft.undo(), "tui-nothing-to-undo")
            case "redo":
                self._step(self._draft.redo(), "tui-nothing-to-redo")
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
                self._in_numbers = not self._in_numbers
                self._write(self._text.rack(self._draft))
            case "names":
                self._in_names = not self._in_names
                self._show()
            case "score":
                self._tell(self._text.score(self._sitting.match))
            case "rules":
                self._write(rules_text(self._sitting.rulebook, self._words))
            case "help":
                self._tell(self._commands.help(cards=has_cards(self._sitting.rulebook)))
            case "quit":
                raise Quit
            case _:
                name = self._commands.name(command)
                raise Misunderstood(self._words("lines-not-now", command=name))

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
        self._draft.move(tiles, InSet(at, len(table[at])))
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

    def _draw(self) -> None:
        if self._turn.asks_before_drawing():
            raise Misunderstood(self._words("lines-draw-again"))
        self._try(Draw())

    def _try(self, turn: Turn) -> None:
        found = self._sitting.game.violations(turn)
        if found:
            raise Misunderstood("\n".join(self._telling.judgement(self._draft, found)))
        self._push(turn)

    def _step(self, is_taken: bool, nothing: str) -> None:
        if not is_taken:
            raise Misunderstood(self._words(nothing))
        self._tell_draft()

    def _hint(self) -> None:
        hints = self._turn.hints
        stage, best = hints.ask(), hints.best.turn
        if stage is Stage.LAID and isinstance(best, Play):
            self._draft.lay_out(best.table)
            self._tell_draft()
            return
        self._tell(self._telling.hint(hints, self._sitting.view))
        if isinstance(best, Play):
            self._write(self._words("lines-hint-more", command=self._commands.name("hint")))

    # What is told

    def _greet(self) -> None:
        title = edition_title(self._words, self._sitting.rulebook)
        names = {command: self._commands.name(command) for command in ("help", "quit")}
        self._write(f"Brikke. {title}. {self._words('lines-help-how', **names)}")
        self._tell_round()

    def _tell_round(self) -> None:
        rounds, number = self._sitting.rulebook.rounds, len(self._sitting.match.rounds)
        told = self._words("table-round", round=number, rounds=rounds)
        self._tell(["", f"{told}. {self._telling.starts(self._sitting.game.state.starter)}"])

    def _show(self) -> None:
        """Tell how everything lies, and what there is to do."""
        self._tell(["", *self._text.position(self._sitting, self._turn)])
        if not self._sitting.is_mine:
            return
        if self._draft.is_touched:
            self._tell_judgement()
        else:
            what = self._telling.what_now(self._draft.position)
            self._write(f"{self._words('table-turn-yours')}. {what}")

    def _tell_draft(self) -> None:
        self._tell([*self._text.table(self._draft), self._text.rack(self._draft)])
        self._tell_judgement()

    def _tell_judgement(self) -> None:
        lacks = self._turn.lacks()
        self._tell(self._telling.judgement(self._draft, lacks))
        if not lacks:
            self._write(self._words("lines-say-done", command=self._commands.name("done")))

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)
