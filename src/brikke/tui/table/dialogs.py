"""What is told above the table when somebody asks, or when a round is over."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.game.events import RoundEnded
from brikke.rules.rulebook import Rulebook
from brikke.tui.dialogs import Told, close_key
from brikke.tui.faces import has_cards
from brikke.tui.keys import Key
from brikke.tui.saving import Keeper
from brikke.tui.sitting import Sitting
from brikke.tui.table.keys import help_lines, quit_key, what_next
from brikke.tui.telling import Telling, in_columns, kept_text
from brikke.words.catalogue import Words
from brikke.words.prose import rules_text

LAY = "lay"
"""The answer of whoever wants a hint laid out."""


def why_dialog(words: Words, lines: Sequence[str], *, lacks: bool) -> Told:
    """Tell every reason why a draft is not good; if it lacks nothing, how things stand."""
    if lacks:
        return Told(words("turn-wrong"), _listed(lines), [close_key(words)])
    return Told(lines[0], lines[1:], [close_key(words)])


def steps_dialog(words: Words, steps: Sequence[str]) -> Told:
    """Tell a turn step by step, and offer to lay it."""
    keys = [Key("enter", words("hint-lay-out"), LAY, "⏎"), close_key(words)]
    return Told(words("hint-steps"), _listed(steps), keys)


def sheet_dialog(telling: Telling, sitting: Sitting) -> Told:
    """Show the score sheet."""
    words, match = telling.words, sitting.match
    lines = in_columns(telling.sheet(match)) if match.sheet.rows else [words("tui-no-score")]
    return Told(words("sheet-title"), lines, [close_key(words)])


def rules_dialog(words: Words, rulebook: Rulebook) -> Told:
    """Tell the rules that are played by."""
    lines = rules_text(rulebook, words).splitlines()
    return Told(words("app-rules"), lines, [close_key(words)])


def keys_dialog(words: Words, rulebook: Rulebook) -> Told:
    """List the keys."""
    lines = help_lines(words, cards=has_cards(rulebook))
    return Told(words("tui-keys"), lines, [close_key(words)])


def end_dialog(telling: Telling, sitting: Sitting, ended: RoundEnded, keeper: Keeper) -> Told:
    """Tell how a round ended, and the match if it did; answered by what comes next."""
    words, match = telling.words, sitting.match
    lines = [f"{words('round-left')}:", *telling.left(ended), ""]
    lines += in_columns(telling.sheet(match))
    if match.is_over():
        lines += ["", telling.match_ending(match)]
    lines += ["", *kept_text(words, keeper)]
    show = Key("escape", words("round-show-table"), "", "Esc")
    keys = [what_next(words, sitting), show, quit_key(words)]
    return Told(telling.ending(ended.outcome, sitting.rulebook), lines, keys)


def _listed(lines: Sequence[str]) -> list[str]:
    return [f"· {line}" for line in lines]
