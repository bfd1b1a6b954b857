"""A trained bot: a linear model with twelve weights rates every turn it could make.

From the root of the repository:

    brikke arena --bots examples.learned:Learned,greedy

The weights in ``examples/learned.json`` were trained by ``examples/learn_to_play.py``; the
environment variable ``BRIKKE_LEARNED`` names another file. See also ``docs/learning.md``.
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
"""The number of turns that are rated, besides drawing."""
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
"""The features of a choice. On an empty pool drawing means passing."""


def features(rows: Rows) -> Floats:
    """Return the features of every choice: [rows, listed turns and a draw, features].

    All are known to the seat to move, and of the order of one. Facts about the round are features
    of drawing only, because a feature that is equal for all choices would have no effect.
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
    """Return the choice with the highest rating for every row.

    Weights are [rows, features], or [features] for all rows. Of equal ratings the last choice is
    taken, so that zero weights draw. Ratings are rounded, because the last digits of a sum depend
    on the number of rows.
    """
    liked = (features(rows) * weights[..., None, :]).sum(axis=-1).round(9)
    backwards = np.where(rows.mask, liked, -np.inf)[:, ::-1]
    return np.asarray(liked.shape[1] - 1 - backwards.argmax(axis=1))


def weights_text(weights: Floats) -> str:
    """Return weights as JSON."""
    told = {name: round(float(weight), 6) for name, weight in zip(FEATURES, weights, strict=True)}
    return json.dumps(told, indent=2) + "\n"


def read_weights(path: Path) -> Floats:
    """Read weights from a JSON file."""
    try:
        told = json.loads(path.read_text())
        if tuple(told) != FEATURES:
            raise InputError("these weights belong to other features", path)
        return np.array([float(told[name]) for name in FEATURES])
    except OSError as error:
        raise InputError(f"weights cannot be read ({reason_of(error)})", path) from None
    except InputError:
        raise
    except (TypeError, ValueError):
        raise InputError("weights must be a JSON object of numbers, unlike", path) from None


class Learned:
    """Plays the turn with the highest rating."""

    def __init__(self, seed: int) -> None:
        del seed  # deterministic
        self._weights = read_weights(Path(os.environ.get(SETTING) or OWN_WEIGHTS))

    def turn(self, view: PlayerView) -> Turn:
        """Return one of the listed turns, or a draw."""
        rows = Rows.empty(1, len(view.rack_sizes), LIMIT)
        listed = rows.show(0, view)
        chosen = int(choose(rows, self._weights)[0])
        return draw_or_pass(view) if chosen == LIMIT else listed[chosen].turn
