### Mina spel: resultat, kurvor och kluringar ur egna misstag.

games-title = Mina spel
games-none = Här finns inget än. Varje runda som du spelar färdigt hamnar här, med det som hade varit möjligt.
games-rounds = { $count ->
    [one] runda
   *[other] rundor
  }
games-won = { $count ->
    [one] vunnen
   *[other] vunna
  }
games-last = { $count ->
    [one] den senaste
   *[other] de senaste { $count }
  }
games-over-time = Utveckling
games-smoothed = Varje punkt är snittet av upp till tio rundor.
games-few = Från din tredje runda visar en kurva här hur dina poäng, missade brickor och startdrag utvecklas.
games-measure-points = Poäng per runda
games-measure-missed = Missade brickor per drag
games-measure-opening = Vilket drag som blev startdrag
games-measure-accuracy = Tillvaratagna vinstchanser, i procent
games-short-points = Poäng
games-short-missed = Missade
games-short-opening = Startdrag
games-short-accuracy = Chanser
games-against = Motspelare
games-against-all = Alla
games-against-people = Människor
games-against-bots = Bara bottar
games-edition = Utgåva
rating-title = Rating
rating-which = Vilken rating
rating-between = Troligen mellan { $low } och { $high }
rating-pool = { $edition }, { $count } spelare
rated-left = någon gick
rated-stood-in = en bot hoppade in
rated-abandoned = avbruten
rated-shared-address = samma internetadress, räknas inte
rated-alone = räknas inte
rating-change = rating { $change }
games-results = Resultat
games-place = Plats { $place }
games-with = med { $names }
games-stood-in = En bot gjorde några av dragen.
games-kept = tog vara på { $value } av chanserna
games-show-all = Alla spel
games-older = Äldre rundor finns i exporten.
games-mistakes = Kluringar ur dina egna misstag
games-mistakes-about = Dina dyraste misstag de senaste trettio dagarna.
games-mistake-lay = { $count ->
    [one] Drag { $turn }: lägg en
   *[other] Drag { $turn }: lägg { $count }
  }
games-mistake-out = Drag { $turn }: gå ut
games-more-sets = { $count ->
    [one] och ett set till
   *[other] och { $count } set till
  }
games-first = Lös den första kluringen
games-lost = Drag som kostade chanser
games-lost-about = Hur mycket av vinstchansen dina drag de senaste trettio dagarna gav bort, utifrån det du kunde se.
games-lost-try = Försök med de här igen
games-lost-better = Bättre:
games-lost-better-draw = Bättre: dra
games-editions = Per utgåva
games-sum-rounds = Rundor
games-sum-wins = Vunna
games-sum-points = Poäng
games-sum-missed = Missade brickor per drag
games-sum-exits = Rundor du kunde ha avslutat tidigare
games-sum-opening = Startdraget kom i drag
games-sum-accuracy = Tillvaratagna vinstchanser
games-export = Exportera allt som protokoll
games-try-title = En gång till
games-try-start = { $count ->
    [one] Lägg en bricka.
   *[other] Lägg { $count } brickor.
  }
games-try-left = { $count ->
    [one] En bricka till går att lägga.
   *[other] { $count } brickor till går att lägga.
  }
games-try-solved = Det gick!
games-replay = Se rundan
games-back = Mina spel
