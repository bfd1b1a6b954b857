"""Chromium for tests: the headless shell, which draws pages without a browser window around them.

A whole Chromium draws its own window as well, which takes longer than most pages.
"""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright


def chromium_path() -> str:
    """Return the headless shell, or Chromium where there is no shell."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "Chromium is needed: tools/require chromium-headless-shell"
    return found


def launch_chromium(driver: Playwright) -> Browser:
    """Start Chromium."""
    # Without a sandbox, because tests may run as root; the pages are our own.
    return driver.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
