"""Write the schemas of the wire into a folder: ``python -m tools.wire_schemas docs``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from brikke.wire.schema import asyncapi, json_schema, schema_text

FILES: Final = {"wire.schema.json": json_schema, "wire.asyncapi.json": asyncapi}


def main(folder: Path) -> None:
    """Write all files."""
    for name, schema in FILES.items():
        (folder / name).write_text(schema_text(schema()), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
