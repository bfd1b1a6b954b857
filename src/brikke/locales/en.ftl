### English. Every key is used somewhere, and every key used is here: a test sees to both.

## Why tiles are no set

violation-too-short = A set has at least three tiles: { $sets }
violation-only-jokers = Jokers alone are no set: { $sets }
violation-mixed = These tiles share neither number nor colour: { $sets }
violation-colours-repeat = A group has every colour once at most: { $sets }
violation-group-too-large = A group has four tiles at most: { $sets }
violation-not-consecutive = The numbers of a run follow one another: { $sets }
violation-past-13 = Nothing follows 13: { $sets }
violation-below-1 = Nothing comes before 1: { $sets }
violation-run-too-long = By this house rule a run is not that long: { $sets }
violation-too-many-jokers = A set holds one joker at most: { $sets }

## Why a turn is illegal

violation-not-owned = These tiles are neither on your rack nor on the table: { $tiles }
violation-missing-from-table = Tiles that lay on the table must stay there: { $tiles }
violation-joker-taken = A joker never goes from the table to a rack: { $tiles }
violation-nothing-played = Play at least one tile from your rack.
violation-opening-too-low = The opening is worth { $reached }; it must be worth at least { $needed }.
violation-opening-not-one-set = The opening is one set, not several: { $sets }
violation-opening-not-from-rack = An opening comes from your own rack alone: { $tiles }
violation-table-touched-before-opening = Until you have opened, leave the table alone: { $sets }
violation-table-touched-in-opening = In the turn in which you open, leave the table alone: { $sets }
violation-locked-set-broken = A set with a joker may only be extended: { $sets }
violation-joker-swapped-from-table = The tile that frees a joker must come from your rack, and not by way of an opening: { $sets }
violation-freed-joker-not-in-new-set = A freed joker goes into a new set: { $sets }
violation-freed-joker-not-from-rack = A freed joker goes into a new set made from your own rack: { $sets }
violation-out-of-turn = It is not your turn.
violation-round-over = The round is over.
violation-pool-empty = There is no tile left to draw.
violation-pool-not-empty = Passing is for an empty pool: draw a tile.
violation-must-play = You can play, so you must.
violation-no-clock = This turn has no clock.

## Why a record does not hold

doubt-no-round = The record holds no round.
doubt-too-many-rounds = The match was over before round { $round }.
doubt-round-repeated = Round { $round } has been told before.
doubt-rules-differ = Round { $round } was played by other rules than the record says.
doubt-no-seed = Round { $round } tells no seed or no salts, so its deal cannot be repeated.
doubt-seed-differs = The seed of round { $round } is not the one that was promised.
doubt-deal-differs = The deal of round { $round } is not the one its seed leads to.
doubt-illegal-turn = Turn { $turn } of round { $round } is illegal.
doubt-turn-differs = Turn { $turn } of round { $round } cannot have gone like that.
doubt-result-differs = The result of round { $round } is not what its turns lead to.
doubt-not-finished = Round { $round } is not finished.

## The rules of an edition

rules-title = Rules: { $name }
rules-limits = House rules: brikke rules EDITION NAME=VALUE …
rules-house-rules = House rules
rules-house-rule = { $parameter } is { $played } (printed: { $printed })
rules-readings = ○ marks what the leaflet leaves open and we read like this.

rules-section-tiles = Tiles
rules-section-start = Start
rules-section-sets = Sets
rules-section-opening = Opening
rules-section-turns = Turns
rules-section-jokers = Jokers
rules-section-clock = Clock
rules-section-end = End of a round
rules-section-score = Score

rules-tiles = There are 106 tiles: the numbers 1 to 13 in black, red, blue and orange, two of each, and two jokers. Two to four players play, from about seven years of age.
rules-faces-cards = The tiles show cards: clubs are blue, spades black, hearts red, diamonds orange; ace, jack, queen and king are 1, 11, 12 and 13.
rules-start = Everyone draws a tile. The highest number starts; who ties draws again. Turns go clockwise.
rules-start-joker = A joker drawn for the start does not count: draw again.
rules-deal = The tiles go back, all are mixed again, and everyone takes { $tiles_dealt }. The rest is the pool.
rules-group = A group is three or four tiles of one number in different colours.
rules-run = A run is three or more consecutive numbers of one colour. 1 is the lowest: nothing follows 13.
rules-run-of-four = A run has three or four tiles.
rules-opening-minimum = The first tiles you lay are sets from your own rack alone, worth at least { $opening_minimum } together. A joker counts as the tile it stands for.
rules-opening-any = The first tiles you lay are sets from your own rack alone, of any value.
rules-opening-several = One set or several may make up the opening.
rules-opening-single-set = The opening is a single set.
rules-opening-alone = Until the turn after your opening, leave the sets on the table alone.
rules-opening-goes-on = Once the opening lies there you may go on in the same turn and use the sets on the table.
rules-opening-joker-stays = A joker laid in the opening stays in its set for this turn.
rules-turn = In your turn lay at least one tile from your rack, rearranging the table as you like, or draw one tile. At the end of the turn every tile on the table is part of a valid set.
rules-draw-though-able = You may draw although you could play.
rules-must-play = Drawing is only for those who cannot play.
rules-done = Say { $call } to end your turn.
rules-joker = A joker stands for any tile. A joker that lies on the table never goes back to a rack.
rules-jokers-free = A set with a joker is a set like any other: split it, take from it, add to it. The joker may change its meaning or move to any other set, in the same turn.
rules-jokers-any-number = A set may hold both jokers, if one of its tiles is none.
rules-jokers-locked = A set with a joker may only be extended. The very tile that the joker stands for, played from your rack, frees it; in a group of three either missing colour does.
rules-jokers-new-set = The freed joker goes into a new set in the same turn.
rules-jokers-own-rack = The freed joker goes into a new set made from your own rack in the same turn.
rules-jokers-one = A set holds one joker at most.
rules-clock = A turn may take { $turn_seconds } seconds.
rules-clock-after-opening = Once you have opened, a turn may take { $turn_seconds } seconds; before that there is no clock.
rules-clock-off = There is no clock.
rules-time-out =
    { $penalty_tiles ->
        [0] Out of time, everything goes back and the turn is over.
        [one] Out of time, everything goes back, you draw one tile, and the turn is over.
       *[other] Out of time, everything goes back, you draw { $penalty_tiles } tiles, and the turn is over.
    }
