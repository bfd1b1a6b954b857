"""The division of tests and their randomness: both rules hold by themselves."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import pytest

import brikke
from tests.conftest import LONG_FILES, SYSTEM_PATHS
from tests.support import repeatable
from tests.support.guard import Guard

TESTS = Path(__file__).parents[1]
PACKAGE = Path(brikke.__file__).parent
IDS = {
    "brikke.client.player",
    "brikke.club.phrases",
    "brikke.server.http.kept_names",
    "brikke.lab.arena.ray_cluster",
    "brikke.wire.rounds",
    "brikke.server.limits.connection_limits",
    "brikke.wire.tokens",
}
"""Modules that draw only tokens and ids, which no test depends on."""


def test_files_that_conftest_names_exist() -> None:
    assert all(path.exists() for path in SYSTEM_PATHS)
    assert all((TESTS / name).exists() for name in LONG_FILES)


def test_every_module_that_draws_random_values_is_known() -> None:
    drawing = {
        ".".join(("brikke", *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in PACKAGE.rglob("*.py")
        if "import secrets" in (text := path.read_text()) or "from secrets import" in text
    }
    assert drawing == IDS | set(repeatable.USERS)


@pytest.mark.parametrize("name", repeatable.USERS)
def test_seeds_are_repeatable_in_tests(name: str) -> None:
    assert hasattr(import_module(name), "secrets")
    one, same, other = (repeatable.SeededSecrets(str(seed).lower) for seed in "aab")
    assert one.token_bytes(32) == same.token_bytes(32) != other.token_bytes(32)


def test_seeded_numbers_begin_anew_with_another_seed() -> None:
    seeds = iter("aaba")
    secrets = repeatable.SeededSecrets(lambda: next(seeds))
    first, second, other, again = (secrets.token_bytes(32) for _ in range(4))
    assert len({first, second, other}) == 3
    assert again == first


@pytest.mark.system
@pytest.mark.parametrize(
    "use",
    [
        lambda: subprocess.run([sys.executable, "--version"], check=False),
        lambda: get_context("spawn").Process().start(),
        lambda: socket.create_server(("127.0.0.1", 0)),
        lambda: sqlite3.connect(":memory:"),
    ],
    ids=["a process", "a worker", "a server", "a database"],
)
def test_the_guard_stops_a_test_without_the_mark(use: object) -> None:
    with (
        pytest.raises(AssertionError, match="mark it system"),
        Guard().watching("this test", allowed=False),
        pytest.raises((OSError, PermissionError)),
    ):
        use()  # type: ignore[operator]
