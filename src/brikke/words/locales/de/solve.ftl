### The solver page

solve-task = Was möchtest du wissen?
solve-task-turn = Bester Zug
solve-task-legal = Ist das erlaubt?
solve-task-rebuild = Tisch ordnen
solve-about-turn = Gib ein, was auf dem Tisch liegt und was auf deinem Aufsteller steht.
solve-about-legal = Erst Tisch und Aufsteller, wie sie vor dem Zug waren. Dann spielst du den Zug nach.
solve-about-rebuild = Den Überblick verloren? Gib alle Steine ein, die herumliegen.
solve-show-turn = Besten Zug zeigen
solve-show-legal = Jetzt den Zug nachspielen
solve-show-rebuild = Tisch ordnen
solve-photo-table = Tisch fotografieren
solve-photo-rack = Aufsteller fotografieren
solve-photo-after = Tisch nach dem Zug fotografieren
solve-photo-loose = Steine fotografieren
solve-empty = Gib zuerst ein paar Steine ein.
solve-link-bad = Ein Teil dieses Links ist nicht lesbar: { $value }

## Tiles and rules

solve-loose = Lose Steine
solve-left-over = Übrig
solve-goal = Gesucht
solve-goal-tiles = die meisten Steine
solve-goal-points = die meisten Punkte
solve-goal-fewest = der kleinste Zug
solve-goal-out = fertig werden
solve-opened = Schon ausgelegt
solve-opened-about = Die erste Auslage kam in einem früheren Zug.
solve-palette = Alle Steine
solve-how =
    { $faces ->
        [cards] Reihe: Tippe ihren ersten und ihren letzten Stein an. Gruppe: Tippe einen Stein an und wähle dann die Farben (♣♠♥♦).
       *[numbers] Reihe: Tippe ihren ersten und ihren letzten Stein an. Gruppe: Tippe einen Stein an und wähle dann die Farben.
    }
solve-keys = Tasten mit den Steinen
solve-target = Wohin die Steine kommen
solve-groups = Gruppen mit diesem Stein
solve-adding-loose = Tippe alle Steine an, die herumliegen.
solve-add-rack = Auf den Aufsteller stellen
solve-add-set = An diese Kombination anlegen
solve-add-new = Als neue Kombination legen
solve-add-loose = Zu den losen Steinen legen
solve-added = Dazugelegt: { $tile }
solve-removed = Entfernt: { $tile }
solve-used-up = Beide sind schon vergeben: { $tile }
solve-chosen = Tippe den Stein an, der ihn ersetzt, oder die Stelle, an die er soll.
solve-remove = Entfernen
solve-clear = Alle Steine entfernen
solve-cleared = Alle Steine sind entfernt.
solve-type = Lieber eintippen
solve-type-tiles = r7 ist Rot 7; k ist Schwarz, b Blau, o Orange und j ein Joker. Zwischen Kombinationen steht | oder /.
solve-type-cards = ♥7, ♣K oder ♠A; oder mit Buchstaben: h für ♥, c für ♣, s für ♠, d für ♦ und j für einen Joker. A ist das Ass, J der Bube, Q die Dame und K der König. Zwischen Kombinationen steht | oder /.
solve-no-tile = Das ist kein Stein: { $value }
solve-too-many = Jeden Stein gibt es nur zweimal: { $value }

## Answers

solve-back = Steine ändern
solve-share = Diese Stellung teilen
solve-share-about = Wer den Link öffnet, sieht dieselben Steine und dieselbe Antwort.
solve-no-answer = Noch keine Antwort
solve-again = Noch einmal versuchen
solve-unreachable = Der Server ist nicht erreichbar. Deine Steine bleiben erhalten.
solve-too-hard = Das dauert dem Server zu lange. Versuche es mit weniger Steinen.
solve-tiles-worth =
    { $count ->
        [one] Ein Stein im Wert von { $points }
       *[other] { $count } Steine im Wert von { $points }
    }
solve-out =
    { $count ->
        [one] Du kannst deinen letzten Stein legen und fertig werden!
       *[other] Du kannst alle { $count } Steine legen und fertig werden!
    }
solve-not-out = In diesem Zug kannst du nicht fertig werden.
solve-play = Schritte zeigen
solve-pause = Pause
solve-step-back = Einen Schritt zurück
solve-step-on = Einen Schritt weiter
solve-legal-start = Spiele den Zug so nach, wie er gemacht wurde.
solve-legal-ask = Ist das erlaubt?
solve-legal-yes = Ja, dieser Zug ist erlaubt.
solve-legal-no = Nein, dieser Zug ist nicht erlaubt.
solve-after-type = Tisch nach dem Zug eintippen
solve-after = Tisch nach dem Zug
solve-rebuilt-all =
    { $count ->
        [one] Der Stein passt.
       *[other] Alle { $count } Steine passen.
    }
solve-rebuilt-left =
    { $count ->
        [one] Ein Stein bleibt übrig.
       *[other] { $count } Steine bleiben übrig.
    }
solve-rebuilt-none = Aus diesen Steinen lässt sich keine Kombination bilden.
solve-use-table = Mit diesem Tisch weitermachen
