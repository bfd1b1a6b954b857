"""Fixtures: a real Chromium, and real servers for it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.hands import Arrive, Hands, Sit
from tests.browser.laid import lay_table
from tests.support.live_server import LiveServer

# A busy machine may keep a browser waiting; whoever waits for a condition has the time.
expect.set_options(timeout=30_000)


# Not for the session: the driver has an event loop in this thread, beside which no other can run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "the tests need Chromium: tools/require chromium"
    with sync_playwright() as driver:
        # Without a sandbox, because tests may run as root; the pages are our own.
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with LiveServer(tmp_path, between_seconds="60") as server:
        yield server


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server for all tests that leave it running."""
    folder = tmp_path_factory.mktemp("club")
    with LiveServer(folder, between_seconds="60", seed="club") as server:
        yield server


@pytest.fixture
def arrive(browser: Browser, club: LiveServer) -> Iterator[Arrive]:
    """Return what opens a browser; all of them are closed in the end, none having complained."""
    here: list[Hands] = []

    def arrive(screen: dict[str, Any] | None = None, **preferences: Any) -> Hands:
        here.append(Hands(browser, club.base, screen, **preferences))
        return here[-1]

    yield arrive
    for each in here:
        each.close()


@pytest.fixture
def sit(arrive: Arrive, club: LiveServer) -> Sit:
    def sit(
        table: str,
        rack: str,
        *,
        screen: dict[str, Any] | None = None,
        prefer: dict[str, Any] | None = None,
        **how: Any,
    ) -> Hands:
        table_id, token = lay_table(club.database, table, rack, **how)
        hands = arrive(screen, **(prefer or {}))
        hands.sit_at(table_id, token, "Ada")
        return hands

    return sit
