### The browser.

## Everywhere

app-tagline = Rommé mit Spielsteinen – für Familie und Freunde, auch gegen Bots.
app-home = Startseite
app-close = Schließen
app-loading = Einen Moment …
app-lost = Diese Seite gibt es nicht.
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
settings-saved = Gespeichert
settings-language = Sprache
settings-look = Darstellung
settings-look-auto = Wie das Gerät
settings-look-light = Hell
settings-look-dark = Dunkel
settings-big = Große Steine
settings-symbols = Symbole auf den Steinen
settings-symbols-about = Berg, Beere, Welle und Sonne: eines für jede Farbe.
settings-sound = Ton
settings-calm = Weniger Bewegung
settings-hands = Anderen zeigen, was ich bewege
settings-hands-about = Die anderen sehen, wie du in deinem Zug Steine auf dem Tisch verschiebst, aber nie, was auf deinem Aufsteller steht.
settings-device = Auch auf einem anderen Gerät spielen
settings-device-about = Öffne diesen Link dort innerhalb von zehn Minuten. Danach bist du auf beiden Geräten dieselbe Person.
settings-device-make = Link erstellen
settings-device-replace = Auf diesem Gerät spielst du als { $name }. Zu der Person wechseln, von der der Link kommt?
settings-device-yes = Ja, wechseln
settings-device-welcome = Auf diesem Gerät spielst du jetzt als { $name }.
settings-device-old = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.
settings-forget = Mich vergessen
settings-forget-about = Dein Name verschwindet von allen Tischen, du kannst nicht mehr in deine Partien zurück, und die Punkteblöcke auf diesem Gerät sind weg.
settings-forget-sure = Mich für immer vergessen

## You at the table

profile-title = Du am Tisch
profile-open = Dein Name, dein Tier und deine Farbe
profile-animal = Dein Tier
profile-colour = Deine Farbe
profile-colour-about = Hat am Tisch schon jemand diese Farbe, bekommst du die nächste freie.

## Home

home-new = Neu hier? Zwei Minuten.
home-new-about = Der Fuchs zeigt es dir, Stein für Stein.
home-who = Wer setzt sich zu dir?
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
home-pass = Ein Gerät für alle
home-pass-about = Alle spielen auf diesem Gerät und reichen es weiter.
home-pass-now = Mitspieler wählen
home-join = An einem Tisch mitspielen
home-join-label = Link oder Code
home-join-now = Mitspielen
home-join-bad = Das ist kein Link und kein Code für einen Tisch: { $value }
home-join-none = Kein offener Tisch hat diesen Code: { $value }
home-continue = Weiterspielen
home-continue-more = Weitere Partien
home-your-turn = Du bist dran
home-round-of = Runde { $round } von { $rounds }
home-with = mit { $names }
home-alone = sonst noch niemand
home-phase-waiting = Noch nicht begonnen
home-phase-salting = Steine werden ausgeteilt
home-phase-playing = Jemand anders ist dran
home-phase-between = Runde zu Ende
home-phase-over = Partie zu Ende
home-listed = Offene Tische
home-listed-none = Gerade gibt es keinen offenen Tisch.
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
home-more-games = Meine Partien
home-more-games-about = Deine Ergebnisse, ihr Verlauf und Rätsel aus deinen eigenen Fehlern.
home-site = Spiele mit Freunden auf { $host }

keep-title = Auf diesem Gerät behalten
keep-about = Dann geht es auch ohne Netz: auf dem Boot, in der Hütte, im Tunnel.
keep-now = Behalten ({ $size } MB)
keep-progress = { $done } von { $size } MB
keep-size = { $size } MB
keep-left-seconds = noch ein paar Sekunden
keep-left-minutes = { $count ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $count } Minuten
}
keep-part-pages = Seiten, Lektionen und Rätsel
keep-part-pages-about = auch Lösungshilfe und Punkteblock
keep-part-engine = Tisch und Bots
keep-part-engine-about = Spielen ohne Netz
keep-play = Solange spielen
keep-done = Auf diesem Gerät: Alles geht auch ohne Netz.
keep-stop = Anhalten
keep-unsupported = Dieser Browser kann das Spiel nicht behalten: vielleicht ein privates Fenster oder eine Adresse ohne https.
keep-no-room = Auf diesem Gerät ist zu wenig Platz.
keep-unreachable = Die Dateien konnten nicht geladen werden. Was da ist, bleibt; versuche es später noch einmal.

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
bot-level-novice = Anfänger
bot-level-casual = gemütlich
bot-level-steady = besonnen
bot-level-rearranger = findig
bot-level-expert = Könnerin
bot-level-champion = Meisterin
bot-about-novice = Hat es gerade gelernt und zieht für sein Leben gern.
bot-about-casual = Spielt der Gesellschaft wegen.
bot-about-steady = Hat es nie eilig und lässt keinen Stein aus.
bot-about-rearranger = Baut für eine Drei den halben Tisch um.
bot-about-expert = Hebt ihre Joker für schlechte Zeiten auf.
bot-about-champion = Übersieht nie etwas.

