"""The state of a training run: saved while it goes on, so that it can be continued.

A run that is continued gives the same weights as one that was never interrupted.
"""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import nn

from brikke.errors import InputError

FILE = "state.pt"


@dataclass(frozen=True)
class Settings:
    """What decides which weights a run ends with, and the fonts that it draws with."""

    seed: int
    steps: int
    rate: float
    batch: tuple[int, ...]
    atlas: str


@dataclass
class Progress:
    """How far a run is: steps, and the seconds, pictures and tiles that they took."""

    step: int = 0
    seconds: float = 0.0
    pictures: int = 0
    tiles: int = 0


def save(
    folder: Path,
    settings: Settings,
    progress: Progress,
    parts: dict[str, nn.Module | torch.optim.Optimizer],
) -> None:
    """Write the state; an interruption while writing leaves the one before."""
    fresh = folder / f"{FILE}.new"
    states = {name: part.state_dict() for name, part in parts.items()}
    torch.save({"settings": asdict(settings), "progress": asdict(progress), **states}, fresh)
    os.replace(fresh, folder / FILE)


def load(
    folder: Path, settings: Settings, parts: dict[str, nn.Module | torch.optim.Optimizer]
) -> Progress:
    """Return how far the run in a folder is, with its state in the parts; a new one begins at 0."""
    if not (folder / FILE).exists():
        return Progress()
    state = read(folder)
    if state["settings"] != asdict(settings):
        raise InputError("this folder holds a run with other settings", folder)
    for name, part in parts.items():
        part.load_state_dict(state[name])
    return Progress(**state["progress"])


def read(folder: Path) -> dict[str, Any]:
    """Return the saved state of a run."""
    state: dict[str, Any] = torch.load(folder / FILE, map_location="cpu", weights_only=True)
    return state
