### Errors of the command line. English: as in the code, by which an error is recognised.

## The command

error-no-command = det kommandot finns inte, { $hint }
error-unexpected = oväntat argument, { $hint }
error-invalid-value = ogiltigt värde för { $name }{ $hint }
error-value-missing = ett värde saknas
error-combined = går inte att kombinera med { $option }
error-only-generate = bara tillåtet med --generate
error-only-mistakes = bara tillåtet med --mistakes
error-no-language = det språket finns inte{ $hint }
error-pace = ett tempo är 0 till { $most } sekunder
error-objective = ett mål är något av { $names }
error-others = --others har antal brickor, till skillnad från
error-others-many = ett spel har bara { $count } brickor, för få för --others
error-turn-illegal = det här draget är inte tillåtet, brikke check säger varför
error-tile-size = en bricka är 1 till { $most } pixlar bred
error-screen-package = helskärmsläget kräver brikke[tui]; utan det, använd
error-screen-terminal = helskärmsläget kräver en terminal; utan en sådan, använd
error-extra = { $module } kräver pip install "brikke[{ $extra }]", ett paket saknas
error-no-action = den åtgärden finns inte{ $hint }
error-server-address = adressen till en server börjar med http eller https
error-server-away = servern går inte att nå ({ $reason })
error-server-refuses = servern nekar det här ({ $reason })

## Files

error-cannot-read = går inte att läsa ({ $reason })
error-cannot-read-plain = går inte att läsa
error-cannot-write = går inte att skriva ({ $reason })
error-cannot-create = går inte att skapa som mapp ({ $reason })
error-not-utf8 = inte en text i UTF-8
error-archive = den filen finns inte i arkivet
error-no-folder = den mappen finns inte
error-not-writable = det går inte att skriva i den här mappen
error-no-browser-game = webbläsarspelet är inte byggt här
error-folder-used = den här mappen innehåller andra filer
error-exists = filen finns redan och skrivs inte över
error-changed = filen har ändrats sedan den skrevs

## Photographs

error-photo-format = inte ett fotografi (JPEG, PNG eller WebP)
error-photo-animation = en animering är inte ett fotografi
error-photo-pixels = bilden har för många pixlar
error-photo-broken = bilden är trasig
error-photo-small = bilden är för liten för att visa brickor
error-photo-dark = bilden är för mörk
error-photo-no-tiles = inga brickor syns
error-photo-file = filen är för stor för ett fotografi

## Tiles and tables

error-tile-help = den brickan finns inte ({ $help })
error-no-tile = den brickan finns inte
error-same-tile = samma bricka två gånger
error-two-of-each = det finns bara två av varje bricka
error-not-a-set = inget set ({ $flaw })
error-is-no-tile = det här är ingen bricka
error-number-of-tile = en bricka visar ett tal från 1 till 13
error-joker-colour = en joker har ingen färg
error-faces = brickornas sidor är numrerade från 0 till 52
error-tiles-in-text = brickor anges i en text
error-table-text = ett bord skrivs som text
error-table-sets = ett bord består av set med brickor

## Rules

error-no-house-rule = den husregeln finns inte{ $hint }
error-must-be = { $name } måste vara { $allowed }
error-house-rule-form = en husregel skrivs en gång, som namn=värde
error-no-edition = den utgåvan finns inte{ $hint }
error-edition-text = en utgåva anges med en text
error-not-printed = ingen tryckt utgåva med husregler
error-edition-rulebook = en utgåva är en Rulebook, till skillnad från
error-edition-entry = entry point { $name } anger utgåvan
error-edition-call = ropet på slutet är en text, till skillnad från

## Players

error-seats = en runda har 2 till 4 platser
error-no-bot = den boten finns inte{ $hint }
error-bots-of-match = ett spel har en till tre bottar
error-bot-class = en bot är en klass med en metod turn(view), till skillnad från
error-bot-method = en bot har en metod turn(view), till skillnad från
error-bot-seed = gör ingen bot av ett startvärde ({ $story })
error-bot-module = dess modul fungerar inte ({ $story })
error-bot-failed = den här boten kraschade ({ $story })
error-bot-illegal = den här boten ville göra ett otillåtet drag ({ $story })

