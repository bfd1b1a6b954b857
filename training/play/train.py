"""Training of the networks: ``python -m training.play.train``.

Programs in C play the rounds of a league on all cores but two, and write what every seat knew and
how it went on. The accelerator learns from the latest of these samples. In the league ``players``
it hands its weights back to the programs every few seconds. In the league ``people`` no network
plays, and some of the programs let the bots for people play (``people.py``): the network learns
their chances to win. With ``--search-share`` the programs search a share of the turns, as the
champion does, and ``--search-weight`` says how far targets go towards what the search thinks. It
needs torch, and an accelerator to be done within minutes; without one it runs, slowly. Seeds decide
all deals and all chances; which samples a step sees also depends on the speed of the programs, so
two runs agree in strength, not in bits. A run that was stopped or killed is continued from its
folder by the same command: its state is saved every half minute (``checkpoints.py``). Samples are
not saved, so it first waits for new ones.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import math
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any, Final

import torch

from training.play.checkpoints import Checkpoints, write_atomically
from training.play.contest import Contest, Ring
from training.play.league import (
    CHAMPION,
    LEAGUES,
    NEXT_CHAMPION,
    PLAYERS,
    QUESTIONS,
    Search,
    duel,
)
from training.play.learner import Learner
from training.play.programs import build
from training.play.samples import SelfPlay, Store

CURVE: Final = (
    Contest("must-2", "steady", 2000),
    Contest("must-4", "steady", 250),
    Contest("nordic-4", "hoarder", 250),
    Contest("nordic-3", "hoarder", 250),
    Contest("nordic-4", "steady", 250),
)
CURVES: Final = {
    "players": CURVE,
    "people": CURVE,
    "response": (Contest("nordic-2", CHAMPION, 100),),
    "tables": CURVE,
    "duel": (Contest("nordic-2", CHAMPION, 100), Contest("nordic-2", "hoarder", 100)),
}
"""Contests of the curves, on the same decks every time."""
CURVE_SEED: Final = 5000


class Training:
    """One run: the network, its average, and what is written about them."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.out: Path = asked.out
        self.leagues = LEAGUES[asked.league]
        if asked.champion is not None:
            self.leagues = (duel(QUESTIONS, champion=asked.champion),)
        if asked.search_share:
            search = Search(asked.search_share, asked.search_deals)
            self.leagues = tuple(replace(league, search=search) for league in self.leagues)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        begun = None if asked.weights is None else asked.weights.read_bytes()
        self.learner = Learner(self.device, asked.seed, begun)
        self.store = Store(asked.store, self.device)
        self.weights = torch.tensor([rules.weight for rules in self.leagues[0].rules.values()]).to(
            self.device
        )
        self.seconds_before = 0.0
        self.samples_before, self.rounds_before = 0, 0
        self.log = (self.out / "log.jsonl").open("a", encoding="utf-8")
        if (self.out / "state.pt").exists():
            self._resume()

    def _resume(self) -> None:
        state = torch.load(self.out / "state.pt", map_location=self.device)
        self.learner.take_over(state)
        self.seconds_before = state["seconds"]
        self.samples_before, self.rounds_before = state["samples"], state["rounds"]

    @property
    def steps(self) -> int:
        """The steps of the whole run, however often it was continued."""
        return self.learner.steps

    @property
    def samples(self) -> int:
        """The samples of the whole run, however often it was continued."""
        return self.samples_before + self.store.written

    @property
    def rounds(self) -> int:
        """The rounds of the whole run."""
        return self.rounds_before + self.store.rounds

    def save(self, path: Path, seconds: float) -> None:
        """Save all that is needed to continue after so many seconds."""
        state = {
            **self.learner.state(),
            "seconds": seconds,
            "samples": self.samples,
            "rounds": self.rounds,
        }
        torch.save(state, path)

    def publish(self) -> Path:
        """Hand the averaged weights to the programs that play."""
        path = self.out / "weights.bin"
        write_atomically(path, lambda part: part.write_bytes(self.learner.average.packed()))
        return path

    def step(self, rate: float, generator: torch.Generator) -> tuple[torch.Tensor, torch.Tensor]:
        """Learn from one batch."""
        samples = self.store.draw(self.asked.batch, generator)
        target = samples.target_with_search(self.asked.search_weight)
        return self.learner.step(samples, target, rate, self.weights, self.asked.points_weight)

    def write(self, **told: Any) -> None:
        """Write a line of the log, and print it."""
        line = json.dumps(told)
        self.log.write(line + "\n")
        self.log.flush()
        print(line, flush=True)


def measure(training: Training, ring: Ring, stop: list[bool], began: float) -> None:
    """Play the contests of the curve again and again."""
    copied = training.out / "measured.bin"
    contests = CURVES[training.asked.league]
    if training.asked.champion is not None:
        contests = (Contest("nordic-2", NEXT_CHAMPION, 100),)
    while not stop and ring.workers:
        if not (training.out / "weights.bin").exists():
            time.sleep(1)
            continue
        copied.write_bytes((training.out / "weights.bin").read_bytes())
        seconds = round(time.monotonic() - began)
        for contest in contests:
            if stop:
                return
            score = ring.play(contest, copied, CURVE_SEED)
            training.write(
                kind="curve",
                seconds=seconds,
                rules=contest.rules,
                opponent=contest.opponent,
                wins=round(score.wins, 4),
                wide=round(score.wide, 4),
            )


