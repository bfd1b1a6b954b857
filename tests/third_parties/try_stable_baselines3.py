"""The quick start of stable-baselines3 and its vectorized environments, on Brikke.

Neither algorithm masks actions, so what there is to learn first is which actions are legal: rounds
get longer, because an illegal action ends them.
"""

import gymnasium as gym
import numpy as np
from stable_baselines3 import A2C, PPO
from stable_baselines3.common.env_util import make_vec_env

env = gym.make("brikke.env:brikke/Brikke-v0", render_mode="rgb_array")

model = A2C("MultiInputPolicy", env, verbose=1)
model.learn(total_timesteps=1_000)

vec_env = model.get_env()
obs = vec_env.reset()
for _ in range(10):
    action, _state = model.predict(obs, deterministic=True)
    obs, reward, done, info = vec_env.step(action)
    assert vec_env.render("rgb_array").shape == (720, 960, 3)
    assert set(reward.tolist()) <= {-1.0, 0.0, 1.0}

vec_env = make_vec_env("brikke.env:brikke/Brikke-v0", n_envs=4, seed=1)
model = PPO("MultiInputPolicy", vec_env, n_steps=256, verbose=1, seed=1)
lengths = []
for _ in range(2):
    model.learn(total_timesteps=10_240)
    rounds = list(model.ep_info_buffer)
    assert {each["r"] for each in rounds} <= {-1.0, 1.0}
    lengths.append(float(np.mean([each["l"] for each in rounds])))
print(f"actions until a round ends: {lengths[0]:.1f}, then {lengths[1]:.1f}")
assert lengths[1] > lengths[0]
