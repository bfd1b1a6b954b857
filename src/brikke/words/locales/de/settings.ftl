### Settings.

settings-saved = Gespeichert
settings-look = Darstellung
settings-look-auto = Wie das Gerät
settings-look-light = Hell
settings-look-dark = Dunkel
settings-big = Große Steine
settings-symbols = Symbole auf den Steinen
settings-symbols-about = Berg, Beere, Welle und Sonne: eines für jede Farbe.
settings-calm = Weniger Bewegung
settings-hands = Anderen zeigen, was ich bewege
settings-hands-about = Die anderen sehen, wie du in deinem Zug Steine auf dem Tisch verschiebst, aber nie, was auf deinem Aufsteller steht.
settings-device = Auch auf einem anderen Gerät spielen
settings-device-about = Öffne diesen Link dort innerhalb von zehn Minuten. Danach bist du auf beiden Geräten dieselbe Person.
settings-device-make = Link erstellen
settings-forget = Mich vergessen
settings-forget-about = Dein Name verschwindet von allen Tischen, du kannst nicht mehr in deine Partien zurück, und die Punkteblöcke auf diesem Gerät sind weg.
settings-forget-sure = Mich für immer vergessen
