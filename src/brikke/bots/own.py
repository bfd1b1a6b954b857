"""Bots from outside: a class of somebody's own module, named as ``module:Class``.

Only for whoever runs the program: to name a module is to run it, so that a server never asks here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from brikke.bots import Bot, make_bot
from brikke.errors import InputError


def find_bot(name: str, seed: int = 0) -> Bot:
    """Return the bot of this name, or of this class in a module that Python finds from here."""
    module_name, colon, class_name = name.partition(":")
    if not colon:
        return make_bot(name, seed)
    here = str(Path.cwd())
    if here not in sys.path:  # an installed program is not started from where its user stands
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InputError(f"no such bot ({error})", name) from None
    if not callable(getattr(found, "turn", None)):
        raise InputError("a bot is a class with a method turn(view), unlike", name)
    bot: Bot = found(seed)
    return bot
