"""The screen of ``brikke play``: what is chosen first, then the table; leaving is asked once."""

from __future__ import annotations

from pathlib import Path

from brikke.errors import InputError
from brikke.game.notation import read_record
from brikke.tui.dialogs import Told
from brikke.tui.keys import Key
from brikke.tui.saving import Keeper, unfinished_match
from brikke.tui.screen_app import ScreenApp
from brikke.tui.setup_screen import SetupScreen, Wishes
from brikke.tui.sitting import Sitting
from brikke.tui.table.screen import TableScreen
from brikke.words.catalogue import Words


class PlayApp(ScreenApp):
    """A match against bots; without one, the person chooses it first."""

    def __init__(
        self,
        sitting: Sitting | None,
        words: Words,
        keeper: Keeper,
        *,
        pace: float = 0.8,
        clock: bool = False,
    ) -> None:
        super().__init__(words)
        self.sitting, self.keeper = sitting, keeper
        self._pace, self._clock = pace, clock
        self._is_asked = False

    def on_mount(self) -> None:
        """Show the table, or ask for one."""
        if self.sitting is not None:
            self._sit_down()
            return
        unfinished = None if self.keeper.path else unfinished_match()
        wishes = Wishes(language=self.words.language, clock=self._clock)
        self.push_screen(SetupScreen(wishes, unfinished), self._chosen)

    def _chosen(self, chosen: Wishes | Path | None) -> None:
        if isinstance(chosen, Path):
            try:
                self.sitting = Sitting.from_record(read_record(chosen.read_text(encoding="utf-8")))
            except (OSError, InputError) as error:
                self.exit(InputError(f"cannot be gone on with ({error})", chosen))
                return
            self.keeper = Keeper(chosen, goes_on=True)
        elif chosen is not None:
            self.words = Words(chosen.language)
            self._clock = chosen.clock
            self.sitting = Sitting(chosen.rulebook, chosen.bots)
        self._sit_down()

    def _sit_down(self) -> None:
        if self.sitting is not None:
            table = TableScreen(
                self.sitting, self.words, self.keeper, pace=self._pace, clock=self._clock
            )
            self.push_screen(table)

    def on_table_screen_rematch(self) -> None:
        """Play another match by the same rules against the same bots."""
        if self.sitting is not None:
            self.sitting = Sitting(self.sitting.rulebook, self.sitting.bots)
            self.keeper = Keeper()
            self.pop_screen()
            self._sit_down()

    def action_leave(self) -> None:
        """Leave the table; while a match is being played, that is asked once."""
        if self._is_asked or self.sitting is None or self.sitting.match.is_over():
            self.exit()
            return
        words = self.words
        kept = "tui-quit-kept" if self.sitting.has_begun else "tui-quit-lost"
        if self.keeper.trouble:
            text = words("tui-not-kept", reason=self.keeper.trouble)
        else:
            text = words(kept)
        keys = [
            Key("q", words("tui-quit-leave"), "leave"),
            Key("escape", words("tui-quit-stay"), "", "Esc"),
        ]
        self._is_asked = True
        self.push_screen(Told(words("tui-quit-sure"), [text], keys), self._answered)

    def _answered(self, answer: str | None) -> None:
        self._is_asked = False
        if answer == "leave":
            self.exit()
