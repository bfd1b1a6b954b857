### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter }: { $played } (i hæftet: { $printed })
rules-house-rule-rounds = { $parameter }: { $played } (ellers { $printed })
rules-readings = ○ betyder, at hæftet ikke siger det klart; sådan forstår vi det.

rules-section-game = Spillet
rules-section-tiles = Brikker
rules-section-start = Start
rules-section-sets = Sæt
rules-section-opening = Første melding
rules-section-turns = Din tur
rules-section-jokers = Jokere
rules-section-clock = Tid
rules-section-end = Sådan slutter runden
rules-section-score = Point
rules-section-words = Hæftets egne ord

rules-aim = Det gælder om at være den første, der får lagt alle sine brikker ud på bordet i gyldige sæt.
rules-tiles =
    { $faces ->
        [cards] Der er 106 brikker: es, 2 til 10, knægt, dame og konge i klør, spar, hjerter og ruder, to af hver, og to jokere.
       *[numbers] Der er 106 brikker: tallene 1 til 13 i farverne sort, rød, blå og orange, to af hver, og to jokere.
    }
rules-tile-value = En brik er lige så meget værd som tallet på den.
rules-faces-cards = Esset tæller 1, knægten 11, damen 12 og kongen 13. På skærmen er klør blå, spar sort, hjerter rød og ruder orange.
rules-players = For to til fire spillere.
rules-age = Fra syv år.
rules-words-nordic = I den norske del af hæftet hedder et sæt »serie«; i den danske og den norske del hedder en runde også »spil« eller »spill«.
rules-words-german = I hæftet hedder en runde oftest »Spiel«.
rules-words-finnish-classic = Hæftet har sine egne finske ord: En brik hedder »laatta«, brikholderen »teline«, bunken »varasto« og en række »suora«.
rules-words-norwegian-classic = Hæftet har sine egne norske ord: Et sæt hedder »kombinasjon«, en række »stige«, brikholderen »brikkestativ«, bunken »reserven«, en tur »runde« og en runde »delparti«.
rules-words-norwegian-cards = Hæftet har sine egne norske ord: Et sæt hedder »sett«, en række »serie«, første melding »startmelding« og en tur »omgang«. »Serie« betyder også kulør.
rules-start =
    { $faces ->
        [cards] Brikkerne blandes med forsiden nedad, og alle trækker en. Den med det højeste kort begynder. Turen går med uret.
       *[numbers] Brikkerne blandes med talsiden nedad, og alle trækker en. Den med det højeste tal begynder. Turen går med uret.
    }
rules-start-tie = Står flere lige, trækker de igen.
rules-start-joker = En joker tæller ikke, når I trækker for at se, hvem der begynder: Træk igen.
rules-start-each-round = Før hver runde trækker I igen for at se, hvem der begynder.
rules-deal = Brikkerne lægges tilbage, alle brikker blandes igen, og hver spiller tager { $tiles_dealt }. Resten er bunken.
rules-custom-stacks = Ved et rigtigt bord kan I lægge brikkerne i stakke på syv med talsiden nedad: Hver spiller tager to stakke, og resten er bunken.
rules-custom-seats-by-draw = Ved et rigtigt bord kan I sætte jer i den rækkefølge, de trukne brikker viser, den højeste først, og bytte pladser efter hver runde.
rules-custom-hidden-racks = Ved et rigtigt bord stiller du dine brikker op, så de andre ikke kan se dem.
rules-group =
    { $faces ->
        [cards] En gruppe er et sæt på tre eller fire brikker med samme værdi, men forskellige kulører.
       *[numbers] En gruppe er et sæt på tre eller fire brikker med samme tal, men forskellige farver.
    }
rules-run =
    { $faces ->
        [cards] En række er et sæt på tre eller flere kort efter hinanden i samme kulør. Esset er altid lavest, og der kommer ikke noget efter kongen.
       *[numbers] En række er et sæt på tre eller flere tal efter hinanden i samme farve. 1 er altid lavest, og der kommer ikke noget efter 13.
    }
