### Lessons, and rules side by side

## The list of lessons

learn-about = Erste Schritte mit dem Fuchs, dann zehn Beispiele aus den Anleitungen. Probiere sie selbst aus, eines nach dem anderen.
learn-begin = Mit der ersten Lektion beginnen
learn-go-on = Weiter mit Lektion { $number }
learn-all-done = Du hast alle Lektionen geschafft.
learn-part-basics = Erste Schritte
learn-part-table = Den Tisch umbauen
learn-part-jokers = Einen Joker befreien
learn-study = Besser werden
learn-printed-in-all = Diese stehen in allen fünf Anleitungen.
learn-printed-in-two = Diese stehen in der nordischen und in der deutschen Anleitung.
learn-done = geschafft
learn-list = Alle Lektionen

## A lesson

lesson-next = Nächste Lektion
lesson-unknown = Diese Lektion gibt es nicht: { $value }
lesson-moving = Schiebe einen Stein an seinen Platz; oder tippe ihn an und dann die Stelle, an die er gehört.
lesson-moving-keys = Mit der Tastatur: Pfeiltasten und Enter.
lesson-start =
    { $count ->
        [one] Lege deinen Stein auf den Tisch.
       *[other] Lege alle { $count } Steine von deinem Aufsteller auf den Tisch.
    }
lesson-left =
    { $count ->
        [one] So weit, so gut. Ein Stein ist noch auf deinem Aufsteller.
       *[other] So weit, so gut. { $count } Steine sind noch auf deinem Aufsteller.
    }
lesson-ready = Genau so. Drücke auf „Fertig“.
lesson-well-done = Gut gemacht!
lesson-is-done = Lektion { $number } von { $count } ist geschafft.
lesson-last = Das war die letzte. Jetzt spiele deine erste Runde.
lesson-again = Noch einmal
lesson-hint = Sieh dir diese an:
lesson-show = Vormachen
lesson-show-next = Nächster Schritt
lesson-shown = So geht es.
lesson-now-you = Jetzt du
lesson-not-everywhere = Nicht in jeder Ausgabe
lesson-editions = Erlaubt in diesen Ausgaben: { $editions }

lesson-title-groups-and-runs = Gruppen und Reihen
lesson-title-opening = Die erste Auslage
lesson-title-when-to-draw = Wann man zieht
lesson-title-add = Anlegen
lesson-about-add = Ein Stein darf an jede Kombination auf dem Tisch, zu der er passt.
lesson-title-take-the-fourth = Den vierten nehmen
lesson-about-take-the-fourth = Eine Gruppe braucht nur drei Steine: Nimm einen von vieren und baue damit eine Reihe.
lesson-title-add-one-take-one = Einen anlegen, einen nehmen
lesson-about-add-one-take-one = Verlängere eine Reihe an einem Ende, und der Stein am anderen Ende wird frei.
lesson-title-split-a-run = Eine Reihe teilen
lesson-about-split-a-run = Aus einer langen Reihe werden zwei, wenn du einen Stein aus ihrer Mitte ein zweites Mal hast.
lesson-title-combined-split = Aus zwei Kombinationen nehmen
lesson-about-combined-split = Ein Stein aus der Reihe und einer aus der Gruppe ergeben mit deinem eine neue Gruppe.
lesson-title-multiple-split = Alles umbauen
lesson-about-multiple-split = Aus Reihen werden Gruppen: Nimm sie auseinander und lege gleiche Zahlen zusammen.
lesson-title-swap-a-joker = Einen Joker tauschen
lesson-about-swap-a-joker = Lege den Stein, für den der Joker steht, an seinen Platz, und der Joker gehört in diesem Zug dir.
lesson-title-split-around-a-joker = Rund um den Joker teilen
lesson-about-split-around-a-joker = Verlängere eine Reihe an beiden Enden, und der Joker in der Mitte wird nicht mehr gebraucht.
lesson-title-push-a-joker-out = Einen Joker hinausschieben
lesson-about-push-a-joker-out = Lege einen Stein an ein Ende der Reihe, und der Joker am anderen Ende ist frei.
lesson-title-dissolve-a-run = Eine Reihe auflösen
lesson-about-dissolve-a-run = Finden alle anderen Steine einer Kombination einen neuen Platz, ist ihr Joker frei.

