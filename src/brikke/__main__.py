"""Entry point of the command ``brikke``, also as ``python -m brikke``."""

from __future__ import annotations

import sys

from brikke.errors import MissingExtraError, require_extra


def main() -> None:
    """Run the command line; an interruption while it is being loaded shows no traceback."""
    try:
        require_extra("the command line", "cli", "cyclopts", "fluent", "rich")
        from brikke.cli import main as run  # noqa: PLC0415
    except KeyboardInterrupt:
        sys.exit(130)
    except MissingExtraError as error:
        print(f"brikke: {error}", file=sys.stderr)
        sys.exit(2)
    run()


# Worker processes import this file again, under another name.
if __name__ == "__main__":
    main()
