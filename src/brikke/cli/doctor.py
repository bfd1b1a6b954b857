"""``brikke doctor``: show the installed version, core, editions and languages."""

from __future__ import annotations

import platform
from dataclasses import asdict

from brikke import __version__
from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.words.catalogue import languages


def doctor(*, json: Flag = False) -> int:
    """Show what is installed here.

    Parameters
    ----------
    json
        Print one line of JSON.

    """
    from brikke.players.bots import BOTS
    from brikke.plugins import installed_plugins
    from brikke.rules.rulebook import EDITIONS
    from brikke.solver import core_name

    plugins = installed_plugins(BOTS, EDITIONS)
    python, system = platform.python_version(), platform.platform()
    if json:
        print_json(
            {
                "version": __version__,
                "python": python,
                "system": system,
                "core": core_name(),
                "editions": list(EDITIONS),
                "languages": languages(),
                "plugins": [asdict(each) for each in plugins],
            }
        )
        return DONE
    words = cli_words()
    print(words("doctor-version", version=__version__, python=python, system=system))
    print(words(f"doctor-core-{core_name()}"))
    print(words("doctor-editions", count=len(EDITIONS), names=", ".join(EDITIONS)))
    print(words("doctor-languages", count=len(languages()), names=", ".join(languages())))
    for each in plugins:
        if each.problem is None:
            print(words("doctor-plugin", plugin=str(each)))
        else:
            print(words("doctor-plugin-left-out", plugin=str(each), problem=each.problem))
    return DONE
