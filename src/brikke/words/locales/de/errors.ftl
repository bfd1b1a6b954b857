### Errors of the command line. English: as in the code, by which an error is recognised.

## The command

error-no-command = diesen Befehl gibt es nicht, { $hint }
error-unexpected = unerwartetes Argument, { $hint }
error-invalid-value = ungültiger Wert für { $name }{ $hint }
error-value-missing = ein Wert fehlt
error-combined = lässt sich nicht mit { $option } kombinieren
error-only-generate = nur mit --generate erlaubt
error-only-mistakes = nur mit --mistakes erlaubt
error-no-language = diese Sprache gibt es nicht{ $hint }
error-pace = ein Tempo ist 0 bis { $most } Sekunden
error-objective = ein Ziel ist eines von { $names }
error-others = --others nennt Zahlen von Steinen, anders als
error-others-many = ein Spiel hat nur { $count } Steine, zu wenige für --others
error-turn-illegal = dieser Zug ist nicht erlaubt, den Grund nennt brikke check
error-tile-size = ein Stein ist 1 bis { $most } Pixel breit
error-screen-package = der ganze Bildschirm braucht brikke[tui]; ohne geht es mit
error-screen-terminal = der ganze Bildschirm braucht ein Terminal; ohne geht es mit
error-extra = { $module } braucht pip install "brikke[{ $extra }]", ein Paket fehlt
error-no-action = diese Aktion gibt es nicht{ $hint }
error-server-address = die Adresse eines Servers beginnt mit http oder https
error-server-away = der Server ist nicht erreichbar ({ $reason })
error-server-refuses = der Server lehnt das ab ({ $reason })

## Files

error-cannot-read = ist nicht lesbar ({ $reason })
error-cannot-read-plain = ist nicht lesbar
error-cannot-write = lässt sich nicht schreiben ({ $reason })
error-cannot-create = lässt sich nicht als Ordner anlegen ({ $reason })
error-not-utf8 = kein Text in UTF-8
error-archive = diese Datei ist nicht im Archiv
error-no-folder = diesen Ordner gibt es nicht
error-not-writable = in diesen Ordner lässt sich nicht schreiben
error-no-browser-game = das Browserspiel ist hier nicht gebaut
error-folder-used = dieser Ordner enthält andere Dateien
error-exists = diese Datei gibt es schon, sie wird nicht überschrieben
error-changed = diese Datei hat sich geändert, seit sie geschrieben wurde

## Photographs

error-photo-format = kein Foto (JPEG, PNG oder WebP)
error-photo-animation = eine Animation ist kein Foto
error-photo-pixels = das Bild hat zu viele Pixel
error-photo-broken = das Bild ist beschädigt
error-photo-small = das Bild ist zu klein, um Steine zu zeigen
error-photo-dark = das Bild ist zu dunkel
error-photo-no-tiles = es sind keine Steine zu sehen
error-photo-file = die Datei ist zu groß für ein Foto

## Tiles and tables

error-tile-help = diesen Stein gibt es nicht ({ $help })
error-no-tile = diesen Stein gibt es nicht
error-same-tile = derselbe Stein zweimal
error-two-of-each = jeden Stein gibt es nur zweimal
error-not-a-set = keine Kombination ({ $flaw })
error-is-no-tile = das ist kein Stein
error-number-of-tile = ein Stein zeigt eine Zahl von 1 bis 13
error-joker-colour = ein Joker hat keine Farbe
error-faces = die Seiten sind von 0 bis 52 nummeriert
error-tiles-in-text = Steine werden in einem Text genannt
error-table-text = ein Tisch wird als Text geschrieben
error-table-sets = ein Tisch besteht aus Kombinationen von Steinen

## Rules

error-no-house-rule = diese Hausregel gibt es nicht{ $hint }
error-must-be = { $name } muss { $allowed } sein
error-house-rule-form = eine Hausregel schreibt man einmal, als Name=Wert
error-no-edition = diese Ausgabe gibt es nicht{ $hint }
error-edition-text = eine Ausgabe wird mit einem Text genannt
error-not-printed = keine gedruckte Ausgabe mit Hausregeln
error-edition-rulebook = eine Ausgabe ist ein Rulebook, anders als
error-edition-entry = der Entry-Point { $name } nennt die Ausgabe
error-edition-call = der Ruf am Ende ist ein Text, anders als

## Players

error-seats = eine Runde hat 2 bis 4 Plätze
error-no-bot = diesen Bot gibt es nicht{ $hint }
error-bots-of-match = eine Partie hat ein bis drei Bots
error-bot-class = ein Bot ist eine Klasse mit einer Methode turn(view), anders als
error-bot-method = ein Bot hat eine Methode turn(view), anders als
error-bot-seed = macht keinen Bot aus einem Startwert ({ $story })
error-bot-module = sein Modul scheitert ({ $story })
error-bot-failed = dieser Bot ist gescheitert ({ $story })
error-bot-illegal = dieser Bot wollte einen Zug, der nicht erlaubt ist ({ $story })

