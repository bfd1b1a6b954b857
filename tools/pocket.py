"""Pack the engine for browsers: ``python tools/pocket.py PYODIDE WHEEL FOLDER``.

Writes ``engine.zip``, the Python files that a page needs without a server; ``python.pack``, the
interpreter compressed, because many servers send it as it is; and ``lock.json``, which tells the
interpreter that there are no further packages.
"""

from __future__ import annotations

import gzip
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1] / "src" / "brikke"
ROOMS: Final = (
    "answers",
    "game",
    "live",
    "players",
    "pocket",
    "rules",
    "solver",
    "study",
    "wire",
    "words",
)
MODULES: Final = ("__init__.py", "errors.py", "folders.py", "plugins.py")
SUFFIXES: Final = (".py", ".ftl", ".tsv")
_DAY: Final = (2026, 1, 1, 0, 0, 0)
"""The time of every file, so that the same files make the same archive."""


def main() -> None:
    """Write all files."""
    pyodide, wheel, folder = map(Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / "engine.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, body in (*_own_files(), *_files_of(wheel)):
            out.writestr(zipfile.ZipInfo(name, _DAY), body, zipfile.ZIP_DEFLATED, 9)
    interpreter = (pyodide / "pyodide.asm.wasm").read_bytes()
    (folder / "python.pack").write_bytes(gzip.compress(interpreter, 9, mtime=0))
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))


def _own_files() -> Iterator[tuple[str, bytes]]:
    folders = (path for room in ROOMS for path in (PACKAGE / room).rglob("*"))
    for path in sorted((*folders, *(PACKAGE / name for name in MODULES))):
        if path.suffix in SUFFIXES:
            yield f"brikke/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()


def _files_of(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith((".pyi", "/")):
                yield name, archive.read(name)


if __name__ == "__main__":
    main()
