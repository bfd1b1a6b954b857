### The rules of an edition

rules-title = Regeln: { $name }
rules-house-rules = Hausregeln
rules-house-rule = { $parameter }: { $played } (in der Anleitung: { $printed })
rules-readings = ○ heißt: Hier lässt die Anleitung etwas offen, und wir lesen sie so.

rules-section-tiles = Steine
rules-section-start = Beginn
rules-section-sets = Kombinationen
rules-section-opening = Erste Auslage
rules-section-turns = Züge
rules-section-jokers = Joker
rules-section-clock = Uhr
rules-section-end = Ende der Runde
rules-section-score = Punkte

rules-tiles =
    { $faces ->
        [cards] Es gibt 106 Spielsteine: Ass, 2 bis 10, Bube, Dame und König in Kreuz, Pik, Herz und Karo, alle doppelt, und dazu zwei Joker.
       *[numbers] Es gibt 106 Spielsteine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, alle doppelt, und dazu zwei Joker.
    }
rules-faces-cards = Das Ass zählt 1, der Bube 11, die Dame 12 und der König 13. Auf dem Bildschirm ist Kreuz blau, Pik schwarz, Herz rot und Karo orange.
rules-players = Gespielt wird zu zweit, zu dritt oder zu viert.
rules-age = Das Spiel eignet sich ab etwa sieben Jahren.
rules-words-nordic = Im norwegischen Teil der Anleitung heißt eine Kombination „serie“.
rules-words-german = In der Anleitung heißt eine Runde „Spiel“.
rules-words-finnish-classic = Die Anleitung ist finnisch: Ein Stein heißt dort „laatta“, der Aufsteller „teline“, der Vorrat „varasto“ und eine Reihe „suora“.
rules-words-norwegian-classic = Die Anleitung ist norwegisch: Eine Kombination heißt dort „kombinasjon“, eine Reihe „stige“, der Aufsteller „brikkestativ“, der Vorrat „reserven“ und eine Runde „delparti“.
rules-words-norwegian-cards = Die Anleitung ist norwegisch: Eine Kombination heißt dort „sett“, eine Reihe „serie“, die erste Auslage „startmelding“ und ein Zug „omgang“.
rules-start =
    { $faces ->
        [cards] Alle ziehen einen Stein. Die höchste Karte beginnt. Weiter geht es im Uhrzeigersinn.
       *[numbers] Alle ziehen einen Stein. Die höchste Zahl beginnt. Weiter geht es im Uhrzeigersinn.
    }
rules-start-tie = Bei Gleichstand wird noch einmal gezogen.
rules-start-joker = Ein Joker zählt bei dieser Auslosung nicht: Ziehe noch einmal.
rules-deal = Die Steine werden zurückgelegt, alles wird neu gemischt, und alle nehmen sich { $tiles_dealt } Steine. Der Rest ist der Vorrat.
rules-custom-seats-by-draw = Am echten Tisch könnt ihr euch nach den gezogenen Steinen setzen, der höchste zuerst.
rules-group =
    { $faces ->
        [cards] Drei oder vier Steine mit gleichem Wert, jeder in einer anderen Farbe (♣♠♥♦), sind eine Gruppe.
       *[numbers] Drei oder vier Steine mit gleicher Zahl, jeder in einer anderen Farbe, sind eine Gruppe.
    }
rules-run =
    { $faces ->
        [cards] Drei oder mehr Karten einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Das Ass ist die niedrigste, und nach dem König kommt nichts mehr.
       *[numbers] Drei oder mehr Zahlen einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Die 1 ist die niedrigste, und nach der 13 kommt nichts mehr.
    }
rules-run-reading = Die Anleitung spricht von drei oder vier Steinen, teilt aber in ihrem eigenen Beispiel eine Reihe aus fünf.
rules-run-of-four =
    { $faces ->
        [cards] Drei oder vier Karten einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Das Ass ist die niedrigste, und nach dem König kommt nichts mehr.
       *[numbers] Drei oder vier Zahlen einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Die 1 ist die niedrigste, und nach der 13 kommt nichts mehr.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Deine erste Auslage kommt nur vom eigenen Aufsteller: Kombinationen, die zusammen mehr als 30 zählen.
       *[other] Deine erste Auslage kommt nur vom eigenen Aufsteller: Kombinationen, die zusammen mindestens { $opening_minimum } zählen.
    }
