"""The quick start of stable-baselines3 and its vectorized environments, on Brikke."""

import gymnasium as gym
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
    vec_env.render("rgb_array")

vec_env = make_vec_env("brikke.env:brikke/Brikke-v0", n_envs=4)
model = PPO("MultiInputPolicy", vec_env, n_steps=256, verbose=1)
model.learn(total_timesteps=2_048)
