"""The five printed rulebooks and the house rules that may change them."""

from brikke.rules.rulebook.differences import Difference, differences
from brikke.rules.rulebook.house import LIMITS, HouseRuleError, Value, value_text
from brikke.rules.rulebook.model import (
    BlockedScore,
    Custom,
    EmptyPool,
    Faces,
    Jokers,
    Reading,
    Rulebook,
)
from brikke.rules.rulebook.registry import (
    DEFAULT,
    EDITIONS,
    Change,
    UnknownEdition,
    get_rulebook,
    house_rules,
    printed_editions,
    rulebook_name,
    rulebook_text,
    with_house_rules,
)

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "LIMITS",
    "BlockedScore",
    "Change",
    "Custom",
    "Difference",
    "EmptyPool",
    "Faces",
    "HouseRuleError",
    "Jokers",
    "Reading",
    "Rulebook",
    "UnknownEdition",
    "Value",
    "differences",
    "get_rulebook",
    "house_rules",
    "printed_editions",
    "rulebook_name",
    "rulebook_text",
    "value_text",
    "with_house_rules",
]
