"""Reinforcement learning environments for PettingZoo and Gymnasium.

``brikke_v0`` is the PettingZoo environment, imported on first use. Importing this package
registers ``brikke/Brikke-v0`` and ``brikke/BrikkeTiles-v0`` with Gymnasium. It needs
``pip install "brikke[env]"``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from brikke.errors import require_extra

if TYPE_CHECKING:
    from brikke.env import brikke_v0 as brikke_v0
    from brikke.env.brikke_v0 import play_bot as play_bot
    from brikke.env.brikke_v0 import play_turn as play_turn
    from brikke.env.conformance import check as check
    from brikke.env.turn_encoding import actions_for as actions_for

_HOME_OF = {
    "actions_for": "brikke.env.turn_encoding",
    "check": "brikke.env.conformance",
    "play_bot": "brikke.env.brikke_v0",
    "play_turn": "brikke.env.brikke_v0",
}

__all__ = ["actions_for", "brikke_v0", "check", "play_bot", "play_turn"]


def __getattr__(name: str) -> object:
    if name == "brikke_v0":
        return import_module("brikke.env.brikke_v0")
    if name not in _HOME_OF:
        raise AttributeError(f"module brikke.env has no attribute: {name}")
    return getattr(import_module(_HOME_OF[name]), name)


def _register() -> None:
    from gymnasium.envs.registration import register, registry  # noqa: PLC0415

    if "brikke/Brikke-v0" not in registry:
        register(
            "brikke/Brikke-v0",
            entry_point="brikke.env.gymnasium_env:BrikkeEnv",
            vector_entry_point="brikke.env.gymnasium_vector:BrikkeVectorEnv",
        )
    if "brikke/BrikkeTiles-v0" not in registry:
        register(
            "brikke/BrikkeTiles-v0",
            entry_point="brikke.env.gymnasium_env:BrikkeEnv",
            vector_entry_point="brikke.env.gymnasium_tiles:BrikkeTileVectorEnv",
        )


require_extra(__name__, "env", "gymnasium", "numpy", "pettingzoo")
_register()
