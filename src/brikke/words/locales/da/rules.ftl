### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter }: { $played } (i hæftet: { $printed })
rules-readings = ○ betyder, at hæftet ikke siger det klart; sådan forstår vi det.

rules-section-tiles = Brikker
rules-section-start = Start
rules-section-sets = Sæt
rules-section-opening = Første melding
rules-section-turns = Din tur
rules-section-jokers = Jokere
rules-section-clock = Tid
rules-section-end = Sådan slutter runden
rules-section-score = Point

rules-tiles =
    { $faces ->
        [cards] Der er 106 brikker: es, 2 til 10, knægt, dame og konge i klør, spar, hjerter og ruder, to af hver, og to jokere.
       *[numbers] Der er 106 brikker: tallene 1 til 13 i sort, rød, blå og orange, to af hver, og to jokere.
    }
rules-faces-cards = Esset tæller 1, knægten 11, damen 12 og kongen 13. På skærmen er klør blå, spar sort, hjerter rød og ruder orange.
rules-players = For to til fire spillere.
rules-age = Fra omkring syv år.
rules-words-nordic = I den norske del af hæftet hedder et sæt »serie«.
rules-words-german = I hæftet hedder en runde »Spiel«.
rules-words-finnish-classic = Hæftet har sine egne finske ord: En brik hedder »laatta«, brikholderen »teline«, bunken »varasto« og en række »suora«.
rules-words-norwegian-classic = Hæftet har sine egne norske ord: Et sæt hedder »kombinasjon«, en række »stige«, brikholderen »brikkestativ«, bunken »reserven« og en runde »delparti«.
rules-words-norwegian-cards = Hæftet har sine egne norske ord: Et sæt hedder »sett«, en række »serie«, første melding »startmelding« og en tur »omgang«.
rules-start =
    { $faces ->
        [cards] Alle trækker en brik. Den med det højeste kort begynder. Turen går med uret.
       *[numbers] Alle trækker en brik. Den med det højeste tal begynder. Turen går med uret.
    }
rules-start-tie = Står flere lige, trækker de igen.
rules-start-joker = En joker tæller ikke, når der trækkes om, hvem der begynder: Træk igen.
rules-deal = Brikkerne lægges tilbage, alle blandes igen, og hver spiller tager { $tiles_dealt }. Resten er bunken.
rules-custom-seats-by-draw = Ved et rigtigt bord kan I sætte jer i den rækkefølge, de trukne brikker viser, den højeste først.
rules-group =
    { $faces ->
        [cards] En gruppe er et sæt på tre eller fire brikker med samme værdi, men forskellige kulører.
       *[numbers] En gruppe er et sæt på tre eller fire brikker med samme tal, men forskellige farver.
    }
rules-run =
    { $faces ->
        [cards] En række er et sæt på tre eller flere kort efter hinanden i samme kulør. Esset er lavest, og der kommer ikke noget efter kongen.
       *[numbers] En række er et sæt på tre eller flere tal efter hinanden i samme farve. 1 er lavest, og der kommer ikke noget efter 13.
    }
rules-run-reading = I hæftet står der tre eller fire brikker, men i dets eget eksempel deles en række på fem.
rules-run-of-four =
    { $faces ->
        [cards] En række er et sæt på tre eller fire kort efter hinanden i samme kulør. Esset er lavest, og der kommer ikke noget efter kongen.
       *[numbers] En række er et sæt på tre eller fire tal efter hinanden i samme farve. 1 er lavest, og der kommer ikke noget efter 13.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Det første, du lægger ud, skal være sæt, kun med brikker fra din egen brikholder og tilsammen mere end 30 værd.
       *[other] Det første, du lægger ud, skal være sæt, kun med brikker fra din egen brikholder og tilsammen mindst { $opening_minimum } værd.
    }
