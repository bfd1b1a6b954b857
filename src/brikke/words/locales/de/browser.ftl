### The browser.

## Everywhere

app-tagline = Rommé mit Steinen: Wer legt zuerst alle ab?
app-home = Startseite
app-close = Schließen
app-loading = Einen Moment …
app-lost = Diese Seite gibt es nicht.
app-needs-server = Diese Seite braucht einen Server. Hier läuft das Spiel ohne.
app-failed = Das hat nicht geklappt: { $reason }
app-unreachable = Der Server ist nicht erreichbar. Neuer Versuch …
app-offline = Diese Seite braucht eine Verbindung. Der Punkteblock geht auch ohne.
app-you = Du
app-someone = Gast
app-copy = Kopieren
app-copied = Kopiert
app-share = Teilen
app-reload = Neu laden
app-rules = Regeln
app-title-turn = ({ $count }) Du bist dran – Brikke

## Settings

settings-title = Einstellungen
settings-name = Dein Name
settings-save = Speichern
settings-language = Sprache
settings-notices = Bescheid geben, wenn ich dran bin
settings-sound = Ton
settings-device-replace = Auf diesem Gerät spielst du als { $name }. Zu der Person wechseln, von der der Link kommt?
settings-device-yes = Ja, wechseln
settings-device-welcome = Auf diesem Gerät spielst du jetzt als { $name }.
settings-device-old = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.

## You at the table

profile-title = Du am Tisch
profile-open = Dein Name, dein Tier und deine Farbe
profile-animal = Dein Tier
profile-colour = Deine Farbe
profile-colour-about = Hat am Tisch schon jemand diese Farbe, bekommst du die nächste freie.

## Home

home-new = Neu hier? Zwei Minuten.
home-new-about = Der Fuchs macht es dir vor.
home-sets = Zwei Arten von Kombinationen
home-group = Gleiche Zahl, verschiedene Farben
home-run = Gleiche Farbe, Zahlen in Folge
home-who = Wer setzt sich zu dir?
home-easy = leicht
home-hard = schwer
home-sitting =
    { $count ->
        [one] { $names } setzt sich zu dir
       *[other] { $names } setzen sich zu dir
    }
home-name = Wie sollen wir dich nennen?
home-bots = Gegen Bots spielen
home-bots-now = Jetzt spielen
home-friends = Mit Freunden spielen
home-friends-short = Freunde
home-friends-about = Eröffne einen Tisch und verschicke den Link. Ohne Anmeldung, ohne Installation.
home-friends-now = Tisch eröffnen
seek-title = Mitspieler finden
home-waiting = { $count ->
    [one] Eine Person sucht Mitspieler
   *[other] { $count } Personen suchen Mitspieler
  }
home-seek-about = Gerade niemand da? Setze dich zu anderen, die jetzt spielen wollen.
home-pass = Ein Gerät für alle
home-pass-about = Alle spielen auf diesem Gerät und reichen es weiter.
home-pass-now = Mitspieler wählen
home-join = An einem Tisch mitspielen
home-join-label = Link oder Code
home-join-now = Mitspielen
home-join-bad = Das ist kein Link oder Code eines Tisches oder Clubs: { $value }
home-join-none = Kein offener Tisch und kein Club hat diesen Code: { $value }
home-continue = Weiterspielen
home-continue-more = Weitere Partien
home-continue-all = { $count ->
    [one] Eine ältere Partie zeigen
   *[other] { $count } ältere Partien zeigen
}
home-your-turn = Du bist dran
home-your-turn-left = Du bist dran: noch { $time }
home-round-of = Runde { $round } von { $rounds }
home-with = mit { $names }
home-alone = sonst noch niemand
home-phase-waiting = Noch nicht begonnen
home-phase-salting = Steine werden ausgeteilt
home-phase-playing = Jemand anders ist dran
home-phase-between = Runde zu Ende
home-phase-over = Partie zu Ende
home-listed = Offene Tische
home-watch = Zuschauen
home-change = Regeln und Spieler ändern
home-puzzle-away = Das Rätsel konnte nicht geladen werden.
home-more = Außerdem
home-more-learn = Spielen lernen
home-more-learn-about = Kurze Lektionen zum Selberspielen, dann eine erste Runde.
home-more-rules = Regeln
home-more-rules-about = Alle Ausgaben in klaren Worten, auch nebeneinander.
home-more-puzzle = Rätsel
home-more-puzzle-about = Alle Steine loswerden: jeden Tag ein neues Rätsel.
home-more-solve = Lösungshilfe
home-more-solve-about = Den besten Zug finden, einen Zug prüfen oder den Tisch wieder in Ordnung bringen.
home-more-score = Punkteblock
home-more-score-about = Für Partien am echten Tisch, mit Uhr; geht auch ohne Netz.
home-more-replay = Wiedergabe
home-more-replay-about = Eine beendete Runde noch einmal ansehen und entdecken, was möglich gewesen wäre.
home-more-club = Clubs
home-more-club-about = Mitspieler finden und Freunde treffen.
home-more-games = Meine Partien
home-more-games-about = Deine Ergebnisse, ihr Verlauf und Rätsel aus deinen eigenen Fehlern.
home-more-tournament = Turniere
home-more-tournament-about = Ein Abend, an dem alle dieselben Steine haben.
home-site = Spiele mit Freunden auf { $host }
nav-play = Spielen

