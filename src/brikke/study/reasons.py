"""Reasons why a turn was costly: the turn is compared with the one that had the best chances.

Most reasons compare the tiles of the two turns. Two need searches of the solver: what the next
player laid because of the turn, and what the player's own next turn lost by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from brikke.game.moments import Moment
from brikke.game.view import PlayerView
from brikke.players.network.outlook import Counts
from brikke.rules.position import Play, Position
from brikke.rules.table import Table
from brikke.rules.tiles import FACES, Face, Tile, counts_of, faces_of
from brikke.solver import best_turn, play_exactly

LONG: Final = 3
"""Turns in a row without a play after which somebody has waited long."""
BLOCKED_TILES: Final = 2
"""A turn blocks tiles of its player if it and the next one together lay so many tiles fewer."""


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
    BLOCKED = "blocked"
    """The turn and the next one could not lay as many tiles: it used what the player's own others
    needed."""
    MORE = "more"
    """Tiles were laid that were better kept."""
    FEWER = "fewer"
    """More tiles could have been laid."""
    OTHER = "other"
    """Other tiles were better."""


def reason_in_round(
    moment: Moment,
    following: Moment | None,
    chances: Mapping[Counts | None, float],
    best: Counts | None,
) -> tuple[Reason, tuple[Tile, ...]]:
    """Return why a turn of a round is worse than the best one, and the tiles that this is about.

    ``chances`` has those after each turn that was possible, the two among them.
    """
    view = PlayerView(moment.seat, moment.before)
    made = tuple(counts_of(moment.played)) if moment.played else None
    reason, faces = why_worse(view, made, best)
    if following is not None and reason in _MAY_FEED:
        feeding = _feeding_tiles(moment, following, best)
        if reason is Reason.SPENT_JOKER and not _saves_half(chances, made, best, feeding):
            feeding = []
        if feeding:
            lets_out = not following.after.racks[following.seat]
            return (Reason.LET_OUT if lets_out else Reason.FED), _laid_beside(following, feeding)
    return reason, _tiles(view.rack, faces)


def why_worse(
    view: PlayerView, made: Counts | None, best: Counts | None
) -> tuple[Reason, Sequence[Face]]:
    """Return why a turn is worse than the best one, and the faces that this is about.

    It is told from what the player could know, not from what the others did.
    """
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
    if len(played) > len(better) and not view.position.opened and better:
        return Reason.LARGE_OPENING, surplus
    if not surplus:
        return Reason.FEWER, missing
    one, other = _laid_in_two_turns(view, best), _laid_in_two_turns(view, made)
    if len(one) - len(other) >= BLOCKED_TILES:
        return Reason.BLOCKED, _minus(one, other)
    return (Reason.MORE, surplus) if len(played) > len(better) else (Reason.OTHER, missing)


def fed_tiles(moment: Moment, following: Moment | None) -> tuple[Tile, ...]:
    """Return the tiles that the next player could lay only because of a turn.

    They lie beside tiles of this turn, and no turn on the table before it could have played as
    many.
    """
    if following is None or not moment.played or _lays_as_many(following, moment.before.table):
        return ()
    return _laid_beside(following, moment.played)


_MAY_FEED: Final = {Reason.SPENT_JOKER, Reason.BLOCKED, Reason.MORE, Reason.OTHER}
"""Reasons that give way where the next player was fed."""


def _feeding_tiles(moment: Moment, following: Moment, best: Counts | None) -> list[Tile]:
    """Return the tiles beside which the next player laid more than after the best turn.

    The best turn keeps them.
    """
    if not fed_tiles(moment, following):
        return []
    if _lays_as_many(following, _table_after(PlayerView(moment.seat, moment.before), best)):
        return []
    kept = _minus(_faces(tuple(counts_of(moment.played))), _faces(best))
    return [
        tile
        for tile in moment.played
        if tile.face in kept and not tile.face.is_joker and _laid_beside(following, [tile])
    ]


def _saves_half(
    chances: Mapping[Counts | None, float],
    made: Counts | None,
    best: Counts | None,
    feeding: Sequence[Tile],
) -> bool:
    """Return whether the jokers can be spent for half of the cost, without feeding as much."""
    assert made is not None
    faces = {tile.face for tile in feeding}
    enough = (chances[made] + chances[best]) / 2
    return any(
        chance >= enough and _jokers(turn) >= _jokers(made) and _keeps(turn, made, faces)
        for turn, chance in chances.items()
        if turn is not None
    )


def _keeps(turn: Counts, made: Counts, faces: set[Face]) -> bool:
    return any(turn[face] < made[face] for face in faces)


def _jokers(turn: Counts) -> int:
    return sum(turn[face] for face in FACES if face.is_joker)


def _lays_as_many(moment: Moment, table: Table) -> bool:
    """Return whether the player could have laid as many tiles on another table."""
    if not moment.played:
        return True
    before = moment.before
    rack = tuple(tile for tile in before.racks[moment.seat] if tile is not None)
    position = Position(table, rack, before.opened[moment.seat], before.rulebook)
    return best_turn(position).tiles_played >= len(moment.played)


def _laid_beside(moment: Moment, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of a turn that lie in one set with some of these."""
    others, added = set(tiles), set(moment.played)
    sets = [laid for laid in moment.after.table if others.intersection(laid)]
    return tuple(tile for laid in sets for tile in laid if tile in added)


def _laid_in_two_turns(view: PlayerView, played: Counts | None) -> list[Face]:
    """Return the most tiles that a turn and the next one lay, if nobody changes the table."""
    position, laid = view.position, _faces(played)
    if laid:
        left = list(view.rack)
        for face in laid:
            left.remove(next(tile for tile in left if tile.face == face))
        table = _table_after(view, played)
        position = replace(position, table=table, rack=tuple(left), opened=True)
    return [*laid, *faces_of(best_turn(position).played)]


def _table_after(view: PlayerView, played: Counts | None) -> Table:
    turn = None if played is None else play_exactly(view.position, played, calm=True).turn
    return turn.table if isinstance(turn, Play) else view.table


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
