### The rules of an edition

rules-title = Regler: { $name }
rules-house-rules = Husregler
rules-house-rule = { $parameter } är { $played } (i häftet: { $printed })
rules-readings = ○ betyder att regelhäftet lämnar frågan öppen och att vi tolkar det så här.

rules-section-tiles = Brickor
rules-section-start = Start
rules-section-sets = Set
rules-section-opening = Startdrag
rules-section-turns = Din tur
rules-section-jokers = Jokrar
rules-section-clock = Tid
rules-section-end = När rundan slutar
rules-section-score = Poäng

rules-tiles = Det finns 106 brickor: siffrorna 1 till 13 i svart, rött, blått och orange, två av varje, och två jokrar. Spelet är för två till fyra spelare från ungefär sju år.
rules-faces-cards = Brickorna visar spelkort: klöver är blå, spader svarta, hjärter röda och ruter orange. Ess, knekt, dam och kung är 1, 11, 12 och 13.
rules-start = Alla drar en bricka. Den som får högst siffra börjar; de som får lika drar en gång till. Turen går medurs.
rules-start-joker = En joker räknas inte när ni drar om vem som börjar: dra en ny bricka.
rules-deal = Brickorna läggs tillbaka, allt blandas om och alla tar { $tiles_dealt } var. Resten blir högen.
rules-group = En grupp är tre eller fyra brickor med samma siffra i olika färger.
rules-run = En sekvens är tre eller fler siffror i följd i samma färg. 1 är alltid lägst: efter 13 kommer ingenting.
rules-run-of-four = En sekvens har tre eller fyra brickor.
rules-opening-minimum = Det första du lägger ut är set med brickor enbart från din egen brickhållare, värda minst { $opening_minimum } tillsammans. En joker räknas som brickan den står för.
rules-opening-any = Det första du lägger ut är set med brickor enbart från din egen brickhållare. Värdet spelar ingen roll.
rules-opening-several = Startdraget får bestå av ett eller flera set.
rules-opening-single-set = Startdraget är ett enda set.
rules-opening-alone = Rör inte seten på bordet förrän turen efter ditt startdrag.
rules-opening-goes-on = När startdraget ligger på bordet får du fortsätta i samma tur och använda seten som ligger där.
rules-opening-joker-stays = En joker som du lägger i startdraget stannar i sitt set den här turen.
rules-turn = När det är din tur lägger du minst en bricka från din brickhållare och bygger om på bordet som du vill, eller så drar du en bricka. När turen är slut ska varje bricka på bordet ingå i ett giltigt set.
rules-draw-though-able = Du får dra en bricka även om du kan lägga.
rules-must-play = Bara den som inte kan lägga får dra.
rules-done = Säg ”{ $call }” när du avslutar din tur.
rules-joker = En joker kan stå för vilken bricka som helst. En joker som ligger på bordet går aldrig tillbaka till en brickhållare.
rules-jokers-free = Ett set med joker är som vilket set som helst: du får dela det, ta från det och bygga på det. Jokern får byta betydelse eller flytta till ett annat set i samma tur.
rules-jokers-any-number = Båda jokrarna får ligga i samma set, bara det också finns en vanlig bricka där.
rules-jokers-locked = Ett set med joker får bara byggas ut. Jokern blir fri när du lägger precis den bricka den står för från din brickhållare; i en grupp på tre duger vilken som helst av de två färger som saknas.
rules-jokers-new-set = Den frigjorda jokern ska in i ett nytt set i samma tur.
rules-jokers-own-rack = Den frigjorda jokern ska i samma tur in i ett nytt set med brickor från din egen brickhållare.
rules-jokers-one = Ett set får ha högst en joker.
rules-clock = En tur får ta { $turn_seconds } sekunder.
rules-clock-after-opening = När du har gjort ditt startdrag får en tur ta { $turn_seconds } sekunder; innan dess finns ingen tidsgräns.
rules-clock-off = Det finns ingen tidsgräns.
rules-time-out =
    { $penalty_tiles ->
        [0] Om tiden tar slut läggs allt tillbaka och turen är över.
        [one] Om tiden tar slut läggs allt tillbaka, du drar en bricka och turen är över.
       *[other] Om tiden tar slut läggs allt tillbaka, du drar { $penalty_tiles } brickor och turen är över.
    }
rules-out = Den som lägger sista brickan från sin brickhållare ropar ”{ $call }” och vinner rundan.
rules-pool-play-on = När högen är tom fortsätter spelet; den som inte lägger något passar.
rules-pool-must-play = När högen är tom fortsätter spelet: den som kan lägga måste göra det, den som inte kan passar.
rules-pool-ends = När någon drar den sista brickan i högen är det rundans sista tur.
rules-blocked = Om alla passar i tur och ordning är rundan slut.
rules-lowest-rack = Om ingen blev av med alla sina brickor vinner den som har lägst summa kvar. Är det lika vinner den med färre brickor, och annars den som kommer först i turordningen räknat från den som började.
rules-score-out = Varje förlorare får summan på sin brickhållare som minuspoäng, och vinnaren får allas minuspoäng som pluspoäng. En joker på brickhållaren räknas som { $joker_value }.
rules-score-difference = Om ingen blev av med alla sina brickor får varje förlorare skillnaden mot vinnarens summa som minuspoäng, och vinnaren får allas minuspoäng som pluspoäng.
rules-score-own-rack = Om ingen blev av med alla sina brickor får varje förlorare hela sin summa som minuspoäng, och vinnaren får allas minuspoäng som pluspoäng.
rules-match =
    { $rounds ->
        [one] En match är en runda, om ni inte kommer överens om något annat.
       *[other] En match är { $rounds } rundor, om ni inte kommer överens om något annat. Högst totalsumma vinner; plus och minus går jämnt ut i varje runda.
    }
