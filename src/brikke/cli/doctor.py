"""``brikke doctor``: show the installed version, core, editions and languages."""

from __future__ import annotations

import platform
from dataclasses import asdict

from brikke import __version__
from brikke.cli import DONE, NEGATIVE
from brikke.cli.input import Flag
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.words.catalogue import languages


def doctor(*, database: str | None = None, write_ratings: Flag = False, json: Flag = False) -> int:
    """Show what is installed here.

    Parameters
    ----------
    database
        Check the logs of a database instead: sqlite:///FILE or postgresql+asyncpg://…
    write_ratings
        Write the ratings of this database as they follow from its logs.
    json
        Print one line of JSON.

    """
    if database is not None:
        return _check_database(database, write_ratings=write_ratings, json=json)
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


def _check_database(url: str, *, write_ratings: bool, json: bool) -> int:
    """Check the hash chains of all logs in a database, and the ratings that follow from them."""
    from brikke.server.checking import check_logs

    found = check_logs(url, write_ratings=write_ratings)
    troubles = ("file", "damaged", "missing", "unnamed", "wrong_ratings")
    status = NEGATIVE if any(found[each] for each in troubles) else DONE
    if json:
        print_json(found)
        return status
    words = cli_words()
    print(words("doctor-database", tables=found["tables"], events=found["events"]))
    if found["unproven"]:
        print(words("doctor-unproven", events=found["unproven"]))
    for each in found["damaged"]:
        print(words("doctor-damaged", table=each["table"], lost=each["lost"]))
    for each in found["missing"]:
        print(words("doctor-missing", table=each["table"], lost=each["lost"]))
    if found["unnamed"]:
        print(words("doctor-unnamed", count=found["unnamed"]))
    if found["file"]:
        print(words("doctor-file", problem=found["file"]))
    if found["ratings"] or found["wrong_ratings"]:
        print(words("doctor-ratings", count=found["ratings"], wrong=len(found["wrong_ratings"])))
    return status
