"""Crops: every tile cut out of the picture upright, in the input size of the second network."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from brikke.camera.finding import Places

Array: TypeAlias = np.ndarray[Any, Any]

HIGH: Final = 64
WIDE: Final = 48
MARGIN: Final = 1.16  # a crop shows so much more than the tile


def halved(picture: Array) -> Array:
    """Return a picture of half the size: each pixel is the mean of four."""
    high, wide = picture.shape[0] // 2 * 2, picture.shape[1] // 2 * 2
    cut = picture[:high, :wide].astype(np.uint16)
    four = cut[::2, ::2] + cut[1::2, ::2] + cut[::2, 1::2] + cut[1::2, 1::2]
    return ((four + 2) // 4).astype(np.uint8)


def cut_out(picture: Array, places: Places) -> Array:
    """Return crops (tiles, 3, high, wide) with values from 0 to 1.

    A large tile is cut out of a halved picture, so that no pixel is skipped.
    """
    crops = np.empty((len(places), 3, HIGH, WIDE), np.float32)
    step = np.hypot(places.short[:, 0], places.short[:, 1]) * 2 * MARGIN / WIDE
    level = np.clip(np.floor(np.log2(np.maximum(step, 1e-6) / 0.75)), 0, 6).astype(int)
    for number in range(int(level.max(initial=0)) + 1):
        which = np.nonzero(level == number)[0]
        if len(which):
            crops[which] = _sampled(picture, places.only(which), 2**number)
        picture = halved(picture)
    return crops


def _sampled(picture: Array, places: Places, factor: int) -> Array:
    """Return crops by bilinear interpolation."""
    v = ((np.arange(HIGH) + 0.5) / HIGH * 2 - 1)[:, None, None] * MARGIN
    u = ((np.arange(WIDE) + 0.5) / WIDE * 2 - 1)[None, :, None] * MARGIN
    at = (
        places.centre[:, None, None]
        + v * places.long[:, None, None]
        + u * places.short[:, None, None]
    ) / factor - 0.5
    high, wide = picture.shape[:2]
    # One black pixel around the picture: what lies outside is black.
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)))
    x = np.clip(at[..., 0] + 1, 0, wide + 1 - 1e-3)
    y = np.clip(at[..., 1] + 1, 0, high + 1 - 1e-3)
    left, top = x.astype(int), y.astype(int)
    right, low = (x - left)[..., None], (y - top)[..., None]
    upper = padded[top, left] * (1 - right) + padded[top, left + 1] * right
    lower = padded[top + 1, left] * (1 - right) + padded[top + 1, left + 1] * right
    mixed = upper * (1 - low) + lower * low
    return np.asarray(mixed.transpose(0, 3, 1, 2) / 255, np.float32)
