"""Security headers: content security policy, permissions and caching of every response."""

from __future__ import annotations

import re
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from brikke.page_policy import NOTHING, page_rules, style_hashes
from brikke.server.http.docs_page import STYLE

_NOTHING: Final = f"{NOTHING}; frame-ancestors 'none'"
WORKER_POLICY: Final = f"{_NOTHING}; connect-src 'self'"
"""The policy of the service worker: it may fetch files of its own server."""
ENGINE_POLICY: Final = f"{_NOTHING}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The policy of the workers that run engine, core and networks: only they compile WebAssembly."""
_ENGINE: Final = re.compile(r"/assets/(?:cameraWorker|engineWorker|coreWorker)-[\w-]+\.js")
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


def page_policy(html: str) -> str:
    """Return the content security policy of a page."""
    return f"{_NOTHING}; {page_rules(html)}"


_DOCS: Final = f"{_NOTHING}; img-src 'self'; style-src {style_hashes(f'<style>{STYLE}</style>')}"


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
