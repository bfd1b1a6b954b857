### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter }: { $played } (i heftet: { $printed })
rules-readings = ○ betyr at heftet ikke sier det klart; slik tolker vi det.

rules-section-tiles = Brikker
rules-section-start = Start
rules-section-sets = Sett
rules-section-opening = Første melding
rules-section-turns = Din tur
rules-section-jokers = Jokere
rules-section-clock = Tid
rules-section-end = Slik slutter runden
rules-section-score = Poeng

rules-tiles =
    { $faces ->
        [cards] Det er 106 brikker: ess, 2 til 10, knekt, dame og konge i kløver, spar, hjerter og ruter, to av hver, og to jokere.
       *[numbers] Det er 106 brikker: tallene 1 til 13 i svart, rødt, blått og oransje, to av hver, og to jokere.
    }
rules-faces-cards = Esset teller 1, knekten 11, damen 12 og kongen 13. På skjermen er kløver blå, spar svart, hjerter rød og ruter oransje.
rules-players = For to til fire spillere.
rules-age = Fra rundt sju år.
rules-words-nordic = I den norske delen av heftet heter et sett «serie».
rules-words-german = I heftet heter en runde «Spiel».
rules-words-finnish-classic = Heftet har sine egne finske ord: En brikke heter «laatta», brikkeholderen «teline», bunken «varasto» og en rekke «suora».
rules-words-norwegian-classic = I dette heftet heter et sett «kombinasjon», en rekke «stige», brikkeholderen «brikkestativ», bunken «reserven» og en runde «delparti».
rules-words-norwegian-cards = I dette heftet heter et sett også «sett», men en rekke heter «serie», første melding «startmelding» og en tur «omgang».
rules-start =
    { $faces ->
        [cards] Alle trekker en brikke. Den med det høyeste kortet begynner. Turen går med klokka.
       *[numbers] Alle trekker en brikke. Den med det høyeste tallet begynner. Turen går med klokka.
    }
rules-start-tie = Står flere likt, trekker de på nytt.
rules-start-joker = En joker teller ikke når dere trekker om hvem som begynner: Trekk på nytt.
rules-deal = Brikkene legges tilbake, alle blandes igjen, og hver spiller tar { $tiles_dealt }. Resten er bunken.
rules-custom-seats-by-draw = Ved et ekte bord kan dere sette dere i den rekkefølgen de trukne brikkene viser, den høyeste først.
rules-group =
    { $faces ->
        [cards] En gruppe er et sett på tre eller fire brikker med samme valør, men forskjellige sorter.
       *[numbers] En gruppe er et sett på tre eller fire brikker med samme tall, men forskjellige farger.
    }
rules-run =
    { $faces ->
        [cards] En rekke er et sett på tre eller flere kort etter hverandre i samme sort. Esset er lavest, og ingenting kommer etter kongen.
       *[numbers] En rekke er et sett på tre eller flere tall etter hverandre i samme farge. 1 er lavest, og ingenting kommer etter 13.
    }
rules-run-reading = I heftet står det tre eller fire brikker, men heftets eget eksempel deler en rekke på fem.
rules-run-of-four =
    { $faces ->
        [cards] En rekke er et sett på tre eller fire kort etter hverandre i samme sort. Esset er lavest, og ingenting kommer etter kongen.
       *[numbers] En rekke er et sett på tre eller fire tall etter hverandre i samme farge. 1 er lavest, og ingenting kommer etter 13.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Det første du legger ut, må være sett, bare med brikker fra din egen brikkeholder og verdt mer enn 30 til sammen.
       *[other] Det første du legger ut, må være sett, bare med brikker fra din egen brikkeholder og verdt minst { $opening_minimum } til sammen.
    }
