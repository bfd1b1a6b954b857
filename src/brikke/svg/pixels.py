"""Pixels: a picture in SVG as PNG, by resvg."""

from __future__ import annotations

from brikke.errors import InputError, require_extra


def png(picture: str) -> bytes:
    """Return a picture as PNG. It needs ``pip install "brikke[pixels]"``."""
    require_extra("brikke.svg.png", "pixels", "resvg_py")
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - an extra

    try:
        return bytes(svg_to_bytes(svg_string=picture))
    except ValueError:
        raise InputError("this is not a picture in SVG", picture[:60]) from None
