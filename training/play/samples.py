"""Samples of self-play: their layout, and a store of the latest ones on the accelerator."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from threading import Lock, Thread
from typing import Final

import torch
from torch import Tensor

from training.play.layout import (
    BY_BOTS,
    FEATURE_BYTES,
    FIRST,
    NOT_SEARCHED,
    OF_A_PAIR,
    SAMPLE_BYTES,
    SEARCHED_WHOLE,
    WHOLE,
)
from training.play.targets import mixed

_BLOCK: Final = 4096
"""Samples that are read at once."""


class Samples:
    """A batch of samples, as ``selfplay.c`` writes them."""

    def __init__(self, raw: Tensor) -> None:
        numbers = raw[:, FEATURE_BYTES:].to(torch.int32)
        bits = raw[:, :FEATURE_BYTES, None] >> torch.arange(8, device=raw.device, dtype=torch.uint8)
        self.features = (bits & 1).reshape(len(raw), -1)
        self.target = (numbers[:, 0] + 256 * numbers[:, 1]).float() / WHOLE * 2 - 0.5
        searched = numbers[:, 2] + 256 * numbers[:, 3]
        self.is_searched = searched != NOT_SEARCHED
        self.searched = searched.float() / SEARCHED_WHOLE
        score = numbers[:, 4] + 256 * numbers[:, 5]
        self.score = torch.where(score >= 2**15, score - 2**16, score).float()
        self.winner = numbers[:, 6].long()
        self.rules = numbers[:, 7]
        self.seats = numbers[:, 8]
        self.by_bots = numbers[:, 9] & BY_BOTS > 0
        self.of_a_pair = numbers[:, 9] & OF_A_PAIR > 0

    def target_with_search(self, weight: float) -> Tensor:
        """Return the targets, where a search was asked with so much of what it thinks."""
        return mixed(self.target, self.searched, self.is_searched.float(), weight)


def are_searched(raw: Tensor) -> Tensor:
    """Return which samples, in rows of bytes, tell what a search thinks."""
    low, high = raw[:, FEATURE_BYTES + 2 : FEATURE_BYTES + 4].to(torch.int32).unbind(1)
    return low + 256 * high != NOT_SEARCHED


class Store:
    """The latest samples of all programs, in a ring."""

    def __init__(self, size: int, device: torch.device) -> None:
        self._ring = torch.zeros((size, SAMPLE_BYTES), dtype=torch.uint8, device=device)
        self._lock = Lock()
        self.written = 0
        self.rounds = 0

    def __len__(self) -> int:
        return min(self.written, len(self._ring))

    def add(self, data: bytes) -> None:
        """Add whole samples."""
        fresh = torch.frombuffer(bytearray(data), dtype=torch.uint8).reshape(-1, SAMPLE_BYTES)
        begun = int((fresh[:, -1] & FIRST).sum())
        fresh = fresh.to(self._ring.device)
        with self._lock:
            at = self.written % len(self._ring)
            head = min(len(fresh), len(self._ring) - at)
            self._ring[at : at + head] = fresh[:head]
            self._ring[: len(fresh) - head] = fresh[head:]
            self.written += len(fresh)
            self.rounds += begun

    def draw(self, count: int, generator: torch.Generator) -> Samples:
        """Return samples at random."""
        at = torch.randint(len(self), (count,), generator=generator, device=self._ring.device)
        with self._lock:
            return Samples(self._ring[at])


class SelfPlay:
    """Programs that play, and threads that collect their samples."""

    def __init__(self, commands: Sequence[Sequence[str]]) -> None:
        self._commands = commands
        self._running: list[subprocess.Popen[bytes]] = []

    def start(self, store: Store) -> None:
        """Start all programs."""
        for command in self._commands:
            running = subprocess.Popen(command, stdout=subprocess.PIPE)
            self._running.append(running)
            Thread(target=self._collect, args=(running, store), daemon=True).start()

    def stop(self) -> None:
        """Stop all programs."""
        for running in self._running:
            running.kill()
            running.wait()

    def failed(self) -> bool:
        """Return whether a program has ended by itself."""
        return any(running.poll() is not None for running in self._running)

    @staticmethod
    def _collect(running: subprocess.Popen[bytes], store: Store) -> None:
        assert running.stdout is not None
        while data := running.stdout.read(_BLOCK * SAMPLE_BYTES):
            store.add(data[: len(data) // SAMPLE_BYTES * SAMPLE_BYTES])
