### Lessons, and rules side by side

## The list of lessons

learn-about = Først det grunnleggende med reven, så ti eksempler fra regelheftene. Prøv dem selv, ett etter ett.
learn-begin = Begynn med første leksjon
learn-go-on = Fortsett med leksjon { $number }
learn-all-done = Du har fullført alle leksjonene.
learn-part-basics = Det grunnleggende
learn-part-table = Bygg om på bordet
learn-part-jokers = Frigjør en joker
learn-study = Bli bedre
learn-printed-in-all = Står i alle de fem heftene.
learn-printed-in-two = Står i det nordiske og det tyske heftet.
learn-done = fullført
learn-list = Alle leksjonene

## A lesson

lesson-next = Neste leksjon
lesson-unknown = Denne leksjonen finnes ikke: { $value }
lesson-moving = Dra en brikke dit den skal, eller trykk først på den og så der den hører hjemme.
lesson-moving-keys = På et tastatur: piltastene og Enter.
lesson-start =
    { $count ->
        [one] Legg brikken fra brikkeholderen din.
        [2] Legg begge brikkene fra brikkeholderen din.
       *[other] Legg alle de { $count } brikkene fra brikkeholderen din.
    }
lesson-left =
    { $count ->
        [one] Så langt, så bra. Du har én brikke igjen.
       *[other] Så langt, så bra. Du har { $count } brikker igjen.
    }
lesson-ready = Der satt den. Trykk på Ferdig.
lesson-well-done = Godt gjort!
lesson-is-done = Leksjon { $number } av { $count } er fullført.
lesson-last = Det var den siste. Nå kan du spille din første runde.
lesson-again = En gang til
lesson-hint = Se nærmere på:
lesson-show = Vis meg
lesson-show-next = Neste steg
lesson-shown = Slik gjør du det.
lesson-now-you = Nå er det din tur
lesson-not-everywhere = Ikke i alle utgaver
lesson-editions = Tillatt i disse utgavene: { $editions }

lesson-title-groups-and-runs = Grupper og rekker
lesson-title-opening = Første melding
lesson-title-when-to-draw = Når du skal trekke
lesson-title-add = Legg til brikker
lesson-about-add = En brikke kan legges til et hvilket som helst sett på bordet der den passer.
lesson-title-take-the-fourth = Ta den fjerde
lesson-about-take-the-fourth = En gruppe trenger bare tre brikker: Ta én av fire, og bygg en rekke med den.
lesson-title-add-one-take-one = Legg til én, ta én
lesson-about-add-one-take-one = Gjør en rekke lengre i den ene enden, så blir brikken i den andre enden fri.
lesson-title-split-a-run = Del en rekke
lesson-about-split-a-run = En lang rekke blir til to hvis du har maken til en av brikkene i midten.
lesson-title-combined-split = Ta fra to sett
lesson-about-combined-split = Én brikke fra rekken og én fra gruppen blir en ny gruppe sammen med din.
lesson-title-multiple-split = Snu opp ned på alt
lesson-about-multiple-split = Rekker kan bli til grupper: Ta dem fra hverandre, og samle like tall.
lesson-title-swap-a-joker = Bytt ut en joker
lesson-about-swap-a-joker = Legg brikken jokeren står for, på jokerens plass, så kan du bruke jokeren selv.
lesson-title-split-around-a-joker = Del rundt en joker
lesson-about-split-around-a-joker = Gjør en rekke lengre i begge ender, så trengs ikke jokeren i midten lenger.
lesson-title-push-a-joker-out = Skyv ut en joker
lesson-about-push-a-joker-out = Legg til en brikke i den ene enden av en rekke, så blir jokeren i den andre enden fri.
lesson-title-dissolve-a-run = Løs opp en rekke
lesson-about-dissolve-a-run = Når alle de andre brikkene i et sett finner en ny plass, er jokeren fri.

## First steps: a lesson for beginners

basic-step = Steg { $number } av { $count }
lesson-step = Leksjon { $number } av { $count }
basic-group = Gruppe
basic-group-about =
    { $faces ->
        [cards] samme valør, forskjellige sorter
       *[numbers] samme tall, forskjellige farger
    }
basic-run = Rekke
basic-run-about =
    { $faces ->
        [cards] én sort, kort etter hverandre
       *[numbers] én farge, tall etter hverandre
    }