## Before a match

seat-free = Freier Platz
seat-sit = Hinsetzen
seat-add-bot = Bot dazusetzen
seat-remove = { $name } entfernen
seat-bot = Bot
seat-host = lädt ein
seat-you = du
lobby-title = Der Tisch ist gedeckt
lobby-invite = Schicke diesen Link allen, die mitspielen sollen
lobby-code = Oder sie öffnen { $address } und geben diesen Code ein
lobby-qr = Dasselbe als Bild für die Handykamera
invite-network = Dieser Link funktioniert auch auf Handys im selben Netz.
invite-address = Adresse dieses Computers
invite-local = Dieser Link funktioniert nur auf diesem Computer, weil Brikke sonst niemanden hereinlässt. Damit auch Handys dazukommen können, beende Brikke und starte es so:
invite-alone = Dieser Computer ist in keinem Netz: Der Link funktioniert nur hier.
lobby-start = Partie starten
lobby-needs-two = Zum Spielen braucht es zwei.
lobby-wait-host = { $name } startet die Partie.
lobby-name = Dein Name an diesem Tisch
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.

## At the table

table-loading = Der Tisch wird geöffnet …
table-gone = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig oder zu alt.
table-turn-yours = Du bist dran
table-turn-of = { $name } ist dran
table-tiles =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
table-opened = schon ausgelegt
table-not-opened = noch nicht ausgelegt
table-away = nicht verbunden
table-stand-in = ein Bot springt ein
table-pool =
    { $count ->
        [0] Der Vorrat ist leer
        [one] Ein Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }
table-watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-you-watch = Du schaust zu.
table-round = Runde { $round } von { $rounds }
table-empty = Auf dem Tisch liegt noch nichts.
table-area = Tisch
table-rack = Dein Aufsteller
table-new-set = Neue Kombination
table-new-set-here = Ausgewählte Steine in eine neue Kombination legen
table-tiles-stay = Was auf dem Tisch liegt, bleibt dort.
table-menu = Menü
table-leave = Tisch verlassen
table-leave-about = Ein Bot spielt für dich weiter.
table-leave-sure = Jetzt gehen
table-pause = Pause
table-pause-asked = { $name } möchte eine Pause.
table-pause-agree = Ja, gern
table-decline = Nein
table-paused = Pause: Die Uhr steht still.
table-resume = Weiter
table-take-back = Zug zurücknehmen
table-take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
table-taken-back = Der letzte Zug wurde zurückgenommen.
table-declined = { $name } ist nicht einverstanden.
table-asked = Du hast gefragt. Jetzt müssen die anderen zustimmen.
table-stood-in = Ein Bot spielt für dich.
table-removed = Dein Platz gehört jetzt einem Bot.
table-come-back = Selbst weiterspielen
table-offline = Keine Verbindung. Dein angefangener Zug bleibt erhalten, wir versuchen es weiter.
table-restart = Der Server startet neu. Dein angefangener Zug bleibt erhalten.
table-online = Wieder verbunden.
table-go-on-about = Der Server ist nicht erreichbar. Du kannst hier auf diesem Gerät weiterspielen: Tisch, Punkte und deine Steine bleiben. Die Steine der Bots und der Vorrat werden neu verteilt, denn nur der Server kennt sie.
table-go-on = Hier weiterspielen
table-closed = Der Server hat die Verbindung geschlossen.
table-dealing = Die Steine werden ausgeteilt …
table-starts = { $name } beginnt.
table-you-start = Du beginnst.
table-watch-round = Wiedergabe von Runde { $round }
table-keys = Tasten: Pfeile gehen von Stein zu Stein, Enter wählt und legt ab, Umschalt mit Pfeilen wählt mehrere, A wählt eine ganze Kombination, N beginnt eine neue Kombination, G macht auf dem Aufsteller eine Lücke, R legt zurück, Strg+Z macht rückgängig, Strg+Enter bedeutet „Fertig“.

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
lift-hint = Lücke antippen zum Teilen
lift-hint-chosen = + antippen zum Anlegen
lift-close = Kombination zurücklegen
lift-split = Teilen nach { $tile }
lift-add-before = Anlegen vor { $tile }
lift-add-after = Anlegen nach { $tile }

