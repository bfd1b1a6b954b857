### The score sheet for a real table

## Setting up

score-new = Neue Partie
score-rounds-open = Beliebig viele
score-seating = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
score-same-name = Zwei heißen gleich: { $name }
score-change = Namen und Regeln ändern
score-agreed = Namen und Regeln wurden geändert.

## All games

score-games = Alle Partien
score-running = Laufende
score-finished = Beendete
score-no-round = keine Runde gespielt
score-remove-game = Entfernen
score-game-removed = Die Partie wurde entfernt.
score-unknown = Diese Partie gibt es auf diesem Gerät nicht: { $id }

## The sheet

score-view = Ansicht
score-sheet = Punkteblock
score-timer = Uhr
score-round = Runde { $round }
score-leads = { $name } führt mit { $points }
score-level = { $names } liegen mit { $points } gleichauf
score-check = Kontrolle
score-enter = Runde { $number } aufschreiben
score-written = Runde { $number } ist aufgeschrieben.
score-edit-round = Runde { $number } ändern
score-edit-about = Tippe zum Ändern auf die Nummer der Runde.
score-corrected = Runde { $number } wurde geändert.
score-remove-round = Runde entfernen
score-round-removed = Runde { $number } wurde entfernt.
score-undone = Rückgängig gemacht.
score-end = Partie beenden
score-ended = Die Partie ist beendet.
score-go-on = Weiterspielen
score-goes-on = Die Partie geht weiter.
score-text = Als Text teilen
score-download = Herunterladen
score-private = Alles bleibt auf diesem Gerät; niemand sonst bekommt es zu sehen.
score-offline = Diese Seite geht auch ohne Netz.
score-not-kept = Dieses Gerät lässt uns nichts speichern. Wenn du die Seite schließt, sind die Punkte weg; teile sie vorher als Text.

## Writing a round down

score-way = Was schreibt ihr auf?
score-way-racks = Was übrig ist
score-way-points = Plus und Minus
score-points-about = Eine Zahl darf fehlen: Sie ergibt sich aus den anderen.
score-plus = Plus für { $name }
score-minus = Minus für { $name }
score-out = Wer ist fertig geworden?
score-nobody = Niemand
score-lowest-wins = Die kleinste Summe gewinnt.
score-blocked-difference = Alle anderen verlieren den Unterschied dazu.
score-blocked-own-rack = Alle anderen verlieren ihre ganze Summe.
score-add-up = Zusammenzählen
score-add-up-of = Steine von { $name } zusammenzählen
score-photo = Fotografieren, was übrig ist
score-photo-of = Fotografieren, was { $name } übrig hat
score-photo-unreachable = Die Kamera konnte nicht geladen werden. Deine Eingaben bleiben erhalten.
score-take-away = { $tile } entfernen
score-joker-costs = Tippe jeden Stein an, der übrig ist. Ein Joker zählt { $points }.
score-added =
    { $count ->
        [one] Ein Stein
       *[other] { $count } Steine
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
score-tie = Gleich kleine Summe: Wer weniger Steine hat, gewinnt.
score-how-many = Steine bei { $name }
score-who-started = Auch gleich viele Steine: Wer hat die Runde begonnen?
score-trouble-out = Gib an, wer fertig geworden ist, oder dass niemand fertig wurde.
score-trouble-missing = Was ist bei { $name } übrig?
score-trouble-number = Das ist keine Zahl: { $value }
score-trouble-nothing-left = { $name } ist nicht fertig geworden, also muss mindestens 1 Punkt übrig sein, nicht { $value }
score-trouble-too-much = { $name } kann nicht mehr haben als alle Steine zusammen: { $value }
score-trouble-tiles = Wie viele Steine sind bei { $name } übrig?
score-trouble-starter = Gib an, wer die Runde begonnen hat.
score-trouble-points = Höchstens eine Zahl darf fehlen.
score-trouble-sum = Plus und Minus müssen sich aufheben, ergeben aber zusammen { $value }

## The timer

score-who-starts = Wer beginnt die Runde?
score-who-starts-about =
    { $faces ->
        [cards] Alle ziehen einen Stein; die höchste Karte beginnt.
       *[numbers] Alle ziehen einen Stein; die höchste Zahl beginnt.
    }
score-next = Weiter: { $name }
score-back = Zurück zu { $name }
score-opened = { $name } hat ausgelegt
score-time-up = Die Zeit ist um!
score-time-up-about =
    { $tiles ->
        [0] Alles wird zurückgelegt.
        [one] Alles wird zurückgelegt, und du ziehst einen Stein.
       *[other] Alles wird zurückgelegt, und du ziehst { $tiles } Steine.
    }
score-round-over = Die Runde ist vorbei
score-sound = Ton in den letzten zehn Sekunden
score-clock = Zeit pro Zug: { $time }.
score-no-clock = Nach diesen Regeln läuft keine Uhr.
score-waits = Vor der ersten Auslage läuft keine Uhr.
score-penalty =
    { $tiles ->
        [0] Ist die Zeit um, wird alles zurückgelegt.
        [one] Ist die Zeit um, wird alles zurückgelegt, und du ziehst einen Stein.
       *[other] Ist die Zeit um, wird alles zurückgelegt, und du ziehst { $tiles } Steine.
    }
