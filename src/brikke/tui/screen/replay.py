"""The program of ``brikke replay``: a record turn by turn, compared with the best turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from brikke.game.events import Seen
from brikke.game.notation import Record
from brikke.rules.tiles import Tile
from brikke.tui.faces import by_colour, shape_format, uses_cards
from brikke.tui.messages import edition_title
from brikke.tui.replay.findings import Finding, Findings
from brikke.tui.replay.frames import Frame, frames, replay_names
from brikke.tui.replay.text import FrameText
from brikke.tui.screen.base_app import ScreenApp
from brikke.tui.screen.board import Board, BoardContent
from brikke.tui.screen.key_bar import Key, KeyBar
from brikke.tui.screen.paint import FRESH, INK, IVORY, JOKER_INK
from brikke.words.catalogue import Words

PACE: Final = 1.5


class ReplayApp(ScreenApp):
    """Steps through a record."""

    AUTO_FOCUS = None
    CSS = """
    #head { height: auto; padding: 0 1; background: $panel; text-style: bold; }
    #turn { height: auto; min-height: 1; padding: 0 1; text-style: bold; }
    #racks { height: auto; max-height: 8; padding: 0 1; }
    #racks Static { height: auto; }
    #analysis { height: auto; min-height: 2; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False, priority=True),
        Binding("right,enter", "go(1)", show=False, priority=True),
        Binding("home", "go_to(0)", show=False, priority=True),
        Binding("end", "go_to(-1)", show=False, priority=True),
        Binding("pageup", "round(-1)", show=False, priority=True),
        Binding("pagedown", "round(1)", show=False, priority=True),
        Binding("space", "run", show=False, priority=True),
        Binding("b", "best", show=False),
        Binding("c", "chances", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, record: Record, words: Words, pace: float = 0.0) -> None:
        super().__init__(words)
        self._record, self._pace = record, pace or PACE
        self._frames = frames(record)
        self._names = replay_names(record, words)
        self._shown = shape_format(uses_cards(record.rulebook))
        self._findings = Findings(record, lambda finding: self.run_worker(self._find(finding)))
        self._text = FrameText(words, self._names, self._shown, self._findings)
        self._at = 0
        self._shows_best = False
        self._autoplay: Timer | None = None

    @property
    def frame(self) -> Frame:
        """The current frame."""
        return self._frames[self._at]

    def compose(self) -> ComposeResult:
        """Create the widgets, from top to bottom."""
        yield Static(id="head")
        yield Static(id="turn")
        yield Board(self._shown)
        with VerticalScroll(id="racks"):
            yield Static(id="rack-lines")
        yield Static(id="analysis")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Show the first deal."""
        for widget in (self.query_one(Board), self.query_one("#racks")):
            widget.can_focus = False
        self._show()

    # Display

    def _show(self) -> None:
        frame, words = self.frame, self.words
        self._findings.analyse(frame.round)
        rounds = len(self._record.rounds)
        parts = [
            edition_title(words, self._record.rulebook),
            words("table-round", round=frame.round, rounds=rounds),
            f"{words('watch-turn')} {frame.number}/{self._last(frame.round).number}",
            words("table-pool", count=len(frame.state.pool)),
        ]
        self.query_one("#head", Static).update(Content(" · ".join(parts)))
        self.query_one("#turn", Static).update(Content(self._text.happened(frame)))
        self.query_one(Board).show(self._content(frame))
        self.query_one("#rack-lines", Static).update(self._racks(frame))
        self.query_one("#analysis", Static).update(Content("\n".join(self._text.about(frame))))
        self.query_one(KeyBar).show(self._keys())

    def _last(self, number: int) -> Frame:
        return [each for each in self._frames if each.round == number][-1]

    def _content(self, frame: Frame) -> BoardContent:
        turn = frame.turn
        table, fresh = frame.state.table, set[Tile]()
        if turn is not None:
            fresh = set(turn.played)
        hinted = set[Tile]()
        found = self._findings.best(frame)
        if self._shows_best and found is not None:
            table, fresh, hinted = found.best_table, set(), set(found.best.played)
        return BoardContent(
            table=table,
            rack=None,
            heading=self.words("tui-replay-best") if hinted else self.words("table-area"),
            nothing=self.words("table-empty"),
            fresh=fresh,
            hinted=hinted,
            takes=False,
        )

    def _racks(self, frame: Frame) -> Content:
        turn = frame.turn
        new = set(turn.tiles) if turn is not None else set()
        lines = []
        for seat, (name, rack) in enumerate(zip(self._names, frame.state.racks, strict=True)):
            ended = turn.ended if turn is not None else None
            is_next = not ended and frame.state.to_move == seat
            sign = "▶" if is_next else " "
            heading = Content(f"{sign} {name} ({len(rack)}): ")
            lines.append(Content.assemble(heading, *self._rack(rack, new)))
        return Content("\n").join(lines)

    def _rack(self, rack: Iterable[Seen], new: set[Seen]) -> Iterable[Content | tuple[str, str]]:
        known = sorted((tile for tile in rack if tile is not None), key=by_colour)
        hidden = sum(tile is None for tile in rack)
        for tile in known:
            ink = JOKER_INK if tile.face.is_joker else INK[tile.face.colour]
            ground = FRESH if tile in new else IVORY
            sign = "+" if tile in new else " "
            yield f"{sign}{self._shown(tile.face)}", f"bold {ink} on {ground}"
        if hidden:
            yield Content(" ?" * hidden)

    def _keys(self) -> list[Key]:
        words = self.words
        best = "watch-show-made" if self._shows_best else "watch-show-best"
        keys = [
            Key("left", words("watch-back"), "go(-1)", "←"),
            Key("right", words("watch-on"), "go(1)", "→"),
            Key("home", words("watch-first"), "go_to(0)", "Home"),
            Key("end", words("watch-last"), "go_to(-1)", "End"),
            Key("space", words("watch-pause" if self._autoplay else "watch-play"), "run", "␣"),
            Key("b", words(best), "best"),
            Key("c", words("tui-replay-chances"), "chances"),
        ]
        if len(self._record.rounds) > 1:
            keys.append(Key("pagedown", words("tui-replay-round"), "round(1)", "PgUp PgDn"))
        return [*keys, Key("q", words("tui-quit"), "leave")]

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Run the action of a key."""
        await self.run_action(message.key.action)

    # Keys

    def action_go(self, by: int) -> None:
        """Go forward or back by a number of turns."""
        self._to(self._at + by)

    def action_go_to(self, at: int) -> None:
        """Go to the first frame, or to the last."""
        self._to(at % len(self._frames))

    def action_round(self, by: int) -> None:
        """Go to the deal of the next round, or of the previous one."""
        wanted = self.frame.round + by
        for at, frame in enumerate(self._frames):
            if frame.round == wanted:
                self._to(at)
                return

    def _to(self, at: int) -> None:
        self._at = min(max(0, at), len(self._frames) - 1)
        if self._at == len(self._frames) - 1:
            self._stop()
        self._shows_best = False
        self._show()

    def action_run(self) -> None:
        """Start or stop the automatic replay."""
        if self._autoplay is not None:
            self._stop()
        else:
            self._autoplay = self.set_interval(self._pace, lambda: self.action_go(1))
        self._show()

    def _stop(self) -> None:
        if self._autoplay is not None:
            self._autoplay.stop()
            self._autoplay = None

    def action_best(self) -> None:
        """Switch between the table after the best turn and the actual table."""
        self._shows_best = not self._shows_best and self._findings.best(self.frame) is not None
        self._show()

    def action_chances(self) -> None:
        """Estimate the chances in this round."""
        self._findings.estimate(self.frame.round)
        self._show()

    async def _find(self, finding: Finding) -> None:
        await finding
        self._show()
