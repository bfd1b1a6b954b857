"""Costs of turns: the chances to win that a turn gave away, and why.

A turn is compared with the others that its player could have made, by the chances that a network
gives to each (:mod:`brikke.players.network`): how often a player wins who goes on as people do,
estimated from what the player could know then, not from the racks of the others.

>>> from brikke.game.game import Game
>>> from brikke.players.bots import make_bot
>>> from brikke.study.costs import accuracy, turn_costs
>>> game = Game("nordic", 2, seed=7)
>>> while not game.is_over():
...     _ = game.push(make_bot("casual").turn(game.view(game.to_move)))
>>> costs = turn_costs(game)
>>> len(costs) == len(tuple(game.moments()))
True
>>> 0.5 < accuracy(costs, seat=0) <= 1
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.moments import Moment
from brikke.game.view import PlayerView
from brikke.players.network import Outlook, estimates
from brikke.players.network.choosing import listed_turns
from brikke.players.network.outlook import Counts
from brikke.rules.position import Draw, Play
from brikke.rules.table import Table
from brikke.rules.tiles import Tile, counts_of
from brikke.solver import Solution, core_name, play_exactly
from brikke.study.reasons import Reason, reason_in_round

MIN_COST: Final = 0.03
"""The least cost that is reported; smaller ones may be errors of the network."""
CLEAR_COST: Final = 0.1
"""The least cost of a turn that laid as many tiles as possible. That is what a hint advises, so
only a clear loss is called one."""
MOST: Final = 3
"""Turns that are reported as the costliest of a round."""


@dataclass(frozen=True, slots=True)
class TurnCost:
    """What one turn cost its player."""

    turn: int
    """The number of the turn in its round, from 1."""
    seat: int
    chance: float
    """The player's chances after the turn, as far as the player could know."""
    best_chance: float
    """The same after the best turn."""
    options: int
    """The number of turns that were compared."""
    best_played: tuple[Tile, ...]
    """The tiles of the best turn; none if it is a draw or a pass."""
    best_table: Table
    reason: Reason | None
    """Why the turn was costly; None if it cost little."""
    tiles: tuple[Tile, ...]
    """The tiles that the reason is about: better played, or better kept."""

    @property
    def cost(self) -> float:
        """The chances that the turn gave away."""
        return self.best_chance - self.chance

    @property
    def accuracy(self) -> float:
        """The share of the chances that the turn kept."""
        return self.chance / self.best_chance


def turn_costs(game: Game) -> tuple[TurnCost, ...]:
    """Return what every turn of a round cost, finished or not; nothing without the native core."""
    if core_name() == "python":
        return ()
    moments = tuple(game.moments())
    return tuple(map(_turn_cost, moments, (*moments[1:], None)))


def accuracy(costs: Iterable[TurnCost], seat: int) -> float | None:
    """Return the mean share of the chances that a player's turns kept, where there was a choice."""
    kept = [cost.accuracy for cost in costs if cost.seat == seat and cost.options > 1]
    return fmean(kept) if kept else None


def costliest(costs: Iterable[TurnCost], seat: int | None = None) -> list[TurnCost]:
    """Return the costliest turns of a seat or of all, the worst first, at most three."""
    found = [cost for cost in costs if cost.reason is not None and seat in (None, cost.seat)]
    return sorted(found, key=lambda cost: -cost.cost)[:MOST]


def best_chances(view: PlayerView) -> tuple[Solution, float]:
    """Return the turn of a seat with the best chances, and its chances.

    It is as if the seat were to move. A draw stands for passing, too.
    """
    found = listed_turns(view)
    chances = chances_after(view, found)
    best = max(range(len(found)), key=chances.__getitem__)
    played = found[best]
    if played is None:
        return Solution(Draw()), chances[best]
    solution = play_exactly(view.position, played, calm=True)
    # The solver was asked with only these tiles on the rack.
    return replace(solution, goes_out=sum(played) == len(view.rack)), chances[best]


def chances_after(view: PlayerView, turns: Sequence[Counts | None]) -> list[float]:
    """Return the chances after each turn of the view's seat; the key None is a draw or a pass."""
    assert view.seat is not None
    now = Outlook.of(view.state, view.seat)
    after = [now.after_drawing() if each is None else now.after_playing(each) for each in turns]
    return [
        1.0 if outlook.sizes[0] == 0 else found.win
        for outlook, found in zip(after, estimates(after), strict=True)
    ]


def best_of(chances: Mapping[Counts | None, float]) -> Counts | None:
    """Return the turn with the best chances; of equal ones that with the first tiles."""
    return min(chances, key=lambda turn: (-chances[turn], _order(turn)))


def _order(turn: Counts | None) -> Sequence[int]:
    """Return a sort key: the faces of a turn in ascending order."""
    return [face for face, count in enumerate(turn or ()) for _ in range(count)]


def _turn_cost(moment: Moment, following: Moment | None) -> TurnCost:
    seat, before = moment.seat, moment.before
    if any(tile is None for tile in before.racks[seat]):
        raise InputError("an analysis needs every rack face up", "?")
    view = PlayerView(seat, before)
    made = tuple(counts_of(moment.played)) if moment.played else None
    turns = listed_turns(view)
    most = turns[0]
    if made not in turns:
        turns.append(made)
    chances = dict(zip(turns, chances_after(view, turns), strict=True))
    if moment.drawn:  # more than one tile after a timeout
        outlook = Outlook.after_turn(before, moment.after, seat)
        chances[None] = estimates([outlook])[0].win
    best = best_of(chances)
    chance, best_chance = chances[made], chances[best]
    laid_most = made is not None and most is not None and sum(made) >= sum(most)
    costly = best_chance - chance >= (CLEAR_COST if laid_most else MIN_COST)
    reason, tiles = reason_in_round(moment, following, chances, best) if costly else (None, ())
    solution = None if best is None else play_exactly(view.position, best, calm=True)
    turn = None if solution is None else solution.turn
    return TurnCost(
        moment.number,
        seat,
        chance,
        best_chance,
        len(turns),
        solution.played if solution is not None else (),
        turn.table if isinstance(turn, Play) else before.table,
        reason,
        tiles,
    )
