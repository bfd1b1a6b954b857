"""Content security policy of the browser game: the same from a server and from a folder."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Final

NOTHING: Final = "default-src 'none'; base-uri 'none'; form-action 'none'"
"""The beginning of every policy: only what it names is allowed."""
_PAGE: Final = (
    "script-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self';"
    # The service worker, which makes the game work offline, and the worker with the engine.
    " worker-src 'self';"
    # Covers the WebSocket of the same server, too, in every supported browser.
    " connect-src 'self';"
    # Two policies: Svelte makes elements from its own templates, and workers have own addresses.
    " require-trusted-types-for 'script'; trusted-types svelte-trusted-html brikke-worker"
)


@lru_cache(maxsize=4)
def page_rules(html: str) -> str:
    """Return what a page may do: use files from where it came from, and its own styles."""
    return f"{_PAGE}; style-src 'self' {style_hashes(html)}".rstrip()


def style_hashes(html: str) -> str:
    """Return the hashes of the styles in a page, by which the policy knows them."""
    styles = re.findall(r"<style>(.*?)</style>", html, re.DOTALL)
    return " ".join(
        f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in styles
    )
