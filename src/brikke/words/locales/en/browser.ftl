### The browser.

## Everywhere

app-tagline = Tile rummy with family, friends and bots.
app-home = Home
app-close = Close
app-loading = One moment…
app-lost = This page does not exist.
app-failed = That did not work: { $reason }
app-unreachable = The server cannot be reached. Trying again…
app-offline = This page needs a connection. The score sheet works without one.
app-you = You
app-someone = Guest
app-copy = Copy
app-copied = Copied
app-share = Share
app-reload = Reload
app-rules = Rules
app-title-turn = ({ $count }) Your turn – Brikke

## Settings

settings-title = Settings
settings-name = Your name
settings-save = Save
settings-saved = Saved
settings-language = Language
settings-look = Appearance
settings-look-auto = Same as device
settings-look-light = Light
settings-look-dark = Dark
settings-big = Big tiles
settings-symbols = Symbols on the tiles
settings-symbols-about = Mountain, berry, wave and sun: one for each colour.
settings-sound = Sound
settings-calm = Less motion
settings-hands = Let the others see what I move
settings-hands-about = During your turn they see how you move the tiles on the table, but never what is on your rack.
settings-device = Play on another device, too
settings-device-about = Open this link there within ten minutes; you will then be the same player on both devices.
settings-device-make = Make a link
settings-device-replace = This device plays as { $name }. Switch to the player who sent the link?
settings-device-yes = Yes, switch
settings-device-welcome = This device now plays as { $name }.
settings-device-old = This link has already been used, or is too old. Make a new one.
settings-forget = Forget me
settings-forget-about = Your name disappears from every table, you cannot come back to your games, and the score sheets on this device are deleted.
settings-forget-sure = Forget me for good

## You at the table

profile-title = You at the table
profile-open = Your name, animal and colour
profile-animal = Your animal
profile-colour = Your colour
profile-colour-about = If somebody at the table has it already, you get the next one that is free.

## Home

home-new = Never played? Two minutes.
home-new-about = The fox shows you how, tile by tile.
home-who = Who will you play against?
home-sitting =
    { $count ->
        [one] { $names } sits down with you
       *[other] { $names } sit down with you
    }
home-name = What should we call you?
home-bots = Play against bots
home-bots-now = Play now
home-friends = Play with friends
home-friends-short = Friends
home-friends-about = Set up a table and send the link. No log-in, nothing to install.
home-friends-now = Set up a table
home-pass = Pass and play
home-pass-about = Everyone plays on this device and passes it on.
home-pass-now = Choose the players
home-join = Join a table
home-join-label = Link or code
home-join-now = Join
home-join-bad = This is not a table link or code: { $value }
home-join-none = No open table has this code: { $value }
home-continue = Continue playing
home-continue-more = More games
home-your-turn = Your turn
home-round-of = Round { $round } of { $rounds }
home-with = with { $names }
home-alone = nobody else yet
home-phase-waiting = Not started yet
home-phase-salting = Tiles are being dealt
home-phase-playing = Others are playing
home-phase-between = Round finished
home-phase-over = Match finished
home-listed = Open tables
home-listed-none = No open table at the moment.
home-watch = Watch
home-change = Change rules and players
home-puzzle-away = The puzzle could not be loaded.
home-more = More
home-more-learn = Learn
home-more-learn-about = Short hands-on lessons, then a first round.
home-more-rules = Rules
home-more-rules-about = Every edition in plain words, side by side.
home-more-puzzle = Puzzles
home-more-puzzle-about = Lay all your tiles: a new puzzle every day.
home-more-solve = Solver
home-more-solve-about = Find the best turn, check a turn, or put a table back together.
home-more-score = Score sheet
home-more-score-about = For games at a real table, with a timer; works offline.
home-more-replay = Replay
home-more-replay-about = Watch a finished round again and see what could have been.
home-more-games = My games
home-more-games-about = Your results, how they move, and puzzles from your own mistakes.
home-site = Play with friends at { $host }

keep-title = Keep it on this device
keep-about = Then it also plays where there is no network: on the boat, in the cabin, in the tunnel.
keep-now = Keep it ({ $size } MB)
keep-progress = { $done } of { $size } MB
keep-size = { $size } MB
keep-left-seconds = a few seconds more
keep-left-minutes = { $count ->
    [one] about a minute more
   *[other] about { $count } minutes more
}
keep-part-pages = Pages, lessons and puzzles
keep-part-pages-about = solver and score sheet, too
keep-part-engine = Table and bots
keep-part-engine-about = play without a network
keep-play = Play meanwhile
keep-done = On this device: everything works without a network, too.
keep-stop = Stop
keep-unsupported = This browser cannot keep the game: perhaps a private window, or an address without https.
keep-no-room = There is too little room on this device.
keep-unreachable = The files could not be fetched. What is here stays; try again later.

