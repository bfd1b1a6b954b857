"""A network that learns, and the mean of its latest weights, which is what plays."""

from __future__ import annotations

import copy
from typing import Any, Final

import torch
from torch import Tensor

from training.play.network import Network, loss_of
from training.play.samples import Samples

WARM_UP: Final = 200
"""Steps in which the rate rises."""


class Learner:
    """One network in training."""

    def __init__(self, device: torch.device, seed: int, weights: bytes | None = None) -> None:
        torch.manual_seed(seed)
        self.device = device
        self.network = Network().to(device)
        if weights is not None:
            self.network.unpack(weights)
        self.average = copy.deepcopy(self.network)
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), weight_decay=1e-4, betas=(0.9, 0.99)
        )
        self.steps = 0

    def step(
        self, samples: Samples, target: Tensor, rate: float, weights: Tensor, points_weight: float
    ) -> tuple[Tensor, Tensor]:
        """Learn from one batch; return the loss, and its part that is about winning."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1.0, (self.steps + 1) / WARM_UP)
        half = self.device.type == "cuda"
        with torch.autocast(self.device.type, torch.bfloat16, enabled=half):
            outputs = self.network(samples.features)
        loss, win = loss_of(outputs, samples, target, weights, points_weight)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self.network.limit()
        self.steps += 1
        keep = min(0.999, 1 - 1 / (1 + self.steps / 10))
        with torch.no_grad():
            for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(now, 1 - keep)
        return loss.detach(), win.detach()

    def state(self) -> dict[str, Any]:
        """Return all that is needed to go on."""
        return {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "steps": self.steps,
        }

    def take_over(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.steps = state["steps"]
