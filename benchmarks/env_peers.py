"""Throughput beside other libraries, in one run on one core: ``make bench-env-peers``.

Each environment is measured in a process of its own that may use one core, through the call that
its library documents: EnvPool's ``step`` with one thread, pgx's ``step`` under ``jit`` and ``vmap``
with its ``auto_reset``, and ours from NumPy, on memory shared with JAX, and inside a compiled loop.
All choose random legal actions. It measures processor time of the whole loop, with the choice, for
many rounds or games at once, and reports the median of several parts.

A step is one action. Games differ, so a row says what a library can do, not which game is better.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

BATCH: Final = 256
PARTS: Final = 5
SECONDS: Final = 1.0  # of a part, at least
MINIMUM: Final = 20  # steps of a part

Run = Callable[[], int]
"""Plays for a while and returns the number of steps."""


def random_choice(mask: Any, rng: np.random.Generator) -> Any:
    """Return a random allowed action of each row."""
    return (rng.random(mask.shape, np.float32) * mask).argmax(axis=1)


# Ours


def whole_turns(how: str) -> Run:
    """Return a run of whole turns."""
    from brikke.env.vector import VectorEnv  # noqa: PLC0415 - each in a process of its own

    return _ours(VectorEnv("nordic", 2, BATCH, limit=64, seed=1), "mask", how)


def single_tiles(how: str) -> Run:
    """Return a run of single tiles."""
    from brikke.env.vector import TileEnv  # noqa: PLC0415

    return _ours(TileEnv("nordic", 2, BATCH, seed=1), "action_mask", how)


def _ours(env: Any, mask: str, how: str) -> Run:
    rng = np.random.default_rng(1)

    def from_numpy() -> int:
        for _ in range(MINIMUM):
            env.step(random_choice(getattr(env.rows, mask), rng))
        return MINIMUM * BATCH

    return from_numpy if how == "numpy" else _ours_in_jax(env, mask, how)


def _ours_in_jax(env: Any, mask: str, how: str) -> Run:
    import jax  # noqa: PLC0415

    from brikke.env.jax import share, stepper  # noqa: PLC0415

    key = [jax.random.key(1)]

    def choose(seen: Any, drawn: Any) -> Any:
        return (jax.random.uniform(drawn, seen.shape) * seen).argmax(axis=1)

    def next_key(now: Any) -> tuple[Any, Any]:
        now, drawn = jax.random.split(now)
        return now, drawn

    chosen, next_key_now = jax.jit(choose), jax.jit(next_key)
    step = stepper(env, (mask,))

    def shared() -> int:
        for _ in range(MINIMUM):
            key[0], drawn = next_key_now(key[0])
            env.step(np.asarray(chosen(share(env.rows, (mask,))[mask], drawn)))
        return MINIMUM * BATCH

    def loop(seen: Any, now: Any) -> tuple[Any, Any]:
        def one(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            now, drawn = jax.random.split(carry[1])
            return (step(choose(carry[0], drawn))[mask], now), None

        (seen, now), _ = jax.lax.scan(one, (seen, now), None, length=MINIMUM)
        return seen, now

    looped = jax.jit(loop)

    def compiled() -> int:
        _, key[0] = jax.block_until_ready(looped(getattr(env.rows, mask).copy(), key[0]))
        return MINIMUM * BATCH

    return shared if how == "shared" else compiled


# Theirs


def pgx_game(name: str) -> Run:
    """Return a run of a game of pgx."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    init = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    def choose(state: Any, now: Any) -> tuple[Any, Any, Any]:
        now, one, other = jax.random.split(now, 3)
        mask = state.legal_action_mask
        drawn = (jax.random.uniform(one, mask.shape) * mask).argmax(axis=1)
        return now, drawn, jax.random.split(other, BATCH)

    chosen = jax.jit(choose)
    kept = [init(jax.random.split(jax.random.key(1), BATCH)), jax.random.key(2)]

    def run() -> int:
        for _ in range(MINIMUM):
            kept[1], actions, keys = chosen(kept[0], kept[1])
            kept[0] = step(kept[0], actions, keys)
        jax.block_until_ready(kept[0])
        return MINIMUM * BATCH

    return run


def envpool_game(name: str) -> Run:
    """Return a run of a game of EnvPool."""
    import envpool  # noqa: PLC0415

    env = envpool.make(name, env_type="gymnasium", num_envs=BATCH, num_threads=1, seed=1)
    rng = np.random.default_rng(1)
    env.reset()

    def run() -> int:
        for _ in range(MINIMUM):
            env.step(rng.integers(env.action_space.n, size=BATCH, dtype=np.int32))
        return MINIMUM * BATCH

    return run


ROWS: Final[dict[str, tuple[Callable[[str], Run], str]]] = {
    "Brikke, whole turns: `VectorEnv.step` from NumPy": (whole_turns, "numpy"),
    "Brikke, whole turns: on memory shared with JAX": (whole_turns, "shared"),
    "Brikke, whole turns: `stepper` in a compiled loop": (whole_turns, "compiled"),
    "Brikke, single tiles: `TileEnv.step` from NumPy": (single_tiles, "numpy"),
    "Brikke, single tiles: on memory shared with JAX": (single_tiles, "shared"),
    "Brikke, single tiles: `stepper` in a compiled loop": (single_tiles, "compiled"),
    "pgx, `tic_tac_toe`": (pgx_game, "tic_tac_toe"),
    "pgx, `connect_four`": (pgx_game, "connect_four"),
    "pgx, `go_9x9`": (pgx_game, "go_9x9"),
    "pgx, `backgammon`": (pgx_game, "backgammon"),
    "pgx, `sparrow_mahjong`": (pgx_game, "sparrow_mahjong"),
    "EnvPool, `CartPole-v1`": (envpool_game, "CartPole-v1"),
    "EnvPool, `Catch-v0`": (envpool_game, "Catch-v0"),
    "EnvPool, `Pong-v5`": (envpool_game, "Pong-v5"),
}


def measure(name: str) -> float:
    """Return the steps per second of processor time, in this process."""
    make, argument = ROWS[name]
    run = make(argument)
    for _ in range(3):  # compiles, and brings games into different stages
        run()
    speeds = []
    for _ in range(PARTS):
        start, steps = process_time(), 0
        while process_time() - start < SECONDS:
            steps += run()
        speeds.append(steps / (process_time() - start))
    return median(speeds)


def on_one_core(name: str) -> str:
    """Measure a row in a new process that may use one core; return its cell."""
    env = {
        **os.environ,
        "OMP_NUM_THREADS": "1",
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
        "JAX_PLATFORMS": "cpu",
    }
    command = [sys.executable, "-m", "benchmarks.env_peers", name]
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if found.returncode:
        return "failed: " + (found.stderr.strip().splitlines() or ["no message"])[-1][:100]
    return f"{float(found.stdout.split()[-1]):,.0f}"


def main() -> None:
    """Print the table for docs/performance.md, or one figure."""
    if len(sys.argv) > 1:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        print(measure(sys.argv[1]))
        return
    print(f"| {BATCH} at once, one core | steps a second |")
    print("|---|---|")
    for name in ROWS:
        print(f"| {name} | {on_one_core(name)} |", flush=True)


if __name__ == "__main__":
    main()
