"""Checkpoints of training: saved regularly, and at the end, however a run ends; never in halves."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.play.checkpoints import Checkpoints, write_atomically


class Run:
    """A run whose state is its number of steps; each takes ten seconds."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "state"
        self.steps = int(self.path.read_text("utf-8")) if self.path.exists() else 0
        self.now = 0.0
        self.saved: list[int] = []

    def write(self, path: Path) -> None:
        path.write_text(str(self.steps), encoding="utf-8")
        self.saved.append(self.steps)

    def learn(self, steps: int, *, interrupted: bool = False) -> None:
        with Checkpoints(self.path, self.write, every=30, clock=lambda: self.now) as checkpoints:
            for _ in range(steps):
                self.steps += 1
                self.now += 10
                checkpoints.save_if_due()
            if interrupted:
                raise KeyboardInterrupt


def test_a_run_saves_every_half_minute_and_at_its_end(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run.learn(7)
    assert run.saved == [3, 6, 7]


def test_an_interrupted_run_is_continued_where_it_was(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        Run(tmp_path).learn(8, interrupted=True)
    again = Run(tmp_path)
    assert again.steps == 8
    again.learn(2)
    assert Run(tmp_path).steps == 10


def test_a_file_that_is_written_in_part_leaves_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "state"
    write_atomically(path, lambda part: part.write_text("old", encoding="utf-8"))

    def killed(part: Path) -> None:
        part.write_text("ne", encoding="utf-8")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, killed)
    assert path.read_text("utf-8") == "old"
