"""``brikke site``: write the browser game as a folder for any web space, without a server."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from brikke.browser_files import WEB, network_files
from brikke.cli import DONE
from brikke.cli.language import cli_words
from brikke.errors import InputError, reason_of

_PAGE: Final = "index.html"
_MARK: Final = 'data-site="folder"'
_README: Final = """\
Brikke without a server: put this folder on any web space, at any address, and open it there.
The game runs on the devices of its players. It needs https, or the machine's own localhost.
To offer play with friends, write the address of a Brikke server into server.txt.
"""


def site(folder: Path, /, *, server: str = "") -> int:
    """Write the game as a folder for any web space, without a server.

    Parameters
    ----------
    folder
        The folder; an older game in it is replaced.
    server
        The address of a Brikke server, which is offered to those who play with friends.

    """
    if not (WEB / _PAGE).is_file():
        raise InputError("the browser game is not built here", WEB)
    if folder.exists() and any(folder.iterdir()) and _MARK not in _text(folder / _PAGE):
        raise InputError("this folder holds other files", folder)
    try:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(WEB, folder)
        for name, path in network_files().items():
            shutil.copyfile(path, folder / "assets" / name)
        (folder / _PAGE).write_text(folder_page(_text(WEB / _PAGE)), encoding="utf-8")
        manifest = _text(WEB / "manifest.webmanifest")
        (folder / "manifest.webmanifest").write_text(_relative(manifest), encoding="utf-8")
        (folder / "server.txt").write_text(f"{server}\n" if server else "", encoding="utf-8")
        (folder / "README.txt").write_text(_README, encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot be written ({reason_of(error)})", folder) from None
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(cli_words()("site-written", folder=str(folder), size=round(size / 1e6)))
    return DONE


def folder_page(html: str) -> str:
    """Return the page of a folder: it names its files from where it lies, and has its policy."""
    from brikke.page_policy import NOTHING, page_rules

    policy = f"{NOTHING}; {page_rules(html)}"
    html = html.replace('="/', '="./').replace("<html ", f"<html {_MARK} ", 1)
    meta = f'<meta http-equiv="content-security-policy" content="{policy}" />'
    return html.replace("<head>", f"<head>\n    {meta}", 1)


def _relative(manifest: str) -> str:
    """Return a web app manifest whose addresses begin where it lies."""
    shortcuts = re.sub(r'"url": "/', '"url": "./?/', manifest)
    return re.sub(r'"(id|start_url|scope|src)": "/', r'"\1": "./', shortcuts)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
