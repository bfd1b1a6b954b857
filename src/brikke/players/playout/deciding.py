"""Decisions of a policy: the turn that it makes for a player's view.

Bots that follow a policy call this. In play-outs ``native/rounds/policy.c`` decides the same. A
policy gets a :class:`~brikke.game.view.PlayerView`, so it cannot use hidden tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.endgame import End, known_rival
from brikke.players.endgame.reference import endure
from brikke.players.playout.policy import AtEnd, Policy
from brikke.rules.position import Play, Position, Turn
from brikke.rules.scoring import rack_value
from brikke.rules.tiles import Tile
from brikke.solver import Objective, Solution, best_turn, can_go_out, play_exactly, turns

BLEED_TURNS: Final = 16
"""The smallest turns among which ``bleed`` chooses."""


def decide(policy: Policy, view: PlayerView) -> Turn:
    """Return the turn of a policy for a view."""
    chosen = _choose(policy, view)
    return draw_or_pass(view) if chosen is None else chosen.turn


def _choose(policy: Policy, view: PlayerView) -> Solution | None:
    if not view.position.opened:
        return _best(view.position, policy.opening)
    if not view.pool_size:
        return _on_empty_pool(policy, view)
    if policy.hoards and _keeps_hoarding(policy, view):
        return _out_or_smallest(view)
    return _usual_turn(policy, view)


def _best(position: Position, objective: Objective) -> Solution | None:
    found = best_turn(position, objective)
    return found if isinstance(found.turn, Play) else None


def _has_duty(view: PlayerView) -> bool:
    return view.rulebook.must_play(view.pool_size)


# The usual turn


def _usual_turn(policy: Policy, view: PlayerView) -> Solution | None:
    best = _best(view.position, Objective.TILES)
    if best is None or best.goes_out:
        return best
    chosen = _best_saving_jokers(policy, view.position, best)
    if _has_duty(view):
        return chosen or best
    return chosen if chosen and chosen.tiles_played >= policy.least_tiles else None


def _best_saving_jokers(policy: Policy, position: Position, best: Solution) -> Solution | None:
    """Return the best turn in which every joker adds enough tiles."""
    if policy.joker_adds == 0 or not _jokers(best.played):
        return best
    held = _jokers(position.rack)
    without = _best(_without_jokers(position, held), Objective.TILES)
    fewest = without.tiles_played if without else 0

    def is_worth(turn: Solution) -> bool:
        jokers = _jokers(turn.played)
        added = turn.tiles_played - fewest
        return policy.joker_adds is not None and added >= jokers * policy.joker_adds

    if is_worth(best):
        return best
    if held == 2:
        with_one = _best(_without_jokers(position, 1), Objective.TILES)
        if with_one and _jokers(with_one.played) and is_worth(with_one):
            return with_one
    return without


def _jokers(tiles: Sequence[Tile]) -> int:
    return sum(tile.face.is_joker for tile in tiles)


def _without_jokers(position: Position, jokers: int) -> Position:
    """Return the position without this many jokers of the rack."""
    held = [tile for tile in position.rack if tile.face.is_joker][:jokers]
    return replace(position, rack=tuple(tile for tile in position.rack if tile not in held))


# Hoarding


def _keeps_hoarding(policy: Policy, view: PlayerView) -> bool:
    others = [size for seat, size in enumerate(view.rack_sizes) if seat != view.seat]
    return min(others) > policy.until_tiles and view.pool_size > policy.until_pool


def _out_or_smallest(view: PlayerView) -> Solution | None:
    out = _best(view.position, Objective.OUT)
    if out or not _has_duty(view):
        return out
    return _best(view.position, Objective.FEWEST)


# The pool is empty


def _on_empty_pool(policy: Policy, view: PlayerView) -> Solution | None:
    if policy.at_end is AtEnd.HOLD:
        return _out_or_smallest(view)
    rival = known_rival(view)
    if policy.at_end is AtEnd.BLEED and rival:
        return _bleed(view, rival)
    if policy.at_end is AtEnd.ENDURE and rival:
        return _endure(view, rival)
    return _best(view.position, Objective.TILES)


def _bleed(view: PlayerView, rival: Position) -> Solution | None:
    out = _best(view.position, Objective.OUT)
    if out:
        return out
    duty = _has_duty(view)
    if not duty and rack_value(view.rack, view.rulebook) < rack_value(rival.rack, view.rulebook):
        return None
    safe = _safest(view.position, rival)
    if safe or not (duty or can_go_out(rival)):
        return safe
    return _best(view.position, Objective.TILES)


def _safest(position: Position, rival: Position) -> Solution | None:
    """Return, of the smallest turns, the most valuable one after which the rival cannot go out."""
    best: Solution | None = None
    for found in turns(position, BLEED_TURNS, Objective.FEWEST):
        if not isinstance(found.turn, Play):
            continue
        better = best is None or found.points_played > best.points_played
        if better and not can_go_out(replace(rival, table=found.turn.table)):
            best = found
    return best


def _endure(view: PlayerView, rival: Position) -> Solution | None:
    end = End.of(view)
    if end is None:
        return _bleed(view, rival)
    ahead = rack_value(view.rack, view.rulebook) < rack_value(rival.rack, view.rulebook)
    if not end.duty and ahead and not can_go_out(rival):
        return _best(view.position, Objective.OUT)
    played = endure(end)
    return _bleed(view, rival) if played is None else play_exactly(view.position, played)
