"""Puzzles from mistakes: positions in which the obvious turn does not win the most.

>>> from brikke.study.mistakes import mistake_count, mistake_puzzle
>>> puzzle = mistake_puzzle(1)
>>> mistake = puzzle.mistake
>>> mistake.is_right(mistake.best.played), mistake.is_right(mistake.made)
(True, False)
>>> mistake.best.chance - mistake.made_chance >= 0.08
True
"""

from brikke.study.mistakes.collection import (
    mistake_count,
    mistake_grades,
    mistake_number_on,
    mistake_puzzle,
)
from brikke.study.mistakes.generator import MistakePuzzle, Tally, generate, puzzle_in_round
from brikke.study.mistakes.mistake import MARGIN, Mistake, Option
from brikke.study.mistakes.own import own_mistake

__all__ = [
    "MARGIN",
    "Mistake",
    "MistakePuzzle",
    "Option",
    "Tally",
    "generate",
    "mistake_count",
    "mistake_grades",
    "mistake_number_on",
    "mistake_puzzle",
    "own_mistake",
    "puzzle_in_round",
]
