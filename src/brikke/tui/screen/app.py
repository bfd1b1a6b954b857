"""The program of ``brikke play``: the options of a match, then the table."""

from __future__ import annotations

from pathlib import Path

from brikke.errors import InputError
from brikke.game.notation import read_record
from brikke.players.bots.just_above import seated
from brikke.tui.match_file import MatchFile, own_results, unfinished_match
from brikke.tui.match_session import MatchSession
from brikke.tui.screen.base_app import ScreenApp
from brikke.tui.screen.dialogs import MessageDialog
from brikke.tui.screen.key_bar import Key
from brikke.tui.screen.setup import MatchOptions, SetupScreen
from brikke.tui.screen.table.screen import TableScreen
from brikke.words.catalogue import Words


class PlayApp(ScreenApp):
    """Plays a match against bots; without one, the player chooses its options first."""

    def __init__(
        self,
        session: MatchSession | None,
        words: Words,
        match_file: MatchFile,
        *,
        pace: float = 0.8,
        clock: bool = False,
    ) -> None:
        super().__init__(words)
        self.session, self.match_file = session, match_file
        self._pace, self._clock = pace, clock
        self._is_asked = False

    def on_mount(self) -> None:
        """Show the table, or ask for the options of a match."""
        if self.session is not None:
            self._sit_down()
            return
        unfinished = None if self.match_file.path else unfinished_match()
        options = MatchOptions(language=self.words.language, clock=self._clock)
        self.push_screen(SetupScreen(options, unfinished), self._chosen)

    def _chosen(self, chosen: MatchOptions | Path | None) -> None:
        if isinstance(chosen, Path):
            try:
                self.session = MatchSession.from_record(
                    read_record(chosen.read_text(encoding="utf-8"))
                )
            except (OSError, InputError) as error:
                self.exit(InputError(f"this match cannot be continued ({error})", chosen))
                return
            self.match_file = MatchFile(chosen, exists=True)
        elif chosen is not None:
            self.words = Words(chosen.language)
            self._clock = chosen.clock
            self.session = MatchSession(chosen.rulebook, seated(chosen.bots, own_results()))
        self._sit_down()

    def _sit_down(self) -> None:
        if self.session is not None:
            words = self.words.for_faces(self.session.rulebook.faces)
            table = TableScreen(
                self.session, words, self.match_file, pace=self._pace, clock=self._clock
            )
            self.push_screen(table)

    def on_table_screen_rematch(self) -> None:
        """Start another match by the same rules against the same bots."""
        if self.session is not None:
            self.session = MatchSession(self.session.rulebook, self.session.bots)
            self.match_file = MatchFile()
            self.pop_screen()
            self._sit_down()

    def action_leave(self) -> None:
        """Quit; while a match is being played, ask before."""
        if self._is_asked or self.session is None or self.session.match.is_over():
            self.exit()
            return
        words = self.words
        kept = "tui-quit-kept" if self.session.has_begun else "tui-quit-lost"
        if self.match_file.error:
            text = words("tui-not-kept", reason=self.match_file.error)
        else:
            text = words(kept)
        keys = [
            Key("q", words("tui-quit-leave"), "leave"),
            Key("escape", words("tui-quit-stay"), "", "Esc"),
        ]
        self._is_asked = True
        self.push_screen(MessageDialog(words("tui-quit-sure"), [text], keys), self._answered)

    def _answered(self, answer: str | None) -> None:
        self._is_asked = False
        if answer == "leave":
            self.exit()
