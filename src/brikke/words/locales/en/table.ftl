### The table.

## Before a match

seat-free = Free seat
seat-sit = Sit down
seat-add-bot = Add a bot
seat-programs = Programs of others
seat-program-online = connected: comes at once
seat-program-away = not connected at the moment
seat-program-invited = { $name } is invited.
seat-remove = Remove { $name }
seat-bot = Bot
seat-host = Host
seat-you = you
lobby-title = The table is set
lobby-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
lobby-invites = { $name } invites you
lobby-invite = Send this link to everyone who is going to play
lobby-start = Start the match
lobby-needs-two = At least two players are needed.
lobby-wait-host = Waiting for { $name } to start the match.
lobby-name = Your name at this table
lobby-rated = Rated table: no hints, nothing is taken back, and leaving costs what losing does.
lobby-shared-address = Two of you use the same internet address, so these rounds do not count for ratings.
lobby-full = All seats are taken. You may watch.

## At the table

table-loading = Opening the table…
table-gone = There is no such table. The link may be incomplete or too old.
table-turn-yours = Your turn
turn-yours = Your turn: lay or draw
turn-yours-pool-empty = Your turn: lay or pass
turn-yours-opening = Your turn: open with { $needed }
table-opening-about = Your first sets must add up to at least { $needed }, laid in one turn from your own rack.
table-opening-about-single = Your first set must be worth at least { $needed } and come from your own rack.
table-opened = has opened
table-not-opened = not opened yet
turn-opened = You have opened: now the whole table is yours.
table-away = not connected
table-stand-in = a bot stands in
table-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-you-watch = You are watching.
table-round = Round { $round } of { $rounds }
table-menu = Menu
table-leave = Leave the table
table-leave-about = A bot will play on for you.
table-leave-sure = Leave now
table-pause-asked = { $name } would like a pause.
table-pause-agree = Agree
table-decline = No
table-paused = Paused: the clock has stopped.
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
table-keys = Keys: arrows go from tile to tile, Enter selects and puts down, Shift with arrows selects several, A a whole set, Shift while dragging pulls a run apart, G makes a gap on the rack, N makes a new set, R puts tiles back on the rack, Ctrl+Z undoes, Ctrl+Enter is Done.

## The own turn

turn-reset-short = Start over
turn-sort = Sort
turn-draw-about = Takes one tile and ends your turn.
turn-draw-short = Draw
turn-tools = Tools
turn-draw-back = Put back and draw
turn-put-back = Put back
turn-pass = Pass
turn-pass-about = Ends your turn when there is no tile left to draw.
turn-tidy = Tidy
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
turn-scratch-changed = The table has changed; your plan was adjusted.
turn-sent = Sending…

## What happened, also read aloud

said-you-played = You laid { $tiles }.
said-you-played-moved = You laid { $tiles }; moved { $moved }.
said-played-moved = { $name } laid { $tiles }; moved { $moved }.
said-joker = A joker now stands for { $tile }.
# “blue 6 from the run blue 4 to blue 7 into the group of 6s”; several are put together with “; ”.
said-move =
    { $tiles } from the { $source ->
        [group] group of
       *[run] run
    } { $from } into the { $target ->
        [group] group of
       *[run] run
    } { $to }
said-moves-more =
    { $count ->
        [one] one more tile
       *[other] { $count } more tiles
    }
# A run by its first and last tile, a group by its number, or by its cards.
said-run = { $first } to { $last }
said-group =
    { $court ->
       *[none] { $number }s
        [ace] aces
        [jack] jacks
        [queen] queens
        [king] kings
    }
said-you-drew = You drew a tile: { $tile }.
said-you-passed = You passed.
said-you-timed-out =
    { $count ->
        [0] Your time was up. The table is as it was.
        [one] Your time was up. The table is as it was, and you drew a penalty tile.
       *[other] Your time was up. The table is as it was, and you drew { $count } penalty tiles.
    }
said-your-turn = It is your turn.
said-joined = { $name } has come back.
said-left = { $name } has lost the connection.
said-handed-over = A bot is playing for { $name }.
said-gone = { $name } has left for good. { $bot } plays on.
said-removed = { $name } was removed by the host. { $bot } plays on.
said-spectator = Someone watching: { $text }

## Recap

recap-title = Since your turn
# The same before the first own turn.
recap-title-first = So far
recap-title-watch = The last turns
recap-none = Nobody has played yet.
# What a player did, each word before small pictures of tiles: “laid 5 6 7 moved 8 from 9 10 11”.
recap-laid = laid
recap-moved = moved
recap-from = from
recap-back = Step back
recap-forth = Step forward
recap-drew = drew
recap-timed-out = out of time
recap-passed = passed

## Steps of a hint, in a few words

hint-do-tiles = With these tiles
hint-do-lay = Lay these as a new set
hint-do-add =
    { $count ->
        [one] Add this tile to the set
       *[other] Add these tiles to the set
    }
hint-do-form = Make a new set of these
hint-do-change = Rebuild the set with these

## Joy over a turn

reward-many = { $count } tiles in one turn!
reward-record = { $count } tiles: your biggest turn yet!
reward-joker = You set a joker free!

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
round-left-none = nothing
round-watch = Watch the round again
end-watch-short = Watch
round-next = Next round
round-next-wait = Waiting for the others…
round-show-table = See the table
end-table-short = Table
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
end-best-you-laid = You laid { $count ->
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
end-share-title = A picture to share
end-share-about = The picture is made on this device and shows no racks.
end-share-sub = { $points } in round { $round }
end-share-beat = Can you beat this?
match-you-won = You win the match!
match-rematch = Play again
match-abandoned = The match was abandoned.
table-report = Report somebody

## The fair deal

proof-about = Before the deal the server committed itself to a secret, then every player added some randomness of their own. Now the secret is revealed, and this page has dealt the tiles again.
proof-checking = Dealing again…
proof-holds-short = The deal was fair: checked.
proof-holds = Fair: the same secret, the same randomness, the same tiles.
proof-unseen-short = The deal was checked after the round.
proof-unseen = The deal matches what the server says, but this device did not see the server’s promise beforehand.
proof-fails = This deal does not follow from what was promised!
proof-missing = The record of this round is not available at the moment.
