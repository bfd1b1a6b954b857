"""Stored bytes: what a request counts as in the quota of storage."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from brikke.server.limits import REQUEST_BYTES

QUESTIONS: Final = (
    "solve",
    "check",
    "arrange",
    "analyse",
    "verify",
    "replay",
    "replay/chances",
    "mistakes/{number}/answer",
    "rounds/{commitment}/turns/{turn}/answer",
)
"""Posted questions, which are answered and not stored."""
_STORES_NOTHING: Final = frozenset(f"/api/{name}" for name in QUESTIONS)
"""Whatever else adds or changes something counts; whoever removes something needs no quota."""
_METHODS: Final = ("POST", "PUT", "PATCH")
_UNKNOWN_BYTES: Final = 128 * 1024
"""What a body without a stated length counts as: the largest record."""


def stored_bytes(request: Request[Any, Any, Any]) -> int:
    """Return what a request counts as in the quota of storage; 0 if it stores nothing."""
    if request.method not in _METHODS or request.scope["path_template"] in _STORES_NOTHING:
        return 0
    if "transfer-encoding" in request.headers:
        return REQUEST_BYTES + _UNKNOWN_BYTES
    length = request.headers.get("content-length", "")
    return REQUEST_BYTES + (int(length) if length.isascii() and length.isdigit() else 0)
