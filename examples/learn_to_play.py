"""Train a bot by the cross-entropy method, in a few minutes on one core.

    python examples/learn_to_play.py --minutes 4 --out build/learned

It starts without any strategy. In each generation 48 candidates, with weights sampled around the
current mean, each play a few rounds against ``steady``, all at once in a vectorized environment;
the mean moves to the best of them. After each generation the bot plays against ``greedy``, which it
never trains against, and ``steady``, on decks that are not used for training: that is the learning
curve. ``docs/learning.md`` describes the result.

Training time is counted in generations, not by the clock, so that a seed always gives the same
weights.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that `examples.learned` can be imported from any folder

from brikke.env.vector import VectorEnv
from brikke.errors import InputError, reason_of
from brikke.lab.arena import Standing, run
from brikke.lab.arena.plot import ACCENT, INK, LINE, PAGE, SOFT, check_plot_path
from brikke.players.playout import STEADY
from examples.learned import FEATURES, LIMIT, SETTING, Floats, choose, weights_text

NAME: Final = "examples.learned:Learned"
GENERATIONS_A_MINUTE: Final = 1.5
"""What one core achieves, with the measurements in between."""
MAX_MINUTES: Final = 24 * 60
DECKS_OF_THE_CURVE: Final = 12
DECKS_OF_THE_CONTEST: Final = 50
# The arena shuffles its decks in another way than the environment, so training and measurement
# share no deals. None of these seeds belongs to the evaluation protocol.
SEED_OF_THE_CURVE: Final = 7001
SEED_OF_THE_CONTEST: Final = 7002


@dataclass(frozen=True, slots=True)
class Plan:
    """Training parameters."""

    candidates: int = 48
    rounds: int = 4
    """Rounds per candidate."""
    best: int = 10
    """Candidates that form the next generation."""


@dataclass(frozen=True, slots=True, eq=False)
class Generation:
    """The state of training after a generation."""

    number: int
    weights: Floats
    wins: float
    """The win rate of all candidates of this generation against ``steady``."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The results of the bot after a generation, on the decks of the learning curve."""

    number: int
    greedy: Standing
    steady: Standing


def train(seed: int, generations: int, plan: Plan | None = None) -> Iterator[Generation]:
    """Train, and yield every generation; number 0 has zero weights."""
    plan = plan or Plan()
    rng = np.random.default_rng(seed)
    env = VectorEnv(envs=plan.candidates, limit=LIMIT, opponents=[None, STEADY])
    mean, spread = np.zeros(len(FEATURES)), np.ones(len(FEATURES))
    yield Generation(0, mean, 0.0)
    for number in range(1, generations + 1):
        tried = mean + spread * rng.normal(size=(plan.candidates, len(FEATURES)))
        won, points = practise(env, tried, int(rng.integers(2**63)), plan.rounds)
        # Points break ties: with few rounds, many candidates win all of them.
        order = np.argsort(-(won + points / 1000), kind="stable")
        taken = tried[order[: plan.best]]
        # Extra noise, which decreases, because some of the best were only lucky.
        mean, spread = taken.mean(axis=0), taken.std(axis=0) + 0.3 * 0.8**number
        yield Generation(number, mean, float(won.mean()))


def practise(env: VectorEnv, tried: Floats, seed: int, rounds: int) -> tuple[Floats, Floats]:
    """Return the win rate of each candidate against ``steady``, and its points per round.

    Candidate *i* plays in environment *i*. Candidates that have played their rounds go on with the
    first listed turn, until all have finished.
    """
    seen = env.reset(seed)
    played, won, points = (np.zeros(env.envs) for _ in range(3))
    while (played < rounds).any():
        best_turn = seen.mask.argmax(axis=1)
        env.step(np.where(played < rounds, choose(seen, tried), best_turn))
        counts = seen.ended & (played < rounds)
        played += counts
        won += counts & (seen.winner == 0)
        points += np.where(counts, seen.scores[:, 0], 0)
    return won / played, points / played


def measure(weights: Path, against: str, decks: int, seed: int) -> Standing:
    """Return the standing of these weights against a bot; each deck is played from both seats."""
    before = os.environ.get(SETTING)
    os.environ[SETTING] = str(weights)
    try:
        report = run([NAME, against], deals=decks, seed=seed)
    finally:
        if before is None:
            del os.environ[SETTING]
        else:
            os.environ[SETTING] = before
    (found,) = [each for each in report.bots if each.name == NAME]
    return found


