"""The champion itself: which of its ways is for which moment."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from brikke.game.view import PlayerView
from brikke.players.bots.champion.candidates import candidates
from brikke.players.bots.champion.policies import assumed_policies, own_policy
from brikke.players.bots.champion.search import search
from brikke.players.endgame import End, choose
from brikke.players.endgame.exact_play import lay
from brikke.players.playout import Start
from brikke.players.playout.deciding import decide
from brikke.rules.position import Turn
from brikke.solver import core_name

SEARCH_POOL_SIZE: Final = 4
"""With so few tiles left to draw, more than two players can no longer wait and see."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard the champion thinks, in counts: so the same view always gives the same turn."""

    turns: int
    """Turns it looks at."""
    rounds: int
    """Rounds it plays out for one decision."""
    questions: int
    """What it asks the solver for one move at the end of a round between two."""


IN_PLAY: Final = Level(turns=12, rounds=160, questions=3000)
IN_BULK: Final = Level(turns=4, rounds=12, questions=300)


class Champion:
    """Hoards, searches where that is not enough, and knows the end."""

    def __init__(self, seed: int, level: Level = IN_PLAY) -> None:
        self._seed = seed
        self._level = level

    def turn(self, view: PlayerView) -> Turn:
        """Return the turn that wins most, as far as it can tell."""
        end = End.of(view)
        if end is not None:
            choice = choose(end, self._level.questions)
            if choice.played is not None:
                return lay(view.position, choice.played).turn
        elif _is_worth_a_search(view):
            return self._search(view)
        return decide(own_policy(view), view)

    def _search(self, view: PlayerView) -> Turn:
        rng = random.Random(f"{self._seed} {view.state.turns}")
        turns = candidates(view, self._level.turns, rng)
        if len(turns) == 1:
            return turns[0]
        first = rng.getrandbits(48)
        seeds = range(first, first + self._level.rounds)
        return search(Start.from_view(view), assumed_policies(view), turns, seeds)


class QuickChampion(Champion):
    """The champion with less to think about: for many rounds at once."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, IN_BULK)


def _is_worth_a_search(view: PlayerView) -> bool:
    # Rounds with the readable twin would take minutes, and some with locked jokers take seconds.
    if core_name() != "native" or view.rulebook.locks_jokers:
        return False
    # Who must play has turns so nearly equal that it takes thousands of rounds to tell them apart.
    if view.rulebook.must_play_when_able:
        return False
    return len(view.rack_sizes) > 2 and view.pool_size <= SEARCH_POOL_SIZE and view.position.opened
