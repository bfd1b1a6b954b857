### Errors of the command line. English: as in the code, by which an error is recognised.

## The command

error-no-command = den kommandoen finnes ikke, { $hint }
error-unexpected = uventet argument, { $hint }
error-invalid-value = ugyldig verdi for { $name }{ $hint }
error-value-missing = en verdi mangler
error-combined = kan ikke kombineres med { $option }
error-only-generate = bare tillatt sammen med --generate
error-only-mistakes = bare tillatt sammen med --mistakes
error-no-language = det språket finnes ikke{ $hint }
error-pace = et tempo er 0 til { $most } sekunder
error-objective = et mål er et av { $names }
error-others = --others har antall brikker, i motsetning til
error-others-many = et spill har bare { $count } brikker, for få til --others
error-turn-illegal = dette trekket er ikke tillatt, brikke check sier hvorfor
error-tile-size = en brikke er 1 til { $most } piksler bred
error-screen-package = hele skjermen krever brikke[tui]; uten den kan du bruke
error-screen-terminal = hele skjermen krever en terminal; uten en kan du bruke
error-extra = { $module } krever pip install "brikke[{ $extra }]", en pakke mangler
error-no-action = den handlingen finnes ikke{ $hint }
error-server-address = adressen til en server begynner med http eller https
error-server-away = serveren kan ikke nås ({ $reason })
error-server-refuses = serveren avviser dette ({ $reason })

## Files

error-cannot-read = kan ikke leses ({ $reason })
error-cannot-read-plain = kan ikke leses
error-cannot-write = kan ikke skrives ({ $reason })
error-cannot-create = kan ikke opprettes som mappe ({ $reason })
error-not-utf8 = ikke en tekst i UTF-8
error-archive = den filen finnes ikke i arkivet
error-no-folder = den mappen finnes ikke
error-not-writable = det går ikke an å skrive i denne mappen
error-no-browser-game = nettleserspillet er ikke bygd her
error-folder-used = denne mappen inneholder andre filer
error-exists = filen finnes allerede og blir ikke overskrevet
error-changed = filen er endret siden den ble skrevet

## Photographs

error-photo-format = ikke et fotografi (JPEG, PNG eller WebP)
error-photo-animation = en animasjon er ikke et fotografi
error-photo-pixels = bildet har for mange piksler
error-photo-broken = bildet er ødelagt
error-photo-small = bildet er for lite til å vise brikker
error-photo-dark = bildet er for mørkt
error-photo-no-tiles = ingen brikker kan ses
error-photo-file = filen er for stor for et fotografi

## Tiles and tables

error-tile-help = den brikken finnes ikke ({ $help })
error-no-tile = den brikken finnes ikke
error-same-tile = samme brikke to ganger
error-two-of-each = det finnes bare to av hver brikke
error-not-a-set = ikke et sett ({ $flaw })
error-is-no-tile = dette er ikke en brikke
error-number-of-tile = en brikke viser et tall fra 1 til 13
error-joker-colour = en joker har ingen farge
error-faces = brikkenes sider er nummerert fra 0 til 52
error-tiles-in-text = brikker oppgis i en tekst
error-table-text = et bord skrives som tekst
error-table-sets = et bord består av sett med brikker

## Rules

error-no-house-rule = den husregelen finnes ikke{ $hint }
error-must-be = { $name } må være { $allowed }
error-house-rule-form = en husregel skrives én gang, som navn=verdi
error-no-edition = den utgaven finnes ikke{ $hint }
error-edition-text = en utgave oppgis med en tekst
error-not-printed = ikke en trykt utgave med husregler
error-edition-rulebook = en utgave er en Rulebook, i motsetning til
error-edition-entry = entry point { $name } oppgir utgaven
error-edition-call = ropet til slutt er en tekst, i motsetning til

## Players

