"""``brikke bot``: a bot of one's own plays on a server."""

from __future__ import annotations

from getpass import getpass
from typing import Annotated, Final

from cyclopts import Parameter

from brikke.cli import DONE, NEGATIVE
from brikke.cli.language import cli_words
from brikke.errors import InputError, suggestion

CONNECT: Final = "connect"
REGISTER: Final = "register"
ACTIONS: Final = (CONNECT, REGISTER)


def bot(
    action: str,
    name: str,
    address: str,
    *,
    token: Annotated[str | None, Parameter(env_var="BRIKKE_BOT_TOKEN")] = None,
    owner: str | None = None,
    seed: int | None = None,
) -> int:
    """Let a bot of your own play on a server: register it once, then connect it.

    Parameters
    ----------
    action
        register gives the bot a name and prints its token; connect plays until you stop it.
    name
        To register: the name that others see. To connect: the bot, as module:Class or by its name.
    address
        The address of the server, as in http://127.0.0.1:8000.
    token
        The token of the bot, to connect; to register, a token of its owner instead of --owner.
    owner
        To register: your kept name on the server. Your recovery phrase is asked for.
    seed
        The same seed gives the bot the same random numbers.

    """
    if action == REGISTER:
        return _register(name, address, token, owner)
    if action == CONNECT:
        return _connect(name, address, token, seed)
    raise InputError(f"no such action{suggestion(action, ACTIONS)}", action)


def _register(name: str, address: str, token: str | None, owner: str | None) -> int:
    from brikke.client import ServerAway, register_bot, sign_in

    words = cli_words()
    try:
        if owner is not None:
            # The token in the environment may be that of another bot.
            token = sign_in(address, owner, getpass(f"{words('program-phrase')} "))
        if token is None:
            raise InputError("a value is missing", "--owner")
        made = register_bot(address, token, name)
    except ServerAway as away:
        raise InputError(f"the server cannot be reached ({away})", address) from None
    print(words("program-token"))
    print(made)
    return DONE


def _connect(name: str, address: str, token: str | None, seed: int | None) -> int:
    from brikke.client import BotPlayer, Client, Ended
    from brikke.players.bots.loading import find_bot

    if token is None:
        raise InputError("a value is missing", "--token")
    # Whatever is wrong with the bot is said before any table waits for it.
    find_bot(name)
    words = cli_words()
    player = BotPlayer(lambda seed: find_bot(name, seed), seed=seed, report=_tell)
    client = Client(address, token)
    try:
        for line in client.lines():
            if line["type"] == "opened":
                _tell(words("program-connected", name=line["name"], address=address))
            client.answer(player, line)
    except Ended as ended:
        _tell(words("program-sent-away", reason=ended.reason))
    return NEGATIVE


def _tell(text: str) -> None:
    print(text, flush=True)
