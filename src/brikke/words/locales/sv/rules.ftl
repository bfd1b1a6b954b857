### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter }: { $played } (i häftet: { $printed })
rules-house-rule-rounds = { $parameter }: { $played } (annars { $printed })
rules-readings = ○ betyder att häftet lämnar frågan öppen; så här tolkar vi det.

rules-section-game = Spelet
rules-section-tiles = Brickor
rules-section-start = Start
rules-section-sets = Set
rules-section-opening = Startdrag
rules-section-turns = Din tur
rules-section-jokers = Jokrar
rules-section-clock = Tid
rules-section-end = När rundan slutar
rules-section-score = Poäng
rules-section-words = Häftets egna ord

rules-aim = Målet är att bli först med att lägga alla sina brickor på bordet i giltiga set.
rules-tiles =
    { $faces ->
        [cards] Det finns 106 brickor: ess, 2 till 10, knekt, dam och kung i klöver, spader, hjärter och ruter, två av varje, och två jokrar.
       *[numbers] Det finns 106 brickor: siffrorna 1 till 13 i svart, rött, blått och orange, två av varje, och två jokrar.
    }
rules-tile-value = En bricka är värd lika mycket som siffran på den.
rules-faces-cards = Esset räknas som 1, knekten som 11, damen som 12 och kungen som 13. På skärmen är klöver blå, spader svarta, hjärter röda och ruter orange.
rules-players = För två till fyra spelare.
rules-age = Från sju år.
rules-words-nordic = I den norska delen av häftet heter ett set ”serie”; i den danska och den norska delen heter en runda också ”spil” respektive ”spill”.
rules-words-german = I häftet heter en runda oftast ”Spiel”.
rules-words-finnish-classic = Häftet har egna finska ord: en bricka heter ”laatta”, brickhållaren ”teline”, högen ”varasto” och en sekvens ”suora”.
rules-words-norwegian-classic = Häftet har egna norska ord: ett set heter ”kombinasjon”, en sekvens ”stige”, brickhållaren ”brikkestativ”, högen ”reserven”, en tur ”runde” och en runda ”delparti”.
rules-words-norwegian-cards = Häftet har egna norska ord: ett set heter ”sett”, en sekvens ”serie”, startdraget ”startmelding” och en tur ”omgang”. ”Serie” betyder också färg.
rules-start =
    { $faces ->
        [cards] Brickorna blandas med framsidan nedåt och var och en drar en. Den som får det högsta kortet börjar. Turen går medurs.
       *[numbers] Brickorna blandas med siffrorna nedåt och var och en drar en. Den som får den högsta siffran börjar. Turen går medurs.
    }
rules-start-tie = De som får lika drar igen.
rules-start-joker = En joker räknas inte när ni drar om vem som börjar: dra en ny bricka.
rules-start-each-round = Inför varje runda drar ni på nytt om vem som börjar.
rules-deal = Brickorna läggs tillbaka, alla brickor blandas igen och var och en tar { $tiles_dealt }. Resten blir högen.
rules-custom-stacks = Vid ett riktigt bord kan ni lägga brickorna i travar om sju med siffrorna nedåt: var och en tar två travar, och resten blir högen.
rules-custom-seats-by-draw = Vid ett riktigt bord kan ni sätta er i den ordning som de dragna brickorna visar, den högsta först, och byta platser efter varje runda.
rules-custom-hidden-racks = Vid ett riktigt bord ställer du upp dina brickor så att de andra inte ser dem.
rules-group =
    { $faces ->
        [cards] En grupp är ett set med tre eller fyra brickor som har samma valör men olika färg.
       *[numbers] En grupp är ett set med tre eller fyra brickor som har samma siffra men olika färg.
    }
rules-run =
    { $faces ->
        [cards] En sekvens är ett set med tre eller fler kort i följd i samma färg. Esset är alltid lägst: efter kungen kommer ingenting.
       *[numbers] En sekvens är ett set med tre eller fler siffror i följd i samma färg. 1 är alltid lägst: efter 13 kommer ingenting.
    }