error-seats = en runde har 2 til 4 plasser
error-no-bot = den roboten finnes ikke{ $hint }
error-bots-of-match = et spill har én til tre roboter
error-bot-class = en robot er en klasse med en metode turn(view), i motsetning til
error-bot-method = en robot har en metode turn(view), i motsetning til
error-bot-seed = lager ikke en robot av en startverdi ({ $story })
error-bot-module = modulen feiler ({ $story })
error-bot-failed = denne roboten feilet ({ $story })
error-bot-illegal = denne roboten ville gjøre et ulovlig trekk ({ $story })

## Records

error-place = linje { $line }, kolonne { $column }: { $problem }
error-not-a-text = ikke en tekst
error-too-long = teksten er for lang
error-ends-early = utsagnet slutter for tidlig
error-expected = forventet { $text }
error-nothing-more = her skulle det ikke komme mer
error-expected-tile = her mangler en brikke
error-not-indented = første linje i en logg er ikke rykket inn
error-names-rulebook = en logg oppgir utgave og plasser
error-names-rulebook-first = en logg oppgir først utgave og plasser
error-headers-first = overskrifter står før første runde
error-header-twice = denne overskriften finnes to ganger
error-needs-round = før dette må det være en runde
error-tag-line = en opplysning er én linje
error-tag-text = en opplysning har et navn og en linje tekst
error-seats-in-words = 2, 3 eller 4 plasser
error-no-ending = den slutten finnes ikke
error-score-sign = poeng er et tall med fortegn
error-count = et antall er et tall fra 0
error-no-seat = den plassen finnes ikke
error-opened-word = her skal det stå «opened» eller «unopened»
error-turn-next = her burde trekk { $turn } eller et annet utsagn komme
error-verb = en plass legger, trekker, står over eller går tom for tid: plays, draws, passes, times out
error-hex = { $keyword } har 64 heksadesimale sifre
error-hex-salt = et tilfeldig tall (salt) har 1 til { $bytes } byte i heksadesimale sifre
error-not-on-table = det settet ligger ikke på bordet
error-other-tiles = dette er ikke brikkene som kom til i settene
error-record-of = en logg trenger et spill eller en runde
error-record-round = en logg må ha minst én runde
error-replay-round = en reprise trenger minst én runde, denne loggen har
error-against-bots = dette er ikke et spill mot roboter, plassene er
error-match-finished = dette spillet er over, rundene er
error-cannot-continue = dette spillet kan ikke fortsettes ({ $reason })
error-unfinished = en analyse krever en ferdig runde, denne er ved trekk
error-face-up = en analyse krever at alle brikkeholdere er synlige

## Lines of JSON and notation

error-line-not-json = denne linjen er ikke JSON
error-line-nested = denne linjen er for dypt nøstet
error-line-object = en stilling er et JSON-objekt
error-line-keys = en stilling har { $names }
error-line-opened = opened er true eller false
error-line-table = et bord er en liste av sett
error-line-tiles = brikker står i en liste
error-line-text = { $field } er en tekst
error-line-column = kolonne { $column }: { $problem }

## Puzzles

error-first-puzzle = den første oppgaven er fra { $day }
error-day-form = en dag skrives som 2026-11-15
error-puzzles = det finnes oppgave 1 til { $most }
error-grade = vanskelighetsgraden til en oppgave er { $low } til { $high }
error-new-puzzles = antallet nye oppgaver er 1 til { $most }
error-puzzle-jokers = oppgaver krever regler med frie jokere
error-unplayable = disse brikkene kan ikke legges i ett trekk
error-no-turn = runden har ikke noe slikt trekk
error-illegal-answer = trekket bryter en regel
error-answer-must-play = den som kan legge, må legge, så trekket kan ikke være

## The server

