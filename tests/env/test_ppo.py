"""The example of PPO: its features, its gradient, and that a seed gives the same weights."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from brikke.env.gymnasium_vector import BrikkeVectorEnv
from examples.learned import FEATURES, LIMIT, Floats, features
from examples.ppo import (
    CLIP,
    ENTROPY,
    Batch,
    Learner,
    choices_of,
    clipped_gradient,
    log_softmax,
)


def test_features_of_an_observation_are_those_of_the_rounds() -> None:
    learner = Learner(seed=3, envs=8, steps=1)
    for _ in range(60):
        told = choices_of(learner.seen, 2, learner.values)
        assert np.allclose(
            told, features(cast("BrikkeVectorEnv", learner.env.unwrapped).rounds.rows)
        )
        learner.seen, *_ = learner.env.step(learner.seen["action_mask"].argmax(axis=1))


def objective(weights: Floats, batch: Batch) -> float:
    """Return the clipped objective, as the paper has it."""
    choices, mask, taken, old, gains = batch
    chances = log_softmax(choices, mask, weights)
    ratio = np.exp(chances[np.arange(len(taken)), taken] - old)
    gain = np.minimum(ratio * gains, np.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    entropy = -np.where(mask, np.exp(chances) * np.where(mask, chances, 0), 0).sum(axis=1)
    return float((gain + ENTROPY * entropy).mean())


def test_the_gradient_is_that_of_the_clipped_objective() -> None:
    rng = np.random.default_rng(1)
    choices = rng.normal(size=(40, LIMIT + 1, len(FEATURES)))
    mask = rng.random((40, LIMIT + 1)) < 0.6
    mask[:, -1] = True
    before, weights = rng.normal(size=(2, len(FEATURES))) * 0.3
    chances = log_softmax(choices, mask, before)
    taken = (rng.gumbel(size=chances.shape) + chances).argmax(axis=1)
    old = chances[np.arange(40), taken]
    batch = Batch(choices, mask, taken, old, rng.normal(size=40))
    tiny = 1e-6 * np.eye(len(FEATURES))
    slope = [
        (objective(weights + step, batch) - objective(weights - step, batch)) / 2e-6
        for step in tiny
    ]
    assert np.allclose(clipped_gradient(weights, batch), slope, atol=1e-6)


def test_a_seed_gives_the_same_weights() -> None:
    once, again, other = (
        [each.weights.tolist() for each in Learner(seed, envs=16, steps=48).train(20)]
        for seed in (5, 5, 6)
    )
    assert once == again != other


@pytest.mark.slow
def test_it_learns_to_win_more_often() -> None:
    shares = [each.won for each in Learner(seed=1).train(1500)]
    assert shares[-1] > shares[0] + 0.05
