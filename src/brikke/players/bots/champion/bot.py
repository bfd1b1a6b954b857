"""The champion: chooses between endgame solver, network, search and policy."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.bots.champion.candidates import candidates
from brikke.players.bots.champion.holding_out import hold_out, must_hold_out
from brikke.players.bots.champion.policies import (
    HOLD,
    assumed_policies,
    own_policy,
    somebody_hoards,
)
from brikke.players.bots.champion.search import Budget, search
from brikke.players.endgame import End, choose
from brikke.players.network.choosing import Choice, best_choice, can_choose, choices
from brikke.players.network.looking_ahead import Plan, look_ahead
from brikke.players.playout import Start
from brikke.players.playout.deciding import decide
from brikke.rules.position import Play, Turn
from brikke.solver import Objective, best_turn, core_name, play_exactly

LEARNED_TABLE: Final = 4
"""The table size at which the network wins more rounds against hoarders than the search does. At
tables of three it wins as many, and far fewer points."""
ENOUGH_ROUNDS: Final = 1000
"""With so many play-outs a search late in a round wins more there than the network does."""


@dataclass(frozen=True, slots=True)
class Level:
    """Search budget, in counts and not in time, so that a view always gives the same turn."""

    turns: int
    """Candidate turns."""
    rounds: int
    """Play-outs for one decision."""
    questions: int
    """Questions to the solver for one move of an endgame."""
    choices: int
    """Choices that are compared by looking ahead where everyone must play."""
    deals: int
    """Sampled deals on which they are compared, for every choice and seat together; 0 is not to
    look ahead."""
    own_turns: int = 2
    """Own turns that are looked at after the choice."""
    work: int = 400_000
    """What looking ahead may cost the solver at most: some positions are a hundred times as hard as
    others."""
    search_work: int = 900_000
    """What the play-outs of a decision may cost the solver, by what the first ones cost."""
    network: bool = True
    """Whether the network is asked at all."""
    search_pool: int = 6
    """With this many tiles in the pool or fewer, three or four players can no longer wait."""
    point_value: float = 0.0002
    """The value of one point in a search; a win has the value 1."""
    holds: bool = True
    """Whether the search tries to hold tiles back on an empty pool, beside laying all it can."""
    waits: bool = True
    """Whether it opens between two only after the rival has opened."""
    tries_tiles: bool = True
    """Whether it tries single tiles where jokers are locked and the pool of two players is empty.
    Listing turns takes long there."""


IN_PLAY: Final = Level(turns=6, rounds=1200, questions=3000, choices=6, deals=720)
IN_BULK: Final = Level(turns=2, rounds=16, questions=150, choices=0, deals=0)
FIRST: Final = replace(
    IN_PLAY,
    turns=12,
    rounds=160,
    search_work=10**9,
    network=False,
    search_pool=4,
    point_value=0.002,
    holds=False,
    waits=False,
    tries_tiles=False,
)


class Champion:
    """Plays by a network, hoards, searches late in a round, and solves endgames."""

    name: ClassVar = "champion"
    strength: ClassVar = 1231
    for_people: ClassVar = True
    calm: ClassVar = True
    face: ClassVar = "siv"
    colour: ClassVar = "lilac"

    def __init__(self, seed: int, level: Level = IN_PLAY) -> None:
        self._seed = seed
        self._level = level

    def turn(self, view: PlayerView) -> Turn:
        """Return the turn that is estimated to win most."""
        end = End.of(view)
        if end is not None:
            choice = choose(end, self._level.questions)
            if choice.played is not None:
                return play_exactly(view.position, choice.played).turn
        elif _asks_network(view, self._level):
            return self._learned(view)
        elif _is_worth_a_search(view, self._level):
            return self._search(view)
        elif self._level.tries_tiles and must_hold_out(view):
            return hold_out(view)
        elif self._level.waits and _waits_to_open(view):
            out = best_turn(view.position, Objective.OUT).turn
            return out if isinstance(out, Play) else draw_or_pass(view)
        return decide(own_policy(view), view)

    def _learned(self, view: PlayerView) -> Turn:
        chosen = self._choice(view)
        if chosen.played is None:
            return draw_or_pass(view)
        return play_exactly(view.position, chosen.played).turn

    def _choice(self, view: PlayerView) -> Choice:
        level = self._level
        # Where one may draw, a plan is many turns long: some turns ahead nothing is decided yet.
        if not level.deals or not view.rulebook.must_play_when_able:
            return best_choice(choices(view))
        deals = level.deals // len(view.rack_sizes)
        plan = Plan(level.choices, deals, level.own_turns, level.work)
        return look_ahead(view, plan, self._rng(view).getrandbits(64))

    def _search(self, view: PlayerView) -> Turn:
        rng = self._rng(view)
        turns = candidates(view, self._level.turns, rng)
        if len(turns) == 1:
            return turns[0]
        plans = (own_policy(view), HOLD) if self._level.holds else (own_policy(view),)
        tried = [(turn, plan) for turn in turns for plan in plans]
        first = rng.getrandbits(48)
        level = self._level
        budget = Budget(range(first, first + level.rounds), level.search_work)
        policies = assumed_policies(view)
        return search(self._start(view), policies, tried, budget, level.point_value)

    def _start(self, view: PlayerView) -> Start:
        return Start.from_view(view)

    def _rng(self, view: PlayerView) -> random.Random:
        return random.Random(f"{self._seed} {view.state.turns}")


class QuickChampion(Champion):
    """The champion with a small search budget, for many rounds at once."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, IN_BULK)


class FirstChampion(Champion):
    """The champion before it learned, against which the protocol ``brikke-eval-1`` measures."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, FIRST)


def _waits_to_open(view: PlayerView) -> bool:
    """Return whether nobody has opened yet of two who both may wait until the pool is empty.

    A player who has not opened holds more tiles that block when the pool is empty. The first one to
    open gives up that advantage to a rival who waits; the second one gives up nothing.
    """
    rulebook = view.rulebook
    may_wait = not rulebook.must_play_when_able and rulebook.must_play(0) and can_choose(rulebook)
    return may_wait and len(view.opened) == 2 and not any(view.opened) and view.pool_size > 0


def _asks_network(view: PlayerView, level: Level) -> bool:
    if not level.network or not _is_learned(view):
        return False
    return level.rounds < ENOUGH_ROUNDS or not _is_worth_a_search(view, level)


def _is_learned(view: PlayerView) -> bool:
    """Return whether the network was measured to play better than the rest."""
    if core_name() == "python" or not can_choose(view.rulebook):
        return False
    if view.rulebook.must_play_when_able:
        return True
    return len(view.rack_sizes) == LEARNED_TABLE and somebody_hoards(view)


def _is_worth_a_search(view: PlayerView, level: Level) -> bool:
    # Play-outs take minutes without the native core, and some take seconds with locked jokers.
    if core_name() == "python" or view.rulebook.locks_jokers:
        return False
    # Where playing is a duty, turns are nearly equal: a comparison takes thousands of rounds.
    if view.rulebook.must_play_when_able:
        return False
    return len(view.rack_sizes) > 2 and view.pool_size <= level.search_pool and view.position.opened
