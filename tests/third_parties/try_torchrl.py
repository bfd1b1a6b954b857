"""The examples of PettingZooWrapper and GymWrapper in the documentation of TorchRL, on Brikke.

In the end, tensors on the memory of rounds side by side.
"""

import gymnasium as gym
import torch
from torchrl.envs import ActionMask, TransformedEnv
from torchrl.envs.libs.gym import GymWrapper
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from brikke.env import brikke_v0
from brikke.env.vector import TileEnv, VectorEnv

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

# Torch reads and writes where the core does, without a copy.
for rounds in (VectorEnv(envs=32, seed=7), TileEnv(envs=32, seed=7)):
    arrays = rounds.rows.all()
    tensors = [torch.from_dlpack(array) for array in arrays]
    for array, tensor in zip(arrays, tensors, strict=True):
        assert tensor.data_ptr() == array.ctypes.data
        assert tensor.shape == array.shape
    rows = rounds.rows
    mask = torch.from_dlpack(rows.mask if isinstance(rounds, VectorEnv) else rows.action_mask)
    turns = torch.from_dlpack(rows.turns)
    ended = 0
    for _ in range(300):
        rounds.step(mask.to(torch.uint8).argmax(dim=1).numpy())
        assert turns.tolist() == rows.turns.tolist()
        ended += int(rows.ended.sum())
    assert ended > 0
    print(f"{type(rounds).__name__}: {len(tensors)} tensors on its memory, {ended} rounds ended")
