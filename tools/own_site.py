"""Check that a built site loads nothing from other hosts: ``python tools/own_site.py FOLDER``.

The site must work offline. Links for the reader are allowed; resources that a page loads are not.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

LOADED: Final = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
FETCHED: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')]+)""")


class _Page(HTMLParser):
    """Collects the resources that a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [value for name, value in attrs if name == LOADED.get(tag) and value]


def foreign_resources(folder: Path) -> Iterator[str]:
    """Yield resources from other hosts, and resources that do not exist."""
    for path in sorted(folder.rglob("*.html")):
        page = _Page()
        page.feed(path.read_text())
        for target in page.loads:
            file = target.partition("?")[0].partition("#")[0]
            own = file.startswith("data:") or (path.parent / file).exists()
            if not own or re.match(r"(?:\w+:)?//", target):
                yield f"{path.relative_to(folder)}: {target}"
    for path in sorted(folder.rglob("*.css")):
        for target in FETCHED.findall(path.read_text()):
            yield f"{path.relative_to(folder)}: {target}"


if __name__ == "__main__":
    found = list(foreign_resources(Path(sys.argv[1])))
    if found:
        sys.exit("\n".join(["not part of this site:", *found]))
