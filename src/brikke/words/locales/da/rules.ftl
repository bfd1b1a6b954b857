### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter } er { $played } (i hæftet: { $printed })
rules-readings = ○ betyder, at hæftet ikke siger det klart, og at vi læser det sådan.

rules-section-tiles = Brikker
rules-section-start = Start
rules-section-sets = Sæt
rules-section-opening = Første melding
rules-section-turns = Din tur
rules-section-jokers = Jokere
rules-section-clock = Tid
rules-section-end = Sådan slutter runden
rules-section-score = Point

rules-tiles = Der er 106 brikker: tallene 1 til 13 i sort, rødt, blåt og orange, to af hver, og to jokere. Spillet er for to til fire spillere, fra omkring syv år.
rules-faces-cards = Brikkerne viser kort: Klør er blå, spar sort, hjerter rød og ruder orange. Es, knægt, dame og konge er 1, 11, 12 og 13.
rules-start = Alle trækker en brik. Den med det højeste tal begynder; står flere lige, trækker de igen. Turen går med uret.
rules-start-joker = En joker tæller ikke her: Træk igen.
rules-deal = Brikkerne lægges tilbage, alt blandes igen, og hver spiller tager { $tiles_dealt }. Resten er bunken.
rules-group = En gruppe er tre eller fire brikker med samme tal i forskellige farver.
rules-run = En række er tre eller flere tal efter hinanden i samme farve. 1 er lavest, og der kommer ikke noget efter 13.
rules-run-of-four = En række har tre eller fire brikker.
rules-opening-minimum = Det første, du lægger ud, skal være sæt kun fra din egen brikholder, mindst { $opening_minimum } værd tilsammen. En joker tæller som den brik, den står for.
rules-opening-any = Det første, du lægger ud, skal være sæt kun fra din egen brikholder, uanset værdi.
rules-opening-several = Første melding kan være ét eller flere sæt.
rules-opening-single-set = Første melding er et enkelt sæt.
rules-opening-alone = Sættene på bordet må du først røre i turen efter din første melding.
rules-opening-goes-on = Når første melding ligger på bordet, må du gerne fortsætte i samme tur og bruge de sæt, der ligger der.
rules-opening-joker-stays = En joker i første melding bliver i sit sæt i denne tur.
rules-turn = Når det er din tur, lægger du mindst én brik fra din brikholder og bygger om på bordet, som du vil, eller du trækker én brik. Når turen er slut, skal alle brikker på bordet være med i et gyldigt sæt.
rules-draw-though-able = Du må gerne trække, selvom du kunne lægge noget.
rules-must-play = Kun den, der ikke kan lægge noget, må trække.
rules-done = Sig »{ $call }«, når du er færdig med turen.
rules-joker = En joker kan stå for en hvilken som helst brik. En joker, der ligger på bordet, kommer aldrig tilbage på en brikholder.
rules-jokers-free = Et sæt med en joker er som alle andre sæt: Du må dele det, tage fra det og lægge til. Jokeren må skifte betydning eller flytte til et andet sæt i samme tur.
rules-jokers-any-number = Et sæt må have begge jokere, så længe mindst én af brikkerne ikke er en joker.
rules-jokers-locked = Et sæt med en joker må kun bygges ud. Jokeren bliver fri, når du lægger præcis den brik, den står for, fra din brikholder; i en gruppe på tre kan det være en af de to farver, der mangler.
rules-jokers-new-set = Den befriede joker skal ind i et nyt sæt i samme tur.
rules-jokers-own-rack = Den befriede joker skal ind i et nyt sæt med brikker fra din egen brikholder i samme tur.
rules-jokers-one = Et sæt har højst én joker.
rules-clock = Du har { $turn_seconds } sekunder til hver tur.
rules-clock-after-opening = Efter første melding har du { $turn_seconds } sekunder til hver tur; før det er der ingen tidsgrænse.
rules-clock-off = Der er ingen tidsgrænse.
rules-time-out =
    { $penalty_tiles ->
        [0] Når tiden er gået, lægges alt tilbage, og turen er slut.
        [one] Når tiden er gået, lægges alt tilbage, du trækker én brik, og turen er slut.
       *[other] Når tiden er gået, lægges alt tilbage, du trækker { $penalty_tiles } brikker, og turen er slut.
    }
rules-out = Den, der lægger den sidste brik fra sin brikholder, råber »{ $call }« og vinder runden.
rules-pool-play-on = Når bunken er tom, går spillet videre; den, der ikke lægger noget, melder pas.
rules-pool-must-play = Når bunken er tom, går spillet videre: Den, der kan lægge noget, skal gøre det, og den, der ikke kan, melder pas.
rules-pool-ends = Den tur, hvor bunkens sidste brik bliver trukket, er rundens sidste.
rules-blocked = Hvis alle melder pas efter hinanden, er runden slut.
rules-lowest-rack = Hvis ingen blev færdig, vinder den, der har den laveste sum på brikholderen. Står det lige, vinder den med færrest brikker, og derefter den, der kom først i tur fra den, der begyndte.
rules-score-out = Hver taber får summen af brikkerne på sin brikholder i minus, og vinderen får det hele i plus. En joker på brikholderen tæller { $joker_value }.
rules-score-difference = Hvis ingen blev færdig, får hver taber vinderens sum minus sin egen, og vinderen får det hele i plus.
rules-score-own-rack = Hvis ingen blev færdig, får hver taber sin egen sum i minus, og vinderen får det hele i plus.
rules-match =
    { $rounds ->
        [one] Et spil er én runde, medmindre I aftaler andet.
       *[other] Et spil er { $rounds } runder, medmindre I aftaler andet. Den højeste sum til sidst vinder; plus og minus går lige op i hver runde.
    }
