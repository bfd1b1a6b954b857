"""Training of both networks on drawn scenes: ``python -m training.camera.train``.

It needs torch, NumPy and an atlas (:mod:`training.camera.atlas`), and an accelerator to be done
within half an hour; without one it runs, slowly. The same seed, atlas and number of steps give the
same weights, up to the rounding of the accelerator. A run can be continued from its state.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, Dataset

from training.camera.drawing import Artist
from training.camera.layout import SCALES, LayoutMaker, Scene, stacked
from training.camera.network import NUMBERS, Finder, Reader, cut_out_fine
from training.camera.truth import find_loss, read_loss, reader_questions

SIZE = 512
BATCH = (32, 48, 64)  # pictures of each scale
_HELD_BACK = 24  # fonts that only validation shows


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


def _save(
    folder: Path, model: Model, mean: Model, optimiser: torch.optim.Optimizer, step: int
) -> None:
    torch.save({"weights": model.state_dict(), "step": step}, folder / "state.pt")
    torch.save(
        {
            key: value.half() if value.is_floating_point() else value
            for key, value in mean.state_dict().items()
        },
        folder / "mean.pt",
    )
    moments = list(optimiser.state_dict()["state"].values())
    for name in ("exp_avg", "exp_avg_sq"):
        torch.save([moment[name].cpu() for moment in moments], folder / f"{name}.pt")


def _load(folder: Path, model: Model, mean: Model, optimiser: torch.optim.Optimizer) -> int:
    state = torch.load(folder / "state.pt", map_location="cpu", weights_only=True)
    model.load_state_dict(state["weights"])
    mean.load_state_dict(torch.load(folder / "mean.pt", map_location="cpu", weights_only=True))
    first, second = (
        torch.load(folder / f"{name}.pt", weights_only=True) for name in ("exp_avg", "exp_avg_sq")
    )
    whole = optimiser.state_dict()
    step = int(state["step"])
    whole["state"] = {
        i: {"step": torch.tensor(float(step)), "exp_avg": a, "exp_avg_sq": b}
        for i, (a, b) in enumerate(zip(first, second, strict=True))
    }
    optimiser.load_state_dict(whole)
    return step


def train(options: argparse.Namespace) -> None:
    """Train for a number of steps, or until the time is over, and write the state."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    atlas = dict(np.load(options.atlas))
    fonts = np.arange(len(atlas["glyphs"]))
    # Fonts of one family lie side by side: whole families are held back.
    shown, hidden = fonts[:-_HELD_BACK], fonts[-_HELD_BACK:]
    maker = LayoutMaker(shown, len(atlas["jokers"]), len(atlas["words"]), SIZE)
    artist = Artist(atlas, SIZE, device)
    model = Model().to(device).to(memory_format=torch.channels_last)
    mean = copy.deepcopy(model).requires_grad_(requires_grad=False)
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() <= 1]
    optimiser = torch.optim.AdamW(
        [{"params": decayed, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0}],
        lr=1e-3,
        fused=device.type == "cuda",
    )
    start = _load(options.resume, model, mean, optimiser) if options.resume else 0
    options.out.mkdir(parents=True, exist_ok=True)
    hidden_maker = LayoutMaker(hidden, len(atlas["jokers"]), len(atlas["words"]), SIZE)
    few = tuple(batch // 2 for batch in BATCH)
    checks = list(layouts(hidden_maker, options.seed + 1, range(14), 0, few))
    began, sums = time.monotonic(), np.zeros(3)
    batches = layouts(maker, options.seed, range(start, options.steps), options.workers)
    step = start
    for step, (scale, drawn) in enumerate(drawn_ahead(artist, batches, options.seed, start), start):
        rate = options.rate * min(1, (step + 1) / 300)
        rate *= 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / options.steps))
        for group in optimiser.param_groups:
            group["lr"] = rate
        rng = torch.Generator(device).manual_seed(step)
        find, read = loss_of(model, drawn, rng, scale)
        optimiser.zero_grad(set_to_none=True)
        (find + read).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        with torch.no_grad():
            keep = min(0.999, 1 - 1 / (step + 2))
            ours, theirs = list(mean.state_dict().values()), list(model.state_dict().values())
            torch._foreach_lerp_(
                [t for t in ours if t.is_floating_point()],
                [t for t in theirs if t.is_floating_point()],
                1 - keep,
            )
        if step % 50 == 0:
            sums += [float(find.detach()), float(read.detach()), 1]
        if (step + 1) % 250 == 0 or step + 1 == options.steps:
            find_mean, read_mean = sums[:2] / max(1, sums[2])
            spent = time.monotonic() - began
            print(
                f"step {step + 1} {spent:.0f} s find {find_mean:.3f} read {read_mean:.3f}",
                flush=True,
            )
            sums[:] = 0
        if options.validate and (step + 1) % options.validate == 0:
            print(
                "  drawn, unseen fonts:",
                {k: round(v, 4) for k, v in validate(mean, artist, checks).items()},
                flush=True,
            )
        if step + 1 == options.until:
            break
        if options.seconds and time.monotonic() - began > options.seconds:
            break
    _save(options.out, model, mean, optimiser, step + 1)
    if options.validate:
        report = validate(mean, artist, checks)
        print("end, drawn, unseen fonts:", {k: round(v, 4) for k, v in report.items()}, flush=True)
        (options.out / "report.json").write_text(json.dumps(report))


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description="Train the networks that read photographs.")
    parser.add_argument("--atlas", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=8200)
    parser.add_argument("--until", type=int, default=8107, help="end at this step")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--workers", type=int, default=14)
    parser.add_argument("--validate", type=int, default=2000)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
