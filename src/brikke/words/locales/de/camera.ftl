### Fotos von Tisch oder Aufsteller

## Ein Foto machen

photo-take = Foto machen
photo-choose = Foto auswählen
photo-how-table = Von oben und in gleichmäßigem Licht. Ein langer Tisch braucht mehrere Fotos, sie dürfen sich überschneiden.
photo-how-rack = Von vorn oder von oben, in gleichmäßigem Licht und mit allen Steinen.
photo-private = Das Foto wird auf diesem Gerät gelesen und verlässt es nicht.
photo-size = Einmal nötig: { $size } MB. Sie bleiben danach auf diesem Gerät.
photo-fetching = Wird geholt: { $done } von { $size } MB
photo-reading = Das Foto wird gelesen …
photo-another = Foto hinzufügen
photo-instead = Anderes Foto
photo-picture = Foto { $number }
photo-remove = Foto { $number } entfernen

## Steine prüfen

photo-tiles-found = Steine auf dem Foto
photo-to-check = { $count } zu prüfen
photo-doubtful = { $tile }, bitte prüfen
photo-which = Welcher ist das?
photo-which-of = { $number } von { $count }
photo-more = Andere Steine
photo-no-tile = Kein Stein
photo-settled = Alle Steine sind gelesen. Tippe auf einen, um ihn zu ändern.
photo-same-once =
    { $count ->
        [one] Foto { $first } und { $second } zeigen beide einen der Steine: einmal gezählt.
       *[other] Foto { $first } und { $second } zeigen beide { $count } der Steine: einmal gezählt.
    }
photo-same-twice =
    { $count ->
        [one] Ein gleicher Stein auf Foto { $first } und { $second }: zweimal gezählt.
       *[other] { $count } gleiche Steine auf Foto { $first } und { $second }: zweimal gezählt.
    }
photo-same-unsure =
    { $count ->
        [one] Zeigen Foto { $first } und { $second } denselben Stein oder zwei gleiche?
       *[other] Zeigen Foto { $first } und { $second } dieselben { $count } Steine oder andere, gleiche?
    }
photo-count-once = Dieselben: einmal zählen
photo-count-twice = Andere: zweimal zählen

## Weiter

photo-use = Diese Steine nehmen
photo-hint = Nur ein Tipp
photo-show-turn = Zug zeigen
photo-turn-size =
    { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    } · { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }

## Fotos, die nicht gelesen werden können

photo-problem-animation = Dieses Bild bewegt sich. Wähle ein Foto.
photo-problem-broken = Diese Datei ist beschädigt. Mache das Foto noch einmal oder wähle ein anderes.
photo-problem-dark = Das Foto ist zu dunkel. Mache Licht und fotografiere noch einmal.
photo-problem-failed = Das Foto konnte nicht gelesen werden: { $value }
photo-problem-large-file = Diese Datei ist zu groß für ein Foto. Wähle eines mit höchstens 64 MB.
photo-problem-many-pixels = Das Foto hat zu viele Pixel, höchstens 50 Millionen gehen: { $value }
photo-problem-no-photo = Dieses Bild kann nicht gelesen werden. JPEG, PNG und WebP gehen.
photo-problem-no-tiles = Es sind keine Steine zu sehen. Geh näher heran und fotografiere von oben.
photo-problem-small = Das Foto ist zu klein, um Steine zu zeigen: { $value }
photo-problem-unreachable = Die Fotoerkennung konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
