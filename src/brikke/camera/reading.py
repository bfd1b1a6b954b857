"""Reading of photographs: tiles, sets and rack, as the solver takes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired, TypeAlias, TypedDict

import numpy as np

from brikke.camera.legal import Read, Reading, as_set, read_rows, seen
from brikke.camera.networks import Answer, ask
from brikke.camera.picture import Source, load_picture
from brikke.camera.rows import rows_of
from brikke.errors import InputError
from brikke.rules.sets import SMALLEST
from brikke.rules.tiles import Face

Array: TypeAlias = np.ndarray[Any, Any]

SURE: Final = 0.9
"""A tile that is less probable than this is doubtful."""


class TileFound(TypedDict):
    """A tile in a photograph."""

    tile: str
    probability: float
    outline: list[list[float]]
    picture: NotRequired[int]


class PhotoAnswer(TypedDict):
    """What photographs show: the answer of ``brikke read --json``."""

    tiles: list[TileFound]
    sets: list[list[str]]
    rack: list[str]
    doubtful: list[int]


@dataclass(frozen=True)
class _Row:
    """Tiles side by side: in which picture, which of its tiles, and whether they may be a set."""

    picture: int
    tiles: list[int]
    on_rack: bool

    @property
    def may_be_set(self) -> bool:
        return not self.on_rack and len(self.tiles) >= SMALLEST


def read(*photos: Source, rack: Source | None = None, rules: bool = True) -> PhotoAnswer:
    """Read photographs of a table, and of a rack.

    Several photographs show different parts of one table. With ``rules``, the most probable legal
    reading is returned; without, what the network sees. ``doubtful`` are the tiles that were
    corrected, or that are not sure.
    """
    racks = [] if rack is None else [rack]
    if not photos and not racks:
        raise InputError("a value is missing", "PHOTO")
    pictures = [load_picture(source) for source in (*photos, *racks)]
    answers = []
    for picture in pictures:
        answer = ask(picture.pixels)
        if not len(answer.places):
            raise InputError("no tiles can be seen", picture.name)
        answers.append(answer)
    rows = [
        row
        for number, answer in enumerate(answers)
        for row in _rows(number, answer, on_rack=number >= len(photos))
    ]
    told = [[answers[row.picture].faces[tile] for tile in row.tiles] for row in rows]
    may_be = [row.may_be_set for row in rows]
    reads = read_rows(told, sets=may_be) if rules else [_as_seen(tiles) for tiles in told]
    result = PhotoAnswer(tiles=[], sets=[], rack=[], doubtful=[])
    for row, faces, one in zip(rows, told, reads, strict=True):
        _tell(result, row, one, seen(faces))
        for tile, face, probability in zip(
            row.tiles, one.reading.faces, one.probabilities, strict=True
        ):
            corners = answers[row.picture].places.outlines()[tile] * pictures[row.picture].scale
            found = TileFound(
                tile=str(face),
                probability=round(probability, 4),
                outline=[[round(float(x), 1), round(float(y), 1)] for x, y in corners],
            )
            if len(pictures) > 1:
                found["picture"] = row.picture
            result["tiles"].append(found)
    return result


def _rows(number: int, answer: Answer, *, on_rack: bool) -> list[_Row]:
    """Return the rows of a picture; tiles that cannot be a set are rows of one."""
    rows = []
    for tiles in rows_of(answer.places, answer.turned):
        row = _Row(number, tiles, on_rack)
        rows += [row] if row.may_be_set else [_Row(number, [tile], on_rack) for tile in tiles]
    return rows


def _as_seen(tiles: Sequence[Array]) -> Read:
    """Return a row as the network sees it, as a set if it is one."""
    faces = seen(tiles)
    ordered = as_set(faces)
    probabilities = tuple(float(np.max(tile)) for tile in tiles)
    return Read(Reading(faces, (ordered,) if ordered else (), 0.0), probabilities)


def _tell(result: PhotoAnswer, row: _Row, one: Read, first: tuple[Face, ...]) -> None:
    """Add a row to the answer: its sets or its tiles on the rack, and what is doubtful."""
    start = len(result["tiles"])
    faces = one.reading.faces
    result["sets"] += [[str(face) for face in laid] for laid in one.reading.sets]
    if row.on_rack:
        result["rack"] += [str(face) for face in faces]
    result["doubtful"] += [
        start + at
        for at, (face, probability) in enumerate(zip(faces, one.probabilities, strict=True))
        if face != first[at] or probability < SURE or one.too_many
    ]


__all__ = ["PhotoAnswer", "TileFound", "read"]
