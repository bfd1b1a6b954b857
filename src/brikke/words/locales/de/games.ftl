### Meine Partien: Ergebnisse, Kurven und Rätsel aus eigenen Fehlern.

games-title = Meine Partien
games-none = Hier steht noch nichts. Jede Runde, die du zu Ende spielst, kommt hierher, samt dem, was möglich gewesen wäre.
games-rounds = { $count ->
    [one] Runde
   *[other] Runden
  }
games-won = { $count ->
    [one] gewonnen
   *[other] gewonnen
  }
games-last = { $count ->
    [one] die letzte
   *[other] die letzten { $count }
  }
games-over-time = Verlauf
games-smoothed = Jeder Punkt ist der Durchschnitt von bis zu zehn Runden.
games-few = Ab deiner dritten Runde zeigt hier eine Kurve, wie sich deine Punkte, verpassten Steine und ersten Auslagen entwickeln.
games-measure-points = Punkte je Runde
games-measure-missed = Verpasste Steine je Zug
games-measure-opening = Zug der ersten Auslage
games-measure-accuracy = Gewinnchancen genutzt, in Prozent
games-short-points = Punkte
games-short-missed = Verpasst
games-short-opening = Auslage
games-short-accuracy = Chancen
games-against = Gegner
games-against-all = Alle
games-against-people = Menschen
games-against-bots = Nur Bots
games-edition = Ausgabe
rating-title = Spielstärke
rating-which = Welche Spielstärke
rating-between = Sehr wahrscheinlich zwischen { $low } und { $high }
rating-pool = { $edition }, { $count ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
  }
rated-left = jemand ist gegangen
rated-stood-in = ein Bot ist eingesprungen
rated-abandoned = vorzeitig verlassen
rated-shared-address = gleiche Internetadresse, zählt nicht
rated-alone = zählt nicht
rating-change = Spielstärke { $change }
games-results = Ergebnisse
games-place = Platz { $place }
games-with = mit { $names }
games-stood-in = Einige Züge hat ein Bot gemacht.
games-kept = { $value } der Chancen genutzt
games-show-all = Alle Partien
games-older = Ältere Runden sind im Export.
games-mistakes = Rätsel aus deinen eigenen Fehlern
games-mistakes-about = Deine größten Patzer der letzten dreißig Tage.
games-mistake-lay = { $count ->
    [one] Zug { $turn }: lege einen
   *[other] Zug { $turn }: lege { $count }
  }
games-mistake-out = Zug { $turn }: werde fertig
games-more-sets = { $count ->
    [one] und eine weitere Kombination
   *[other] und { $count } weitere Kombinationen
  }
games-first = Das erste Rätsel lösen
games-lost = Züge, die Chancen gekostet haben
games-lost-about = Wie viel von der Gewinnchance deine Züge der letzten dreißig Tage verschenkt haben, nach dem, was du sehen konntest.
games-lost-try = Diese noch einmal versuchen
games-lost-better = Besser:
games-lost-better-draw = Besser: ziehen
games-editions = Nach Ausgabe
games-sum-rounds = Runden
games-sum-wins = Gewonnen
games-sum-points = Punkte
games-sum-missed = Verpasste Steine je Zug
games-sum-exits = Runden, die du früher hättest beenden können
games-sum-opening = Ausgelegt in Zug
games-sum-accuracy = Gewinnchancen genutzt
games-export = Alles als Aufzeichnungen exportieren
games-try-title = Noch einmal
games-try-start = { $count ->
    [one] Lege einen Stein.
   *[other] Lege { $count } Steine.
  }
games-try-left = { $count ->
    [one] Ein Stein mehr ist möglich.
   *[other] { $count } Steine mehr sind möglich.
  }
games-try-solved = Das war möglich!
games-replay = Runde ansehen
games-back = Meine Partien
