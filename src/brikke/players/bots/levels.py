"""Levels of difficulty: the bots ``level1`` to ``level12``, each a step stronger than the last.

All levels choose in the same way, by the chances that a network gives to people
(:mod:`brikke.players.network`). They differ in what they see of a turn:

- *what they overlook*: every turn they notice only a part of their rack;
- *how far they look*: they look at a few sets of the table at a time, a number of times, and
  rearrange those in the best way; the highest levels see the whole table at once.

No level hoards: one that sees a play of three tiles or more does not draw, and one that can open
opens. The arena measured them on duplicate deals: each is about 100 points above the one before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.bots.without_rearranging import draw_unless_obliged, tiles_left
from brikke.players.network import Outlook, estimates
from brikke.players.network.choosing import can_choose
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position, Turn
from brikke.rules.table import tiles_added
from brikke.rules.tiles import Tile, counts_of, text_of
from brikke.solver import best_turn, core_name, turns

FEW_TILES: Final = 2
"""A play of so few tiles may be worse than a draw; a larger one is never held back."""
LISTED: Final = 16
"""Turns that are compared by levels that see the whole table."""


@dataclass(frozen=True, slots=True)
class Visibility:
    """What a level sees of its turns."""

    noticed: float
    """The probability that a tile of the rack is noticed in a turn."""
    sets: int | None = None
    """Sets of the table that are looked at together; None is all of them."""
    looks: int = 0
    """How often it looks at the table in a turn, if not at all of it."""


class LevelBot:
    """What all levels do; each has its visibility."""

    name: ClassVar[str]
    strength: ClassVar[int]
    for_people: ClassVar = False
    calm: ClassVar = True
    is_level: ClassVar = True
    face: ClassVar = "runa"
    colour: ClassVar = "straw"
    visibility: ClassVar[Visibility]

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def turn(self, view: PlayerView) -> Turn:
        """Return the best of the turns that this level sees."""
        rng = self._luck(view)
        position = replace(view.position, rack=self._seen(view, rng))
        plays = list(self._plays(view, position, rng))
        if not plays:
            return draw_unless_obliged(view)
        return _best(view, plays)

    def noticed(self, view: PlayerView) -> tuple[Tile, ...]:
        """Return the tiles of its rack that this level notices."""
        return self._seen(view, self._luck(view))

    def _luck(self, view: PlayerView) -> random.Random:
        return random.Random(f"{self._seed} {view.state.turns} {text_of(sorted(view.rack))}")

    def _seen(self, view: PlayerView, rng: random.Random) -> tuple[Tile, ...]:
        return tuple(tile for tile in sorted(view.rack) if rng.random() < self.visibility.noticed)

    def _plays(self, view: PlayerView, position: Position, rng: random.Random) -> Iterator[Play]:
        """Yield different plays, the largest first."""
        if not position.rack:
            return
        found: Turn | None
        if self.visibility.sets is None or not position.opened:
            found = best_turn(position).turn
        else:
            found = _looked_for(view.position, position.rack, self.visibility, rng)
        if not isinstance(found, Play):
            return
        yield found
        played = tiles_added(position.table, found.table)
        if len(played) == len(view.rack):
            return
        if self.visibility.sets is None and can_choose(position.rulebook) and position.opened:
            yield from _others(position)
        if any(tile.face.is_joker for tile in played):
            without = tuple(tile for tile in position.rack if not tile.face.is_joker)
            yield from self._plays(view, replace(position, rack=without), rng)


def _looked_for(
    position: Position, rack: tuple[Tile, ...], visibility: Visibility, rng: random.Random
) -> Play | None:
    """Return the play that several looks at some sets of the table add up to."""
    table, left = position.table, rack
    for look in range(visibility.looks + 1):
        # The first look is at the rack alone.
        sets = rng.sample(table, min(len(table), visibility.sets or 0)) if look else []
        found = best_turn(replace(position, table=tuple(sets), rack=left)).turn
        if not isinstance(found, Play):
            continue
        after = (*(each for each in table if each not in sets), *found.table)
        # Several legal steps may break a rule of the whole turn.
        if not violations(position, Play(after)):
            table, left = after, tiles_left(left, after)
        if not left:
            break
    return Play(table) if len(left) < len(rack) else None


def _others(position: Position) -> Iterator[Play]:
    """Yield more plays of the whole table, the largest first."""
    for found in turns(position, LISTED):
        if isinstance(found.turn, Play):
            yield found.turn


def _best(view: PlayerView, plays: Sequence[Play]) -> Turn:
    """Return the play with the best chances, or a draw that is better than a few tiles."""
    if core_name() == "python":
        return plays[0]  # the reference version of the network takes too long
    table = view.position.table
    played = [tiles_added(table, play.table) for play in plays]
    if len(played[0]) == len(view.rack):
        return plays[0]
    now = Outlook.of(view.state, view.to_move)
    after = [now.after_playing(tuple(counts_of(tiles))) for tiles in played]
    choices: list[Turn] = [*plays]
    few = len(played[0]) <= FEW_TILES and view.position.opened
    if few and view.pool_size and not view.rulebook.must_play(view.pool_size):
        choices.append(draw_or_pass(view))
        after.append(now.after_drawing())
    chances = [estimate.win for estimate in estimates(after)]
    return choices[chances.index(max(chances))]


_VISIBILITIES: Final = (
    Visibility(0.78, 1, 2),
    Visibility(0.75, 1, 3),
    Visibility(0.78, 1, 4),
    Visibility(0.91, 1, 4),
    Visibility(0.97, 1, 5),
    Visibility(0.96, 1, 8),
    Visibility(0.95, 2, 5),
    Visibility(1.0, 2, 11),
    Visibility(1.0, 3, 10),
    Visibility(1.0, 3, 40),
    Visibility(0.7),
    Visibility(1.0),
)
"""What each level sees, the weakest first: more of the rack, then more of the table together."""
_WEAKEST: Final = -1050
STEP: Final = 100
"""The points from one level to the next."""


def _level(number: int, seen: Visibility) -> type[LevelBot]:
    class Level(LevelBot):
        name: ClassVar = f"level{number}"
        strength: ClassVar = _WEAKEST + STEP * (number - 1)
        visibility: ClassVar = seen

    return Level


LEVEL_BOTS: Final = tuple(
    _level(number, visibility) for number, visibility in enumerate(_VISIBILITIES, start=1)
)
"""The levels as bots, the weakest first."""
LEVELS: Final = tuple(each.name for each in LEVEL_BOTS)
"""The names of the levels, the weakest first."""
