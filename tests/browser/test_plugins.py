"""Plugins in the browser: an edition and a bot of an installed package are chosen and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from brikke.words.catalogue import Words
from tests.browser.player_page import PlayerPage
from tests.support.example_plugin import install_plugin
from tests.support.live_server import SpawnedServer


@pytest.fixture
def tavern(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SpawnedServer]:
    """A server of somebody who installed the example package."""
    monkeypatch.setenv("PYTHONPATH", str(install_plugin(tmp_path)))
    with SpawnedServer(tmp_path, between_seconds="60") as server:
        yield server


def test_an_edition_and_a_bot_of_a_package_can_be_chosen_and_played(
    browser: Browser, tavern: SpawnedServer
) -> None:
    ada = PlayerPage(browser, tavern.base, language="de")
    ada.go("/")
    ada.button(Words("de")("home-change")).first.click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("Wirt", exact=True).click()
    expect(dialog.get_by_role("checkbox", name="Wirt Räumt zuerst weg")).to_be_checked()
    dialog.get_by_role("radio", name="Wirtshaus Kartenbilder").check()
    dialog.locator("form button.main").click()
    expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    expect(ada.page.get_by_text("Wirt", exact=True).first).to_be_visible()
    # The score sheet knows it, too, even where there is no network.
    ada.go("/score")
    expect(ada.page.locator("option[value=tavern]")).to_have_text("Wirtshaus")
    ada.close()
