"""Error responses: every exception as a status, a code and a sentence."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import ResponseSpec

from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.server.limits import TooOften
from brikke.server.logs import logger, note_sampled
from brikke.server.store import Unavailable
from brikke.server.tables.room import NoSuchTable
from brikke.server.workers.pool import Busy, TooHard
from brikke.wire.problems import BAD_INPUT, Problem, status_of

_MEANINGS: Final = {
    400: "The input is invalid; the detail ends in the offending value.",
    401: "The request has no valid token of a guest.",
    403: "The passkey or the recovery phrase is wrong, or the guest may not do this.",
    404: "There is nothing at this address.",
    409: "The request does not fit what is there; the code says why.",
    410: "The table at this address was removed.",
    413: "The request is too large.",
    429: "Too many requests; the header Retry-After says how many seconds to wait.",
    503: "Overloaded, or too slow, or the database is unavailable. Try again later.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the error responses of a handler for the schema; every handler has 429."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in sorted({*statuses, 429})
    }


def _refuse(
    status: int,
    code: str,
    detail: str,
    headers: Mapping[str, str] | None = None,
    level: int = logging.INFO,
) -> Response[Problem]:
    # The detail is not logged: it may hold a name, or an address that is an invitation.
    note_sampled("refused", f"{status} {code}", level, code=code, status=status)
    return Response(Problem(code, detail), status_code=status, headers=headers)


def on_input_error(_request: Request[Any, Any, Any], error: InputError) -> Response[Problem]:
    """Answer invalid input."""
    return _refuse(400, BAD_INPUT, str(error))


def on_refusal(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """Answer a refused command."""
    return _refuse(status_of(error.code), error.code, error.detail)


def on_no_such_table(_request: Request[Any, Any, Any], _error: NoSuchTable) -> Response[Problem]:
    """Answer a request for an unknown table."""
    return _refuse(404, RefusalCode.NO_SUCH_TABLE, "")


def on_busy(_request: Request[Any, Any, Any], _error: Busy) -> Response[Problem]:
    """Answer when too many requests wait for a worker."""
    return _refuse(503, RefusalCode.BUSY, "try again in a moment")


def on_too_often(_request: Request[Any, Any, Any], error: TooOften) -> Response[Problem]:
    """Answer a request over the rate limit."""
    headers = {"retry-after": str(ceil(error.seconds))}
    # At debug level, so that a flood of requests does not flood the log as well.
    return _refuse(429, RefusalCode.TOO_OFTEN, "try again later", headers, logging.DEBUG)


def on_too_hard(_request: Request[Any, Any, Any], _error: TooHard) -> Response[Problem]:
    """Answer when a request takes too long."""
    return _refuse(503, RefusalCode.TOO_HARD, "this takes longer than a request may")


def on_unavailable(_request: Request[Any, Any, Any], _error: Unavailable) -> Response[Problem]:
    """Answer while the database is unavailable."""
    return _refuse(503, "trouble", "the database is away")


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer errors of the framework: unknown paths, wrong methods, invalid bodies."""
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(
        f"{each.get('key', '')} {each.get('message', '')}".strip()
        for each in extra
        if isinstance(each, dict)
    )
    detail = f"{error.detail}: {reasons}" if reasons else error.detail
    code = BAD_INPUT if error.status_code == 400 else f"http-{error.status_code}"
    # The headers say which methods are allowed instead.
    return _refuse(error.status_code, code, detail, error.headers)


def on_incomplete_body(
    _request: Request[Any, Any, Any], _error: InternalServerException
) -> Response[Problem]:
    """Answer a request whose body ended too early."""
    return _refuse(400, BAD_INPUT, "the request was cut short")


def on_bad_text(_request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """Answer a body that is no text."""
    bad = error.object[error.start : error.end]
    return _refuse(400, "bad-input", f"a request is text in UTF-8: {bad!r}")


def on_nesting(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """Answer a body that is nested too deeply."""
    return _refuse(400, BAD_INPUT, "this is nested too deeply")


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an unexpected error, and log it."""
    logger.error("failed", exc_info=error, extra={"told": {"path": request.scope["path_template"]}})
    return Response(Problem("failed", "something went wrong here"), status_code=500)


HANDLERS: Any = {
    InputError: on_input_error,
    Refusal: on_refusal,
    NoSuchTable: on_no_such_table,
    Busy: on_busy,
    TooOften: on_too_often,
    TooHard: on_too_hard,
    Unavailable: on_unavailable,
    HTTPException: on_http,
    InternalServerException: on_incomplete_body,
    RecursionError: on_nesting,
    UnicodeDecodeError: on_bad_text,
    Exception: on_unexpected,
}
