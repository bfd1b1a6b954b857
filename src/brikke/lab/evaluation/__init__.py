"""Evaluation: measures an agent by a frozen protocol, on suites of duplicate deals.

>>> from brikke.lab.evaluation import evaluate
>>> found = evaluate("greedy", suites=["two-novice"], quick=True)
>>> [(each.suite.name, each.decks, each.even) for each in found.results]
[('two-novice', 50, 0.5)]
"""

from brikke.lab.evaluation.protocol import NEWEST, PROTOCOLS, Protocol, Suite, get_protocol
from brikke.lab.evaluation.run import Evaluation, SuiteResult, decks_of, evaluate, evaluation_data

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
]
