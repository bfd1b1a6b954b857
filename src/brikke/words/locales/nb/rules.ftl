### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter }: { $played } (i heftet: { $printed })
rules-house-rule-rounds = { $parameter }: { $played } (ellers { $printed })
rules-readings = ○ betyr at heftet ikke sier det klart; slik tolker vi det.

rules-section-game = Spillet
rules-section-tiles = Brikker
rules-section-start = Start
rules-section-sets = Sett
rules-section-opening = Første melding
rules-section-turns = Din tur
rules-section-jokers = Jokere
rules-section-clock = Tid
rules-section-end = Slik slutter runden
rules-section-score = Poeng
rules-section-words = Heftets egne ord

rules-aim = Det gjelder å være den første som får lagt alle brikkene sine på bordet i gyldige sett.
rules-tiles =
    { $faces ->
        [cards] Det er 106 brikker: ess, 2 til 10, knekt, dame og konge i kløver, spar, hjerter og ruter, to av hver, og to jokere.
       *[numbers] Det er 106 brikker: tallene 1 til 13 i svart, rødt, blått og oransje, to av hver, og to jokere.
    }
rules-tile-value = En brikke er verdt like mye som tallet på den.
rules-faces-cards = Esset teller 1, knekten 11, damen 12 og kongen 13. På skjermen er kløver blå, spar svart, hjerter rød og ruter oransje.
rules-players = For to til fire spillere.
rules-age = Fra sju år.
rules-words-nordic = I den norske delen av heftet heter et sett «serie»; i den danske og den norske delen heter en runde også «spil» eller «spill».
rules-words-german = I heftet heter en runde oftest «Spiel».
rules-words-finnish-classic = Heftet har sine egne finske ord: En brikke heter «laatta», brikkeholderen «teline», bunken «varasto» og en rekke «suora».
rules-words-norwegian-classic = I dette heftet heter et sett «kombinasjon», en rekke «stige», brikkeholderen «brikkestativ», bunken «reserven», en tur «runde» og en runde «delparti».
rules-words-norwegian-cards = Også dette heftet bruker ordet «sett», men en rekke heter «serie», første melding «startmelding» og en tur «omgang». Heftet bruker dessuten «serie» om de fire sortene: kløver, spar, hjerter og ruter.
rules-start =
    { $faces ->
        [cards] Brikkene blandes med forsiden ned, og alle trekker en. Den med det høyeste kortet begynner. Turen går med klokka.
       *[numbers] Brikkene blandes med tallsiden ned, og alle trekker en. Den med det høyeste tallet begynner. Turen går med klokka.
    }
rules-start-tie = Står flere likt, trekker de på nytt.
rules-start-joker = En joker teller ikke når dere trekker om hvem som begynner: Trekk på nytt.
rules-start-each-round = Før hver runde trekker dere på nytt om hvem som begynner.
rules-deal = Brikkene legges tilbake, alle brikkene blandes på nytt, og hver spiller tar { $tiles_dealt }. Resten er bunken.
rules-custom-stacks = Ved et ekte bord kan dere legge brikkene i stabler på sju med tallsiden ned: Hver spiller tar to stabler, og resten er bunken.
rules-custom-seats-by-draw = Ved et ekte bord kan dere sette dere i den rekkefølgen de trukne brikkene viser, den høyeste først, og bytte plasser etter hver runde.
rules-custom-hidden-racks = Ved et ekte bord setter du opp brikkene dine slik at de andre ikke ser dem.
rules-group =
    { $faces ->
        [cards] En gruppe er et sett på tre eller fire brikker med samme valør, men forskjellige sorter.
       *[numbers] En gruppe er et sett på tre eller fire brikker med samme tall, men forskjellige farger.
    }
rules-run =
    { $faces ->
        [cards] En rekke er et sett på tre eller flere kort etter hverandre i samme sort. Esset er alltid lavest, og ingenting kommer etter kongen.
       *[numbers] En rekke er et sett på tre eller flere tall etter hverandre i samme farge. 1 er alltid lavest, og ingenting kommer etter 13.
    }
