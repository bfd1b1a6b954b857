"""Train a bot by PPO on a vector environment, with NumPy alone.

    python examples/ppo.py --rounds 20000 --seed 1 --out build/ppo

The environment is Gymnasium's ``make_vec("brikke/Brikke-v0")`` with ``vector_entry_point``: rounds
against ``steady``, side by side in the native core. The policy is a softmax over the listed turns
and the draw, by the features of ``examples.learned``; a linear model estimates the result.
Everything else is proximal policy optimization as it is usually written: rollouts, advantages by
GAE, clipped ratios, several epochs over shuffled batches.

The weights that it writes are played by ``examples.learned:Learned``. Training is counted in
rounds, not by the clock, so that a seed always gives the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that `examples.learned` can be imported from any folder

import brikke.env  # registers the environment
from brikke.env.vector import Rows
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import FACES, JOKER
from examples.learn_to_play import SEED_OF_THE_CONTEST, measure
from examples.learned import (
    DRAWING,
    FEATURES,
    LIMIT,
    Floats,
    features,
    weights_text,
)

ENVS: Final = 64
STEPS: Final = 128
"""Steps of a rollout in every round."""
EPOCHS: Final = 4
BATCH: Final = 1024
CLIP: Final = 0.2
DECAY: Final = 0.98
"""Lambda of the advantages; rewards are not discounted."""
ENTROPY: Final = 0.003
DECKS: Final = 50
"""Decks on which the result is measured, each from both seats."""

assert brikke.env
Seen = dict[str, NDArray[Any]]
Actions = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _Choices:
    """What :func:`examples.learned.features` reads, from an observation of Gymnasium."""

    mask: NDArray[np.bool_]
    played: NDArray[Any]
    tiles: NDArray[Any]
    points: NDArray[Any]
    goes_out: NDArray[np.bool_]
    rack: NDArray[Any]
    rack_sizes: NDArray[Any]
    opened: NDArray[np.bool_]
    pool: NDArray[Any]


def choices_of(seen: Seen, seats: int, values: NDArray[np.int64]) -> Floats:
    """Return the features of all choices: [rounds, listed turns and a draw, features]."""
    rack, _, facts = (seen["observation"][:, row].astype(np.int64) for row in range(3))
    played = seen["turns"].astype(np.int64)
    tiles = played.sum(axis=-1)
    told = _Choices(
        mask=seen["action_mask"].astype(bool),
        played=played,
        tiles=tiles,
        points=played @ values,
        goes_out=tiles == rack.sum(axis=-1)[:, None],
        rack=rack,
        rack_sizes=facts[:, :seats],
        opened=facts[:, 4 : 4 + seats].astype(bool),
        pool=facts[:, 8],
    )
    return features(cast("Rows", told))


@dataclass(slots=True)
class Adam:
    """The Adam optimizer of one vector of weights."""

    weights: Floats
    rate: float
    first: Floats = field(init=False)
    second: Floats = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        self.first, self.second = np.zeros_like(self.weights), np.zeros_like(self.weights)

    def descend(self, gradient: Floats) -> None:
        """Make one step against a gradient."""
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.001 * (gradient**2 - self.second)
        mean = self.first / (1 - 0.9**self.steps)
        spread = np.sqrt(self.second / (1 - 0.999**self.steps)) + 1e-8
        self.weights = self.weights - self.rate * mean / spread


def log_softmax(choices: Floats, mask: NDArray[np.bool_], weights: Floats) -> Floats:
    """Return the logarithm of the probability of every choice."""
    liked = np.where(mask, choices @ weights, -np.inf)
    liked -= liked.max(axis=-1, keepdims=True)
    return np.asarray(liked - np.log(np.exp(liked).sum(axis=-1, keepdims=True)))


def state_of(choices: Floats) -> Floats:
    """Return what the value of a state is estimated from: facts of the round, and the best play."""
    facts = choices[:, -1, : len(DRAWING)]
    best = choices[:, :-1, len(DRAWING) :].max(axis=1)
    late = facts[:, 2:4] * facts[:, 4:5]  # tiles on the racks count more, the longer a round lasts
    return np.concatenate([facts, best, late, np.ones((len(facts), 1))], axis=1)


class Batch(NamedTuple):
    """Choices that were taken, and what came of them."""

    choices: Floats
    mask: NDArray[np.bool_]
    taken: Actions
    old: Floats
    """The logarithms of the probabilities by which they were taken."""
    gains: Floats
    """Their advantages."""


def clipped_gradient(weights: Floats, batch: Batch) -> Floats:
    """Return the gradient of PPO's clipped objective with its entropy bonus, by the weights."""
    choices, mask, taken, old, gains = batch
    chances = log_softmax(choices, mask, weights)
    shares, rows = np.exp(chances), np.arange(len(taken))
    ratio = np.exp(chances[rows, taken] - old)
    counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    mean = (shares[..., None] * choices).sum(axis=1)
    pull = (gains * ratio * counts)[:, None] * (choices[rows, taken] - mean)
    known = np.where(mask, chances, 0.0)
    entropy = -(shares * known).sum(axis=1, keepdims=True)
    spread = -((shares * (known + entropy))[..., None] * choices).sum(axis=1)
    return np.asarray((pull + ENTROPY * spread).mean(axis=0))


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of training after a rollout."""

    rounds: int
    won: float
    """The share of this rollout's rounds that were won, or NaN."""
    weights: Floats