rules-opening-minimum-single = Det første du legger ut, må være ett enkelt sett, bare med brikker fra din egen brikkeholder og verdt minst { $opening_minimum }.
rules-opening-any-single = Det første du legger ut, må være ett enkelt sett, bare med brikker fra din egen brikkeholder. Verdien spiller ingen rolle.
rules-opening-any = Det første du legger ut, må være sett, bare med brikker fra din egen brikkeholder. Verdien spiller ingen rolle.
rules-opening-joker = Første melding kan inneholde en joker. Den teller som brikken den står for.
rules-opening-several = Første melding kan være ett eller flere sett.
rules-opening-alone = Settene på bordet får du ikke røre før i turen etter første melding.
rules-opening-goes-on = Når første melding ligger på bordet, kan du fortsette i samme tur og bruke de andre settene der.
rules-opening-joker-stays = En joker du legger i første melding, blir i settet sitt i denne turen.
rules-turn = Når det er din tur, legger du minst én brikke fra brikkeholderen og bygger om på bordet som du vil, eller du trekker én brikke. Når turen er over, skal alle brikkene på bordet være med i et gyldig sett.
rules-draw-though-able = Du kan trekke selv om du kunne ha lagt noe.
rules-must-play = Bare den som ikke kan legge noe, får trekke.
rules-done = Ved et ekte bord sier du «{ $call }» når du er ferdig med turen.
rules-joker = En joker kan stå for hvilken som helst brikke. En joker på bordet går aldri tilbake til en brikkeholder.
rules-jokers-free = Et sett med joker er som alle andre sett: Du kan dele det, ta fra det og legge til. Brikken som tar jokerens plass, kan komme fra brikkeholderen din eller fra bordet, og jokeren kan bytte betydning.
rules-jokers-freed = Ifølge heftet skal en frigjort joker brukes i et nytt sett i samme tur. Siden alle sett kan bygges om, kan den ligge i hvilket som helst sett på bordet.
rules-jokers-any-number = Et sett kan ha begge jokerne, så lenge minst én av brikkene ikke er en joker.
rules-jokers-locked =
    { $faces ->
        [cards] Et sett med joker kan bare bygges ut. Jokeren blir bare fri når du legger akkurat den brikken den står for, fra brikkeholderen; i en gruppe på tre kan det være hvilken som helst av de to sortene som mangler.
       *[numbers] Et sett med joker kan bare bygges ut. Jokeren blir bare fri når du legger akkurat den brikken den står for, fra brikkeholderen; i en gruppe på tre kan det være hvilken som helst av de to fargene som mangler.
    }
rules-jokers-new-set = Den frigjorte jokeren skal inn i et nytt sett i samme tur.
rules-jokers-own-rack = Den frigjorte jokeren skal i samme tur inn i et nytt sett med brikker fra din egen brikkeholder.
rules-jokers-by-owner = Heftet nevner bare at en annen spiller frigjør jokeren. Også den som selv har lagt den, kan frigjøre den i en senere tur.
rules-jokers-one = Et sett har høyst én joker.
rules-clock = Du har høyst { $time } på hver tur.
rules-clock-after-opening = Etter første melding har du høyst { $time } på hver tur; før det er det ingen tidsgrense.
rules-clock-off = Det er ingen tidsgrense.
rules-time-out =
    { $penalty_tiles ->
        [0] Når tiden er ute, legges alt tilbake, og turen din er over.
        [one] Når tiden er ute, legges alt tilbake, du trekker én brikke, og turen din er over.
       *[other] Når tiden er ute, legges alt tilbake, du trekker { $penalty_tiles } brikker, og turen din er over.
    }
rules-idling = Straffen er den samme selv om du ikke har flyttet en eneste brikke.
rules-custom-lost-tiles = Ved et ekte bord legges en brikke i bunken hvis ingen husker hvor den lå.
rules-out = Den som legger den siste brikken fra brikkeholderen sin, roper «{ $call }» og vinner runden.
rules-pool-play-on = Når bunken er tom, går spillet videre; den som ikke legger noe, står over.
rules-pool-must-play = Når bunken er tom, går spillet videre: Den som kan legge noe, må gjøre det, og de andre står over.
rules-pool-ends = Den turen da den siste brikken i bunken trekkes, er den siste i runden.
rules-blocked = Hvis alle står over etter hverandre, er runden over.
rules-lowest-rack = Hvis ingen blir ferdig, vinner den som har lavest sum i brikkeholderen.
rules-lowest-tie = Hvis to har like lav sum, vinner den med færrest brikker, og ellers den som kommer først i turrekkefølgen, regnet fra den som begynte.
rules-score-out = Hver taper får summen av brikkene i brikkeholderen sin i minus, og vinneren får alt sammen i pluss. En joker som er igjen i brikkeholderen, teller { $joker_value }.
rules-score-difference = Hvis ingen blir ferdig, får hver taper forskjellen mellom sin egen og vinnerens sum i minus, og vinneren får alt sammen i pluss.
rules-score-own-rack = Hvis ingen blir ferdig, får hver taper sin egen sum i minus, og vinneren får alt sammen i pluss.
rules-match =
    { $rounds ->
        [one] Et spill er én runde, hvis dere ikke avtaler noe annet.
       *[other] Et spill består av { $rounds } runder, hvis dere ikke avtaler noe annet. Høyest sum til slutt vinner; pluss og minus går opp i opp i hver runde.
    }