def draw_curve(curve: Sequence[Measured], path: Path, title: str) -> None:
    """Plot the learning curve."""
    from matplotlib import rc_context  # noqa: PLC0415 - slow to import
    from matplotlib.figure import Figure  # noqa: PLC0415

    look = {
        "figure.facecolor": PAGE,
        "axes.facecolor": PAGE,
        "axes.edgecolor": LINE,
        "axes.labelcolor": SOFT,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "xtick.color": SOFT,
        "ytick.color": SOFT,
    }
    with rc_context(look):
        figure = Figure(figsize=(8, 4.2), layout="constrained")
        figure.suptitle(title, x=0.015, ha="left", fontsize=11, color=INK)
        axes = figure.subplots()
        numbers = [each.number for each in curve]
        for name, colour in (("greedy", ACCENT), ("steady", "#b4552d")):
            found: list[Standing] = [getattr(each, name) for each in curve]
            low = [100 * each.ci95[0] for each in found]
            high = [100 * each.ci95[1] for each in found]
            axes.fill_between(numbers, low, high, color=colour, alpha=0.15, linewidth=0)
            rates = [100 * each.win_rate for each in found]
            axes.plot(numbers, rates, color=colour, marker="o", label=f"against {name}")
        axes.axhline(50, color=SOFT, linewidth=1, linestyle=(0, (4, 4)))
        axes.set_xlabel("generations")
        axes.set_ylabel("rounds won, in percent, with 95 % intervals")
        axes.set_ylim(-3, 103)
        axes.grid(visible=True, color=LINE, linewidth=0.7)
        axes.legend(loc="lower right", frameon=False, labelcolor=INK)
        figure.savefig(path, dpi=120, metadata={"Software": None})


def learn(seed: int, generations: int, out: Path) -> None:
    """Train, print progress, and write the weights and the learning curve into a folder."""
    weights, picture = out / "learned.json", out / "learning-curve.png"
    check_plot_path(picture)
    curve: list[Measured] = []
    start = perf_counter()
    for stage in train(seed, generations):
        spent = perf_counter() - start
        if stage.number:
            left = spent / stage.number * (generations - stage.number)
            print(
                f"generation {stage.number} of {generations}: candidates won "
                f"{stage.wins:.0%} against steady; about {left / 60:.1f} minutes left",
                flush=True,
            )
        weights.write_text(weights_text(stage.weights))
        found = Measured(
            stage.number,
            measure(weights, "greedy", DECKS_OF_THE_CURVE, SEED_OF_THE_CURVE),
            measure(weights, "steady", DECKS_OF_THE_CURVE, SEED_OF_THE_CURVE),
        )
        curve.append(found)
        print(
            f"  on decks it never saw: {found.greedy.win_rate:.0%} against greedy, "
            f"{found.steady.win_rate:.0%} against steady",
            flush=True,
        )
    draw_curve(curve, picture, f"Learning to play: seed {seed}, {DECKS_OF_THE_CURVE} decks a point")
    print(f"trained for {(perf_counter() - start) / 60:.1f} minutes: {weights}, {picture}")


def tell_contest(weights: Path, against: str) -> None:
    """Play the final contest, on its own decks, and print the result."""
    found = measure(weights, against, DECKS_OF_THE_CONTEST, SEED_OF_THE_CONTEST)
    low, high = found.ci95
    print(
        f"{DECKS_OF_THE_CONTEST} decks, each from both seats, against {against}: won "
        f"{found.win_rate:.1%} ({low:.1%} to {high:.1%}), {found.points:+.1f} points a round",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=4, help="about how long to train (4)")
    parser.add_argument("--seed", type=int, default=1, help="decides everything (1)")
    parser.add_argument("--out", type=Path, default=Path("build/learned"), help="a folder")
    wanted = parser.parse_args(arguments)
    try:
        if not 0 < wanted.minutes <= MAX_MINUTES:
            raise InputError(
                f"train for at most {MAX_MINUTES} minutes, and more than 0, not", wanted.minutes
            )
        if wanted.seed < 0:
            raise InputError("a seed is a number from 0", wanted.seed)
        try:
            wanted.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(
                f"cannot be created as a folder ({reason_of(error)})", wanted.out
            ) from None
        learn(wanted.seed, max(1, round(wanted.minutes * GENERATIONS_A_MINUTE)), wanted.out)
        tell_contest(wanted.out / "learned.json", "greedy")
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
