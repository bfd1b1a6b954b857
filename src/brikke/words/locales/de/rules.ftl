### The rules of an edition

rules-title = Regeln: { $name }
rules-house-rules = Hausregeln
rules-house-rule = { $parameter }: { $played } (in der Anleitung: { $printed })
rules-house-rule-rounds = { $parameter }: { $played } (sonst { $printed })
rules-readings = ○ heißt: Hier lässt die Anleitung etwas offen, und wir lesen sie so.

rules-section-game = Das Spiel
rules-section-tiles = Steine
rules-section-start = Beginn
rules-section-sets = Kombinationen
rules-section-opening = Erste Auslage
rules-section-turns = Züge
rules-section-jokers = Joker
rules-section-clock = Uhr
rules-section-end = Ende der Runde
rules-section-score = Punkte
rules-section-words = Wörter der Anleitung

rules-aim = Ziel ist es, als Erste oder Erster alle Steine in gültigen Kombinationen auf den Tisch zu legen.
rules-tiles =
    { $faces ->
        [cards] Es gibt 106 Spielsteine: Ass, 2 bis 10, Bube, Dame und König in Kreuz, Pik, Herz und Karo, alle doppelt, und dazu zwei Joker.
       *[numbers] Es gibt 106 Spielsteine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, alle doppelt, und dazu zwei Joker.
    }
rules-tile-value = Jeder Stein zählt so viel wie seine Zahl.
rules-faces-cards = Das Ass zählt 1, der Bube 11, die Dame 12 und der König 13. Auf dem Bildschirm ist Kreuz blau, Pik schwarz, Herz rot und Karo orange.
rules-players = Gespielt wird zu zweit, zu dritt oder zu viert.
rules-age = Geeignet ab sieben Jahren.
rules-words-nordic = Im norwegischen Teil der Anleitung heißt eine Kombination „serie“; im dänischen und norwegischen Teil heißt eine Runde auch „spil“ oder „spill“.
rules-words-german = In der Anleitung heißt eine Runde meist „Spiel“.
rules-words-finnish-classic = Die Anleitung ist finnisch: Ein Stein heißt dort „laatta“, der Aufsteller „teline“, der Vorrat „varasto“ und eine Reihe „suora“.
rules-words-norwegian-classic = Die Anleitung ist norwegisch: Eine Kombination heißt dort „kombinasjon“, eine Reihe „stige“, der Aufsteller „brikkestativ“, der Vorrat „reserven“, ein Zug „runde“ und eine Runde „delparti“.
rules-words-norwegian-cards = Die Anleitung ist norwegisch: Eine Kombination heißt dort „sett“, eine Reihe „serie“, die erste Auslage „startmelding“ und ein Zug „omgang“. „Serie“ heißt dort auch eine Farbe (♣♠♥♦).
rules-start =
    { $faces ->
        [cards] Die Steine werden verdeckt gemischt, und alle ziehen einen. Die höchste Karte beginnt. Weiter geht es im Uhrzeigersinn.
       *[numbers] Die Steine werden verdeckt gemischt, und alle ziehen einen. Die höchste Zahl beginnt. Weiter geht es im Uhrzeigersinn.
    }
rules-start-tie = Wer gleichauf liegt, zieht noch einmal.
rules-start-joker = Ein Joker zählt bei dieser Auslosung nicht: Ziehe noch einmal.
rules-start-each-round = Vor jeder Runde wird neu ausgelost, wer beginnt.
rules-deal = Die Steine werden zurückgelegt, alles wird neu gemischt, und alle nehmen sich { $tiles_dealt } Steine. Der Rest ist der Vorrat.
rules-custom-stacks = Am echten Tisch könnt ihr die Steine verdeckt zu je sieben stapeln: Alle nehmen sich zwei Stapel, der Rest ist der Vorrat.
rules-custom-seats-by-draw = Am echten Tisch könnt ihr euch nach den gezogenen Steinen setzen, der höchste zuerst, und nach jeder Runde die Plätze tauschen.
rules-custom-hidden-racks = Am echten Tisch stellst du deine Steine so auf, dass die anderen sie nicht sehen.
rules-group =
    { $faces ->
        [cards] Drei oder vier Steine mit gleichem Wert, jeder in einer anderen Farbe (♣♠♥♦), sind eine Gruppe.
       *[numbers] Drei oder vier Steine mit gleicher Zahl, jeder in einer anderen Farbe, sind eine Gruppe.
    }
rules-run =
    { $faces ->
        [cards] Drei oder mehr Karten einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Das Ass ist immer die niedrigste, und nach dem König kommt nichts mehr.
       *[numbers] Drei oder mehr Zahlen einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Die 1 ist immer die niedrigste, und nach der 13 kommt nichts mehr.
    }
