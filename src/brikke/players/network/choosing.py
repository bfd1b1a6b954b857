"""Choices of a learned player: the turns of a seat, and what the network thinks of each.

Only for rules by which the tiles of a turn matter and not their arrangement: free jokers, and an
opening of its own. ``native/network/learned.c`` does the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from brikke.game.view import PlayerView
from brikke.players.network import reference
from brikke.players.network.outlook import Counts, Outlook
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.tiles import FACES, Colour, Face, counts_of
from brikke.solver import Objective, best_turn, core_name, turns

LARGEST: Final = 24
"""Turns that are listed, most tiles first."""
SMALLEST: Final = 8
"""Turns that are listed after those, fewest tiles first."""
LISTED_RACK: Final = 16
"""Of a larger rack not all turns are listed, but some different ones."""
MIDDLE: Final = 7
SURE_WIN: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Choice:
    """A turn by its tiles; None is to draw or pass."""

    played: Counts | None
    log_odds: int
    """To win the round, in units of 1/1024; 0 if there is no other choice."""


def can_choose(rulebook: Rulebook) -> bool:
    """Return whether the network knows how to choose by these rules."""
    return (
        rulebook.jokers is Jokers.FREE
        and not rulebook.opening_goes_on
        and not rulebook.opening_single_set
    )


def choices(view: PlayerView) -> list[Choice]:
    """Return the choices of the seat to move; a turn that goes out is the only one."""
    if core_name() == "python":
        return reference_choices(view)
    from brikke.players.network import native  # noqa: PLC0415 - there may be none

    return [Choice(*each) for each in native.choices(view)]


def best_choice(found: Sequence[Choice]) -> Choice:
    """Return the first of the best choices."""
    return max(found, key=lambda choice: choice.log_odds)


def reference_choices(view: PlayerView) -> list[Choice]:
    """Return the same choices by the reference version of the network."""
    assert view.seat is not None
    found = listed_turns(view)
    if len(found) == 1:
        played = found[0]
        goes_out = played is not None and sum(played) == len(view.rack)
        return [Choice(played, SURE_WIN if goes_out else 0)]
    return [Choice(played, log_odds_after(view, played)) for played in found]


def listed_turns(view: PlayerView) -> list[Counts | None]:
    """Return the turns to choose from; a turn that goes out is the only one.

    The first one plays the most tiles. None, to draw or pass, comes last where it is allowed.
    """
    plays = list(dict.fromkeys(_plays(view)))
    if plays and sum(plays[0]) == len(view.rack):
        return [plays[0]]
    if plays and view.rulebook.must_play(view.pool_size):
        return [*plays]
    return [*plays, None]


def log_odds_after(view: PlayerView, played: Counts | None) -> int:
    """Return the log odds to win after a choice, by the reference version of the network."""
    assert view.seat is not None
    now = Outlook.of(view.state, view.seat)
    after = now.after_drawing() if played is None else now.after_playing(played)
    return reference.outputs(after)[0]


def _plays(view: PlayerView) -> Iterator[Counts]:
    """Yield the tiles of turns; the first one plays the most."""
    if len(view.rack) > LISTED_RACK:
        yield from _different_plays(view)
        return
    largest = list(_listed(view.position, LARGEST, Objective.TILES))
    yield from largest
    if len(largest) == LARGEST:
        yield from _listed(view.position, SMALLEST, Objective.FEWEST)


def _listed(position: Position, limit: int, objective: Objective) -> Iterator[Counts]:
    for found in turns(position, limit, objective):
        if isinstance(found.turn, Play):
            yield tuple(counts_of(found.played))


def _different_plays(view: PlayerView) -> Iterator[Counts]:
    """Yield the best turns with the whole rack and with parts of it.

    While there is much to draw, the question is whether to play at all, and perhaps a joker. Near
    the end it matters which tiles stay.
    """
    yield from _best(view.position, Objective.TILES)
    yield from _best(view.position, Objective.FEWEST)
    near_the_end = view.pool_size <= 2 * len(view.rack_sizes)
    for number, kept in enumerate(_PARTS):
        if not near_the_end and number != _JOKER_PART:
            continue
        part = tuple(tile for tile in view.rack if tile.face not in kept)
        if part and len(part) < len(view.rack):
            yield from _best(replace(view.position, rack=part), Objective.TILES)


def _best(position: Position, objective: Objective) -> Iterator[Counts]:
    found = best_turn(position, objective)
    if isinstance(found.turn, Play):
        yield tuple(counts_of(found.played))


_JOKER_PART: Final = len(Colour)
_PARTS: Final[Sequence[frozenset[Face]]] = (
    *(frozenset(f for f in FACES if not f.is_joker and f.colour is colour) for colour in Colour),
    frozenset(face for face in FACES if face.is_joker),
    frozenset(face for face in FACES if not face.is_joker and face.number < MIDDLE),
    frozenset(face for face in FACES if not face.is_joker and face.number > MIDDLE),
)
"""Tiles that stay on the rack: those of a colour, jokers, low numbers, high numbers."""
