### Errors of the command line. English: as in the code, by which an error is recognised.

## The command

error-no-command = no such command, { $hint }
error-unexpected = unexpected argument, { $hint }
error-invalid-value = invalid value for { $name }{ $hint }
error-value-missing = a value is missing
error-combined = cannot be combined with { $option }
error-only-generate = only allowed with --generate
error-only-mistakes = only allowed with --mistakes
error-no-language = no such language{ $hint }
error-pace = a pace is 0 to { $most } seconds
error-objective = an objective is { $names }
error-others = --others has numbers of tiles, unlike
error-others-many = a box has only { $count } tiles, too few for --others
error-turn-illegal = this turn is not legal, brikke check says why
error-tile-size = a tile is 1 to { $most } pixels wide
error-screen-package = the full screen needs brikke[tui]; without it, use
error-screen-terminal = the full screen needs a terminal; without one, use
error-extra = { $module } needs pip install "brikke[{ $extra }]", a package is missing
error-no-action = no such action{ $hint }
error-server-address = the address of a server begins with http or https
error-server-away = the server cannot be reached ({ $reason })
error-server-refuses = the server refuses this ({ $reason })

## Files

error-cannot-read = cannot be read ({ $reason })
error-cannot-read-plain = cannot be read
error-cannot-write = cannot be written ({ $reason })
error-cannot-create = cannot be created as a folder ({ $reason })
error-not-utf8 = not a text in UTF-8
error-archive = the archive holds no such file
error-no-folder = there is no such folder
error-not-writable = this folder is not writable
error-no-browser-game = the browser game is not built here
error-folder-used = this folder holds other files
error-exists = this file exists already and is not overwritten
error-changed = this file has changed since it was written

## Photographs

error-photo-format = not a photograph (JPEG, PNG or WebP)
error-photo-animation = an animation is not a photograph
error-photo-pixels = the picture has too many pixels
error-photo-broken = the picture is broken
error-photo-small = the picture is too small to show tiles
error-photo-dark = the picture is too dark
error-photo-no-tiles = no tiles can be seen
error-photo-file = the file is too large for a photograph

## Tiles and tables

error-tile-help = no such tile ({ $help })
error-no-tile = no such tile
error-same-tile = the same tile twice
error-two-of-each = there are only two of each tile
error-not-a-set = not a set ({ $flaw })
error-is-no-tile = this is not a tile
error-number-of-tile = a tile shows a number from 1 to 13
error-joker-colour = a joker has no colour
error-faces = faces are numbered 0 to 52
error-tiles-in-text = tiles are named in a text
error-table-text = a table is written as a text
error-table-sets = a table is sets of tiles

## Rules

error-no-house-rule = no such house rule{ $hint }
error-must-be = { $name } must be { $allowed }
error-house-rule-form = a house rule is written once, as name=value
error-no-edition = no such edition{ $hint }
error-edition-text = an edition is named by a text
error-not-printed = no printed edition with house rules
error-edition-rulebook = an edition is a Rulebook, unlike
error-edition-entry = the entry point { $name } names the edition
error-edition-call = the call of who goes out is a text, unlike

## Players

error-seats = a round has 2 to 4 seats
error-no-bot = no such bot{ $hint }
error-bots-of-match = a match has one to three bots
error-bot-class = a bot is a class with a method turn(view), unlike
error-bot-method = a bot has a method turn(view), unlike
error-bot-seed = it makes no bot from a seed ({ $story })
error-bot-module = its module fails ({ $story })
error-bot-failed = this bot failed ({ $story })
error-bot-illegal = this bot wanted an { $story }

## Records

error-place = line { $line }, column { $column }: { $problem }
error-not-a-text = not a text
error-too-long = the text is too long
error-ends-early = the statement ends too early
error-expected = expected { $text }
error-nothing-more = expected nothing more
error-expected-tile = expected a tile
error-not-indented = the first line of a record is not indented
error-names-rulebook = a record names its rulebook and seats
error-names-rulebook-first = a record names its rulebook and seats first
error-headers-first = headers come before the first round
error-header-twice = this header is there twice
error-needs-round = this needs a round before it
error-tag-line = a tag is one line
error-tag-text = a tag has a name and a line of text
error-seats-in-words = 2, 3 or 4 seats
error-no-ending = no such ending
error-score-sign = a score is a number with its sign
error-count = a count is a number from 0 on
error-no-seat = no such seat
error-opened-word = this should be 'opened' or 'unopened'
error-turn-next = turn { $turn } or another statement should come next
error-verb = a seat plays, draws, passes or times out
error-hex = a { $keyword } has 64 hexadecimal digits
error-hex-salt = a salt has 1 to { $bytes } bytes in hexadecimal digits
error-not-on-table = this set is not on the table
error-other-tiles = these tiles are not the ones that the sets add
error-record-of = a record needs a match or a game
error-record-round = a record needs at least one round
error-replay-round = a replay needs at least one round, this record has
error-against-bots = this record is not of a match against bots, its seats are
error-match-finished = this match is finished, its rounds are
error-cannot-continue = this match cannot be continued ({ $reason })
error-unfinished = an analysis needs a finished round, this one is at turn
error-face-up = an analysis needs every rack face up

