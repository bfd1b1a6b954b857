"""Icons of the installed game: ``python -m tests.browser.make_icons FOLDER``, from `brikke.svg`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.support.chromium import launch_chromium

SIZES: Final = (180, 192, 512)
CLOTH: Final = "#2c5f5a"
# Devices cut icons to a circle: what matters lies in the middle.
SHARE: Final = 0.74


def main(folder: Path) -> None:
    """Draw the tile on the cloth in all sizes."""
    drawing = (folder / "brikke.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver:
        browser = launch_chromium(driver)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="display: grid; place-content: center; height: 100vh; margin: 0;'
                f' background: {CLOTH}"><div style="width: {size * SHARE}px">{drawing}</div>'
            )
            page.screenshot(path=folder / f"brikke-{size}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