## Setting up a table

new-bots-title = Against bots
new-friends-title = A table for friends
new-pass-title = Pass and play
new-players = Players
new-player = Player { $number }
new-opponents = Opponents
new-strength = They play like
new-seats = Seats
new-edition = Edition
new-edition-about = Which leaflet is in your box?
new-house = House rules
new-house-none = As printed
new-house-some =
    { $count ->
        [one] One house rule
       *[other] { $count } house rules
    }
new-house-reset = Back to the printed rules
new-read-rules = Read these rules
new-options = At this table
new-casual = Turns may be taken back
new-casual-about = If everyone agrees and no tile has been drawn since.
new-hints = Hints are allowed
new-clock = Clock
new-clock-off = No time limit: everyone may think as long as they like.
new-speed = Speed of the bots
new-speed-slow = Slow
new-speed-normal = Normal
new-speed-fast = Fast
new-listed = Anyone can find this table
new-start = Start
new-make = Set up the table

edition-title-nordic = Nordic
edition-title-german = German
edition-title-finnish-classic = Finnish, classic
edition-title-norwegian-classic = Norwegian, classic
edition-title-norwegian-cards = Norwegian, playing cards
edition-title-custom = { $edition }, with house rules

house-opening-minimum = Opening worth at least
house-opening-minimum-about = What the first sets you lay must add up to.
house-opening-single-set = Opening is a single set
house-opening-single-set-about = Otherwise several sets may make up the sum.
house-opening-goes-on = Go on in the opening turn
house-opening-goes-on-about = Once the opening is on the table, the other sets may be used in the same turn.
house-jokers = Jokers
house-jokers-about = What may happen to a set that holds a joker.
house-jokers-free = Free – rearrange like any tile
house-jokers-locked = Locked – freed from the rack only, then into a new set
house-jokers-locked-own-rack = Strict – as locked, and the new set is all your own
house-joker-value = Joker left on the rack
house-joker-value-about = Minus points at the end of a round.
house-max-run-length = Longest run
house-max-run-length-about = Some leaflets say three or four tiles.
house-tiles-dealt = Tiles dealt
house-tiles-dealt-about = To each player at the start of a round.
house-turn-seconds = Time for a turn
house-turn-seconds-about = Anyone who runs out of time takes penalty tiles.
house-clock-before-opening = Clock runs before the opening
house-clock-before-opening-about = Otherwise it waits until you have opened.
house-penalty-tiles = Penalty tiles
house-penalty-tiles-about = Drawn by a player who runs out of time.
house-must-play-when-able = Must play if able
house-must-play-when-able-about = Only those who cannot play may draw.
house-empty-pool = When the pool is empty
house-empty-pool-about = What happens when no tile is left to draw.
house-empty-pool-play-on = Play goes on
house-empty-pool-must-play = Play goes on, and anyone who can play must
house-empty-pool-round-ends = The round ends
house-blocked-score = If nobody goes out
house-blocked-score-about = What the losers lose.
house-blocked-score-difference = The losers lose the difference between their rack and the winner’s
house-blocked-score-own-rack = The losers lose their whole rack
house-rounds = Rounds
house-rounds-about = In a match; the highest total wins.
house-yes = Yes
house-no = No
house-off = No clock
house-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
house-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
house-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }

bot-novice = Bo
bot-greedy = Rasmus
bot-casual = Alma
bot-random = Tove
bot-steady = Otto
bot-rearranger = Finn
bot-expert = Ida
bot-hoarder = Gunnar
bot-champion = Siv
bot-level-novice = beginner
bot-level-casual = easy-going
bot-level-steady = steady
bot-level-rearranger = steady
bot-level-expert = expert
bot-level-champion = champion
bot-about-novice = Has just learned the game and loves drawing tiles.
bot-about-casual = Plays for the company.
bot-about-steady = Never hurries, never skips a tile.
bot-about-rearranger = Rebuilds half the table for a three.
bot-about-expert = Saves her jokers for a rainy day.
bot-about-champion = Never misses.

## Before a match