## Setting up a table

new-bots-title = Gegen Bots
new-friends-title = Ein Tisch für Freunde
new-pass-title = Ein Gerät für alle
new-players = Spieler
new-player = Spieler { $number }
new-opponents = Gegner
new-strength = Spielweise
new-seats = Plätze
new-edition = Anleitung
new-edition-about = Welche Anleitung liegt in eurer Schachtel?
new-house = Hausregeln
new-house-none = Wie in der Anleitung
new-house-some =
    { $count ->
        [one] Eine Hausregel
       *[other] { $count } Hausregeln
    }
new-house-reset = Wieder wie in der Anleitung
new-read-rules = Diese Regeln lesen
new-options = An diesem Tisch
new-rated = Gewertet
new-rated-about = Zählt für die Spielstärke aller: keine Tipps, nichts wird zurückgenommen, und Aufstehen kostet so viel wie Verlieren.
new-casual = Zurücknehmen erlaubt
new-casual-about = Wenn alle einverstanden sind und seitdem kein Stein gezogen wurde.
new-hints = Tipps erlaubt
new-clock = Uhr
new-clock-off = Kein Zeitlimit: Alle überlegen, solange sie wollen.
new-speed = Tempo der Bots
new-speed-slow = Langsam
new-speed-normal = Normal
new-speed-fast = Schnell
new-listed = Alle können den Tisch finden
new-start = Los geht’s
new-make = Tisch eröffnen

edition-title-nordic = Nordisch
edition-title-german = Deutsch
edition-title-finnish-classic = Finnisch, klassisch
edition-title-norwegian-classic = Norwegisch, klassisch
edition-title-norwegian-cards = Norwegisch, Spielkarten
edition-title-custom = { $edition } (mit Hausregeln)

house-opening-minimum = Erste Auslage mindestens
house-opening-minimum-about = So viel müssen die ersten Kombinationen zusammen zählen.
house-opening-single-set = Erste Auslage nur eine Kombination
house-opening-single-set-about = Sonst dürfen mehrere zusammen die Summe ergeben.
house-opening-goes-on = Nach erster Auslage weiterlegen
house-opening-goes-on-about = Sobald sie liegt, dürfen im selben Zug auch die anderen Kombinationen genutzt werden.
house-jokers = Joker
house-jokers-about = Was mit einer Kombination passieren darf, in der ein Joker liegt.
house-jokers-free = Frei – beweglich wie jeder andere Stein
house-jokers-locked = Fest – Tausch nur vom Aufsteller, dann in eine neue Kombination
house-jokers-locked-own-rack = Streng – wie „Fest“, aber die neue Kombination nur aus eigenen Steinen
house-joker-value = Joker auf dem Aufsteller
house-joker-value-about = Minuspunkte am Ende einer Runde.
house-max-run-length = Längste Reihe
house-max-run-length-about = Manche Anleitungen sprechen von drei oder vier Steinen.
house-tiles-dealt = Steine zu Beginn
house-tiles-dealt-about = So viele bekommen alle am Anfang einer Runde.
house-turn-seconds = Zeit pro Zug
house-turn-seconds-about = Wem die Zeit ausgeht, der zieht Strafsteine.
house-clock-before-opening = Uhr schon vor der ersten Auslage
house-clock-before-opening-about = Sonst wartet sie, bis du ausgelegt hast.
house-penalty-tiles = Strafsteine
house-penalty-tiles-about = So viele zieht, wer die Zeit überschreitet.
house-must-play-when-able = Wer legen kann, muss
house-must-play-when-able-about = Ziehen darf nur, wer nicht legen kann.
house-empty-pool = Wenn der Vorrat leer ist
house-empty-pool-about = Was passiert, wenn es keinen Stein mehr zu ziehen gibt.
house-empty-pool-play-on = Es geht weiter
house-empty-pool-must-play = Es geht weiter, und wer legen kann, muss
house-empty-pool-round-ends = Die Runde endet
house-blocked-score = Wenn niemand fertig wird
house-blocked-score-about = Dann gewinnt die kleinste Summe. Was verlieren die anderen?
house-blocked-score-difference = Die anderen verlieren den Unterschied zur kleinsten Summe
house-blocked-score-own-rack = Die anderen verlieren ihre ganze Summe
house-rounds = Runden
house-rounds-about = In einer Partie; die höchste Gesamtpunktzahl gewinnt.
house-yes = Ja
house-no = Nein
house-off = Ohne Uhr
house-seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
house-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
house-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
house-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }

bot-novice = Bo
bot-greedy = Rasmus
bot-casual = Alma
bot-random = Tove
bot-steady = Otto
bot-rearranger = Finn
bot-expert = Ida
bot-hoarder = Gunnar
bot-champion = Siv
bot-level1 = Runa 1
bot-level2 = Runa 2
bot-level3 = Runa 3
bot-level4 = Runa 4
bot-level5 = Runa 5
bot-level6 = Runa 6
bot-level7 = Runa 7
bot-level8 = Runa 8
bot-level9 = Runa 9
bot-level10 = Runa 10
bot-level11 = Runa 11
bot-level12 = Runa 12
bot-just-above = Runa
bot-level-novice = Anfänger
bot-level-just-above = knapp über dir
bot-level-casual = gemütlich
bot-level-steady = besonnen
bot-level-rearranger = findig
bot-level-expert = Könnerin
bot-level-champion = Meisterin
bot-about-novice = Hat es gerade gelernt und zieht für sein Leben gern.
bot-about-just-above = Folgt deinen Ergebnissen und bleibt einen Schritt voraus.
bot-about-casual = Spielt der Gesellschaft wegen.
bot-about-steady = Hat es nie eilig und lässt keinen Stein aus.
bot-about-rearranger = Baut für eine Drei den halben Tisch um.
bot-about-expert = Hebt ihre Joker für schlechte Zeiten auf.
bot-about-champion = Übersieht nichts. Hält Steine zurück, bis alle passen.

## Before a match

lobby-code = Oder sie öffnen { $address } und geben diesen Code ein
lobby-qr = Dasselbe als Bild für die Handykamera
invite-network = Dieser Link funktioniert auch auf Handys im selben Netz.
invite-address = Adresse dieses Computers
invite-local = Dieser Link funktioniert nur auf diesem Computer, weil Brikke sonst niemanden hereinlässt. Damit auch Handys dazukommen können, beende Brikke und starte es so:
invite-alone = Dieser Computer ist in keinem Netz: Der Link funktioniert nur hier.
rating-words = Spielstärke { $points }, plus oder minus { $doubt }
rating-provisional = vorläufig

## At the table

table-turn-of = { $name } ist dran
table-tiles =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
table-pool =
    { $count ->
        [0] Der Vorrat ist leer
        [one] Ein Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }
table-empty = Auf dem Tisch liegt noch nichts.
table-area = Tisch
table-rack = Dein Aufsteller
table-new-set = Neue Kombination
table-new-set-here = Ausgewählte Steine in eine neue Kombination legen
table-tiles-stay = Was auf dem Tisch liegt, bleibt dort.
table-pause = Pause
table-resume = Weiter

## Tiles and sets, also read aloud

tile-red = Rot { $number }
tile-blue = Blau { $number }
tile-black = Schwarz { $number }
tile-orange = Orange { $number }
tile-clubs =
    { $court ->
        [none] Kreuz { $number }
       *[other] Kreuz-{ $number }
    }
tile-spades =
    { $court ->
        [none] Pik { $number }
       *[other] Pik-{ $number }
    }
tile-hearts =
    { $court ->
        [none] Herz { $number }
       *[other] Herz-{ $number }
    }
tile-diamonds =
    { $court ->
        [none] Karo { $number }
       *[other] Karo-{ $number }
    }
tile-ace = Ass
tile-jack = Bube
tile-queen = Dame
tile-king = König
tile-joker = Joker
tile-yours = von deinem Aufsteller
tile-new = gerade gelegt
tile-hinted = gehört zum Tipp
tile-best = gehört zum besten Zug
set-run = Reihe: { $tiles }
set-group = Gruppe: { $tiles }
set-no = Keine Kombination: { $tiles }
lift-run =
    { $colour ->
        [black] Schwarze Reihe
        [red] Rote Reihe
        [blue] Blaue Reihe
        [orange] Orange Reihe
        [clubs] Reihe in Kreuz
        [spades] Reihe in Pik
        [hearts] Reihe in Herz
        [diamonds] Reihe in Karo
       *[none] Reihe
    }