rules-run-reading = I heftet står det tre eller fire brikker, men i heftets eget eksempel deles en rekke på fem brikker. En rekke kan altså være lengre.
rules-run-reading-nordic = Bare i den finske delen av heftet står det tre eller fire brikker, men også den viser en rekke på fem brikker som deles. En rekke kan altså være lengre.
rules-run-of-four =
    { $faces ->
        [cards] En rekke er et sett på tre eller fire kort etter hverandre i samme sort. Esset er alltid lavest, og ingenting kommer etter kongen.
       *[numbers] En rekke er et sett på tre eller fire tall etter hverandre i samme farge. 1 er alltid lavest, og ingenting kommer etter 13.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Det første du legger ut, må være hele sett, bare med brikker fra din egen brikkeholder, lagt i én og samme tur og verdt mer enn 30 til sammen.
       *[other] Det første du legger ut, må være hele sett, bare med brikker fra din egen brikkeholder, lagt i én og samme tur og verdt minst { $opening_minimum } til sammen.
    }
rules-opening-minimum-single = Det første du legger ut, må være ett enkelt sett, bare med brikker fra din egen brikkeholder og verdt minst { $opening_minimum }.
rules-opening-any-single = Det første du legger ut, må være ett enkelt sett, bare med brikker fra din egen brikkeholder. Verdien spiller ingen rolle.
rules-opening-any = Det første du legger ut, må være hele sett, bare med brikker fra din egen brikkeholder. Verdien spiller ingen rolle.
rules-opening-joker = Første melding kan inneholde en joker. Den teller som brikken den står for.
rules-opening-several = Første melding kan være ett eller flere sett.
rules-opening-several-nordic = Første melding kan være ett eller flere sett; bare den finske delen av heftet snakker om ett.
rules-opening-several-finnish-classic = Første melding kan være ett eller flere sett; heftet snakker om ett.
rules-opening-several-norwegian-cards = Første melding kan være ett eller flere sett; heftet snakker først om ett, så om grupper og rekker.
rules-opening-alone = Først i turen etter første melding kan du røre settene på bordet og frigjøre en joker.
rules-opening-goes-on = Før første melding ligger på bordet, får du ikke røre settene der eller frigjøre en joker. Etterpå kan du fortsette i samme tur og bruke settene på bordet.
rules-opening-joker-stays = En joker du legger i første melding, blir liggende i settet sitt resten av turen.
rules-opening-wait = Hvis du ikke kan legge første melding eller heller vil vente, trekker du én brikke, og da er turen din over.
rules-opening-cannot = Hvis du ikke kan legge første melding, trekker du én brikke, og da er turen din over.
rules-turn = Når det er din tur, legger du én eller flere brikker fra brikkeholderen og bygger om på bordet som du vil, eller du trekker én brikke, og da er turen din over. Når turen er over, skal alle brikkene på bordet være med i et gyldig sett.
rules-rearrange = Du kan legge brikker til settene på bordet, dele settene og ta brikker fra dem til nye sett. Men brikkene på bordet blir på bordet.
rules-draw-though-able = Du kan trekke selv om du kunne ha lagt noe.
rules-draw-though-able-later = Også etter første melding kan du trekke selv om du kunne ha lagt noe.
rules-must-play = Bare den som ikke kan legge noe, får trekke.
rules-done = Ved et ekte bord sier du «{ $call }» når du er ferdig med turen.
rules-joker = En joker kan stå for hvilken som helst brikke. En joker på bordet går aldri tilbake til en brikkeholder.
rules-joker-german = En joker kan stå for hvilken som helst brikke; dens egen farge spiller ingen rolle. En joker på bordet går aldri tilbake til en brikkeholder.
rules-jokers-free =
    { $faces ->
        [cards] Et sett med joker er som alle andre sett: Du kan dele det, ta fra det og legge til. Jokeren blir fri når du legger brikken den står for, på plassen dens, fra brikkeholderen din eller fra bordet (i en gruppe på tre kan det være hvilken som helst av de to sortene som mangler), eller når du bygger om så den ikke lenger trengs.
       *[numbers] Et sett med joker er som alle andre sett: Du kan dele det, ta fra det og legge til. Jokeren blir fri når du legger brikken den står for, på plassen dens, fra brikkeholderen din eller fra bordet (i en gruppe på tre kan det være hvilken som helst av de to fargene som mangler), eller når du bygger om så den ikke lenger trengs.
    }
