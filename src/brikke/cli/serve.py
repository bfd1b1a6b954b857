"""``brikke serve``: the game server."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter

from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.cli.language import cli_words
from brikke.errors import InputError

MAX_SECONDS = 7 * 24 * 60 * 60


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
    public_url: Annotated[str, _setting("public_url")] = "",
    smtp: Annotated[str | None, _setting("smtp")] = None,
    mail_from: Annotated[str, _setting("mail_from")] = "",
    push_services: Annotated[str, _setting("push_services")] = "",
    notice_seconds: Annotated[float, _setting("notice_seconds")] = 60.0,
    log_level: Annotated[str, _setting("log_level")] = "info",
    open_browser: Annotated[Flag, _setting("open_browser")] = False,
) -> int:
    """Host tables. Without options: for this machine, with a database file of its own.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for every device that can reach this machine.
    port
        The port to listen on.
    database
        The database: sqlite:///FILE or postgresql+asyncpg://….
        If left out, a file in the user's data folder.
    redis
        Redis, through which several servers that share a database notify each other: redis://….
        If left out, they poll the database.
    proxies
        Addresses or networks of your proxies, separated by commas: only their forwarded headers
        are trusted.
    limits
        A factor for all rate limits of guests and addresses; 0 for no limits.
    archive_days
        After how many days without activity a table is archived; 0 for never.
    keep_days
        After how many days archived tables and uploaded records are removed; 0 for never.
    keep_guests_days
        After how many days without a visit a guest without a seat is removed; 0 for never.
    workers
        Worker processes: this many each for bots, players, and short and long HTTP requests.
    think_seconds
        How long a worker may take for one task.
    salt_seconds
        How long a round waits for the random numbers of the players.
    bot_seconds
        How long a bot waits before its turn.
    lag_seconds
        How long after its deadline a turn may still arrive.
    grace_seconds
        How long a connection may be lost before a bot plays.
    absence_seconds
        Without a clock: how long the others wait for a player before a bot plays; 0 for no limit.
    between_seconds
        How long the next round waits for everyone to be ready.
    stand_in
        The bot that plays for absent players.
    tick_ms
        The interval of the scheduler, in milliseconds.
    public_url
        The address under which browsers reach this server, for links in mails.
    smtp
        The SMTP server for mails to players who want them: smtp://USER:PASSWORD@HOST:PORT, or
        smtps://… for one that is encrypted at once. If left out, no mail is sent.
    mail_from
        The address from which mails are sent.
    push_services
        Hosts of the push services to which notices may be sent, separated by commas.
        If left out, those of the common browsers.
    notice_seconds
        In games over days: how long after the beginning of a turn its player is told.
    log_level
        The log level: debug, info, warning or error.
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
        public_url=public_url.rstrip("/"),
        smtp=smtp or None,
        mail_from=mail_from,
        push_services=push_services,
        notice_seconds=notice_seconds,
        log_level=log_level,
        open_browser=open_browser,
        timing=timing,
    )
    # Ctrl-C is the normal way to stop the server.
    with suppress(KeyboardInterrupt):
        run(settings, cli_words())
    return DONE


def _ms(seconds: float) -> int:
    if not 0 <= seconds <= MAX_SECONDS:
        raise InputError(f"a time is 0 to {MAX_SECONDS} seconds", seconds)
    return round(seconds * 1000)
