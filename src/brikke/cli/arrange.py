"""``brikke arrange``: make a table from loose tiles."""

from __future__ import annotations

from brikke.cli import DONE, NEGATIVE
from brikke.cli.input import Flag
from brikke.cli.output import print_json, sets_text
from brikke.words.catalogue import Words


def arrange(
    tiles: str,
    /,
    *,
    rulebook: str = "nordic",
    json: Flag = False,
) -> int:
    """Make a table from loose tiles, leaving the fewest over. Exit status 1 means some are left.

    Parameters
    ----------
    tiles
        The tiles, in any order: "r1 r2 r3 b3 k3".
    rulebook
        The edition, with any house rules.
    json
        Print one line of JSON.

    """
    from brikke.answers.solving import arrangement_data
    from brikke.rules.rulebook import get_rulebook
    from brikke.rules.tiles import TileReader
    from brikke.solver import arrange as arrange_tiles

    loose = TileReader().tiles(tiles)
    arrangement = arrangement_data(arrange_tiles(loose, get_rulebook(rulebook)))
    table, left = arrangement["table"], arrangement["left"]
    if json:
        print_json(arrangement)
    else:
        if table:
            print(sets_text(table))
        if left:
            print(Words()("arrange-left", count=len(left), tiles=" ".join(left)))
    return NEGATIVE if left else DONE