## First steps: a lesson for beginners

basic-step = Schritt { $number } von { $count }
lesson-step = Lektion { $number } von { $count }
basic-group = Gruppe
basic-group-about =
    { $faces ->
        [cards] ein Wert, verschiedene Farben
       *[numbers] eine Zahl, verschiedene Farben
    }
basic-run = Reihe
basic-run-about =
    { $faces ->
        [cards] eine Farbe, Werte der Reihe nach
       *[numbers] eine Farbe, Zahlen der Reihe nach
    }
basic-ask-gap = Du bist dran: Welcher Stein gehört hierher?
basic-ask-lay = Du bist dran: Legst du oder ziehst du?
basic-ask-open =
    { $needed ->
        [0] Du bist dran: Lege eine Kombination aus.
       *[other] Du bist dran: Lege Kombinationen im Wert von { $needed } oder mehr aus.
    }
basic-gap = hier fehlt ein Stein
basic-pool = Ziehen
basic-put = Hier hinlegen
basic-lay = Anlegen
basic-lay-set = Auslegen
basic-go-on = Weiter
basic-right = Genau!
basic-right-sum = Genau! { $sum }
basic-right-draw = Richtig. Du nimmst einen Stein aus dem Vorrat, und dein Zug ist vorbei.
basic-wrong-draw = Sieh noch einmal hin: Einer deiner Steine passt.
basic-wrong-group-number = 
    { $faces ->
        [cards] Leider nein. Das ist eine Gruppe: Alle Steine haben denselben Wert.
       *[numbers] Leider nein. Das ist eine Gruppe: Alle Steine haben dieselbe Zahl.
    }
basic-wrong-group-colour = 
    { $faces ->
        [cards] Der Wert stimmt, aber diese Farbe liegt schon in der Gruppe.
       *[numbers] Die Zahl stimmt, aber diese Farbe liegt schon in der Gruppe.
    }
basic-wrong-run-colour = 
    { $faces ->
        [cards] Leider nein. Das ist eine Reihe: Alle Steine haben dieselbe Farbe.
       *[numbers] Leider nein. Das ist eine Reihe: Alle Steine haben dieselbe Farbe.
    }
basic-wrong-run-number = 
    { $faces ->
        [cards] Die Farbe stimmt, aber eine Reihe hat keine Lücken: Hier fehlt ein anderer Wert.
       *[numbers] Die Farbe stimmt, aber eine Reihe hat keine Lücken: Hier fehlt eine andere Zahl.
    }
basic-wrong-lay = Der passt nirgends: Keine Gruppe nimmt ihn, und keine Reihe geht mit ihm weiter.
basic-wrong-closed = Er würde passen, aber erst musst du auslegen.
basic-wrong-no-set = Das ist noch keine Kombination: { $flaw }.
basic-low = { $sum }. Das reicht noch nicht, dir fehlen { $missing }. Was kannst du noch auslegen?
basic-low-single = { $sum }. Nach deinen Regeln muss eine Kombination allein { $needed } zählen.
basic-say-two-kinds = Steine liegen in Kombinationen aus drei oder mehr. Es gibt zwei Arten. Das ist das ganze Geheimnis.
basic-say-groups =
    { $faces ->
        [cards] In einer Gruppe haben alle Steine denselben Wert, und keine Farbe kommt doppelt vor. Also sind es drei oder vier Steine.
       *[numbers] In einer Gruppe haben alle Steine dieselbe Zahl, und keine Farbe kommt doppelt vor. Also sind es drei oder vier Steine.
    }
