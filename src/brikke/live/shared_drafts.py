"""Shared drafts: the player to move shows how tiles of the table are being rearranged.

An arrangement holds exactly the tiles that lie on the table, in another partition. So nothing of a
rack can be in it, not even the number of tiles that are about to be played. It is not stored.
"""

from __future__ import annotations

from brikke.live.live_table import LiveTable
from brikke.live.refusal import Refusal, RefusalCode
from brikke.live.round_start import running_round
from brikke.rules.table import Table, tiles_on


def shown_arrangement(
    live_table: LiveTable, guest: str, table: Table, seen: int
) -> tuple[int, Table]:
    """Return the seat of a guest, and the arrangement to show to the others; or refuse it."""
    seat = live_table.seat_of(guest)
    if seat is None:
        raise Refusal(RefusalCode.NOT_SEATED)
    lying = tiles_on(running_round(live_table).state.table)
    if seen < live_table.changed or seat != live_table.to_move or live_table.players[seat].driver:
        raise Refusal(RefusalCode.STALE)
    if sorted(tiles_on(table)) != sorted(lying):
        raise Refusal(RefusalCode.BAD_TILES, str(len(tiles_on(table))))
    # The order of the sets follows from the table: it must not tell what was laid between them.
    place = {tile: at for at, tile in enumerate(lying)}
    sets = [laid for laid in table if laid]
    return seat, tuple(sorted(sets, key=lambda laid: min(place[tile] for tile in laid)))
