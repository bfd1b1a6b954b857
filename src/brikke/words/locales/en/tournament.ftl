### Tournaments on equal tiles.

refused-no-such-tournament = There is no tournament at this address.
tour-title = Tournaments
tour-about = Everyone gets the same tiles, and you see who made the most of them.
tour-none = You do not take part in a tournament yet.
tour-how = How it works
tour-how-invite = Set it up and invite by link or code. Who comes late plays from the next round on.
tour-how-same = Every table gets the same tiles, so luck helps nobody.
tour-how-compare = After each round you see what others did with your rack, turn by turn.
tour-new = New tournament
tour-name = Name
tour-name-example = Club evening
tour-rounds = Rounds
tour-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
tour-meeting = Who meets whom
tour-meeting-swiss = Swiss
tour-meeting-drawn = Drawn
tour-meeting-swiss-about = Those who stand equal meet.
tour-meeting-drawn-about = Every round is drawn again.
tour-break = Break between rounds
tour-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tour-starts = Begins
tour-starts-about = Leave it open to begin yourself, when everyone is here.
tour-plays = I play, too
tour-make = Set it up
tour-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tour-coming = { $count ->
    [0] Nobody has joined yet
    [one] One person has joined
   *[other] { $count } have joined
  }
tour-open = Not begun yet
tour-over = Over
tour-join = Take a seat
tour-visit = To the tournament
tour-leave = Leave
tour-joined = You take part.
tour-next = You play from the next round on.
tour-begin = Begin
tour-begin-needs = Nobody has taken a seat yet. Take one or invite others, then it can begin.
tour-begin-next = Begin the next round
tour-pause = Pause after this round
tour-go-on = Go on
tour-paused = The organiser has paused the tournament.
tour-waits = The organiser begins when everyone is here.
tour-waits-for-you = Begin when everyone is here.
tour-seating = The tables are being set up …
tour-seats-free = Whoever joins is listed here.
tour-begins-in = Begins in
tour-next-in = Next round in
tour-playing-for = Playing for
tour-my-table = To table { $number }
tour-my-done = Your table has finished. The others are still playing.
tour-tables = Tables
tour-tables-more = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
  }
tour-table = Table { $number }
tour-done = finished
tour-playing = playing
tour-house = Bot of the house
tour-standings = Standings
tour-percent = % of others beaten
tour-points = Points
tour-place = Place
tour-player = Player
tour-change = Up or down
tour-match-points = Match points
tour-screen = Projector
tour-bell = Ring a bell
tour-bell-about = when a round begins or ends
tour-scan = Scan to take part
tour-club-code = Join the club with this code
tour-invite = Invite
tour-deals = The deals
tour-deal = Deal { $number }
tour-deal-about = All tables played these tiles. See what others made of your rack.
tour-seat = Seat { $number }
tour-watch = Watch the replay
tour-side = Side by side
tour-turn = Turn { $number }
tour-turn-none = Finished before this turn.
tour-turn-drew = { $name } drew a tile.
tour-turn-played = { $name } played:
tour-turn-best = The best turn:
tour-turn-right = Nothing better was possible.
tour-fair = Were the deals fair? Check them yourself
tour-fair-about = All deals were settled before anyone joined, and these long numbers prove it. When a round is over, its seed appears below its number: the SHA-256 of the seed is that number.
