"""The rulebook ``nordic``: today's international rules, free manipulation.

Source: the leaflet of the Nordic edition of the boxed game, 2019, one sheet with the same rules
in Danish, Swedish, Norwegian and Finnish.

What the leaflet leaves open, and how it is read here (○):

- A joker drawn for the start: draw again.
- Run length: the Finnish part says three or four tiles, the example of a split run needs five.
  Runs are limited by 13 only.
- Jokers in one set: any number, as long as one tile is no joker.
- Drawing although one could play: said of the opening; taken to hold later, too.
"""

from brikke.rules.rulebook.model import BlockedScore, EmptyPool, Jokers, Reading, Rulebook

PLACE = 1
NORDIC = Rulebook(
    edition="nordic",
    languages=("da", "sv", "nb", "fi"),
    opening_minimum=30,
    jokers=Jokers.FREE,
    turn_seconds=60,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.DIFFERENCE,
    call_out="Rummikub!",
    readings=frozenset(
        {
            Reading.START_JOKER,
            Reading.RUN_LENGTH,
            Reading.JOKERS_IN_A_SET,
            Reading.DRAW_THOUGH_ABLE_LATER,
        }
    ),
)
