"""Pictures: a photograph from a file, upright and of bounded size, or a clear refusal."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

import numpy as np
from PIL import Image, ImageOps

from brikke.errors import InputError, reason_of

Array: TypeAlias = np.ndarray[Any, Any]
Source: TypeAlias = str | Path | bytes | BinaryIO

FORMATS: Final = ("JPEG", "PNG", "WEBP", "BMP", "GIF")
LONG_SIDE: Final = 1920  # a JPEG is decoded to no fewer pixels than this, where it has more
MOST_BYTES: Final = 64_000_000
MOST_PIXELS: Final = 120_000_000
MOST_DECODED: Final = 50_000_000
DARK: Final = 24


@dataclass(frozen=True)
class Picture:
    """The pixels of a photograph, and how many pixels of the file one of them stands for."""

    pixels: Array
    scale: float
    name: object


def load_picture(source: Source) -> Picture:
    """Return the photograph in a file, upright, or refuse it."""
    name = source if isinstance(source, str | Path) else "the picture"
    with warnings.catch_warnings():
        # Odd metadata is no reason to warn: only pixels count, and their number is limited.
        warnings.simplefilter("ignore")
        return _decoded(_bytes_of(source, name), name)


def _bytes_of(source: Source, name: object) -> bytes:
    if isinstance(source, bytes):
        data = source
    elif isinstance(source, str | Path):
        try:
            with Path(source).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise InputError(f"cannot be read ({reason_of(error)})", name) from None
    else:
        data = source.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise InputError("the file is too large for a photograph", name)
    return data


def _decoded(data: bytes, name: object) -> Picture:
    try:
        image = Image.open(io.BytesIO(data), formats=FORMATS)
    except Image.DecompressionBombError:
        raise InputError("the picture has too many pixels", name) from None
    except Exception:  # a broken file fails in many ways, and all of them mean this
        raise InputError("not a photograph (JPEG, PNG or WebP)", name) from None
    # A phone's JPEG may carry a second picture, such as a depth map; that is no animation.
    if getattr(image, "is_animated", False) and image.format != "MPO":
        raise InputError("an animation is not a photograph", name)
    if image.width * image.height > MOST_PIXELS:
        raise InputError("the picture has too many pixels", f"{image.width} × {image.height}")
    full = max(image.size)
    image.draft("RGB", (LONG_SIDE * image.width // full, LONG_SIDE * image.height // full))
    if image.width * image.height > MOST_DECODED:
        raise InputError("the picture has too many pixels", f"{image.width} × {image.height}")
    try:
        image.load()
        upright = _in_colour(_upright(image))
    except Exception:  # as above
        raise InputError("the picture is broken", name) from None
    pixels = np.asarray(upright)
    if min(pixels.shape[:2]) < 32:
        raise InputError(
            "the picture is too small to show tiles", f"{upright.width} × {upright.height}"
        )
    if np.percentile(pixels[::8, ::8].max(2), 99) < DARK:
        raise InputError("the picture is too dark", name)
    return Picture(pixels, full / max(upright.size), name)


def _in_colour(image: Image.Image) -> Image.Image:
    """Return a picture as red, green and blue of eight bits; what is transparent is white."""
    if image.mode.startswith(("I", "F")):
        # Grey with 16 or 32 bits: conversion would cut off all that is lighter than 255.
        grey = np.asarray(image, dtype=np.float64)
        low, high = float(grey.min()), float(grey.max())
        most = 65535.0 if 255 < high <= 65535 and low >= 0 else max(high, 1.0)
        return Image.fromarray((np.clip(grey / most, 0, 1) * 255).astype(np.uint8)).convert("RGB")
    if image.has_transparency_data:
        clear = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", clear.size, "white"), clear).convert("RGB")
    return image.convert("RGB")


def _upright(image: Image.Image) -> Image.Image:
    try:
        return ImageOps.exif_transpose(image)
    except Exception:  # metadata that cannot be read says nothing
        return image
