"""Dialogs of the table screen: violations, hints, scores, rules, keys, and results."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.game.events import RoundEnded
from brikke.rules.rulebook import Rulebook
from brikke.tui.faces import uses_cards
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import MatchSession
from brikke.tui.messages import Messages, in_columns, saved_text
from brikke.tui.screen.dialogs import MessageDialog, close_key
from brikke.tui.screen.key_bar import Key
from brikke.tui.screen.table.keys import help_lines, quit_key, what_next
from brikke.words.catalogue import Words
from brikke.words.prose import rules_text

LAY = "lay"
"""The answer that lays a hint out."""


def why_dialog(words: Words, lines: Sequence[str], *, lacks: bool) -> MessageDialog:
    """Show every violation of a draft; if there is none, the status."""
    if lacks:
        return MessageDialog(words("turn-wrong"), _listed(lines), [close_key(words)])
    return MessageDialog(lines[0], lines[1:], [close_key(words)])


def steps_dialog(words: Words, steps: Sequence[str]) -> MessageDialog:
    """Show a turn step by step, and offer to lay it out."""
    keys = [Key("enter", words("hint-lay-out"), LAY, "⏎"), close_key(words)]
    return MessageDialog(words("hint-steps"), _listed(steps), keys)


def sheet_dialog(messages: Messages, session: MatchSession) -> MessageDialog:
    """Show the score sheet."""
    words, match = messages.words, session.match
    lines = in_columns(messages.sheet(match)) if match.sheet.rows else [words("tui-no-score")]
    return MessageDialog(words("sheet-title"), lines, [close_key(words)])


def rules_dialog(words: Words, rulebook: Rulebook) -> MessageDialog:
    """Show the rules of the match."""
    lines = rules_text(rulebook, words).splitlines()
    return MessageDialog(words("app-rules"), lines, [close_key(words)])


def keys_dialog(words: Words, rulebook: Rulebook) -> MessageDialog:
    """List the keys."""
    lines = help_lines(words, cards=uses_cards(rulebook))
    return MessageDialog(words("tui-keys"), lines, [close_key(words)])


def end_dialog(
    messages: Messages, session: MatchSession, ended: RoundEnded, match_file: MatchFile
) -> MessageDialog:
    """Show the result of a round, and of the match if it is over; the answer is what is next."""
    words, match = messages.words, session.match
    lines = [f"{words('round-left')}:", *messages.left(ended), ""]
    lines += in_columns(messages.sheet(match))
    if match.is_over():
        lines += ["", messages.match_ending(match)]
    lines += ["", *saved_text(words, match_file)]
    show = Key("escape", words("round-show-table"), "", "Esc")
    keys = [what_next(words, session), show, quit_key(words)]
    return MessageDialog(messages.ending(ended.outcome, session.rulebook), lines, keys)


def _listed(lines: Sequence[str]) -> list[str]:
    return [f"· {line}" for line in lines]
