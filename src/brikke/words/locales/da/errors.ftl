### Errors of the command line. English: as in the code, by which an error is recognised.

## The command

error-no-command = den kommando findes ikke, { $hint }
error-unexpected = uventet argument, { $hint }
error-invalid-value = ugyldig værdi for { $name }{ $hint }
error-value-missing = en værdi mangler
error-combined = kan ikke kombineres med { $option }
error-only-generate = kun tilladt sammen med --generate
error-only-mistakes = kun tilladt sammen med --mistakes
error-no-language = det sprog findes ikke{ $hint }
error-pace = et tempo er 0 til { $most } sekunder
error-objective = et mål er et af { $names }
error-others = --others har antal brikker, i modsætning til
error-others-many = et spil har kun { $count } brikker, for få til --others
error-turn-illegal = dette træk er ikke tilladt, brikke check siger hvorfor
error-tile-size = en brik er 1 til { $most } pixels bred
error-screen-package = fuld skærm kræver brikke[tui]; brug ellers
error-screen-terminal = fuld skærm kræver en terminal; brug ellers
error-extra = { $module } kræver pip install "brikke[{ $extra }]", en pakke mangler
error-no-action = den handling findes ikke{ $hint }
error-server-address = adressen på en server begynder med http eller https
error-server-away = serveren kan ikke nås ({ $reason })
error-server-refuses = serveren afviser dette ({ $reason })

## Files

error-cannot-read = kan ikke læses ({ $reason })
error-cannot-read-plain = kan ikke læses
error-cannot-write = kan ikke skrives ({ $reason })
error-cannot-create = kan ikke oprettes som mappe ({ $reason })
error-not-utf8 = ikke en tekst i UTF-8
error-archive = den fil findes ikke i arkivet
error-no-folder = den mappe findes ikke
error-not-writable = der kan ikke skrives i denne mappe
error-no-browser-game = browserspillet er ikke bygget her
error-folder-used = denne mappe indeholder andre filer
error-exists = filen findes allerede og overskrives ikke
error-changed = filen er ændret, siden den blev skrevet

## Photographs

error-photo-format = ikke et fotografi (JPEG, PNG eller WebP)
error-photo-animation = en animation er ikke et fotografi
error-photo-pixels = billedet har for mange pixels
error-photo-broken = billedet er ødelagt
error-photo-small = billedet er for lille til at vise brikker
error-photo-dark = billedet er for mørkt
error-photo-no-tiles = ingen brikker kan ses
error-photo-file = filen er for stor til et fotografi

## Tiles and tables

error-tile-help = den brik findes ikke ({ $help })
error-no-tile = den brik findes ikke
error-same-tile = den samme brik to gange
error-two-of-each = der er kun to af hver brik
error-not-a-set = ikke et sæt ({ $flaw })
error-is-no-tile = det er ikke en brik
error-number-of-tile = en brik viser et tal fra 1 til 13
error-joker-colour = en joker har ingen farve
error-faces = brikkernes sider er nummereret fra 0 til 52
error-tiles-in-text = brikker angives i en tekst
error-table-text = et bord skrives som tekst
error-table-sets = et bord består af sæt med brikker

## Rules

error-no-house-rule = den husregel findes ikke{ $hint }
error-must-be = { $name } skal være { $allowed }
error-house-rule-form = en husregel skrives én gang, som navn=værdi
error-no-edition = den udgave findes ikke{ $hint }
error-edition-text = en udgave angives med en tekst
error-not-printed = ikke en trykt udgave med husregler
error-edition-rulebook = en udgave er en Rulebook, i modsætning til
error-edition-entry = entry point { $name } angiver udgaven
error-edition-call = råbet til sidst er en tekst, i modsætning til

## Players

error-seats = en runde har 2 til 4 pladser
error-no-bot = den robot findes ikke{ $hint }
error-bots-of-match = et spil har en til tre robotter
error-bot-class = en robot er en klasse med en metode turn(view), i modsætning til
error-bot-method = en robot har en metode turn(view), i modsætning til
error-bot-seed = laver ikke en robot af en startværdi ({ $story })
error-bot-module = dens modul fejler ({ $story })
error-bot-failed = denne robot fejlede ({ $story })
error-bot-illegal = denne robot ville lave et træk, der ikke er tilladt ({ $story })

