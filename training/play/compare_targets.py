"""Which targets teach most: ``python -m training.play.compare_targets``.

A network that does not learn plays rounds of the league, and a search tells what it thinks of some
turns. New networks learn from these positions, all with the same steps and batches, and each
towards other targets: how the rounds ended, what the search thinks, or a mean of both. On rounds
that nobody learned from it is then compared how well they tell who wins, and contests tell how well
they play. Everything follows from the seed. A run that was stopped is continued from its folder:
positions are kept in parts, and every network and every contest is kept once it is done.
``log.jsonl`` has the results. It needs torch; an accelerator is used if there is one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor
from torch.nn import functional

from training.play.checkpoints import write_atomically
from training.play.contest import Contest, Ring
from training.play.layout import FIRST, SAMPLE_BYTES
from training.play.league import PLAYERS, League, Search
from training.play.learner import Learner
from training.play.network import Network
from training.play.programs import ROOT, build
from training.play.samples import Samples, are_searched
from training.play.targets import mixed

WEIGHTS: Final = ROOT / "src/brikke/players/network/weights.bin"
PART: Final = 1000
"""Rounds in a file of positions."""
CONTEST_SEED: Final = 8_000_000
BLOCK: Final = 20_000
BASE: Final = "end"
"""The target that the others are compared with, and whose network the others meet."""


@dataclass(frozen=True, slots=True)
class Target:
    """What a network learns from."""

    search: float
    """The weight of what the search thinks; the rest is the end of the round."""
    everything: bool = False
    """Whether it learns from all positions, or only from those that were searched."""
    trace: bool = False
    """Whether the end is mixed with the judgements of the network that played, by TD(lambda)."""


TARGETS: Final[Mapping[str, Target]] = {
    BASE: Target(0.0),
    "search": Target(1.0),
    "half": Target(0.5),
    "end-everything": Target(0.0, everything=True),
    "half-everything": Target(0.5, everything=True),
    "trace-everything": Target(0.0, everything=True, trace=True),
    "half-trace-everything": Target(0.5, everything=True, trace=True),
}
CONTESTS: Final = (
    Contest("must-2", "steady", 4000),
    Contest("must-4", "steady", 800),
    Contest("nordic-4", "hoarder", 200),
)
AGAINST_BASE: Final = Contest("must-2", BASE, 4000)
"""The network of another target against that of ``BASE``."""


# ---- positions ---------------------------------------------------------------------------------


def positions(asked: argparse.Namespace, league: League) -> int:
    """Play the rounds that are not there yet, first those to learn from; return their number."""
    played = 0
    league.write(asked.out / "league.txt")
    for number in range(parts_of(asked.rounds + asked.held)):
        path = asked.out / f"part-{number}.bin"
        if path.exists():
            continue
        command = [asked.out / "selfplay", asked.out / "league.txt", asked.weights]
        command += [1000 * asked.seed + number, asked.trace, PART]
        done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, check=True)
        keep(path, done.stdout)
        played += PART
    return played


def keep(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    write_atomically(path, lambda part: part.write_bytes(data))


def parts_of(rounds: int) -> int:
    """Return how many files hold so many rounds."""
    return -(-rounds // PART)


def read(asked: argparse.Namespace, parts: range) -> Tensor:
    """Return the samples of some files, in rows of bytes."""
    data = b"".join((asked.out / f"part-{number}.bin").read_bytes() for number in parts)
    return torch.frombuffer(bytearray(data), dtype=torch.uint8).reshape(-1, SAMPLE_BYTES)


def won(samples: Samples) -> Tensor:
    """Return 1 where the seat of a sample won in the end."""
    return (samples.winner == 0).float()


# ---- learning ----------------------------------------------------------------------------------


def target_of(samples: Samples, wanted: Target) -> Tensor:
    """Return what a network learns from these samples."""
    end = samples.target if wanted.trace else won(samples)
    return mixed(end, samples.searched, samples.is_searched.float(), wanted.search)


def learn(asked: argparse.Namespace, wanted: Target, rows: Tensor, run: int) -> Network:
    """Return the network that has learned from these positions; runs begin at random weights."""
    seed = asked.seed + run - 1
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    weights = torch.tensor([rules.weight for rules in PLAYERS.rules.values()]).to(device)
    learner = Learner(device, seed)
    generator = torch.Generator().manual_seed(seed)
    while learner.steps < asked.steps:
        at = torch.randint(len(rows), (asked.batch,), generator=generator)
        samples = Samples(rows[at].to(device))
        done = learner.steps / asked.steps
        rate = asked.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        learner.step(samples, target_of(samples, wanted), rate, weights, asked.points_weight)
    return learner.average


# ---- judging -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Judged:
    """How well the positions of one kind of rules were told, and in which rounds they lie."""

    called: Tensor
    won: Tensor
    rounds: Tensor

    def log_losses(self) -> Tensor:
        """Return the loss of every position."""
        return functional.binary_cross_entropy(self.called, self.won, reduction="none")

    def squares(self) -> Tensor:
        """Return the squared error of every position."""
        return (self.called - self.won) ** 2

    def off_by(self) -> float:
        """Return the mean difference of called and won, in tenths of what was called."""
        tenth = (10 * self.called).long().clamp(max=9)
        sums = torch.zeros(10).index_add(0, tenth, self.called - self.won)
        return float(sums.abs().sum() / len(self.called))


def mean_by_round(values: Tensor, rounds: Tensor) -> tuple[float, float]:
    """Return the mean of positions, and half of its 95 % interval over rounds.

    The positions of a round have one end, so they do not count one by one.
    """
    mean = values.mean()
    sums = torch.zeros(int(rounds.max()) + 1).index_add(0, rounds, values - mean)
    return float(mean), 1.96 * float((sums**2).sum() ** 0.5) / len(values)


def call(network: Network, rows: Tensor) -> Tensor:
    """Return the probabilities to win that a network calls."""
    device = next(network.parameters()).device
    with torch.no_grad():
        odds = [network(Samples(part.to(device)).features)[:, 0] for part in rows.split(BLOCK)]
    return torch.cat(odds).sigmoid().cpu()


def judge(called: Mapping[str, Tensor], rows: Tensor, rounds: Tensor) -> Iterator[dict[str, Any]]:
    """Yield how well each network told who wins, by rules, and how much better than ``BASE``."""
    samples = Samples(rows)
    for number, rules in enumerate(PLAYERS.rules):
        at = samples.rules == number
        if not at.any():
            continue
        all_judged = {
            name: Judged(each[at], won(samples)[at], rounds[at]) for name, each in called.items()
        }
        base = all_judged.get(BASE)
        for name, judged in all_judged.items():
            told: dict[str, Any] = {
                "kind": "held",
                "rules": rules,
                "target": name,
                "positions": len(judged.won),
                "rounds": len(judged.rounds.unique()),
                "off_by": round(judged.off_by(), 4),
            }
            for measure in ("log_losses", "squares"):
                values = getattr(judged, measure)()
                told[measure], _ = (round(each, 5) for each in mean_by_round(values, judged.rounds))
                if base is not None:
                    less = getattr(base, measure)() - values
                    mean, wide = mean_by_round(less, judged.rounds)
                    told[f"{measure}_less"] = round(mean, 5), round(wide, 5)
            yield told


# ---- the comparison ----------------------------------------------------------------------------


class Comparison:
    """One comparison in its folder."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self._path: Path = asked.out / "log.jsonl"
        lines = self._path.read_text("utf-8").splitlines() if self._path.exists() else []
        self.known = [json.loads(line) for line in lines]
        self.targets = list(dict.fromkeys((BASE, *asked.targets)))

    def write(self, **told: Any) -> None:
        """Write a line of the log, and print it."""
        line = json.dumps(told)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        print(line, flush=True)

    def begin(self) -> None:
        """Write what is asked; a folder keeps one comparison, of which more may be asked later."""
        more = {"out", "weights", "targets", "decks", "workers", "runs"}
        options = {name: each for name, each in vars(self.asked).items() if name not in more}
        digest = hashlib.sha256(self.asked.weights.read_bytes()).hexdigest()
        told = {"kind": "begun", "options": options, "weights": digest}
        begun = [line for line in self.known if line["kind"] == "begun"]
        if begun and begun[-1] != told:
            raise SystemExit(f"{self.asked.out} has a comparison with other options")
        self.write(**told)

    def is_known(self, **told: Any) -> bool:
        """Return whether the log has a line like this."""
        return any(told.items() <= line.items() for line in self.known)

    def weights(self, name: str, run: int) -> Path:
        """Return where the weights of a network lie."""
        return self.asked.out / f"{name}-{run}.bin"

    def networks(self, rows: Tensor, run: int) -> dict[str, Network]:
        """Return the networks of all targets; those that are there already learn nothing."""
        found = {}
        searched = rows[are_searched(rows)]
        for name in self.targets:
            path, wanted = self.weights(name, run), TARGETS[name]
            if not path.exists():
                began = time.process_time()
                network = learn(self.asked, wanted, rows if wanted.everything else searched, run)
                keep(path, network.packed())
                self.write(
                    kind="learned",
                    target=name,
                    run=run,
                    positions=len(rows) if wanted.everything else len(searched),
                    searched=len(searched),
                    steps=self.asked.steps,
                    processor_seconds=round(time.process_time() - began),
                )
            found[name] = Network()
            found[name].unpack(path.read_bytes())
        return found

    def judge(self, networks: Mapping[str, Network], rows: Tensor, run: int) -> None:
        """Judge the networks on rounds that nobody learned from."""
        rounds = torch.cumsum((rows[:, -1] & FIRST).long(), 0)
        at = are_searched(rows)
        called = {name: call(network, rows[at]) for name, network in networks.items()}
        called["what the search thinks"] = Samples(rows[at]).searched.clamp(0.001, 0.999)
        for told in judge(called, rows[at], rounds[at]):
            key = {"rules": told["rules"], "target": told["target"], "run": run}
            if not self.is_known(kind="held", **key):
                self.write(**told, run=run)

    def contests(self, run: int) -> None:
        """Let the networks play."""
        asked = self.asked
        ring = Ring(asked.out / "contest", asked.out / "league.txt", asked.workers)
        for name in self.targets:
            others = () if name == BASE else (AGAINST_BASE,)
            for wanted in (*CONTESTS, *others):
                key: dict[str, Any] = {"rules": wanted.rules, "opponent": wanted.opponent}
                key |= {"target": name, "run": run}
                if self.is_known(kind="contest", **key):
                    continue
                contest = replace(wanted, decks=max(2, round(asked.decks * wanted.decks)))
                if wanted.opponent == BASE:
                    contest = replace(contest, opponent=str(self.weights(BASE, run)))
                score = ring.play(contest, self.weights(name, run), CONTEST_SEED)
                wins, wide = round(score.wins, 4), round(score.wide, 4)
                self.write(kind="contest", **key, decks=score.decks, wins=wins, wide=wide)