rules-opening-minimum-single = Deine erste Auslage kommt nur vom eigenen Aufsteller: eine einzige Kombination, die mindestens { $opening_minimum } zählt.
rules-opening-any-single = Deine erste Auslage kommt nur vom eigenen Aufsteller: eine einzige Kombination mit beliebigem Wert.
rules-opening-any = Deine erste Auslage kommt nur vom eigenen Aufsteller: Kombinationen mit beliebigem Wert.
rules-opening-joker = Ein Joker darf dabei sein; er zählt so viel wie der Stein, für den er steht.
rules-opening-several = Eine Kombination oder auch mehrere dürfen es sein.
rules-opening-alone = Die Kombinationen auf dem Tisch lässt du liegen, bis du nach deiner ersten Auslage wieder dran bist.
rules-opening-goes-on = Liegt die erste Auslage, darfst du im selben Zug weitermachen und die anderen Kombinationen auf dem Tisch nutzen.
rules-opening-joker-stays = Ein Joker aus der ersten Auslage bleibt in diesem Zug in seiner Kombination.
rules-turn = Wenn du dran bist, legst du mindestens einen Stein vom Aufsteller und baust dabei auf dem Tisch um, wie du magst, oder du ziehst einen Stein. Am Ende des Zuges muss jeder Stein auf dem Tisch zu einer gültigen Kombination gehören.
rules-draw-though-able = Du darfst auch ziehen, wenn du legen könntest.
rules-must-play = Ziehen darf nur, wer nicht legen kann.
rules-done = Am echten Tisch beendest du deinen Zug mit dem Wort „{ $call }“.
rules-joker = Ein Joker steht für jeden beliebigen Stein. Liegt er einmal auf dem Tisch, kommt er nie zurück auf einen Aufsteller.
rules-jokers-free = Eine Kombination mit Joker ist wie jede andere: Du darfst sie teilen, etwas wegnehmen oder anlegen. Der Stein, der den Joker ersetzt, darf vom Aufsteller oder vom Tisch kommen, und der Joker darf danach für einen anderen Stein stehen.
rules-jokers-freed = Nach der Anleitung kommt ein befreiter Joker im selben Zug in eine neue Kombination. Weil sich jede Kombination umbauen lässt, darf er in jeder Kombination auf dem Tisch liegen.
rules-jokers-any-number = Auch beide Joker dürfen in einer Kombination liegen, wenn mindestens ein anderer Stein dabei ist.
rules-jokers-locked =
    { $faces ->
        [cards] An eine Kombination mit Joker darfst du nur anlegen. Frei wird der Joker nur, wenn du genau den Stein, für den er steht, vom Aufsteller an seine Stelle legst; in einer Dreiergruppe geht jede der beiden fehlenden Farben.
       *[numbers] An eine Kombination mit Joker darfst du nur anlegen. Frei wird der Joker nur, wenn du genau den Stein, für den er steht, vom Aufsteller an seine Stelle legst; in einer Dreiergruppe geht jede der beiden fehlenden Farben.
    }
rules-jokers-new-set = Der befreite Joker kommt im selben Zug in eine neue Kombination.
rules-jokers-own-rack = Der befreite Joker kommt im selben Zug in eine neue Kombination aus lauter Steinen vom eigenen Aufsteller.
rules-jokers-by-owner = Die Anleitung spricht nur davon, dass andere einen Joker befreien. In einem späteren Zug darf das auch, wer ihn gelegt hat.
rules-jokers-one = In jeder Kombination liegt höchstens ein Joker.
rules-clock = Für jeden Zug gilt ein Zeitlimit: { $time }.
rules-clock-after-opening = Nach deiner ersten Auslage gilt für jeden Zug ein Zeitlimit: { $time }. Vorher läuft keine Uhr.
rules-clock-off = Es wird ohne Uhr gespielt.
rules-time-out =
    { $penalty_tiles ->
        [0] Ist die Zeit um, wird alles zurückgelegt, und dein Zug ist vorbei.
        [one] Ist die Zeit um, wird alles zurückgelegt, du ziehst einen Stein, und dein Zug ist vorbei.
       *[other] Ist die Zeit um, wird alles zurückgelegt, du ziehst { $penalty_tiles } Steine, und dein Zug ist vorbei.
    }
rules-idling = Die Strafe ist dieselbe, auch wenn du gar keinen Stein bewegt hast.
rules-custom-lost-tiles = Am echten Tisch kommen Steine, deren Platz niemand mehr weiß, in den Vorrat.
rules-out = Wer den letzten Stein vom Aufsteller legt, ruft „{ $call }“ und gewinnt die Runde.
rules-pool-play-on = Ist der Vorrat leer, geht es weiter; wer nicht legt, passt.
rules-pool-must-play = Ist der Vorrat leer, geht es weiter: Wer legen kann, muss; wer nicht kann, passt.
rules-pool-ends = Der Zug, in dem der letzte Stein aus dem Vorrat gezogen wird, ist der letzte der Runde.
rules-blocked = Passen alle nacheinander, ist die Runde vorbei.
rules-lowest-rack = Wird niemand fertig, gewinnt die kleinste Summe auf dem Aufsteller.
rules-lowest-tie = Haben zwei dieselbe kleinste Summe, gewinnt, wer weniger Steine hat; bei gleich vielen Steinen, wer in der Runde früher an der Reihe war.
rules-score-out = Wer verliert, bekommt die Summe auf dem eigenen Aufsteller als Minuspunkte; wer gewinnt, bekommt alles zusammen als Pluspunkte. Ein Joker auf dem Aufsteller zählt { $joker_value }.
rules-score-difference = Wird niemand fertig, bekommen alle anderen nur den Unterschied zur kleinsten Summe als Minuspunkte; wer gewinnt, bekommt alles zusammen als Pluspunkte.
rules-score-own-rack = Wird niemand fertig, bekommen alle anderen ihre ganze Summe als Minuspunkte; wer gewinnt, bekommt alles zusammen als Pluspunkte.
rules-match =
    { $rounds ->
        [one] Eine Partie ist eine Runde, wenn ihr nichts anderes ausmacht.
       *[other] Eine Partie hat { $rounds } Runden, wenn ihr nichts anderes ausmacht. Die höchste Gesamtpunktzahl gewinnt; in jeder Runde gibt es so viele Plus- wie Minuspunkte.
    }