rules-opening-minimum-single = Det første, du lægger ud, skal være ét enkelt sæt, kun med brikker fra din egen brikholder og mindst { $opening_minimum } værd.
rules-opening-any-single = Det første, du lægger ud, skal være ét enkelt sæt, kun med brikker fra din egen brikholder. Værdien er ligegyldig.
rules-opening-any = Det første, du lægger ud, skal være sæt, kun med brikker fra din egen brikholder. Værdien er ligegyldig.
rules-opening-joker = Første melding må indeholde en joker. Den tæller som den brik, den står for.
rules-opening-several = Første melding kan være ét eller flere sæt.
rules-opening-alone = Sættene på bordet må du først røre i turen efter din første melding.
rules-opening-goes-on = Når din første melding ligger på bordet, må du gerne fortsætte i samme tur og bruge de andre sæt dér.
rules-opening-joker-stays = En joker, du lægger i første melding, bliver i sit sæt i denne tur.
rules-turn = Når det er din tur, lægger du mindst én brik fra din brikholder og bygger om på bordet, som du vil, eller du trækker én brik. Når turen er slut, skal alle brikker på bordet være med i et gyldigt sæt.
rules-draw-though-able = Du må gerne trække, selvom du kunne lægge noget.
rules-must-play = Kun den, der ikke kan lægge noget, må trække.
rules-done = Ved et rigtigt bord siger du »{ $call }«, når du er færdig med din tur.
rules-joker = En joker kan stå for en hvilken som helst brik. En joker på bordet kommer aldrig tilbage på en brikholder.
rules-jokers-free = Et sæt med en joker er som alle andre sæt: Du må dele det, tage fra det og lægge til. Den brik, der tager jokerens plads, må komme fra din brikholder eller fra bordet, og jokeren må skifte betydning.
rules-jokers-freed = Ifølge hæftet skal en befriet joker bruges i et nyt sæt i samme tur. Da alle sæt må bygges om, må den ligge i et hvilket som helst sæt på bordet.
rules-jokers-any-number = Et sæt må have begge jokere, så længe mindst én af brikkerne ikke er en joker.
rules-jokers-locked =
    { $faces ->
        [cards] Et sæt med en joker må kun bygges ud. Jokeren bliver kun fri, når du fra din brikholder lægger præcis den brik, den står for; i en gruppe på tre kan det være en af de to kulører, der mangler.
       *[numbers] Et sæt med en joker må kun bygges ud. Jokeren bliver kun fri, når du fra din brikholder lægger præcis den brik, den står for; i en gruppe på tre kan det være en af de to farver, der mangler.
    }
rules-jokers-new-set = Den befriede joker skal ind i et nyt sæt i samme tur.
rules-jokers-own-rack = Den befriede joker skal i samme tur ind i et nyt sæt med brikker fra din egen brikholder.
rules-jokers-by-owner = Hæftet nævner kun, at en anden spiller befrier jokeren. Også den, der selv har lagt den, må befri den i en senere tur.
rules-jokers-one = Et sæt har højst én joker.
rules-clock = Du har højst { $time } til hver tur.
rules-clock-after-opening = Efter din første melding har du højst { $time } til hver tur; før det er der ingen tidsgrænse.
rules-clock-off = Der er ingen tidsgrænse.
rules-time-out =
    { $penalty_tiles ->
        [0] Når tiden er gået, lægges alt tilbage, og din tur er slut.
        [one] Når tiden er gået, lægges alt tilbage, du trækker én brik, og din tur er slut.
       *[other] Når tiden er gået, lægges alt tilbage, du trækker { $penalty_tiles } brikker, og din tur er slut.
    }
rules-idling = Straffen er den samme, også selvom du ikke har flyttet en eneste brik.
rules-custom-lost-tiles = Ved et rigtigt bord lægges en brik i bunken, hvis ingen kan huske, hvor den lå.
rules-out = Den, der lægger den sidste brik fra sin brikholder, råber »{ $call }« og vinder runden.
rules-pool-play-on = Når bunken er tom, går spillet videre; den, der ikke lægger noget, melder pas.
rules-pool-must-play = Når bunken er tom, går spillet videre: Den, der kan lægge noget, skal gøre det, og de andre melder pas.
rules-pool-ends = Den tur, hvor bunkens sidste brik bliver trukket, er rundens sidste.
rules-blocked = Hvis alle melder pas efter hinanden, er runden slut.
rules-lowest-rack = Hvis ingen bliver færdig, vinder den, der har den laveste sum på brikholderen.
rules-lowest-tie = Hvis to har lige lav sum, vinder den med færrest brikker og ellers den, der kommer først i turrækkefølgen, regnet fra den, der begyndte.
rules-score-out = Hver taber får summen af brikkerne på sin brikholder i minus, og vinderen får det hele i plus. En joker, der er tilbage på brikholderen, tæller { $joker_value }.
rules-score-difference = Hvis ingen bliver færdig, får hver taber forskellen mellem sin egen og vinderens sum i minus, og vinderen får det hele i plus.
rules-score-own-rack = Hvis ingen bliver færdig, får hver taber sin egen sum i minus, og vinderen får det hele i plus.
rules-match =
    { $rounds ->
        [one] Et spil er én runde, medmindre I aftaler andet.
       *[other] Et spil består af { $rounds } runder, medmindre I aftaler andet. Den højeste sum til sidst vinder; plus og minus går lige op i hver runde.
    }
