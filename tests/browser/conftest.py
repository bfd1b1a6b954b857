"""Fixtures: a real Chromium, and real servers for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.page_pool import PagePool
from tests.browser.player_page import OpenPage, PlayerPage, SitDown
from tests.browser.prepared_tables import prepare_table
from tests.support.chromium import launch_chromium
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

# A busy machine may keep a browser waiting; whoever waits for a condition has the time.
expect.set_options(timeout=1000 * PATIENCE)


# Not for the session: the driver has an event loop in this thread, beside which no other can run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = launch_chromium(driver)
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
    # It runs as long as all tests, and would take three percent of a core with shorter ticks.
    with LiveServer(folder, between_seconds="60", tick_ms="100", seed="club") as server:
        yield server


@pytest.fixture(scope="package")
def page_pool(browser: Browser, club: LiveServer) -> PagePool:
    return PagePool(browser, club.base)


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, browser: Browser, page_pool: PagePool, club: LiveServer
) -> Iterator[OpenPage]:
    """Return a function that opens pages. They are closed at the end, and must show no errors.

    A page has been used by other tests before, unless it must be ``fresh``: with an empty cache,
    or because the test replaces the clock or adds devices.
    """
    club.reseed(request.node.nodeid)
    opened: list[PlayerPage] = []

    def open_page(
        screen: dict[str, Any] | None = None, *, fresh: bool = False, **preferences: Any
    ) -> PlayerPage:
        source = browser if fresh else page_pool
        opened.append(PlayerPage(source, club.base, screen, **preferences))
        return opened[-1]

    yield open_page
    for each in opened:
        each.close()


@pytest.fixture
def sit_down(open_page: OpenPage, club: LiveServer) -> SitDown:
    def sit_down(
        table: str,
        rack: str,
        *,
        screen: dict[str, Any] | None = None,
        prefer: dict[str, Any] | None = None,
        **how: Any,
    ) -> PlayerPage:
        table_id, token = prepare_table(club.database, table, rack, **how)
        player = open_page(screen, **(prefer or {}))
        player.sit_at(table_id, token, "Ada")
        return player

    return sit_down
