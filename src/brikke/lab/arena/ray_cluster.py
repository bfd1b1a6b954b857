"""Ray: deals played on a cluster, a local one or one of many machines."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import islice
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final

from brikke import __version__
from brikke.errors import InputError
from brikke.lab.arena.contest import Contest
from brikke.lab.arena.processes import TASKS_PER_WORKER, CrewError
from brikke.lab.arena.runner import Played, play_deal

STORE_BYTES: Final = 80_000_000
"""Size of Ray's object store: its minimum, because a deal needs only a few kilobytes."""
CONNECT_SECONDS: Final = 10
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Turns off usage statistics, and a warning about missing GPUs."""
LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Keeps a local cluster on the loopback interface on those systems."""


def check_ray() -> None:
    """Raise :class:`InputError` if Ray is not installed."""
    if find_spec("ray") is None:
        raise InputError("this needs Ray, install it with: pip install", "brikke[ray]")


def play_on_ray(
    contest: Contest, deals: Iterable[int], address: str | None, processes: int
) -> Iterator[Played]:
    """Yield deals as they finish, in any order.

    Without an address a local cluster with this many processes is started, and stopped at the end.
    All machines of a cluster need the same version of Brikke.
    """
    with _cluster(address, processes) as ray:
        play_remote = ray.remote(num_cpus=1, max_retries=1)(_answer)
        limit = TASKS_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(deals)
        waiting = [play_remote.remote(contest, deal) for deal in islice(todo, limit)]
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            waiting.extend(
                play_remote.remote(contest, deal) for deal in islice(todo, len(finished))
            )
            try:
                answers = ray.get(finished)
            except ray.exceptions.RayError as error:
                raise CrewError(
                    f"a deal failed on Ray (all its machines need Brikke {__version__})",
                    str(error).strip().splitlines()[-1],
                ) from error
            for answer in answers:
                if isinstance(answer, InputError):
                    raise answer
                yield answer


def _answer(contest: Contest, deal: int) -> Played | InputError:
    """Return an :class:`InputError` instead of raising it, because Ray would wrap it."""
    try:
        return play_deal(contest, deal)
    except InputError as error:
        return error


def _check_reachable(address: str | None) -> None:
    """Raise :class:`InputError` if nothing listens at an address: Ray would try for minutes."""
    host, colon, port = (address or "").rpartition(":")
    if colon:
        try:
            socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
        except (OSError, ValueError, OverflowError):
            raise InputError("no Ray cluster answers at", address) from None


@contextmanager
def _cluster(address: str | None, processes: int) -> Iterator[Any]:
    check_ray()
    _check_reachable(address)
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    with (
        TemporaryDirectory(prefix="brikke-ray-", ignore_cleanup_errors=True) as folder,
        _environment(QUIET if address else {**QUIET, **LOOPBACK, **_auth_token()}),
    ):
        import ray  # noqa: PLC0415 - optional, slow to import, and reads its environment then

        if address is None:
            options |= {
                "num_cpus": processes,
                "num_gpus": 0,
                "object_store_memory": STORE_BYTES,
                "include_dashboard": False,
                "_node_ip_address": "127.0.0.1",
                "_temp_dir": folder,
            }
        try:
            ray.init(address or "local", **options)
        except (ValueError, RuntimeError, OSError):
            raise InputError("cannot connect to the Ray cluster at", address or "local") from None
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def _environment(variables: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables that Ray and its processes read when they start."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        for name in variables:
            os.environ.pop(name, None)
        os.environ.update(before)


@cache
def _auth_token() -> dict[str, str]:
    """Return an authentication token for local clusters; Ray's own would stay in a file.

    One process has one token, because Ray reads it only once.
    """
    return {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
