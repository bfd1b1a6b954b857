"""Settings for all tests: repeatable chance, and the division into quick tests and others."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support import effort, repeatable
from tests.support.guard import Guard

# Examples are the same in every run. `pytest --hypothesis-profile=explore` looks for new ones.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", settings.get_profile("explore"), derandomize=True)
settings.register_profile(
    "quick", settings.get_profile("repeatable"), max_examples=settings().max_examples // 5
)

# A shell shuts Ctrl-C off for what it runs in the background, and what tests start inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)

SYSTEM_PATHS = {
    Path(__file__).parent / name
    for name in ("browser", "server/scale", "server/store", "server/test_openapi.py")
}
"""Everything in these folders and files is marked ``system``."""

LONG_FILES = (
    "browser/engines/test_pocket.py",
    "server/test_nothing_lost.py",
    "browser/test_home.py",
    "browser/engines/test_layout.py",
    "server/scale/test_frozen_servers.py",
    "browser/test_pocket.py",
    "browser/test_learn.py",
    "server/scale/test_killed.py",
    "browser/engines/test_stories.py",
    "browser/test_camera.py",
    "server/scale/test_postgres.py",
    "browser/test_turns.py",
    "soak/test_soak.py",
    "project/test_wheels.py",
    "solver/test_differential.py",
    "browser/test_replay.py",
    "browser/test_match.py",
    "server/test_nothing_leaked.py",
    "browser/test_access.py",
    "server/test_running.py",
    "server/test_hostile.py",
    "solver/test_solver.py",
    "env/test_env.py",
    "server/scale/test_redis.py",
    "rules/test_second_judge.py",
    "solver/test_integer_program.py",
    "tui/test_table.py",
)
"""Files that take longest. They come first, so that no worker is left with one at the end.

Those that keep the processor busy alternate with those that mostly wait for servers.
"""

QUICK_STEP, USUAL_STEP = 5, 2
"""One case in so many of a sweep runs in ``make check`` and in ``make test``."""

guard = Guard()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick",
        action="store_true",
        help="leave out tests marked system, slow or release, and most of each sweep",
    )
    parser.addoption(
        "--thorough",
        action="store_true",
        help="run every test and every case of a sweep, and try many more examples",
    )


def pytest_configure(config: pytest.Config) -> None:
    quick = config.getoption("--quick")
    if quick or config.getoption("--thorough"):
        effort.set_effort(effort.QUICK if quick else effort.THOROUGH)
    if not config.getoption("--hypothesis-profile", None):
        settings.load_profile("quick" if quick else "repeatable")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    # What is left out is not even imported.
    return (config.getoption("--quick") and collection_path in SYSTEM_PATHS) or None


def pytest_itemcollected(item: pytest.Item) -> None:
    if is_system(item.path):
        item.add_marker("system")


@cache
def is_system(path: Path) -> bool:
    return not SYSTEM_PATHS.isdisjoint({path, *path.parents})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--thorough"):
        quick = config.getoption("--quick")
        leave_out = ("release", "system", "slow") if quick else ("release",)
        left_out = {each for each in items for name in leave_out if marked(each, name)}
        step = QUICK_STEP if quick else USUAL_STEP
        left_out |= {each for sweep in sweeps(items) for each in set(sweep) - set(sweep[::step])}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [each for each in items if each not in left_out]
    order = {Path(__file__).parent / name: at for at, name in enumerate(LONG_FILES)}
    items.sort(key=lambda item: order.get(item.path, len(order)))


def sweeps(items: list[pytest.Item]) -> Iterable[list[pytest.Item]]:
    """Return the cases of each test that is marked ``sweep``."""
    found: dict[str, list[pytest.Item]] = {}
    for each in items:
        if marked(each, "sweep"):
            found.setdefault(each.nodeid.partition("[")[0], []).append(each)
    return found.values()


def marked(item: pytest.Item, name: str) -> bool:
    return item.get_closest_marker(name) is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with guard.watching(item.name, allowed=marked(item, "system")):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with guard.watching(item.name, allowed=marked(item, "system")):
        return (yield)


@pytest.fixture(autouse=True)
def repeatable_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let deals and bots depend on the name of the test alone."""
    secrets = repeatable.SeededSecrets(lambda: request.node.nodeid)
    for name in repeatable.USERS:
        if name in sys.modules:
            monkeypatch.setattr(f"{name}.secrets", secrets)
