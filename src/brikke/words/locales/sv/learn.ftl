### Lessons, and rules side by side

## The list of lessons

learn-about = Först grunderna med räven, sedan tio exempel ur regelhäftena. Prova dem själv, ett efter ett.
learn-begin = Börja med första lektionen
learn-go-on = Fortsätt med lektion { $number }
learn-all-done = Du har gjort alla lektioner.
learn-part-basics = Grunderna
learn-part-table = Bygg om på bordet
learn-part-jokers = Frigör en joker
learn-study = Bli bättre
learn-printed-in-all = Finns i alla fem häftena.
learn-printed-in-two = Finns i det nordiska och det tyska häftet.
learn-done = klar
learn-list = Alla lektioner

## A lesson

lesson-next = Nästa lektion
lesson-unknown = Den lektionen finns inte: { $value }
lesson-moving = Dra och släpp en bricka där den ska ligga; eller tryck på brickan och sedan på platsen där den hör hemma.
lesson-moving-keys = Med tangentbord: piltangenterna och Enter.
lesson-start =
    { $count ->
        [one] Lägg brickan från din brickhållare.
        [2] Lägg båda brickorna från din brickhållare.
       *[other] Lägg alla { $count } brickorna från din brickhållare.
    }
lesson-left =
    { $count ->
        [one] Bra så långt. Du har en bricka kvar.
       *[other] Bra så långt. Du har { $count } brickor kvar.
    }
lesson-ready = Där satt den. Tryck på Klar.
lesson-well-done = Bra gjort!
lesson-is-done = Lektion { $number } av { $count } är klar.
lesson-last = Det var den sista. Nu kan du spela din första runda.
lesson-again = En gång till
lesson-hint = Titta på de här:
lesson-show = Visa mig
lesson-show-next = Nästa steg
lesson-shown = Så här gör man.
lesson-now-you = Nu är det din tur
lesson-not-everywhere = Inte i alla utgåvor
lesson-editions = Tillåtet i de här utgåvorna: { $editions }

lesson-title-groups-and-runs = Grupper och sekvenser
lesson-title-opening = Startdraget
lesson-title-when-to-draw = När man ska dra
lesson-title-add = Lägg till brickor
lesson-about-add = Du får lägga till en bricka i vilket set som helst på bordet, bara den passar.
lesson-title-take-the-fourth = Ta den fjärde
lesson-about-take-the-fourth = En grupp behöver bara tre brickor: ta en av fyra och bygg en sekvens med den.
lesson-title-add-one-take-one = Lägg till en, ta en
lesson-about-add-one-take-one = Förläng en sekvens i ena änden, så blir brickan i andra änden fri.
lesson-title-split-a-run = Dela en sekvens
lesson-about-split-a-run = En lång sekvens kan delas i två om du har en dubblett av en bricka i mitten.
lesson-title-combined-split = Ta från två set
lesson-about-combined-split = En bricka från sekvensen och en från gruppen blir en ny grupp tillsammans med din.
lesson-title-multiple-split = Vänd upp och ner på allt
lesson-about-multiple-split = Sekvenser kan bli grupper: ta isär dem och samla brickor med samma siffra.
lesson-title-swap-a-joker = Byt ut en joker
lesson-about-swap-a-joker = Lägg brickan som jokern står för på jokerns plats, så får du själv använda jokern.
lesson-title-split-around-a-joker = Dela runt en joker
lesson-about-split-around-a-joker = Förläng en sekvens i båda ändarna, så behövs inte jokern i mitten längre.
lesson-title-push-a-joker-out = Knuffa ut en joker
lesson-about-push-a-joker-out = Lägg till en bricka i ena änden av en sekvens, så blir jokern i andra änden fri.
lesson-title-dissolve-a-run = Lös upp en sekvens
lesson-about-dissolve-a-run = När alla andra brickor i ett set får en ny plats är jokern fri.

## First steps: a lesson for beginners

basic-step = Steg { $number } av { $count }
lesson-step = Lektion { $number } av { $count }
basic-group = Grupp
basic-group-about =
    { $faces ->
        [cards] samma valör, olika färger
       *[numbers] samma siffra, olika färger
    }
basic-run = Sekvens
basic-run-about =
    { $faces ->
        [cards] samma färg, valörer i följd
       *[numbers] samma färg, siffror i följd
    }
