"""Proof page of a language: ``python -m tests.browser.make_proof_page fi build/words-fi.html``.

Tests visit the screens of the game, which are recorded in that language. The terminal follows.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from brikke.words.catalogue import preferred_language
from tests.browser.player_page import PlayerPage
from tests.browser.translations import record_with
from tests.words.terminal_screens import terminal_screens
from tools.words_page import Screen, proof_page

TEXTS: Final = """() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
        each => [each.ariaLabel, each.title, each.placeholder]);
    const {innerText, textContent} = document.body;
    return [innerText, textContent, ...named.filter(Boolean)].join('\\n');
}"""
"""All texts of a page: shown, hidden, and read aloud."""
TITLE: Final = """() => {
    const headings = document.querySelectorAll('dialog[open] :is(h1, h2), h1');
    return headings[0]?.innerText || document.title;
}"""


class Pictures:
    """Takes pictures of screens in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.screens: list[Screen] = []

    def record(self, player: PlayerPage) -> None:
        """Take a picture of the screen of a player."""
        page = player.page
        jpeg = page.screenshot(full_page=True, type="jpeg", quality=60)
        self.screens.append(Screen(page.evaluate(TITLE), page.evaluate(TEXTS), jpeg))


def main(language: str, file: Path) -> None:
    """Write the page of a language, given by its code or as a locale such as ``fi_FI.UTF-8``."""
    pictures = Pictures(preferred_language([language]))
    record_with(pictures)
    files = "python_files=test_*.py proof_visits.py"
    options = ["-m", "translations", "-q", "-n0", "-p", "no:cacheprovider", "-o", files]
    if status := pytest.main(["tests/browser", *options]):
        sys.exit(status)
    with tempfile.TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", place)
        screens = [*pictures.screens, *terminal_screens(pictures.language)]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(proof_page(pictures.language, screens), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