## Records

error-place = linje { $line }, kolonne { $column }: { $problem }
error-not-a-text = ikke en tekst
error-too-long = teksten er for lang
error-ends-early = udsagnet slutter for tidligt
error-expected = forventede { $text }
error-nothing-more = her skulle der ikke komme mere
error-expected-tile = her mangler en brik
error-not-indented = første linje i en log er ikke indrykket
error-names-rulebook = en log angiver udgave og pladser
error-names-rulebook-first = en log angiver først udgave og pladser
error-headers-first = overskrifter står før første runde
error-header-twice = denne overskrift er der to gange
error-needs-round = før dette skal der være en runde
error-tag-line = en oplysning er én linje
error-tag-text = en oplysning har et navn og en linje tekst
error-seats-in-words = 2, 3 eller 4 pladser
error-no-ending = den slutning findes ikke
error-score-sign = point er et tal med fortegn
error-count = et antal er et tal fra 0
error-no-seat = den plads findes ikke
error-opened-word = her skal der stå »opened« eller »unopened«
error-turn-next = her burde træk { $turn } eller et andet udsagn komme
error-verb = en plads lægger, trækker, melder pas eller løber tør for tid: plays, draws, passes, times out
error-hex = { $keyword } har 64 hexadecimale cifre
error-hex-salt = et tilfældigt tal (salt) har 1 til { $bytes } byte i hexadecimale cifre
error-not-on-table = det sæt ligger ikke på bordet
error-other-tiles = det er ikke de brikker, der kom til i sættene
error-record-of = en log kræver et spil eller en runde
error-record-round = en log skal have mindst én runde
error-replay-round = et gensyn kræver mindst én runde, denne log har
error-against-bots = det er ikke et spil mod robotter, pladserne er
error-match-finished = dette spil er slut, runderne er
error-cannot-continue = dette spil kan ikke fortsættes ({ $reason })
error-unfinished = en analyse kræver en afsluttet runde, denne er ved træk
error-face-up = en analyse kræver, at alle brikholdere er synlige

## Lines of JSON and notation

error-line-not-json = denne linje er ikke JSON
error-line-nested = denne linje er for dybt indlejret
error-line-object = en stilling er et JSON-objekt
error-line-keys = en stilling har { $names }
error-line-opened = opened er true eller false
error-line-table = et bord er en liste af sæt
error-line-tiles = brikker står i en liste
error-line-text = { $field } er en tekst
error-line-column = kolonne { $column }: { $problem }

## Puzzles

error-first-puzzle = den første opgave er fra { $day }
error-day-form = en dag skrives som 2026-11-15
error-puzzles = der er opgave 1 til { $most }
error-grade = en opgaves sværhedsgrad er { $low } til { $high }
error-new-puzzles = antallet af nye opgaver er 1 til { $most }
error-puzzle-jokers = opgaver kræver regler med frie jokere
error-unplayable = disse brikker kan ikke lægges i ét træk
error-no-turn = runden har ikke et sådant træk
error-illegal-answer = trækket bryder en regel
error-answer-must-play = den, der kan lægge, skal lægge, så trækket kan ikke være

## The server

