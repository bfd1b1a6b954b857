"""The rulebook ``norwegian-cards``: the same game with card faces.

Source: a Norwegian leaflet of a game sold as Rummy, its tiles printed with A 2–10 J Q K in
clubs, spades, hearts and diamonds.

What the leaflet leaves open, and how it is read here (○):

- Card faces: ♣ is blue, ♠ black, ♥ red, ♦ orange; A J Q K are 1 11 12 13.
- A joker drawn for the start: draw again.
- Run length: it says three or four tiles, the example of a split run needs five. Runs are
  limited by the king only.
- The opening: it speaks of a set; one or several are taken to do.
- Jokers in one set: any number, as long as one tile is no joker.
- Drawing although one could play: said of the opening; taken to hold later, too.
"""

from brikke.rules.rulebook.model import BlockedScore, EmptyPool, Faces, Jokers, Reading, Rulebook

PLACE = 5
NORWEGIAN_CARDS = Rulebook(
    edition="norwegian-cards",
    languages=("nb",),
    faces=Faces.CARDS,
    opening_minimum=30,
    jokers=Jokers.FREE,
    turn_seconds=60,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.OWN_RACK,
    call_out="Rummy!",
    readings=frozenset(
        {
            Reading.CARD_FACES,
            Reading.START_JOKER,
            Reading.RUN_LENGTH,
            Reading.OPENING_SETS,
            Reading.JOKERS_IN_A_SET,
            Reading.DRAW_THOUGH_ABLE_LATER,
        }
    ),
)
