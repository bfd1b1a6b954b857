### Tournaments on equal tiles.

refused-no-such-tournament = Unter dieser Adresse gibt es kein Turnier.
tour-title = Turniere
tour-about = Alle bekommen dieselben Steine, und du siehst, wer am meisten daraus gemacht hat.
tour-none = Du nimmst noch an keinem Turnier teil.
tour-how = So geht es
tour-how-invite = Lege es an und lade mit Link oder Code ein. Wer später kommt, spielt ab der nächsten Runde mit.
tour-how-same = Jeder Tisch bekommt dieselben Steine: Glück hilft niemandem.
tour-how-compare = Nach jeder Runde siehst du Zug für Zug, was andere aus deinen Steinen gemacht haben.
tour-new = Neues Turnier
tour-name = Name
tour-name-example = Clubabend
tour-rounds = Runden
tour-rounds-count = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
  }
tour-meeting = Wer trifft auf wen
tour-meeting-swiss = Schweizer System
tour-meeting-drawn = Ausgelost
tour-meeting-swiss-about = Wer gleichauf liegt, trifft aufeinander.
tour-meeting-drawn-about = Jede Runde wird neu ausgelost.
tour-break = Pause zwischen den Runden
tour-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
tour-starts = Beginnt
tour-starts-about = Lass es offen, wenn du selbst beginnen willst, sobald alle da sind.
tour-plays = Ich spiele mit
tour-make = Anlegen
tour-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
tour-coming = { $count ->
    [0] Noch ist niemand dabei
    [one] Eine Person ist dabei
   *[other] { $count } sind dabei
  }
tour-open = Noch nicht begonnen
tour-over = Vorbei
tour-join = Mitspielen
tour-visit = Zum Turnier
tour-leave = Turnier verlassen
tour-joined = Du bist dabei.
tour-next = Du spielst ab der nächsten Runde mit.
tour-begin = Beginnen
tour-begin-needs = Noch sitzt niemand. Setze dich selbst oder lade andere ein, dann kann es losgehen.
tour-begin-next = Nächste Runde beginnen
tour-pause = Pause nach dieser Runde
tour-go-on = Weiter
tour-paused = Das Turnier macht Pause.
tour-waits = Es geht los, wenn alle da sind.
tour-waits-for-you = Beginne, wenn alle da sind.
tour-seating = Die Tische werden vorbereitet …
tour-seats-free = Wer dazukommt, steht hier.
tour-begins-in = Beginnt in
tour-next-in = Nächste Runde in
tour-playing-for = Spielzeit
tour-my-table = Zu Tisch { $number }
tour-my-done = Dein Tisch ist fertig. Die anderen spielen noch.
tour-tables = Tische
tour-tables-more = { $count ->
    [one] und ein weiterer Tisch
   *[other] und { $count } weitere Tische
  }
tour-table = Tisch { $number }
tour-done = fertig
tour-playing = spielt
tour-house = Bot des Hauses
tour-standings = Stand
tour-percent = % der anderen geschlagen
tour-points = Punkte
tour-place = Platz
tour-player = Person
tour-change = Auf oder ab
tour-match-points = Matchpunkte
tour-screen = Großbild
tour-bell = Glocke läuten
tour-bell-about = wenn eine Runde beginnt oder endet
tour-scan = Scannen und mitspielen
tour-club-code = Mit diesem Code in den Club
tour-invite = Einladen
tour-deals = Die Austeilungen
tour-deal = Austeilung { $number }
tour-deal-about = Alle Tische haben diese Steine gespielt. Sieh nach, was andere aus deinen gemacht haben.
tour-seat = Platz { $number }
tour-watch = Wiedergabe ansehen
tour-side = Nebeneinander
tour-turn = Zug { $number }
tour-turn-none = Vor diesem Zug fertig.
tour-turn-drew = { $name } zog einen Stein.
tour-turn-played = { $name } legte:
tour-turn-best = Der beste Zug:
tour-turn-right = Besser ging es nicht.
tour-fair = Fair ausgeteilt? Prüfe es selbst
tour-fair-about = Alle Austeilungen standen fest, bevor jemand dabei war, und diese langen Zahlen belegen es. Ist eine Runde vorbei, erscheint unter der Zahl der Startwert: Sein SHA-256 ist die Zahl.