seat-free = Free seat
seat-sit = Sit down
seat-add-bot = Add a bot
seat-remove = Remove { $name }
seat-bot = Bot
seat-host = Host
seat-you = you
lobby-title = The table is set
lobby-invite = Send this link to everyone who is going to play
lobby-code = Or they open { $address } and enter this code
lobby-qr = The same link as a QR code, for a phone’s camera
invite-network = Phones on the same network can open this link.
invite-address = Address of this computer
invite-local = This link works only on this computer, because Brikke accepts no other connections. To let phones join, stop Brikke and start it like this:
invite-alone = This computer is not on a network: the link works only here.
lobby-start = Start the match
lobby-needs-two = At least two players are needed.
lobby-wait-host = Waiting for { $name } to start the match.
lobby-name = Your name at this table
lobby-full = All seats are taken. You may watch.

## At the table

table-loading = Opening the table…
table-gone = There is no such table. The link may be incomplete or too old.
table-turn-yours = Your turn
table-turn-of = { $name } is playing
table-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
table-opened = has opened
table-not-opened = not opened yet
table-away = not connected
table-stand-in = a bot stands in
table-pool =
    { $count ->
        [0] The pool is empty
        [one] One tile in the pool
       *[other] { $count } tiles in the pool
    }
table-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-you-watch = You are watching.
table-round = Round { $round } of { $rounds }
table-empty = There is nothing on the table yet.
table-area = Table
table-rack = Your rack
table-new-set = New set
table-new-set-here = Put the selected tiles into a new set
table-tiles-stay = Tiles on the table stay there.
table-menu = Menu
table-leave = Leave the table
table-leave-about = A bot will play on for you.
table-leave-sure = Leave now
table-pause = Pause
table-pause-asked = { $name } would like a pause.
table-pause-agree = Agree
table-decline = No
table-paused = Paused: the clock has stopped.
table-resume = Continue
table-take-back = Take back the turn
table-take-back-asked = { $name } would like to take back the last turn.
table-taken-back = The last turn was taken back.
table-declined = { $name } does not agree.
table-asked = You have asked. The others have to agree.
table-stood-in = A bot is playing for you.
table-removed = Your seat was given to a bot.
table-come-back = Take my seat back
table-offline = No connection. Your unfinished turn is kept; we keep trying.
table-restart = The server is restarting. Your unfinished turn is kept.
table-online = Connected again.
table-go-on-about = The server is away. You can go on here, on this device: the table, the scores and your tiles stay. The bots’ tiles and the pool are dealt again, because only the server knows them.
table-go-on = Go on here
table-closed = The server has closed the connection.
table-dealing = The tiles are being dealt…
table-starts = { $name } starts.
table-you-start = You start.
table-watch-round = Replay of round { $round }
table-keys = Keys: arrows go from tile to tile, Enter selects and puts down, Shift with arrows selects several, A a whole set, G makes a gap on the rack, N makes a new set, R puts tiles back on the rack, Ctrl+Z undoes, Ctrl+Enter is Done.

## Tiles and sets, also read aloud

tile-red = red { $number }
tile-blue = blue { $number }
tile-black = black { $number }
tile-orange = orange { $number }
tile-clubs = { $number } of clubs
tile-spades = { $number } of spades
tile-hearts = { $number } of hearts
tile-diamonds = { $number } of diamonds
tile-ace = ace
tile-jack = jack
tile-queen = queen
tile-king = king
tile-joker = joker
tile-yours = from your rack
tile-new = just played
tile-hinted = part of the hint
tile-best = part of the best turn
set-run = Run: { $tiles }
set-group = Group: { $tiles }
set-no = Not a set: { $tiles }
lift-run =
    { $colour ->
        [black] Black run
        [red] Red run
        [blue] Blue run
        [orange] Orange run
        [clubs] Run of clubs
        [spades] Run of spades
        [hearts] Run of hearts
        [diamonds] Run of diamonds
       *[none] Run
    }
lift-group = Group
lift-no-set = Not a set yet
lift-hint = tap a gap to split it
lift-hint-chosen = tap + to add the tile
lift-close = Put the set back
lift-split = Split after { $tile }
lift-add-before = Add before { $tile }
lift-add-after = Add after { $tile }

flaw-too-short = too short
flaw-only-jokers = only jokers
flaw-mixed = does not match
flaw-colours-repeat =
    { $faces ->
        [cards] a suit twice
       *[numbers] a colour twice
    }