## Lines of JSON and notation

error-line-not-json = this line is not JSON
error-line-nested = this line is nested too deeply
error-line-object = a position is a JSON object
error-line-keys = a position has { $names }
error-line-opened = opened is true or false
error-line-table = a table is a list of sets
error-line-tiles = tiles come in a list
error-line-text = { $field } is a text
error-line-column = column { $column }: { $problem }

## Puzzles

error-first-puzzle = the first puzzle is that of { $day }
error-day-form = a day is written like 2026-11-15
error-puzzles = there are puzzles 1 to { $most }
error-grade = a puzzle's grade is { $low } to { $high }
error-new-puzzles = the number of new puzzles is 1 to { $most }
error-puzzle-jokers = puzzles need rules that leave jokers free
error-unplayable = these tiles cannot be played in one turn
error-no-turn = this round has no such turn
error-illegal-answer = this turn breaks a rule
error-answer-must-play = a player who can play must play, so the turn cannot be

## The server

error-server-package = the server needs brikke[server], which lacks
error-servers-package = several servers need brikke[scale], which lacks
error-time = a time is 0 to { $most } seconds
error-days = a time is 0 to { $most } days
error-port = a port is a number from 0 to 65535
error-redis = a Redis is redis://…, rediss://… or unix://…
error-limits = limits are multiplied by a number from 0
error-workers = at least one worker has to think
error-thinking = thinking takes up to { $most } seconds
error-tick = a tick takes at least a millisecond
error-public-address = a public address begins with https: or http:
error-smtp = an SMTP server is smtp://… or smtps://…
error-mail-address = this is not an address of mail
error-mail-links = links in mails need a public address
error-notice-wait = a notice waits up to { $most } seconds
error-log-level = a log level is { $names }
error-proxy = a proxy is an address or a network such as 10.0.0.0/8
error-database-form = a database is sqlite:///FILE or postgresql+asyncpg://…
error-database = the database cannot be opened ({ $reason })
error-database-file = the database must be a file, not memory
error-no-host = no such host ({ $reason })
error-listen = cannot listen there ({ $reason })

## Contests, data sets and measurements

error-contest-deals = a contest has 1 to { $most } deals
error-anchor = the anchor must be one of the bots
error-processes = use at least one process
error-table-bots = a table of { $seats } seats takes 1 to { $most } bots
error-robin-opponent = a round robin has no opponent besides its bots
error-robin-two = a round robin needs at least two bots
error-field = a field needs at least one bot
error-named-once = each bot can be named only once
error-not-arena = not a file of the arena
error-other-contest = { $path } holds another contest, with other { $name }
error-no-deal-in-line = { $path } holds no deal of its contest in line
error-plot-file = a plot is a file in { $types }
error-plot-package = a plot needs matplotlib, install it with: pip install
error-ray-package = this needs Ray, install it with: pip install
error-ray-answers = no Ray cluster answers at
error-ray-connect = cannot connect to the Ray cluster at
error-ray-deal = a deal failed on Ray (all its machines need Brikke { $version })
error-killed = a worker process was killed, perhaps because memory ran out, with exit status
error-report-deal = a report needs at least one deal
error-fewer-deals = fewer deals have been played
error-first-deal = the first deal has not been played
error-contest-version = a contest of version { $version } cannot be played by version
error-bot-no-turn = { $name } returned no turn ({ $kind }) { $where }
error-bot-broke-rules = { $name } made an illegal turn ({ $codes }) { $where }
error-bot-crashed = { $name } failed ({ $story }) { $where }
error-not-dataset = not the folder of a data set
error-other-dataset = { $path } holds another data set, with other { $name }
error-not-empty = the folder is not empty (use --resume to continue it)
error-dataset-rounds = a data set has 1 to { $most } rounds
error-file-rounds = a file holds 1 to { $most } rounds
error-format = the format must be { $names }
error-pyarrow = this needs pyarrow (--format jsonl needs nothing), install it with: pip install
error-no-protocol = no such protocol{ $hint }
error-no-suite = { $protocol } has no such suite{ $hint }
error-other-suite = the rules or decks of { $suite } are not those of the protocol

## Parts of errors

error-part-did-you-mean = did you mean { $name }?
error-part-where = at turn { $turn } of { $names } from seed
error-part-comma = , { $hint }
error-part-see-help = see --help
error-part-see-commands = see brikke --help
error-part-there-are = (there are { $names })
error-part-range = { $low } to { $high }
error-part-or = { $one } or { $other }
error-part-clock = off, or { $range } seconds
error-part-letters = black is k, red r, blue b, orange o, a joker j
error-part-suits = clubs are c, spades s, hearts h, diamonds d, a joker j
error-part-no-file = no such file or directory
error-part-permission = permission denied
error-part-folder = is a directory
error-part-not-folder = not a directory
error-part-exists = file exists
error-part-address = address already in use
error-part-no-space = no space left on device
error-part-unknown = unknown reason
