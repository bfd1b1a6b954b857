"""The front door: what this server is, and where to go from here."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import MediaType, get

from brikke import __version__
from brikke.locales import Words

_STYLE: Final = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:4rem auto;padding:0 1.5rem;"
    "color-scheme:light dark}a{color:inherit}"
)


@get(
    ["/", "/t/{table_id:str}"],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def home() -> str:
    """Show the front page."""
    words = Words()
    links = "".join(
        f'<li><a href="{path}">{escape(words(key))}</a></li>'
        for path, key in (("/api/docs", "home-api"), ("/api/tables", "home-lobby"))
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Brikke</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
        f"<h1>Brikke {__version__}</h1><p>{escape(words('home-about'))}</p><ul>{links}</ul></html>"
    )
