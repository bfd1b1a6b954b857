"""Deals played on a Ray cluster: this machine's own, or one of many machines."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Any, Final

from brikke.arena.contest import Contest
from brikke.arena.processes import AHEAD
from brikke.arena.rounds import Played, play_deal
from brikke.errors import InputError

STORE_BYTES: Final = 80_000_000
"""What passes through is a few kilobytes a deal; this is the least that Ray takes."""


def check_ray() -> None:
    """Refuse at once where Ray is not installed."""
    if find_spec("ray") is None:
        raise InputError("this needs Ray, install it with: pip install", "brikke[ray]")


def on_ray(
    contest: Contest, deals: Iterable[int], address: str | None, processes: int
) -> Iterator[Played]:
    """Yield deals as they finish, in any order.

    Without an address a cluster of so many processes is started here, and stopped again. Every
    machine of another needs the same version of Brikke.
    """
    with _cluster(address, processes) as ray:
        play_there = ray.remote(num_cpus=1, max_retries=1)(_answer)
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(deals)
        waiting = [play_there.remote(contest, deal) for deal in islice(todo, at_once)]
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            waiting.extend(play_there.remote(contest, deal) for deal in islice(todo, len(finished)))
            for answer in ray.get(finished):
                if isinstance(answer, InputError):
                    raise answer
                yield answer


def _answer(contest: Contest, deal: int) -> Played | InputError:
    """Return what is wrong instead of raising it: Ray would wrap it into a story of its own."""
    try:
        return play_deal(contest, deal)
    except InputError as error:
        return error


@contextmanager
def _cluster(address: str | None, processes: int) -> Iterator[Any]:
    check_ray()
    # Read when Ray is imported. A game tells nobody that it is played, and a machine without a
    # graphics card needs no warning about it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray  # noqa: PLC0415 - optional, and slow to import

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    with TemporaryDirectory(prefix="brikke-ray-", ignore_cleanup_errors=True) as folder:
        try:
            if address is None:
                ray.init(
                    "local",
                    num_cpus=processes,
                    num_gpus=0,
                    object_store_memory=STORE_BYTES,
                    include_dashboard=False,
                    _node_ip_address="127.0.0.1",
                    _temp_dir=folder,
                    **quiet,
                )
            else:
                ray.init(address, **quiet)
        except (ConnectionError, ValueError, RuntimeError, OSError):
            raise InputError("no Ray answers here", address or "local") from None
        try:
            yield ray
        finally:
            ray.shutdown()
