"""Rounds side by side in programs of JAX.

:func:`share` shows the arrays of a vectorized environment as JAX arrays on the same memory.
:func:`stepper` makes a function that steps an environment from inside ``jit`` and ``scan``. It
needs ``pip install "brikke[jax]"``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brikke.env.vector import Rows, TileEnv, TileRows, VectorEnv
from brikke.errors import InputError, require_extra

require_extra(__name__, "jax", "jax")
import jax  # noqa: E402 - what is missing is named first
from jax.experimental import io_callback  # noqa: E402

Arrays = dict[str, jax.Array]
"""JAX arrays by the names of :class:`Rows` or :class:`TileRows`."""


def share(rows: Rows | TileRows, names: Sequence[str] | None = None) -> Arrays:
    """Return the arrays of these names, or all, as JAX arrays on the same memory.

    Nothing is copied, so the next step of the environment overwrites them. JAX computes while
    Python goes on: wait with ``jax.block_until_ready`` for everything that was computed from them
    before you step.
    """
    chosen = _chosen(rows, names)
    return {name: jax.dlpack.from_dlpack(array, copy=False) for name, array in chosen.items()}


def stepper(
    env: VectorEnv | TileEnv, names: Sequence[str] | None = None
) -> Callable[[jax.Array], Arrays]:
    """Return a function of actions that takes a step and returns the arrays of these names, or all.

    It may be called inside ``jax.jit`` and ``jax.lax.scan``, but not under ``vmap``: it steps all
    rounds already. Steps are made in the order of the program. What it returns are copies.
    """
    shapes = {
        name: jax.ShapeDtypeStruct(array.shape, array.dtype)
        for name, array in _chosen(env.rows, names).items()
    }

    def step_on_host(actions: jax.Array) -> dict[str, NDArray[Any]]:
        rows = env.step(np.asarray(actions))
        return {name: array.copy() for name, array in _chosen(rows, names).items()}

    def step(actions: jax.Array) -> Arrays:
        stepped: Arrays = io_callback(step_on_host, shapes, actions, ordered=True)
        return stepped

    return step


def _chosen(rows: Rows | TileRows, names: Sequence[str] | None) -> dict[str, NDArray[Any]]:
    known = [field.name for field in fields(rows)]
    for name in names or ():
        if name not in known:
            raise InputError("there is no array of this name", name)
    return {name: getattr(rows, name) for name in (known if names is None else names)}