## Records

error-place = Zeile { $line }, Spalte { $column }: { $problem }
error-not-a-text = kein Text
error-too-long = der Text ist zu lang
error-ends-early = die Angabe endet zu früh
error-expected = erwartet wurde { $text }
error-nothing-more = hier sollte nichts mehr kommen
error-expected-tile = hier fehlt ein Stein
error-not-indented = die erste Zeile einer Aufzeichnung ist nicht eingerückt
error-names-rulebook = eine Aufzeichnung nennt ihre Ausgabe und die Plätze
error-names-rulebook-first = eine Aufzeichnung nennt zuerst ihre Ausgabe und die Plätze
error-headers-first = Kopfzeilen stehen vor der ersten Runde
error-header-twice = diese Kopfzeile gibt es zweimal
error-needs-round = davor muss eine Runde stehen
error-tag-line = eine Angabe zum Spiel ist eine Zeile
error-tag-text = eine Angabe zum Spiel hat einen Namen und eine Zeile Text
error-seats-in-words = 2, 3 oder 4 Plätze
error-no-ending = dieses Ende gibt es nicht
error-score-sign = Punkte sind eine Zahl mit Vorzeichen
error-count = eine Anzahl ist eine Zahl ab 0
error-no-seat = diesen Platz gibt es nicht
error-opened-word = hier muss „opened“ oder „unopened“ stehen
error-turn-next = hier sollte Zug { $turn } oder eine andere Angabe folgen
error-verb = ein Platz legt, zieht, passt oder überschreitet die Zeit: plays, draws, passes, times out
error-hex = { $keyword } hat 64 hexadezimale Ziffern
error-hex-salt = eine Zufallszahl (salt) hat 1 bis { $bytes } Byte in hexadezimalen Ziffern
error-not-on-table = diese Kombination liegt nicht auf dem Tisch
error-other-tiles = das sind nicht die Steine, die zu den Kombinationen kommen
error-record-of = eine Aufzeichnung braucht eine Partie oder eine Runde
error-record-round = eine Aufzeichnung braucht mindestens eine Runde
error-replay-round = eine Wiedergabe braucht mindestens eine Runde, diese Aufzeichnung hat
error-against-bots = das ist keine Partie gegen Bots, die Plätze sind
error-match-finished = diese Partie ist zu Ende, ihre Runden sind
error-cannot-continue = diese Partie lässt sich nicht fortsetzen ({ $reason })
error-unfinished = eine Auswertung braucht eine beendete Runde, diese ist bei Zug
error-face-up = eine Auswertung braucht alle Aufsteller offen

## Lines of JSON and notation

error-line-not-json = diese Zeile ist kein JSON
error-line-nested = diese Zeile ist zu tief verschachtelt
error-line-object = eine Stellung ist ein JSON-Objekt
error-line-keys = eine Stellung hat { $names }
error-line-opened = opened ist true oder false
error-line-table = ein Tisch ist eine Liste von Kombinationen
error-line-tiles = Steine stehen in einer Liste
error-line-text = { $field } ist ein Text
error-line-column = Spalte { $column }: { $problem }

## Puzzles

error-first-puzzle = das erste Rätsel ist das vom { $day }
error-day-form = ein Tag schreibt sich wie 2026-11-15
error-puzzles = es gibt die Rätsel 1 bis { $most }
error-grade = der Grad eines Rätsels ist { $low } bis { $high }
error-new-puzzles = die Zahl neuer Rätsel ist 1 bis { $most }
error-puzzle-jokers = Rätsel brauchen Regeln mit freien Jokern
error-unplayable = diese Steine kann man nicht in einem Zug legen
error-no-turn = diese Runde hat keinen solchen Zug
error-illegal-answer = dieser Zug verletzt eine Regel
error-answer-must-play = wer legen kann, muss legen; deshalb kann der Zug nicht so sein

## The server

