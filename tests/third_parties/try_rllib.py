"""RLlib's example of action masking, on Brikke.

Its module wants ``observations`` as one row of numbers, and the mask as numbers.
"""

import gymnasium as gym
import numpy as np
from gymnasium.spaces import Box, Dict
from gymnasium.wrappers import TransformObservation
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env


def flat(env: gym.Env) -> gym.Env:
    """Return the environment with observations as RLlib's module expects them."""
    space = env.observation_space
    return TransformObservation(
        env,
        lambda seen: {
            "observations": seen["observation"].reshape(-1).astype(np.float32),
            "action_mask": seen["action_mask"].astype(np.float32),
        },
        Dict(
            observations=Box(0.0, 106.0, (int(np.prod(space["observation"].shape)),), np.float32),
            action_mask=Box(0.0, 1.0, space["action_mask"].shape, np.float32),
        ),
    )


class CountIllegal(gym.Wrapper):
    """Count the rounds that ended with an illegal action."""

    illegal = 0

    def step(self, action):
        answer = super().step(action)
        CountIllegal.illegal += answer[4]["illegal"] >= 0
        return answer


register_env("brikke", lambda _: flat(CountIllegal(gym.make("brikke.env:brikke/Brikke-v0"))))

algorithm = (
    PPOConfig()
    .environment("brikke")
    .env_runners(num_env_runners=0, num_envs_per_env_runner=4)
    .training(train_batch_size=2_000, num_epochs=2)
    .rl_module(
        rl_module_spec=RLModuleSpec(
            module_class=ActionMaskingTorchRLModule,
            model_config={"head_fcnet_hiddens": [64, 64], "head_fcnet_activation": "relu"},
        ),
    )
    .build_algo()
)
before = algorithm.get_module().get_state()
result = algorithm.train()["env_runners"]
print(result["num_episodes"], result["num_env_steps_sampled"], result["episode_return_mean"])
after = algorithm.get_module().get_state()
algorithm.stop()
assert CountIllegal.illegal == 0
assert result["num_episodes"] > 0
assert -1 <= result["episode_return_mean"] <= 1
assert any((before[name] != after[name]).any() for name in before), "nothing was learned"
