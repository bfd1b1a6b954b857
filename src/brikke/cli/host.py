"""``brikke host``: a token for the page of the server's host."""

from __future__ import annotations

from brikke.cli import DONE
from brikke.cli.language import cli_words
from brikke.errors import InputError


def host(*, database: str | None = None, address: str = "http://127.0.0.1:8000") -> int:
    """Print the address of the page from which you look after your server, valid for a day.

    Parameters
    ----------
    database
        The database of the server: sqlite:///FILE or postgresql+asyncpg://….
        If left out, the file in the user's data folder.
    address
        The address under which you reach the server.

    """
    try:
        from brikke.server.checking import new_host_token
        from brikke.server.settings import default_database
    except ImportError as error:
        raise InputError("the server needs brikke[server], which lacks", error.name) from None
    token = new_host_token(database or default_database())
    words = cli_words()
    print(words("host-page"))
    # The part after # stays in the browser, and in no log.
    print(f"{address.rstrip('/')}/host#{token}")
    return DONE