flaw-too-short = zu kurz
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
turn-reset-short = Von vorn
turn-sort = Sortieren
turn-draw = Stein ziehen
turn-draw-about = Du ziehst einen Stein und beendest deinen Zug.
turn-draw-short = Ziehen
turn-tools = Werkzeuge
turn-draw-back = Zurücklegen und ziehen
turn-pass = Passen
turn-pass-about = Beendet deinen Zug, wenn der Vorrat leer ist.
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
turn-find = Kombis finden
turn-find-none = Auf deinem Aufsteller steht keine Kombination.
turn-find-done =
    { $count ->
        [one] Eine Kombination auf deinem Aufsteller gefunden.
       *[other] { $count } Kombinationen auf deinem Aufsteller gefunden.
    }
turn-find-joins =
    { $count ->
        [one] Ein Stein passt an eine Kombination auf dem Tisch.
       *[other] { $count } Steine passen an Kombinationen auf dem Tisch.
    }
turn-find-join = An { $set }: { $tiles }.
turn-lay-something = Lege Steine oder ziehe einen.
turn-checking = Wird geprüft …
turn-legal = Der Zug ist gültig.
turn-wins = Mit diesem Zug gewinnst du die Runde!
turn-not-yet = Gültig, sobald du dran bist.
turn-wrong = So geht es noch nicht
turn-opening = Erste Auslage: { $reached } von { $needed }
turn-opening-due = Erste Auslage: { $needed } nötig
turn-opening-any = Lege zuerst Kombinationen von deinem Aufsteller aus.
turn-scratch = Probiere ruhig herum: Das siehst nur du.
turn-scratch-changed = Auf dem Tisch hat sich etwas geändert; dein Plan wurde angepasst.
turn-sent = Gesendet …
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

said-you-played = Du legst { $tiles }.
said-played = { $name } legt { $tiles }.
said-you-played-moved =
    { $count ->
        [one] Du legst { $tiles } und verschiebst einen Stein auf dem Tisch.
       *[other] Du legst { $tiles } und verschiebst { $count } Steine auf dem Tisch.
    }
said-played-moved =
    { $count ->
        [one] { $name } legt { $tiles } und verschiebt einen Stein auf dem Tisch.
       *[other] { $name } legt { $tiles } und verschiebt { $count } Steine auf dem Tisch.
    }
said-you-drew = Du ziehst: { $tile }.
said-drew = { $name } zieht einen Stein.
said-you-passed = Du passt.
said-passed = { $name } passt.
said-you-timed-out =
    { $count ->
        [0] Deine Zeit ist um. Der Tisch ist wieder wie vorher.
        [one] Deine Zeit ist um. Der Tisch ist wieder wie vorher, und du ziehst einen Strafstein.
       *[other] Deine Zeit ist um. Der Tisch ist wieder wie vorher, und du ziehst { $count } Strafsteine.
    }
said-timed-out =
    { $count ->
        [0] { $name } hat die Zeit überschritten.
        [one] { $name } hat die Zeit überschritten und zieht einen Strafstein.
       *[other] { $name } hat die Zeit überschritten und zieht { $count } Strafsteine.
    }
said-your-turn = Du bist dran.
said-moved = Verschoben: { $tiles }
said-picked =
    { $count ->
        [one] Ein Stein ausgewählt.
       *[other] { $count } Steine ausgewählt.
    }
said-joined = { $name } ist wieder da.
said-left = { $name } hat die Verbindung verloren.
said-handed-over = Ein Bot spielt für { $name }.
said-gone = { $name } hat den Tisch verlassen. { $bot } übernimmt den Platz.
said-removed = { $name } wurde vom Tisch entfernt. { $bot } übernimmt den Platz.
said-spectator = Aus dem Publikum: { $text }

