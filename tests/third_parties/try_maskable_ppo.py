"""The example of MaskablePPO in the documentation of sb3-contrib, on Brikke."""

import gymnasium as gym
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks

env = gym.make("brikke.env:brikke/Brikke-v0")
model = MaskablePPO("MultiInputPolicy", env, gamma=0.4, seed=32, verbose=1)
model.learn(2_048)

mean, spread = evaluate_policy(model, env, n_eval_episodes=5, warn=False)
assert -1 <= mean <= 1
print(f"mean reward {mean:.2f} ± {spread:.2f}")

model.save("build/ppo_mask")
del model  # remove to demonstrate saving and loading

model = MaskablePPO.load("build/ppo_mask")

obs, _ = env.reset()
terminated = False
while not terminated:
    # Retrieve current action mask
    action_masks = get_action_masks(env)
    action, _states = model.predict(obs, action_masks=action_masks)
    obs, reward, terminated, truncated, info = env.step(action)
assert info["illegal"] == -1
