### Replay and analysis

watch-title = Gensyn: { $edition }
watch-of = { $turn } af { $last }
watch-where = Runde { $round } · træk { $turn } af { $last }
watch-bring-about = Efter hver runde viser bordet et link, så du kan se runden igen. Her kan du også åbne en log fra et andet sted; den bliver på denne enhed, indtil du deler den.
watch-bring-paste = Indsæt en log
watch-bring-now = Vis
watch-bring-file = Vælg en fil
watch-bring-drop = Eller slip en fil hvor som helst i feltet.
watch-example = Se en eksempelrunde
watch-gone = Runden findes ikke her. Linket er måske ufuldstændigt, eller runden er for gammel.
watch-another = Se en anden
watch-from = Synsvinkel
watch-all = Alle brikholdere synlige
watch-rack = Brikholder: { $name }
watch-turn = Træk
watch-turns = Træk
watch-deal = Brikkerne er delt ud.
watch-drew =
    { $tile ->
        [joker] { $name } trak en joker.
       *[other] { $name } trak { $tile }.
    }
watch-nothing = Der var ikke noget at lægge.
watch-most = Der kunne ikke lægges flere brikker.
watch-missed =
    { $count ->
        [one] Én brik kunne være lagt: { $tiles }
       *[other] { $count } brikker kunne være lagt: { $tiles }
    }
watch-missed-exit = { $name } kunne være blevet færdig her: { $tiles }
watch-could-exit = { $name } kunne være blevet færdig her.
watch-could =
    { $count ->
        [one] Én brik kunne være lagt.
       *[other] { $count } brikker kunne være lagt.
    }
watch-shown = Hvilket træk der vises
watch-show-best = Bedste træk
watch-show-made = Spillet træk
watch-first = Til uddelingen
watch-back = Ét træk tilbage
watch-play = Afspil
watch-pause = Pause
watch-on = Ét træk frem
watch-step-back = Et trin tilbage
watch-step-on = Et trin frem
watch-last = Til slutningen
watch-costly = De dyreste fejl
watch-costly-short = Sammenlignet med det bedste træk, ud fra det, spilleren kunne se.
watch-costly-none = Intet træk kostede meget.
watch-costly-about = Tallet siger, hvor meget af vinderchancen et træk gav væk.
watch-costly-kept = Det er ikke antallet af oversete brikker: Nogle gange er en brik, du gemmer, mere værd end en, du lægger.
watch-cost-turn = Træk { $turn }
watch-reason-exit = Kunne være blevet færdig
watch-reason-joker = Beholdt jokeren
watch-reason-drew = Trak i stedet
watch-reason-fewer = Lagde færre brikker
watch-reason-fed = Hjalp næste spiller
watch-reason-open = Kunne have lagt første melding
watch-reason-large-opening = For stor første melding
watch-reason-spent-joker = Lagde jokeren for tidligt
watch-reason-waited = Trak for længe
watch-reason-let-out = Lod næste spiller blive færdig
watch-reason-blocked = Blokerede egne brikker
watch-reason-more = Burde have gemt brikkerne
watch-reason-other = Andre brikker var bedre
watch-accuracy = { $name } udnyttede { $value } af sine vinderchancer.
watch-best-left =
    { $best ->
        [one] Én brik tilbage, ikke { $made }
       *[other] { $best } brikker tilbage, ikke { $made }
    }
watch-best-chance = Vinderchancen { $gain } højere
watch-chart = Brikker tilbage
watch-chart-about = En linje for hver spiller viser, hvor mange brikker der var tilbage efter hvert af de { $turns } træk. Tallene står nedenfor.
watch-chart-numbers = I tal
watch-chart-shows = Diagrammet viser
watch-percent = { $value } %
watch-chances = Vinderchancer
watch-chances-chart = En linje for hver spiller viser vinderchancen i procent efter hvert af de { $turns } træk. Tallene står nedenfor.
watch-chances-about = Et skøn, lært af mere end en million runder: hvor ofte man vinder fra hver spillers plads ud fra det, spilleren kan se. Af stillinger med 70 % vindes omkring syv ud af ti.
watch-chances-wait = Beregner chancerne …
watch-chances-none = Chancerne i denne runde kan ikke beregnes her.
watch-chances-retry = Prøv igen
watch-result = Resultat
watch-valid = Kontrolleret: en fair uddeling, tilladte træk, de rigtige point.
watch-by-hand = Der blev ikke lovet noget om denne uddeling, så den kan ikke kontrolleres.
watch-share = Del dette træk

## The same deal once more

again-title = Spil denne uddeling selv
again-about = De samme brikker i samme rækkefølge. Robotter, der sad her, sidder her igen; en øvet robot spiller for alle andre. Der er ingen tidsgrænse.
again-seat = Med de samme brikker som
again-play = Spil denne uddeling
again-compare = Samme uddeling, dengang og nu
again-then = Dengang
again-now = Nu
again-was = dengang { $name }
again-same = Præcis lige så mange point som dengang.
again-better =
    { $points ->
        [one] Ét point bedre end dengang!
       *[other] { $points } point bedre end dengang!
    }
again-worse =
    { $points ->
        [one] Ét point dårligere end dengang.
       *[other] { $points } point dårligere end dengang.
    }
again-watch-then = Se, hvordan det gik dengang
