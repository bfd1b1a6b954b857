### The rules of an edition

rules-title = Regeln: { $name }
rules-house-rules = Hausregeln
rules-house-rule = { $parameter } ist { $played } (im Heft: { $printed })
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

rules-tiles = Es gibt 106 Spielsteine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, alle doppelt, und dazu zwei Joker. Gespielt wird zu zweit, zu dritt oder zu viert, ab etwa sieben Jahren.
rules-faces-cards = Die Steine zeigen Karten: Kreuz ist blau, Pik schwarz, Herz rot, Karo orange; Ass, Bube, Dame und König sind 1, 11, 12 und 13.
rules-start = Alle ziehen einen Stein. Die höchste Zahl beginnt; bei Gleichstand wird noch einmal gezogen. Weiter geht es im Uhrzeigersinn.
rules-start-joker = Ein Joker zählt dabei nicht: Zieh noch einmal.
rules-deal = Die Steine kommen zurück, alles wird neu gemischt, und alle nehmen sich { $tiles_dealt } Steine. Der Rest ist der Vorrat.
rules-group = Drei oder vier Steine mit gleicher Zahl, jeder in einer anderen Farbe, sind eine Gruppe.
rules-run = Drei oder mehr Zahlen einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Die 1 ist die niedrigste, und nach der 13 kommt nichts mehr.
rules-run-of-four = Eine Reihe hat drei oder vier Steine.
rules-opening-minimum = Deine erste Auslage kommt nur vom eigenen Aufsteller: Kombinationen, die zusammen mindestens { $opening_minimum } zählen. Ein Joker zählt so viel wie der Stein, für den er steht.
rules-opening-any = Deine erste Auslage kommt nur vom eigenen Aufsteller: Kombinationen mit beliebigem Wert.
rules-opening-several = Eine Kombination oder auch mehrere dürfen es sein.
rules-opening-single-set = Die erste Auslage ist eine einzige Kombination.
rules-opening-alone = Die Kombinationen auf dem Tisch lässt du liegen, bis du nach deiner ersten Auslage wieder dran bist.
rules-opening-goes-on = Liegt die erste Auslage, darfst du im selben Zug weitermachen und die Kombinationen auf dem Tisch nutzen.
rules-opening-joker-stays = Ein Joker aus der ersten Auslage bleibt in diesem Zug in seiner Kombination.
rules-turn = Wenn du dran bist, legst du mindestens einen Stein vom Aufsteller und baust dabei auf dem Tisch um, wie du magst, oder du ziehst einen Stein. Am Ende des Zuges gehört jeder Stein auf dem Tisch zu einer gültigen Kombination.
rules-draw-though-able = Du darfst auch ziehen, wenn du legen könntest.
rules-must-play = Ziehen darf nur, wer nicht legen kann.
rules-done = Mit „{ $call }“ beendest du deinen Zug.
rules-joker = Ein Joker steht für jeden beliebigen Stein. Liegt er einmal auf dem Tisch, kommt er nie zurück auf einen Aufsteller.
rules-jokers-free = Eine Kombination mit Joker ist wie jede andere: Du darfst sie teilen, etwas wegnehmen oder anlegen. Der Joker darf im selben Zug für einen anderen Stein stehen oder in eine andere Kombination wandern.
rules-jokers-any-number = Auch beide Joker dürfen in einer Kombination liegen, wenn mindestens ein anderer Stein dabei ist.
rules-jokers-locked = An eine Kombination mit Joker darfst du nur anlegen. Frei wird der Joker durch genau den Stein, für den er steht, wenn du ihn vom Aufsteller legst; in einer Dreiergruppe geht jede der beiden fehlenden Farben.
rules-jokers-new-set = Der befreite Joker kommt im selben Zug in eine neue Kombination.
rules-jokers-own-rack = Der befreite Joker kommt im selben Zug in eine neue Kombination aus lauter Steinen vom eigenen Aufsteller.
rules-jokers-one = In jeder Kombination liegt höchstens ein Joker.
rules-clock = Für einen Zug hast du { $turn_seconds } Sekunden Zeit.
rules-clock-after-opening = Nach deiner ersten Auslage hast du für jeden Zug { $turn_seconds } Sekunden Zeit; vorher läuft keine Uhr.
rules-clock-off = Es wird ohne Uhr gespielt.
rules-time-out =
    { $penalty_tiles ->
        [0] Ist die Zeit um, kommt alles zurück, und der Zug ist vorbei.
        [one] Ist die Zeit um, kommt alles zurück, du ziehst einen Stein, und der Zug ist vorbei.
       *[other] Ist die Zeit um, kommt alles zurück, du ziehst { $penalty_tiles } Steine, und der Zug ist vorbei.
    }
rules-out = Wer den letzten Stein vom Aufsteller legt, ruft „{ $call }“ und gewinnt die Runde.
rules-pool-play-on = Ist der Vorrat leer, geht es weiter; wer nicht legt, passt.
rules-pool-must-play = Ist der Vorrat leer, geht es weiter: Wer legen kann, muss; wer nicht kann, passt.
rules-pool-ends = Der Zug, in dem der letzte Stein aus dem Vorrat gezogen wird, ist der letzte der Runde.
rules-blocked = Passen alle nacheinander, ist die Runde vorbei.
rules-lowest-rack = Wird niemand fertig, gewinnt die kleinste Summe auf dem Aufsteller; bei Gleichstand entscheidet, wer weniger Steine hat, und dann, wer in der Runde früher an die Reihe kam.
rules-score-out = Wer verliert, bekommt die Summe auf dem eigenen Aufsteller als Minus; wer gewinnt, bekommt alles zusammen als Plus. Ein Joker auf dem Aufsteller zählt { $joker_value }.
rules-score-difference = Wird niemand fertig, bekommen alle anderen nur den Unterschied zur kleinsten Summe als Minus; wer gewinnt, bekommt alles zusammen als Plus.
rules-score-own-rack = Wird niemand fertig, bekommen alle anderen ihre ganze Summe als Minus; wer gewinnt, bekommt alles zusammen als Plus.
rules-match =
    { $rounds ->
        [one] Eine Partie ist eine Runde, wenn ihr nichts anderes ausmacht.
       *[other] Eine Partie hat { $rounds } Runden, wenn ihr nichts anderes ausmacht. Die höchste Gesamtpunktzahl gewinnt; in jeder Runde ist das Plus so groß wie das Minus.
    }
