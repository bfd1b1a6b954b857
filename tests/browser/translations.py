"""Translations on a screen: nothing is missing or cut off, in any language.

The tests with the mark ``translations`` visit the screens of the game. The proof page records what
they visit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from playwright.sync_api import expect

from brikke.words.catalogue import Words, languages
from tests.browser.player_page import SET, PlayerPage

STICKING_OUT = """() => {
    const named = (element) =>
        `<${element.localName} class="${element.className}"> ${element.textContent.trim()}`;
    // What is cut on purpose has dots; what is for screen readers alone has no room at all;
    // ghosts of tiles are no words.
    const isCut = (element) =>
        element !== null
        && (getComputedStyle(element).textOverflow === "ellipsis" || isCut(element.parentElement));
    const isUnseen = (element) =>
        element.closest(".unseen, .tile, .left-behind")
        || element.getBoundingClientRect().width <= 1;
    const found = [];
    // On a phone the window grows with what sticks out of it; the root is as wide as the screen.
    const width = document.documentElement.clientWidth;
    if (document.scrollingElement.scrollWidth > width) found.push("the page");
    const words = "a, b, button, code, dd, dt, h1, h2, h3, label, legend, li, p, small, span,"
        + " summary, td, th";
    for (const element of document.querySelectorAll(words)) {
        if (!element.checkVisibility() || isUnseen(element) || isCut(element)) continue;
        if (element.textContent.trim() === "") continue;
        const isFree = getComputedStyle(element).display === "inline";
        if (!isFree && element.scrollWidth > element.clientWidth + 1) found.push(named(element));
        const { left, right } = element.getBoundingClientRect();
        if (!element.closest(".scroll") && (left < -1 || right > width + 1))
            found.push(named(element));
    }
    return found;
}"""


IN_EVERY_LANGUAGE = f"""async languages => {{
    const found = {{}}, texts = new Set();
    for (const language of languages) {{
        await ({SET})({{language}});
        found[language] = ({STICKING_OUT})();
        texts.add(document.body.innerText);
    }}
    return [found, texts.size];
}}"""
# English comes last, and is what a test goes on with.
LANGUAGES: Final = tuple(sorted(languages(), key="en".__eq__))

Shows = Callable[[Words], Sequence[str]]
"""Texts that a screen shows in a language, once it has them from the server."""


class Recorder(Protocol):
    """Something that looks at screens in one language."""

    language: str

    def record(self, player: PlayerPage) -> None:
        """Look at the screen of a player."""


_recorders: list[Recorder] = []


def record_with(recorder: Recorder) -> None:
    """Let a recorder look at every screen, instead of checks in all languages."""
    _recorders.append(recorder)


def expect_room(player: PlayerPage, where: str, shows: Shows | None = None) -> None:
    """See that a page has words in every language, and that none of them sticks out.

    What comes from the server in the reader's language is waited for.
    """
    if _recorders:
        for each in _recorders:
            _show(player, each.language, shows)
            each.record(player)
        _show(player, "en", shows)
        return
    if shows is None:
        found, different = player.page.evaluate(IN_EVERY_LANGUAGE, LANGUAGES)
        assert not any(found.values()), f"{where}: {found}"
        assert different == len(LANGUAGES), f"{where}: not in every language"
        return
    for language in LANGUAGES:
        _show(player, language, shows)
        found = player.page.evaluate(STICKING_OUT)
        assert not found, f"{where}, {language}: {found}"


def _show(player: PlayerPage, language: str, shows: Shows | None) -> None:
    player.set(language=language)
    for text in shows(Words(language)) if shows else ():
        expect(player.page.get_by_text(text, exact=True).first).to_be_visible()