rules-out = Who lays the last tile of the rack calls { $call } and wins the round.
rules-pool-play-on = When the pool is empty, play goes on; who does not play passes.
rules-pool-must-play = When the pool is empty, play goes on: who can play must, who cannot passes.
rules-pool-ends = The turn in which the last tile of the pool is drawn is the round's last.
rules-blocked = If everyone in turn passes, the round is over.
rules-lowest-rack = If nobody went out, the lowest rack wins; then fewer tiles, then the earlier in turn order from the starter.
rules-score-out = Every loser scores minus the sum of the own rack, the winner the plus of all of them. A joker on the rack counts { $joker_value }.
rules-score-difference = If nobody went out, a loser scores the winner's rack minus the own rack, the winner the plus of all of them.
rules-score-own-rack = If nobody went out, a loser scores minus the own rack, the winner the plus of all of them.
rules-match =
    { $rounds ->
        [one] A match is one round, unless you agree otherwise.
       *[other] A match is { $rounds } rounds, unless you agree otherwise. The highest total wins; pluses equal minuses in every round.
    }

## The editions in one line each

edition-nordic = today's international rules: everything on the table may be rearranged
edition-german = as nordic, with a clock that waits for the opening
edition-finnish-classic = strict jokers, and an opening that must exceed 30
edition-norwegian-classic = strict jokers, and an opening turn that may go on
edition-norwegian-cards = the game with card faces

## Replay

replay-round = Round { $number } of { $rounds }: { $seat } starts.
replay-draws = { $turn }. { $seat } draws { $tiles }.
replay-plays = { $turn }. { $seat } plays { $tiles }.
replay-opens = { $turn }. { $seat } opens with { $tiles }.
replay-passes = { $turn }. { $seat } passes.
replay-times-out =
    { $tiles ->
        [none] { $turn }. { $seat } is out of time.
       *[other] { $turn }. { $seat } is out of time and draws { $tiles }.
    }
replay-rack = { $count ->
        [0] no tile left
        [one] one tile left
       *[other] { $count } tiles left
    }
replay-end-out = { $seat } has no tile left and calls { $call }
replay-end-blocked = Nobody can or wants to play. { $seat } has the lowest rack.
replay-end-pool-empty = The pool is empty. { $seat } has the lowest rack.
replay-sheet-round = Round { $number }
replay-sheet-total = Total

## The command line

solve-nothing = Nothing can be played.
solve-plays =
    { $count ->
        [one] Play one tile: { $tiles }
       *[other] Play { $count } tiles: { $tiles }
    }
solve-goes-out = That is the whole rack.
step-lay = Lay { $result }.
step-add = Add { $moved } to { $core }: { $result }.
step-form = Take { $taken }{ $from_rack ->
        [none] {""}
       *[other] ; with { $from_rack }
    } it makes { $result }.
step-change = Around { $core } build { $result } with { $moved }.
step-from = { $tiles } from { $source }
arrange-left =
    { $count ->
        [one] One tile is left over: { $tiles }
       *[other] { $count } tiles are left over: { $tiles }
    }
arena-bot = Bot
arena-wins = Wins
arena-points = Points a round
arena-rating = Rating
analyse-nothing = Nothing could be played.
analyse-most = No turn plays more.
analyse-missed =
    { $count ->
        [one] One tile could be played: { $tiles }
       *[other] { $count } tiles could be played: { $tiles }
    }
analyse-missed-exit = The whole rack could be played: { $tiles }
analyse-seat = { $seat } missed { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    } and { $exits ->
        [0] no chance to go out.
        [one] one chance to go out.
       *[other] { $exits } chances to go out.
    }
check-legal = Legal.
check-illegal = Illegal.
verify-valid = Valid: the deal was fair, every turn legal, every score right.
doctor-version = Brikke { $version } on Python { $python }, { $system }
doctor-core-native = Solver: native core
doctor-core-python = Solver: pure Python, slow; install a C compiler and install Brikke again for the native core
doctor-editions =
    { $count ->
        [one] One edition
       *[other] { $count } editions
    }: { $names }
doctor-languages =
    { $count ->
        [one] One language
       *[other] { $count } languages
    }: { $names }

## brikke serve

serve-address = Brikke is at { $address }. Ctrl-C ends it.
home-about = This server hosts tables of tile rummy by five printed rulebooks. Clients and bots play over its wire protocol.
home-api = What can be asked over HTTP
home-lobby = Public tables