rules-run-reading = I hæftet står der tre eller fire brikker, men i dets eget eksempel deles en række på fem brikker. En række må altså gerne være længere.
rules-run-reading-nordic = Kun i den finske del af hæftet står der tre eller fire brikker, men selv i dens eget eksempel deles en række på fem brikker. En række må altså gerne være længere.
rules-run-of-four =
    { $faces ->
        [cards] En række er et sæt på tre eller fire kort efter hinanden i samme kulør. Esset er altid lavest, og der kommer ikke noget efter kongen.
       *[numbers] En række er et sæt på tre eller fire tal efter hinanden i samme farve. 1 er altid lavest, og der kommer ikke noget efter 13.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] De første sæt, du lægger ud, må kun bestå af brikker fra din egen brikholder, skal lægges i én og samme tur og skal tilsammen være mere end 30 point værd.
       *[other] De første sæt, du lægger ud, må kun bestå af brikker fra din egen brikholder, skal lægges i én og samme tur og skal tilsammen være mindst { $opening_minimum } point værd.
    }
rules-opening-minimum-single = Det første, du lægger ud, skal være ét enkelt sæt, som kun består af brikker fra din egen brikholder og er mindst { $opening_minimum } point værd.
rules-opening-any-single = Det første, du lægger ud, skal være ét enkelt sæt, som kun består af brikker fra din egen brikholder. Værdien er ligegyldig.
rules-opening-any = De første sæt, du lægger ud, må kun bestå af brikker fra din egen brikholder. Værdien er ligegyldig.
rules-opening-joker = Første melding må indeholde en joker. Den tæller som den brik, den står for.
rules-opening-several = Første melding kan være ét eller flere sæt.
rules-opening-several-nordic = Første melding kan være ét eller flere sæt; kun den finske del af hæftet taler om ét.
rules-opening-several-finnish-classic = Første melding kan være ét eller flere sæt; hæftet taler om ét.
rules-opening-several-norwegian-cards = Første melding kan være ét eller flere sæt; hæftet taler først om ét, så om grupper og rækker.
rules-opening-alone = Først i turen efter din første melding må du røre sættene på bordet og befri en joker.
rules-opening-goes-on = Før din første melding ligger på bordet, må du ikke røre sættene dér eller befri en joker. Derefter må du gerne fortsætte i samme tur og bruge sættene på bordet.
rules-opening-joker-stays = En joker, du lægger i første melding, skal blive i sit sæt resten af turen.
rules-opening-wait = Hvis du ikke kan lægge din første melding eller hellere vil vente, trækker du én brik, og så er din tur slut.
rules-opening-cannot = Hvis du ikke kan lægge din første melding, trækker du én brik, og så er din tur slut.
rules-turn = Når det er din tur, lægger du en eller flere brikker fra din brikholder og bygger om på bordet, som du vil, eller du trækker én brik, og så er din tur slut. Når turen er slut, skal alle brikker på bordet være med i et gyldigt sæt.
rules-rearrange = Du må lægge brikker til sættene på bordet, dele sættene og tage brikker fra dem til nye sæt. Ingen brik går fra bordet til en brikholder.
rules-draw-though-able = Du må gerne trække, selvom du kunne lægge noget.
rules-draw-though-able-later = Også efter din første melding må du gerne trække, selvom du kunne lægge noget.
rules-must-play = Kun den, der ikke kan lægge noget, må trække.
rules-done = Ved et rigtigt bord siger du »{ $call }«, når du er færdig med din tur.
rules-joker = En joker kan stå for en hvilken som helst brik. En joker på bordet kommer aldrig tilbage på en brikholder.
rules-joker-german = En joker kan stå for en hvilken som helst brik; dens egen farve er ligegyldig. En joker på bordet kommer aldrig tilbage på en brikholder.
rules-jokers-free =
    { $faces ->
        [cards] Et sæt med en joker er som alle andre sæt: Du må dele det, tage fra det og lægge til. Jokeren bliver fri, når du fra din brikholder eller fra bordet lægger den brik, den står for, på jokerens plads (i en gruppe på tre kan det være en af de to kulører, der mangler), eller når du bygger om, så den ikke længere er nødvendig.
       *[numbers] Et sæt med en joker er som alle andre sæt: Du må dele det, tage fra det og lægge til. Jokeren bliver fri, når du fra din brikholder eller fra bordet lægger den brik, den står for, på jokerens plads (i en gruppe på tre kan det være en af de to farver, der mangler), eller når du bygger om, så den ikke længere er nødvendig.
    }
