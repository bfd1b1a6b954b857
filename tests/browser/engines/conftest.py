"""Fixtures: Chromium, Firefox and WebKit, each started once for the tests of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.page import EnginePage
from tests.browser.engines.webkit import WebKit
from tests.browser.player_page import CALM
from tests.browser.prepared_tables import prepare_table
from tests.support.live_server import LiveServer


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    engine: Engine
    if request.param == "chromium":
        engine = Chromium(request.getfixturevalue("browser"))
    elif request.param == "firefox":
        engine = Firefox(tmp_path_factory.mktemp("firefox"))
    else:
        engine = WebKit(tmp_path_factory.mktemp("webkit"))
    yield engine
    engine.close()


@pytest.fixture
def page(engine: Engine, club: LiveServer) -> Iterator[EnginePage]:
    """A page on a desktop, which must show no errors."""
    engine.resize(1280, 800)
    page = EnginePage(engine, club.base)
    yield page
    assert page.complaints() == []


@pytest.fixture
def sit_down(page: EnginePage, club: LiveServer) -> Callable[..., EnginePage]:
    """Return a function that prepares a table and opens it as the player to move."""

    def sit_down(table: str, rack: str, *, language: str = "en", **how: object) -> EnginePage:
        page.sit_at(
            *prepare_table(club.database, table, rack, **how),
            preferences={**CALM, "language": language},
        )
        return page

    return sit_down
