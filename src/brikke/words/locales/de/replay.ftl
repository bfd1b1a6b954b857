### Replay and analysis

watch-title = Wiedergabe: { $edition }
watch-of = { $turn } von { $last }
watch-where = Runde { $round } · Zug { $turn } von { $last }
watch-bring-about = Nach jeder Runde findest du am Tisch einen Link, mit dem du sie noch einmal ansehen kannst. Auch eine Aufzeichnung von anderswo kannst du hier öffnen: Sie bleibt auf diesem Gerät, bis du sie teilst.
watch-bring-paste = Aufzeichnung einfügen
watch-bring-now = Ansehen
watch-bring-file = Datei wählen
watch-bring-drop = Oder ziehe eine Datei in dieses Feld.
watch-example = Eine Beispielrunde ansehen
watch-gone = Diese Runde gibt es hier nicht. Vielleicht ist der Link unvollständig oder die Runde zu alt.
watch-another = Eine andere Runde ansehen
watch-from = Blickwinkel
watch-all = Alle Aufsteller offen
watch-rack = Aufsteller von { $name }
watch-turn = Zug
watch-turns = Züge
watch-deal = Die Steine sind ausgeteilt.
watch-drew = { $name } hat { $tile } gezogen.
watch-nothing = Es ließ sich nichts legen.
watch-most = Mehr Steine ließen sich nicht legen.
watch-missed =
    { $count ->
        [one] Ein Stein hätte sich legen lassen: { $tiles }
       *[other] { $count } Steine hätten sich legen lassen: { $tiles }
    }
watch-missed-exit = { $name } hätte hier fertig werden können: { $tiles }
watch-could-exit = { $name } hätte hier fertig werden können.
watch-could =
    { $count ->
        [one] Ein Stein hätte sich legen lassen.
       *[other] { $count } Steine hätten sich legen lassen.
    }
watch-shown = Gezeigter Zug
watch-show-best = Bester Zug
watch-show-made = Gespielt
watch-first = Zum Anfang
watch-back = Einen Zug zurück
watch-play = Abspielen
watch-pause = Pause
watch-on = Einen Zug weiter
watch-step-back = Einen Schritt zurück
watch-step-on = Einen Schritt weiter
watch-last = Zum Ende
watch-costly = Die größten Patzer
watch-costly-short = Verglichen mit dem besten Zug, nach dem, was man sehen konnte.
watch-costly-none = Kein Zug hat viel gekostet.
watch-costly-about = Die Zahl sagt, wie viel von der Gewinnchance ein Zug verschenkt hat.
watch-costly-kept = Das ist etwas anderes als die Zahl der liegen gelassenen Steine: Manchmal ist ein behaltener Stein mehr wert als ein gelegter.
watch-cost-turn = Zug { $turn }
watch-reason-exit = Hätte fertig werden können
watch-reason-joker = Joker behalten
watch-reason-drew = Gezogen statt gelegt
watch-reason-fewer = Weniger Steine gelegt
watch-reason-fed = Dem Nächsten geholfen
watch-reason-open = Hätte auslegen können
watch-reason-large-opening = Zu viel ausgelegt
watch-reason-spent-joker = Joker zu früh gelegt
watch-reason-waited = Zu lange gezogen
watch-reason-let-out = Den Nächsten fertig werden lassen
watch-reason-blocked = Eigene Steine blockiert
watch-reason-more = Steine besser behalten
watch-reason-other = Andere Steine waren besser
watch-accuracy = { $name } hat { $value } der Gewinnchancen genutzt.
watch-best-left =
    { $best ->
        [one] Ein Stein übrig statt { $made }
       *[other] { $best } Steine übrig statt { $made }
    }
watch-best-chance = Gewinnchance um { $gain } höher
watch-chart = Übrige Steine
watch-chart-about = Für alle am Tisch zeigt je eine Linie, wie viele Steine nach jedem der { $turns } Züge übrig waren. Darunter stehen die Zahlen.
watch-chart-numbers = In Zahlen
watch-chart-shows = Das Diagramm zeigt
watch-percent = { $value } %
watch-chances = Gewinnchancen
watch-chances-chart = Für alle am Tisch zeigt je eine Linie die Gewinnchance in Prozent nach jedem der { $turns } Züge. Darunter stehen die Zahlen.
watch-chances-about = Eine Schätzung, gelernt aus mehr als einer Million Runden: wie oft man an der Stelle jedes Spielers gewinnt, nach dem, was dieser sehen kann. Von Stellungen mit 70 % werden etwa sieben von zehn gewonnen.
watch-chances-wait = Die Chancen werden geschätzt …
watch-chances-none = Die Chancen dieser Runde lassen sich hier nicht schätzen.
watch-chances-retry = Noch einmal versuchen
watch-result = Ergebnis
watch-valid = Geprüft: fair ausgeteilt, erlaubte Züge, richtige Punkte.
watch-by-hand = Dieser Aufzeichnung fehlt der Nachweis, wie ausgeteilt wurde; ob es fair war, lässt sich also nicht prüfen.
watch-share = Diesen Zug teilen

## The same deal once more

again-title = Diese Austeilung selbst spielen
again-about = Dieselben Steine in derselben Reihenfolge. Bots, die am Tisch saßen, spielen wieder mit; für alle anderen spielt ein besonnener Bot. Es läuft keine Uhr.
again-seat = Mit denselben Steinen wie
again-play = Diese Austeilung spielen
again-compare = Dieselbe Austeilung, damals und jetzt
again-then = Damals
again-now = Jetzt
again-was = damals { $name }
again-same = Genauso viele Punkte wie damals.
again-better =
    { $points ->
        [one] Ein Punkt mehr als damals!
       *[other] { $points } Punkte mehr als damals!
    }
again-worse =
    { $points ->
        [one] Ein Punkt weniger als damals.
       *[other] { $points } Punkte weniger als damals.
    }
again-watch-then = Ansehen, wie es damals lief
