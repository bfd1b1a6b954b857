"""``brikke arrange``: make sets from loose tiles."""

from __future__ import annotations

from brikke.cli import DONE, NEGATIVE
from brikke.cli.input import Flag, tile_reader
from brikke.cli.language import cli_words
from brikke.cli.output import print_json


def arrange(
    tiles: str,
    /,
    *,
    rulebook: str = "nordic",
    json: Flag = False,
) -> int:
    """Make sets from loose tiles, with as few as possible left over. Exit status 1: some are.

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
    from brikke.solver import arrange as arrange_tiles

    rules = get_rulebook(rulebook)
    found = arrange_tiles(tile_reader(rules).tiles(tiles), rules)
    if json:
        print_json(arrangement_data(found))
    else:
        if found.table:
            print(" | ".join(map(rules.tiles_text, found.table)))
        if found.left:
            left = rules.tiles_text(found.left)
            print(cli_words()("arrange-left", count=len(found.left), tiles=left))
    return NEGATIVE if found.left else DONE