lift-group = Gruppe
lift-no-set = Noch keine Kombination
lift-hint = zum Teilen Schere antippen
lift-hint-single = zum Auswählen Stein antippen
lift-hint-chosen = zum Anlegen + antippen
lift-hint-fits = gestrichelten Platz antippen
lift-close = Kombination zurücklegen
lift-split = Teilen nach { $tile }
lift-add-before = Anlegen vor { $tile }
lift-add-after = Anlegen nach { $tile }

flaw-too-short = zu kurz
flaw-needs-more =
    { $count ->
        [one] einer fehlt noch
       *[other] zwei fehlen noch
    }
flaw-only-jokers = nur Joker
flaw-mixed = passt nicht
flaw-colours-repeat =
    { $faces ->
        [cards] Farbe doppelt
       *[numbers] Farbe doppelt
    }
flaw-group-too-large = mehr als vier
flaw-not-consecutive = Lücke in der Reihe
flaw-tile-twice = Stein doppelt
flaw-past-13 =
    { $faces ->
        [cards] nichts nach dem König
       *[numbers] nichts nach der 13
    }
flaw-below-1 =
    { $faces ->
        [cards] nichts vor dem Ass
       *[numbers] nichts vor der 1
    }
flaw-run-too-long = Reihe zu lang
flaw-too-many-jokers = zwei Joker

## The own turn

turn-done = Fertig
turn-undo = Rückgängig
turn-redo = Wieder­holen
turn-reset = Zug von vorn beginnen
turn-draw = Stein ziehen
turn-sort-colour =
    { $faces ->
        [cards] Nach Farbe sortieren
       *[numbers] Nach Farbe sortieren
    }
turn-sort-number =
    { $faces ->
        [cards] Nach Wert sortieren
       *[numbers] Nach Zahl sortieren
    }
turn-lay-something = Lege Steine oder ziehe einen.
turn-checking = Wird geprüft …
turn-legal = Der Zug ist gültig.
turn-wins = Mit diesem Zug gewinnst du die Runde!
turn-not-yet = Gültig, sobald du dran bist.
turn-wrong = So geht es noch nicht
turn-opening = Erste Auslage: { $reached } von { $needed }
# Of sets that are complete, and the number of tiles that are in none yet.
turn-opening-more = { $reached } von { $needed }, { $count } ohne Kombination
turn-opening-due = Erste Auslage: { $needed } nötig
turn-opening-any = Lege zuerst Kombinationen von deinem Aufsteller aus.
turn-scratch = Probiere ruhig herum: Das siehst nur du.
turn-fix = { $count ->
        [one] Eine Kombination stimmt noch nicht.
       *[other] { $count } Kombinationen stimmen noch nicht.
    }