rules-jokers-freed = Ifølge heftet skal en frigjort joker brukes i et nytt sett i samme tur. Siden alle sett kan bygges om, kan en joker ligge i hvilket som helst sett på bordet og bytte betydning.
rules-jokers-freed-german = Ifølge heftet skal en frigjort joker brukes i enda et sett i samme tur. Siden alle sett kan bygges om, kan en joker ligge i hvilket som helst sett på bordet og bytte betydning.
rules-jokers-anywhere = En joker kan ligge i hvilket som helst sett på bordet og bytte betydning.
rules-jokers-any-number = Et sett kan ha begge jokerne. Én brikke med to jokere teller som rekke eller gruppe, alt etter hva som gir mest.
rules-jokers-locked =
    { $faces ->
        [cards] Et sett med joker kan bare bygges ut: Du kan ikke dele det eller ta brikker fra det, og jokeren står fortsatt for den samme brikken. Jokeren blir bare fri når du legger akkurat den brikken den står for, fra brikkeholderen; i en gruppe på tre kan det være hvilken som helst av de to sortene som mangler.
       *[numbers] Et sett med joker kan bare bygges ut: Du kan ikke dele det eller ta brikker fra det, og jokeren står fortsatt for den samme brikken. Jokeren blir bare fri når du legger akkurat den brikken den står for, fra brikkeholderen; i en gruppe på tre kan det være hvilken som helst av de to fargene som mangler.
    }
rules-jokers-new-set = Den frigjorte jokeren skal inn i et nytt sett i samme tur; det er ikke nok å legge den til et sett som allerede ligger på bordet.
rules-jokers-own-rack = Den frigjorte jokeren skal i samme tur inn i et nytt sett der alle de andre brikkene kommer fra din egen brikkeholder.
rules-jokers-by-owner = Heftet nevner bare at en annen spiller frigjør jokeren. Også den som selv har lagt den, kan frigjøre den i en senere tur.
rules-jokers-one = Et sett har høyst én joker.
rules-clock = Du har høyst { $time } på hver tur.
rules-clock-after-opening = Etter første melding har du høyst { $time } på hver tur; fram til da er det ingen tidsgrense.
rules-clock-off = Det er ingen tidsgrense.
rules-time-out =
    { $penalty_tiles ->
        [0] Hvis tiden er ute før du har fullført trekket ditt, legges alle brikkene tilbake der de lå, og turen din er over.
        [one] Hvis tiden er ute før du har fullført trekket ditt, legges alle brikkene tilbake der de lå, du trekker én brikke, og turen din er over.
       *[other] Hvis tiden er ute før du har fullført trekket ditt, legges alle brikkene tilbake der de lå, du trekker { $penalty_tiles } brikker, og turen din er over.
    }
rules-idling = Straffen er den samme selv om du ikke har flyttet en eneste brikke.
rules-time-out-short = Er det færre brikker i bunken, trekker du resten.
rules-time-out-empty = Er bunken tom når tiden er ute, teller det som å stå over.
rules-time-out-valid = På skjermen blir trekket stående hvis det er gyldig når tiden er ute.
rules-custom-lost-tiles = Ved et ekte bord legges en brikke i bunken hvis ingen husker hvor den lå.
rules-out = Den som legger den siste brikken fra brikkeholderen sin, roper «{ $call }» og vinner runden.
rules-pool-play-on = Når bunken er tom, går spillet videre; den som ikke legger noe, står over.
rules-pool-must-play = Når bunken er tom, går spillet videre: Den som kan legge noe, må gjøre det, og de andre står over.
rules-pool-ends = Runden slutter med den turen der den siste brikken i bunken trekkes.
rules-blocked = Hvis alle står over etter hverandre, er runden over.
rules-lowest-rack = Hvis ingen blir ferdig, vinner den som har lavest sum i brikkeholderen.
rules-lowest-tie = Hvis flere har like lav sum, vinner den av dem som har færrest brikker, og ellers den som kommer først i turrekkefølgen, regnet fra den som begynte.
rules-score-out = Hver taper får summen av brikkene i brikkeholderen sin i minus, og vinneren får alt sammen i pluss. En joker som er igjen i brikkeholderen, teller { $joker_value }.
rules-score-difference = Hvis ingen blir ferdig, får hver taper forskjellen mellom sin egen og vinnerens sum i minus, og vinneren får alt sammen i pluss.
rules-score-own-rack = Hvis ingen blir ferdig, får hver taper sin egen sum i minus, og vinneren får alt sammen i pluss.
rules-match =
    { $rounds ->
        [one] Dere avtaler selv hvor mange runder et spill har; her er det én.
       *[other] Dere avtaler selv hvor mange runder et spill har; her er det { $rounds }. Høyest sum til slutt vinner; pluss og minus går opp i opp både i hver runde og samlet.
    }