error-server-package = serveren kræver brikke[server], der mangler
error-servers-package = flere servere kræver brikke[scale], der mangler
error-time = en tid er 0 til { $most } sekunder
error-days = en tid er 0 til { $most } døgn
error-port = en port er et tal fra 0 til 65535
error-redis = en Redis er redis://…, rediss://… eller unix://…
error-limits = grænser ganges med et tal fra 0
error-workers = mindst én arbejdsproces skal regne
error-thinking = en beregning tager højst { $most } sekunder
error-tick = et interval er mindst et millisekund
error-public-address = en offentlig adresse begynder med https: eller http:
error-smtp = en SMTP-server er smtp://… eller smtps://…
error-mail-address = dette er ikke en e-mailadresse
error-mail-links = links i e-mails kræver en offentlig adresse
error-notice-wait = en besked venter højst { $most } sekunder
error-log-level = et logniveau er et af { $names }
error-proxy = en proxy er en adresse eller et net som 10.0.0.0/8
error-database-form = en database er sqlite:///FIL eller postgresql+asyncpg://…
error-database = databasen kan ikke åbnes ({ $reason })
error-database-file = databasen skal være en fil, ikke i hukommelsen
error-no-host = den adresse findes ikke ({ $reason })
error-listen = der kan ikke lyttes dér ({ $reason })

## Contests, data sets and measurements

error-contest-deals = en turnering har 1 til { $most } uddelinger
error-anchor = referencen skal være en af robotterne
error-processes = brug mindst én proces
error-table-bots = ved et bord med { $seats } pladser sidder 1 til { $most } robotter
error-robin-opponent = i alle mod alle er der ingen andre modstandere end robotterne
error-robin-two = alle mod alle kræver mindst to robotter
error-field = en turnering kræver mindst én robot
error-named-once = hver robot kan kun nævnes én gang
error-not-arena = ikke en fil fra arenaen
error-other-contest = { $path } indeholder en anden turnering, med anden { $name }
error-no-deal-in-line = { $path } har ingen uddeling fra turneringen på linje
error-plot-file = et diagram er en fil i { $types }
error-plot-package = et diagram kræver matplotlib, installér det med: pip install
error-ray-package = dette kræver Ray, installér det med: pip install
error-ray-answers = ingen Ray-klynge svarer på
error-ray-connect = ingen forbindelse til Ray-klyngen på
error-ray-deal = en uddeling mislykkedes på Ray (alle maskiner skal have Brikke { $version })
error-killed = en arbejdsproces blev afsluttet, måske fordi hukommelsen slap op, med afslutningskode
error-report-deal = en rapport kræver mindst én uddeling
error-fewer-deals = så mange uddelinger er ikke spillet
error-first-deal = den første uddeling er ikke spillet
error-contest-version = en turnering af version { $version } kan ikke spilles af version
error-bot-no-turn = { $name } gav intet træk ({ $kind }) { $where }
error-bot-broke-rules = { $name } lavede et træk, der ikke er tilladt ({ $codes }) { $where }
error-bot-crashed = { $name } fejlede ({ $story }) { $where }
error-not-dataset = ikke mappen for et datasæt
error-other-dataset = { $path } indeholder et andet datasæt, med anden { $name }
error-not-empty = mappen er ikke tom (med --resume fortsættes den)
error-dataset-rounds = et datasæt har 1 til { $most } runder
error-file-rounds = en fil har 1 til { $most } runder
error-format = formatet skal være { $names }
error-pyarrow = dette kræver pyarrow (--format jsonl kræver intet), installér det med: pip install
error-no-protocol = den protokol findes ikke{ $hint }
error-no-suite = { $protocol } har ikke den prøve{ $hint }
error-other-suite = reglerne eller uddelingerne i { $suite } er ikke protokollens

## Parts of errors

error-part-did-you-mean = mener du { $name }?
error-part-where = ved træk { $turn } med { $names } og startværdi
error-part-comma = , { $hint }
error-part-see-help = se --help
error-part-see-commands = se brikke --help
error-part-there-are = (der er { $names })
error-part-range = { $low } til { $high }
error-part-or = { $one } eller { $other }
error-part-clock = off eller { $range } sekunder
error-part-letters = sort er k, rød r, blå b, orange o, en joker j
error-part-suits = klør er c, spar s, hjerter h, ruder d, en joker j
error-part-no-file = filen eller mappen findes ikke
error-part-permission = ingen adgang
error-part-folder = er en mappe
error-part-not-folder = er ikke en mappe
error-part-exists = filen findes allerede
error-part-address = adressen er allerede i brug
error-part-no-space = ikke mere plads
error-part-unknown = ukendt årsag
