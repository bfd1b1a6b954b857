"""The table: a turn is tried out with hands or keys, judged as it goes, and bots answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from brikke.errors import InputError
from brikke.events import Event, RoundEnded
from brikke.locales import Words
from brikke.position import Draw, Pass, Play, Turn
from brikke.prose import rules_text
from brikke.rules import Violation
from brikke.sets import SetFlaw
from brikke.solver import Solution, best_turn
from brikke.table import LaidSet, tiles_on
from brikke.tiles import Colour, Face, Tile, faces_of
from brikke.tui.board import Board, Pointed, Scene
from brikke.tui.dialogs import Told, Typing, close_key
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet, Place
from brikke.tui.faces import JOKER_SHAPE, by_colour, by_number, has_cards, in_shapes
from brikke.tui.keys import Key, KeyBar
from brikke.tui.layout import Region
from brikke.tui.saving import Keeper
from brikke.tui.sitting import Sitting
from brikke.tui.telling import Telling, edition_title, in_columns
from brikke.tui.typed import Mistyped, sets_meant

STATUS_LINES: Final = 3
TICK: Final = 1.0


class TableScreen(Screen[None]):
    """One match at one table."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    TableScreen #head { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    TableScreen #seats { height: auto; padding: 0 1; }
    TableScreen #news { height: auto; min-height: 1; max-height: 4; padding: 0 1; }
    TableScreen #status { height: 3; padding: 0 1; }
    TableScreen #status.good { color: $text-success; }
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
        Binding("w", "why", show=False),
        Binding("o", "sheet", show=False),
        Binding("i", "rules", show=False),
        Binding("question_mark,f1", "keys", show=False),
        Binding("q", "app.leave", show=False),
    ]

    class Rematch(Message):
        """One more match is wanted."""

    def __init__(
        self, sitting: Sitting, words: Words, keeper: Keeper, *, pace: float, clock: bool
    ) -> None:
        super().__init__()
        self.sitting, self.words, self.keeper = sitting, words, keeper
        self._pace, self._clock = pace, clock
        self._shapes = in_shapes(has_cards(sitting.rulebook))
        self._in_letters = False
        self._by_number = False
        self.telling = Telling(words, sitting.bots, self._shapes)
        self.draft = Draft(sitting.view.position)
        self.chosen: list[Tile] = []
        self._fresh: set[Tile] = set()
        self._news: list[str] = []
        self._notice = ""
        self._hint: Solution | None = None
        self._hinted = 0
        self._draws_anyway = False
        self._seconds: float | None = None

    def compose(self) -> ComposeResult:
        """Show the table from above to below."""
        yield Static(id="head")
        yield Static(id="seats")
        yield Board(self._shapes, self)
        yield Static(id="news")
        yield Static(id="status")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(Board).focus()
        if self._clock:
            self.set_interval(TICK, self._tick)
        self._begin_round()

    def _begin_round(self) -> None:
        self._fresh = set()
        self._news = [self.telling.starts(self.sitting.game.state.starter)]
        self._go_on()
        self.run_worker(self._let_bots_play())

    def _go_on(self) -> None:
        """Let whoever is to move do so."""
        self.draft = Draft(self.sitting.view.position)
        self.chosen, self._notice = [], ""
        self._hint, self._hinted, self._draws_anyway = None, 0, False
        self._seconds = None
        if self.sitting.is_mine and self.sitting.rulebook.has_clock(self.draft.position.opened):
            self._seconds = self.sitting.rulebook.turn_seconds if self._clock else None
        self.show()

    async def _let_bots_play(self) -> None:
        """Let bots think in a thread, so that the screen stays alive, until it is our turn."""
        try:
            while not self.sitting.game.is_over() and not self.sitting.is_mine:
                began = time.monotonic()
                turn = await asyncio.to_thread(self.sitting.bot_turn)
                await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
                before = self.sitting.game.state.table
                self._happened(self.sitting.push(turn), before)
        except InputError as error:
            self.app.exit(error)

    def _push(self, turn: Turn) -> None:
        """Make a turn of our own; what happened before it is old news."""
        before = self.sitting.game.state.table
        self._news, self._fresh = [], set()
        self._happened(self.sitting.push(turn), before)
        self.run_worker(self._let_bots_play())

    def _happened(self, events: Sequence[Event], before: tuple[LaidSet, ...]) -> None:
        lay = set(tiles_on(before))
        self._fresh |= {t for t in tiles_on(self.sitting.game.state.table) if t not in lay}
        self._news += filter(None, (self.telling.event(before, event) for event in events))
        self.keeper.keep(self.sitting)
        self._go_on()
        ended = events[-1]
        if isinstance(ended, RoundEnded):
            self._tell_end(ended)

    def _tick(self) -> None:
        if self._seconds is None or not self.sitting.is_mine:
            return
        self._seconds -= TICK
        if self._seconds > 0:
            self._show_head()
            return
        # A draft that is legal when the time is up is played.
        if self.draft.is_touched and not self._judged():
            self._push(self.draft.turn)
            return
        before = self.sitting.game.state.table
        self._news, self._fresh = [], set()
        self._happened(self.sitting.time_out(), before)
        self.run_worker(self._let_bots_play())

    # What is shown

    def show(self) -> None:
        """Show everything as it is now."""
        self._show_head()
        sitting = self.sitting
        seats = [self._seat(seat) for seat in range(sitting.match.seats)]
        self.query_one("#seats", Static).update(Content("   ".join(seats)))
        self.query_one(Board).show(self._scene())
        self.query_one("#news", Static).update(Content(" ".join(self._news)))
        self._show_status()
        self.query_one(KeyBar).show(self._keys())

    def _show_head(self) -> None:
        words, sitting = self.words, self.sitting
        number, rounds = len(sitting.match.rounds), sitting.rulebook.rounds
        parts = [
            edition_title(words, sitting.rulebook),
            words("table-round", round=number, rounds=rounds),
            words("table-pool", count=sitting.view.pool_size),
        ]
        if self._seconds is not None:
            parts.append(words("tui-clock", seconds=round(self._seconds)))
        self.query_one("#head", Static).update(Content(" · ".join(parts)))

    def _seat(self, seat: int) -> str:
        view = self.sitting.view
        is_next = not self.sitting.game.is_over() and view.to_move == seat
        opened = "✓" if view.opened[seat] else "–"
        told = f"{self.telling.names[seat]} {view.rack_sizes[seat]} {opened}"
        return f"▶ {told}" if is_next else told

    def _scene(self) -> Scene:
        draft, words = self.draft, self.words
        rack = sorted(draft.now.rack, key=by_number if self._by_number else by_colour)
        hinted = self._hint.played if self._hint and self._hinted >= 2 else ()
        return Scene(
            table=draft.now.table,
            rack=tuple(rack),
            heading=f"{words('table-rack')} ({len(rack)})",
            nothing=words("table-empty"),
            chosen=tuple(self.chosen),
            hinted=set(hinted).intersection(rack),
            fresh=set(draft.laid) if draft.is_touched else self._fresh,
            marks=self._marks(),
        )

    def _marks(self) -> dict[int, bool]:
        before = set(self.draft.position.table)
        read = self.sitting.rulebook.read_set
        return {
            at: not isinstance(read(faces_of(laid)), SetFlaw)
            for at, laid in enumerate(self.draft.now.table)
            if laid not in before
        }

    def _show_status(self) -> None:
        status = self.query_one("#status", Static)
        lines, good = self._status()
        width = max(20, self.size.width - 2)
        shown: list[str] = []
        used = 0
        for at, line in enumerate(lines):
            height = len(Content(line).wrap(width))
            if used + height > STATUS_LINES - (at < len(lines) - 1):
                left = len(lines) - at
                shown.append(self.words("tui-more", count=left, press="w"))
                break
            shown.append(line)
            used += height
        status.update(Content("\n".join(shown)))
        status.set_class(good, "good")

    def _status(self) -> tuple[list[str], bool]:
        words, sitting = self.words, self.sitting
        if sitting.game.is_over():
            outcome = sitting.game.outcome()
            assert outcome is not None
            return [self.telling.ending(outcome, sitting.rulebook)], False
        if self._notice:
            return [self._notice], False
        if not sitting.is_mine:
            name = self.telling.names[sitting.game.to_move]
            return [words("table-turn-of", name=name)], False
        if not self.draft.is_touched:
            chosen = words("said-picked", count=len(self.chosen)) if self.chosen else ""
            now = f"{words('table-turn-yours')}. {self.telling.what_now(self.draft.position)}"
            return [*filter(None, (now, chosen))], False
        found = self._judged()
        return self.telling.judgement(self.draft, found), not found

    def _judged(self) -> tuple[Violation, ...]:
        return self.sitting.game.violations(self.draft.turn)

    def _keys(self) -> list[Key]:
        words, sitting = self.words, self.sitting
        if sitting.game.is_over():
            over = sitting.match.is_over()
            go_on = Key("enter", words("round-next"), "next_round", "⏎")
            first = [] if over else [go_on]
            return [*first, Key("o", words("sheet-title"), "sheet"), self._quit_key()]
        idle = (
            Key("d", words("turn-draw"), "draw")
            if sitting.view.pool_size
            else Key("p", words("turn-pass"), "pass")
        )
        order = "turn-sort-colour" if self._by_number else "turn-sort-number"
        return [
            Key("e", words("turn-done"), "done"),
            idle,
            Key("h", words("hint-ask"), "hint"),
            Key("n", words("table-new-set"), "new_set"),
            Key("u", words("turn-undo"), "undo"),
            Key("r", words("turn-redo"), "redo"),
            Key("s", words(order), "sort"),
            Key(":", words("tui-type"), "type"),
            Key("?", words("tui-keys"), "keys"),
            self._quit_key(),
        ]

    def _quit_key(self) -> Key:
        return Key("q", self.words("tui-quit"), "app.leave")

    # What hands do

    def act(self, pointed: Pointed, *, marks: bool) -> None:
        """Choose the tile there or, with tiles chosen, put them there."""
        if self.sitting.game.is_over():
            self.action_next_round()
            return
        tile = None if pointed.spot is None else pointed.spot.tile
        if tile is not None and (marks or not self._is_put_on(pointed.region, tile)):
            self._toggle(tile)
        elif self.chosen:
            self._put(self.chosen, _place(pointed))

    def _is_put_on(self, region: Region, tile: Tile) -> bool:
        """Whether pointing at a tile means its place: not, where the chosen ones lie with it."""
        if not self.chosen or tile in self.chosen:
            return False
        rack = set(self.draft.now.rack)
        return region is not Region.RACK or not rack.issuperset(self.chosen)

    def drag(self, tile: Tile, pointed: Pointed) -> None:
        """Put a tile, and those chosen with it, where it was dragged."""
        tiles = self.chosen if tile in self.chosen else [tile]
        stays = pointed.region is Region.RACK and set(self.draft.now.rack).issuperset(tiles)
        if not stays:
            self._put(tiles, _place(pointed))

    def _toggle(self, tile: Tile) -> None:
        if tile in self.chosen:
            self.chosen.remove(tile)
        else:
            self.chosen.append(tile)
        self._notice = ""
        self.show()

    def _put(self, tiles: Sequence[Tile], place: Place) -> None:
        if not self._may_move():
            return
        stay = self.draft.move(tiles, place)
        self.chosen, self._draws_anyway = [], False
        self._notice = self.words("table-tiles-stay") if stay else ""
        self.show()

    def _may_move(self) -> bool:
        if self.sitting.is_mine:
            return True
        self._say(self.words("violation-out-of-turn"))
        return False

    def _say(self, notice: str) -> None:
        self._notice = notice
        self._show_status()

    def on_board_left_down(self) -> None:
        """Go on to the keys."""
        self.query_one(KeyBar).focus()

    def on_key_bar_left_up(self) -> None:
        """Go back to the tiles."""
        self.query_one(Board).focus()

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Do what a key does."""
        await self.run_action(message.key.action)

    # What keys do

    def action_new_set(self) -> None:
        """Put what is chosen into a new set."""
        if self.chosen:
            self._put(self.chosen, NEW_SET)
        else:
            self._say(self.words("tui-pick-first"))

    def action_whole_set(self) -> None:
        """Choose all tiles of the set at the cursor."""
        here = self.query_one(Board).here
        if here is not None and here.region is Region.SET:
            laid = self.draft.now.table[here.at]
            self.chosen = [*(t for t in self.chosen if t not in laid), *laid]
            self.show()

    def action_back(self) -> None:
        """Put what is chosen, or the tile at the cursor, back on the rack."""
        here = self.query_one(Board).here
        tiles = self.chosen or ([here.tile] if here is not None and here.tile else [])
        if tiles:
            self._put(tiles, ON_RACK)

    def action_choose_nothing(self) -> None:
        """Choose nothing."""
        self.chosen, self._notice = [], ""
        self.show()

    def action_undo(self) -> None:
        """Take the last step back."""
        self._changed(self.draft.undo())

    def action_redo(self) -> None:
        """Do it again."""
        self._changed(self.draft.redo())

    def _changed(self, anything: bool) -> None:
        self.chosen = []
        self._notice = "" if anything else self.words("tui-nothing-to-undo")
        self.show()

    def action_reset(self) -> None:
        """Put everything back to where the turn began."""
        self.draft.reset()
        self.chosen, self._notice = [], ""
        self.show()

    def action_sort(self) -> None:
        """Sort the rack the other way."""
        self._by_number = not self._by_number
        self.show()

    def action_letters(self) -> None:
        """Show letters instead of shapes, or shapes again."""
        self._in_letters = not self._in_letters
        shown = str if self._in_letters else self._shapes
        self.query_one(Board).shown = shown
        self.telling = Telling(self.words, self.sitting.bots, shown)
        self.show()

    def action_done(self) -> None:
        """Play what lies there."""
        if self.sitting.game.is_over():
            self.action_next_round()
        elif self._may_move():
            if not self.draft.is_touched:
                self._say(self.words("violation-nothing-played"))
            else:
                self._try(self.draft.turn)

    def action_draw(self) -> None:
        """Draw a tile; what was laid goes back, which is asked once."""
        if not self._may_move():
            return
        if self.draft.is_touched and not self._draws_anyway and self.sitting.view.pool_size:
            self._draws_anyway = True
            self._say(self.words("tui-draw-again", press="d"))
        else:
            self._try(Draw())

    def action_pass(self) -> None:
        """Pass, where no tile is left to draw."""
        if self._may_move():
            self._try(Pass())

    def _try(self, turn: Turn) -> None:
        found = self.sitting.game.violations(turn)
        if not found:
            self._push(turn)
        elif isinstance(turn, Play):
            self._notice = ""
            self.show()
        else:
            self._say(self.telling.violation(found[0]))

    def action_hint(self) -> None:
        """Say whether there is a turn; then which tiles; then how."""
        if not self._may_move():
            return
        if self._hint is None:
            self._hint = best_turn(self.draft.position, calm=True)
        self._hinted += 1
        if self._hinted == 1 or not isinstance(self._hint.turn, Play):
            self._notice = self.telling.hint(self._hint, self.sitting.view.pool_size)
        elif self._hinted == 2:
            self._notice = self.telling.hint_tiles(self._hint)
        else:
            self._tell_steps(self._hint)
            return
        self.show()

    def _tell_steps(self, hint: Solution) -> None:
        words = self.words
        steps = [f"· {line}" for line in self.telling.hint_steps(self.draft.position.table, hint)]
        keys = [Key("enter", words("hint-lay-out"), "lay", "⏎"), close_key(words)]

        def answered(answer: str | None) -> None:
            if answer == "lay" and isinstance(hint.turn, Play):
                self.draft.lay_out(hint.turn.table)
                self.chosen, self._notice = [], ""
                self.show()

        self.app.push_screen(Told(words("hint-steps"), steps, keys), answered)

    def action_type(self) -> None:
        """Take tiles from the keyboard."""
        if not self._may_move():
            return

        def typed(text: str | None) -> None:
            if text is None or not text.strip():
                return
            try:
                for tiles in sets_meant(self.draft, text):
                    self.draft.move(tiles, NEW_SET)
                self.chosen, self._notice = [], ""
            except Mistyped as why:
                self._notice = why.told(self.words)
            self.show()

        self.app.push_screen(Typing(self.words("tui-type-about")), typed)

    def action_why(self) -> None:
        """Tell every reason why the draft is not good."""
        lines, _ = self._status()
        if self.sitting.is_mine and self.draft.is_touched:
            lines = self.telling.judgement(self.draft, self._judged())
        self._tell(self.words("turn-wrong"), [f"· {line}" for line in lines])

    def action_sheet(self) -> None:
        """Show the score sheet."""
        rows = self.sitting.match.sheet.rows
        lines = in_columns(self.telling.sheet(self.sitting.match)) if rows else []
        self._tell(self.words("sheet-title"), lines or [self.words("tui-no-score")])

    def action_rules(self) -> None:
        """Tell the rules that are played by."""
        text = rules_text(self.sitting.rulebook, self.words)
        self._tell(self.words("app-rules"), text.splitlines())

    def action_keys(self) -> None:
        """List the keys."""
        self._tell(self.words("tui-keys"), self._help())

    def _help(self) -> list[str]:
        words = self.words
        keys = [
            ("← → ↑ ↓", words("tui-help-arrows")),
            ("⏎", words("tui-help-enter")),
            ("␣", words("tui-help-space")),
            ("a", words("tui-help-whole")),
            ("n", words("tui-help-new")),
            ("b", words("tui-help-back")),
            ("Esc", words("tui-help-escape")),
            ("e", words("turn-done")),
            ("d", words("turn-draw-about")),
            ("p", words("turn-pass-about")),
            ("h", words("hint-ask")),
            ("u r", f"{words('turn-undo')}, {words('turn-redo')}"),
            ("x", words("turn-reset")),
            ("s", f"{words('turn-sort-colour')}, {words('turn-sort-number')}"),
            (":", f"{words('tui-type-about')}: r7 r8 r9"),
            ("w", words("tui-why")),
            ("o i", f"{words('sheet-title')}, {words('app-rules')}"),
            ("l", words("tui-letters")),
            ("F2", words("tui-look")),
            ("q", words("tui-quit")),
        ]
        shown = {colour.name.lower(): self._shapes_of(colour) for colour in Colour}
        tiles = "tui-help-cards" if has_cards(self.sitting.rulebook) else "tui-help-tiles"
        return [
            *(f"{key:<8} {about}" for key, about in keys),
            "",
            words("tui-help-mouse"),
            words("tui-help-signs"),
            words(tiles, joker=JOKER_SHAPE, **shown),
        ]

    def _shapes_of(self, colour: Colour) -> str:
        return self._shapes(Face.of(colour, 2))[0]

    def _tell(self, title: str, lines: Sequence[str]) -> None:
        self.app.push_screen(Told(title, lines, [close_key(self.words)]))

    # How it ends

    def _tell_end(self, ended: RoundEnded) -> None:
        words, telling, match = self.words, self.telling, self.sitting.match
        lines = [words("round-left") + ":", *telling.left(ended), ""]
        lines += in_columns(telling.sheet(match))
        if match.is_over():
            lines += ["", telling.match_ending(match)]
        lines += ["", *self._kept()]
        first = (
            Key("m", words("match-rematch"), "rematch")
            if match.is_over()
            else Key("enter", words("round-next"), "next", "⏎")
        )
        keys = [first, Key("escape", words("round-show-table"), "", "Esc"), self._quit_key()]
        title = telling.ending(ended.outcome, self.sitting.rulebook)
        self.app.push_screen(Told(title, lines, keys), self._answered_end)

    def _kept(self) -> list[str]:
        if self.keeper.trouble:
            return [self.words("tui-not-kept", reason=self.keeper.trouble)]
        return [self.words("tui-kept", file=str(self.keeper.path))]

    async def _answered_end(self, answer: str | None) -> None:
        if answer == "next":
            self.action_next_round()
        elif answer == "rematch":
            self.post_message(self.Rematch())
        elif answer == "app.leave":
            await self.run_action("app.leave")

    def action_next_round(self) -> None:
        """Begin the next round, if the last one is over and there is one."""
        if self.sitting.game.is_over() and not self.sitting.match.is_over():
            self.sitting.next_round()
            self._begin_round()


def _place(pointed: Pointed) -> Place:
    if pointed.region is Region.RACK:
        return ON_RACK
    if pointed.spot is None or pointed.region is Region.NEW:
        return NEW_SET
    return InSet(pointed.spot.at, pointed.spot.index + pointed.behind)
