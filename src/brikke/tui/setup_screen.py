"""The first screen: which rules, how many opponents, how they play, in which language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from brikke.players.bots import FOR_PEOPLE
from brikke.rules.rulebook import DEFAULT, EDITIONS, Rulebook, with_house_rules
from brikke.tui.keys import Key, KeyBar
from brikke.tui.sitting import MOST_BOTS
from brikke.words.catalogue import Words, language_names
from brikke.words.prose import bot_about, bot_title, edition_summary, edition_title

LABEL_WIDTH: Final = 18


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was chosen for a match."""

    edition: str = DEFAULT.edition
    opponents: int = 1
    level: str = "casual"
    rounds: int = 3
    clock: bool = False
    language: str = "en"

    @property
    def rulebook(self) -> Rulebook:
        """The rules that were chosen."""
        return with_house_rules(self.edition, rounds=self.rounds)

    @property
    def bots(self) -> list[str]:
        """Who was chosen to play against."""
        return [self.level] * self.opponents


class Choice(Widget, can_focus=True):
    """A line that offers one of a few things, and says something about it."""

    DEFAULT_CSS = """
    Choice { height: auto; padding: 0 2 0 1; border-left: blank; }
    Choice:focus { background: $boost; text-style: bold; border-left: outer $primary; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,space", "turn(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    class Changed(Message):
        """Another of the things was chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[object, str]],
        value: object,
        about: Sequence[str] = (),
        *,
        id: str,  # noqa: A002 - as Textual has it
    ) -> None:
        super().__init__(id=id)
        self._label, self._options, self._about = label, list(options), list(about)
        self._at = next(at for at, (each, _) in enumerate(options) if each == value)

    @property
    def value(self) -> object:
        """What is chosen."""
        return self._options[self._at][0]

    def render(self) -> Content:
        """Return the line, and the one about it."""
        line = f"{self._label:<{LABEL_WIDTH}} ‹ {self._options[self._at][1]} ›"
        if not self._about:
            return Content(line)
        return Content.assemble(line, "\n", (self._about[self._at], "dim not bold"))

    def action_turn(self, by: int) -> None:
        """Choose the next one, or the one before."""
        self._at = (self._at + by) % len(self._options)
        self.refresh(layout=True)
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """Choose the next one; a click at the left of it chooses the one before."""
        left = self.gutter.left + LABEL_WIDTH + len(" ‹ ")
        self.action_turn(-1 if event.x < left else 1)


class SetupScreen(Screen[Wishes | Path | None]):
    """Asks what is to be played; ends with that, or with the file of a match to go on with."""

    DEFAULT_CSS = """
    SetupScreen { layout: vertical; align: left top; }
    SetupScreen #title { padding: 1 2; text-style: bold; }
    SetupScreen KeyBar { dock: bottom; }
    SetupScreen.-roomy Choice { margin-bottom: 1; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-tight"), (24, "-roomy")]  # noqa: RUF012 - as Textual has it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("g", "go_on", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, wishes: Wishes, unfinished: Path | None) -> None:
        super().__init__()
        self._wishes, self._unfinished = wishes, unfinished

    @property
    def words(self) -> Words:
        """The words of the language that was chosen."""
        return Words(self._wishes.language)

    def compose(self) -> ComposeResult:
        """Show what can be chosen."""
        words, wishes = self.words, self._wishes
        yield Static(Content(f"Brikke\n{words('app-tagline')}"), id="title")
        yield Choice(
            words("new-edition"),
            [(name, edition_title(name, words)) for name in EDITIONS],
            wishes.edition,
            [_sentence(edition_summary(name, words)) for name in EDITIONS],
            id="edition",
        )
        counts = range(1, MOST_BOTS + 1)
        yield Choice(
            words("new-opponents"), [(n, str(n)) for n in counts], wishes.opponents, id="opponents"
        )
        yield Choice(
            words("new-strength"),
            [(name, bot_title(name, words)) for name in FOR_PEOPLE],
            wishes.level,
            [bot_about(name, words) for name in FOR_PEOPLE],
            id="level",
        )
        rounds = sorted({1, 2, 3, 5, 10, wishes.rounds})
        yield Choice(
            words("house-rounds"), [(n, str(n)) for n in rounds], wishes.rounds, id="rounds"
        )
        times = [(False, words("house-off")), (True, words("house-minutes", count=1))]
        yield Choice(words("house-turn-seconds"), times, wishes.clock, id="clock")
        yield Choice(
            words("settings-language"),
            list(language_names().items()),
            wishes.language,
            id="language",
        )
        yield KeyBar(self._keys())

    def _keys(self) -> list[Key]:
        words = self.words
        go_on = Key("g", words("home-continue"), "go_on")
        return [
            Key("enter", words("new-start"), "begin", "⏎"),
            *([go_on] if self._unfinished else []),
            Key("down", words("tui-choose"), "app.focus_next", "↑↓"),
            Key("right", words("tui-change"), "change", "←→"),
            Key("q", words("tui-quit"), "app.leave"),
        ]

    def on_mount(self) -> None:
        """Begin with the first choice."""
        self.query(Choice).first().focus()

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """Speak another language at once."""
        if message.choice.id == "language":
            self.run_worker(self._speak())

    def _chosen(self) -> Wishes:
        """Return what is chosen now; a message about it could come after the next key."""
        values: dict[str, Any] = {str(each.id): each.value for each in self.query(Choice)}
        return Wishes(**values)

    async def _speak(self) -> None:
        self._wishes = self._chosen()
        await self.recompose()
        self.query_one("#language", Choice).focus()

    def action_begin(self) -> None:
        """Play what was chosen."""
        self.dismiss(self._chosen())

    def action_go_on(self) -> None:
        """Go on with the match that was not finished."""
        if self._unfinished is not None:
            self.dismiss(self._unfinished)

    def action_change(self) -> None:
        """Change what is in focus."""
        focused = self.focused
        if isinstance(focused, Choice):
            focused.action_turn(1)

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Do what a key does."""
        await self.run_action(message.key.action)

    def on_key_bar_left_up(self) -> None:
        """Go back to the choices."""
        self.query(Choice).last().focus()


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