def train(asked: argparse.Namespace) -> None:
    """Play and learn until the time is over."""
    asked.out.mkdir(parents=True, exist_ok=True)
    build(asked.out)
    training = Training(asked)
    for number, league in enumerate(training.leagues):
        league.write(asked.out / f"league-{number}.txt")
    contests = PLAYERS if asked.league in ("people", "tables") else training.leagues[0]
    contests.write(asked.out / "contests.txt")
    began = time.monotonic() - training.seconds_before
    whole = 60 * asked.minutes
    if training.steps or asked.weights is not None:
        training.publish()
    ring = Ring(asked.out / "contest", asked.out / "contests.txt", asked.measuring)
    playing = SelfPlay(_programs(training))
    training.write(kind="begun", command=_command(asked), machine=_machine(asked))
    stop: list[bool] = []
    generator = torch.Generator(training.device).manual_seed(asked.seed + training.steps)
    playing.start(training.store)
    measuring = Thread(target=measure, args=(training, ring, stop, began), daemon=True)
    measuring.start()
    saving = Checkpoints(
        asked.out / "state.pt", lambda path: training.save(path, time.monotonic() - began)
    )
    try:
        with saving:
            _learn(training, playing, saving, began, whole, generator)
    finally:
        stop.append(True)
        playing.stop()
    path = training.publish()
    measuring.join()
    training.write(
        kind="done",
        seconds=round(time.monotonic() - began),
        steps=training.steps,
        samples=training.samples,
        rounds=training.rounds,
        digest=hashlib.sha256(path.read_bytes()).hexdigest(),
    )


def _programs(training: Training) -> list[list[str]]:
    """Return the commands of the programs that play."""
    asked, out = training.asked, training.out
    first = 1000 * asked.seed + 100_000 * training.steps
    seeds = [str(first + number) for number in range(asked.playing)]
    # Where people play, no network takes part: the programs are told of weights that never are.
    weights = out / ("none" if asked.league == "people" else "weights.bin")
    bots = asked.playing // 2 if asked.league == "people" else 0
    leagues = itertools.cycle(range(len(training.leagues)))
    return [
        *([sys.executable, "-m", "training.play.people", seed] for seed in seeds[:bots]),
        *(
            [
                str(out / "selfplay"),
                str(out / f"league-{league}.txt"),
                str(weights),
                seed,
                str(asked.trace),
            ]
            for league, seed in zip(leagues, seeds[bots:], strict=False)
        ),
    ]


def _command(asked: argparse.Namespace) -> str:
    options = (
        f"--{name.replace('_', '-')} {value}"
        for name, value in vars(asked).items()
        if name != "out" and value is not None
    )
    return "python -m training.play.train " + " ".join(options)


def _machine(asked: argparse.Namespace) -> str:
    accelerator = torch.cuda.get_device_name() if torch.cuda.is_available() else "no accelerator"
    return f"{accelerator}, {asked.playing + asked.measuring} cores"


def _learn(
    training: Training,
    playing: SelfPlay,
    saving: Checkpoints,
    began: float,
    whole: float,
    generator: torch.Generator,
) -> None:
    asked, store = training.asked, training.store
    first = training.steps
    told = published = time.monotonic()
    while (now := time.monotonic()) - began < whole:
        if playing.failed():
            raise SystemExit("a program of self-play has failed")
        learned = (training.steps - first) * asked.batch
        if len(store) < asked.least or learned > asked.reuse * store.written:
            time.sleep(0.01)
            continue
        done = min(1.0, (now - began) / whole)
        rate = asked.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        loss, win = training.step(rate, generator)
        if now - published > asked.publish and training.steps - first > 300:
            training.publish()
            published = now
        saving.save_if_due()
        if now - told > 10:
            told = now
            training.write(
                kind="learn",
                seconds=round(now - began),
                steps=training.steps,
                samples=training.samples,
                rounds=training.rounds,
                loss=round(float(loss), 4),
                win=round(float(win), 4),
            )


def parser_of(about: str, out: str) -> argparse.ArgumentParser:
    """Return a parser of the arguments of a run."""
    cores = os.cpu_count() or 2
    parser = argparse.ArgumentParser(description=about.split("\n", 1)[0])
    parser.add_argument("--out", type=Path, default=Path(out), help="folder of the run")
    parser.add_argument("--league", choices=list(LEAGUES), default="players")
    parser.add_argument("--weights", type=Path, help="weights to begin with, instead of none")
    parser.add_argument("--champion", type=Path, help="weights of the only opponent, between two")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playing", type=int, default=max(1, cores - 2), help="programs that play")
    parser.add_argument("--measuring", type=int, default=1, help="programs that play contests")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=2e-3, help="learning rate at the beginning")
    parser.add_argument("--trace", type=float, default=0.85, help="lambda of TD(lambda)")
    parser.add_argument(
        "--search-share", type=float, default=0.0, help="of turns that are searched"
    )
    parser.add_argument("--search-deals", type=int, default=4, help="in each of its halves")
    parser.add_argument("--search-weight", type=float, default=0.5, help="in a target")
    parser.add_argument("--points-weight", type=float, default=0.05, help="of points, in the loss")
    parser.add_argument("--reuse", type=float, default=4, help="times that a sample is used")
    parser.add_argument("--store", type=int, default=30_000_000, help="latest samples kept")
    parser.add_argument("--least", type=int, default=200_000, help="samples before learning begins")
    parser.add_argument("--publish", type=float, default=8, help="seconds between new weights")
    return parser


def main() -> None:
    """Read the arguments, and train."""
    train(parser_of(__doc__, "build/play").parse_args())


if __name__ == "__main__":
    main()
