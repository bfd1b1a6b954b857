"""The first steps of tianshou's tutorial on several agents, on Brikke."""

from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector
from tianshou.env import DummyVectorEnv, PettingZooEnv

from brikke.env import brikke_v0

# Step 1: Load the PettingZoo environment
env = brikke_v0.env()

# Step 2: Wrap the environment for Tianshou interfacing
env = PettingZooEnv(env)

# Step 3: Define policies for each agent
algorithm = MultiAgentOffPolicyAlgorithm(
    algorithms=[
        MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space),
        MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space),
    ],
    env=env,
)

# Step 4: Convert the env to vector format
vec_env = DummyVectorEnv([lambda: env])

# Step 5: Construct the Collector, which interfaces the policies with the vectorised environment
collector = Collector[object](algorithm, vec_env)

# Step 6: Execute the environment with the agents playing for 1 episode
result = collector.collect(n_episode=1, reset_before_collect=True)
print(result.n_collected_steps, result.returns.tolist())
assert sorted(result.returns[0]) == [-1, 1], "one won, after legal actions alone"
