"""The examples of PettingZooWrapper and GymWrapper in the documentation of TorchRL, on Brikke."""

import gymnasium as gym
from torchrl.envs import ActionMask, TransformedEnv
from torchrl.envs.libs.gym import GymWrapper
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from brikke.env import brikke_v0

env = PettingZooWrapper(
    env=brikke_v0.env(),
    use_mask=True,  # Must use it since one player plays at a time
    group_map=None,  # Use default for AEC (one group per player)
)
print(env.group_map)
whole = env.rollout(2_000)
assert whole["next", "done"][-1].all(), "the round ended, with legal actions alone"
print(whole.shape, [whole["next", f"player_{seat}", "reward"][-1].item() for seat in range(2)])

base = GymWrapper(gym.make("brikke.env:brikke/Brikke-v0"))
masked = TransformedEnv(base, ActionMask())
check_env_specs(masked)
whole = masked.rollout(2_000)
assert whole["next", "done"][-1].all()
print(whole.shape, whole["next", "reward"][-1].item())