clock-left = { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
clock-last = Noch zehn Sekunden
clock-cost =
    { $count ->
        [0] Ist dein Zug bei Ablauf der Zeit nicht gültig, wird er zurückgenommen.
        [one] Ist dein Zug bei Ablauf der Zeit nicht gültig, wird er zurückgenommen, und du ziehst einen Strafstein.
       *[other] Ist dein Zug bei Ablauf der Zeit nicht gültig, wird er zurückgenommen, und du ziehst { $count } Strafsteine.
    }

## What happened, also read aloud

said-played = { $name } legt { $tiles }.
said-drew = { $name } zieht einen Stein.
said-passed = { $name } passt.
said-timed-out =
    { $count ->
        [0] { $name } hat die Zeit überschritten.
        [one] { $name } hat die Zeit überschritten und zieht einen Strafstein.
       *[other] { $name } hat die Zeit überschritten und zieht { $count } Strafsteine.
    }
said-moved = Verschoben: { $tiles }
said-picked =
    { $count ->
        [one] Ein Stein ausgewählt.
       *[other] { $count } Steine ausgewählt.
    }

## Hints

hint-ask = Tipp
hint-none = Es lässt sich nichts legen. Ziehe einen Stein.
hint-none-pass = Es lässt sich nichts legen. Du musst passen.
hint-there-is =
    { $count ->
        [one] Du kannst einen Stein legen.
       *[other] Du kannst { $count } Steine legen.
    }
hint-goes-out = In diesem Zug kannst du die Runde gewinnen!
hint-which = Welche Steine?
hint-tiles = Diese: { $tiles }
hint-how = Und wie?
hint-steps = So geht’s:
hint-step = { $step } von { $steps }
hint-lay-out = Vormachen
hint-by-tiles = Meiste Steine
hint-by-chances = Beste Chancen
hint-best-play =
    { $count ->
        [one] Mit einem Stein stehen deine Chancen am besten.
       *[other] Mit { $count } Steinen stehen deine Chancen am besten.
    }
hint-best-draw = Deine Chancen stehen am besten, wenn du ziehst.
hint-best-draw-pass = Deine Chancen stehen am besten, wenn du passt.
hint-chance = Etwa { $chance } % Gewinnchance

## The end of a round

round-left = Noch auf den Aufstellern
tour-back = Zurück zum Turnier
match-won = { $name } gewinnt die Partie
match-tied = Die Partie endet unentschieden
sheet-title = Punkteblock
sheet-round = Runde
sheet-total = Gesamt
sheet-sum = In jeder Runde ist das Plus so groß wie das Minus.
proof-record = Runde herunterladen

## Refusals

refused-illegal = Diesen Zug erlauben die Regeln nicht.
refused-stale = Auf dem Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.
refused-time-up = Deine Zeit ist um.
refused-paused = Gerade ist Pause.
refused-wrong-phase = Das geht jetzt nicht.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-already-seated = Du hast schon einen Platz.
refused-table-full = Es ist kein Platz frei.
refused-barred = Du wurdest von diesem Tisch entfernt.
refused-too-few-seats = Zum Spielen braucht es zwei.
refused-no-such-seat = Da sitzt niemand.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-salt-sent = Das ist schon erledigt.
refused-no-such-club = Unter dieser Adresse gibt es keinen Club.
refused-no-such-member = Diese Person ist nicht im Club.
refused-not-member = Das dürfen nur Mitglieder des Clubs.
refused-muted = Du bist in diesem Club stumm geschaltet.
refused-chat-off = Dieser Club hat keinen Chat.
refused-no-such-message = Diese Nachricht gibt es nicht mehr.
refused-not-seeking = Die Suche ist beendet.
refused-rated = Während einer gewerteten Partie wird niemand entfernt.
refused-name-not-kept = Sichere dir zuerst deinen Namen: An gewerteten Tischen sitzen nur Leute mit gesichertem Namen.
refused-not-casual = An diesem Tisch kann man keine Züge zurücknehmen.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-take-back-after-draw = Seitdem wurde ein Stein gezogen. Gesehen ist gesehen.
refused-already-asked = Du hast schon gefragt.
refused-nothing-asked = Niemand hat um etwas gebeten.
refused-hints-off = An diesem Tisch gibt es keine Tipps.
refused-too-often = Bitte etwas langsamer.
refused-bad-tiles = Diese Steine gibt es nicht.
refused-too-hard = Dieser Zug ist zu verzwickt zum Prüfen. Lege weniger auf einmal.
refused-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
refused-malformed = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-worn-out = An diesem Tisch wurde schon so viel gespielt, dass nichts mehr geht. Eröffne einen neuen.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-expired = Dieser Tisch wurde entfernt, weil lange niemand kam.
refused-bad-token = Der Server kennt dich nicht mehr.
refused-name-taken = Jemand hat sich einen Namen gesichert, der so aussieht. Wähle einen anderen.
refused-tournament-table = Nicht an einem Turniertisch: Das Turnier bestimmt, wer spielt.
refused-sealed = Diese Austeilung wird noch an einem anderen Tisch gespielt. Du kannst sie ansehen, wenn die Runde vorbei ist.
refused-for-people = Das dürfen nur Menschen.
refused-not-invited = Dieser Bot ist nicht an den Tisch eingeladen.
refused-bot-stopped = Der Betreiber des Servers hat diesen Bot angehalten.
refused-bot-busy = Dieser Bot hat gerade zu viel zu tun.
refused-own-bot = An einem gewerteten Tisch spielt niemand mit dem eigenen Bot.
program-name = { $name } (Bot)
refused-unreadable = Dieser Tisch lässt sich auf diesem Gerät nicht mehr lesen.
refused-storage-blocked = Dieser Browser lässt das Spiel nichts speichern: Vielleicht ist das Fenster privat.
refused-storage-full = Dieses Gerät ist voll, deshalb wurde der Zug nicht gespeichert. Schaffe Platz und versuche es noch einmal.
refused-storage-newer = Auf diesem Gerät wurde eine neuere Version des Spiels geöffnet. Lade die Seite neu.
