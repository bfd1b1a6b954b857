"""The two networks, computed by ONNX Runtime on one core."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

import numpy as np
from PIL import Image

from brikke.camera.crops import cut_out
from brikke.camera.finding import CELLS, LONG_SIDES, Places, decoded, together
from brikke.errors import require_extra

Array: TypeAlias = np.ndarray[Any, Any]

NUMBERS: Final = 13
JOKER: Final = 13
NO_TILE: Final = 15
FACES: Final = 53
AT_ONCE: Final = 128


@cache
def _session(name: str) -> Any:
    require_extra("brikke.camera", "camera", "onnxruntime")
    import onnxruntime  # noqa: PLC0415 - only reading needs it, not the help

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    model = (files("brikke.camera") / "model" / f"{name}.onnx").read_bytes()
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])


def find(pixels: Array) -> Places:
    """Return the places of the tiles in a picture, looked at from near and from afar."""
    return together([_find(pixels, long_side) for long_side in LONG_SIDES])


def _find(pixels: Array, long_side: int) -> Places:
    high, wide = pixels.shape[:2]
    scale = long_side / max(high, wide)
    size = max(1, round(wide * scale)), max(1, round(high * scale))
    how = Image.Resampling.BICUBIC if scale > 1 else Image.Resampling.BOX
    small = np.asarray(Image.fromarray(pixels).resize(size, how))
    padded = np.zeros((3, -(-size[1] // CELLS) * CELLS, -(-size[0] // CELLS) * CELLS), np.float32)
    padded[:, : size[1], : size[0]] = small.transpose(2, 0, 1) / np.float32(255)
    heat, shape = _session("finder").run(None, {"picture": padded[None]})
    return decoded(heat[0, 0], shape[0], 1 / scale)


@dataclass(frozen=True)
class Answer:
    """What the networks say about one picture: one row for each tile."""

    places: Places
    faces: Array
    """The probability of each of the 53 faces; what is missing to 1 is no face at all."""
    turned: Array
    """How sure the tile lies upside down, as logarithm of the odds."""


def _read(crops: Array) -> list[Array]:
    """Return what the reader says of crops: logarithms of numbers and colours, and the turn.

    All tiles of a picture are read together, because they share one light. A picture with more
    tiles than a box holds is read in parts, so that memory is bounded.
    """
    parts = [
        _session("reader").run(None, {"crops": np.ascontiguousarray(crops[at : at + AT_ONCE])})
        for at in range(0, len(crops), AT_ONCE)
    ]
    return [np.concatenate(part).astype(float) for part in zip(*parts, strict=True)]


def _mean(one: Array, other: Array) -> Array:
    """Return the mean of two answers as probabilities."""
    mixed = np.exp((one + other) / 2)
    return np.asarray(mixed / mixed.sum(1, keepdims=True))


def ask(pixels: Array) -> Answer:
    """Return the tiles in a picture: where they lie and what they show.

    Tiles that lie face down, and what is no tile after all, are left out.
    """
    places = find(pixels)
    if not len(places):
        return Answer(places, np.zeros((0, FACES)), np.zeros(0))
    crops = cut_out(pixels, places)
    # Which way up a tile lies is not known yet: it is read both ways, and the answers are averaged.
    upright, turned = _read(crops), _read(crops[:, :, ::-1, ::-1])
    number, colour = (_mean(upright[part], turned[part]) for part in range(2))
    turn = (upright[2] - turned[2]) / 2
    inked = colour[:, :, None] * number[:, None, :NUMBERS]
    faces = np.concatenate([inked.reshape(len(crops), -1), number[:, JOKER, None]], 1)
    shown = faces.sum(1) > 0.5
    return Answer(places.only(shown), faces[shown], turn[shown, 0])
