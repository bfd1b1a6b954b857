### Rätsel aus Fehlern: Welcher Zug gewinnt am häufigsten?

mistakes-number = Rätsel { $number }
mistakes-task = Welcher Zug gewinnt am häufigsten? Spiele ihn, oder ziehe einen Stein.
mistakes-task-lay = Welcher Zug gewinnt am häufigsten? Spiele ihn.
mistakes-pass = Passen
mistakes-grade = Schwierigkeit { $grade } von 5
mistakes-ease =
    { $grade ->
        [1] leicht
        [2] eher leicht
        [3] mittel
        [4] schwer
       *[other] sehr schwer
    }
mistakes-levels =
    { $count ->
        [0] Keine der zwölf Stufen des Bots findet ihn
        [one] Eine der zwölf Stufen des Bots findet ihn
       *[other] { $count } der zwölf Stufen des Bots finden ihn
    }
mistakes-next = Als Nächstes
mistakes-then = Danach
mistakes-tiles =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
mistakes-unopened = noch nicht ausgelegt
mistakes-own-unopened = Du hast noch nicht ausgelegt.

## Die Antwort

mistakes-right = Richtig! Nichts gewinnt häufiger.
mistakes-wrong = Ein anderer Zug gewinnt häufiger.
mistakes-yours = Dein Zug
mistakes-yours-best = Dein Zug ist der beste
mistakes-obvious = Der naheliegende Zug
mistakes-made = Was du damals getan hast
mistakes-best = Der beste Zug
mistakes-draw = ziehen
mistakes-doubt = Wie oft jeder Zug gewonnen hat, als die Runde viele Male zu Ende gespielt wurde, jedes Mal mit neu verteilten verdeckten Steinen. Der Unterschied ist auf ± { $value } genau.
mistakes-estimate = Was ein neuronales Netz, das viele Runden gesehen hat, nach dem erwartet, was du sehen konntest.
mistakes-again = Noch einmal versuchen
mistakes-following = Nächstes Rätsel
mistakes-why-exit = Damit wirst du fertig und gewinnst die Runde:
mistakes-why-open = Es war Zeit für die erste Auslage mit diesen Steinen. Vorher kannst du nichts anlegen und nicht fertig werden:
mistakes-why-large-opening = Eine kleinere erste Auslage genügt. Diese sind auf dem Aufsteller mehr wert:
mistakes-why-joker = Der Joker bringt jetzt auf dem Tisch mehr. Lege diese:
mistakes-why-spent-joker = Diesen behältst du besser, denn später nimmt er mehr Steine mit:
mistakes-why-drew = Diese zu legen ist besser als ein weiterer Stein auf dem Aufsteller:
mistakes-why-waited = Lange genug gezogen. Es ist Zeit, diese zu legen:
mistakes-why-let-out = Liegen diese auf dem Tisch, wird der nächste Spieler häufiger fertig:
mistakes-why-fed = Mit diesen kann der nächste Spieler mehr Steine legen:
mistakes-why-blocked = Danach passen diese eigenen Steine nicht mehr:
mistakes-why-more = Diese sind auf dem Aufsteller mehr wert als auf dem Tisch:
mistakes-why-fewer = Diese können auch weg, und nichts geht dabei verloren:
mistakes-why-other = Diese sollten zuerst weg. Was bleibt, passt dann besser:

## Alle Rätsel und die eigenen Fehler

mistakes-list = Alle Rätsel
mistakes-solved = gelöst
mistakes-open = noch nicht gelöst
mistakes-own-about = Die größten Patzer aus deinen eigenen Runden. Jeder kommt wieder, bis du einen besseren Zug findest, und nach einigen Tagen noch einmal.
mistakes-own-none = Heute gibt es nichts noch einmal zu versuchen. Jede beendete Runde kann etwas Neues bringen.
mistakes-own-left =
    { $count ->
        [one] Noch einer für heute
       *[other] Noch { $count } für heute
    }
mistakes-own-cost = Zug { $turn } hat dich { $value } gekostet

## Im Terminal

mistakes-heading = Rätsel { $number }: Was gewinnt öfter?
mistakes-heading-new = Rätsel aus Zug { $turn } von Runde { $round } mit Startwert { $seed }: Was gewinnt öfter?
mistakes-rack = Deine Steine: { $tiles }
