### The score sheet for a real table

## Setting up

score-new = New game
score-rounds-open = As many as we like
score-seating = In the order in which you sit, clockwise.
score-same-name = Two players have the same name: { $name }
score-change = Change names and rules
score-agreed = Names and rules were changed.

## All games

score-games = All games
score-running = In progress
score-finished = Finished
score-no-round = no round played
score-remove-game = Remove
score-game-removed = The game was removed.
score-unknown = There is no such game on this device: { $id }

## The sheet

score-view = View
score-sheet = Sheet
score-timer = Timer
score-round = Round { $round }
score-leads = { $name } leads with { $points }
score-level = { $names } are level at { $points }
score-check = Sum
score-enter = Write down round { $number }
score-written = Round { $number } is written down.
score-edit-round = Change round { $number }
score-edit-about = Tap a round’s number to change it.
score-corrected = Round { $number } was changed.
score-remove-round = Remove this round
score-round-removed = Round { $number } was removed.
score-undone = Undone.
score-end = End the game
score-ended = The game is over.
score-go-on = Continue playing
score-goes-on = The game goes on.
score-text = Share as text
score-download = Download
score-private = Everything stays on this device; nobody else gets to see it.
score-offline = This page also works without a connection.
score-not-kept = This device does not let this page save anything. When you close the page the sheet is gone, so share it as text before you do.

## Writing a round down

score-way = What do you write down?
score-way-racks = What is left
score-way-points = Plus and minus
score-points-about = One number may be left out: it follows from the others.
score-plus = plus for { $name }
score-minus = minus for { $name }
score-out = Who went out?
score-nobody = Nobody
score-lowest-wins = The lowest rack wins.
score-blocked-difference = Everyone else loses the difference between their rack and the lowest one.
score-blocked-own-rack = Everyone else loses their whole rack.
score-add-up = Add up
score-add-up-of = Add up the tiles of { $name }
score-photo = Photograph what is left
score-photo-of = Photograph what { $name } has left
score-photo-unreachable = The camera could not be loaded. What you entered is kept.
score-take-away = Remove { $tile }
score-joker-costs = Tap every tile that is left. A joker counts { $points }.
score-added =
    { $count ->
        [one] One tile
       *[other] { $count } tiles
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
score-tie = Equally low: the rack with fewer tiles wins.
score-how-many = Tiles of { $name }
score-who-started = The same number of tiles, too: who started the round?
score-trouble-out = Say who went out, or that nobody did.
score-trouble-missing = What is left on { $name }’s rack?
score-trouble-number = This is not a number: { $value }
score-trouble-nothing-left = { $name } did not go out, so at least 1 point must be left, not { $value }
score-trouble-too-much = { $name } cannot have more than all tiles together: { $value }
score-trouble-tiles = How many tiles are left on { $name }’s rack?
score-trouble-starter = Say who started the round.
score-trouble-points = Leave out one number at most.
score-trouble-sum = Plus and minus must cancel out, but they add up to { $value }

## The timer

score-who-starts = Who starts the round?
score-who-starts-about =
    { $faces ->
        [cards] Everyone draws a tile; the highest card starts.
       *[numbers] Everyone draws a tile; the highest number starts.
    }
score-next = Next: { $name }
score-back = Back to { $name }
score-opened = { $name } has opened
score-time-up = Time is up!
score-time-up-about =
    { $tiles ->
        [0] Everything goes back.
        [one] Everything goes back, and you draw one tile.
       *[other] Everything goes back, and you draw { $tiles } tiles.
    }
score-round-over = The round is over
score-sound = Sound in the last ten seconds
score-clock = Each turn: { $time }.
score-no-clock = These rules have no clock.
score-waits = There is no clock before the opening.
score-penalty =
    { $tiles ->
        [0] If time runs out, everything goes back.
        [one] If time runs out, everything goes back and you draw one tile.
       *[other] If time runs out, everything goes back and you draw { $tiles } tiles.
    }
