### The command line.

## Replay

replay-round = Runde { $number } von { $rounds }: { $seat } beginnt.
replay-draws = { $turn }. { $seat } zieht { $tiles }.
replay-plays = { $turn }. { $seat } legt { $tiles }.
replay-opens = { $turn }. { $seat } legt als erste Auslage { $tiles }.
replay-passes = { $turn }. { $seat } passt.
replay-times-out =
    { $tiles ->
        [none] { $turn }. { $seat } hat die Zeit überschritten.
       *[other] { $turn }. { $seat } hat die Zeit überschritten und zieht { $tiles }.
    }
replay-rack = { $count ->
        [0] kein Stein mehr
        [one] noch ein Stein
       *[other] noch { $count } Steine
    }
replay-end-out = { $seat } legt den letzten Stein und ruft „{ $call }“
replay-end-blocked = Niemand kann oder will noch legen. { $seat } hat die kleinste Summe auf dem Aufsteller.
replay-end-pool-empty = Der Vorrat ist leer. { $seat } hat die kleinste Summe auf dem Aufsteller.
replay-sheet-round = Runde { $number }
replay-sheet-total = Gesamt

## Help and errors

help-brikke = Rommé mit Spielsteinen nach fünf gedruckten Anleitungen. Alle Befehle kennen --lang, zum Beispiel --lang de.
help-commands = Befehle
help-parameters = Parameter
help-usage = Aufruf: { $usage }
help-usage-command = BEFEHL
help-usage-options = {"["}OPTIONEN]
help-usage-one = {"["}ARGUMENT]
help-usage-many = {"["}ARGUMENTE…]
help-default = {"["}Standard: { $value }]
help-variable = {"["}Variable: { $name }]
help-required = {"["}nötig]
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.

## Commands

solve-nothing = Es lässt sich nichts legen.
solve-plays =
    { $count ->
        [one] Lege einen Stein: { $tiles }
       *[other] Lege { $count } Steine: { $tiles }
    }
solve-goes-out = Damit ist der Aufsteller leer.
arrange-left =
    { $count ->
        [one] Ein Stein bleibt übrig: { $tiles }
       *[other] { $count } Steine bleiben übrig: { $tiles }
    }
read-loose =
    { $count ->
        [one] Loser Stein: { $tiles }
       *[other] { $count } lose Steine: { $tiles }
    }
read-rack = Aufsteller: { $tiles }
read-same-once =
    { $count ->
        [one] Foto { $first } und { $second } zeigen beide einen Stein. Er zählt einmal.
       *[other] Foto { $first } und { $second } zeigen beide { $count } Steine. Sie zählen einmal.
    }
read-same-twice =
    { $count ->
        [one] Foto { $first } und { $second } zeigen vielleicht denselben Stein. Er zählt zweimal, mit --overlap einmal.
       *[other] Foto { $first } und { $second } zeigen vielleicht dieselben { $count } Steine. Sie zählen zweimal, mit --overlap einmal.
    }
read-doubtful =
    { $count ->
        [one] Bitte diesen Stein prüfen: { $tiles }
       *[other] Bitte diese { $count } Steine prüfen: { $tiles }
    }
puzzle-heading = Rätsel { $number }, { $day }
puzzle-heading-new = Rätsel aus Runde { $round } mit Startwert { $seed }
puzzle-tiles = Lege diese alle in einem Zug: { $tiles }
arena-bot = Bot
arena-wins = Siege
arena-wins-percent = Siege, %
arena-points = Punkte pro Runde
arena-rating = Wertung
arena-against = Allein gegen einen Tisch mit
arena-thinking = Bedenkzeit
arena-turns = Züge
arena-mean = Mittel, ms
arena-p99 = 99 % bis
arena-worst = Längste
arena-about =
    { $deals ->
        [one] Eine Austeilung
       *[other] { $deals } Austeilungen
    }, { $seats } Plätze, { $rulebook }, Startwert { $seed }. Bei gleicher Stärke gewinnt jeder { $even } % der Runden.
arena-stopped =
    { $count ->
        [one] Abgebrochen. Eine Austeilung ist gespeichert; derselbe Befehl macht dort weiter:
       *[other] Abgebrochen. { $count } Austeilungen sind gespeichert; derselbe Befehl macht dort weiter:
    } { $file }
