"""Evaluation: measures an agent by a frozen protocol, on suites of duplicate deals.

>>> from brikke.lab.evaluation import NEWEST
>>> [suite.name for suite in NEWEST.suites][:2]
['two-novice', 'two-greedy']
"""

from brikke.lab.evaluation.protocol import NEWEST, PROTOCOLS, Protocol, Suite, get_protocol
from brikke.lab.evaluation.run import (
    Evaluation,
    SuiteResult,
    decks_of,
    evaluate,
    evaluation_data,
    suite_data,
)

__all__ = [
    "NEWEST",
    "PROTOCOLS",
    "Evaluation",
    "Protocol",
    "Suite",
    "SuiteResult",
    "decks_of",
    "evaluate",
    "evaluation_data",
    "get_protocol",
    "suite_data",
]