## Records

error-place = rad { $line }, kolumn { $column }: { $problem }
error-not-a-text = inte en text
error-too-long = texten är för lång
error-ends-early = satsen slutar för tidigt
error-expected = här väntades { $text }
error-nothing-more = här skulle inget mer komma
error-expected-tile = här saknas en bricka
error-not-indented = första raden i ett protokoll är inte indragen
error-names-rulebook = ett protokoll anger utgåva och platser
error-names-rulebook-first = ett protokoll anger först utgåva och platser
error-headers-first = rubriker står före den första rundan
error-header-twice = den här rubriken finns två gånger
error-needs-round = före det här behövs en runda
error-tag-line = en uppgift är en rad
error-tag-text = en uppgift har ett namn och en rad text
error-seats-in-words = 2, 3 eller 4 platser
error-no-ending = det slutet finns inte
error-score-sign = poäng är ett tal med tecken
error-count = ett antal är ett tal från 0
error-no-seat = den platsen finns inte
error-opened-word = här ska det stå ”opened” eller ”unopened”
error-turn-next = här borde drag { $turn } eller en annan sats komma
error-verb = en plats lägger, drar, passar eller hinner inte: plays, draws, passes, times out
error-hex = { $keyword } har 64 hexadecimala siffror
error-hex-salt = ett slumptal (salt) har 1 till { $bytes } byte i hexadecimala siffror
error-not-on-table = det setet ligger inte på bordet
error-other-tiles = det här är inte brickorna som kom till i seten
error-record-of = ett protokoll behöver ett spel eller en runda
error-record-round = ett protokoll behöver minst en runda
error-replay-round = en repris behöver minst en runda, det här protokollet har
error-against-bots = det här är inget spel mot bottar, platserna är
error-match-finished = det här spelet är slut, rundorna är
error-cannot-continue = det går inte att fortsätta det här spelet ({ $reason })
error-unfinished = en analys kräver en avslutad runda, den här är vid drag
error-face-up = en analys kräver att alla brickhållare är synliga

## Lines of JSON and notation

error-line-not-json = den här raden är inte JSON
error-line-nested = den här raden är för djupt nästlad
error-line-object = en ställning är ett JSON-objekt
error-line-keys = en ställning har { $names }
error-line-opened = opened är true eller false
error-line-table = ett bord är en lista med set
error-line-tiles = brickor står i en lista
error-line-text = { $field } är en text
error-line-column = kolumn { $column }: { $problem }

## Puzzles

error-first-puzzle = den första kluringen är från { $day }
error-day-form = en dag skrivs som 2026-11-15
error-puzzles = det finns kluring 1 till { $most }
error-grade = en klurings svårighetsgrad är { $low } till { $high }
error-new-puzzles = antalet nya kluringar är 1 till { $most }
error-puzzle-jokers = kluringar kräver regler med fria jokrar
error-unplayable = de här brickorna går inte att lägga i ett drag
error-no-turn = rundan har inget sådant drag
error-illegal-answer = draget bryter mot en regel
error-answer-must-play = den som kan lägga måste lägga, så draget kan inte vara

## The server