rules-jokers-freed = Ifølge hæftet skal en befriet joker bruges i et nyt sæt i samme tur. Da alle sæt må bygges om, må en joker ligge i et hvilket som helst sæt på bordet og skifte betydning.
rules-jokers-freed-german = Ifølge hæftet skal en befriet joker bruges i endnu et sæt i samme tur. Da alle sæt må bygges om, må en joker ligge i et hvilket som helst sæt på bordet og skifte betydning.
rules-jokers-anywhere = En joker må ligge i et hvilket som helst sæt på bordet og skifte betydning.
rules-jokers-any-number = Et sæt må have begge jokere. Én brik med to jokere tæller som række eller gruppe, alt efter hvad der giver mest.
rules-jokers-locked =
    { $faces ->
        [cards] Et sæt med en joker må kun udbygges: Du må ikke dele det eller tage brikker fra det, og jokeren bliver ved med at stå for den samme brik. Jokeren bliver kun fri, når du fra din brikholder lægger præcis den brik, den står for; i en gruppe på tre kan det være en af de to kulører, der mangler.
       *[numbers] Et sæt med en joker må kun udbygges: Du må ikke dele det eller tage brikker fra det, og jokeren bliver ved med at stå for den samme brik. Jokeren bliver kun fri, når du fra din brikholder lægger præcis den brik, den står for; i en gruppe på tre kan det være en af de to farver, der mangler.
    }
rules-jokers-new-set = Den befriede joker skal ind i et nyt sæt i samme tur; det er ikke nok at lægge den til et sæt, der allerede ligger på bordet.
rules-jokers-own-rack = Den befriede joker skal i samme tur ind i et nyt sæt, hvor alle andre brikker kommer fra din egen brikholder.
rules-jokers-by-owner = Hæftet nævner kun, at en anden spiller befrier jokeren. Også den, der selv har lagt den, må befri den i en senere tur.
rules-jokers-one = Et sæt har højst én joker.
rules-clock = Du har højst { $time } til hver tur.
rules-clock-after-opening = Efter din første melding har du højst { $time } til hver tur; før det er der ingen tidsgrænse.
rules-clock-off = Der er ingen tidsgrænse.
rules-time-out =
    { $penalty_tiles ->
        [0] Hvis tiden løber ud, før du har afsluttet dit træk, lægges alle brikker tilbage, hvor de lå, og din tur er slut.
        [one] Hvis tiden løber ud, før du har afsluttet dit træk, lægges alle brikker tilbage, hvor de lå, du trækker én brik, og din tur er slut.
       *[other] Hvis tiden løber ud, før du har afsluttet dit træk, lægges alle brikker tilbage, hvor de lå, du trækker { $penalty_tiles } brikker, og din tur er slut.
    }
rules-idling = Straffen er den samme, også selvom du ikke har flyttet en eneste brik.
rules-time-out-short = Er der færre brikker i bunken, trækker du resten.
rules-time-out-empty = Er bunken tom, når tiden løber ud, tæller det som at melde pas.
rules-time-out-valid = På skærmen bliver et træk spillet, hvis det er gyldigt, når tiden løber ud.
rules-custom-lost-tiles = Ved et rigtigt bord lægges en brik i bunken, hvis ingen kan huske, hvor den lå.
rules-out = Den, der lægger den sidste brik fra sin brikholder, råber »{ $call }« og vinder runden.
rules-pool-play-on = Når bunken er tom, går spillet videre; den, der ikke lægger noget, melder pas.
rules-pool-must-play = Når bunken er tom, går spillet videre: Den, der kan lægge noget, skal gøre det, og de andre melder pas.
rules-pool-ends = Den tur, hvor bunkens sidste brik bliver trukket, er rundens sidste.
rules-blocked = Hvis alle melder pas efter hinanden, er runden slut.
rules-lowest-rack = Hvis ingen bliver færdig, vinder den, der har den laveste sum på brikholderen.
rules-lowest-tie = Hvis flere har den samme laveste sum, vinder den af dem, der har færrest brikker. Har de også lige mange brikker, vinder den, der kommer først i turrækkefølgen, regnet fra den, der begyndte.
rules-score-out = Hver taber får summen af brikkerne på sin brikholder i minus, og vinderen får det hele i plus. En joker, der er tilbage på brikholderen, tæller { $joker_value }.
rules-score-difference = Hvis ingen bliver færdig, får hver taber forskellen mellem sin egen og vinderens sum i minus, og vinderen får det hele i plus.
rules-score-own-rack = Hvis ingen bliver færdig, får hver taber sin egen sum i minus, og vinderen får det hele i plus.
rules-match =
    { $rounds ->
        [one] I aftaler selv, hvor mange runder et spil har; her er det én.
       *[other] I aftaler selv, hvor mange runder et spil har; her er det { $rounds }. Den højeste sum til sidst vinder; plus og minus går lige op både i hver runde og samlet.
    }