flaw-group-too-large = more than four
flaw-not-consecutive = gap in the run
flaw-tile-twice = a tile twice
flaw-past-13 =
    { $faces ->
        [cards] nothing after the king
       *[numbers] nothing after 13
    }
flaw-below-1 =
    { $faces ->
        [cards] nothing before the ace
       *[numbers] nothing before 1
    }
flaw-run-too-long = run too long
flaw-too-many-jokers = two jokers

## The own turn

turn-done = Done
turn-undo = Undo
turn-redo = Redo
turn-reset = Back to the start of the turn
turn-reset-short = Start over
turn-sort = Sort
turn-draw = Draw a tile
turn-draw-about = Takes one tile and ends your turn.
turn-draw-short = Draw
turn-tools = Tools
turn-draw-back = Put back and draw
turn-pass = Pass
turn-pass-about = Ends your turn when there is no tile left to draw.
turn-sort-colour =
    { $faces ->
        [cards] Sort by suit
       *[numbers] Sort by colour
    }
turn-sort-number =
    { $faces ->
        [cards] Sort by rank
       *[numbers] Sort by number
    }
turn-find = Find sets
turn-find-none = There is no set on your rack.
turn-find-done =
    { $count ->
        [one] Found one set on your rack.
       *[other] Found { $count } sets on your rack.
    }
turn-find-joins =
    { $count ->
        [one] One tile joins a set on the table.
       *[other] { $count } tiles join sets on the table.
    }
turn-find-join = To { $set }: { $tiles }.
turn-lay-something = Lay tiles, or draw one.
turn-checking = Checking…
turn-legal = This turn is fine.
turn-wins = This turn wins the round!
turn-not-yet = This will be fine once it is your turn.
turn-wrong = That does not work yet
turn-opening = Opening: { $reached } of { $needed }
turn-opening-due = Opening: { $needed } needed
turn-opening-any = Open with sets from your rack.
turn-scratch = Try things out: only you see this.
turn-scratch-changed = The table has changed; your plan was adjusted.
turn-sent = Sending…
turn-fix = { $count ->
        [one] One set is not right yet.
       *[other] { $count } sets are not right yet.
    }

clock-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
clock-last = Ten seconds left
clock-cost =
    { $count ->
        [0] If time runs out, an unfinished turn is undone.
        [one] If time runs out, an unfinished turn is undone and you draw a penalty tile.
       *[other] If time runs out, an unfinished turn is undone and you draw { $count } penalty tiles.
    }

## What happened, also read aloud

said-you-played = You played: { $tiles }.
said-played = { $name } played: { $tiles }.
said-you-played-moved =
    { $count ->
        [one] You moved one tile on the table and played: { $tiles }.
       *[other] You moved { $count } tiles on the table and played: { $tiles }.
    }
said-played-moved =
    { $count ->
        [one] { $name } moved one tile on the table and played: { $tiles }.
       *[other] { $name } moved { $count } tiles on the table and played: { $tiles }.
    }
said-you-drew = You drew a tile: { $tile }.
said-drew = { $name } drew a tile.
said-you-passed = You passed.
said-passed = { $name } passed.
said-you-timed-out =
    { $count ->
        [0] Your time was up. The table is as it was.
        [one] Your time was up. The table is as it was, and you drew a penalty tile.
       *[other] Your time was up. The table is as it was, and you drew { $count } penalty tiles.
    }
said-timed-out =
    { $count ->
        [0] { $name } ran out of time.
        [one] { $name } ran out of time and drew a penalty tile.
       *[other] { $name } ran out of time and drew { $count } penalty tiles.
    }
said-your-turn = It is your turn.
said-moved = Moved: { $tiles }
said-picked =
    { $count ->
        [one] One tile selected.
       *[other] { $count } tiles selected.
    }
said-joined = { $name } has come back.
said-left = { $name } has lost the connection.
said-handed-over = A bot is playing for { $name }.
said-gone = { $name } has left for good. { $bot } plays on.
said-removed = { $name } was removed by the host. { $bot } plays on.
said-spectator = Someone watching: { $text }

## Recap

recap-title = Since your turn
recap-title-watch = The last turns
recap-none = Nobody has played yet.
recap-back = Step back
recap-forth = Step forward
recap-drew = drew
recap-timed-out = out of time
recap-passed = passed

## Hints

hint-ask = Hint
hint-none = Nothing can be played. Draw a tile.
hint-none-pass = Nothing can be played. Pass.
hint-there-is =
    { $count ->
        [one] You can play one tile.
       *[other] You can play { $count } tiles.
    }
