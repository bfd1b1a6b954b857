"""``brikke arrange``: a table from loose tiles."""

from __future__ import annotations

from brikke.cli import DONE, NEGATIVE
from brikke.cli.output import Flag, print_json
from brikke.locales import Words


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
    # Help must not wait for the engine.
    from brikke.plain import arrangement_data  # noqa: PLC0415
    from brikke.rulebook import get_rulebook  # noqa: PLC0415
    from brikke.solver import arrange as arrange_tiles  # noqa: PLC0415
    from brikke.tiles import TileReader  # noqa: PLC0415

    loose = TileReader().tiles(tiles)
    told = arrangement_data(arrange_tiles(loose, get_rulebook(rulebook)))
    table, left = told["table"], told["left"]
    if json:
        print_json(told)
    else:
        if table:
            print(" | ".join(" ".join(laid) for laid in table))
        if left:
            print(Words()("arrange-left", count=len(left), tiles=" ".join(left)))
    return NEGATIVE if left else DONE
