"""JAX: arrays on the same memory, and whole rounds inside one compiled loop."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from brikke.env.jax import share, stepper
from brikke.env.vector import TileEnv, VectorEnv

STEPS = 60


def shared_memory() -> None:
    env = VectorEnv("nordic", seats=2, envs=32, limit=16, seed=7)
    seen = share(env.rows)
    for name, array in seen.items():
        assert array.unsafe_buffer_pointer() == getattr(env.rows, name).ctypes.data, name
    before = np.array(seen["turns"])
    env.step(np.asarray(jax.jit(lambda mask: mask.argmax(axis=1))(seen["mask"])))
    assert (np.asarray(seen["turns"]) == before + 1).all()
    print(
        f"{len(seen)} arrays of VectorEnv and {len(share(TileEnv(envs=2).rows))} of TileEnv shared"
    )


def rounds_in_a_loop(env: VectorEnv | TileEnv, mask: str) -> None:
    step = stepper(env, (mask, "ended", "winner"))
    twin = env.copy() if isinstance(env, VectorEnv) else TileEnv("nordic", envs=32, seed=7)

    @jax.jit
    def play(mask_now: jax.Array) -> tuple[jax.Array, jax.Array]:
        def one(mask_now: jax.Array, _: None) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
            actions = mask_now.argmax(axis=1)
            seen = step(actions)
            return seen[mask], (actions, seen["ended"])

        _, (actions, ended) = jax.lax.scan(one, mask_now, None, length=STEPS)
        return actions, ended

    actions, ended = play(jnp.array(getattr(env.rows, mask)))
    for at in range(STEPS):
        assert (np.asarray(actions[at]) == getattr(twin.rows, mask).argmax(axis=1)).all()
        assert (np.asarray(ended[at]) == twin.step(np.asarray(actions[at])).ended).all()
    print(f"{type(env).__name__}: {STEPS} steps in one loop, {int(ended.sum())} rounds ended")


if __name__ == "__main__":
    shared_memory()
    rounds_in_a_loop(VectorEnv("nordic", seats=2, envs=32, limit=16, seed=7), "mask")
    rounds_in_a_loop(TileEnv("nordic", envs=32, seed=7), "action_mask")