error-server-package = serveren krever brikke[server], der det mangler
error-servers-package = flere servere krever brikke[scale], der det mangler
error-time = en tid er 0 til { $most } sekunder
error-days = en tid er 0 til { $most } døgn
error-port = en port er et tall fra 0 til 65535
error-redis = en Redis er redis://…, rediss://… eller unix://…
error-limits = grenser ganges med et tall fra 0
error-workers = minst én arbeidsprosess må regne
error-thinking = en beregning tar høyst { $most } sekunder
error-tick = et intervall er minst ett millisekund
error-public-address = en offentlig adresse begynner med https: eller http:
error-smtp = en SMTP-server er smtp://… eller smtps://…
error-mail-address = dette er ikke en e-postadresse
error-mail-links = lenker i e-post trenger en offentlig adresse
error-notice-wait = et varsel venter høyst { $most } sekunder
error-log-level = et loggnivå er et av { $names }
error-proxy = en proxy er en adresse eller et nett som 10.0.0.0/8
error-database-form = en database er sqlite:///FIL eller postgresql+asyncpg://…
error-database = databasen kan ikke åpnes ({ $reason })
error-database-file = databasen må være en fil, ikke i minnet
error-no-host = den adressen finnes ikke ({ $reason })
error-listen = det går ikke an å lytte der ({ $reason })

## Contests, data sets and measurements

error-contest-deals = en turnering har 1 til { $most } utdelinger
error-anchor = referansen må være en av robotene
error-processes = bruk minst én prosess
error-table-bots = ved et bord med { $seats } plasser sitter 1 til { $most } roboter
error-robin-opponent = i alle mot alle er det ingen andre motstandere enn robotene
error-robin-two = alle mot alle krever minst to roboter
error-field = en turnering krever minst én robot
error-named-once = hver robot kan bare nevnes én gang
error-not-arena = ikke en fil fra arenaen
error-other-contest = { $path } inneholder en annen turnering, med annen { $name }
error-no-deal-in-line = { $path } har ingen utdeling fra turneringen på linje
error-plot-file = et diagram er en fil i { $types }
error-plot-package = et diagram krever matplotlib, installer det med: pip install
error-ray-package = dette krever Ray, installer det med: pip install
error-ray-answers = ingen Ray-klynge svarer på
error-ray-connect = ingen forbindelse til Ray-klyngen på
error-ray-deal = en utdeling mislyktes på Ray (alle maskiner må ha Brikke { $version })
error-killed = en arbeidsprosess ble avsluttet, kanskje fordi minnet tok slutt, med avslutningskode
error-report-deal = en rapport krever minst én utdeling
error-fewer-deals = så mange utdelinger er ikke spilt
error-first-deal = den første utdelingen er ikke spilt
error-contest-version = en turnering av versjon { $version } kan ikke spilles av versjon
error-bot-no-turn = { $name } ga ikke noe trekk ({ $kind }) { $where }
error-bot-broke-rules = { $name } gjorde et ulovlig trekk ({ $codes }) { $where }
error-bot-crashed = { $name } feilet ({ $story }) { $where }
error-not-dataset = ikke mappen for et datasett
error-other-dataset = { $path } inneholder et annet datasett, med annen { $name }
error-not-empty = mappen er ikke tom (med --resume fortsetter den)
error-dataset-rounds = et datasett har 1 til { $most } runder
error-file-rounds = en fil har 1 til { $most } runder
error-format = formatet må være { $names }
error-pyarrow = dette krever pyarrow (--format jsonl krever ingenting), installer det med: pip install
error-no-protocol = den protokollen finnes ikke{ $hint }
error-no-suite = { $protocol } har ikke den prøven{ $hint }
error-other-suite = reglene eller utdelingene i { $suite } er ikke protokollens

## Parts of errors

error-part-did-you-mean = mener du { $name }?
error-part-where = ved trekk { $turn } med { $names } og startverdi
error-part-comma = , { $hint }
error-part-see-help = se --help
error-part-see-commands = se brikke --help
error-part-there-are = (det finnes { $names })
error-part-range = { $low } til { $high }
error-part-or = { $one } eller { $other }
error-part-clock = off eller { $range } sekunder
error-part-letters = svart er k, rød r, blå b, oransje o, en joker j
error-part-suits = kløver er c, spar s, hjerter h, ruter d, en joker j
error-part-no-file = filen eller mappen finnes ikke
error-part-permission = ingen tilgang
error-part-folder = er en mappe
error-part-not-folder = er ikke en mappe
error-part-exists = filen finnes allerede
error-part-address = adressen er allerede i bruk
error-part-no-space = ikke mer plass
error-part-unknown = ukjent årsak
