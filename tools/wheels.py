"""Build both wheels into a folder: ``python tools/wheels.py dist``.

One has the native core for this platform, built against Python's stable ABI, so it fits every
Python from 3.11 on. The other is pure Python, for all other platforms. Both contain the browser
game, so installing them needs neither a compiler nor Node.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BROWSER = ROOT / "src" / "brikke" / "web" / "index.html"
PURE = ("-C", "wheel.cmake=false", "-C", "wheel.py-api=py3")


def build(folder: Path) -> tuple[Path, Path]:
    """Build the native wheel and the pure one, and remove older ones from the folder."""
    if not BROWSER.is_file():
        sys.exit("the browser game is not built yet, which is done by: make web")
    for old in folder.glob("brikke-*.whl"):
        old.unlink()
    _pip_wheel(folder)
    native = [*folder.glob("brikke-*-abi3-*.whl")]
    if not native:
        # A failed build falls back to pure Python. That is right for an installation from source,
        # but here nobody would notice that the fast wheel is missing.
        sys.exit("no native core was built; a wheel with it needs a C compiler, as in: gcc")
    _pip_wheel(folder, *PURE)
    (pure,) = folder.glob("brikke-*-none-any.whl")
    return native[0], pure


def _pip_wheel(folder: Path, *settings: str) -> None:
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "wheel", *options, *settings]
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], check=True)


if __name__ == "__main__":
    for wheel in build(Path(sys.argv[1])):
        print(wheel)
