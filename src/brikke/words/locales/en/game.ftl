### What happens at a table, in words: shared by the command line, the server and the browser.

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

## The steps of a turn

step-lay = Lay { $result }.
step-add = Add { $moved } to { $core }: { $result }.
step-form =
    Take { $taken }; { $from_rack ->
        [none] it makes
       *[other] with { $from_rack } it makes
    } { $result }.
step-change = Around { $core } build { $result } with { $moved }.
step-from = { $tiles } from { $source }

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

## The editions in one line each

edition-nordic = today's international rules: everything on the table may be rearranged
edition-german = the same, with a clock that waits for the opening
edition-finnish-classic = strict jokers, and an opening that must exceed 30
edition-norwegian-classic = strict jokers, and an opening turn that may go on
edition-norwegian-cards = the game with card faces
