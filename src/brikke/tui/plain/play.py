"""Plain text game: for screen readers, pipes and simple terminals.

It reads one command for each line and prints whole lines, without colour and never rewritten. A
line that is not understood is answered in one line and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from brikke.game.events import RoundEnded
from brikke.rules.judge import Code
from brikke.rules.physical import bind
from brikke.rules.position import Draw, Pass, Play, Turn
from brikke.rules.table import read_table
from brikke.rules.tiles import TileError
from brikke.rules.typed_tiles import typed_reader
from brikke.study.advice import Aim
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet
from brikke.tui.faces import name_format, uses_cards
from brikke.tui.hints import Stage
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import MatchSession
from brikke.tui.messages import Messages, edition_title, saved_messages
from brikke.tui.plain.commands import CommandError, Commands
from brikke.tui.plain.text import PlainText
from brikke.tui.player_turn import PlayerTurn
from brikke.tui.tile_input import TileInputError, find_tiles, parse_sets, parse_tiles
from brikke.words.catalogue import Words
from brikke.words.prose import rules_text


class Quit(Exception):  # noqa: N818 - not an error
    """The player quits, or the input ends."""


class PlainGame:
    """Plays a match by commands."""

    def __init__(
        self,
        session: MatchSession,
        words: Words,
        match_file: MatchFile,
        read: Callable[[], str | None],
        write: Callable[[str], None],
    ) -> None:
        self._session, self._words, self._match_file = session, words, match_file
        self._read, self._write = read, write
        self._commands = Commands(words)
        self._in_numbers = False
        self._in_names = False
        self._turn = PlayerTurn(session)

    @property
    def _draft(self) -> Draft:
        return self._turn.draft

    @property
    def _messages(self) -> Messages:
        if not self._in_names:
            return Messages(self._words, self._session.bots, self._session.rulebook.face_text)
        names = name_format(self._words, uses_cards(self._session.rulebook))
        return Messages(self._words, self._session.bots, names, ", ")

    @property
    def _text(self) -> PlainText:
        return PlainText(self._messages, in_numbers=self._in_numbers)

    # The match

    def play(self) -> None:
        """Play until the match is over, the player quits, or the input ends."""
        self._greet()
        try:
            while True:
                self._play_round()
                if self._session.match.is_over():
                    break
                self._between()
                self._session.next_round()
                self._show_round()
        except Quit:
            pass
        self._write_lines(saved_messages(self._words, self._match_file, self._session))

    def _play_round(self) -> None:
        while not self._session.game.is_over():
            if self._session.is_my_turn:
                self._take_turn()
            else:
                self._push(self._session.bot_turn())

    def _push(self, turn: Turn) -> None:
        before = self._session.game.state.table
        for event in self._session.push(turn):
            if isinstance(event, RoundEnded):
                self._write_lines(["", *self._text.end(self._session.match, event)])
            elif text := self._messages.event(before, event):
                self._write(text)
        self._match_file.save(self._session)

    def _take_turn(self) -> None:
        self._turn = PlayerTurn(self._session)
        self._show()
        while self._session.is_my_turn:
            try:
                if line := self._next_line():
                    self._do(*self._commands.read(line))
            except CommandError as why:
                self._write(str(why))
            except TileInputError as why:
                self._write(why.message(self._words))

    def _between(self) -> None:
        """Wait for the command that starts the next round; an empty line is enough."""
        self._turn = PlayerTurn(self._session)
        self._write(self._words("lines-next", command=self._commands.name("next")))
        while line := self._next_line():
            try:
                command, _ = self._commands.read(line)
                if command == "next":
                    return
                self._look(command)
            except CommandError as why:
                self._write(str(why))

    def _next_line(self) -> str:
        line = self._read()
        if line is None:
            raise Quit
        return line.strip()

    # Commands

    def _do(self, command: str, rest: str) -> None:
        match command:
            case "lay":
                self._lay(rest)
            case "add":
                self._add(rest)
            case "back":
                cards = uses_cards(self._session.rulebook)
                self._draft.move(find_tiles(self._draft.laid, rest, cards=cards), ON_RACK)
                self._show_draft()
            case "table":
                self._lay_out(rest)
            case "done":
                self._done()
            case "draw":
                self._draw()
            case "pass":
                self._try(Pass())
            case "hint" | "chances":
                self._hint(command, Aim.TILES if command == "hint" else Aim.CHANCES)
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
        """Do a command that does not change the match; these work between rounds, too."""
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
                self._write_lines(self._text.score(self._session.match))
            case "rules":
                self._write(rules_text(self._session.rulebook, self._words))
            case "help":
                self._write_lines(self._commands.help(cards=uses_cards(self._session.rulebook)))
            case "quit":
                raise Quit
            case _:
                name = self._commands.name(command)
                raise CommandError(self._words("lines-not-now", command=name))

    def _lay(self, text: str) -> None:
        """Lay one set or, separated by bars, several; all of them or none."""
        for tiles in parse_sets(self._draft, text):
            self._draft.move(tiles, NEW_SET)
        self._show_draft()

    def _add(self, text: str) -> None:
        named, _, number = text.strip().rpartition(" ")
        # "add b3 to 2" and "add b3 2" are the same, whatever the preposition is.
        parts = named.split()
        if parts and parts[-1].isalpha() and parts[-1].lower() != "j":
            parts.pop()
        if not number:
            raise TileInputError("lines-which-tiles")
        table = self._draft.now.table
        if not number.isdecimal() or not 1 <= int(number) <= len(table):
            raise CommandError(self._words("lines-which-set", value=number))
        at = int(number) - 1
        tiles = parse_tiles(self._draft, " ".join(parts), but=table[at])
        self._draft.move(tiles, InSet(at, len(table[at])))
        self._show_draft()

    def _lay_out(self, text: str) -> None:
        reader = typed_reader(strict=False, cards=uses_cards(self._session.rulebook))
        try:
            table = read_table(text.replace(",", " "), reader)
        except TileError as error:
            raise CommandError(self._words("lines-no-tile", tile=str(error.value))) from None
        position = self._draft.position
        of_tiles = Code.NOT_OWNED, Code.MISSING_FROM_TABLE, Code.JOKER_TAKEN
        found = self._session.game.violations(Play(table))
        for violation in found:
            if violation.code in of_tiles:
                raise CommandError(self._messages.violation(violation))
        self._draft.lay_out(bind(position.table, position.rack, table))
        self._show_draft()

    def _done(self) -> None:
        if not self._draft.is_touched:
            raise CommandError(self._words("violation-nothing-played"))
        self._try(self._draft.turn)

    def _draw(self) -> None:
        if self._turn.asks_before_drawing():
            raise CommandError(self._words("lines-draw-again"))
        self._try(Draw())

    def _try(self, turn: Turn) -> None:
        found = self._session.game.violations(turn)
        if found:
            raise CommandError("\n".join(self._messages.judgement(self._draft, found)))
        self._push(turn)

    def _step(self, is_taken: bool, nothing: str) -> None:
        if not is_taken:
            raise CommandError(self._words(nothing))
        self._show_draft()

    def _hint(self, command: str, aim: Aim) -> None:
        hints = self._turn.hints
        stage, best = hints.ask(aim), hints.best.turn
        if stage is Stage.LAID and isinstance(best, Play):
            self._draft.lay_out(best.table)
            self._show_draft()
            return
        self._write_lines(self._messages.hint(hints, self._session.view))
        if isinstance(best, Play):
            self._write(self._words("lines-hint-more", command=self._commands.name(command)))

    # Output

    def _greet(self) -> None:
        title = edition_title(self._words, self._session.rulebook)
        names = {command: self._commands.name(command) for command in ("help", "quit")}
        self._write(f"Brikke. {title}. {self._words('lines-help-how', **names)}")
        self._show_round()

    def _show_round(self) -> None:
        rounds, number = self._session.rulebook.rounds, len(self._session.match.rounds)
        text = self._words("table-round", round=number, rounds=rounds)
        self._write_lines(
            ["", f"{text}. {self._messages.starts(self._session.game.state.starter)}"]
        )

    def _show(self) -> None:
        """Print the position, and what the player has to do."""
        self._write_lines(["", *self._text.position(self._session, self._turn)])
        if not self._session.is_my_turn:
            return
        if self._draft.is_touched:
            self._show_judgement()
        else:
            what = self._messages.what_now(self._draft.position)
            self._write(f"{self._words('table-turn-yours')}. {what}")

    def _show_draft(self) -> None:
        self._write_lines([*self._text.table(self._draft), self._text.rack(self._draft)])
        self._show_judgement()

    def _show_judgement(self) -> None:
        lacks = self._turn.lacks()
        self._write_lines(self._messages.judgement(self._draft, lacks))
        if not lacks:
            self._write(self._words("lines-say-done", command=self._commands.name("done")))

    def _write_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)
