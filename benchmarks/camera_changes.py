"""Photographs made harder: turned, scaled, compressed, dark, coloured, cut and tilted.

Each change takes a picture and returns another one, with the map from points of the first to points
of the second. Chance comes in as a generator.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from PIL import Image, ImageFilter

Array: TypeAlias = np.ndarray[Any, Any]
Changed: TypeAlias = tuple[Image.Image, Array]
"""A picture, and the matrix (3 × 3) that says where its points come to lie."""
Change: TypeAlias = Callable[[Image.Image, np.random.Generator], Changed]

_SAME: Final = np.eye(3)


def warped(image: Image.Image, matrix: Array, size: tuple[int, int]) -> Changed:
    """Return a picture seen through a projective map; what lay outside is grey."""
    back = np.linalg.inv(matrix)
    back /= back[2, 2]
    seen = image.transform(
        size, Image.Transform.PERSPECTIVE, tuple(back.flatten()[:8]),
        Image.Resampling.BICUBIC, fillcolor=(90, 90, 90),
    )  # fmt: skip
    return seen, matrix


def turned(degrees: float) -> Change:
    """Turn a picture around its middle, in a frame that holds all of it."""

    def change(image: Image.Image, _rng: np.random.Generator) -> Changed:
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        wide = round(abs(image.width * c) + abs(image.height * s))
        high = round(abs(image.width * s) + abs(image.height * c))
        turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
        return warped(
            image, shift(wide / 2, high / 2) @ turn @ shift(-image.width / 2, -image.height / 2),
            (wide, high),
        )  # fmt: skip

    return change


def shift(x: float, y: float) -> Array:
    """Return the map that moves all points."""
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]])


def scaled(factor: float) -> Change:
    """Return a picture with fewer or more pixels."""

    def change(image: Image.Image, _rng: np.random.Generator) -> Changed:
        size = round(image.width * factor), round(image.height * factor)
        how = Image.Resampling.BOX if factor < 1 else Image.Resampling.BICUBIC
        return image.resize(size, how), np.diag([factor, factor, 1.0])

    return change


def farther(factor: float) -> Change:
    """Show the picture smaller, in the middle of a larger one: tiles seen from farther away."""

    def change(image: Image.Image, rng: np.random.Generator) -> Changed:
        small, matrix = scaled(factor)(image, rng)
        around = Image.new("RGB", image.size, (90, 90, 90))
        x, y = (image.width - small.width) // 2, (image.height - small.height) // 2
        around.paste(small, (x, y))
        return around, shift(x, y) @ matrix

    return change


def compressed(quality: int) -> Change:
    """Compress a picture as JPEG."""

    def change(image: Image.Image, _rng: np.random.Generator) -> Changed:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality)
        return Image.open(file).convert("RGB"), _SAME

    return change


def tilted(strength: float) -> Change:
    """Look at a picture from a side that chance chooses."""

    def change(image: Image.Image, rng: np.random.Generator) -> Changed:
        wide, high = image.size
        angle = rng.uniform(0, math.tau)
        middle = shift(-wide / 2, -high / 2)
        lean = np.eye(3)
        reach = strength / (math.hypot(wide, high) / 2)
        lean[2, :2] = math.cos(angle) * reach, math.sin(angle) * reach
        moved = lean @ middle
        corners = moved @ np.array([[0, wide, wide, 0], [0, 0, high, high], [1, 1, 1, 1.0]])
        corners = corners[:2] / corners[2]
        low, most = corners.min(1), corners.max(1)
        fit = min(wide / (most[0] - low[0]), high / (most[1] - low[1]))
        matrix = np.diag([fit, fit, 1.0]) @ shift(-low[0], -low[1]) @ moved
        return warped(image, matrix, image.size)

    return change


def blurred(radius: float) -> Change:
    """Take a picture out of focus."""
    return lambda image, _rng: (image.filter(ImageFilter.GaussianBlur(radius)), _SAME)


def noisy(strength: float) -> Change:
    """Add the noise of a sensor in poor light."""

    def change(image: Image.Image, rng: np.random.Generator) -> Changed:
        pixels = np.asarray(image, float) + rng.normal(0, strength, (image.height, image.width, 3))
        return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)), _SAME

    return change


def lit(red: float, green: float, blue: float) -> Change:
    """Multiply the light of a picture: darker, or of another colour."""

    def change(image: Image.Image, _rng: np.random.Generator) -> Changed:
        pixels = np.asarray(image, float) * (red, green, blue)
        return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)), _SAME

    return change


def cut(part: float) -> Change:
    """Keep a part of a picture, so that tiles are cut off at its edges."""

    def change(image: Image.Image, rng: np.random.Generator) -> Changed:
        wide, high = round(image.width * part), round(image.height * part)
        x = int(rng.integers(image.width - wide + 1))
        y = int(rng.integers(image.height - high + 1))
        return image.crop((x, y, x + wide, y + high)), shift(-x, -y)

    return change


CHANGES: Final[dict[str, Change]] = {
    "as they are": scaled(1),
    "turned by 90°": turned(90),
    "turned by 180°": turned(180),
    "turned by 35°": turned(35),
    "half the pixels across": scaled(0.5),
    "a third of the pixels across": scaled(1 / 3),
    "from farther away, × 0.7": farther(0.7),
    "from farther away, × 0.5": farther(0.5),
    "twice the pixels across": scaled(2),
    "JPEG quality 30": compressed(30),
    "JPEG quality 10": compressed(10),
    "light × 0.5": lit(0.5, 0.5, 0.5),
    "light × 0.2": lit(0.2, 0.2, 0.2),
    "light × 1.4": lit(1.4, 1.4, 1.4),
    "warm light": lit(1.0, 0.8, 0.55),
    "very warm light": lit(1.0, 0.65, 0.3),
    "cold light": lit(0.7, 0.85, 1.0),
    "green light": lit(0.8, 1.0, 0.8),
    "cut to 70 %": cut(0.7),
    "tilted": tilted(0.25),
    "tilted steeply": tilted(0.45),
    "blurred by 1 pixel": blurred(1),
    "blurred by 2 pixels": blurred(2),
    "noise of 15": noisy(15),
    "noise of 30": noisy(30),
}
