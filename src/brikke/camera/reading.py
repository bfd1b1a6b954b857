"""Reading of photographs: tiles, sets and rack, as the solver takes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired, TypeAlias, TypedDict

import numpy as np

from brikke.camera.joining import Joined, SharedTiles, faces_of, join
from brikke.camera.legal import Read, Reading, as_set, read_rows, seen
from brikke.camera.networks import Answer, ask
from brikke.camera.overlap import Size
from brikke.camera.picture import Picture, Source, load_picture
from brikke.errors import InputError
from brikke.rules.sets import SMALLEST
from brikke.rules.tiles import Face

Array: TypeAlias = np.ndarray[Any, Any]

SURE: Final = 0.9
"""A tile that is less probable than this is doubtful."""


class Sight(TypedDict):
    """Another picture of a tile: the number of the picture, and its outline there."""

    picture: int
    outline: list[list[float]]


class TileFound(TypedDict):
    """A tile in a photograph, or in several."""

    tile: str
    probability: float
    outline: list[list[float]]
    picture: NotRequired[int]
    again: NotRequired[list[Sight]]


class PictureOverlap(TypedDict):
    """Tiles that two photographs show: how many, whether that is sure, and if they count once."""

    pictures: list[int]
    tiles: int
    sure: bool
    once: bool


class PhotoAnswer(TypedDict):
    """What photographs show: the answer of ``brikke read --json``."""

    tiles: list[TileFound]
    sets: list[list[str]]
    rack: list[str]
    doubtful: list[int]
    overlaps: NotRequired[list[PictureOverlap]]


@dataclass(frozen=True)
class ReadRow:
    """Tiles side by side by their numbers, what the network sees, and how they are read."""

    tiles: list[int]
    on_rack: bool
    seen: tuple[Face, ...]
    read: Read

    def is_doubtful(self, at: int) -> bool:
        """Return whether a tile was corrected, or is not sure."""
        read = self.read
        corrected = read.reading.faces[at] != self.seen[at]
        return corrected or read.probabilities[at] < SURE or read.too_many


@dataclass(frozen=True)
class WholeReading:
    """All pictures together: tiles with everything that shows them, rows, and overlaps."""

    tiles: list[list[tuple[int, int]]]
    rows: list[ReadRow]
    shared: list[SharedTiles]


def read(
    *photos: Source, rack: Source | None = None, rules: bool = True, overlap: bool | None = None
) -> PhotoAnswer:
    """Read photographs of a table, and of a rack.

    Several photographs show one table in parts. Tiles that two of them show count once where that
    is sure; with ``overlap`` also where it is not, and with ``overlap=False`` never.
    With ``rules``, the most probable legal reading is returned; without, what the network sees.
    ``doubtful`` are the tiles that were corrected, or that are not sure.
    """
    racks = [] if rack is None else [rack]
    if not photos and not racks:
        raise InputError("a value is missing", "PHOTO")
    pictures = [load_picture(source) for source in (*photos, *racks)]
    answers = [_seen_in(picture) for picture in pictures]
    sizes = [(picture.pixels.shape[0], picture.pixels.shape[1]) for picture in pictures]
    whole = read_answers(answers, sizes, len(photos), rules=rules, overlap=overlap)
    result = PhotoAnswer(tiles=[], sets=[], rack=[], doubtful=[])
    for row in whole.rows:
        _tell(result, row)
        for tile, face, probability in zip(
            row.tiles, row.read.reading.faces, row.read.probabilities, strict=True
        ):
            sights = [
                Sight(picture=number, outline=_outline(pictures, answers, number, at))
                for number, at in whole.tiles[tile]
            ]
            found = TileFound(
                tile=str(face), probability=round(probability, 4), outline=sights[0]["outline"]
            )
            if len(pictures) > 1:
                found["picture"] = sights[0]["picture"]
            if len(sights) > 1:
                found["again"] = sights[1:]
            result["tiles"].append(found)
    if len(photos) > 1:
        result["overlaps"] = _overlaps(whole.shared)
    return result


def read_answers(
    answers: Sequence[Answer],
    sizes: Sequence[Size],
    tables: int,
    *,
    rules: bool = True,
    overlap: bool | None = None,
) -> WholeReading:
    """Read what the networks say: first pictures of one table, then of a rack."""
    table = join(answers[:tables], sizes[:tables], unsure=overlap)
    held = join(answers[tables:], sizes[tables:], unsure=False)
    tiles = [
        *table.tiles,
        *([(picture + tables, tile) for picture, tile in sights] for sights in held.tiles),
    ]
    rows = [*_rows(table, 0, on_rack=False), *_rows(held, len(table.tiles), on_rack=True)]
    told = [[faces_of(tiles[tile], answers) for tile in row] for row, _ in rows]
    may_be = [not on_rack and len(row) >= SMALLEST for row, on_rack in rows]
    reads = read_rows(told, sets=may_be) if rules else [_as_seen(faces) for faces in told]
    whole = [
        ReadRow(row, on_rack, seen(faces), one)
        for (row, on_rack), faces, one in zip(rows, told, reads, strict=True)
    ]
    return WholeReading(tiles, whole, table.shared)


def _seen_in(picture: Picture) -> Answer:
    answer = ask(picture.pixels)
    if not len(answer.places):
        raise InputError("no tiles can be seen", picture.name)
    return answer


def _outline(
    pictures: Sequence[Picture], answers: Sequence[Answer], number: int, tile: int
) -> list[list[float]]:
    """Return the outline of a tile in the pixels of its file."""
    corners = answers[number].places.outlines()[tile] * pictures[number].scale
    return [[round(float(x), 1), round(float(y), 1)] for x, y in corners]


def _overlaps(shared: Sequence[SharedTiles]) -> list[PictureOverlap]:
    return [
        PictureOverlap(
            pictures=list(each.pictures),
            tiles=len(each.overlap.pairs),
            sure=each.overlap.sure,
            once=each.once,
        )
        for each in shared
    ]


def _rows(joined: Joined, first: int, *, on_rack: bool) -> list[tuple[list[int], bool]]:
    """Return rows, their tiles numbered from ``first`` on; what cannot be a set is rows of one."""
    rows = []
    for tiles in joined.rows:
        row = [first + tile for tile in tiles]
        whole = not on_rack and len(row) >= SMALLEST
        rows += [(row, on_rack)] if whole else [([tile], on_rack) for tile in row]
    return rows


def _as_seen(tiles: Sequence[Array]) -> Read:
    """Return a row as the network sees it, as a set if it is one."""
    faces = seen(tiles)
    ordered = as_set(faces)
    probabilities = tuple(float(np.max(tile)) for tile in tiles)
    return Read(Reading(faces, (ordered,) if ordered else (), 0.0), probabilities)


def _tell(result: PhotoAnswer, row: ReadRow) -> None:
    """Add a row to the answer: its sets or its tiles on the rack, and what is doubtful."""
    start = len(result["tiles"])
    faces = row.read.reading.faces
    result["sets"] += [[str(face) for face in laid] for laid in row.read.reading.sets]
    if row.on_rack:
        result["rack"] += [str(face) for face in faces]
    result["doubtful"] += [start + at for at in range(len(faces)) if row.is_doubtful(at)]


__all__ = ["PhotoAnswer", "PictureOverlap", "Sight", "TileFound", "read"]