hint-goes-out = You can win the round this turn!
hint-which = Which tiles?
hint-tiles = With these: { $tiles }
hint-how = How?
hint-steps = Like this:
hint-step = { $step } of { $steps }
hint-lay-out = Show me

## Calling across the table

react-title = Say something
react-well-played = Well played!
react-thanks = Thanks!
react-wow = Wow!
react-ouch = Ouch!
react-thinking = Let me think…
react-hurry = It is your turn!
react-hello = Hello!
react-bye = Goodbye!

## Pass and play

pass-to = Over to { $name }
pass-about = Hand the device on. Nobody else should look.
pass-ready = I am { $name }

## The end of a round

round-won = { $name } wins the round
round-you-won = You win the round!
round-ending-out = { $call }
round-ending-blocked = Nobody laid any more tiles; the lowest rack wins.
round-ending-pool-empty = The pool is empty; the lowest rack wins.
round-left = Left on the racks
round-left-none = nothing
round-watch = Watch the round again
round-next = Next round
round-next-wait = Waiting for the others…
round-show-table = See the table
round-show-sheet = See the score sheet
end-you-went-out = You go out!
end-went-out = { $name } goes out!
end-last-turn = The last turn
end-best-turn = Turn of the round
end-best-laid = { $name } laid { $count ->
        [one] one tile
       *[other] { $count } tiles
    }{ $moved ->
        [0] .
        [one] {" "}and moved one.
       *[other] {" "}and moved { $moved }.
    }
end-costliest = Your costliest turn
end-costliest-drew = Turn { $number }: you drew. You could have laid this.
end-costliest-more = { $count ->
        [one] Turn { $number }: you could have laid one more tile.
       *[other] Turn { $number }: you could have laid { $count } more tiles.
    }
end-costliest-exit = Turn { $number }: you could have gone out.
end-share = Share a picture
end-share-title = A picture of it
end-share-about = The picture is made on this device and shows no racks.
end-share-sub = { $points } in round { $round }
end-share-beat = Can you beat this?
match-won = { $name } wins the match
match-you-won = You win the match!
match-tied = The match ends in a tie
match-rematch = Play again
match-abandoned = The match was abandoned.
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-sum = Pluses and minuses balance in every round.
proof-title = Was the deal fair?
proof-about = Before the deal the server committed itself to a secret, then every player added some randomness of their own. Now the secret is revealed, and this page has dealt the tiles again.
proof-checking = Dealing again…
proof-holds = Fair: the same secret, the same randomness, the same tiles.
proof-unseen = The deal matches what the server says, but this device did not see the server’s promise beforehand.
proof-fails = This deal does not follow from what was promised!
proof-missing = The record of this round is not available at the moment.
proof-record = Download the round

## Refusals

refused-illegal = The rules do not allow this turn.
refused-stale = The table has changed in the meantime. Look again.
refused-time-up = Your time is up.
refused-paused = The game is paused.
refused-wrong-phase = Not now.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host may do this.
refused-already-seated = You already have a seat.
refused-table-full = No seat is free.
refused-barred = The host has removed you from this table.
refused-too-few-seats = At least two players are needed.
refused-no-such-seat = Nobody sits there.
refused-no-such-bot = There is no such bot.
refused-salt-sent = This has already been done.
refused-not-casual = At this table turns cannot be taken back.
refused-nothing-to-take-back = There is no turn of yours to take back.
refused-take-back-after-draw = A tile has been drawn since. What was seen cannot be unseen.
refused-already-asked = You have already asked.
refused-nothing-asked = Nobody asked for anything.
refused-hints-off = Hints are off at this table.
refused-too-often = A little slower, please.
refused-bad-tiles = There are no such tiles.
refused-too-hard = This turn is too hard to judge. Lay fewer tiles at a time.
refused-busy = The server is busy. Try again in a moment.
refused-malformed = The server did not understand. Reload the page.
refused-worn-out = So much has been played at this table that it cannot take any more. Set up a new one.
refused-no-such-table = There is no such table.
refused-expired = This table was removed because nobody had been there for a long time.
refused-bad-token = The server does not know you any more.
refused-name-taken = Somebody keeps a name that looks like this one. Choose another.
refused-unreadable = This table cannot be read on this device any more.
refused-storage-blocked = This browser lets the game keep nothing here: perhaps a private window.
refused-storage-full = This device has no room left, so the turn was not kept. Make room and try again.
refused-storage-newer = A newer version of the game has been opened on this device. Reload the page.
