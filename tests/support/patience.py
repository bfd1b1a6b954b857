"""How long tests wait for what must happen."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 150
"""Seconds. A wait ends as soon as the thing happens; a busy machine may need very long for it."""
