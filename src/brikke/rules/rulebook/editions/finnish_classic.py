"""The rulebook ``finnish-classic``: strict jokers, and an opening that must exceed 30.

Source: an older Finnish leaflet of the boxed game.

The opening's sum must be *more than* 30; numbers are whole, so 31 is the least. Only the very
tile, from the rack, frees a joker; the joker goes into a new set from the own rack in the same
turn; a set with a joker may be extended but not split or taken from; one joker a set. The
leaflet says outright that a player who does not want to play may draw.

What the leaflet leaves open, and how it is read here (○):

- A joker drawn for the start: draw again.
- The opening: it speaks of a set; one or several are taken to do.
"""

from brikke.rules.rulebook.model import BlockedScore, EmptyPool, Jokers, Reading, Rulebook

PLACE = 3
FINNISH_CLASSIC = Rulebook(
    edition="finnish-classic",
    languages=("fi",),
    opening_minimum=31,
    jokers=Jokers.LOCKED_OWN_RACK,
    turn_seconds=60,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.DIFFERENCE,
    call_out="Rummikub!",
    readings=frozenset({Reading.START_JOKER, Reading.OPENING_SETS}),
)