basic-ask-gap = Din tur: Hvilken brikke skal ligge her?
basic-ask-lay = Din tur: Legger du en brikke, eller trekker du?
basic-ask-open =
    { $needed ->
        [0] Din tur: Legg et sett fra brikkeholderen.
       *[other] Din tur: Legg sett som er verdt { $needed } eller mer.
    }
basic-gap = her mangler en brikke
basic-pool = Trekk
basic-put = Legg den der
basic-lay = Legg den
basic-lay-set = Legg settet
basic-go-on = Videre
basic-right = Nettopp!
basic-right-sum = Nettopp! { $sum }
basic-right-draw = Riktig. Du tar en brikke fra bunken, og turen din er over.
basic-wrong-draw = Se en gang til: En av brikkene dine passer.
basic-wrong-group-number = 
    { $faces ->
        [cards] Ikke helt. Dette er en gruppe: Alle brikkene har samme valør.
       *[numbers] Ikke helt. Dette er en gruppe: Alle brikkene har samme tall.
    }
basic-wrong-group-colour = 
    { $faces ->
        [cards] Valøren er riktig, men den sorten er allerede i gruppen.
       *[numbers] Tallet er riktig, men den fargen er allerede i gruppen.
    }
basic-wrong-run-colour = 
    { $faces ->
        [cards] Ikke helt. Dette er en rekke: Alle brikkene har samme sort.
       *[numbers] Ikke helt. Dette er en rekke: Alle brikkene har samme farge.
    }
basic-wrong-run-number = 
    { $faces ->
        [cards] Sorten er riktig, men en rekke har ingen hull: Her mangler en annen valør.
       *[numbers] Fargen er riktig, men en rekke har ingen hull: Her mangler et annet tall.
    }
basic-wrong-lay = Den passer ingen steder: Ingen gruppe kan bruke den, og ingen rekke fortsetter med den.
basic-wrong-closed = Den hadde passet, men først må du legge første melding.
basic-wrong-no-set = Det er ikke et sett ennå: { $flaw }.
basic-low = { $sum }. Det er ikke nok ennå, du mangler { $missing }. Hva mer kan du legge?
basic-low-single = { $sum }. Med reglene dine må ett sett alene være verdt { $needed }.
basic-say-two-kinds = Brikkene ligger i sett på tre eller flere. Det finnes to typer. Det er hele hemmeligheten.
basic-say-groups =
    { $faces ->
        [cards] I en gruppe har alle brikkene samme valør, og ingen sort er med to ganger. Derfor er den på tre eller fire brikker.
       *[numbers] I en gruppe har alle brikkene samme tall, og ingen farge er med to ganger. Derfor er den på tre eller fire brikker.
    }
basic-say-runs =
    { $faces ->
        [cards] I en rekke stiger kortene, og alle er av samme sort. Esset er lavest, og etter kongen kommer det ingenting.
       *[numbers] I en rekke stiger tallene, og alle har samme farge. 1 er lavest, og etter 13 kommer det ingenting.
    }
basic-say-jokers = En joker kan være hvilken som helst brikke. En av de to ligner på meg.
basic-say-own-rack =
    { $needed ->
        [0] De første settene dine kan bare komme fra din egen brikkeholder. Med reglene dine kan de være verdt hva som helst.
       *[other] De første settene dine kan bare komme fra din egen brikkeholder. Til sammen må de være verdt { $needed } eller mer.
    }
basic-say-two-sets = Er ikke ett sett nok? Legg to, så teller de til sammen. På denne brikkeholderen er ingen sett nok alene.
basic-say-table-closed = Før første melding kan du ikke bruke settene på bordet. Hva gjør du med disse brikkene?
basic-say-look-first = Når det er din tur, legger du brikker eller trekker en. Så se etter først: Er det noe som passer?
basic-say-nothing-fits = Hvis ingenting passer, trekker du en brikke. Det skjer med alle.
basic-say-not-too-long =
    { $must ->
        [yes] Med reglene dine må den som kan legge, gjøre det. Og det er like greit: En annen spiller har én brikke igjen, og det du sitter igjen med, teller mot deg.
       *[no] Du kan trekke selv om du kunne ha lagt noe. Men her har en annen spiller bare én brikke igjen, og det du sitter igjen med, teller mot deg.
    }

## The first round

first-title = Din første runde
first-about = En ekte runde mot én robot som også er nybegynner, uten tidsgrense. En vennlig stemme forteller hva du kan gjøre.
first-begin = Spill din første runde
first-go-on = Spill videre
first-anew = Begynn på nytt
first-over = Din første runde er spilt. Spill så ofte du vil.

