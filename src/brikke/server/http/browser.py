"""Static files of the browser game, as `make web` built them."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from brikke.browser_files import NETWORK, WEB, network_files
from brikke.server.http.headers import WORKER_POLICY, page_policy
from brikke.words.catalogue import Words

_PAGE: Final = WEB / "index.html"
_WORKER: Final = WEB / "sw.js"
_MANIFEST: Final = WEB / "manifest.webmanifest"
MAX_PATH: Final = 255
_PACK: Final = WEB / "pack.json"
_REVALIDATE: Final = {"cache-control": "no-cache"}
_READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
"""The methods of files. The transport leaves out the body of an answer to HEAD."""

COMPRESSION: Final = CompressionConfig(
    backend="gzip",
    minimum_size=300,
    # Assets are compressed once, not for each answer.
    exclude=["^/api", "^/assets"],
)
# Archives are compressed already, and networks hardly get smaller.
_COMPRESSED_ALREADY: Final = (".onnx", ".pack", ".zip")
_GZIP: Final = b"\x1f\x8b"
"""What compressed content begins with."""
_compressed: Final[dict[str, bytes]] = {}
"""Assets by name, compressed: the hash in its name makes sure that an asset never changes."""

PAGES: Final = [
    "/",
    "/t/{table_id:str}",
    "/replay",
    "/replay/{round_or_record:str}",
    "/solve",
    "/learn",
    "/learn/{lesson:str}",
    "/rules",
    "/rules/{edition:str}",
    "/score",
    "/games",
    "/tournament",
    "/tournament/{tournament_id:str}",
    "/tournament/{tournament_id:str}/screen",
    "/tournament/{tournament_id:str}/deal/{number:str}",
    "/club",
    "/club/{club:str}",
    "/host",
    "/notices",
    "/puzzle",
    "/puzzle/{which:str}",
    "/mistakes",
    "/mistakes/{which:str}",
]


@route(PAGES, http_method=_READ, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """Send the page of the single-page application; its address says what it shows."""
    return _page_response(200)


@route("/{path:path}", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def not_found(path: FromPath[str]) -> Response[str]:
    """Send the page for an unknown address, so that it says so in the reader's language."""
    if path.startswith("/api/"):
        raise NotFoundException
    return _page_response(404)


def _page_response(status: int) -> Response[str]:
    if not _PAGE.exists():
        return Response(Words()("serve-no-browser"), media_type=MediaType.TEXT, status_code=503)
    text = _PAGE.read_text(encoding="utf-8")
    headers = {
        # The page names the files of its build, so an old page would ask for files that are gone.
        **_REVALIDATE,
        "content-security-policy": page_policy(text),
    }
    return Response(text, media_type=MediaType.HTML, headers=headers, status_code=status)


@route("/sw.js", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def worker() -> Response[str]:
    """Send the service worker, which makes the game work offline."""
    headers = {**_REVALIDATE, "content-security-policy": WORKER_POLICY}
    return _file(_WORKER, "text/javascript", headers)


@route("/manifest.webmanifest", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[str]:
    """Send the web app manifest, with which a device installs the game."""
    return _file(_MANIFEST, "application/manifest+json", _REVALIDATE)


@route("/pack.json", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def pack() -> Response[str]:
    """Send the list of all files, for devices that keep the game."""
    return _file(_PACK, "application/json", _REVALIDATE)


def _file(path: Path, media_type: str, headers: dict[str, str]) -> Response[str]:
    if not path.exists():
        raise NotFoundException
    return Response(path.read_text(encoding="utf-8"), media_type=media_type, headers=headers)


def _refuse_impossible_paths(
    connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
) -> None:
    # The file system raises errors of its own for names that no file can have.
    path = connection.scope["path"]
    if "\0" in path or len(path) > MAX_PATH:
        raise NotFoundException


@route(
    "/assets/{name:str}",
    http_method=_READ,
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=365 * 24 * 60 * 60, immutable=True, public=True),
    guards=[_refuse_impossible_paths],
)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes] | File:
    """Send a file of the build, which has the hash of its content in its name."""
    path = WEB / "assets" / name
    if path.suffix == NETWORK:
        path = network_files().get(name, path)
    if name not in _compressed and not path.is_file():
        raise NotFoundException
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if path.suffix in _COMPRESSED_ALREADY:
        return File(path, media_type=media_type, content_disposition_type="inline")
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(path.read_bytes(), media_type=media_type, headers=headers)
    if name not in _compressed:
        # In a thread, because the largest takes a tenth of a second.
        _compressed[name] = await asyncio.to_thread(_compress, path.read_bytes())
    body = _compressed[name]
    if body.startswith(_GZIP):
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


def _compress(content: bytes) -> bytes:
    """Return the content compressed, or as it is if that is not worth it."""
    if len(content) < COMPRESSION.minimum_size:
        return content
    return gzip.compress(content, COMPRESSION.gzip_compress_level, mtime=0)


def static_files() -> list[Any]:
    """Return the handlers of assets and icons, if there is a build."""
    if not (WEB / "assets").is_dir():
        return []
    icons = create_static_files_router(
        "/icons", [WEB / "icons"], include_in_schema=False, guards=[_refuse_impossible_paths]
    )
    return [asset, icons]
