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

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
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
from brikke.rules.tiles import Face, Tile, counts_of
from brikke.solver import Solution, core_name, play_exactly

MIN_COST: Final = 0.03
"""The least cost that is reported; smaller ones may be errors of the network."""
CLEAR_COST: Final = 0.1
"""The least cost of a turn that laid as many tiles as possible. That is what a hint advises, so
only a clear loss is called one."""
MOST: Final = 3
"""Turns that are reported as the costliest of a round."""
LONG: Final = 3
"""Turns in a row without a play after which somebody has waited long."""


class Reason(StrEnum):
    """Why a turn was costly."""

    EXIT = "exit"
    """The player could have gone out."""
    OPEN = "open"
    """The player could have opened."""
    LARGE_OPENING = "large-opening"
    """A smaller opening was better."""
    JOKER = "joker"
    """A joker stayed on the rack that was better on the table."""
    SPENT_JOKER = "spent-joker"
    """A joker was played that was better on the rack."""
    DREW = "drew"
    """The player drew although a play was better."""
    WAITED = "waited"
    """The same, after several turns without a play."""
    LET_OUT = "let-out"
    """Tiles were laid with which the next player went out."""
    FED = "fed"
    """Tiles were laid that the next player built on; they were better kept."""
    MORE = "more"
    """Tiles were laid that were better kept."""
    FEWER = "fewer"
    """More tiles could have been laid."""
    OTHER = "other"
    """Other tiles were better."""


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


def turn_costs(game: Game, fed: Sequence[Sequence[Tile]] | None = None) -> tuple[TurnCost, ...]:
    """Return what every turn of a round cost, finished or not; nothing without the native core.

    ``fed`` has the tiles that the next player could lay because of each turn, where known.
    """
    if core_name() == "python":
        return ()
    moments = tuple(game.moments())
    following = (*moments[1:], None)
    laid_on = fed or [()] * len(moments)
    return tuple(
        _turn_cost(moment, tuple(tiles), _goes_out(after))
        for moment, tiles, after in zip(moments, laid_on, following, strict=True)
    )


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


def _goes_out(moment: Moment | None) -> bool:
    return moment is not None and not moment.after.racks[moment.seat]


def _turn_cost(moment: Moment, fed: tuple[Tile, ...], lets_out: bool) -> TurnCost:
    seat, before = moment.seat, moment.before
    if any(tile is None for tile in before.racks[seat]):
        raise InputError("an analysis needs every rack face up", "?")
    view = PlayerView(seat, before)
    made = tuple(counts_of(moment.played)) if moment.played else None
    turns = listed_turns(view)
    if made not in turns:
        turns.append(made)
    chances = chances_after(view, turns)
    if moment.drawn:  # more than one tile after a timeout
        outlook = Outlook.after_turn(before, moment.after, seat)
        chances[turns.index(None)] = estimates([outlook])[0].win
    chance, best_chance = chances[turns.index(made)], max(chances)
    best = turns[chances.index(best_chance)]
    laid_most = made is not None and turns[0] is not None and sum(made) >= sum(turns[0])
    costly = best_chance - chance >= (CLEAR_COST if laid_most else MIN_COST)
    reason, faces = why_worse(view, made, best) if costly else (None, ())
    if reason is Reason.MORE and fed:
        reason = Reason.LET_OUT if lets_out else Reason.FED
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
        fed if reason in (Reason.FED, Reason.LET_OUT) else _tiles(view.rack, faces),
    )


def why_worse(
    view: PlayerView, made: Counts | None, best: Counts | None
) -> tuple[Reason, Sequence[Face]]:
    """Return why a turn is worse than the best one, and the faces that this is about."""
    played, better = _faces(made), _faces(best)
    missing, surplus = _minus(better, played), _minus(played, better)
    jokers = [face for face in better if face.is_joker]
    if len(better) == len(view.rack):
        return Reason.EXIT, better
    if not played:
        return _reason_to_play(view, better, jokers)
    if len(jokers) > sum(face.is_joker for face in played):
        return Reason.JOKER, better
    if any(face.is_joker for face in surplus):
        return Reason.SPENT_JOKER, [face for face in surplus if face.is_joker]
    if len(played) > len(better):
        if not view.position.opened and better:
            return Reason.LARGE_OPENING, surplus
        return Reason.MORE, surplus
    return (Reason.FEWER if not surplus else Reason.OTHER), missing


def _reason_to_play(
    view: PlayerView, better: Sequence[Face], jokers: Sequence[Face]
) -> tuple[Reason, Sequence[Face]]:
    """Return why somebody should have played who drew or passed."""
    assert view.seat is not None
    if not view.position.opened:
        return Reason.OPEN, better
    if jokers:
        return Reason.JOKER, better
    waited = view.state.quiet[view.seat] >= LONG
    return (Reason.WAITED if waited else Reason.DREW), better


def _faces(counts: Counts | None) -> list[Face]:
    found = [] if counts is None else list(enumerate(counts))
    return [Face(number) for number, count in found for _ in range(count)]


def _minus(faces: Sequence[Face], others: Sequence[Face]) -> list[Face]:
    left = list(faces)
    for face in others:
        if face in left:
            left.remove(face)
    return left


def _tiles(rack: Sequence[Tile], faces: Sequence[Face]) -> tuple[Tile, ...]:
    """Return tiles of the rack with these faces, in order."""
    left, found = list(faces), []
    for tile in sorted(rack):
        if tile.face in left:
            left.remove(tile.face)
            found.append(tile)
    return tuple(found)