coach-title = Coachen din
coach-quiet = Spill uten coach
coach-welcome = Velkommen til din første runde! Den som først legger sin siste brikke, vinner.
coach-open-not-yet = Til første melding trenger du sett fra din egen brikkeholder som er verdt minst { $needed }. Det har du ikke ennå: Trekk en brikke.
coach-open-with = Nå kan du legge første melding! Legg sett verdt { $needed } eller mer, for eksempel med disse:
coach-trying =
    { $faces ->
        [cards] Et sett er tre eller flere brikker: samme valør i forskjellige sorter, eller kort etter hverandre i én sort.
       *[numbers] Et sett er tre eller flere brikker: samme tall i forskjellige farger, eller tall etter hverandre i én farge.
    }
coach-done = Trekket er i orden. Trykk på Ferdig, eller legg mer først.
coach-done-wins = Alle brikkene dine ligger på bordet. Trykk på Ferdig, så vinner du runden!
coach-go-out = Du kan legge alt du har, og vinne runden nå! Tipset viser hvordan.
coach-play =
    { $count ->
        [one] Alle settene på bordet kan brukes. Du kan legge denne brikken:
       *[other] Alle settene på bordet kan brukes. Du kan legge disse { $count } brikkene:
    }
coach-draw = Ingenting passer denne gangen. Trekk en brikke; da er turen din over.
coach-pass = Ingenting passer, og det er ingen brikker igjen å trekke. Stå over.
coach-drew = Du trakk { $tile }. Nå spiller { $name }.
coach-wait = { $name } spiller. Følg med på hva som kommer på bordet.
coach-other-opened = { $name } har lagt første melding. Du kan bruke de settene etter din egen første melding.
coach-other-few =
    { $count ->
        [one] { $name } har én brikke igjen. Legg det du kan: Det du sitter igjen med, gir minus.
       *[other] { $name } har { $count } brikker igjen. Legg det du kan: Det du sitter igjen med, gir minus.
    }
coach-tip-slow = Det begynner langsomt, for alle.
coach-tip-hold = I begynnelsen kan det lønne seg å holde tilbake noen brikker til de andre har lagt ut sett du kan bygge på.
coach-tip-fourth = Har du et sett på fire, kan du spare den fjerde brikken: Da har du som regel noe å legge i neste tur.
coach-tip-joker = En joker du sparer på, er sterk, men koster { $value } poeng hvis du sitter igjen med den.
coach-end-won = Du vant din første runde. Godt gjort!
coach-end-lost = Godt gjort: Du har spilt din første runde. Den neste blir din.
coach-end-next = Hva nå?

## The rules of every edition

minute-title = Reglene på ett minutt
minute-sets = Et sett har minst tre brikker. Det finnes to slag:
minute-open = For å åpne legger du sett av egne brikker, vanligvis verdt minst 30 til sammen.
minute-build = Deretter kan du bygge på alle sett på bordet, ta dem fra hverandre og bygge dem om. Til slutt må hver brikke ligge i et sett.
minute-draw = Ingenting å legge? Trekk en brikke, så er turen over.
minute-joker = En joker står for hvilken som helst brikke.
minute-end = Den som legger sin siste brikke, vinner runden. Det som er igjen på de andres brikkeholdere, teller som minuspoeng.
editions-about = Spillet er gitt ut med forskjellige regler. Hvilket hefte ligger i esken din?
editions-list = Utgavene
editions-unknown = Denne utgaven finnes ikke: { $value }
editions-compare = Sammenlign utgavene
editions-differ = Side om side
editions-differ-about = Her står bare det som er forskjellig; alt annet er likt i alle utgavene.
editions-first = Sammenlign
editions-second = med
editions-alike = Velg to forskjellige utgaver.
editions-rule = Regel
editions-reading = ○ Heftet sier det ikke klart; slik tolker vi det.
editions-is-reading = slik tolker vi det
differ-faces = På brikkene
differ-faces-numbers = Tall
differ-faces-cards = Spillkort
differ-jokers-free = Frie: Sett med joker kan deles og bygges om
differ-jokers-locked = Låste: frigjøres bare med akkurat den brikken de står for, fra brikkeholderen, og skal inn i et nytt sett
differ-jokers-locked-own-rack = Strenge: frigjøres bare med akkurat den brikken de står for, fra brikkeholderen, og skal inn i et nytt sett av egne brikker
differ-call-out = Ropes til slutt
differ-call-done = Sies etter turen
differ-nothing = ingenting
