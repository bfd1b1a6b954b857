### Replay and analysis

watch-title = { $edition }: noch einmal angesehen
watch-of = { $turn } von { $last }
watch-where = Runde { $round } · Zug { $turn } von { $last }
watch-bring-about = Nach jedem Spiel zeigt der Tisch einen Link, um es noch einmal anzusehen. Eine Aufzeichnung von anderswo lässt sich hierher mitbringen: Sie bleibt auf diesem Gerät, bis du sie teilst.
watch-bring-paste = Aufzeichnung einfügen
watch-bring-now = Ansehen
watch-bring-file = Datei wählen
watch-bring-drop = Oder eine Datei irgendwo auf dieser Karte fallen lassen.
watch-gone = So ein Spiel gibt es hier nicht. Der Link ist vielleicht abgeschnitten, oder das Spiel zu alt.
watch-another = Ein anderes ansehen
watch-from = Gesehen von
watch-all = Alle Aufsteller offen
watch-rack = Aufsteller von { $name }
watch-turn = Zug
watch-turns = Züge
watch-deal = Die Steine sind ausgeteilt.
watch-drew = { $name } hat { $tile } gezogen.
watch-nothing = Es ließ sich nichts spielen.
watch-most = Kein Zug spielt mehr Steine.
watch-missed =
    { $count ->
        [one] Ein Stein war möglich: { $tiles }
       *[other] { $count } Steine waren möglich: { $tiles }
    }
watch-missed-exit = { $name } hätte hier fertig werden können: { $tiles }
watch-shown = Welcher Zug gezeigt wird
watch-show-best = Möglich
watch-show-made = Gespielt
watch-first = Zum Austeilen
watch-back = Einen Zug zurück
watch-play = Laufen lassen
watch-pause = Anhalten
watch-on = Einen Zug weiter
watch-last = Zum Ende
watch-costly = Teuerste Züge
watch-costly-none = Kein Zug war besonders teuer.
watch-cost-turn = Zug { $turn }
watch-reason-exit = Hätte fertig werden können
watch-reason-joker = Joker behalten
watch-reason-drew = Stattdessen gezogen
watch-reason-fed = Dem Nächsten geholfen
watch-best-left =
    { $best ->
        [one] Ein Stein übrig statt { $made }
       *[other] { $best } Steine übrig statt { $made }
    }
watch-best-chance = { $before } Siegchance statt { $after }
watch-chart = Übrige Steine
watch-chart-about = Eine Linie je Spieler zeigt, wie viele Steine nach jedem von { $turns } Zügen übrig waren. Dasselbe folgt in Zahlen.
watch-chart-numbers = In Zahlen
watch-chart-shows = Das Diagramm zeigt
watch-percent = { $value } %
watch-chances = Gewinnchancen
watch-chances-chart = Eine Linie je Spieler zeigt die Gewinnchance in Prozent nach jedem von { $turns } Zügen. Dasselbe folgt in Zahlen.
watch-chances-about = Eine Schätzung: wie oft jeder gewinnen würde, wenn das Spiel von da an weiterginge, mit diesen Steinen auf den Aufstellern und neu gemischtem Vorrat. Sie kann um 5 bis 10 Punkte danebenliegen.
watch-chances-wait = Die Chancen werden geschätzt …
watch-chances-none = Die Chancen dieses Spiels lassen sich hier nicht schätzen.
watch-chances-retry = Noch einmal versuchen
watch-result = Ergebnis
watch-valid = Geprüft: gerecht ausgeteilt, erlaubte Züge, richtige Punkte.
watch-by-hand = Über dieses Austeilen war nichts versprochen, also lässt es sich nicht prüfen.
watch-share = Diesen Zug teilen

## The same deal once more

again-title = Diese Steine selbst spielen
again-about = Dieselben Steine in derselben Reihenfolge. Bots, die hier saßen, sitzen wieder hier; für alle anderen spielt ein besonnener Bot. Es gibt keine Uhr.
again-seat = Mit den Steinen von
again-play = Diese Steine spielen
again-compare = Dieselben Steine, damals und jetzt
again-then = Damals
again-now = Jetzt
again-was = damals { $name }
again-same = Genau so viele Punkte wie damals.
again-better =
    { $points ->
        [one] Ein Punkt besser als damals!
       *[other] { $points } Punkte besser als damals!
    }
again-worse =
    { $points ->
        [one] Ein Punkt weniger als damals.
       *[other] { $points } Punkte weniger als damals.
    }
again-watch-then = Ansehen, wie es damals ging
