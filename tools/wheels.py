"""Build the packages into a folder: ``python tools/wheels.py dist``.

The source package has everything that a build needs, with the browser game as `make web` built it,
so nobody needs Node or git to build from it. Both wheels are built from the source package. One has
the native core for this platform, built against Python's stable ABI, so it fits every Python from
3.11 on. The other is pure Python, for all other platforms. Installing them needs no compiler.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
BROWSER: Final = ROOT / "src" / "brikke" / "web" / "index.html"
PURE: Final = ("-C", "wheel.cmake=false", "-C", "wheel.py-api=py3")
SDIST: Final = (
    "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
)


def build(folder: Path) -> tuple[Path, Path, Path]:
    """Build source package, native wheel and pure wheel, and remove older ones from the folder."""
    source = build_source(folder)
    for old in folder.glob("brikke-*.whl"):
        old.unlink()
    _pip_wheel(source, folder)
    native = [*folder.glob("brikke-*-abi3-*.whl")]
    if not native:
        # A failed build falls back to pure Python. That is right for an installation from source,
        # but here nobody would notice that the fast wheel is missing.
        sys.exit("no native core was built; a wheel with it needs a C compiler, as in: gcc")
    _pip_wheel(source, folder, *PURE)
    (pure,) = folder.glob("brikke-*-none-any.whl")
    return source, native[0], pure


def build_source(folder: Path) -> Path:
    """Build the source package, and remove older ones from the folder."""
    if not BROWSER.is_file():
        sys.exit("the browser game is not built yet, which is done by: make web")
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("brikke-*.tar.gz"):
        old.unlink()
    command = [sys.executable, "-c", SDIST, str(folder.absolute())]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    (source,) = folder.glob("brikke-*.tar.gz")
    return source


def _pip_wheel(source: Path, folder: Path, *settings: str) -> None:
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "wheel", *options, *settings]
    subprocess.run([*command, "--wheel-dir", str(folder), str(source)], check=True)


if __name__ == "__main__":
    if sys.argv[1] == "--source":
        print(build_source(Path(sys.argv[2])))
    else:
        for package in build(Path(sys.argv[1])):
            print(package)