error-server-package = servern kräver brikke[server], där det saknas
error-servers-package = flera servrar kräver brikke[scale], där det saknas
error-time = en tid är 0 till { $most } sekunder
error-days = en tid är 0 till { $most } dygn
error-port = en port är ett tal från 0 till 65535
error-redis = en Redis är redis://…, rediss://… eller unix://…
error-limits = gränser multipliceras med ett tal från 0
error-workers = minst en arbetsprocess måste räkna
error-thinking = en beräkning tar högst { $most } sekunder
error-tick = ett intervall är minst en millisekund
error-public-address = en offentlig adress börjar med https: eller http:
error-smtp = en SMTP-server är smtp://… eller smtps://…
error-mail-address = det här är ingen e-postadress
error-mail-links = länkar i e-post behöver en offentlig adress
error-notice-wait = ett meddelande väntar högst { $most } sekunder
error-log-level = en loggnivå är någon av { $names }
error-proxy = en proxyserver är en adress eller ett nät som 10.0.0.0/8
error-database-form = en databas är sqlite:///FIL eller postgresql+asyncpg://…
error-database = databasen går inte att öppna ({ $reason })
error-database-file = databasen måste vara en fil, inte i minnet
error-no-host = den adressen finns inte ({ $reason })
error-listen = det går inte att lyssna där ({ $reason })

## Contests, data sets and measurements

error-contest-deals = en tävling har 1 till { $most } givar
error-anchor = referensen måste vara en av bottarna
error-processes = använd minst en process
error-table-bots = vid ett bord med { $seats } platser sitter 1 till { $most } bottar
error-robin-opponent = i alla mot alla finns inga andra motståndare än bottarna
error-robin-two = alla mot alla kräver minst två bottar
error-field = en tävling kräver minst en bot
error-named-once = varje bot kan bara nämnas en gång
error-not-arena = inte en fil från arenan
error-other-contest = { $path } innehåller en annan tävling, med annan { $name }
error-no-deal-in-line = { $path } har ingen giv från tävlingen på rad
error-plot-file = ett diagram är en fil i { $types }
error-plot-package = ett diagram kräver matplotlib, installera det med: pip install
error-ray-package = det här kräver Ray, installera det med: pip install
error-ray-answers = inget Ray-kluster svarar på
error-ray-connect = ingen anslutning till Ray-klustret på
error-ray-deal = en giv misslyckades på Ray (alla maskiner behöver Brikke { $version })
error-killed = en arbetsprocess avslutades, kanske för att minnet tog slut, med slutstatus
error-report-deal = en rapport kräver minst en giv
error-fewer-deals = så många givar har inte spelats
error-first-deal = den första given har inte spelats
error-contest-version = en tävling av version { $version } kan inte spelas av version
error-bot-no-turn = { $name } gav inget drag ({ $kind }) { $where }
error-bot-broke-rules = { $name } gjorde ett otillåtet drag ({ $codes }) { $where }
error-bot-crashed = { $name } kraschade ({ $story }) { $where }
error-not-dataset = inte mappen för en datamängd
error-other-dataset = { $path } innehåller en annan datamängd, med annan { $name }
error-not-empty = mappen är inte tom (med --resume fortsätter den)
error-dataset-rounds = en datamängd har 1 till { $most } rundor
error-file-rounds = en fil har 1 till { $most } rundor
error-format = formatet måste vara { $names }
error-pyarrow = det här kräver pyarrow (--format jsonl kräver inget), installera det med: pip install
error-no-protocol = det testprotokollet finns inte{ $hint }
error-no-suite = { $protocol } har inte det provet{ $hint }
error-other-suite = reglerna eller givarna i { $suite } är inte testprotokollets

## Parts of errors

error-part-did-you-mean = menar du { $name }?
error-part-where = vid drag { $turn } med { $names } och startvärde
error-part-comma = , { $hint }
error-part-see-help = se --help
error-part-see-commands = se brikke --help
error-part-there-are = (det finns { $names })
error-part-range = { $low } till { $high }
error-part-or = { $one } eller { $other }
error-part-clock = off eller { $range } sekunder
error-part-letters = svart är k, röd r, blå b, orange o, en joker j
error-part-suits = klöver är c, spader s, hjärter h, ruter d, en joker j
error-part-no-file = filen eller mappen finns inte
error-part-permission = behörighet saknas
error-part-folder = är en mapp
error-part-not-folder = är ingen mapp
error-part-exists = filen finns redan
error-part-address = adressen används redan
error-part-no-space = inget utrymme kvar
error-part-unknown = okänd orsak