def compare(asked: argparse.Namespace) -> None:
    """Play, learn, judge, and let the networks play."""
    asked.out.mkdir(parents=True, exist_ok=True)
    build(asked.out)
    comparison = Comparison(asked)
    comparison.begin()
    began = os.times().children_user
    played = positions(asked, replace(PLAYERS, search=Search(asked.share, asked.deals)))
    seconds = round(os.times().children_user - began)
    comparison.write(kind="played", rounds=played, processor_seconds=seconds)
    learned = parts_of(asked.rounds)
    rows = read(asked, range(learned))
    held = read(asked, range(learned, parts_of(asked.rounds + asked.held)))
    for run in range(1, asked.runs + 1):
        comparison.judge(comparison.networks(rows, run), held, run)
        comparison.contests(run)


def read_arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Return what is asked for, by default on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--out", type=Path, default=Path("build/targets"), help="folder of the run")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="of the network that plays")
    parser.add_argument("--targets", nargs="+", choices=list(TARGETS), default=list(TARGETS))
    parser.add_argument("--rounds", type=int, default=40_000, help="to learn from")
    parser.add_argument("--held", type=int, default=10_000, help="rounds to judge by")
    parser.add_argument("--share", type=float, default=0.25, help="of turns that are searched")
    parser.add_argument("--deals", type=int, default=4, help="in each half of a search")
    parser.add_argument("--trace", type=float, default=0.85, help="lambda of TD(lambda)")
    parser.add_argument("--runs", type=int, default=2, help="of every target")
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--points-weight", type=float, default=0.05)
    parser.add_argument("--decks", type=float, default=1.0, help="share of the decks of contests")
    parser.add_argument("--workers", type=int, default=1, help="programs that play contests")
    parser.add_argument("--seed", type=int, default=5)
    return parser.parse_args(words)


def main() -> None:
    """Read the arguments, and compare."""
    compare(read_arguments())


if __name__ == "__main__":
    main()
