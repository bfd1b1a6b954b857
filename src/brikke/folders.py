"""Where what belongs to the user is kept: one folder for tables, matches and all that follows."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder of the user's own data, which need not exist yet."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "brikke"
