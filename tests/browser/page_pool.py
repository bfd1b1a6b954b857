"""Pages that tests use one after another: opening a new one takes as long as many a test.

A page that is used again has its scripts compiled and its files cached. What a test has left in it
is removed in between.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

EMPTY_PAGE = "/healthz"
"""A small answer of the same server: the browser keeps its process, and what is compiled there."""
FORGET = "() => { sessionStorage.clear(); return '__pwClock' in globalThis; }"
LASTING = ("add_init_script", "expose_binding", "expose_function", "route_web_socket")
"""Methods of a page whose effects cannot be removed."""
NO_PREFERENCES: dict[str, Any] = {
    "media": "null",
    "color_scheme": "null",
    "reduced_motion": "null",
    "forced_colors": "null",
    "contrast": "null",
}


class PagePool:
    """Pages of one server, by the screens that they are shown on."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._free: dict[str, list[Page]] = {}

    def take(self, screen: dict[str, Any]) -> Page:
        """Return a page as if it were a new one, in a context of its own."""
        free = self._free.setdefault(_key(screen), [])
        return free.pop() if free else self._new_page(screen)

    def _new_page(self, screen: dict[str, Any]) -> Page:
        page = self._browser.new_context(**screen).new_page()
        for name in LASTING:
            setattr(page, name, _refuse)
        return page

    def give_back(self, page: Page, screen: dict[str, Any]) -> None:
        """Remove what a test has left in a page, for the next test."""
        context = page.context
        for other in context.pages:
            if other != page:
                other.close()
        assert not page.evaluate(FORGET), "a page with another clock must be fresh"
        page.unroute_all()
        page.goto(self._base + EMPTY_PAGE)
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        page.emulate_media(**NO_PREFERENCES)
        if page.viewport_size != screen["viewport"]:
            page.set_viewport_size(screen["viewport"])
        tools = context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": self._base, "storageTypes": "all"})
        tools.detach()
        self._free[_key(screen)].append(page)


def _refuse(*_given: object, **_named: object) -> None:
    raise AssertionError("only a fresh page can be changed for good: open_page(fresh=True)")


def _key(screen: dict[str, Any]) -> str:
    return json.dumps(screen, sort_keys=True)
