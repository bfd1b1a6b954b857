### The table.

## Before a match

seat-free = Freier Platz
seat-sit = Hinsetzen
seat-add-bot = Bot dazusetzen
seat-programs = Programme von anderen
seat-program-online = verbunden: kommt sofort
seat-program-away = gerade nicht verbunden
seat-program-invited = { $name } ist eingeladen.
seat-remove = { $name } entfernen
seat-bot = Bot
seat-host = lädt ein
seat-you = du
lobby-title = Der Tisch ist gedeckt
lobby-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
  }
lobby-invites = { $name } lädt dich ein
lobby-invite = Schicke diesen Link allen, die mitspielen sollen
lobby-start = Partie starten
lobby-needs-two = Zum Spielen braucht es zwei.
lobby-wait-host = { $name } startet die Partie.
lobby-name = Dein Name an diesem Tisch
lobby-rated = Gewerteter Tisch: keine Tipps, nichts wird zurückgenommen, und Aufstehen kostet so viel wie Verlieren.
lobby-shared-address = Zwei von euch haben dieselbe Internetadresse. Darum zählen diese Runden nicht für die Spielstärke.
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.

## At the table

table-loading = Der Tisch wird geöffnet …
table-gone = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig oder zu alt.
table-turn-yours = Du bist dran
turn-yours = Du bist dran: lege oder ziehe
turn-yours-pool-empty = Du bist dran: lege oder passe
turn-yours-opening = Du bist dran: { $needed } auslegen
table-opening-about = Deine ersten Kombinationen zählen zusammen mindestens { $needed }, in einem einzigen Zug vom eigenen Aufsteller.
table-opening-about-single = Deine erste Kombination kommt vom eigenen Aufsteller und zählt mindestens { $needed }.
table-opened = schon ausgelegt
table-not-opened = noch nicht ausgelegt
turn-opened = Ausgelegt! Jetzt steht dir der ganze Tisch offen.
table-away = nicht verbunden
table-stand-in = ein Bot springt ein
table-watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-you-watch = Du schaust zu.
table-round = Runde { $round } von { $rounds }
table-menu = Menü
table-leave = Tisch verlassen
table-leave-about = Ein Bot spielt für dich weiter.
table-leave-sure = Jetzt gehen
table-pause-asked = { $name } möchte eine Pause.
table-pause-agree = Ja, gern
table-decline = Nein
table-paused = Pause: Die Uhr steht still.
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
table-keys = Tasten: Pfeile gehen von Stein zu Stein, Enter wählt und legt ab, Umschalt mit Pfeilen wählt mehrere, A wählt eine ganze Kombination, Umschalt beim Ziehen mit der Maus trennt eine Reihe, N beginnt eine neue Kombination, G macht auf dem Aufsteller eine Lücke, R legt zurück, Strg+Z macht rückgängig, Strg+Enter bedeutet „Fertig“.

## The own turn

turn-reset-short = Von vorn
turn-sort = Sortieren
turn-draw-about = Du ziehst einen Stein und beendest deinen Zug.
turn-draw-short = Ziehen
turn-tools = Werkzeuge
turn-draw-back = Zurück und ziehen
turn-put-back = Zurücklegen
turn-pass = Passen
turn-pass-about = Beendet deinen Zug, wenn der Vorrat leer ist.
turn-tidy = Auf­räumen
turn-find = Kombis finden
turn-find-none = Auf deinem Aufsteller steht keine Kombination.
turn-find-done =
    { $count ->
        [one] Eine Kombination gefunden.
       *[other] { $count } Kombinationen gefunden.
    }
turn-find-joins =
    { $count ->
        [one] Einen Stein kannst du anlegen.
       *[other] { $count } Steine kannst du anlegen.
    }
turn-find-join = An { $set }: { $tiles }.
turn-scratch-changed = Auf dem Tisch hat sich etwas geändert; dein Plan wurde angepasst.
turn-sent = Wird gesendet …

## What happened, also read aloud

said-you-played = Du legst { $tiles }.
said-you-played-moved = Du legst { $tiles } und verschiebst { $moved }.
said-played-moved = { $name } legt { $tiles } und verschiebt { $moved }.
said-joker = Ein Joker steht jetzt für { $tile }.
# “blue 6 from the run blue 4 to blue 7 into the group of 6s”; several are put together with “; ”.
said-move =
    { $tiles } aus der { $source ->
        [group] Gruppe der
       *[run] Reihe
    } { $from } in die { $target ->
        [group] Gruppe der
       *[run] Reihe
    } { $to }