error-server-package = der Server braucht brikke[server], es fehlt
error-servers-package = mehrere Server brauchen brikke[scale], es fehlt
error-time = eine Zeit ist 0 bis { $most } Sekunden
error-days = eine Zeit ist 0 bis { $most } Tage
error-port = ein Port ist eine Zahl von 0 bis 65535
error-redis = ein Redis ist redis://…, rediss://… oder unix://…
error-limits = Limits werden mit einer Zahl ab 0 multipliziert
error-workers = mindestens ein Arbeitsprozess muss rechnen
error-thinking = Rechnen dauert höchstens { $most } Sekunden
error-tick = ein Takt dauert mindestens eine Millisekunde
error-public-address = eine öffentliche Adresse beginnt mit https: oder http:
error-smtp = ein SMTP-Server ist smtp://… oder smtps://…
error-mail-address = das ist keine E-Mail-Adresse
error-mail-links = Links in E-Mails brauchen eine öffentliche Adresse
error-notice-wait = eine Nachricht wartet bis zu { $most } Sekunden
error-log-level = eine Log-Stufe ist eine von { $names }
error-proxy = ein Proxy ist eine Adresse oder ein Netz wie 10.0.0.0/8
error-database-form = eine Datenbank ist sqlite:///DATEI oder postgresql+asyncpg://…
error-database = die Datenbank lässt sich nicht öffnen ({ $reason })
error-database-file = die Datenbank muss eine Datei sein, nicht im Speicher
error-no-host = diese Adresse gibt es nicht ({ $reason })
error-listen = dort lässt sich nicht lauschen ({ $reason })

## Contests, data sets and measurements

error-contest-deals = ein Wettkampf hat 1 bis { $most } Austeilungen
error-anchor = der Bezugspunkt muss einer der Bots sein
error-processes = nimm mindestens einen Prozess
error-table-bots = an einen Tisch mit { $seats } Plätzen passen 1 bis { $most } Bots
error-robin-opponent = bei jedem gegen jeden gibt es keinen weiteren Gegner
error-robin-two = jeder gegen jeden braucht mindestens zwei Bots
error-field = ein Feld braucht mindestens einen Bot
error-named-once = jeder Bot kann nur einmal genannt werden
error-not-arena = keine Datei der Arena
error-other-contest = { $path } enthält einen anderen Wettkampf, mit anderem { $name }
error-no-deal-in-line = { $path } enthält keine Austeilung des Wettkampfs in Zeile
error-plot-file = ein Diagramm ist eine Datei in { $types }
error-plot-package = ein Diagramm braucht matplotlib, installiere es mit: pip install
error-ray-package = das braucht Ray, installiere es mit: pip install
error-ray-answers = kein Ray-Cluster antwortet unter
error-ray-connect = keine Verbindung zum Ray-Cluster unter
error-ray-deal = eine Austeilung ist auf Ray gescheitert (alle Rechner brauchen Brikke { $version })
error-killed = ein Arbeitsprozess wurde beendet, vielleicht weil der Speicher voll war, mit Exit-Status
error-report-deal = eine Auswertung braucht mindestens eine Austeilung
error-fewer-deals = so viele Austeilungen wurden nicht gespielt
error-first-deal = die erste Austeilung wurde nicht gespielt
error-contest-version = ein Wettkampf der Version { $version } geht nicht mit Version
error-bot-no-turn = { $name } gab keinen Zug zurück ({ $kind }) { $where }
error-bot-broke-rules = { $name } machte einen Zug, der nicht erlaubt ist ({ $codes }) { $where }
error-bot-crashed = { $name } ist gescheitert ({ $story }) { $where }
error-not-dataset = kein Ordner eines Datensatzes
error-other-dataset = { $path } enthält einen anderen Datensatz, mit anderem { $name }
error-not-empty = der Ordner ist nicht leer (mit --resume geht es dort weiter)
error-dataset-rounds = ein Datensatz hat 1 bis { $most } Runden
error-file-rounds = eine Datei fasst 1 bis { $most } Runden
error-format = das Format muss { $names } sein
error-pyarrow = das braucht pyarrow (--format jsonl braucht nichts), installiere es mit: pip install
error-no-protocol = dieses Protokoll gibt es nicht{ $hint }
error-no-suite = { $protocol } hat diese Prüfung nicht{ $hint }
error-other-suite = die Regeln oder Austeilungen von { $suite } sind nicht die des Protokolls

## Parts of errors

error-part-did-you-mean = meinst du { $name }?
error-part-where = in Zug { $turn } von { $names } mit Startwert
error-part-comma = , { $hint }
error-part-see-help = siehe --help
error-part-see-commands = siehe brikke --help
error-part-there-are = (es gibt { $names })
error-part-range = { $low } bis { $high }
error-part-or = { $one } oder { $other }
error-part-clock = off oder { $range } Sekunden
error-part-letters = Schwarz ist k, Rot r, Blau b, Orange o, ein Joker j
error-part-suits = Kreuz ist c, Pik s, Herz h, Karo d, ein Joker j
error-part-no-file = Datei oder Ordner nicht gefunden
error-part-permission = keine Berechtigung
error-part-folder = ist ein Ordner
error-part-not-folder = ist kein Ordner
error-part-exists = gibt es schon
error-part-address = Adresse wird schon benutzt
error-part-no-space = kein Speicherplatz mehr
error-part-unknown = Grund unbekannt