basic-ask-gap = Din tur: vilken bricka ska hit?
basic-ask-lay = Din tur: lägger du en bricka eller drar du?
basic-ask-open =
    { $needed ->
        [0] Din tur: lägg ett set från din brickhållare.
       *[other] Din tur: lägg set som är värda { $needed } eller mer.
    }
basic-gap = här saknas en bricka
basic-pool = Dra
basic-put = Lägg den där
basic-lay = Lägg den
basic-lay-set = Lägg setet
basic-go-on = Fortsätt
basic-right = Precis!
basic-right-sum = Precis! { $sum }
basic-right-draw = Rätt. Du tar en bricka ur högen, och din tur är slut.
basic-wrong-draw = Titta en gång till: en av dina brickor passar.
basic-wrong-group-number = 
    { $faces ->
        [cards] Inte riktigt. Det här är en grupp: alla brickor har samma valör.
       *[numbers] Inte riktigt. Det här är en grupp: alla brickor har samma siffra.
    }
basic-wrong-group-colour = 
    { $faces ->
        [cards] Valören är rätt, men den färgen finns redan i gruppen.
       *[numbers] Siffran är rätt, men den färgen finns redan i gruppen.
    }
basic-wrong-run-colour = 
    { $faces ->
        [cards] Inte riktigt. Det här är en sekvens: alla brickor har samma färg.
       *[numbers] Inte riktigt. Det här är en sekvens: alla brickor har samma färg.
    }
basic-wrong-run-number = 
    { $faces ->
        [cards] Färgen är rätt, men en sekvens har inga luckor: här saknas en annan valör.
       *[numbers] Färgen är rätt, men en sekvens har inga luckor: här saknas en annan siffra.
    }
basic-wrong-lay = Den passar ingenstans: ingen grupp tar emot den, och ingen sekvens fortsätter med den.
basic-wrong-closed = Den skulle passa, men först måste du göra ditt startdrag.
basic-wrong-no-set = Det är inget set än: { $flaw }.
basic-low = { $sum }. Det räcker inte än, { $missing } saknas. Vad mer kan du lägga?
basic-low-single = { $sum }. Med dina regler måste ett enda set vara värt { $needed }.
basic-say-two-kinds = Brickorna ligger i set om tre eller fler. Det finns två sorters set. Det är hela hemligheten.
basic-say-groups =
    { $faces ->
        [cards] I en grupp har alla brickor samma valör, och ingen färg finns två gånger. Därför har den tre eller fyra brickor.
       *[numbers] I en grupp har alla brickor samma siffra, och ingen färg finns två gånger. Därför har den tre eller fyra brickor.
    }
basic-say-runs =
    { $faces ->
        [cards] I en sekvens stiger valörerna, och alla brickor har samma färg. Esset är lägst, och efter kungen kommer ingenting.
       *[numbers] I en sekvens stiger siffrorna, och alla brickor har samma färg. 1 är lägst, och efter 13 kommer ingenting.
    }
basic-say-jokers = En joker får vara vilken bricka du vill. En av de två ser ut som jag.
basic-say-own-rack =
    { $needed ->
        [0] Dina första set får bara komma från din egen brickhållare. Med dina regler får de vara värda vad som helst.
       *[other] Dina första set får bara komma från din egen brickhållare. Tillsammans måste de vara värda { $needed } eller mer.
    }
basic-say-two-sets = Räcker inte ett set? Lägg två, de räknas ihop. På den här brickhållaren räcker inget set ensamt.
basic-say-table-closed = Före ditt startdrag får du inte använda seten på bordet. Vad gör du med de här brickorna?
basic-say-look-first = När det är din tur lägger du brickor eller drar en. Så titta först: är det något som passar?
basic-say-nothing-fits = Om inget passar drar du en bricka. Det händer alla.
basic-say-not-too-long =
    { $must ->
        [yes] Med dina regler måste den som kan lägga göra det. Det är lika bra: en annan spelare har en bricka kvar, och det du har kvar ger minuspoäng.
       *[no] Du får dra även om du kan lägga. Men här har en annan spelare bara en bricka kvar, och det du har kvar ger minuspoäng.
    }

## The first round

first-title = Din första runda
first-about = En riktig runda mot en enda bot, som också är nybörjare, utan tidsgräns. En vänlig röst berättar vad du kan göra.
first-begin = Spela din första runda
first-go-on = Spela vidare
first-anew = Börja om
first-over = Din första runda är spelad. Spela så ofta du vill.