rules-run-reading = Die Anleitung spricht von drei oder vier Steinen, teilt aber in ihrem eigenen Beispiel eine Reihe aus fünf. Eine Reihe darf also länger sein.
rules-run-reading-nordic = Nur der finnische Teil der Anleitung spricht von drei oder vier Steinen, und auch in seinem eigenen Beispiel wird eine Reihe aus fünf geteilt. Eine Reihe darf also länger sein.
rules-run-of-four =
    { $faces ->
        [cards] Drei oder vier Karten einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Das Ass ist immer die niedrigste, und nach dem König kommt nichts mehr.
       *[numbers] Drei oder vier Zahlen einer Farbe, die direkt aufeinanderfolgen, sind eine Reihe. Die 1 ist immer die niedrigste, und nach der 13 kommt nichts mehr.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Deine erste Auslage kommt in einem einzigen Zug und nur vom eigenen Aufsteller: Kombinationen, die zusammen mehr als 30 zählen.
       *[other] Deine erste Auslage kommt in einem einzigen Zug und nur vom eigenen Aufsteller: Kombinationen, die zusammen mindestens { $opening_minimum } zählen.
    }
rules-opening-minimum-single = Deine erste Auslage kommt nur vom eigenen Aufsteller: eine einzige Kombination, die mindestens { $opening_minimum } zählt.
rules-opening-any-single = Deine erste Auslage kommt nur vom eigenen Aufsteller: eine einzige Kombination mit beliebigem Wert.
rules-opening-any = Deine erste Auslage kommt nur vom eigenen Aufsteller: Kombinationen mit beliebigem Wert.
rules-opening-joker = Ein Joker darf dabei sein; er zählt so viel wie der Stein, für den er steht.
rules-opening-several = Eine Kombination oder auch mehrere dürfen es sein.
rules-opening-several-nordic = Eine Kombination oder auch mehrere dürfen es sein; nur der finnische Teil der Anleitung spricht von einer.
rules-opening-several-finnish-classic = Eine Kombination oder auch mehrere dürfen es sein; die Anleitung spricht von einer.
rules-opening-several-norwegian-cards = Eine Kombination oder auch mehrere dürfen es sein; die Anleitung spricht erst von einer, dann von Gruppen und Reihen.
rules-opening-alone = Die Kombinationen auf dem Tisch lässt du liegen, bis du nach deiner ersten Auslage wieder dran bist; vorher befreist du auch keinen Joker.
rules-opening-goes-on = Bevor deine erste Auslage liegt, lässt du die Kombinationen auf dem Tisch in Ruhe und befreist keinen Joker. Danach darfst du im selben Zug weitermachen und die Kombinationen auf dem Tisch nutzen.
rules-opening-joker-stays = Ein Joker aus der ersten Auslage bleibt in diesem Zug in seiner Kombination.
rules-opening-wait = Kannst du noch nicht auslegen oder willst du lieber warten, ziehst du einen Stein, und dein Zug ist vorbei.
rules-opening-cannot = Kannst du noch nicht auslegen, ziehst du einen Stein, und dein Zug ist vorbei.
rules-turn = Wenn du dran bist, legst du einen oder mehrere Steine vom Aufsteller und baust dabei auf dem Tisch um, wie du magst, oder du ziehst einen Stein und beendest damit deinen Zug. Am Ende des Zuges muss jeder Stein auf dem Tisch zu einer gültigen Kombination gehören.
rules-rearrange = Du darfst an die Kombinationen auf dem Tisch anlegen, sie teilen und Steine daraus für neue Kombinationen nehmen. Vom Tisch kommt kein Stein auf einen Aufsteller.
rules-draw-though-able = Du darfst auch ziehen, wenn du legen könntest.
rules-draw-though-able-later = Auch nach der ersten Auslage darfst du ziehen, selbst wenn du legen könntest.
rules-must-play = Ziehen darf nur, wer nicht legen kann.
rules-done = Am echten Tisch beendest du deinen Zug mit dem Wort „{ $call }“.
rules-joker = Ein Joker kann für jeden beliebigen Stein stehen. Liegt er einmal auf dem Tisch, kommt er nie zurück auf einen Aufsteller.
rules-joker-german = Ein Joker kann für jeden beliebigen Stein stehen; seine eigene Farbe spielt keine Rolle. Liegt er einmal auf dem Tisch, kommt er nie zurück auf einen Aufsteller.
rules-jokers-free = Eine Kombination mit Joker ist wie jede andere: Du darfst sie teilen, etwas wegnehmen oder anlegen. Ein Joker wird frei, wenn du den Stein, für den er steht, vom Aufsteller oder vom Tisch an seine Stelle legst (in einer Dreiergruppe geht jede der beiden fehlenden Farben) oder so umbaust, dass er nicht mehr gebraucht wird.
rules-jokers-freed = Nach der Anleitung kommt ein befreiter Joker im selben Zug in eine neue Kombination. Weil sich jede Kombination umbauen lässt, darf ein Joker in jeder Kombination auf dem Tisch liegen und auch für einen anderen Stein stehen als vorher.
rules-jokers-freed-german = Nach der Anleitung kommt ein befreiter Joker im selben Zug in eine weitere Kombination. Weil sich jede Kombination umbauen lässt, darf ein Joker in jeder Kombination auf dem Tisch liegen und auch für einen anderen Stein stehen als vorher.
rules-jokers-anywhere = Ein Joker darf in jeder Kombination auf dem Tisch liegen und auch für einen anderen Stein stehen als vorher.
rules-jokers-any-number = Auch beide Joker dürfen in einer Kombination liegen. Ein Stein mit zwei Jokern zählt als Reihe oder als Gruppe, je nachdem, was mehr ergibt.
rules-jokers-locked = An eine Kombination mit Joker darfst du nur anlegen: Du darfst sie nicht teilen und nichts wegnehmen, und der Joker steht weiter für denselben Stein. Frei wird der Joker nur, wenn du genau den Stein, für den er steht, vom Aufsteller an seine Stelle legst; in einer Dreiergruppe geht jede der beiden fehlenden Farben.
rules-jokers-new-set = Der befreite Joker kommt im selben Zug in eine neue Kombination; ihn nur an eine Kombination anzulegen, die schon auf dem Tisch liegt, genügt nicht.
rules-jokers-own-rack = Der befreite Joker kommt im selben Zug in eine neue Kombination, deren übrige Steine alle vom eigenen Aufsteller stammen.
rules-jokers-by-owner = Die Anleitung spricht nur davon, dass andere einen Joker befreien. In einem späteren Zug darf das auch, wer ihn gelegt hat.
rules-jokers-one = In jeder Kombination liegt höchstens ein Joker.
rules-clock = Für jeden Zug gilt ein Zeitlimit: { $time }.
rules-clock-after-opening = Nach deiner ersten Auslage gilt für jeden Zug ein Zeitlimit: { $time }. Vorher läuft keine Uhr.
rules-clock-off = Es wird ohne Uhr gespielt.
rules-time-out =
    { $penalty_tiles ->
        [0] Ist die Zeit um, bevor du deinen Zug beendet hast, kommt jeder Stein zurück an seinen Platz, und dein Zug ist vorbei.
        [one] Ist die Zeit um, bevor du deinen Zug beendet hast, kommt jeder Stein zurück an seinen Platz, du ziehst einen Stein, und dein Zug ist vorbei.
       *[other] Ist die Zeit um, bevor du deinen Zug beendet hast, kommt jeder Stein zurück an seinen Platz, du ziehst { $penalty_tiles } Steine, und dein Zug ist vorbei.
    }
