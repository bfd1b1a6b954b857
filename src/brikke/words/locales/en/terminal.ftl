### The command line.

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
replay-end-out = { $seat } has no tiles left and calls “{ $call }”
replay-end-blocked = Nobody lays any more tiles. { $seat } has the lowest rack.
replay-end-pool-empty = The pool is empty. { $seat } has the lowest rack.
replay-sheet-round = Round { $number }
replay-sheet-total = Total

## Help and errors

help-brikke = Tile rummy by five printed leaflets. All commands take --lang, as in --lang de.
help-commands = Commands
help-parameters = Parameters
help-usage = Usage: { $usage }
help-usage-command = COMMAND
help-usage-options = {"["}OPTIONS]
help-usage-one = {"["}ARGUMENT]
help-usage-many = {"["}ARGUMENTS…]
help-default = {"["}default: { $value }]
help-variable = {"["}variable: { $name }]
help-required = {"["}required]
help-help = Display this help.
help-version = Display the version.

## Commands

solve-nothing = Nothing can be played.
solve-plays =
    { $count ->
        [one] Play one tile: { $tiles }
       *[other] Play { $count } tiles: { $tiles }
    }
solve-goes-out = That is the whole rack.
arrange-left =
    { $count ->
        [one] One tile is left over: { $tiles }
       *[other] { $count } tiles are left over: { $tiles }
    }
read-loose =
    { $count ->
        [one] Loose tile: { $tiles }
       *[other] { $count } loose tiles: { $tiles }
    }
read-rack = Rack: { $tiles }
read-same-once =
    { $count ->
        [one] Photographs { $first } and { $second } both show one tile. It is counted once.
       *[other] Photographs { $first } and { $second } both show { $count } tiles. They are counted once.
    }
read-same-twice =
    { $count ->
        [one] Photographs { $first } and { $second } may show the same tile. It is counted twice; with --overlap once.
       *[other] Photographs { $first } and { $second } may show the same { $count } tiles. They are counted twice; with --overlap once.
    }
read-doubtful =
    { $count ->
        [one] Please check this tile: { $tiles }
       *[other] Please check these { $count } tiles: { $tiles }
    }
puzzle-heading = Puzzle { $number }, { $day }
puzzle-heading-new = Puzzle from round { $round } of seed { $seed }
puzzle-tiles = Lay all of these in one turn: { $tiles }
arena-bot = Bot
arena-wins = Wins
arena-wins-percent = Wins, %
arena-points = Points per round
arena-rating = Rating
arena-against = Alone against a table of
arena-thinking = Thinking
arena-turns = Turns
arena-mean = Mean, ms
arena-p99 = 99% up to
arena-worst = Worst
arena-about =
    { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }, { $seats } seats, { $rulebook }, seed { $seed }. An even share of wins is { $even }%.
arena-stopped =
    { $count ->
        [one] Stopped. One deal is kept; the same command goes on from there:
       *[other] Stopped. { $count } deals are kept; the same command goes on from there:
    } { $file }
evaluate-suite = Suite
evaluate-against = Against
evaluate-rules = Rules
evaluate-seed = Seed
evaluate-decks = Decks
evaluate-quick = Quick
evaluate-wins = Wins, %
evaluate-even = Even, %
evaluate-points = Points per round
evaluate-mean = Mean, ms
evaluate-worst = Worst, ms
evaluate-size-full = all decks
evaluate-size-quick = quick: only the first decks of each suite
evaluate-part = { $count } of { $all } suites
evaluate-agent = Agent: { $agent }, { $size }
evaluate-protocol = Protocol: { $protocol }, SHA-256 { $digest }
evaluate-played = Played with: Brikke { $version }, core: { $core }, seeds { $seeds }
evaluate-intervals = Ranges are 95% intervals over decks; each deck was played once from every seat. Times are the agent’s, for one turn.
evaluate-cite = Cite as: { $agent } by { $protocol } ({ $size }, { $digest }), Brikke { $version }, The Brikke authors.
evaluate-stopped = Stopped. Finished decks are kept; the same command goes on from there: { $folder }
dataset-done =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } with { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } in { $folder }
dataset-stopped =
    { $rounds ->
        [0] Stopped. No file is finished yet; with --resume the same command starts again:
        [one] Stopped. One round is kept; with --resume the same command goes on from there:
       *[other] Stopped. { $rounds } rounds are kept; with --resume the same command goes on from there:
    } { $folder }
analyse-nothing = Nothing could be played.
analyse-most = No more tiles could have been played.
analyse-missed =
    { $count ->
        [one] One tile could have been played: { $tiles }
       *[other] { $count } tiles could have been played: { $tiles }
    }
analyse-missed-exit = The whole rack could have been played: { $tiles }
analyse-chances = [Chances { $before }% → { $after }%, { $change }]
analyse-cost = { $reason }: { $tiles }. That cost { $cost }%; better: { $better }.
analyse-cost-all = { $reason }: { $tiles }. That cost { $cost }%.
analyse-better-draw = drawing
analyse-no-chances = Chances cannot be estimated without the native core: see “brikke doctor”.
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
site-written = The game is in { $folder } ({ $size } MB). Put the folder on any web space.
host-page = Open this address in your browser. It is valid for a day; show it to nobody.
program-phrase = Your recovery phrase:
program-token = This is the token of the bot. It is shown only once.
program-connected = { $name } is connected to { $address }. Ctrl+C ends it.
program-sent-away = The server has sent the bot away ({ $reason }).
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
doctor-plugin = Plugin: { $plugin }
doctor-plugin-left-out = Plugin left out ({ $problem }): { $plugin }
doctor-database = Database: { $tables } tables, { $events } events
doctor-unproven = Events of an older version, which carry no proof: { $events }
doctor-damaged = Table { $table }: events { $lost } are damaged
doctor-missing = Table { $table }: events { $lost } are missing, though they were acknowledged
doctor-unnamed = Appends missing at tables that are no longer known: { $count }
doctor-file = The file itself is damaged ({ $problem }); restore a backup
doctor-ratings = Ratings computed again from the logs: { $count }, of which { $wrong } were stored differently
rules-limits = House rules: brikke rules EDITION NAME=VALUE …

## brikke serve

serve-address = Brikke is running at { $address }. Press Ctrl+C to stop it.
serve-network = Phones and other devices on your network: { $address }
serve-no-browser = The browser game is not built here. Run: make web

## The page for proofreaders

proof-book-title = All the words in Brikke
proof-book-how = Take your time reading, and change what sounds wrong. The words in braces are filled in by the game. Then download your corrections and send them to the project.
proof-book-download = Download my corrections
proof-book-elsewhere = Not in these pictures