basic-say-runs =
    { $faces ->
        [cards] In einer Reihe haben alle Steine dieselbe Farbe, und die Werte folgen lückenlos aufeinander. Das Ass ist der niedrigste Wert, und nach dem König kommt nichts.
       *[numbers] In einer Reihe haben alle Steine dieselbe Farbe, und die Zahlen folgen lückenlos aufeinander. Die 1 ist die niedrigste Zahl, und nach der 13 kommt nichts.
    }
basic-say-jokers = Ein Joker steht für jeden Stein, den du willst. Es gibt zwei, und einer sieht aus wie ich.
basic-say-own-rack =
    { $needed ->
        [0] Deine ersten Kombinationen kommen nur von deinem Aufsteller. Nach deinen Regeln ist ihr Wert egal.
       *[other] Deine ersten Kombinationen kommen nur von deinem Aufsteller. Zusammen müssen sie { $needed } oder mehr zählen.
    }
basic-say-two-sets = Eine Kombination zählt zu wenig? Dann lege zwei: Sie zählen zusammen. Auf diesem Aufsteller reicht keine allein.
basic-say-table-closed = Vor deiner ersten Auslage sind die Kombinationen auf dem Tisch tabu. Was machst du mit diesen Steinen?
basic-say-look-first = Wenn du dran bist, legst du Steine oder ziehst einen. Sieh also zuerst nach: Passt etwas?
basic-say-nothing-fits = Wenn nichts passt, ziehe einen Stein. Das geht allen so.
basic-say-not-too-long =
    { $must ->
        [yes] Nach deinen Regeln muss legen, wer kann. Gut so: Jemand hat nur noch einen Stein, und was auf deinem Aufsteller bleibt, zählt gegen dich.
       *[no] Du darfst ziehen, obwohl du legen könntest. Aber hier hat jemand nur noch einen Stein, und was auf deinem Aufsteller bleibt, zählt gegen dich.
    }

## The first round

first-title = Deine erste Runde
first-about = Eine echte Runde ohne Uhr, gegen einen einzigen Bot, der selbst noch lernt. Eine freundliche Stimme sagt dir, was du tun kannst.
first-begin = Die erste Runde spielen
first-go-on = Weiterspielen
first-anew = Neu beginnen
first-over = Geschafft! Spiele, sooft du magst.

coach-title = Dein Coach
coach-quiet = Ohne Coach spielen
coach-welcome = Willkommen zu deiner ersten Runde! Wer zuerst den letzten Stein vom Aufsteller legt, gewinnt.
coach-open-not-yet = Für die erste Auslage brauchst du eigene Kombinationen, die zusammen mindestens { $needed } zählen. Die hast du noch nicht: Ziehe einen Stein.
coach-open-with = Du kannst auslegen! Lege Kombinationen, die { $needed } oder mehr zählen, zum Beispiel mit diesen:
coach-trying =
    { $faces ->
        [cards] Eine Kombination hat mindestens drei Steine: ein Wert in verschiedenen Farben oder Karten einer Farbe, die aufeinanderfolgen.
       *[numbers] Eine Kombination hat mindestens drei Steine: eine Zahl in verschiedenen Farben oder Zahlen einer Farbe, die aufeinanderfolgen.
    }
coach-done = Der Zug ist gültig. Drücke auf „Fertig“, oder lege erst noch mehr.
coach-done-wins = Alle deine Steine liegen auf dem Tisch. Drücke auf „Fertig“, und du gewinnst die Runde!
coach-go-out = Du kannst alles legen, was du hast, und die Runde jetzt gewinnen! Der Tipp zeigt dir, wie.
coach-play =
    { $count ->
        [one] Alle Kombinationen auf dem Tisch darfst du nutzen. Diesen Stein kannst du legen:
       *[other] Alle Kombinationen auf dem Tisch darfst du nutzen. Diese { $count } Steine kannst du legen:
    }
