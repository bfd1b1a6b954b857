"""Compress a file for browsers: ``python tools/pack.py FILE PACK``.

Many servers send WebAssembly as it is, so large modules are stored compressed, and the page that
needs one unpacks it.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path


def main() -> None:
    """Write the compressed file; the same file always makes the same bytes."""
    source, target = map(Path, sys.argv[1:])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main()