coach-title = Din coach
coach-quiet = Spela utan coach
coach-welcome = Välkommen till din första runda! Den som först lägger sin sista bricka vinner.
coach-open-not-yet = Till startdraget behöver du set från din egen brickhållare, värda minst { $needed }. Det har du inte än: dra en bricka.
coach-open-with = Nu kan du göra ditt startdrag! Lägg set värda { $needed } eller mer, till exempel med de här:
coach-trying =
    { $faces ->
        [cards] Ett set är tre eller fler brickor: samma valör i olika färger, eller kort i följd i samma färg.
       *[numbers] Ett set är tre eller fler brickor: samma siffra i olika färger, eller siffror i följd i samma färg.
    }
coach-done = Det här draget går bra. Tryck på Klar, eller lägg mer först.
coach-done-wins = Alla dina brickor ligger på bordet. Tryck på Klar, så vinner du rundan!
coach-go-out = Du kan lägga allt du har och vinna rundan nu! Tipset visar hur.
coach-play =
    { $count ->
        [one] Alla set på bordet får användas. Du kan lägga en bricka:
       *[other] Alla set på bordet får användas. Du kan lägga { $count } brickor:
    }
coach-draw = Inget passar den här gången. Dra en bricka; då är din tur slut.
coach-pass = Inget passar, och det finns inga brickor kvar att dra. Du får passa.
coach-drew = Du drog { $tile }. Nu spelar { $name }.
coach-wait = { $name } spelar. Håll koll på vad som hamnar på bordet.
coach-other-opened = { $name } har gjort sitt startdrag. Du får använda seten på bordet så snart du har gjort ditt.
coach-other-few =
    { $count ->
        [one] { $name } har en bricka kvar. Lägg det du kan: det du har kvar ger minuspoäng.
       *[other] { $name } har { $count } brickor kvar. Lägg det du kan: det du har kvar ger minuspoäng.
    }
coach-tip-slow = Det börjar långsamt, för alla.
coach-tip-hold = I början kan det löna sig att spara några brickor, så att de andra hinner lägga ut set som du kan bygga på.
coach-tip-fourth = Av ett set på fyra kan du spara den fjärde brickan: då har du oftast något att lägga nästa tur.
coach-tip-joker = En joker som du sparar är stark, men kostar { $value } poäng om du har den kvar.
coach-end-won = Du vann din första runda. Bra gjort!
coach-end-lost = Bra gjort: du har spelat din första runda. Nästa blir din.
coach-end-next = Vad vill du göra nu?

## The rules of every edition

minute-title = Reglerna på en minut
minute-sets = Ett set har minst tre brickor. Det finns två sorter:
minute-open = För att öppna lägger du set av egna brickor, oftast värda minst 30 tillsammans.
minute-build = Sedan får du bygga på alla set på bordet, ta isär dem och bygga om dem. Till slut måste varje bricka ligga i ett set.
minute-draw = Inget att lägga? Ta en bricka, så är din tur slut.
minute-joker = En joker står för vilken bricka som helst.
minute-end = Den som lägger sin sista bricka vinner rundan. Det som ligger kvar på de andras ställ räknas som minuspoäng.
editions-about = Spelet har tryckts med olika regler. Vilket häfte ligger i din spelask?
editions-list = Utgåvorna
editions-unknown = Den utgåvan finns inte: { $value }
editions-compare = Jämför utgåvorna
editions-differ = Sida vid sida
editions-differ-about = Här står bara det som skiljer; allt annat är likadant i alla utgåvor.
editions-first = Jämför
editions-second = med
editions-alike = Välj två olika utgåvor.
editions-rule = Regel
editions-reading = ○ Häftet lämnar det öppet; så här tolkar vi det.
editions-is-reading = så tolkar vi det
differ-faces = På brickorna
differ-faces-numbers = Siffror
differ-faces-cards = Spelkort
differ-jokers-free = Fria: deras set får delas och byggas om
differ-jokers-locked = Låsta: frigörs bara med exakt den bricka de står för, från brickhållaren, och ska in i ett nytt set
differ-jokers-locked-own-rack = Låsta: frigörs bara med exakt den bricka de står för, från brickhållaren, och ska in i ett nytt set av egna brickor
differ-call-out = Ropas på slutet
differ-call-done = Sägs efter turen
differ-nothing = ingenting
