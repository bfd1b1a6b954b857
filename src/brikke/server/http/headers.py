"""Security headers: content security policy, permissions and caching of every response."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from brikke.server.http.docs_page import STYLE

_NOTHING: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
_PAGE: Final = (
    f"{_NOTHING}; script-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self';"
    # The service worker, which makes the score sheet work offline.
    " worker-src 'self';"
    # Covers the WebSocket of the same server, too, in every supported browser.
    " connect-src 'self';"
    # Two policies: Svelte makes elements from its own templates, and one address is the worker's.
    " require-trusted-types-for 'script'; trusted-types svelte-trusted-html brikke-worker"
)
WORKER_POLICY: Final = f"{_NOTHING}; connect-src 'self'"
"""The policy of the service worker: it may fetch files of its own server."""
ENGINE_POLICY: Final = f"{_NOTHING}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The policy of the two workers that run engine and core: only they compile WebAssembly."""
_ENGINE: Final = re.compile(r"/assets/(?:engine|coreWorker)-[\w-]+\.js")
_UNUSED: Final = (
    "camera",
    "display-capture",
    "geolocation",
    "microphone",
    "midi",
    "payment",
    "usb",
)
_ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": ", ".join(f"{name}=()" for name in _UNUSED),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@lru_cache(maxsize=4)
def page_policy(html: str) -> str:
    """Return the content security policy of a page: files of its server, and its own styles."""
    return f"{_PAGE}; style-src 'self' {_hashes(html)}".rstrip()


def _hashes(html: str) -> str:
    styles = re.findall(r"<style>(.*?)</style>", html, re.DOTALL)
    return " ".join(
        f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in styles
    )


_DOCS: Final = f"{_NOTHING}; img-src 'self'; style-src {_hashes(f'<style>{STYLE}</style>')}"


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that a response does not have yet."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    path = scope["path"]
    if path.startswith("/api"):
        # Responses hold tokens, names and invitations.
        headers.setdefault("cache-control", "no-store")
    headers.setdefault("content-security-policy", _policy(path))
    for name, value in _ALWAYS.items():
        headers.setdefault(name, value)


def _policy(path: str) -> str:
    """Return the policy of everything but pages and the service worker."""
    if path == "/api/docs":
        return _DOCS
    return ENGINE_POLICY if _ENGINE.fullmatch(path) else _NOTHING
