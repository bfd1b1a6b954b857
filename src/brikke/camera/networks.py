"""The three networks, computed by ONNX Runtime on one core."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from PIL import Image

from brikke.camera.crops import cut_out
from brikke.camera.finding import (
    CELLS,
    FAR,
    NEAR,
    STRIDE,
    Places,
    are_large,
    decoded,
    parts,
    together,
)
from brikke.errors import require_extra

Array: TypeAlias = np.ndarray[Any, Any]

NUMBERS: Final = 13
JOKER: Final = 13
NO_TILE: Final = 15
FACES: Final = 53
AT_ONCE: Final = 128
_SURE_FACE: Final = 0.97
_SURE_TURN: Final = 3.0  # logarithm of the odds
SHIPPED: Final = Path(__file__).parent / "model"
"""The networks of the package."""


@cache
def _session(model: Path, name: str) -> Any:
    require_extra("brikke.camera", "camera", "onnxruntime")
    import onnxruntime  # noqa: PLC0415 - only reading needs it, not the help

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    network = (model / f"{name}.onnx").read_bytes()
    return onnxruntime.InferenceSession(network, options, providers=["CPUExecutionProvider"])


def find(pixels: Array, model: Path = SHIPPED) -> Places:
    """Return the places of the tiles in a picture, from afar; small ones also from near."""
    far = _find(pixels, FAR, model)
    if are_large(far, max(pixels.shape[:2]) / FAR):
        return together([far])
    return together([_find(pixels, NEAR, model), far])


def _find(pixels: Array, long_side: int, model: Path) -> Places:
    high, wide = pixels.shape[:2]
    scale = long_side / max(high, wide)
    size = max(1, round(wide * scale)), max(1, round(high * scale))
    how = Image.Resampling.BICUBIC if scale > 1 else Image.Resampling.BOX
    small = np.asarray(Image.fromarray(pixels).resize(size, how))
    padded = np.zeros((3, -(-size[1] // CELLS) * CELLS, -(-size[0] // CELLS) * CELLS), np.float32)
    padded[:, : size[1], : size[0]] = small.transpose(2, 0, 1) / np.float32(255)
    rows = parts(padded.shape[1]) if long_side == NEAR else [(0, padded.shape[1]) * 2]
    heats, shapes = [], []
    for first, end, counts_from, counts_to in rows:
        part = np.ascontiguousarray(padded[None, :, first:end])
        heat, shape = _session(model, "finder").run(None, {"picture": part})
        lines = slice((counts_from - first) // STRIDE, (counts_to - first) // STRIDE)
        heats.append(heat[0, 0, lines])
        shapes.append(shape[0][:, lines])
    return decoded(np.concatenate(heats), np.concatenate(shapes, 1), 1 / scale)


@dataclass(frozen=True)
class Answer:
    """What the networks say about one picture: one row for each tile."""

    places: Places
    faces: Array
    """The probability of each of the 53 faces; what is missing to 1 is no face at all."""
    turned: Array
    """How sure the tile lies upside down, as logarithm of the odds."""


def _described(crops: Array, model: Path) -> Array:
    """Return what is seen in each tile alone."""
    crops = np.ascontiguousarray(crops)
    return np.asarray(_session(model, "features").run(None, {"crops": crops})[0])


def _read(features: Array, model: Path) -> list[Array]:
    """Return what the reader says of tiles: logarithms of numbers and colours, and the turn."""
    return [
        part.astype(float) for part in _session(model, "reader").run(None, {"features": features})
    ]


def _unsure(number: Array, colour: Array, turn: Array) -> Array:
    """Return which tiles need a second look: by logarithms, a face or a turn that is not sure."""
    has_colour = number.argmax(1) < NUMBERS
    least = np.log(_SURE_FACE)
    return np.asarray(
        (number.max(1) < least)
        | has_colour & (colour.max(1) < least)
        | (np.abs(turn[:, 0]) < _SURE_TURN)
    )


def _twice(crops: Array, model: Path) -> list[Array]:
    """Return numbers and colours as probabilities, and the turn, of tiles that share one light.

    Which way up a tile lies is not known. A tile that is not sure is also read upside down, beside
    the others as they are, and its answers are averaged.
    """
    features = _described(crops, model)
    told = _read(features, model)
    unsure = _unsure(*told)
    again = told
    if unsure.any():
        features[unsure] = _described(crops[unsure][:, :, ::-1, ::-1], model)
        again = _read(features, model)
        again = [np.where(unsure[:, None], new, old) for new, old in zip(again, told, strict=True)]
    turn = np.where(unsure[:, None], (told[2] - again[2]) / 2, told[2])
    return [_mean(told[0], again[0]), _mean(told[1], again[1]), turn]


def _mean(one: Array, other: Array) -> Array:
    """Return the mean of two answers as probabilities."""
    mixed = np.exp((one + other) / 2)
    return np.asarray(mixed / mixed.sum(1, keepdims=True))


def ask(pixels: Array, model: Path = SHIPPED) -> Answer:
    """Return the tiles in a picture: where they lie and what they show.

    Tiles that lie face down, and what is no tile after all, are left out.
    """
    places = find(pixels, model)
    if not len(places):
        return Answer(places, np.zeros((0, FACES)), np.zeros(0))
    crops = cut_out(pixels, places)
    # A picture with more tiles than a box holds is read in parts, so that memory is bounded.
    told = [_twice(crops[at : at + AT_ONCE], model) for at in range(0, len(crops), AT_ONCE)]
    number, colour, turn = (np.concatenate(part) for part in zip(*told, strict=True))
    inked = colour[:, :, None] * number[:, None, :NUMBERS]
    faces = np.concatenate([inked.reshape(len(crops), -1), number[:, JOKER, None]], 1)
    shown = faces.sum(1) > 0.5
    return Answer(places.only(shown), faces[shown], turn[shown, 0])
