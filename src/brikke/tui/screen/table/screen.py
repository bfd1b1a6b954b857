"""The table screen: the player drafts a turn by mouse or keys, and bots answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from brikke.errors import InputError
from brikke.game.events import Event, RoundEnded
from brikke.rules.position import Draw, Pass, Play, Turn
from brikke.rules.tiles import Tile
from brikke.study.advice import Aim
from brikke.tui.faces import letter_format, shape_format, uses_cards
from brikke.tui.hints import Stage
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import MatchSession
from brikke.tui.messages import Messages
from brikke.tui.player_turn import PlayerTurn
from brikke.tui.screen.board import Board
from brikke.tui.screen.dialogs import InputDialog
from brikke.tui.screen.key_bar import KeyBar
from brikke.tui.screen.layout import Pointed
from brikke.tui.screen.table.board_content import board_content
from brikke.tui.screen.table.dialogs import (
    LAY,
    end_dialog,
    keys_dialog,
    rules_dialog,
    sheet_dialog,
    steps_dialog,
    why_dialog,
)
from brikke.tui.screen.table.keys import table_keys
from brikke.tui.screen.table.match_loop import TICK, MatchLoop
from brikke.tui.screen.table.selection import Answer, Selection
from brikke.tui.screen.table.status_box import StatusBox
from brikke.tui.screen.table.text import Status, head_text, news_text, seats_text, status_of
from brikke.tui.tile_input import TileInputError, parse_sets
from brikke.words.catalogue import Words

WHY: Final = "w"


class TableScreen(Screen[None]):
    """The screen of one match."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    TableScreen #head { height: auto; padding: 0 1; background: $panel; text-style: bold; }
    TableScreen #seats { height: auto; padding: 0 1; }
    TableScreen #news { height: auto; min-height: 1; max-height: 4; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("e", "done", show=False),
        Binding("d", "draw", show=False),
        Binding("p", "pass", show=False),
        Binding("h", "hint", show=False),
        Binding("c", "chances", show=False),
        Binding("u", "undo", show=False),
        Binding("r", "redo", show=False),
        Binding("x", "reset", show=False),
        Binding("n", "new_set", show=False),
        Binding("a", "whole_set", show=False),
        Binding("backspace,b", "back", show=False),
        Binding("escape", "choose_nothing", show=False),
        Binding("s", "sort", show=False),
        Binding("l", "letters", show=False),
        Binding("colon,slash,t", "type", show=False),
        Binding(WHY, "why", show=False),
        Binding("o", "sheet", show=False),
        Binding("i", "rules", show=False),
        Binding("question_mark,f1", "keys", show=False),
        Binding("m", "rematch", show=False),
        Binding("q", "app.leave", show=False),
    ]

    class Rematch(Message):
        """The player wants another match."""

    def __init__(
        self,
        session: MatchSession,
        words: Words,
        match_file: MatchFile,
        *,
        pace: float,
        clock: bool,
    ) -> None:
        super().__init__()
        self.session, self.words, self.match_file = session, words, match_file
        self.match_loop = MatchLoop(session, match_file, pace=pace, clock=clock)
        self.turn = PlayerTurn(session)
        self.selection = Selection(self.turn.draft)
        self._has_clock = clock
        self._shown = shape_format(uses_cards(session.rulebook))
        self._in_letters = False
        self._in_numbers = False
        self._notice = ""

    @property
    def messages(self) -> Messages:
        """The messages of the match, in the current format of tiles."""
        return Messages(self.words, self.session.bots, self._shown)

    def compose(self) -> ComposeResult:
        """Create the widgets, from top to bottom."""
        yield Static(id="head")
        yield Static(id="seats")
        yield Board(self._shown, self)
        yield Static(id="news")
        yield StatusBox(self.words, WHY)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Start the match."""
        self.query_one(Board).focus()
        if self._has_clock:
            self.set_interval(TICK, self.tick)
        self._begin_round()

    # The match

    def _begin_round(self) -> None:
        self.match_loop.begin_round()
        self._begin_turn()
        self.run_worker(self._let_bots_play())

    def _begin_turn(self) -> None:
        """Begin a turn with an empty draft."""
        self.turn = PlayerTurn(self.session)
        self.selection = Selection(self.turn.draft)
        self._set_notice("")

    async def _let_bots_play(self) -> None:
        try:
            async for events in self.match_loop.bot_turns():
                self._carry_on()
                self._show_end(events)
        except InputError as error:
            self.app.exit(error)

    def _carry_on(self) -> None:
        """Rebase the draft onto the table that others left."""
        if self.session.game.is_over():
            self._begin_turn()
            return
        plan = self.turn.draft
        self.turn = PlayerTurn(self.session, plan)
        self.selection = self.selection.taken_on(self.turn.draft)
        is_adapted = plan.is_touched and self.turn.draft is not plan
        self._set_notice(self.words("turn-scratch-changed") if is_adapted else "")

    def _end_turn(self, events: Sequence[Event]) -> None:
        self._begin_turn()
        self._show_end(events)
        self.run_worker(self._let_bots_play())

    def tick(self) -> None:
        """Advance the clock."""
        if self.match_loop.tick():
            self._end_turn(self.match_loop.run_out(self.turn))
        else:
            self._show_head()

    # Display

    def show(self) -> None:
        """Update all widgets."""
        session, messages, turn = self.session, self.messages, self.turn
        self._show_head()
        self.query_one("#seats", Static).update(Content(seats_text(messages, session)))
        is_trying = session.is_my_turn and turn.draft.is_touched
        content = board_content(
            self.words,
            turn,
            chosen=self.selection.chosen,
            fresh=() if is_trying else self.match_loop.fresh,
            in_numbers=self._in_numbers,
        )
        self.query_one(Board).show(content)
        self.query_one("#news", Static).update(Content(news_text(messages, self.match_loop.news)))
        status = self._status()
        self.query_one(StatusBox).show(status.lines, good=status.good)
        keys = table_keys(self.words, session, in_numbers=self._in_numbers)
        self.query_one(KeyBar).show(keys)

    def _status(self) -> Status:
        status = status_of(self.session, self.turn, len(self.selection.chosen), self.messages)
        return Status((self._notice, *status.lines)) if self._notice else status

    def _show_head(self) -> None:
        head = head_text(self.words, self.session, self.match_loop.seconds)
        self.query_one("#head", Static).update(Content(head))

    def _set_notice(self, notice: str) -> None:
        self._notice = notice
        self.show()

    # Mouse and cursor

    def _handle(self, do: Callable[[], Answer]) -> None:
        """Change the draft, and show the message about it."""
        answer = "violation-round-over" if self.session.game.is_over() else do()
        self._set_notice(self.words(answer) if answer else "")

    def act(self, pointed: Pointed, *, marks: bool) -> None:
        """Select the tile there or, if tiles are selected, move them there."""
        if self.session.game.is_over():
            self.action_next_round()
        else:
            self._handle(lambda: self.selection.point(pointed, marks=marks))

    def drag(self, tile: Tile, pointed: Pointed) -> None:
        """Move a tile, and those selected with it, to where it was dragged."""
        self._handle(lambda: self.selection.drag(tile, pointed))

    def on_board_left_down(self) -> None:
        """Move the focus to the keys."""
        self.query_one(KeyBar).focus()

    def on_key_bar_left_up(self) -> None:
        """Move the focus back to the board."""
        self.query_one(Board).focus()

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Run the action of a key."""
        await self.run_action(message.key.action)

    # Keys that change the draft

    def action_new_set(self) -> None:
        """Move the selected tiles into a new set."""
        self._handle(self.selection.put_into_new_set)

    def action_whole_set(self) -> None:
        """Select all tiles of the set at the cursor."""
        self._handle(lambda: self.selection.choose_set(self.query_one(Board).here))

    def action_back(self) -> None:
        """Move the selected tiles, or the tile at the cursor, back to the rack."""
        self._handle(lambda: self.selection.put_back(self.query_one(Board).here))

    def action_choose_nothing(self) -> None:
        """Clear the selection."""
        self._handle(self.selection.choose_nothing)

    def action_undo(self) -> None:
        """Undo the last step."""
        self._handle(self.selection.undo)

    def action_redo(self) -> None:
        """Redo the last undone step."""
        self._handle(self.selection.redo)

    def action_reset(self) -> None:
        """Return to the beginning of the turn."""
        self._handle(self.selection.reset)

    def action_type(self) -> None:
        """Read tiles from the keyboard."""

        def typed(text: str | None) -> None:
            if text is None or not text.strip():
                return
            try:
                sets = parse_sets(self.turn.draft, text)
                self._handle(lambda: self.selection.lay(sets))
            except TileInputError as why:
                self._set_notice(why.message(self.words))

        self.app.push_screen(InputDialog(self.words("tui-type-about")), typed)

    # Keys that end the turn

    def _is_due(self) -> bool:
        """Return whether it is the player's turn; if not, say so."""
        if not self.session.is_my_turn:
            self._set_notice(self.words("violation-out-of-turn"))
        return self.session.is_my_turn

    def action_done(self) -> None:
        """Play the draft."""
        if self.session.game.is_over():
            self.action_next_round()
        elif self._is_due():
            if not self.turn.draft.is_touched:
                self._set_notice(self.words("violation-nothing-played"))
            else:
                self._try(self.turn.draft.turn)

    def action_draw(self) -> None:
        """Draw a tile; ask once if that would discard a draft."""
        if not self._is_due():
            return
        if self.turn.asks_before_drawing():
            self._set_notice(self.words("tui-draw-again", press="d"))
        else:
            self._try(Draw())

    def action_pass(self) -> None:
        """Pass, if no tile is left to draw."""
        if self._is_due():
            self._try(Pass())

    def _try(self, turn: Turn) -> None:
        found = self.session.game.violations(turn)
        if not found:
            self._end_turn(self.match_loop.make(turn))
        else:
            # The status shows the violations of a draft anyway.
            self._set_notice("" if isinstance(turn, Play) else self.messages.violation(found[0]))

    def action_hint(self) -> None:
        """Show a hint: whether tiles can be played, then which ones, then every step."""
        self._hint(Aim.TILES)

    def action_chances(self) -> None:
        """Show a hint for the turn with the best chances, in the same stages."""
        self._hint(Aim.CHANCES)

    def _hint(self, aim: Aim) -> None:
        if not self._is_due():
            return
        stage = self.turn.hints.ask(aim)
        lines = self.messages.hint(self.turn.hints, self.session.view)
        if stage < Stage.STEPS:
            self._set_notice(" ".join(lines))
        else:
            self._show_steps(lines)

    def _show_steps(self, steps: Sequence[str]) -> None:
        turn = self.turn

        def answered(answer: str | None) -> None:
            best = turn.hints.best.turn
            # The turn may have timed out meanwhile.
            if answer == LAY and isinstance(best, Play) and turn is self.turn:
                self._handle(lambda: self.selection.lay_out(best.table))

        self.app.push_screen(steps_dialog(self.words, steps), answered)

    # Keys that change the display

    def action_sort(self) -> None:
        """Switch the order of the rack."""
        self._in_numbers = not self._in_numbers
        self.show()

    def action_letters(self) -> None:
        """Switch between shapes and letters."""
        self._in_letters = not self._in_letters
        shown = letter_format if self._in_letters else shape_format
        self._shown = shown(uses_cards(self.session.rulebook))
        self.query_one(Board).shown = self._shown
        self.show()

    def action_why(self) -> None:
        """Show every violation of the draft, or the status."""
        lacks = self.turn.draft.is_touched and bool(self.turn.lacks())
        self.app.push_screen(why_dialog(self.words, self._status().lines, lacks=lacks))

    def action_sheet(self) -> None:
        """Show the score sheet."""
        self.app.push_screen(sheet_dialog(self.messages, self.session))

    def action_rules(self) -> None:
        """Show the rules of the match."""
        self.app.push_screen(rules_dialog(self.words, self.session.rulebook))

    def action_keys(self) -> None:
        """Show the help."""
        self.app.push_screen(keys_dialog(self.words, self.session.rulebook))

    # The end

    def _show_end(self, events: Sequence[Event]) -> None:
        """Show the result of a round, if it is over."""
        ended = events[-1]
        if isinstance(ended, RoundEnded):
            dialog = end_dialog(self.messages, self.session, ended, self.match_file)
            self.app.push_screen(dialog, self._answered_end)

    async def _answered_end(self, answer: str | None) -> None:
        if answer:
            await self.run_action(answer)

    def action_rematch(self) -> None:
        """Start another match, if this one is over."""
        if self.session.match.is_over():
            self.post_message(self.Rematch())

    def action_next_round(self) -> None:
        """Start the next round, if the current one is over and the match is not."""
        if self.session.game.is_over() and not self.session.match.is_over():
            self.session.next_round()
            self._begin_round()
