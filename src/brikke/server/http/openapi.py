"""OpenAPI: how the HTTP API is described, for people and for programs."""

from __future__ import annotations

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from brikke import __version__
from brikke.server.http.docs_page import DocsPage


def describe() -> OpenAPIConfig:
    """Return the configuration of the OpenAPI documentation."""
    guest = SecurityScheme(type="http", scheme="bearer")
    host = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Brikke",
        version=__version__,
        path="/api/docs",
        render_plugins=[DocsPage(), JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(security_schemes={"guest": guest, "host": host}),
        security=[{"guest": []}],
    )
