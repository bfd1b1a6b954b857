"""Training of both networks on drawn scenes: ``python -m training.camera.train``.

It needs torch, NumPy and an atlas (:mod:`training.camera.atlas`), and an accelerator to be done
within half an hour; without one it runs, slowly. The same settings and atlas give the same weights
on the same machine. A run that was interrupted is continued by the same command.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from training.camera.batches import BATCH, SIZE, drawn_ahead, layouts, makers
from training.camera.drawing import Artist
from training.camera.layout import SCALES
from training.camera.network import NUMBERS, Finder, Reader, cut_out_fine
from training.camera.state import Settings, load, save
from training.camera.truth import find_loss, read_loss, reader_questions


class Model(nn.Module):
    """Finder and reader together."""

    def __init__(self) -> None:
        super().__init__()
        self.finder, self.reader = Finder(), Reader()


def loss_of(
    model: Model, drawn: dict[str, Tensor], rng: torch.Generator, scale: int
) -> tuple[Tensor, Tensor]:
    """Return the losses of finder and reader on drawn scenes."""
    picture = drawn["picture"]
    centre, long, short, labels = reader_questions(drawn, rng, picture.shape[-1])
    crops = cut_out_fine(picture, (centre, long, short), scale)
    with torch.autocast(picture.device.type, torch.bfloat16, enabled=picture.is_cuda):
        answer = model.finder(picture.to(memory_format=torch.channels_last))
        together, alone = model.reader(crops, labels["there"])
    return find_loss(answer, drawn), read_loss(together, labels) + 0.3 * read_loss(alone, labels)


@torch.no_grad()
def asked(
    model: Model, artist: Artist, batches: Any
) -> tuple[list[Tensor], list[dict[str, Tensor]], float]:
    """Return what the reader says about drawn scenes, the truth, and the loss of the finder."""
    model.eval()
    answers, truths, find = [], [], 0.0
    for number, (scale, batch) in enumerate(batches):
        drawn = artist.draw(batch, SCALES[scale], 7_000_000 + number)
        rng = torch.Generator(artist.device).manual_seed(number)
        picture = drawn["picture"]
        centre, long, short, labels = reader_questions(drawn, rng, picture.shape[-1])
        crops = cut_out_fine(picture, (centre, long, short), scale)
        answer, _ = model.reader(crops, labels["there"])
        answers.append(answer[labels["asked"]])
        truths.append({key: value[labels["asked"]] for key, value in labels.items()})
        find += float(find_loss(model.finder(picture), drawn)) / len(batches)
    model.train()
    return answers, truths, find


def validate(model: Model, artist: Artist, batches: Any) -> dict[str, float]:
    """Return how often the reader is right on drawn scenes with fonts it never saw.

    The temperatures are those at which its probabilities fit these scenes best.
    """
    answers, truths, find = asked(model, artist, batches)
    answer = torch.cat(answers)
    number, colour, turned = (
        torch.cat([truth[key] for truth in truths]) for key in ("numbers", "colours", "turned")
    )
    inked = number < 13
    by_number, by_colour = answer[:, :NUMBERS], answer[:, NUMBERS:-1]
    right = by_number.argmax(-1) == number
    right_colour = by_colour.argmax(-1) == colour
    return {
        "number": float(right[inked].float().mean()),
        "colour": float(right_colour[inked].float().mean()),
        "turn": float(((answer[:, -1] > 0) == turned)[inked].float().mean()),
        "both": float((right & (right_colour | ~inked)).float().mean()),
        "find": find,
        "number_temperature": _temperature(by_number, number),
        "colour_temperature": _temperature(by_colour[inked], colour[inked]),
    }


def _temperature(logits: Tensor, truth: Tensor) -> float:
    """Return the temperature at which the truth is most probable."""
    tried = [0.5 + 0.02 * i for i in range(100)]
    losses = [float(nn.functional.cross_entropy(logits / value, truth)) for value in tried]
    return tried[int(np.argmin(losses))]


def _repeatable() -> None:
    """Choose algorithms whose sums are rounded the same way in every run."""
    # Read by the library when it is first used.
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    torch.use_deterministic_algorithms(True, warn_only=True)
    torch.utils.deterministic.fill_uninitialized_memory = False
    torch.backends.cudnn.benchmark = False
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True


class Run:
    """A training run: the networks, their running mean, and how far it is."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.out: Path = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        data = options.atlas.read_bytes()
        self.settings = Settings(
            options.seed, options.steps, options.rate, tuple(options.batch),
            hashlib.sha256(data).hexdigest(),
        )  # fmt: skip
        torch.manual_seed(options.seed)
        atlas = dict(np.load(options.atlas))
        self.artist = Artist(atlas, SIZE, self.device)
        self.maker, hidden_maker = makers(atlas, SIZE)
        self.model = Model().to(self.device).to(memory_format=torch.channels_last)
        self.mean = copy.deepcopy(self.model).requires_grad_(requires_grad=False)
        decayed = [p for p in self.model.parameters() if p.dim() > 1]
        plain = [p for p in self.model.parameters() if p.dim() <= 1]
        self.optimiser = torch.optim.AdamW(
            [{"params": decayed, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0}],
            lr=1e-3,
            fused=self.device.type == "cuda",
        )
        self.progress = load(self.out, self.settings, self._parts)
        few = tuple(max(1, batch // 2) for batch in self.settings.batch)
        self._checks = list(layouts(hidden_maker, options.seed + 1, range(14), 0, few))

    @property
    def _parts(self) -> dict[str, nn.Module | torch.optim.Optimizer]:
        return {"weights": self.model, "mean": self.mean, "optimiser": self.optimiser}

    def batches(self, workers: int) -> Iterator[tuple[int, dict[str, Tensor]]]:
        """Return the drawn scenes that are left to learn."""
        start, steps = self.progress.step, self.settings.steps
        made = layouts(
            self.maker, self.settings.seed, range(start, steps), workers, self.settings.batch
        )
        return drawn_ahead(self.artist, made, self.settings.seed, start)

    def learn(self, scale: int, drawn: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Learn from one batch, and return the losses of finder and reader."""
        step, steps = self.progress.step, self.settings.steps
        rate = self.settings.rate * min(1, (step + 1) / 300)
        rate *= 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / steps))
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        rng = torch.Generator(self.device).manual_seed(step)
        find, read = loss_of(self.model, drawn, rng, scale)
        self.optimiser.zero_grad(set_to_none=True)
        (find + read).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 5.0)
        self.optimiser.step()
        with torch.no_grad():
            keep = min(0.999, 1 - 1 / (step + 2))
            ours, theirs = (list(each.state_dict().values()) for each in (self.mean, self.model))
            torch._foreach_lerp_(
                [t for t in ours if t.is_floating_point()],
                [t for t in theirs if t.is_floating_point()],
                1 - keep,
            )
        self.progress.step += 1
        self.progress.pictures += len(drawn["picture"])
        return find.detach(), read.detach()

    def save(self) -> None:
        """Write the state, from which the run can be continued."""
        save(self.out, self.settings, self.progress, self._parts)

    def check(self) -> dict[str, float]:
        """Return how well the mean of the weights does on drawn scenes with unseen fonts."""
        report = validate(self.mean, self.artist, self._checks)
        print("  drawn, unseen fonts:", {k: round(v, 4) for k, v in report.items()}, flush=True)
        return report


def train(options: argparse.Namespace) -> bool:
    """Train until the end or until the time is over; return whether the run is at its end."""
    _repeatable()
    run = Run(options)
    progress, steps = run.progress, run.settings.steps
    if progress.step:
        print(f"continued at step {progress.step}", flush=True)
    began, before, sums = time.monotonic(), progress.seconds, np.zeros(3)
    tiles = torch.zeros((), device=run.device)
    learnt = progress.tiles
    for scale, drawn in run.batches(options.workers):
        find, read = run.learn(scale, drawn)
        tiles += drawn["there"].sum()
        if progress.step % 10 == 0 or progress.step == steps:
            sums += [float(find), float(read), 1]
        late = options.seconds and time.monotonic() - began > options.seconds
        if progress.step % options.every == 0 or progress.step == steps or late:
            progress.seconds = before + time.monotonic() - began
            progress.tiles = learnt + int(tiles)
            find_mean, read_mean = sums[:2] / max(1, sums[2])
            print(
                f"step {progress.step} {progress.seconds:.0f} s"
                f" find {find_mean:.3f} read {read_mean:.3f}",
                flush=True,
            )
            sums[:] = 0
            run.save()
        if late:
            break
        if options.validate and progress.step % options.validate == 0 and progress.step < steps:
            run.check()
    if progress.step < steps:
        print("not at its end yet: the same command continues it", flush=True)
        return False
    report = {
        "machine": torch.cuda.get_device_name() if torch.cuda.is_available() else "processor",
        **asdict(run.settings),
        **asdict(progress),
        "drawn": run.check(),
    }
    (run.out / "report.json").write_text(json.dumps(report, indent=2))
    return True


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description="Train the networks that read photographs.")
    parser.add_argument("--atlas", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True, help="a run in it is continued")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=8200)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--batch", type=int, nargs=3, default=BATCH, help="pictures of each scale")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this time")
    parser.add_argument("--workers", type=int, default=max(0, (os.cpu_count() or 1) - 2))
    parser.add_argument("--every", type=int, default=250, help="steps between reports and saves")
    parser.add_argument("--validate", type=int, default=2000, help="steps between validations")
    sys.exit(0 if train(parser.parse_args()) else 1)


if __name__ == "__main__":
    main()
