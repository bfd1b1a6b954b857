"""Batches of drawn scenes in the order in which they are learnt; a seed always gives the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from queue import Queue
from threading import Thread
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.utils.data import DataLoader, Dataset

from training.camera.drawing import Artist
from training.camera.layout import SCALES, LayoutMaker, Scene, stacked

SIZE = 512
BATCH = (32, 48, 64)  # pictures of each scale
_HELD_BACK = 24  # fonts that training never shows


def makers(atlas: dict[str, Any], size: int) -> tuple[LayoutMaker, LayoutMaker]:
    """Return the sources of scenes to learn from, and of scenes with fonts that are held back."""
    fonts = np.arange(len(atlas["glyphs"]))
    # Fonts of one family lie side by side: whole families are held back.
    learnt, held_back = (
        LayoutMaker(chosen, len(atlas["jokers"]), len(atlas["words"]), size)
        for chosen in (fonts[:-_HELD_BACK], fonts[-_HELD_BACK:])
    )
    return learnt, held_back


class Layouts(Dataset[tuple[int, Scene]]):
    """Batches of layouts by number: any worker makes the same one."""

    def __init__(
        self, maker: LayoutMaker, seed: int, batches: range, batch: tuple[int, ...]
    ) -> None:
        self._maker, self._seed, self._batches, self._batch = maker, seed, batches, batch

    def __len__(self) -> int:
        return len(self._batches)

    def __getitem__(self, at: int) -> tuple[int, Scene]:
        number = self._batches[at]
        scale = (0, 1, 2, 0, 1, 0, 1)[number % 7]
        rng = np.random.default_rng([self._seed, number])
        scenes = [self._maker.scene(rng, SCALES[scale]) for _ in range(self._batch[scale])]
        return scale, stacked(scenes)


def layouts(
    maker: LayoutMaker, seed: int, batches: range, workers: int, batch: tuple[int, ...] = BATCH
) -> Any:
    """Return batches of layouts in order, made by worker processes."""
    return DataLoader(
        Layouts(maker, seed, batches, batch),
        batch_size=None, num_workers=workers, prefetch_factor=4 if workers else None,
        collate_fn=lambda item: item,
    )  # fmt: skip


def drawn_ahead(
    artist: Artist, batches: Any, seed: int, start: int
) -> Iterator[tuple[int, dict[str, Tensor]]]:
    """Yield scale and scenes of every batch; a thread draws while the last one is learnt."""
    ready: Queue[tuple[int, dict[str, Tensor], Any] | None] = Queue(2)
    cuda = artist.device.type == "cuda"
    stream = torch.cuda.Stream() if cuda else None

    @torch.no_grad()
    def draw() -> None:
        with torch.cuda.stream(stream) if cuda else nullcontext():
            for step, (scale, batch) in enumerate(batches, start):
                drawn = artist.draw(batch, SCALES[scale], seed * 1_000_003 + step)
                event = torch.cuda.Event() if cuda else None
                if event:
                    event.record(stream)
                ready.put((scale, drawn, event))
        ready.put(None)

    Thread(target=draw, daemon=True).start()
    while (item := ready.get()) is not None:
        scale, drawn, event = item
        if event:
            here = torch.cuda.current_stream()
            here.wait_event(event)
            for part in drawn.values():
                part.record_stream(here)
        yield scale, drawn
