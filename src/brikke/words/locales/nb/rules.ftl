### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter } er { $played } (i heftet: { $printed })
rules-readings = ○ betyr at heftet ikke sier det klart, og at vi leser det slik.

rules-section-tiles = Brikker
rules-section-start = Start
rules-section-sets = Serier
rules-section-opening = Første melding
rules-section-turns = Din tur
rules-section-jokers = Jokere
rules-section-clock = Tid
rules-section-end = Slik slutter runden
rules-section-score = Poeng

rules-tiles = Det er 106 brikker: tallene 1 til 13 i svart, rødt, blått og oransje, to av hver, og to jokere. Spillet er for to til fire spillere, fra rundt sju år.
rules-faces-cards = Brikkene viser kort: Kløver er blå, spar svart, hjerter rød og ruter oransje. Ess, knekt, dame og konge er 1, 11, 12 og 13.
rules-start = Alle trekker en brikke. Den med høyest tall begynner; står flere likt, trekker de på nytt. Turen går med klokka.
rules-start-joker = En joker teller ikke her: Trekk på nytt.
rules-deal = Brikkene legges tilbake, alt blandes igjen, og hver spiller tar { $tiles_dealt }. Resten er bunken.
rules-group = En gruppe er tre eller fire brikker med samme tall i forskjellige farger.
rules-run = En rekke er tre eller flere tall etter hverandre i samme farge. 1 er lavest, og ingenting kommer etter 13.
rules-run-of-four = En rekke har tre eller fire brikker.
rules-opening-minimum = Det første du legger ut, må være serier bare fra din egen brikkeholder, verdt minst { $opening_minimum } til sammen. En joker teller som brikken den står for.
rules-opening-any = Det første du legger ut, må være serier bare fra din egen brikkeholder, uansett verdi.
rules-opening-several = Første melding kan være én eller flere serier.
rules-opening-single-set = Første melding er én enkelt serie.
rules-opening-alone = Seriene på bordet får du ikke røre før i turen etter første melding.
rules-opening-goes-on = Når første melding ligger på bordet, kan du fortsette i samme tur og bruke seriene som ligger der.
rules-opening-joker-stays = En joker i første melding blir i serien sin denne turen.
rules-turn = Når det er din tur, legger du minst én brikke fra brikkeholderen og bygger om på bordet som du vil, eller du trekker én brikke. Når turen er over, skal alle brikkene på bordet være med i en gyldig serie.
rules-draw-though-able = Du kan trekke selv om du kunne ha lagt noe.
rules-must-play = Bare den som ikke kan legge noe, får trekke.
rules-done = Si «{ $call }» når du er ferdig med turen.
rules-joker = En joker kan stå for hvilken som helst brikke. En joker som ligger på bordet, går aldri tilbake til en brikkeholder.
rules-jokers-free = En serie med joker er som alle andre serier: Du kan dele den, ta fra den og legge til. Jokeren kan bytte betydning eller flytte til en annen serie i samme tur.
rules-jokers-any-number = En serie kan ha begge jokerne, så lenge minst én av brikkene ikke er joker.
rules-jokers-locked = En serie med joker kan bare bygges ut. Jokeren blir fri når du legger akkurat den brikken den står for, fra brikkeholderen; i en gruppe på tre holder det med én av fargene som mangler.
rules-jokers-new-set = Den frigjorte jokeren skal inn i en ny serie i samme tur.
rules-jokers-own-rack = Den frigjorte jokeren skal inn i en ny serie med brikker fra din egen brikkeholder i samme tur.
rules-jokers-one = En serie har høyst én joker.
rules-clock = Du har { $turn_seconds } sekunder på hver tur.
rules-clock-after-opening = Etter første melding har du { $turn_seconds } sekunder på hver tur; før det er det ingen tidsgrense.
rules-clock-off = Det er ingen tidsgrense.
rules-time-out =
    { $penalty_tiles ->
        [0] Når tiden er ute, legges alt tilbake, og turen er over.
        [one] Når tiden er ute, legges alt tilbake, du trekker én brikke, og turen er over.
       *[other] Når tiden er ute, legges alt tilbake, du trekker { $penalty_tiles } brikker, og turen er over.
    }
rules-out = Den som legger den siste brikken fra brikkeholderen sin, roper «{ $call }» og vinner runden.
rules-pool-play-on = Når bunken er tom, går spillet videre; den som ikke legger noe, står over.
rules-pool-must-play = Når bunken er tom, går spillet videre: Den som kan legge noe, må gjøre det, og den som ikke kan, står over.
rules-pool-ends = Turen der den siste brikken i bunken blir trukket, er den siste i runden.
rules-blocked = Hvis alle står over etter hverandre, er runden over.
rules-lowest-rack = Hvis ingen ble ferdig, vinner den som har lavest sum i brikkeholderen. Står det likt, vinner den med færrest brikker, og deretter den som kom først i tur fra den som begynte.
rules-score-out = Hver taper får summen av brikkene i brikkeholderen sin i minus, og vinneren får alt sammen i pluss. En joker i brikkeholderen teller { $joker_value }.
rules-score-difference = Hvis ingen ble ferdig, får hver taper vinnerens sum minus sin egen, og vinneren får alt sammen i pluss.
rules-score-own-rack = Hvis ingen ble ferdig, får hver taper sin egen sum i minus, og vinneren får alt sammen i pluss.
rules-match =
    { $rounds ->
        [one] Et spill er én runde, hvis dere ikke avtaler noe annet.
       *[other] Et spill er { $rounds } runder, hvis dere ikke avtaler noe annet. Høyest sum til slutt vinner; pluss og minus går opp i opp i hver runde.
    }
