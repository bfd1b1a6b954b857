"""The rulebook ``norwegian-classic``: strict jokers, and an opening turn that may go on.

Source: an older Norwegian leaflet of the boxed game.

A player who has laid 30 from the own rack may use the sets on the table in the same turn. Only the
exact tile, from the rack, frees a joker; the joker goes into a new set in the same turn; a set with
a joker may be extended but not split or taken from; one joker a set. A joker drawn for the start
does not count: draw again. At a real table a player ends a turn with "Klar!" and shows nobody the
rack, and players may sit in the order of the tiles that they drew for the start, and change seats
after every round.

What the leaflet leaves open, and how it is read here (○):

- Age: from seven years.
- Ties: players who tie for the start draw again; in a blocked round fewer tiles win, then the
  earlier in turn order.
- Later rounds: the start is drawn again for each.
- A joker laid in the opening: it stays in its set for this turn.
- Who frees a joker: the leaflet says "another player"; whoever laid it may free it later, too.
- Drawing although one could play: allowed.
- Out of time: the leaflet gives one minute and no penalty; the player draws one tile.
  It costs as much to have done nothing as not to have finished. A turn that is valid on screen when
  time is up is played.
- An empty pool: the leaflet scores at once, so the round ends with the last tile drawn.
"""

from brikke.rules.rulebook.model import (
    EVERY_LEAFLET,
    BlockedScore,
    Custom,
    EmptyPool,
    Jokers,
    Reading,
    Rulebook,
)

PLACE = 4
NORWEGIAN_CLASSIC = Rulebook(
    edition="norwegian-classic",
    languages=("nb",),
    opening_minimum=30,
    opening_goes_on=True,
    jokers=Jokers.LOCKED,
    turn_seconds=60,
    penalty_tiles=1,
    empty_pool=EmptyPool.ROUND_ENDS,
    blocked_score=BlockedScore.DIFFERENCE,
    call_out="Rummikub!",
    call_done="Klar!",
    customs=frozenset({Custom.HIDDEN_RACKS, Custom.SEATS_BY_DRAW}),
    readings=EVERY_LEAFLET
    | {
        Reading.AGE,
        Reading.OPENING_JOKER_STAYS,
        Reading.FREED_BY_OWNER,
        Reading.DRAW_THOUGH_ABLE,
        Reading.PENALTY_TILES,
        Reading.EMPTY_POOL,
    },
)