evaluate-suite = Prüfung
evaluate-against = Gegen
evaluate-rules = Regeln
evaluate-seed = Startwert
evaluate-decks = Austeilungen
evaluate-quick = Kurz
evaluate-wins = Siege, %
evaluate-even = Ausgeglichen, %
evaluate-points = Punkte pro Runde
evaluate-mean = Mittel, ms
evaluate-worst = Längste, ms
evaluate-size-full = alle Austeilungen
evaluate-size-quick = kurz: nur die ersten Austeilungen jeder Prüfung
evaluate-part = { $count } von { $all } Prüfungen
evaluate-agent = Agent: { $agent }, { $size }
evaluate-protocol = Protokoll: { $protocol }, SHA-256 { $digest }
evaluate-played = Gespielt mit: Brikke { $version }, Kern: { $core }, Startwerte { $seeds }
evaluate-intervals = Die Spannen sind 95-%-Intervalle über Austeilungen; jede wurde einmal von jedem Platz aus gespielt. Die Zeiten sind die des Agenten, für einen Zug.
evaluate-cite = Zitieren als: { $agent } nach { $protocol } ({ $size }, { $digest }), Brikke { $version }, die Autoren von Brikke.
evaluate-stopped = Abgebrochen. Fertige Austeilungen sind gespeichert; derselbe Befehl macht dort weiter: { $folder }
dataset-done =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    } mit { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } in { $folder }
dataset-stopped =
    { $rounds ->
        [0] Abgebrochen. Noch ist keine Datei fertig; mit --resume beginnt derselbe Befehl von vorn:
        [one] Abgebrochen. Eine Runde ist gespeichert; mit --resume macht derselbe Befehl dort weiter:
       *[other] Abgebrochen. { $rounds } Runden sind gespeichert; mit --resume macht derselbe Befehl dort weiter:
    } { $folder }
analyse-nothing = Es ließ sich nichts legen.
analyse-most = Mehr ging nicht.
analyse-missed =
    { $count ->
        [one] Möglich war ein Stein: { $tiles }
       *[other] Möglich waren { $count } Steine: { $tiles }
    }
analyse-missed-exit = Möglich war der ganze Aufsteller: { $tiles }
analyse-chances = [Gewinnchance { $before } % → { $after } %, { $change }]
analyse-cost = { $reason }: { $tiles }. Das kostete { $cost } %; besser: { $better }.
analyse-cost-all = { $reason }: { $tiles }. Das kostete { $cost } %.
analyse-better-draw = ziehen
analyse-no-chances = Ohne den nativen Kern gibt es keine Gewinnchancen: siehe „brikke doctor“.
analyse-seat = { $seat } hat { $tiles ->
        [0] keinen möglichen Stein
        [one] einen möglichen Stein
       *[other] { $tiles } mögliche Steine
    } ausgelassen und { $exits ->
        [0] keine Gelegenheit verpasst, fertig zu werden.
        [one] eine Gelegenheit verpasst, fertig zu werden.
       *[other] { $exits } Gelegenheiten verpasst, fertig zu werden.
    }
check-legal = Erlaubt.
check-illegal = Nicht erlaubt.
verify-valid = Gültig: Es wurde fair ausgeteilt, jeder Zug war erlaubt, und alle Punkte stimmen.
site-written = Das Spiel liegt in { $folder } ({ $size } MB). Lade den Ordner auf einen beliebigen Webspace hoch.
host-page = Öffne diese Adresse in deinem Browser. Sie gilt einen Tag; zeige sie niemandem.
program-phrase = Deine Merkwörter:
program-token = Das ist das Token des Bots. Es wird nur einmal gezeigt.
program-connected = { $name } ist mit { $address } verbunden. Beenden mit Strg+C.
program-sent-away = Der Server hat den Bot weggeschickt ({ $reason }).
doctor-version = Brikke { $version } mit Python { $python }, { $system }
doctor-core-native = Lösungshilfe: nativer Kern
doctor-core-python = Lösungshilfe: reines Python, langsam; für den nativen Kern installiere einen C-Compiler und dann Brikke noch einmal
doctor-editions =
    { $count ->
        [one] Eine Ausgabe
       *[other] { $count } Ausgaben
    }: { $names }
doctor-languages =
    { $count ->
        [one] Eine Sprache
       *[other] { $count } Sprachen
    }: { $names }
doctor-plugin = Erweiterung: { $plugin }
doctor-plugin-left-out = Erweiterung ausgelassen ({ $problem }): { $plugin }
doctor-database = Datenbank: { $tables } Tische, { $events } Ereignisse
doctor-unproven = Ereignisse einer älteren Version, ohne Nachweis: { $events }
doctor-damaged = Tisch { $table }: Die Ereignisse { $lost } sind beschädigt
doctor-missing = Tisch { $table }: Die Ereignisse { $lost } fehlen, obwohl sie bestätigt wurden
doctor-unnamed = Einträge, die an nicht mehr bekannten Tischen fehlen: { $count }
doctor-file = Die Datei selbst ist beschädigt ({ $problem }); eine Sicherung einspielen
doctor-ratings = Aus den Protokollen neu berechnete Spielstärken: { $count }, davon anders gespeichert: { $wrong }
rules-limits = Hausregeln: brikke rules AUSGABE NAME=WERT …

## brikke serve

serve-address = Brikke läuft unter { $address }. Beenden mit Strg+C.
serve-network = Für Handys und andere im selben Netz: { $address }
serve-no-browser = Das Browserspiel ist hier noch nicht gebaut. So wird es gebaut: make web

## The page for proofreaders

proof-book-title = Alle Texte von Brikke
proof-book-how = Lies in Ruhe und ändere, was falsch klingt. Die Wörter in geschweiften Klammern setzt das Spiel ein. Lade dann deine Korrekturen herunter und schicke sie an das Projekt.
proof-book-download = Meine Korrekturen herunterladen
proof-book-elsewhere = Nicht auf diesen Bildern
