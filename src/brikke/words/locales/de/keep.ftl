### Keeping the whole game on a device.

keep-title = Auf diesem Gerät speichern
keep-about = Dann geht es auch ohne Netz: auf dem Boot, in der Hütte, im Tunnel.
keep-now = Speichern ({ $size } MB)
keep-progress = { $done } von { $size } MB
keep-size = { $size } MB
keep-left-seconds = noch ein paar Sekunden
keep-left-minutes = { $count ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $count } Minuten
}
keep-part-pages = Lektionen und Rätsel
keep-part-pages-about = auch Lösungshilfe und Punkteblock
keep-part-engine = Tisch und Bots
keep-part-engine-about = Spielen ohne Netz
keep-play = Inzwischen spielen
keep-done = Gespeichert: Gegen Bots spielst du jetzt auch ohne Netz.
keep-stop = Anhalten
keep-unsupported = Dieser Browser kann das Spiel nicht speichern: Vielleicht ist das Fenster privat oder die Adresse ohne https.
keep-no-room = Auf diesem Gerät ist zu wenig Platz.
keep-unreachable = Die Dateien konnten nicht geladen werden. Was da ist, bleibt; versuche es später noch einmal.