rules-idling = Die Strafe ist dieselbe, auch wenn du gar keinen Stein bewegt hast.
rules-time-out-short = Sind weniger Steine im Vorrat, ziehst du den Rest.
rules-time-out-empty = Ist der Vorrat leer, zählt die abgelaufene Zeit als Passen.
rules-time-out-valid = Am Bildschirm wird ein Zug noch gespielt, wenn er bei Ablauf der Zeit gültig ist.
rules-custom-lost-tiles = Am echten Tisch kommen Steine, deren Platz niemand mehr weiß, in den Vorrat.
rules-out = Wer den letzten Stein vom Aufsteller legt, ruft „{ $call }“ und gewinnt die Runde.
rules-pool-play-on = Ist der Vorrat leer, geht es weiter; wer nicht legt, passt.
rules-pool-must-play = Ist der Vorrat leer, geht es weiter: Wer legen kann, muss; wer nicht kann, passt.
rules-pool-ends = Der Zug, in dem der letzte Stein aus dem Vorrat gezogen wird, ist der letzte der Runde.
rules-blocked = Passen alle nacheinander, ist die Runde vorbei.
rules-lowest-rack = Wird niemand fertig, gewinnt die kleinste Summe auf dem Aufsteller.
rules-lowest-tie = Haben mehrere dieselbe kleinste Summe, gewinnt, wer die wenigsten Steine hat; bei gleich vielen Steinen, wer in der Runde zuerst dran war.
rules-score-out = Wer verliert, bekommt die Summe auf dem eigenen Aufsteller als Minuspunkte; wer gewinnt, bekommt alles zusammen als Pluspunkte. Ein Joker auf dem Aufsteller zählt { $joker_value }.
rules-score-difference = Wird niemand fertig, bekommen alle anderen nur den Unterschied zur kleinsten Summe als Minuspunkte; wer gewinnt, bekommt alles zusammen als Pluspunkte.
rules-score-own-rack = Wird niemand fertig, bekommen alle anderen ihre ganze Summe als Minuspunkte; wer gewinnt, bekommt alles zusammen als Pluspunkte.
rules-match =
    { $rounds ->
        [one] Wie viele Runden eine Partie hat, macht ihr selbst aus; hier ist es eine.
       *[other] Wie viele Runden eine Partie hat, macht ihr selbst aus; hier sind es { $rounds }. Die höchste Gesamtpunktzahl gewinnt; in jeder Runde und am Ende gibt es so viele Plus- wie Minuspunkte.
    }