rules-run-reading = I häftet står det tre eller fyra brickor, men i dess eget exempel delas en sekvens med fem brickor. En sekvens får alltså vara längre.
rules-run-reading-nordic = Bara i den finska delen av häftet står det tre eller fyra brickor, men även i dess eget exempel delas en sekvens med fem brickor. En sekvens får alltså vara längre.
rules-run-of-four =
    { $faces ->
        [cards] En sekvens är ett set med tre eller fyra kort i följd i samma färg. Esset är alltid lägst: efter kungen kommer ingenting.
       *[numbers] En sekvens är ett set med tre eller fyra siffror i följd i samma färg. 1 är alltid lägst: efter 13 kommer ingenting.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Det första du lägger ut ska vara set med brickor enbart från din egen brickhållare, lagda i en och samma tur och tillsammans värda mer än 30.
       *[other] Det första du lägger ut ska vara set med brickor enbart från din egen brickhållare, lagda i en och samma tur och tillsammans värda minst { $opening_minimum }.
    }
rules-opening-minimum-single = Det första du lägger ut ska vara ett enda set med brickor enbart från din egen brickhållare, värt minst { $opening_minimum }.
rules-opening-any-single = Det första du lägger ut ska vara ett enda set med brickor enbart från din egen brickhållare. Värdet spelar ingen roll.
rules-opening-any = Det första du lägger ut ska vara set med brickor enbart från din egen brickhållare. Värdet spelar ingen roll.
rules-opening-joker = Startdraget får innehålla jokrar. En joker räknas som brickan den står för.
rules-opening-several = Startdraget får bestå av ett eller flera set.
rules-opening-several-nordic = Startdraget får bestå av ett eller flera set; bara den finska delen av häftet talar om ett enda.
rules-opening-several-finnish-classic = Startdraget får bestå av ett eller flera set; häftet talar om ett enda.
rules-opening-several-norwegian-cards = Startdraget får bestå av ett eller flera set; häftet talar först om ett enda, sedan om grupper och sekvenser.
rules-opening-alone = Rör inte seten på bordet och frigör ingen joker förrän turen efter ditt startdrag.
rules-opening-goes-on = Innan ditt startdrag ligger på bordet får du inte röra seten där eller frigöra någon joker. Sedan får du fortsätta i samma tur och använda seten på bordet.
rules-opening-joker-stays = En joker som du lägger i startdraget stannar i sitt set under den här turen.
rules-opening-wait = Om du inte kan göra ditt startdrag, eller hellre väntar, drar du en bricka, och då är din tur slut.
rules-opening-cannot = Om du inte kan göra ditt startdrag drar du en bricka, och då är din tur slut.
rules-turn = När det är din tur lägger du en eller flera brickor från din brickhållare och bygger om på bordet som du vill, eller så drar du en bricka, och då är din tur slut. När turen är slut ska varje bricka på bordet ingå i ett giltigt set.
rules-rearrange = Du får lägga till brickor i seten på bordet, dela seten och ta brickor från dem till nya set. Ingen bricka går från bordet till en brickhållare.
rules-draw-though-able = Du får dra en bricka även om du kan lägga.
rules-draw-though-able-later = Även efter startdraget får du dra en bricka fast du kan lägga.
rules-must-play = Bara den som inte kan lägga får dra.
rules-done = Vid ett riktigt bord säger du ”{ $call }” när du avslutar din tur.
rules-joker = En joker kan stå för vilken bricka som helst. En joker på bordet går aldrig tillbaka till en brickhållare.
rules-joker-german = En joker kan stå för vilken bricka som helst; dess egen färg spelar ingen roll. En joker på bordet går aldrig tillbaka till en brickhållare.
rules-jokers-free = Ett set med joker är som vilket set som helst: du får dela det, ta från det och bygga på det. Jokern blir fri när du lägger brickan den står för på dess plats, från din brickhållare eller från bordet (i en grupp på tre duger vilken som helst av de två färger som saknas), eller när du bygger om så att den inte längre behövs.
rules-jokers-freed = Enligt häftet ska en frigjord joker användas i ett nytt set i samma tur. Men eftersom alla set får byggas om får en joker ligga i vilket set som helst på bordet och byta betydelse.
rules-jokers-freed-german = Enligt häftet ska en frigjord joker användas i ytterligare ett set i samma tur. Men eftersom alla set får byggas om får en joker ligga i vilket set som helst på bordet och byta betydelse.
rules-jokers-anywhere = En joker får ligga i vilket set som helst på bordet och byta betydelse.
rules-jokers-any-number = Båda jokrarna får ligga i samma set. En enda bricka och två jokrar räknas som sekvens eller grupp, beroende på vad som ger mest.
rules-jokers-locked = Ett set med joker får bara byggas ut: du får inte dela det eller ta brickor från det, och jokern fortsätter att stå för samma bricka. Jokern blir bara fri när du från din brickhållare lägger exakt den bricka som den står för; i en grupp på tre duger vilken som helst av de två färger som saknas.
rules-jokers-new-set = Den frigjorda jokern ska in i ett nytt set i samma tur; det räcker inte att lägga till den i ett set som redan ligger på bordet.
rules-jokers-own-rack = Den frigjorda jokern ska i samma tur in i ett nytt set där alla andra brickor kommer från din egen brickhållare.
rules-jokers-by-owner = Häftet nämner bara att en annan spelare frigör jokern. Även den som själv har lagt den får frigöra den i en senare tur.
rules-jokers-one = Ett set får ha högst en joker.
rules-clock = En tur får ta högst { $time }.
rules-clock-after-opening = När du har gjort ditt startdrag får en tur ta högst { $time }; innan dess finns ingen tidsgräns.
rules-clock-off = Det finns ingen tidsgräns.
rules-time-out =
    { $penalty_tiles ->
        [0] Om tiden tar slut innan du är klar med ditt drag läggs alla brickor tillbaka där de låg och din tur är över.
        [one] Om tiden tar slut innan du är klar med ditt drag läggs alla brickor tillbaka där de låg, du drar en bricka och din tur är över.
       *[other] Om tiden tar slut innan du är klar med ditt drag läggs alla brickor tillbaka där de låg, du drar { $penalty_tiles } brickor och din tur är över.
    }
