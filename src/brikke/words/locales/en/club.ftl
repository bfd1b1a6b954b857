### Clubs, finding players, and the page of the server’s host.

club-title = Clubs
club-about = Play with the same people again: open tables, standings, and the rules you agreed on.
club-mine = Your clubs
club-enter = Join with a code
club-enter-about = Six characters from a friend lead you to their club or table.
club-found = Found a club
club-for-code = One code brings all your friends in.
club-for-tables = Open tables: whoever has time sits down.
club-for-evenings = Evenings with the same tiles for everyone, and standings.
club-name = Name of the club
club-name-taken = There is a club with a name like this already. Add something: your town, or your street.
club-found-now = Found the club
club-found-about = No log-in, no e-mail, no password: the club is there at once.
club-join = Join the club
club-join-about = { $count ->
    [one] One person plays here.
   *[other] { $count } people play here.
  }
club-join-free = No log-in, no e-mail. You can leave whenever you like.
club-size = { $count ->
    [one] One member
   *[other] { $count } members
  }
club-here = { $count ->
    [one] one at a table now
   *[other] { $count } at a table now
  }
club-alone = Your club is founded. Three steps to the first evening:
club-code = Invite a friend with this code
club-invite = Invite
club-invite-first = Invite your friends
club-invite-about = Send them the link or the code. One tap and they are members: no log-in, no e-mail.
club-try = See how an evening goes
club-try-about = You play a round against Otto, and bots play the same tiles at a second table. It counts for nothing.
club-try-now = Try it with bots
club-try-example = Afterwards the standings look like this:
club-try-name = Trial with bots
club-plan = Plan the first evening
club-keep = Keep the club yours
club-keep-about = You host it as a guest of this device. With eight words or a passkey you are its host on any other one, too.
club-keep-now = Keep it
club-tables = Open tables
club-tables-all = All { $count }
club-tables-none = No table is open. Open one: the others see it here and sit down.
club-new-table = New table
club-sit = Sit down
club-back = Back to your table
club-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
  }
club-standings = Standings
club-standings-won = Rounds won
club-standings-won-about = In the tournaments of the club.
club-standings-won-of = { $won } of { $count }
club-standings-equal = Equal tiles
club-standings-equal-about = How many others with the same tiles somebody has beaten, in per cent. A tie counts half.
club-standings-rated = Rating, { $seats } players
club-standings-none = Nobody has points yet. The first rated round or tournament decides.
club-standings-few = A question mark: few rounds so far, the number may still change a lot.
club-members = Members
club-role-host = host
club-role-helper = helper
club-role-member = member
club-manage = More about { $name }
club-make-helper = Make a helper
club-make-member = No longer a helper
club-make-host = Hand the club over
club-mute = Mute
club-unmute = Let speak again
club-remove = Remove from the club
club-muted = muted
club-at-table = at a table
club-rules = Rules of the club
club-leave = Leave the club
club-chat-allow = Members may write to each other
club-chat = Messages
club-chat-label = Your message
club-chat-send = Send
club-chat-report = Report this message
club-chat-reported = Thank you. The hosts of the club will look at it.
club-chat-remove = Remove this message
club-report = { $by } about { $about }:
club-report-log = What happened
club-report-sealed = You can read what happened when this deal has been played at all tables.
club-report-done = Dealt with
report-rude = rude
report-unfair = unfair
report-name = offensive name
report-other = something else
seek-about = As soon as others want the same game, you sit down together.
seek-pace = Time for a turn
seek-options = Rules and time
seek-bots = Bots may take free seats
seek-nobody = Nobody is waiting at the moment. You get a seat as soon as somebody else looks.
seek-now = Look for players
seek-waiting = { $count ->
    [one] You are the first of { $seats }. Keep this page open.
   *[other] { $count } of { $seats } are there. Keep this page open.
  }
seek-stop = Stop looking
seek-open = { $count ->
    [one] One waits: { $edition }, { $seats } seats
   *[other] { $count } wait: { $edition }, { $seats } seats
  }
seek-join = Me too
host-title = Your server
host-connections = At the tables now
host-lately = Seen lately
host-guests = Guests
host-kept = Kept names
host-tables-in = Tables:
host-playing = In play
host-reports = Reports
host-none = None.
host-newest = Tables that changed last
host-retention = What is kept, and for how long
host-archive = Tables are archived after
host-keep = Archived tables are removed after
host-keep-guests = Guests who stay away are removed after
host-never = never
host-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
host-limits = Limits
host-limit-burst = at once
host-limit-from-address = From one address
host-limit-from-guest = From one guest
host-limit-from-connection = On one connection
host-limit-from-mailbox = To one e-mail address
host-limit-after = then
host-limit-rate = { $count } a second
host-limit-every = 1 per { $time }
host-limit-requests = Requests of pages
host-limit-guests = New guests
host-limit-tables = New tables
host-limit-records = Stored records
host-limit-transfers = Moves to another device
host-limit-sign-ins = Attempts to sign in
host-limit-proofs = New passkeys and phrases
host-limit-exports = Exports of all games
host-limit-codes = Tries of a table’s code
host-limit-questions = Questions to the solver
host-limit-sockets = New connections to tables
host-limit-connections = Open connections to tables
host-limit-commands = Moves at tables
host-limit-refusals = Refused moves
host-limit-stored = Stored data
host-limit-messages = Messages
host-limit-bytes = Data sent
host-limit-rests = Times it may send too much
host-limit-open = Open connections of any kind
host-limit-clubs = Clubs
host-limit-reports = Reports
host-limit-seeks = Searches for players
host-limit-tournaments = Steps in tournaments
host-limit-devices = Devices that are told of turns
host-limit-mails = E-mails that confirm an address
host-limit-bots = New connected bots and their tokens
host-limit-invitations = Invitations of bots
host-bad-token = This address is no longer valid. “brikke host” prints a new one.
host-bots = Connected bots
host-bots-stop = Stop all bots
host-bots-allow = Let bots play again
host-bot-owner = by { $name }
host-bot-online = connected
host-bot-listed = Offered to everybody
host-bot-stopped = Stopped
club-events = Events
club-event-next = Next event
club-event-now = Being played now
club-events-none = Nothing is planned yet.
club-events-yours = Nothing is planned yet. How about an evening where everyone plays the same tiles?
club-rulebook-printed = Exactly as in the leaflet.
club-rulebook-change = Change the rules
report-about = About whom?
report-why = What is it about?
report-note = The report holds what everyone at the table saw. It names no tile.
report-send = Send the report
report-sent = Thank you. The host will see what happened at this table.
