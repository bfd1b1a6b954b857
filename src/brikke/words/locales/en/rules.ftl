### The rules of an edition

rules-title = Rules: { $name }
rules-house-rules = House rules
rules-house-rule = { $parameter }: { $played } (printed: { $printed })
rules-readings = ○ marks what the leaflet leaves open; this is how we read it.

rules-section-tiles = Tiles
rules-section-start = Start
rules-section-sets = Sets
rules-section-opening = Opening
rules-section-turns = Turns
rules-section-jokers = Jokers
rules-section-clock = Clock
rules-section-end = End of a round
rules-section-score = Score

rules-tiles =
    { $faces ->
        [cards] There are 106 tiles: ace, 2 to 10, jack, queen and king of clubs, spades, hearts and diamonds, two of each, and two jokers.
       *[numbers] There are 106 tiles: the numbers 1 to 13 in black, red, blue and orange, two of each, and two jokers.
    }
rules-faces-cards = The ace counts 1, the jack 11, the queen 12 and the king 13. On screen clubs are blue, spades black, hearts red and diamonds orange.
rules-players = For two to four players.
rules-age = For players aged about seven and up.
rules-words-nordic = The Norwegian part of the leaflet calls a set “serie”.
rules-words-german = The leaflet calls a round “Spiel”.
rules-words-finnish-classic = The leaflet’s own Finnish words: a tile is “laatta”, the rack “teline”, the pool “varasto” and a run “suora”.
rules-words-norwegian-classic = The leaflet’s own Norwegian words: a set is “kombinasjon”, a run “stige”, the rack “brikkestativ”, the pool “reserven” and a round “delparti”.
rules-words-norwegian-cards = The leaflet’s own Norwegian words: a set is “sett”, a run “serie”, the opening “startmelding” and a turn “omgang”.
rules-start =
    { $faces ->
        [cards] Everyone draws a tile. The highest card starts. Play goes clockwise.
       *[numbers] Everyone draws a tile. The highest number starts. Play goes clockwise.
    }
rules-start-tie = Players who tie draw again.
rules-start-joker = A joker drawn for the start does not count: draw again.
rules-deal = The tiles go back, all are mixed again, and everyone takes { $tiles_dealt }. The rest form the pool.
rules-custom-seats-by-draw = At a real table you may sit in the order of the drawn tiles, the highest first.
rules-group =
    { $faces ->
        [cards] A group is three or four tiles of the same rank in different suits.
       *[numbers] A group is three or four tiles of the same number in different colours.
    }
rules-run =
    { $faces ->
        [cards] A run is three or more consecutive cards of one suit. The ace is the lowest: nothing follows the king.
       *[numbers] A run is three or more consecutive numbers of one colour. 1 is the lowest: nothing follows 13.
    }
rules-run-reading = The leaflet says three or four tiles, but its own example splits a run of five.
rules-run-of-four =
    { $faces ->
        [cards] A run is three or four consecutive cards of one suit. The ace is the lowest: nothing follows the king.
       *[numbers] A run is three or four consecutive numbers of one colour. 1 is the lowest: nothing follows 13.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Your first tiles must be sets from your own rack only, worth more than 30 together.
       *[other] Your first tiles must be sets from your own rack only, worth at least { $opening_minimum } together.
    }
rules-opening-minimum-single = Your first tiles must be a single set from your own rack only, worth at least { $opening_minimum }.
rules-opening-any-single = Your first tiles must be a single set from your own rack only, of any value.
rules-opening-any = Your first tiles must be sets from your own rack only, of any value.
rules-opening-joker = The opening may hold a joker, which counts as the tile it stands for.
rules-opening-several = One set or several may make up the opening.
rules-opening-alone = Until the turn after your opening, leave the sets on the table alone.
rules-opening-goes-on = Once your opening is on the table, you may go on in the same turn and use the other sets there.
rules-opening-joker-stays = A joker laid in the opening stays in its set for this turn.
rules-turn = On your turn, lay at least one tile from your rack, rearranging the table as you like, or draw one tile. At the end of the turn every tile on the table must be part of a valid set.
rules-draw-though-able = You may draw even if you could play.
rules-must-play = Only those who cannot play may draw.
rules-done = At a real table, say “{ $call }” to end your turn.
rules-joker = A joker stands for any tile. A joker on the table never goes back to a rack.
rules-jokers-free = A set with a joker is a set like any other: split it, take from it, add to it. The tile that takes a joker’s place may come from your rack or from the table, and the joker may change its meaning.
rules-jokers-freed = The leaflet has a freed joker used in a new set in the same turn. As every set may be rebuilt, it may lie in any set on the table.
rules-jokers-any-number = A set may hold both jokers, as long as at least one of its tiles is not a joker.
rules-jokers-locked =
    { $faces ->
        [cards] A set with a joker may only be extended. Only the exact tile the joker stands for, played from your rack, frees it; in a group of three, either missing suit will do.
       *[numbers] A set with a joker may only be extended. Only the exact tile the joker stands for, played from your rack, frees it; in a group of three, either missing colour will do.
    }
rules-jokers-new-set = The freed joker goes into a new set in the same turn.
rules-jokers-own-rack = The freed joker goes into a new set made from your own rack in the same turn.
rules-jokers-by-owner = The leaflet only mentions another player freeing a joker. Whoever laid it may free it in a later turn, too.
rules-jokers-one = A set holds at most one joker.
rules-clock = A turn may take { $time }.
rules-clock-after-opening = Once you have opened, a turn may take { $time }; before that there is no clock.
rules-clock-off = There is no clock.
rules-time-out =
    { $penalty_tiles ->
        [0] If time runs out, everything goes back and your turn is over.
        [one] If time runs out, everything goes back, you draw one tile, and your turn is over.
       *[other] If time runs out, everything goes back, you draw { $penalty_tiles } tiles, and your turn is over.
    }
rules-idling = The penalty is the same even if you have not moved a tile.
rules-custom-lost-tiles = At a real table, tiles whose place nobody remembers go to the pool.
rules-out = Whoever lays the last tile from their rack calls “{ $call }” and wins the round.
rules-pool-play-on = When the pool is empty, play goes on; a player who does not play passes.
rules-pool-must-play = When the pool is empty, play goes on: those who can play must, and those who cannot pass.
rules-pool-ends = The turn in which the last tile of the pool is drawn is the last one of the round.
rules-blocked = If everyone passes in turn, the round is over.
rules-lowest-rack = If nobody goes out, the lowest rack wins.
rules-lowest-tie = If two racks are equally low, fewer tiles win; then the player who comes first in turn order from the starter.
rules-score-out = Every loser scores the sum of their own rack as minus points; the winner scores the total of all of them as plus points. A joker left on a rack counts { $joker_value }.
rules-score-difference = If nobody goes out, every loser scores minus the difference between their own rack and the winner’s; the winner scores the total of these as plus points.
rules-score-own-rack = If nobody goes out, every loser scores the sum of their own rack as minus points; the winner scores the total of these as plus points.
rules-match =
    { $rounds ->
        [one] A match is one round, unless you agree otherwise.
       *[other] A match is { $rounds } rounds, unless you agree otherwise. The highest total wins; pluses and minuses balance in every round.
    }