rules-idling = Straffet är detsamma även om du inte har flyttat någon bricka alls.
rules-time-out-short = Finns det färre brickor i högen drar du resten.
rules-time-out-empty = Är högen tom när tiden tar slut räknas det som att du passar.
rules-time-out-valid = På skärmen gäller ditt drag om det är giltigt när tiden tar slut.
rules-custom-lost-tiles = Vid ett riktigt bord läggs en bricka i högen om ingen minns var den låg.
rules-out = Den som lägger den sista brickan från sin brickhållare ropar ”{ $call }” och vinner rundan.
rules-pool-play-on = När högen är tom fortsätter spelet; den som inte lägger något passar.
rules-pool-must-play = När högen är tom fortsätter spelet: den som kan lägga måste göra det, och övriga passar.
rules-pool-ends = Den tur då högens sista bricka dras är rundans sista.
rules-blocked = Om alla passar i tur och ordning är rundan slut.
rules-lowest-rack = Om ingen går ut vinner den som har lägst summa på brickhållaren.
rules-lowest-tie = Om flera har lika låg summa vinner den av dem som har färst brickor, och annars den som kommer först i turordningen räknat från den som började.
rules-score-out = Varje förlorare får summan på sin brickhållare som minuspoäng, och vinnaren får allas minuspoäng som pluspoäng. En joker kvar på brickhållaren räknas som { $joker_value }.
rules-score-difference = Om ingen går ut får varje förlorare skillnaden mellan sin egen och vinnarens summa som minuspoäng, och vinnaren får allas minuspoäng som pluspoäng.
rules-score-own-rack = Om ingen går ut får varje förlorare hela sin summa som minuspoäng, och vinnaren får allas minuspoäng som pluspoäng.
rules-match =
    { $rounds ->
        [one] Ni kommer själva överens om hur många rundor ett spel har; här är det en.
       *[other] Ni kommer själva överens om hur många rundor ett spel har; här är det { $rounds }. Högst totalsumma vinner; plus och minus tar ut varandra både i varje runda och totalt.
    }
