"""``brikke serve``: host tables for friends, a club, or the world."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter

from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.errors import InputError

MOST_SECONDS = 7 * 24 * 60 * 60


def _setting(name: str) -> Parameter:
    return Parameter(env_var=f"BRIKKE_{name.upper()}")


def serve(
    *,
    host: Annotated[str, _setting("host")] = "127.0.0.1",
    port: Annotated[int, _setting("port")] = 8000,
    database: Annotated[str | None, _setting("database")] = None,
    redis: Annotated[str | None, _setting("redis")] = None,
    proxies: Annotated[str, _setting("proxies")] = "",
    limits: Annotated[float, _setting("limits")] = 1.0,
    archive_days: Annotated[float, _setting("archive_days")] = 30.0,
    keep_days: Annotated[float, _setting("keep_days")] = 0.0,
    keep_guests_days: Annotated[float, _setting("keep_guests_days")] = 0.0,
    workers: Annotated[int, _setting("workers")] = 2,
    think_seconds: Annotated[float, _setting("think_seconds")] = 10.0,
    salt_seconds: Annotated[float, _setting("salt_seconds")] = 5.0,
    bot_seconds: Annotated[float, _setting("bot_seconds")] = 1.2,
    lag_seconds: Annotated[float, _setting("lag_seconds")] = 1.0,
    grace_seconds: Annotated[float, _setting("grace_seconds")] = 60.0,
    absence_seconds: Annotated[float, _setting("absence_seconds")] = 300.0,
    between_seconds: Annotated[float, _setting("between_seconds")] = 30.0,
    stand_in: Annotated[str, _setting("stand_in")] = "steady",
    tick_ms: Annotated[int, _setting("tick_ms")] = 100,
    log_level: Annotated[str, _setting("log_level")] = "info",
    open_browser: Annotated[Flag, _setting("open_browser")] = False,
) -> int:
    """Host tables. Without any setting: on this machine, in a file of its own.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for everyone who can reach this machine.
    port
        The port to listen on.
    database
        Where everything is kept: sqlite:///FILE or postgresql+asyncpg://….
        Left out, a file in the user's data folder.
    redis
        Where several servers of one database tell each other what happened: redis://….
        Left out, they find out by looking.
    proxies
        Addresses or networks of the own proxies, separated by commas: only they are believed
        when they say where a request comes from.
    limits
        By how much to multiply what one guest and one address may do; 0 for no limits.
    archive_days
        After how many days without anyone a table is archived; 0 for never.
    keep_days
        After how many days archived tables and uploaded records are removed; 0 for never.
    keep_guests_days
        After how many days without a visit guests without a seat are removed; 0 for never.
    workers
        Processes that think: so many for bots, for players, and for questions over HTTP.
    think_seconds
        How long one question may be thought about.
    salt_seconds
        How long a round waits for the players' salts.
    bot_seconds
        How long a bot seems to think.
    lag_seconds
        How late a turn may arrive after its time is up.
    grace_seconds
        How long a lost connection may last before a bot plays.
    absence_seconds
        How long others wait for a turn that has no clock; 0 for ever.
    between_seconds
        How long the next round waits until everyone is ready.
    stand_in
        The bot that plays for the absent.
    tick_ms
        How often the server looks for what is due, in milliseconds.
    log_level
        What is logged: debug, info, warning or error.
    open_browser
        Open the browser once the server is up.

    """
    from brikke.live import Timing
    from brikke.players.bots import make_bot

    try:
        from brikke.server.serve import serve as run
        from brikke.server.settings import Settings, default_database
    except ImportError as error:
        raise InputError("the server needs brikke[server], which lacks", error.name) from None
    make_bot(stand_in)
    timing = Timing(
        salt=_ms(salt_seconds),
        bot=_ms(bot_seconds),
        lag=_ms(lag_seconds),
        grace=_ms(grace_seconds),
        absence=_ms(absence_seconds),
        between=_ms(between_seconds),
        stand_in=stand_in,
    )
    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis or None,
        proxies=proxies,
        limits=limits,
        archive_days=archive_days,
        keep_days=keep_days,
        keep_guests_days=keep_guests_days,
        workers=workers,
        think_seconds=think_seconds,
        tick_ms=tick_ms,
        log_level=log_level,
        open_browser=open_browser,
        timing=timing,
    )
    # Ctrl-C is how a server is meant to end.
    with suppress(KeyboardInterrupt):
        run(settings)
    return DONE


def _ms(seconds: float) -> int:
    if not 0 <= seconds <= MOST_SECONDS:
        raise InputError(f"a time is 0 to {MOST_SECONDS} seconds", seconds)
    return round(seconds * 1000)
