"""What the engine says in codes, in plain words: rules, violations, the steps of a turn."""

from brikke.words.prose.rules import house_rules_text, rules_text, told_sections
from brikke.words.prose.turns import step_text, violation_text

__all__ = ["house_rules_text", "rules_text", "step_text", "told_sections", "violation_text"]
