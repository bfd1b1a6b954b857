"""A player that learned: twelve weights say how much it likes each turn it could make.

From the root of the repository:

    brikke arena --bots examples.learned:Learned,greedy

It plays by the weights in ``examples/learned.json``, which ``examples/learn_to_play.py`` found; the
environment variable ``BRIKKE_LEARNED`` names a file with others. ``docs/learning.md`` tells more.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from brikke.env.vector import Rows
from brikke.errors import InputError, reason_of
from brikke.game.view import PlayerView
from brikke.players.bots import draw_or_pass
from brikke.rules.position import Turn
from brikke.rules.tiles import JOKER

Floats = NDArray[np.float64]

LIMIT: Final = 8
"""How many turns are looked at, besides drawing."""
SETTING: Final = "BRIKKE_LEARNED"
OWN_WEIGHTS: Final = Path(__file__).with_name("learned.json")

DRAWING: Final = (
    "draw, not opened",
    "draw, opened",
    "draw, own rack",
    "draw, smallest other rack",
    "draw, pool",
    "draw, pool is empty",
    "draw, jokers on the rack",
)
PLAYING: Final = (
    "play, tiles",
    "play, points",
    "play, jokers",
    "play, goes out",
    "play, tiles of an opening",
)
FEATURES: Final = (*DRAWING, *PLAYING)
"""What there is to say of a choice. To draw is to pass where no tile is left."""


def features(rows: Rows) -> Floats:
    """Return what there is to say of every choice: [rows, turns listed and a draw, features].

    All of it is known to the seat to move, and about as large as one: what is true of drawing
    depends on the round, because what is the same for all choices would decide nothing.
    """
    told = np.zeros((*rows.mask.shape, len(FEATURES)))
    opened = rows.opened[:, 0]
    of_drawing = (
        ~opened,
        opened,
        rows.rack_sizes[:, 0] / 14 - 1,
        rows.rack_sizes[:, 1:].min(axis=1) / 14 - 1,
        rows.pool / 50,
        rows.pool == 0,
        rows.rack[:, JOKER] / 2,
    )
    of_playing = (
        rows.tiles / 14,
        rows.points / 100,
        rows.played[:, :, JOKER] / 2,
        rows.goes_out,
        rows.tiles / 14 * ~opened[:, None],
    )
    told[:, -1, : len(DRAWING)] = np.stack(of_drawing, axis=-1)
    told[:, :-1, len(DRAWING) :] = np.stack(of_playing, axis=-1)
    return told


def choose(rows: Rows, weights: Floats) -> NDArray[np.int64]:
    """Return for every row the choice that its weights like most: [rows, features] or one for all.

    Of those liked alike it is the last, so that who knows nothing draws. Rounding sees to it that
    the last digits of a sum, which depend on how many rows there are, decide nothing.
    """
    liked = (features(rows) * weights[..., None, :]).sum(axis=-1).round(9)
    backwards = np.where(rows.mask, liked, -np.inf)[:, ::-1]
    return np.asarray(liked.shape[1] - 1 - backwards.argmax(axis=1))


def weights_text(weights: Floats) -> str:
    """Return weights as JSON."""
    told = {name: round(float(weight), 6) for name, weight in zip(FEATURES, weights, strict=True)}
    return json.dumps(told, indent=2) + "\n"


def read_weights(path: Path) -> Floats:
    """Return the weights in a file."""
    try:
        told = json.loads(path.read_text())
        if tuple(told) != FEATURES:
            raise InputError("weights of other features are not for this player", path)
        return np.array([float(told[name]) for name in FEATURES])
    except OSError as error:
        raise InputError(f"weights cannot be read ({reason_of(error)})", path) from None
    except InputError:
        raise
    except (TypeError, ValueError):
        raise InputError("weights are numbers by name, in JSON, unlike", path) from None


class Learned:
    """Makes the turn that its weights like most."""

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance
        self._weights = read_weights(Path(os.environ.get(SETTING) or OWN_WEIGHTS))

    def turn(self, view: PlayerView) -> Turn:
        """Return one of the turns listed, or a draw."""
        rows = Rows.empty(1, len(view.rack_sizes), LIMIT)
        listed = rows.show(0, view)
        chosen = int(choose(rows, self._weights)[0])
        return draw_or_pass(view) if chosen == LIMIT else listed[chosen].turn
