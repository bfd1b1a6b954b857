"""What goes wrong over HTTP, in one form: a code, a sentence, and the value it ends in."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.server.limits import TooOften
from brikke.server.logs import logger, note
from brikke.server.room import NoSuchTable
from brikke.server.store import Unavailable
from brikke.server.workers import Busy, TooHard


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    detail: str


_MEANINGS: Final = {
    400: "The input cannot be taken; the detail ends in what is wrong with it.",
    401: "The request carries no guest's token.",
    404: "There is nothing at this address.",
    410: "What was at this address is kept no longer.",
    413: "The request is too large.",
    429: "Asked too often; the header Retry-After says how many seconds to wait.",
    503: "Too much is asked, or it takes too long, or the database is away. Try again later.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a handler may refuse, for those who read about it; any may be asked too often."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in sorted({*statuses, 429})
    }


_STATUS = {
    RefusalCode.BAD_TOKEN: 401,
    RefusalCode.NO_SUCH_TABLE: 404,
    RefusalCode.EXPIRED: 410,
    RefusalCode.BUSY: 503,
    RefusalCode.TOO_HARD: 503,
}


def _refuse(
    status: int,
    code: str,
    detail: str,
    headers: Mapping[str, str] | None = None,
    level: int = logging.INFO,
) -> Response[Problem]:
    # Not the detail: it may hold a name, or an address that is an invitation.
    note("refused", level, code=code, status=status)
    return Response(Problem(code, detail), status_code=status, headers=headers)


def on_input_error(_request: Request[Any, Any, Any], error: InputError) -> Response[Problem]:
    """Answer input that cannot be taken."""
    return _refuse(400, "bad-input", str(error))


def on_refusal(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """Answer a refusal."""
    return _refuse(_STATUS.get(error.code, 409), error.code, error.detail)


def on_no_table(_request: Request[Any, Any, Any], _error: NoSuchTable) -> Response[Problem]:
    """Answer for a table that there is not."""
    return _refuse(404, RefusalCode.NO_SUCH_TABLE, "")


def on_busy(_request: Request[Any, Any, Any], _error: Busy) -> Response[Problem]:
    """Answer when too much is asked at once."""
    return _refuse(503, RefusalCode.BUSY, "try again in a moment")


def on_too_often(_request: Request[Any, Any, Any], error: TooOften) -> Response[Problem]:
    """Answer whoever asks too often."""
    headers = {"retry-after": str(ceil(error.seconds))}
    # Whoever floods the server must not flood its log as well.
    return _refuse(429, RefusalCode.TOO_OFTEN, "try again later", headers, logging.DEBUG)


def on_too_hard(_request: Request[Any, Any, Any], _error: TooHard) -> Response[Problem]:
    """Answer when a question takes too long."""
    return _refuse(503, RefusalCode.TOO_HARD, "this takes longer than a request may")


def on_unavailable(_request: Request[Any, Any, Any], _error: Unavailable) -> Response[Problem]:
    """Answer while the database is away."""
    return _refuse(503, "trouble", "the database is away")


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses: unknown paths, wrong methods, invalid bodies."""
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(
        f"{each.get('key', '')} {each.get('message', '')}".strip()
        for each in extra
        if isinstance(each, dict)
    )
    detail = f"{error.detail}: {reasons}" if reasons else error.detail
    code = "bad-input" if error.status_code == 400 else f"http-{error.status_code}"
    # They hold what is allowed instead.
    return _refuse(error.status_code, code, detail, error.headers)


def on_cut_short(
    _request: Request[Any, Any, Any], _error: InternalServerException
) -> Response[Problem]:
    """Answer, should they still listen, whoever went away in the middle of a request."""
    return _refuse(400, "bad-input", "the request was cut short")


def on_nesting(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """Answer a body that holds brackets within brackets without end."""
    return _refuse(400, "bad-input", "this is nested too deeply")


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer what nobody thought of, and write it down."""
    logger.error("failed", exc_info=error, extra={"told": {"path": request.scope["path_template"]}})
    return Response(Problem("failed", "something went wrong here"), status_code=500)


HANDLERS: Any = {
    InputError: on_input_error,
    Refusal: on_refusal,
    NoSuchTable: on_no_table,
    Busy: on_busy,
    TooOften: on_too_often,
    TooHard: on_too_hard,
    Unavailable: on_unavailable,
    HTTPException: on_http,
    InternalServerException: on_cut_short,
    RecursionError: on_nesting,
    Exception: on_anything,
}