coach-draw = Diesmal passt nichts. Ziehe einen Stein; damit endet dein Zug.
coach-pass = Du kannst nichts legen, und zu ziehen gibt es nichts mehr. Du musst passen.
coach-drew = Du hast { $tile } gezogen. Jetzt spielt { $name }.
coach-wait = { $name } ist dran. Sieh dir an, was auf den Tisch kommt.
coach-other-opened = { $name } hat ausgelegt. Sobald du selbst ausgelegt hast, darfst du diese Kombinationen nutzen.
coach-other-few =
    { $count ->
        [one] { $name } hat noch einen Stein. Lege, was du kannst: Was auf deinem Aufsteller bleibt, zählt gegen dich.
       *[other] { $name } hat noch { $count } Steine. Lege, was du kannst: Was auf deinem Aufsteller bleibt, zählt gegen dich.
    }
coach-tip-slow = Am Anfang geht es langsam, bei allen.
coach-tip-hold = Am Anfang kann es sich lohnen, ein paar Steine zurückzuhalten, bis auf dem Tisch Kombinationen liegen, an die du anlegen kannst.
coach-tip-fourth = Von einer Viererkombination kannst du den vierten Stein behalten: Dann hast du im nächsten Zug meist etwas zu legen.
coach-tip-joker = Ein Joker, den du behältst, ist stark, kostet aber { $value } Punkte, wenn er auf dem Aufsteller bleibt.
coach-end-won = Du hast deine erste Runde gewonnen. Gut gemacht!
coach-end-lost = Gut gemacht: Du hast deine erste Runde gespielt. Die nächste gewinnst du.
coach-end-next = Wie geht es weiter?

## The rules of every edition

minute-title = Die Regeln in einer Minute
minute-sets = Eine Kombination hat mindestens drei Steine. Es gibt zwei Arten:
minute-open = Zum Eröffnen legst du Kombinationen aus eigenen Steinen, meist zusammen mindestens 30 wert.
minute-build = Danach darfst du an alle Kombinationen auf dem Tisch anlegen, sie zerlegen und neu bauen. Am Ende muss jeder Stein in einer Kombination liegen.
minute-draw = Nichts zu legen? Zieh einen Stein, damit endet dein Zug.
minute-joker = Ein Joker steht für jeden beliebigen Stein.
minute-end = Wer den letzten Stein legt, gewinnt die Runde. Was den anderen bleibt, zählt für sie als Minuspunkte.
editions-about = Das Spiel gibt es mit verschiedenen Regeln. Welche Anleitung liegt in eurer Schachtel?
editions-list = Die Ausgaben
editions-unknown = Diese Ausgabe gibt es nicht: { $value }
editions-compare = Ausgaben vergleichen
editions-differ = Nebeneinander
editions-differ-about = Hier steht nur, was verschieden ist; alles andere ist überall gleich.
editions-first = Vergleiche
editions-second = mit
editions-alike = Wähle zwei verschiedene Ausgaben.
editions-rule = Regel
editions-reading = ○ Die Anleitung lässt das offen; so lesen wir sie.
editions-is-reading = unsere Lesart
differ-faces = Auf den Steinen
differ-faces-numbers = Zahlen
differ-faces-cards = Spielkarten
differ-jokers-free = Frei: Kombinationen mit Joker darf man teilen und umbauen
differ-jokers-locked = Fest: Einen Joker befreit nur genau der Stein, für den der Joker steht, und zwar vom eigenen Aufsteller; der Joker kommt in eine neue Kombination
differ-jokers-locked-own-rack = Streng: Einen Joker befreit nur genau der Stein, für den der Joker steht, und zwar vom eigenen Aufsteller; der Joker kommt in eine neue Kombination aus eigenen Steinen
differ-call-out = Ruf am Ende
differ-call-done = Ansage nach dem Zug
differ-nothing = nichts
