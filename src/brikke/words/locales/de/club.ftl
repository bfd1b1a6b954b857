### Clubs, finding players, and the page of the server’s host.

club-title = Clubs
club-about = Spiele wieder mit denselben Leuten: offene Tische, eine Rangliste und die Regeln, auf die ihr euch geeinigt habt.
club-mine = Deine Clubs
club-enter = Mit einem Code beitreten
club-enter-about = Sechs Zeichen von Freunden führen dich in ihren Club oder an ihren Tisch.
club-found = Einen Club gründen
club-for-code = Ein Code holt alle deine Freunde herein.
club-for-tables = Offene Tische: Wer Zeit hat, setzt sich dazu.
club-for-evenings = Abende, an denen alle dieselben Steine haben, und eine Rangliste.
club-name = Name des Clubs
club-name-taken = Einen Club mit so einem Namen gibt es schon. Ergänze etwas: deinen Ort oder deine Familie.
club-found-now = Club gründen
club-found-about = Ohne Anmeldung, ohne E-Mail, ohne Passwort: Der Club ist sofort da.
club-join = Dem Club beitreten
club-join-about = { $count ->
    [one] Eine Person spielt hier.
   *[other] { $count } Leute spielen hier.
  }
club-join-free = Ohne Anmeldung, ohne E-Mail. Du kannst jederzeit wieder gehen.
club-size = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
  }
club-here = { $count ->
    [one] eine Person sitzt gerade am Tisch
   *[other] { $count } sitzen gerade am Tisch
  }
club-alone = Dein Club ist gegründet. Drei Schritte bis zum ersten Abend:
club-code = Lade mit diesem Code jemanden ein
club-invite = Einladen
club-invite-first = Lade deine Freunde ein
club-invite-about = Schicke ihnen den Link oder den Code. Einmal tippen, und sie sind Mitglied: ohne Anmeldung, ohne E-Mail.
club-try = Sieh dir an, wie ein Abend läuft
club-try-about = Du spielst eine Runde gegen Otto, und an einem zweiten Tisch spielen Bots mit denselben Steinen. Sie zählt nicht.
club-try-now = Mit Bots ausprobieren
club-try-example = Danach sieht die Rangliste so aus:
club-try-name = Probeabend mit Bots
club-plan = Plane den ersten Abend
club-keep = Sichere dir den Club
club-keep-about = Du leitest ihn als Gast auf diesem Gerät. Mit acht Wörtern oder einem Passkey leitest du ihn auch auf jedem anderen.
club-keep-now = Sichern
club-tables = Offene Tische
club-tables-all = Alle { $count }
club-tables-none = Kein Tisch ist offen. Eröffne einen: Die anderen sehen ihn hier und setzen sich dazu.
club-new-table = Neuer Tisch
club-sit = Hinsetzen
club-back = Zurück zu deinem Tisch
club-free = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
  }
club-standings = Rangliste
club-standings-won = Gewonnene Runden
club-standings-won-about = In den Turnieren des Clubs.
club-standings-won-of = { $won } von { $count }
club-standings-equal = Gleiche Steine
club-standings-equal-about = Wie viele der anderen mit denselben Steinen jemand geschlagen hat, in Prozent. Gleichstand zählt halb.
club-standings-rated = Spielstärke { $seats ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
  }
club-standings-none = Noch hat niemand Punkte. Die erste gewertete Runde oder das erste Turnier entscheidet.
club-standings-few = Ein Fragezeichen: erst wenige Runden, die Zahl kann sich noch stark ändern.
club-members = Mitglieder
club-role-host = Gastgeber
club-role-helper = hilft mit
club-role-member = Mitglied
club-manage = Mehr zu { $name }
club-make-helper = Zum Helfen ernennen
club-make-member = Hilft nicht mehr mit
club-make-host = Den Club übergeben
club-mute = Stumm schalten
club-unmute = Wieder schreiben lassen
club-remove = Aus dem Club entfernen
club-muted = stumm
club-at-table = am Tisch
club-rules = Regeln des Clubs
club-leave = Den Club verlassen
club-chat-allow = Mitglieder dürfen einander schreiben
club-chat = Nachrichten
club-chat-label = Deine Nachricht
club-chat-send = Senden
club-chat-report = Diese Nachricht melden
club-chat-reported = Danke. Wer den Club leitet, sieht sich das an.
club-chat-remove = Diese Nachricht entfernen
club-report = { $by } über { $about }:
club-report-log = Was geschehen ist
club-report-sealed = Was geschehen ist, steht hier, sobald diese Austeilung an allen Tischen gespielt ist.
club-report-done = Erledigt
report-rude = grob
report-unfair = unfair
report-name = anstößiger Name
report-other = etwas anderes
seek-about = Sobald andere dasselbe spielen wollen, sitzt ihr zusammen am Tisch.
seek-pace = Zeit für einen Zug
seek-options = Regeln und Bedenkzeit
seek-bots = Bots dürfen freie Plätze nehmen
seek-nobody = Gerade wartet niemand. Sobald jemand anderes sucht, bekommst du einen Platz.
seek-now = Mitspieler suchen
seek-waiting = { $count ->
    [one] Du bist da, gesucht werden { $seats }. Lass diese Seite offen.
   *[other] { $count } von { $seats } sind da. Lass diese Seite offen.
  }
