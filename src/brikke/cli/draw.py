"""``brikke draw``: a position or a turn as a picture."""

from __future__ import annotations

from pathlib import Path

from brikke.cli.input import Flag, TileWords, check_without
from brikke.errors import InputError, reason_of


def draw(
    position: TileWords,
    /,
    *,
    after: TileWords | None = None,
    best: Flag = False,
    dark: Flag = False,
    size: float = 44,
    png: Path | None = None,
) -> None:
    """Draw a position, or a turn in it, and print the picture as SVG.

    Parameters
    ----------
    position
        Table, rack, opened or unopened, and the edition: "b4 b5 b6 / b7 k1 / opened / nordic".
    after
        The table after a turn, which is then drawn with arrows.
    best
        Draw the best turn.
    dark
        Draw in dark colours.
    size
        The width of a tile in pixels.
    png
        Write a PNG into this file instead.

    """
    import brikke.svg
    from brikke.game.notation import read_position
    from brikke.rules.judge import violations
    from brikke.rules.physical import bind
    from brikke.rules.position import Play
    from brikke.rules.table import read_table
    from brikke.solver import best_turn

    before = read_position(position)
    if after is not None and best:
        check_without("--best", {"--after": after})
    turn = best_turn(before, calm=True).turn if best else None
    if after is not None:
        turn = Play(read_table(after))
        if violations(before, turn):
            raise InputError("this turn is not legal, brikke check says why", after)
        turn = Play(bind(before.table, before.rack, turn.table))
    if isinstance(turn, Play):
        picture = brikke.svg.turn(before, turn, size=size, dark=dark)
    else:
        picture = brikke.svg.position(before, size=size, dark=dark)
    if png is None:
        print(picture)
        return
    try:
        png.write_bytes(brikke.svg.png(picture))
    except OSError as error:
        raise InputError(f"cannot be written ({reason_of(error)})", png) from None
