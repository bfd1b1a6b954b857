"""Bots from outside: a class or a factory of somebody's own module, named as ``module:Name``.

Only for whoever runs the program: to name a module is to run it, so that a server never asks here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

from brikke.errors import InputError
from brikke.players.bots import Bot, make_bot


def find_bot(name: str, seed: int = 0) -> Bot:
    """Return the bot of this name, or one made by what a module that Python finds here calls so."""
    module_name, colon, attribute = name.partition(":")
    if not colon:
        return make_bot(name, seed)
    here = str(Path.cwd())
    if here not in sys.path:  # an installed program is not started from where its user stands
        sys.path.insert(0, here)
    try:
        make = getattr(import_module(module_name), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise InputError(f"no such bot ({error})", name) from None
    except (Exception, SystemExit) as error:
        raise InputError(f"its module fails ({story_of(error)})", name) from error
    try:
        bot: Bot = make(seed)
    except (Exception, SystemExit) as error:
        raise InputError(f"it makes no bot from a seed ({story_of(error)})", name) from error
    if not callable(getattr(bot, "turn", None)):
        raise InputError("a bot has a method turn(view), unlike", name)
    return bot


def story_of(error: BaseException) -> str:
    """Return in one line what went wrong in somebody's code, and where."""
    told = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    frames = extract_tb(error.__traceback__)
    return f"{told}, {Path(frames[-1].filename).name} line {frames[-1].lineno}" if frames else told