seek-stop = Nicht mehr suchen
seek-open = { $count ->
    [one] Jemand wartet: { $edition }, { $seats } Plätze
   *[other] { $count } warten: { $edition }, { $seats } Plätze
  }
seek-join = Ich auch
host-title = Dein Server
host-connections = Gerade an den Tischen
host-lately = In letzter Zeit da
host-guests = Gäste
host-kept = Gesicherte Namen
host-tables-in = Tische:
host-playing = Wird gespielt
host-reports = Meldungen
host-none = Keine.
host-newest = Zuletzt veränderte Tische
host-retention = Was wie lange bleibt
host-archive = Tische werden archiviert nach
host-keep = Archivierte Tische werden entfernt nach
host-keep-guests = Gäste, die wegbleiben, werden entfernt nach
host-never = nie
host-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
  }
host-limits = Grenzen
host-limit-burst = auf einmal
host-limit-from-address = Von einer Adresse
host-limit-from-guest = Von einem Gast
host-limit-from-connection = Auf einer Verbindung
host-limit-from-mailbox = An eine E-Mail-Adresse
host-limit-after = danach
host-limit-rate = { $count } pro Sekunde
host-limit-every = 1 pro { $time }
host-limit-requests = Anfragen von Seiten
host-limit-guests = Neue Gäste
host-limit-tables = Neue Tische
host-limit-records = Gespeicherte Aufzeichnungen
host-limit-transfers = Umzüge auf ein anderes Gerät
host-limit-sign-ins = Anmeldeversuche
host-limit-proofs = Neue Passkeys und Merkwörter
host-limit-exports = Exporte aller Partien
host-limit-codes = Versuche mit einem Tischcode
host-limit-questions = Fragen an die Lösungshilfe
host-limit-sockets = Neue Verbindungen zu Tischen
host-limit-connections = Offene Verbindungen zu Tischen
host-limit-commands = Züge an Tischen
host-limit-refusals = Abgelehnte Züge
host-limit-stored = Gespeicherte Daten
host-limit-messages = Nachrichten
host-limit-bytes = Gesendete Daten
host-limit-rests = Wie oft zu viel kommen darf
host-limit-open = Offene Verbindungen aller Art
host-limit-clubs = Clubs
host-limit-reports = Meldungen
host-limit-seeks = Suchen nach Mitspielern
host-limit-tournaments = Schritte in Turnieren
host-limit-devices = Geräte, die von Zügen erfahren
host-limit-mails = Mails, die eine Adresse bestätigen
host-limit-bots = Neue verbundene Bots und ihre Token
host-limit-invitations = Einladungen von Bots
host-bad-token = Diese Adresse gilt nicht mehr. „brikke host“ gibt eine neue aus.
host-bots = Verbundene Bots
host-bots-stop = Alle Bots anhalten
host-bots-allow = Bots wieder spielen lassen
host-bot-owner = von { $name }
host-bot-online = verbunden
host-bot-listed = Allen angeboten
host-bot-stopped = Angehalten
club-events = Termine
club-event-next = Nächster Termin
club-event-now = Läuft gerade
club-events-none = Noch ist nichts geplant.
club-events-yours = Noch ist nichts geplant. Wie wäre es mit einem Abend, an dem alle dieselben Steine spielen?
club-rulebook-printed = Genau wie in der Anleitung.
club-rulebook-change = Regeln ändern
report-about = Um wen geht es?
report-why = Worum geht es?
report-note = Die Meldung enthält, was alle am Tisch gesehen haben. Sie nennt keinen Stein.
report-send = Meldung abschicken
report-sent = Danke. Der Gastgeber sieht, was an diesem Tisch geschehen ist.
