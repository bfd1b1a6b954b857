"""Files of the browser game: where each of them lies in the package.

`make web` builds them into ``web``. The networks that read photographs lie in ``camera/model``, for
Python and for browsers, because they are large.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent
WEB: Final = _PACKAGE / "web"
NETWORK: Final = ".onnx"


def network_files() -> dict[str, Path]:
    """Return the networks by the names of the build, which have the hash of their content."""
    pack = json.loads((WEB / "pack.json").read_text(encoding="utf-8"))
    names = [name.removeprefix("/assets/") for name, _ in pack["camera"]]
    return {
        name: _PACKAGE / "camera" / "model" / f"{name.partition('-')[0]}{NETWORK}"
        for name in names
        if name.endswith(NETWORK)
    }
