### The browser.

## Everywhere

app-tagline = Rummy with tiles: be first to lay all of yours.
app-home = Home
app-close = Close
app-loading = One moment…
app-lost = This page does not exist.
app-needs-server = This page needs a server. Here the game runs without one.
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
settings-language = Language
settings-notices = Tell me when it is my turn
settings-sound = Sound
settings-device-replace = This device plays as { $name }. Switch to the player who sent the link?
settings-device-yes = Yes, switch
settings-device-welcome = This device now plays as { $name }.
settings-device-old = This link has already been used, or is too old. Make a new one.

## You at the table

profile-title = You at the table
profile-open = Your name, animal and colour
profile-animal = Your animal
profile-colour = Your colour
profile-colour-about = If somebody at the table has it already, you get the next one that is free.

## Home

home-new = Never played? Two minutes.
home-new-about = The fox shows you how, tile by tile.
home-sets = Two kinds of sets
home-group = Same number, different colours
home-run = Same colour, in a row
home-who = Who will you play against?
home-easy = easy
home-hard = hard
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
seek-title = Find players
home-waiting = { $count ->
    [one] One person is looking for players
   *[other] { $count } people are looking for players
  }
home-seek-about = Nobody around? Sit down with others who want to play now.
home-pass = Pass and play
home-pass-about = Everyone plays on this device and passes it on.
home-pass-now = Choose the players
home-join = Join a table
home-join-label = Link or code
home-join-now = Join
home-join-bad = This is not a link or code of a table or club: { $value }
home-join-none = No open table and no club has this code: { $value }
home-continue = Continue playing
home-continue-more = More games
home-continue-all = { $count ->
    [one] Show one older game
   *[other] Show { $count } older games
}
home-your-turn = Your turn
home-your-turn-left = Your turn: { $time } left
home-round-of = Round { $round } of { $rounds }
home-with = with { $names }
home-alone = nobody else yet
home-phase-waiting = Not started yet
home-phase-salting = Tiles are being dealt
home-phase-playing = Others are playing
home-phase-between = Round finished
home-phase-over = Match finished
home-listed = Open tables
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
home-more-club = Clubs
home-more-club-about = Find players, and a place where your friends meet.
home-more-games = My games
home-more-games-about = Your results, how they move, and puzzles from your own mistakes.
home-more-tournament = Tournaments
home-more-tournament-about = An evening in which everyone has the same tiles.
home-site = Play with friends at { $host }
nav-play = Play

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
new-rated = Rated
new-rated-about = Counts for everybody’s rating: no hints, nothing is taken back, and leaving costs what losing does.
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
house-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
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
bot-level1 = Runa 1
bot-level2 = Runa 2
bot-level3 = Runa 3
bot-level4 = Runa 4
bot-level5 = Runa 5
bot-level6 = Runa 6
bot-level7 = Runa 7
bot-level8 = Runa 8
bot-level9 = Runa 9
bot-level10 = Runa 10
bot-level11 = Runa 11
bot-level12 = Runa 12
bot-just-above = Runa
bot-level-novice = beginner
bot-level-just-above = just above you
bot-level-casual = easy-going
bot-level-steady = steady
bot-level-rearranger = steady
bot-level-expert = expert
bot-level-champion = champion
bot-about-novice = Has just learned the game and loves drawing tiles.
bot-about-just-above = Follows your results, and stays a step ahead.
bot-about-casual = Plays for the company.
bot-about-steady = Never hurries, never skips a tile.
bot-about-rearranger = Rebuilds half the table for a three.
bot-about-expert = Saves her jokers for a rainy day.
bot-about-champion = Never misses. Holds tiles back until they all fit.

## Before a match

lobby-code = Or they open { $address } and enter this code
lobby-qr = The same link as a QR code, for a phone’s camera
invite-network = Phones on the same network can open this link.
invite-address = Address of this computer
invite-local = This link works only on this computer, because Brikke accepts no other connections. To let phones join, stop Brikke and start it like this:
invite-alone = This computer is not on a network: the link works only here.
rating-words = rating { $points }, give or take { $doubt }
rating-provisional = provisional

