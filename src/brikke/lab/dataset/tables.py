"""Table files: Parquet (with pyarrow) or JSON lines. The same rows give the same bytes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, Final

from brikke.errors import InputError
from brikke.lab.dataset.columns import Column, Kind
from brikke.lab.dataset.generation import Row
from brikke.lab.dataset.plan import FORMAT_VERSION, Format
from brikke.rules.tiles import FACES

COMPRESSION: Final = "zstd"
LEVEL: Final = 3
PER_SEAT: Final = {
    Kind.FLAGS: Kind.FLAG,
    Kind.SMALLS: Kind.SMALL,
    Kind.SCORES: Kind.SCORE,
    Kind.TEXTS: Kind.TEXT,
}


def check_format(wanted: Format) -> None:
    """Raise :class:`InputError` if a format cannot be written on this machine."""
    if wanted is Format.PARQUET and find_spec("pyarrow") is None:
        raise InputError(
            "this needs pyarrow (--format jsonl needs nothing), install it with: pip install",
            "brikke[data]",
        )


def write_table(
    path: Path, wanted: Format, columns: Sequence[Column], rows: Sequence[Row], seats: int
) -> None:
    """Write the rows of a table to a file."""
    if wanted is Format.JSONL:
        _write_lines(path, columns, rows)
    else:
        _write_parquet(path, columns, rows, seats)


def _write_lines(path: Path, columns: Sequence[Column], rows: Sequence[Row]) -> None:
    names = [column.name for column in columns]
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            values = (list(value) if isinstance(value, bytes) else value for value in row)
            data = dict(zip(names, values, strict=True))
            file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def _write_parquet(path: Path, columns: Sequence[Column], rows: Sequence[Row], seats: int) -> None:
    import pyarrow as pa  # noqa: PLC0415 - optional, and slow to import
    from pyarrow import parquet  # noqa: PLC0415

    arrays = [
        _array(pa, column.kind, values, seats)
        for column, values in zip(columns, zip(*rows, strict=True), strict=True)
    ]
    fields = [
        pa.field(column.name, array.type, nullable=column.kind is Kind.SMALL_OR_NULL)
        for column, array in zip(columns, arrays, strict=True)
    ]
    schema = pa.schema(fields, metadata={"brikke.dataset": str(FORMAT_VERSION)})
    # Every setting that affects the bytes is given, so that new defaults change nothing.
    parquet.write_table(
        pa.Table.from_arrays(arrays, schema=schema),
        path,
        version="2.6",
        data_page_version="1.0",
        compression=COMPRESSION,
        compression_level=LEVEL,
        use_dictionary=True,
        write_statistics=True,
        row_group_size=len(rows),
    )


def _array(pa: Any, kind: Kind, values: Sequence[Any], seats: int) -> Any:
    """Return a column as a pyarrow array."""
    if kind is Kind.COUNTS:
        # The bytes are used as they are: a million lists of 53 numbers would take far longer.
        data = pa.py_buffer(b"".join(values))
        flat = pa.Array.from_buffers(pa.uint8(), len(data), [None, data])
        return _fixed_size_lists(pa, flat, len(FACES))
    if kind in PER_SEAT:
        flat = _array(pa, PER_SEAT[kind], list(chain.from_iterable(values)), seats)
        return _fixed_size_lists(pa, flat, seats)
    types = {
        Kind.FLAG: pa.bool_(),
        Kind.SMALL: pa.uint8(),
        Kind.SMALL_OR_NULL: pa.uint8(),
        Kind.COUNT: pa.uint16(),
        Kind.NUMBER: pa.uint32(),
        Kind.SCORE: pa.int16(),
        Kind.TEXT: pa.string(),
    }
    return pa.array(values, types[kind])


def _fixed_size_lists(pa: Any, flat: Any, size: int) -> Any:
    items = pa.field("item", flat.type, nullable=False)
    return pa.FixedSizeListArray.from_arrays(flat, type=pa.list_(items, size))
