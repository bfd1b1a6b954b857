"""Prose: rules, violations, steps and names as texts, made from codes."""

from brikke.words.prose.costs import cost_text
from brikke.words.prose.house import house_rules_text, rulebook_title
from brikke.words.prose.names import bot_about, bot_level, bot_title, edition_summary, edition_title
from brikke.words.prose.rules import rules_text, told_sections
from brikke.words.prose.turns import step_text, violation_text

__all__ = [
    "bot_about",
    "bot_level",
    "bot_title",
    "cost_text",
    "edition_summary",
    "edition_title",
    "house_rules_text",
    "rulebook_title",
    "rules_text",
    "step_text",
    "told_sections",
    "violation_text",
]
