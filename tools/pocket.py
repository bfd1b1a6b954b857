"""Pack the engine for browsers: ``PYTHONPATH=src python tools/pocket.py PYODIDE WHEEL FOLDER``.

Writes ``engine.pack``, the Python files that a page needs without a server, compiled for its
interpreter; ``library.pack``, the parts of the standard library that it may need; ``python.pack``,
the interpreter; all of them compressed, because many servers send files as they are;
``lock.json``, which tells the interpreter that there are no further packages; and
``small-puzzles.json``, so that the home page has its puzzle before the interpreter runs.

The engine begins with the length of its index, four bytes, the lowest first. The index is JSON: the
name and the size of each file. The files follow.
"""

from __future__ import annotations

import gzip
import io
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from brikke.answers.puzzles import position_data
from brikke.study.puzzles.collection import FIRST_DAY, size
from brikke.study.puzzles.small import easy_numbers, small_form, small_numbers

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
SUFFIXES: Final = (".py", ".ftl", ".tsv", ".bin")
CATALOGUES: Final = ("browser.ftl", "game.ftl", "language.ftl", "rules.ftl")
"""The words that the engine itself says on a device: the rules. Pages bring all others along."""
# Parts of the standard library for which a page has no use: tools of programmers, protocols of
# networks, processes, and the encodings of other machines. Without them it is two fifths smaller.
UNUSED: Final = re.compile(
    r"(_pyrepl|ctypes|html|multiprocessing|sqlite3|tomllib|unittest|wsgiref|xml|xmlrpc)/"
    r"|(_pyio|antigravity|bdb|cProfile|cmd|compileall|configparser|difflib|doctest|filecmp|fileinput"
    r"|ftplib|getpass|imaplib|mailbox|mimetypes|modulefinder|netrc|optparse|pdb|pickletools|plistlib"
    r"|poplib|profile|pstats|pty|pyclbr|pydoc|rlcompleter|sched|shelve|smtplib|socketserver|sre_\w+"
    r"|symtable|tabnanny|this|timeit|trace|wave|webbrowser|zipapp)\.py$"
    r"|encodings/(?!__init__|_|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape"
    r"|utf_8)"
)
COMPILER: Final = Path(__file__).parent / "compile_python.mjs"


def main() -> None:
    """Write all files."""
    pyodide, wheel, folder = map(Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "engine.pack", _compiled(pyodide, (*_own_files(), *_files_of(wheel))))
    _write(folder / "library.pack", _library(pyodide))
    _write(folder / "python.pack", (pyodide / "pyodide.asm.wasm").read_bytes())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    (folder / "small-puzzles.json").write_text(json.dumps(_small_puzzles(), separators=(",", ":")))


def _write(file: Path, body: bytes) -> None:
    file.write_bytes(gzip.compress(body, 9, mtime=0))


def _small_puzzles() -> dict[str, object]:
    """Return all small puzzles, and what says on which day each is shown."""
    puzzles = [{"number": each, **position_data(small_form(each))} for each in small_numbers()]
    days = {"first": FIRST_DAY.isoformat(), "size": size()}
    return {**days, "puzzles": puzzles, "easy": easy_numbers()}


def _compiled(pyodide: Path, files: Sequence[tuple[str, bytes]]) -> bytes:
    index = json.dumps([(name, len(body)) for name, body in files]).encode()
    head = len(index).to_bytes(4, "little") + index
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "files"), Path(folder, "compiled")
        before.write_bytes(b"".join((head, *(body for _, body in files))))
        subprocess.run(["node", COMPILER, pyodide, before, after], check=True)
        return after.read_bytes()


def _library(pyodide: Path) -> bytes:
    """Return the standard library as an archive, in which the interpreter looks for its modules.

    They are not compiled, because that would make the archive larger by half. Nor does it have a
    compression of its own: it is smaller compressed as a whole.
    """
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, body in _files_of(pyodide / "python_stdlib.zip"):
            if not UNUSED.match(name):
                archive.writestr(zipfile.ZipInfo(name), body)
    return written.getvalue()


def _own_files() -> Iterator[tuple[str, bytes]]:
    folders = (path for room in ROOMS for path in (PACKAGE / room).rglob("*"))
    for path in sorted((*folders, *(PACKAGE / name for name in MODULES))):
        if path.suffix in SUFFIXES and (path.suffix != ".ftl" or path.name in CATALOGUES):
            yield f"brikke/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()


def _files_of(package: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(package) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith((".pyi", "/")):
                yield name, archive.read(name)


if __name__ == "__main__":
    main()