class Learner:
    """PPO for one policy."""

    def __init__(self, seed: int, envs: int = ENVS, steps: int = STEPS) -> None:
        self.shape = (steps, envs)
        self.rng = np.random.default_rng(seed)
        self.env = gymnasium.make_vec(
            "brikke/Brikke-v0",
            num_envs=envs,
            vectorization_mode="vector_entry_point",
            limit=LIMIT,
            autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
        )
        joker = get_rulebook("nordic").joker_value
        self.values = np.array([joker if face == JOKER else face % 13 + 1 for face in FACES])
        self.policy = Adam(np.zeros(len(FEATURES)), 0.02)
        self.value = Adam(np.zeros(len(FEATURES) + 3), 0.02)
        self.seen, _ = self.env.reset(seed=seed)

    def train(self, rounds: int) -> Iterator[Progress]:
        """Train for this many rounds, and yield the state after every rollout."""
        there = 0
        while there < rounds:
            ended, won = self._learn_from_rollout()
            there += ended
            yield Progress(there, won / ended if ended else float("nan"), self.policy.weights)

    def _learn_from_rollout(self) -> tuple[int, int]:
        shape, steps = self.shape, self.shape[0]
        taken, old = np.zeros(shape, np.int64), np.zeros(shape)
        rewards, ends, values = (
            np.zeros(shape),
            np.zeros(shape, bool),
            np.zeros((steps + 1, shape[1])),
        )
        choices = np.zeros((*shape, LIMIT + 1, len(FEATURES)))
        masks = np.zeros((*shape, LIMIT + 1), bool)
        for step in range(steps):
            choices[step], masks[step] = self._read()
            chances = log_softmax(choices[step], masks[step], self.policy.weights)
            drawn = self.rng.gumbel(size=chances.shape) + chances
            taken[step] = drawn.argmax(axis=1)
            old[step] = np.take_along_axis(chances, taken[step][:, None], axis=1)[:, 0]
            values[step] = state_of(choices[step]) @ self.value.weights
            self.seen, rewards[step], ends[step], _, _ = self.env.step(taken[step])
        values[steps] = state_of(self._read()[0]) @ self.value.weights
        gains = self._advantages(rewards, ends, values)
        targets = (gains + values[:steps]).ravel()
        gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).ravel()
        flat, seen = choices.reshape(-1, *choices.shape[2:]), masks.reshape(-1, LIMIT + 1)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(gains))
            for first in range(0, len(order), BATCH):
                at = order[first : first + BATCH]
                batch = Batch(flat[at], seen[at], taken.ravel()[at], old.ravel()[at], gains[at])
                self.policy.descend(-clipped_gradient(self.policy.weights, batch))
                states = state_of(flat[at])
                error = states @ self.value.weights - targets[at]
                self.value.descend(states.T @ error / len(at))
        return int(ends.sum()), int((rewards[ends] > 0).sum())

    def _read(self) -> tuple[Floats, NDArray[np.bool_]]:
        return choices_of(self.seen, 2, self.values), self.seen["action_mask"].astype(bool)

    @staticmethod
    def _advantages(rewards: Floats, ends: NDArray[np.bool_], values: Floats) -> Floats:
        gains, after = np.zeros_like(rewards), np.zeros(rewards.shape[1])
        for step in reversed(range(len(rewards))):
            goes_on = ~ends[step]
            surprise = rewards[step] + values[step + 1] * goes_on - values[step]
            after = gains[step] = surprise + DECAY * after * goes_on
        return gains


def main() -> None:
    """Train, write the weights, and measure them against ``steady``."""
    parser = argparse.ArgumentParser(description="Train a bot by PPO on a vector environment.")
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    parser.add_argument("--decks", type=int, default=DECKS)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    file = chosen.out / "learned.json"
    for each in Learner(chosen.seed).train(chosen.rounds):
        file.write_text(weights_text(each.weights))
        print(f"{each.rounds} rounds, {process_time():.0f} s: {each.won:.0%} won", flush=True)
    found = measure(file, "steady", chosen.decks, SEED_OF_THE_CONTEST)
    low, high = found.ci95
    print(f"against steady: {found.win_rate:.1%} ({low:.1%} to {high:.1%}), {found.played} rounds")


if __name__ == "__main__":
    main()
