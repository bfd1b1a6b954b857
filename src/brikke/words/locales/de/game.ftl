### What happens at a table, in words: shared by the command line, the server and the browser.

## Why tiles are no set

violation-too-short = Eine Kombination hat mindestens drei Steine: { $sets }
violation-only-jokers = Joker allein sind keine Kombination: { $sets }
violation-mixed =
    { $faces ->
        [cards] Diese Steine haben weder Wert noch Farbe gemeinsam: { $sets }
       *[numbers] Diese Steine haben weder Zahl noch Farbe gemeinsam: { $sets }
    }
violation-colours-repeat =
    { $faces ->
        [cards] In einer Gruppe kommt jede Farbe (♣♠♥♦) höchstens einmal vor: { $sets }
       *[numbers] In einer Gruppe kommt jede Farbe höchstens einmal vor: { $sets }
    }
violation-group-too-large = Eine Gruppe hat höchstens vier Steine: { $sets }
violation-not-consecutive =
    { $faces ->
        [cards] In einer Reihe folgt Karte auf Karte, ohne Lücke: { $sets }
       *[numbers] In einer Reihe folgt Zahl auf Zahl, ohne Lücke: { $sets }
    }
violation-past-13 =
    { $faces ->
        [cards] Nach dem König kommt nichts mehr: { $sets }
       *[numbers] Nach der 13 kommt nichts mehr: { $sets }
    }
violation-below-1 =
    { $faces ->
        [cards] Vor dem Ass kommt nichts: { $sets }
       *[numbers] Vor der 1 kommt nichts: { $sets }
    }
violation-better-order = richtig: { $sets }
violation-run-too-long = Nach den Hausregeln ist diese Reihe zu lang: { $sets }
violation-too-many-jokers = In einer Kombination darf nur ein Joker liegen: { $sets }

## Why a turn is illegal

violation-not-owned = Diese Steine sind weder auf deinem Aufsteller noch auf dem Tisch: { $tiles }
violation-missing-from-table = Was auf dem Tisch lag, muss dort bleiben: { $tiles }
violation-joker-taken = Ein Joker kommt nie vom Tisch zurück auf einen Aufsteller: { $tiles }
violation-nothing-played = Lege mindestens einen Stein von deinem Aufsteller.
violation-opening-too-low = Deine erste Auslage zählt { $reached }, nötig sind mindestens { $needed }.
violation-opening-not-one-set = Die erste Auslage ist eine einzige Kombination, nicht mehrere: { $sets }
violation-opening-not-from-rack = Zur ersten Auslage gehören nur Steine vom eigenen Aufsteller, nicht diese: { $tiles }
violation-table-touched-before-opening = Vor deiner ersten Auslage bleibt der Tisch, wie er ist: { $sets }
violation-table-touched-in-opening = Im selben Zug wie deine erste Auslage bleibt der Tisch, wie er ist: { $sets }
violation-locked-set-broken = An eine Kombination mit Joker darfst du nur anlegen: { $sets }
violation-joker-swapped-from-table = Der Stein, der einen Joker befreit, muss direkt von deinem Aufsteller kommen, nicht vom Tisch und nicht aus der ersten Auslage: { $sets }
violation-freed-joker-not-in-new-set = Ein befreiter Joker kommt in eine neue Kombination: { $sets }
violation-freed-joker-not-from-rack = Ein befreiter Joker kommt in eine neue Kombination aus lauter Steinen von deinem Aufsteller: { $sets }
violation-out-of-turn = Du bist nicht dran.
violation-round-over = Die Runde ist vorbei.
violation-pool-empty = Es gibt keinen Stein mehr zu ziehen.
violation-pool-not-empty = Passen geht erst, wenn der Vorrat leer ist. Ziehe einen Stein.
violation-must-play = Du kannst legen, also musst du auch.
violation-no-clock = In diesem Zug läuft keine Uhr.

## The steps of a turn

step-lay = Lege { $result }.
step-add = Lege { $moved } an { $core } an: { $result }.
step-form = Nimm { $taken }{ $from_rack ->
        [none] {""}
       *[other] , dazu { $from_rack }
    }: Das ergibt { $result }.
step-change = Lass { $core } liegen und lege { $moved } dazu: Das ergibt { $result }.
step-from = { $tiles } aus { $source }

## Why a record does not hold

doubt-no-round = Die Aufzeichnung enthält keine Runde.
doubt-too-many-rounds = Die Partie war schon vor Runde { $round } zu Ende.
doubt-round-repeated = Runde { $round } kommt mehr als einmal vor.
doubt-rules-differ = Runde { $round } wurde nach anderen Regeln gespielt, als die Aufzeichnung angibt.
doubt-no-seed = In Runde { $round } fehlen der Startwert oder die Zufallszahlen der Spieler, deshalb lässt sich das Austeilen nicht wiederholen.
doubt-seed-differs = Der Startwert von Runde { $round } ist nicht der, der zugesagt war.
doubt-deal-differs = In Runde { $round } wurde anders ausgeteilt, als der Startwert es ergibt.
doubt-illegal-turn = Zug { $turn } in Runde { $round } ist nicht erlaubt.
doubt-turn-differs = Zug { $turn } in Runde { $round } kann so nicht gewesen sein.
doubt-result-differs = Das Ergebnis von Runde { $round } passt nicht zu ihren Zügen.
doubt-not-finished = Runde { $round } ist nicht zu Ende gespielt.

## The editions in one line each

edition-nordic = die internationalen Regeln von heute: Auf dem Tisch darf alles umgebaut werden
edition-german = wie die nordischen Regeln, aber die Uhr läuft erst nach der ersten Auslage
edition-finnish-classic = strenge Jokerregeln, und die erste Auslage muss über 30 liegen
edition-norwegian-classic = Joker liegen fest, aber nach der ersten Auslage geht der Zug weiter
edition-norwegian-cards = das Spiel mit Kartenbildern