said-moves-more =
    { $count ->
        [one] einen weiteren Stein
       *[other] { $count } weitere Steine
    }
# A run by its first and last tile, a group by its number, or by its cards.
said-run = { $first } bis { $last }
said-group =
    { $court ->
       *[none] { $number }er
        [ace] Asse
        [jack] Buben
        [queen] Damen
        [king] Könige
    }
said-you-drew = Du ziehst: { $tile }.
said-you-passed = Du passt.
said-you-timed-out =
    { $count ->
        [0] Deine Zeit ist um. Der Tisch ist wieder wie vorher.
        [one] Deine Zeit ist um. Der Tisch ist wieder wie vorher, und du ziehst einen Strafstein.
       *[other] Deine Zeit ist um. Der Tisch ist wieder wie vorher, und du ziehst { $count } Strafsteine.
    }
said-your-turn = Du bist dran.
said-joined = { $name } ist wieder da.
said-left = { $name } hat die Verbindung verloren.
said-handed-over = Ein Bot spielt für { $name }.
said-gone = { $name } hat den Tisch verlassen. { $bot } übernimmt den Platz.
said-removed = { $name } wurde vom Tisch entfernt. { $bot } übernimmt den Platz.
said-spectator = Aus dem Publikum: { $text }

## Recap

recap-title = Seit deinem Zug
# The same before the first own turn.
recap-title-first = Bisher
recap-title-watch = Die letzten Züge
recap-none = Noch hat niemand gespielt.
# What a player did, each word before small pictures of tiles: “laid 5 6 7 moved 8 from 9 10 11”.
recap-laid = legt
recap-moved = verschiebt
recap-from = aus
recap-back = Schritt zurück
recap-forth = Schritt weiter
recap-drew = zieht einen Stein
recap-timed-out = Zeit abgelaufen
recap-passed = passt

## Steps of a hint, in a few words

hint-do-tiles = Mit diesen Steinen
hint-do-lay = Lege diese als neue Kombination
hint-do-add =
    { $count ->
        [one] Lege diesen Stein an
       *[other] Lege diese Steine an
    }
hint-do-form = Bilde daraus eine neue Kombination
hint-do-change = Baue die Kombination damit um

## Joy over a turn

reward-many = { $count } Steine in einem Zug!
reward-record = { $count } Steine: dein größter Zug bisher!
reward-joker = Du hast einen Joker befreit!

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
round-left-none = nichts
round-watch = Runde noch einmal ansehen
end-watch-short = Ansehen
round-next = Nächste Runde
round-next-wait = Warten auf die anderen …
round-show-table = Tisch ansehen
end-table-short = Tisch
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
end-best-you-laid = Du hast { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } gelegt{ $moved ->
        [0] .
        [one] {" "}und einen verschoben.
       *[other] {" "}und { $moved } verschoben.
    }
end-costliest = Dein größter Patzer
end-costliest-drew = Zug { $number }: Du hast gezogen. Das hättest du legen können:
end-costliest-more = { $count ->
        [one] Zug { $number }: Du hättest einen Stein mehr legen können.
       *[other] Zug { $number }: Du hättest { $count } Steine mehr legen können.
    }
end-costliest-exit = Zug { $number }: Du hättest fertig werden können.
end-share = Bild teilen
end-share-title = Ein Bild zum Teilen
end-share-about = Das Bild entsteht auf diesem Gerät. Aufsteller sind darauf nicht zu sehen.
end-share-sub = { $points } in Runde { $round }
end-share-beat = Schaffst du mehr?
match-you-won = Du gewinnst die Partie!
match-rematch = Noch eine Partie
match-abandoned = Die Partie wurde abgebrochen.
table-report = Jemanden melden

## The fair deal

proof-about = Vor dem Austeilen hat sich der Server auf ein Geheimnis festgelegt, dann haben alle am Tisch eigene Zufallszahlen beigesteuert. Jetzt ist das Geheimnis gelüftet, und diese Seite hat die Steine noch einmal ausgeteilt.
proof-checking = Wird noch einmal ausgeteilt …
proof-holds-short = Fair ausgeteilt: geprüft.
proof-holds = Fair: dasselbe Geheimnis, dieselben Zufallszahlen, dieselben Steine.
proof-unseen-short = Nach der Runde geprüft.
proof-unseen = Was ausgeteilt wurde, passt zu dem, was der Server sagt. Seine Zusage hat dieses Gerät aber nicht vorher gesehen.
proof-fails = Was ausgeteilt wurde, passt nicht zu dem, was zugesagt war!
proof-missing = Die Aufzeichnung dieser Runde ist gerade nicht zu bekommen.