## Recap

recap-title = Seit deinem Zug
recap-title-watch = Die letzten Züge
recap-none = Noch hat niemand gespielt.
recap-back = Schritt zurück
recap-forth = Schritt weiter
recap-drew = hat gezogen
recap-timed-out = Zeit abgelaufen
recap-passed = hat gepasst

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

## Calling across the table

react-title = Etwas sagen
react-well-played = Gut gespielt!
react-thanks = Danke!
react-wow = Wow!
react-ouch = Autsch!
react-thinking = Ich überlege …
react-hurry = Du bist dran!
react-hello = Hallo!
react-bye = Tschüss!

## Pass and play

pass-to = Weiter an { $name }
pass-about = Reiche das Gerät weiter. Alle anderen schauen bitte weg.
pass-ready = Ich bin { $name }

## The end of a round

round-won = { $name } gewinnt die Runde
round-you-won = Du gewinnst die Runde!
round-ending-out = { $call }
round-ending-blocked = Niemand konnte oder wollte noch legen; die kleinste Summe gewinnt.
round-ending-pool-empty = Der Vorrat ist leer; die kleinste Summe gewinnt.
round-left = Noch auf den Aufstellern
round-left-none = nichts
round-watch = Runde noch einmal ansehen
round-next = Nächste Runde
round-next-wait = Warten auf die anderen …
round-show-table = Tisch ansehen
round-show-sheet = Punkteblock ansehen
end-you-went-out = Du bist fertig!
end-went-out = { $name } ist fertig!
end-last-turn = Der letzte Zug
end-best-turn = Zug der Runde
end-best-laid = { $name } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } gelegt{ $moved ->
        [0] .
        [one] {" "}und einen verschoben.
       *[other] {" "}und { $moved } verschoben.
    }
end-costliest = Dein teuerster Zug
end-costliest-drew = Zug { $number }: Du hast gezogen. Das hättest du legen können:
end-costliest-more = { $count ->
        [one] Zug { $number }: Du hättest einen Stein mehr legen können.
       *[other] Zug { $number }: Du hättest { $count } Steine mehr legen können.
    }
end-costliest-exit = Zug { $number }: Du hättest fertig werden können.
end-share = Bild teilen
end-share-title = Ein Bild davon
end-share-about = Das Bild entsteht auf diesem Gerät. Aufsteller sind darauf nicht zu sehen.
end-share-sub = { $points } in Runde { $round }
end-share-beat = Schaffst du mehr?
match-won = { $name } gewinnt die Partie
match-you-won = Du gewinnst die Partie!
match-tied = Die Partie endet unentschieden
match-rematch = Noch eine Partie
match-abandoned = Die Partie wurde abgebrochen.
sheet-title = Punkteblock
sheet-round = Runde
sheet-total = Gesamt
sheet-sum = In jeder Runde ist das Plus so groß wie das Minus.
proof-title = Wurde fair ausgeteilt?
proof-about = Vor dem Austeilen hat sich der Server auf ein Geheimnis festgelegt, dann haben alle am Tisch eigene Zufallszahlen beigesteuert. Jetzt ist das Geheimnis gelüftet, und diese Seite hat die Steine noch einmal ausgeteilt.
proof-checking = Wird noch einmal ausgeteilt …
proof-holds = Fair: dasselbe Geheimnis, dieselben Zufallszahlen, dieselben Steine.
proof-unseen = Was ausgeteilt wurde, passt zu dem, was der Server sagt. Seine Zusage hat dieses Gerät aber nicht vorher gesehen.
proof-fails = Was ausgeteilt wurde, passt nicht zu dem, was zugesagt war!
proof-missing = Die Aufzeichnung dieser Runde ist gerade nicht zu bekommen.
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
refused-unreadable = Dieser Tisch lässt sich auf diesem Gerät nicht mehr lesen.
refused-storage-blocked = Dieser Browser lässt das Spiel nichts behalten: vielleicht ein privates Fenster.
refused-storage-full = Dieses Gerät ist voll, deshalb wurde der Zug nicht gespeichert. Schaffe Platz und versuche es noch einmal.
refused-storage-newer = Auf diesem Gerät wurde eine neuere Version des Spiels geöffnet. Lade die Seite neu.
