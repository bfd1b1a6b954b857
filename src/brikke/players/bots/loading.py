"""Bots of the user's own modules, named as ``module:Name``.

Only for the command line and for programs: importing a module runs its code, so a server does not
accept such names. Bots for a server come as plugins.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from brikke.errors import InputError
from brikke.players.bots import Bot, made_by, make_bot
from brikke.plugins import story_of


def find_bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot of this name; ``module:Name`` is found from the current folder."""
    module_name, colon, attribute = name.partition(":")
    if not colon:
        return make_bot(name, seed)
    here = str(Path.cwd())
    if here not in sys.path:  # an installed program does not have it
        sys.path.insert(0, here)
    try:
        maker = getattr(import_module(module_name), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise InputError(f"no such bot ({error})", name) from None
    except (Exception, SystemExit) as error:
        raise InputError(f"its module fails ({story_of(error)})", name) from error
    return made_by(maker, name, seed)
