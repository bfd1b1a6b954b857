"""Photographs of a table or a rack, read into tiles: ``brikke.camera.read("table.jpg")``.

It needs the extra ``camera``. Three small networks find and read the tiles, and the rules help
where they are not sure. Nothing leaves the device.
"""

from __future__ import annotations

from brikke.errors import require_extra

require_extra("brikke.camera", "camera", "numpy", "onnxruntime", "PIL")

from brikke.camera.reading import PhotoAnswer, PictureOverlap, Sight, TileFound, read  # noqa: E402

__all__ = ["PhotoAnswer", "PictureOverlap", "Sight", "TileFound", "read"]
