### Das Spiel im Terminal.

## Wo eine Partie gespeichert ist

tui-kept = Die Partie ist gespeichert in { $file }
tui-not-kept = Die Partie konnte nicht gespeichert werden: { $reason }
tui-go-on = So spielst du weiter: { $command }

## Auf dem Bildschirm

tui-nothing-to-undo = Es gibt nichts rückgängig zu machen.
tui-nothing-to-redo = Es gibt nichts zu wiederholen.
tui-no-score = Noch ist keine Runde zu Ende.
tui-draw-again = Noch einmal { $press }: Deine Steine gehen zurück, und du ziehst einen.
tui-pick-first = Wähle zuerst Steine aus.
tui-too-small = Dieses Fenster ist zu klein. Brikke braucht { $columns } Spalten und { $rows } Zeilen.
tui-more = … und noch { $count }: { $press }
tui-type = Eingeben
tui-type-about = Steine für eine neue Kombination, mehrere durch | getrennt
tui-keys = Tasten
tui-quit = Beenden
tui-why = Warum nicht?
tui-look = Hell oder dunkel
tui-letters = Buchstaben oder Formen
tui-choose = Auswählen
tui-change = Ändern
tui-clock = noch { $seconds } s
tui-quit-sure = Den Tisch verlassen?
tui-quit-kept = Die Partie ist gespeichert, du kannst später weiterspielen.
tui-quit-lost = Noch hat niemand etwas gespielt, es gibt also nichts zu speichern.
tui-quit-stay = Bleiben
tui-quit-leave = Gehen
tui-help-arrows = Von Stein zu Stein gehen
tui-help-enter = Einen Stein auswählen; sind welche ausgewählt, sie hier ablegen
tui-help-space = Noch einen auswählen oder diesen wieder abwählen
tui-help-whole = Die ganze Kombination auswählen
tui-help-new = Ausgewählte Steine in eine neue Kombination legen
tui-help-back = Steine auf den Aufsteller zurücklegen
tui-help-escape = Auswahl aufheben
tui-help-mouse = Maus: Steine anklicken, dann eine Kombination, eine leere Stelle oder den Aufsteller; oder einen Stein mit der Maus dorthin schieben.
tui-help-signs = Zeichen: [ ] hier bist du, » « ausgewählt, + gerade gelegt, ? Teil des Tipps, ✓ eine Kombination, ✗ keine Kombination
tui-help-tiles = Steine: { $black } schwarz k, { $red } rot r, { $blue } blau b, { $orange } orange o, { $joker } Joker j
tui-help-cards = Steine: { $black } Pik s, { $red } Herz h, { $blue } Kreuz c, { $orange } Karo d, { $joker } Joker j
tui-replay-round = Andere Runde
tui-replay-chances = Chancen
tui-replay-wait = Die besten Züge werden gesucht …
tui-replay-none = Es gibt keine Auswertung: Ein Aufsteller ist verdeckt.
tui-replay-best = Der beste Zug

## In schlichten Zeilen: was man tippt, und was es tut

lines-do-lay = lege
lines-do-add = anlegen
lines-do-back = zurück
lines-do-table = tisch
lines-do-done = fertig
lines-do-draw = ziehe
lines-do-pass = passe
lines-do-hint = tipp
lines-do-chances = chancen
lines-do-undo = rückgängig
lines-do-redo = nochmal
lines-do-reset = neu
lines-do-show = zeige
lines-do-sort = sortiere
lines-do-names = namen
lines-do-score = punkte
lines-do-rules = regeln
lines-do-next = weiter
lines-do-help = hilfe
lines-do-quit = ende
lines-about-lay = eine neue Kombination vom Aufsteller, auch mit Steinen vom Tisch: „lege { $run }“. Mehrere Kombinationen trennt man mit |.
lines-about-add = Steine an die Kombination mit einer bestimmten Nummer: „anlegen { $tile } an 2“.
lines-about-back = Steine, die du in diesem Zug gelegt hast, zurück auf den Aufsteller: „zurück { $tile }“.
lines-about-table = der ganze Tisch, wie du ihn haben willst: „tisch { $run } | { $group }“.
lines-about-done = spielt, was du gelegt hast.
lines-about-draw = nimmt einen Stein und beendet deinen Zug.
lines-about-pass = beendet deinen Zug, wenn es nichts mehr zu ziehen gibt.
lines-about-hint = sagt, ob es einen Zug gibt; beim nächsten Mal, mit welchen Steinen, dann wie; zuletzt werden die Steine für dich gelegt.
lines-about-chances = sagt genauso, mit welchem Zug deine Gewinnchancen am besten stehen; das kann auch Ziehen sein.
lines-about-undo = nimmt den letzten Schritt zurück.
lines-about-redo = macht ihn noch einmal.
lines-about-reset = legt alles zurück wie zu Beginn des Zuges.
lines-about-show = zeigt noch einmal den Tisch, die anderen und deinen Aufsteller.
lines-about-sort =
    { $faces ->
        [cards] sortiert deinen Aufsteller nach Wert oder wieder nach Farbe.
       *[numbers] sortiert deinen Aufsteller nach Zahl oder wieder nach Farbe.
    }
lines-about-names = zeigt Steine mit Namen oder wieder mit Buchstaben.
lines-about-score = zeigt den Punkteblock.
lines-about-rules = zeigt die Regeln, nach denen gespielt wird.
lines-about-next = beginnt die nächste Runde.
lines-about-help = zeigt diese Hilfe.
lines-about-quit = beendet das Spiel; die Partie bleibt gespeichert.
lines-tiles = Steine tippt man so: k schwarz, r rot, b blau, o orange und dahinter die Zahl; j ist ein Joker.
lines-tiles-cards = Steine tippt man so: c Kreuz, s Pik, h Herz, d Karo und dahinter A (Ass), 2 bis 10, J (Bube), Q (Dame) oder K (König); j ist ein Joker. Zum Beispiel: cQ s10 j.
lines-help-how = Tippe „{ $help }“, um zu sehen, was du tun kannst, oder „{ $quit }“ zum Beenden.
lines-unknown = Diesen Befehl gibt es nicht: { $command }
lines-not-now = Das geht jetzt nicht: { $command }
lines-which-tiles = Welche Steine?
lines-no-tile =
    { $faces ->
        [cards] Diesen Stein gibt es nicht (Kreuz ist c, Pik s, Herz h, Karo d, ein Joker j): { $tile }
       *[numbers] Diesen Stein gibt es nicht (Schwarz ist k, Rot r, Blau b, Orange o, ein Joker j): { $tile }
    }
lines-not-there = Diesen Stein hast du nicht, und er liegt auch nicht auf dem Tisch: { $tile }
lines-which-set = Eine Kombination mit dieser Nummer gibt es nicht: { $value }
lines-draw-again = Deine Steine gehen zurück, wenn du ziehst. Gib den Befehl noch einmal ein, wenn du das willst.
lines-say-done = Tippe „{ $command }“, um das zu spielen.
lines-hint-more = Tippe noch einmal „{ $command }“, um mehr zu erfahren.
lines-next = Drücke Enter oder tippe „{ $command }“ für die nächste Runde.
