"""Checks that includes in the native core point one way, as native/README.md says.

A folder may include headers of its own and of the folders before it. The tests may include all.
"""

from __future__ import annotations

import re
from pathlib import Path

NATIVE = Path(__file__).parents[1]
ORDER = (
    "rules",
    "search",
    "turn_graph",
    "solver",
    "rounds",
    "network",
    "bytes",
    "env",
    "wasm",
    "python",
    "tests",
)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def wrong_includes(source: Path) -> list[str]:
    """Return one message for each include that points the wrong way or names no folder."""
    folder = source.parent.name
    allowed = ORDER[: ORDER.index(folder) + 1]
    return [
        f"{source.relative_to(NATIVE)} must not include: {header}"
        for header in INCLUDE.findall(source.read_text(encoding="utf-8"))
        if header.partition("/")[0] not in allowed or not (NATIVE / header).is_file()
    ]


def main() -> None:
    """Check every source file, and that no folder is missing in the order."""
    folders = {path.parent.name for path in NATIVE.glob("*/*.[ch]")}
    if folders != set(ORDER):
        raise SystemExit(f"folders of the native core differ from: {', '.join(ORDER)}")
    sources = sorted(NATIVE.glob("*/*.[ch]"))
    wrong = [message for source in sources for message in wrong_includes(source)]
    if wrong:
        raise SystemExit("\n".join(wrong))
    print(f"native core: the includes of {len(sources)} files point one way")


if __name__ == "__main__":
    main()
