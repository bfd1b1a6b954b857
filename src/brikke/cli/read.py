"""``brikke read``: the tiles in photographs of a table and a rack."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.cli.language import cli_words
from brikke.cli.output import print_json, sets_text

if TYPE_CHECKING:
    from brikke.camera import PhotoAnswer


def read(
    *photos: Path,
    rack: Path | None = None,
    rules: Annotated[bool, Parameter(negative="--no-rules", show_default=False)] = True,
    overlap: Annotated[bool | None, Parameter(negative="--no-overlap", show_default=False)] = None,
    json: Flag = False,
) -> int:
    """Read the tiles in photographs of a table.

    Parameters
    ----------
    photos
        Photographs of the table: JPEG, PNG or WebP. Several show it in parts and may overlap.
    rack
        A photograph of the rack.
    rules
        Let the rules help: the most probable legal table. With --no-rules, what is seen.
    overlap
        Count tiles that two photographs may both show once, --no-overlap: twice. Default: if sure.
    json
        Print one line of JSON.

    """
    from brikke.camera import read as read_photos

    answer = read_photos(*photos, rack=rack, rules=rules, overlap=overlap)
    if json:
        print_json(answer)
    else:
        _print(answer)
    return DONE


def _print(answer: PhotoAnswer) -> None:
    words = cli_words()
    if answer["sets"]:
        print(sets_text(answer["sets"]))
    in_sets = sum(map(len, answer["sets"])) + len(answer["rack"])
    loose = len(answer["tiles"]) - in_sets
    if loose:
        print(words("read-loose", count=loose, tiles=_loose_text(answer)))
    if answer["rack"]:
        print(words("read-rack", tiles=" ".join(answer["rack"])))
    for shared in answer.get("overlaps", ()):
        first, second = (number + 1 for number in shared["pictures"])
        how = "once" if shared["once"] else "twice"
        print(words(f"read-same-{how}", count=shared["tiles"], first=first, second=second))
    if answer["doubtful"]:
        tiles = " ".join(answer["tiles"][at]["tile"] for at in answer["doubtful"])
        print(words("read-doubtful", count=len(answer["doubtful"]), tiles=tiles))


def _loose_text(answer: PhotoAnswer) -> str:
    """Return the tiles that lie neither in a set nor on the rack."""
    left = [tile["tile"] for tile in answer["tiles"]]
    for face in (*(face for laid in answer["sets"] for face in laid), *answer["rack"]):
        left.remove(face)
    return " ".join(left)
