"""Where the command ``brikke`` begins, also as ``python -m brikke``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; who interrupts it while it is being loaded sees no traceback."""
    try:
        from brikke.cli import main as run  # noqa: PLC0415
    except KeyboardInterrupt:
        sys.exit(130)
    run()


# Worker processes import this file again, under another name.
if __name__ == "__main__":
    main()
