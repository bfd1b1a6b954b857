### What happens at a table, in words: shared by the command line, the server and the browser.

## Why tiles are no set

violation-too-short = Ett set har minst tre brickor: { $sets }
violation-only-jokers = Enbart jokrar blir inget set: { $sets }
violation-mixed =
    { $faces ->
        [cards] De här brickorna har varken samma valör eller samma färg: { $sets }
       *[numbers] De här brickorna har varken samma siffra eller samma färg: { $sets }
    }
violation-colours-repeat = I en grupp får varje färg bara finnas en gång: { $sets }
violation-group-too-large = En grupp har högst fyra brickor: { $sets }
violation-not-consecutive =
    { $faces ->
        [cards] Korten i en sekvens måste komma i följd: { $sets }
       *[numbers] Siffrorna i en sekvens måste komma i följd: { $sets }
    }
violation-past-13 =
    { $faces ->
        [cards] Efter kungen kommer ingenting: { $sets }
       *[numbers] Efter 13 kommer ingenting: { $sets }
    }
violation-below-1 =
    { $faces ->
        [cards] Före esset kommer ingenting: { $sets }
       *[numbers] Före 1 kommer ingenting: { $sets }
    }
violation-better-order = rätt: { $sets }
violation-run-too-long = Enligt husreglerna får en sekvens inte vara så lång: { $sets }
violation-too-many-jokers = Ett set får ha högst en joker: { $sets }

## Why a turn is illegal

violation-not-owned = De här brickorna finns varken på din brickhållare eller på bordet: { $tiles }
violation-missing-from-table = Brickor som låg på bordet måste ligga kvar där: { $tiles }
violation-joker-taken = En joker på bordet får aldrig tas tillbaka till brickhållaren: { $tiles }
violation-nothing-played = Lägg minst en bricka från din brickhållare.
violation-opening-too-low = Startdraget är värt { $reached }, men det måste vara värt minst { $needed }.
violation-opening-not-one-set = Startdraget ska vara ett enda set, inte flera: { $sets }
violation-opening-not-from-rack = Startdraget får bara göras med brickor från din egen brickhållare, inte med de här: { $tiles }
violation-table-touched-before-opening = Rör inte bordet förrän du har gjort ditt startdrag: { $sets }
violation-table-touched-in-opening = Rör inte bordet i samma tur som du gör ditt startdrag: { $sets }
violation-locked-set-broken = Ett set med joker får bara byggas ut: { $sets }
violation-joker-swapped-from-table = Brickan som frigör en joker ska komma direkt från din brickhållare, inte från bordet och inte från startdraget: { $sets }
violation-freed-joker-not-in-new-set = En frigjord joker ska in i ett nytt set: { $sets }
violation-freed-joker-not-from-rack = En frigjord joker ska in i ett nytt set med brickor från din egen brickhållare: { $sets }
violation-out-of-turn = Det är inte din tur.
violation-round-over = Rundan är slut.
violation-pool-empty = Det finns inga brickor kvar att dra.
violation-pool-not-empty = Du får bara passa när högen är tom: dra en bricka.
violation-must-play = Du kan lägga något, och då måste du göra det.
violation-no-clock = Den här turen har ingen tidsgräns.

## The steps of a turn

step-lay = Lägg { $result }.
step-add = Bygg på { $core } med { $moved }: det blir { $result }.
step-form =
    { $from_rack ->
        [none] Ta { $taken }: det blir { $result }.
       *[other] Ta { $taken } och lägg till { $from_rack }: det blir { $result }.
    }
step-change = Behåll { $core } och bygg på med { $moved }: det blir { $result }.
step-from = { $tiles } från { $source }

## Why a record does not hold

doubt-no-round = Protokollet innehåller inga rundor.
doubt-too-many-rounds = Spelet var slut före runda { $round }.
doubt-round-repeated = Runda { $round } finns med flera gånger.
doubt-rules-differ = Runda { $round } spelades med andra regler än dem som står i protokollet.
doubt-no-seed = Runda { $round } saknar startvärde eller någon spelares slumptal, så given går inte att upprepa.
doubt-seed-differs = Startvärdet för runda { $round } är inte det som utlovades.
doubt-deal-differs = Given i runda { $round } är inte den som startvärdet ger.
doubt-illegal-turn = Drag { $turn } i runda { $round } är inte tillåtet.
doubt-turn-differs = Drag { $turn } i runda { $round } kan inte ha gått till så.
doubt-result-differs = Resultatet av runda { $round } stämmer inte med dragen.
doubt-not-finished = Runda { $round } är inte färdigspelad.

## The editions in one line each

edition-nordic = dagens internationella regler: allt på bordet får byggas om
edition-german = nästan som den nordiska utgåvan, men klockan startar först efter startdraget
edition-finnish-classic = stränga jokerregler, och ett startdrag som måste vara värt mer än 30
edition-norwegian-classic = stränga jokerregler, men du får fortsätta i samma tur efter startdraget
edition-norwegian-cards = spelet med spelkort på brickorna
