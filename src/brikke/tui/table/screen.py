"""The table: a turn is tried out with hands or keys, judged as it goes, and bots answer."""

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
from brikke.tui.board import Board
from brikke.tui.dialogs import Typing
from brikke.tui.faces import has_cards, in_shapes
from brikke.tui.hints import Stage
from brikke.tui.keys import KeyBar
from brikke.tui.layout import Pointed
from brikke.tui.own_turn import OwnTurn
from brikke.tui.saving import Keeper
from brikke.tui.sitting import Sitting
from brikke.tui.table.course import TICK, Course
from brikke.tui.table.dialogs import (
    LAY,
    end_dialog,
    keys_dialog,
    rules_dialog,
    sheet_dialog,
    steps_dialog,
    why_dialog,
)
from brikke.tui.table.handling import Answer, Handling
from brikke.tui.table.keys import table_keys
from brikke.tui.table.scene import table_scene
from brikke.tui.table.status_box import StatusBox
from brikke.tui.table.text import Status, head_text, news_text, seats_text, status_of
from brikke.tui.telling import Telling
from brikke.tui.typed import Mistyped, sets_meant
from brikke.words.catalogue import Words

WHY: Final = "w"


class TableScreen(Screen[None]):
    """One match at one table."""

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
        """One more match is wanted."""

    def __init__(
        self, sitting: Sitting, words: Words, keeper: Keeper, *, pace: float, clock: bool
    ) -> None:
        super().__init__()
        self.sitting, self.words, self.keeper = sitting, words, keeper
        self.course = Course(sitting, keeper, pace=pace, clock=clock)
        self.turn = OwnTurn(sitting)
        self.hands = Handling(self.turn.draft)
        self._has_clock = clock
        self._shown = in_shapes(has_cards(sitting.rulebook))
        self._in_letters = False
        self._in_numbers = False
        self._notice = ""

    @property
    def telling(self) -> Telling:
        """Tells the match with tiles as they are shown now."""
        return Telling(self.words, self.sitting.bots, self._shown)

    def compose(self) -> ComposeResult:
        """Show the table from above to below."""
        yield Static(id="head")
        yield Static(id="seats")
        yield Board(self._shown, self)
        yield Static(id="news")
        yield StatusBox(self.words, WHY)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(Board).focus()
        if self._has_clock:
            self.set_interval(TICK, self.tick)
        self._begin_round()

    # How a match goes on

    def _begin_round(self) -> None:
        self.course.begin_round()
        self._begin_turn()
        self.run_worker(self._let_bots_play())

    def _begin_turn(self) -> None:
        """Begin anew, with nothing planned."""
        self.turn = OwnTurn(self.sitting)
        self.hands = Handling(self.turn.draft)
        self._say("")

    async def _let_bots_play(self) -> None:
        try:
            async for events in self.course.bot_turns():
                self._carry_on()
                self._tell_end(events)
        except InputError as error:
            self.app.exit(error)

    def _carry_on(self) -> None:
        """Keep what is planned as far as others have left the table for it."""
        if self.sitting.game.is_over():
            self._begin_turn()
            return
        plan = self.turn.draft
        self.turn = OwnTurn(self.sitting, plan)
        self.hands = self.hands.taken_on(self.turn.draft)
        is_adapted = plan.is_touched and self.turn.draft is not plan
        self._say(self.words("turn-scratch-changed") if is_adapted else "")

    def _end_turn(self, events: Sequence[Event]) -> None:
        self._begin_turn()
        self._tell_end(events)
        self.run_worker(self._let_bots_play())

    def tick(self) -> None:
        """Let the clock go on."""
        if self.course.tick():
            self._end_turn(self.course.run_out(self.turn))
        else:
            self._show_head()

    # What is shown

    def show(self) -> None:
        """Show everything as it is now."""
        sitting, telling, turn = self.sitting, self.telling, self.turn
        self._show_head()
        self.query_one("#seats", Static).update(Content(seats_text(telling, sitting)))
        is_trying = sitting.is_mine and turn.draft.is_touched
        scene = table_scene(
            self.words,
            turn,
            chosen=self.hands.chosen,
            fresh=() if is_trying else self.course.fresh,
            in_numbers=self._in_numbers,
        )
        self.query_one(Board).show(scene)
        self.query_one("#news", Static).update(Content(news_text(telling, self.course.news)))
        status = self._status()
        self.query_one(StatusBox).show(status.lines, good=status.good)
        keys = table_keys(self.words, sitting, in_numbers=self._in_numbers)
        self.query_one(KeyBar).show(keys)

    def _status(self) -> Status:
        status = status_of(self.sitting, self.turn, len(self.hands.chosen), self.telling)
        return Status((self._notice, *status.lines)) if self._notice else status

    def _show_head(self) -> None:
        head = head_text(self.words, self.sitting, self.course.seconds)
        self.query_one("#head", Static).update(Content(head))

    def _say(self, notice: str) -> None:
        self._notice = notice
        self.show()

    # What hands do

    def _handle(self, do: Callable[[], Answer]) -> None:
        """Do something to the draft, and say what there is to say."""
        answer = "violation-round-over" if self.sitting.game.is_over() else do()
        self._say(self.words(answer) if answer else "")

    def act(self, pointed: Pointed, *, marks: bool) -> None:
        """Choose the tile there or, with tiles chosen, put them there."""
        if self.sitting.game.is_over():
            self.action_next_round()
        else:
            self._handle(lambda: self.hands.point(pointed, marks=marks))

    def drag(self, tile: Tile, pointed: Pointed) -> None:
        """Put a tile, and those chosen with it, where it was dragged."""
        self._handle(lambda: self.hands.drag(tile, pointed))

    def on_board_left_down(self) -> None:
        """Go on to the keys."""
        self.query_one(KeyBar).focus()

    def on_key_bar_left_up(self) -> None:
        """Go back to the tiles."""
        self.query_one(Board).focus()

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Do what a key does."""
        await self.run_action(message.key.action)

    # What keys do to a draft

    def action_new_set(self) -> None:
        """Put what is chosen into a new set."""
        self._handle(self.hands.put_into_new_set)

    def action_whole_set(self) -> None:
        """Choose all tiles of the set at the cursor."""
        self._handle(lambda: self.hands.choose_set(self.query_one(Board).here))

    def action_back(self) -> None:
        """Put what is chosen, or the tile at the cursor, back on the rack."""
        self._handle(lambda: self.hands.put_back(self.query_one(Board).here))

    def action_choose_nothing(self) -> None:
        """Choose nothing."""
        self._handle(self.hands.choose_nothing)

    def action_undo(self) -> None:
        """Take the last step back."""
        self._handle(self.hands.undo)

    def action_redo(self) -> None:
        """Do it again."""
        self._handle(self.hands.redo)

    def action_reset(self) -> None:
        """Put everything back to where the turn began."""
        self._handle(self.hands.reset)

    def action_type(self) -> None:
        """Take tiles from the keyboard."""

        def typed(text: str | None) -> None:
            if text is None or not text.strip():
                return
            try:
                sets = sets_meant(self.turn.draft, text)
                self._handle(lambda: self.hands.lay(sets))
            except Mistyped as why:
                self._say(why.told(self.words))

        self.app.push_screen(Typing(self.words("tui-type-about")), typed)

    # What keys do to a turn

    def _is_due(self) -> bool:
        """Return whether the person may end a turn; if not, say so."""
        if not self.sitting.is_mine:
            self._say(self.words("violation-out-of-turn"))
        return self.sitting.is_mine

    def action_done(self) -> None:
        """Play what lies there."""
        if self.sitting.game.is_over():
            self.action_next_round()
        elif self._is_due():
            if not self.turn.draft.is_touched:
                self._say(self.words("violation-nothing-played"))
            else:
                self._try(self.turn.draft.turn)

    def action_draw(self) -> None:
        """Draw a tile; what was laid goes back, which is asked once."""
        if not self._is_due():
            return
        if self.turn.asks_before_drawing():
            self._say(self.words("tui-draw-again", press="d"))
        else:
            self._try(Draw())

    def action_pass(self) -> None:
        """Pass, where no tile is left to draw."""
        if self._is_due():
            self._try(Pass())

    def _try(self, turn: Turn) -> None:
        found = self.sitting.game.violations(turn)
        if not found:
            self._end_turn(self.course.make(turn))
        else:
            # What a draft lacks is said anyway.
            self._say("" if isinstance(turn, Play) else self.telling.violation(found[0]))

    def action_hint(self) -> None:
        """Say whether there is a turn; then which tiles; then how."""
        if not self._is_due():
            return
        stage = self.turn.hints.ask()
        told = self.telling.hint(self.turn.hints, self.sitting.view)
        if stage < Stage.STEPS:
            self._say(" ".join(told))
        else:
            self._tell_steps(told)

    def _tell_steps(self, steps: Sequence[str]) -> None:
        turn = self.turn

        def answered(answer: str | None) -> None:
            best = turn.hints.best.turn
            # Meanwhile the time for this turn may have been up.
            if answer == LAY and isinstance(best, Play) and turn is self.turn:
                self._handle(lambda: self.hands.lay_out(best.table))

        self.app.push_screen(steps_dialog(self.words, steps), answered)

    # What keys do to what is seen

    def action_sort(self) -> None:
        """Sort the rack the other way."""
        self._in_numbers = not self._in_numbers
        self.show()

    def action_letters(self) -> None:
        """Show letters instead of shapes, or shapes again."""
        self._in_letters = not self._in_letters
        self._shown = str if self._in_letters else in_shapes(has_cards(self.sitting.rulebook))
        self.query_one(Board).shown = self._shown
        self.show()

    def action_why(self) -> None:
        """Tell every reason why the draft is not good, or how things stand."""
        lacks = self.turn.draft.is_touched and bool(self.turn.lacks())
        self.app.push_screen(why_dialog(self.words, self._status().lines, lacks=lacks))

    def action_sheet(self) -> None:
        """Show the score sheet."""
        self.app.push_screen(sheet_dialog(self.telling, self.sitting))

    def action_rules(self) -> None:
        """Tell the rules that are played by."""
        self.app.push_screen(rules_dialog(self.words, self.sitting.rulebook))

    def action_keys(self) -> None:
        """List the keys."""
        self.app.push_screen(keys_dialog(self.words, self.sitting.rulebook))

    # How it ends

    def _tell_end(self, events: Sequence[Event]) -> None:
        """Tell how a round ended, if it did."""
        ended = events[-1]
        if isinstance(ended, RoundEnded):
            told = end_dialog(self.telling, self.sitting, ended, self.keeper)
            self.app.push_screen(told, self._answered_end)

    async def _answered_end(self, answer: str | None) -> None:
        if answer:
            await self.run_action(answer)

    def action_rematch(self) -> None:
        """Play one more match, once this one is over."""
        if self.sitting.match.is_over():
            self.post_message(self.Rematch())

    def action_next_round(self) -> None:
        """Begin the next round, if the last one is over and there is one."""
        if self.sitting.game.is_over() and not self.sitting.match.is_over():
            self.sitting.next_round()
            self._begin_round()