## At the table

table-turn-of = { $name } is playing
table-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
table-pool =
    { $count ->
        [0] The pool is empty
        [one] One tile in the pool
       *[other] { $count } tiles in the pool
    }
table-empty = There is nothing on the table yet.
table-area = Table
table-rack = Your rack
table-new-set = New set
table-new-set-here = Put the selected tiles into a new set
table-tiles-stay = Tiles on the table stay there.
table-pause = Pause
table-resume = Continue

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
lift-hint = tap the scissors to split it
lift-hint-single = tap the tile to choose it
lift-hint-chosen = tap + to add the tile
lift-hint-fits = tap the dashed place to add the tile
lift-close = Put the set back
lift-split = Split after { $tile }
lift-add-before = Add before { $tile }
lift-add-after = Add after { $tile }

flaw-too-short = too short
flaw-needs-more =
    { $count ->
        [one] one more to make three
       *[other] two more to make three
    }
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
turn-draw = Draw a tile
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
turn-lay-something = Lay tiles, or draw one.
turn-checking = Checking…
turn-legal = This turn is fine.
turn-wins = This turn wins the round!
turn-not-yet = This will be fine once it is your turn.
turn-wrong = That does not work yet
turn-opening = Opening: { $reached } of { $needed }
# Of sets that are complete, and the number of tiles that are in none yet.
turn-opening-more = { $reached } of { $needed }, { $count } not in a set
turn-opening-due = Opening: { $needed } needed
turn-opening-any = Open with sets from your rack.
turn-scratch = Try things out: only you see this.
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

said-played = { $name } laid { $tiles }.
said-drew = { $name } drew a tile.
said-passed = { $name } passed.
said-timed-out =
    { $count ->
        [0] { $name } ran out of time.
        [one] { $name } ran out of time and drew a penalty tile.
       *[other] { $name } ran out of time and drew { $count } penalty tiles.
    }
said-moved = Moved: { $tiles }
said-picked =
    { $count ->
        [one] One tile selected.
       *[other] { $count } tiles selected.
    }

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
hint-by-tiles = Most tiles
hint-by-chances = Best chances
hint-best-play =
    { $count ->
        [one] Your chances are best with one tile.
       *[other] Your chances are best with { $count } tiles.
    }
hint-best-draw = Your chances are best if you draw.
hint-best-draw-pass = Your chances are best if you pass.
hint-chance = About { $chance }% chance of winning

## The end of a round

round-left = Left on the racks
tour-back = Back to the tournament
match-won = { $name } wins the match
match-tied = The match ends in a tie
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-sum = Pluses and minuses balance in every round.
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
refused-no-such-club = There is no club at this address.
refused-no-such-member = This person is not in the club.
refused-not-member = Only members of the club may do this.
refused-muted = You have been muted in this club.
refused-chat-off = This club has no chat.
refused-no-such-message = This message is gone.
refused-not-seeking = The search is over.
refused-rated = During a rated match nobody is removed.
refused-name-not-kept = Keep your name first: rated tables are for people who keep their name.
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
refused-tournament-table = Not at a table of a tournament: it decides who plays.
refused-sealed = This deal is still being played at another table. Watch it when the round is over.
refused-for-people = Only people may do this.
refused-not-invited = This bot has not been invited to the table.
refused-bot-stopped = The host of the server has stopped this bot.
refused-bot-busy = This bot has too much to do at the moment.
refused-own-bot = At a rated table nobody plays with a bot of their own.
program-name = { $name } (bot)
refused-unreadable = This table cannot be read on this device any more.
refused-storage-blocked = This browser lets the game keep nothing here: perhaps a private window.
refused-storage-full = This device has no room left, so the turn was not kept. Make room and try again.
refused-storage-newer = A newer version of the game has been opened on this device. Reload the page.
