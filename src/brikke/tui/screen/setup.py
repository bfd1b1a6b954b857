"""Setup screen: edition, opponents, strength, rounds, clock and language of a match."""

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
from brikke.tui.match_session import MOST_BOTS
from brikke.tui.screen.key_bar import Key, KeyBar
from brikke.words.catalogue import Words, language_names
from brikke.words.prose import bot_about, bot_level, bot_title, edition_summary, edition_title

LABEL_WIDTH: Final = 18


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """The options of a match."""

    edition: str = DEFAULT.edition
    opponents: int = 1
    level: str = "casual"
    rounds: int = 3
    clock: bool = False
    language: str = "en"

    @property
    def rulebook(self) -> Rulebook:
        """The chosen rulebook."""
        return with_house_rules(self.edition, rounds=self.rounds)

    @property
    def bots(self) -> list[str]:
        """The chosen opponents."""
        return [self.level] * self.opponents


class Choice(Widget, can_focus=True):
    """A line that offers a few options, with a description of the chosen one."""

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
        """Another option was chosen."""

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
        id: str,  # noqa: A002 - the name in Textual
    ) -> None:
        super().__init__(id=id)
        self._label, self._options, self._about = label, list(options), list(about)
        self._at = next(at for at, (each, _) in enumerate(options) if each == value)

    @property
    def value(self) -> object:
        """The chosen option."""
        return self._options[self._at][0]

    def render(self) -> Content:
        """Return the line, and the description below it."""
        line = f"{self._label:<{LABEL_WIDTH}} ‹ {self._options[self._at][1]} ›"
        if not self._about:
            return Content(line)
        return Content.assemble(line, "\n", (self._about[self._at], "dim not bold"))

    def action_turn(self, by: int) -> None:
        """Choose the next option, or the previous one."""
        self._at = (self._at + by) % len(self._options)
        self.refresh(layout=True)
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """Choose the next option; a click on the left chooses the previous one."""
        left = self.gutter.left + LABEL_WIDTH + len(" ‹ ")
        self.action_turn(-1 if event.x < left else 1)


class SetupScreen(Screen[MatchOptions | Path | None]):
    """Asks for the options of a match; returns them, or the file of a match to continue."""

    DEFAULT_CSS = """
    SetupScreen { layout: vertical; align: left top; }
    SetupScreen #title { padding: 1 2; text-style: bold; }
    SetupScreen KeyBar { dock: bottom; }
    SetupScreen.-roomy Choice { margin-bottom: 1; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-tight"), (24, "-roomy")]  # noqa: RUF012 - the form in Textual
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("g", "go_on", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, options: MatchOptions, unfinished: Path | None) -> None:
        super().__init__()
        self._options, self._unfinished = options, unfinished

    @property
    def words(self) -> Words:
        """The words of the chosen language."""
        return Words(self._options.language)

    def compose(self) -> ComposeResult:
        """Show all choices."""
        words, options = self.words, self._options
        yield Static(Content(f"Brikke\n{words('app-tagline')}"), id="title")
        yield Choice(
            words("new-edition"),
            [(name, edition_title(name, words)) for name in EDITIONS],
            options.edition,
            [_sentence(edition_summary(name, words)) for name in EDITIONS],
            id="edition",
        )
        counts = range(1, MOST_BOTS + 1)
        yield Choice(
            words("new-opponents"), [(n, str(n)) for n in counts], options.opponents, id="opponents"
        )
        yield Choice(
            words("new-strength"),
            [(name, bot_title(name, words)) for name in FOR_PEOPLE],
            options.level,
            [_temper(name, words) for name in FOR_PEOPLE],
            id="level",
        )
        rounds = sorted({1, 2, 3, 5, 10, options.rounds})
        yield Choice(
            words("house-rounds"), [(n, str(n)) for n in rounds], options.rounds, id="rounds"
        )
        times = [(False, words("house-off")), (True, words("house-minutes", count=1))]
        yield Choice(words("house-turn-seconds"), times, options.clock, id="clock")
        yield Choice(
            words("settings-language"),
            list(language_names().items()),
            options.language,
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
        """Focus the first choice."""
        self.query(Choice).first().focus()

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """Switch to another language at once."""
        if message.choice.id == "language":
            self.run_worker(self._speak())

    def _chosen(self) -> MatchOptions:
        """Return the current options; a message about them could come after the next key."""
        values: dict[str, Any] = {str(each.id): each.value for each in self.query(Choice)}
        return MatchOptions(**values)

    async def _speak(self) -> None:
        self._options = self._chosen()
        await self.recompose()
        self.query_one("#language", Choice).focus()

    def action_begin(self) -> None:
        """Start the match."""
        self.dismiss(self._chosen())

    def action_go_on(self) -> None:
        """Continue the unfinished match."""
        if self._unfinished is not None:
            self.dismiss(self._unfinished)

    def action_change(self) -> None:
        """Change the choice that has the focus."""
        focused = self.focused
        if isinstance(focused, Choice):
            focused.action_turn(1)

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Run the action of a key."""
        await self.run_action(message.key.action)

    def on_key_bar_left_up(self) -> None:
        """Move the focus back to the choices."""
        self.query(Choice).last().focus()


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _temper(bot: str, words: Words) -> str:
    """Return what a bot is like, and how strong."""
    about, level = bot_about(bot, words), bot_level(bot, words)
    return f"{about} ({level})" if level else about
