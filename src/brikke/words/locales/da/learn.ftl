### Lessons, and rules side by side

## The list of lessons

learn-about = Først det grundlæggende med ræven, så ti eksempler fra regelhæfterne. Prøv dem selv, ét ad gangen.
learn-begin = Begynd med første lektion
learn-go-on = Fortsæt med lektion { $number }
learn-all-done = Du har gennemført alle lektioner.
learn-part-basics = Det grundlæggende
learn-part-table = Byg om på bordet
learn-part-jokers = Befri en joker
learn-study = Bliv bedre
learn-printed-in-all = Står i alle fem hæfter.
learn-printed-in-two = Står i det nordiske og det tyske hæfte.
learn-done = gennemført
learn-list = Alle lektioner

## A lesson

lesson-next = Næste lektion
lesson-unknown = Den lektion findes ikke: { $value }
lesson-moving = Flyt en brik med fingeren eller musen hen, hvor den skal ligge; eller tryk på den og så der, hvor den hører til.
lesson-moving-keys = På et tastatur: piletasterne og Enter.
lesson-start =
    { $count ->
        [one] Læg brikken fra din brikholder.
       [2] Læg begge brikker fra din brikholder.
       *[other] Læg alle { $count } brikker fra din brikholder.
    }
lesson-left =
    { $count ->
        [one] Så langt, så godt. Du har én brik tilbage.
       *[other] Så langt, så godt. Du har { $count } brikker tilbage.
    }
lesson-ready = Sådan. Tryk på Færdig.
lesson-well-done = Godt klaret!
lesson-is-done = Lektion { $number } af { $count } er gennemført.
lesson-last = Det var den sidste. Nu kan du spille din første runde.
lesson-again = En gang til
lesson-hint = Se på disse:
lesson-show = Vis mig
lesson-show-next = Næste trin
lesson-shown = Sådan gør man.
lesson-now-you = Nu er det din tur
lesson-not-everywhere = Ikke i alle udgaver
lesson-editions = Tilladt i disse udgaver: { $editions }

lesson-title-groups-and-runs = Grupper og rækker
lesson-title-opening = Første melding
lesson-title-when-to-draw = Hvornår man skal trække
lesson-title-add = Læg brikker til
lesson-about-add = En brik må lægges til et hvilket som helst sæt på bordet, hvor den passer.
lesson-title-take-the-fourth = Tag den fjerde
lesson-about-take-the-fourth = En gruppe behøver kun tre brikker: Tag en af fire, og byg en række med den.
lesson-title-add-one-take-one = Læg en til, tag en
lesson-about-add-one-take-one = Gør en række længere i den ene ende, så bliver brikken i den anden ende fri.
lesson-title-split-a-run = Del en række
lesson-about-split-a-run = En lang række bliver til to, hvis du har en brik magen til en i midten.
lesson-title-combined-split = Tag fra to sæt
lesson-about-combined-split = En brik fra rækken og en fra gruppen bliver til en ny gruppe sammen med din.
lesson-title-multiple-split = Vend op og ned på det hele
lesson-about-multiple-split = Rækker kan blive til grupper: Skil dem ad, og saml ens tal.
lesson-title-swap-a-joker = Byt en joker ud
lesson-about-swap-a-joker = Læg den brik, jokeren står for, på jokerens plads, så må du selv bruge jokeren.
lesson-title-split-around-a-joker = Del omkring en joker
lesson-about-split-around-a-joker = Gør en række længere i begge ender, så er der ikke længere brug for jokeren i midten.
lesson-title-push-a-joker-out = Skub en joker ud
lesson-about-push-a-joker-out = Læg en brik til i den ene ende af en række, så bliver jokeren i den anden ende fri.
lesson-title-dissolve-a-run = Opløs en række
lesson-about-dissolve-a-run = Når alle de andre brikker i et sæt finder en ny plads, er jokeren fri.

## First steps: a lesson for beginners

basic-step = Trin { $number } af { $count }
lesson-step = Lektion { $number } af { $count }
basic-group = Gruppe
basic-group-about =
    { $faces ->
        [cards] samme værdi, forskellige kulører
       *[numbers] samme tal, forskellige farver
    }
basic-run = Række
basic-run-about =
    { $faces ->
        [cards] én kulør, værdier efter hinanden
       *[numbers] én farve, tal efter hinanden
    }
basic-ask-gap = Din tur: Hvilken brik skal ligge her?
basic-ask-lay = Din tur: Lægger du en brik, eller trækker du?
basic-ask-open =
    { $needed ->
        [0] Din tur: Læg et sæt fra din brikholder.
       *[other] Din tur: Læg sæt, der er mindst { $needed } point værd.
    }
basic-gap = her mangler en brik
basic-pool = Træk
basic-put = Læg den der
basic-lay = Læg den
basic-lay-set = Læg sættet
basic-go-on = Videre
basic-right = Lige præcis!
basic-right-sum = Lige præcis! { $sum }
basic-right-draw = Rigtigt. Du tager en brik fra bunken, og din tur er slut.
basic-wrong-draw = Kig igen: En af dine brikker passer.
basic-wrong-group-number = 
    { $faces ->
        [cards] Ikke helt. Dette er en gruppe: Alle brikker har samme værdi.
       *[numbers] Ikke helt. Dette er en gruppe: Alle brikker har samme tal.
    }
basic-wrong-group-colour = 
    { $faces ->
        [cards] Værdien er rigtig, men den kulør er allerede i gruppen.
       *[numbers] Tallet er rigtigt, men den farve er allerede i gruppen.
    }
basic-wrong-run-colour = 
    { $faces ->
        [cards] Ikke helt. Dette er en række: Alle brikker har samme kulør.
       *[numbers] Ikke helt. Dette er en række: Alle brikker har samme farve.
    }
basic-wrong-run-number = 
    { $faces ->
        [cards] Kuløren er rigtig, men en række har ingen huller: Her mangler en anden værdi.
       *[numbers] Farven er rigtig, men en række har ingen huller: Her mangler et andet tal.
    }
basic-wrong-lay = Den passer ingen steder: Ingen gruppe kan bruge den, og ingen række fortsætter med den.
basic-wrong-closed = Den ville passe, men først skal du lægge første melding.
basic-wrong-no-set = Det er ikke et sæt endnu: { $flaw }.
basic-low = { $sum }. Det er ikke nok endnu, du mangler { $missing }. Hvad kan du ellers lægge?
basic-low-single = { $sum }. Med dine regler skal ét sæt alene være { $needed } point værd.
basic-say-two-kinds = Brikkerne lægges i sæt på tre eller flere. Der er to slags. Det er hele hemmeligheden.
basic-say-groups =
    { $faces ->
        [cards] I en gruppe har alle brikker samme værdi, og ingen kulør er med to gange. Derfor er den på tre eller fire brikker.
       *[numbers] I en gruppe har alle brikker samme tal, og ingen farve er med to gange. Derfor er den på tre eller fire brikker.
    }
basic-say-runs =
    { $faces ->
        [cards] I en række stiger kortene, og alle har samme kulør. Esset er lavest, og efter kongen kommer der ikke noget.
       *[numbers] I en række stiger tallene, og alle har samme farve. 1 er lavest, og efter 13 kommer der ikke noget.
    }
basic-say-jokers = En joker kan være lige den brik, du vil. En af de to ligner mig.
basic-say-own-rack =
    { $needed ->
        [0] Dine første sæt må kun komme fra din egen brikholder. Med dine regler er det lige meget, hvad de er værd.
       *[other] Dine første sæt må kun komme fra din egen brikholder. Tilsammen skal de være mindst { $needed } point værd.
    }
basic-say-two-sets = Er ét sæt ikke nok? Læg to, så tæller de sammen. På denne brikholder er ingen sæt nok alene.
basic-say-table-closed = Før din første melding må du ikke bruge sættene på bordet. Hvad gør du med disse brikker?
basic-say-look-first = Når det er din tur, lægger du brikker eller trækker en. Så kig først: Er der noget, der passer?
basic-say-nothing-fits = Hvis intet passer, trækker du en brik. Det sker for alle.
basic-say-not-too-long =
    { $must ->
        [yes] Med dine regler skal den, der kan lægge, også gøre det. Og godt det samme: En anden spiller har én brik tilbage, og det, du sidder tilbage med, tæller imod dig.
       *[no] Du må gerne trække, selvom du kunne lægge noget. Men her har en anden spiller kun én brik tilbage, og det, du sidder tilbage med, tæller imod dig.
    }

## The first round

first-title = Din første runde
first-about = En rigtig runde mod én robot, der også er nybegynder, uden tidsgrænse. En venlig stemme fortæller, hvad du kan gøre.
first-begin = Spil din første runde
first-go-on = Spil videre
first-anew = Begynd forfra
first-over = Din første runde er spillet. Spil, så tit du vil.

coach-title = Din coach
coach-quiet = Spil uden coach
coach-welcome = Velkommen til din første runde! Den, der er først til at lægge sin sidste brik, vinder.
coach-open-not-yet = Til første melding skal du bruge sæt, som tilsammen er mindst { $needed } point værd, og alle brikkerne skal komme fra din egen brikholder. Det har du ikke endnu: Træk en brik.
coach-open-with = Nu kan du lægge første melding! Læg sæt, der tilsammen er mindst { $needed } point værd, for eksempel med disse:
coach-trying =
    { $faces ->
        [cards] Et sæt er tre eller flere brikker: samme værdi i forskellige kulører eller kort efter hinanden i én kulør.
       *[numbers] Et sæt er tre eller flere brikker: samme tal i forskellige farver eller tal efter hinanden i én farve.
    }
coach-done = Trækket er i orden. Tryk på Færdig, eller læg mere først.
coach-done-wins = Alle dine brikker ligger på bordet. Tryk på Færdig, så vinder du runden!
coach-go-out = Du kan lægge alt, hvad du har, og vinde runden nu! Hintet viser hvordan.
coach-play =
    { $count ->
        [one] Alle sæt på bordet må bruges. Du kan lægge denne brik:
       *[other] Alle sæt på bordet må bruges. Du kan lægge disse { $count } brikker:
    }
coach-draw = Der er ikke noget, der passer denne gang. Træk en brik; så er din tur slut.
coach-pass = Der er ikke noget, der passer, og ingen brikker at trække. Meld pas.
coach-drew =
    { $tile ->
        [joker] Du trak en joker. Nu spiller { $name }.
       *[other] Du trak { $tile }. Nu spiller { $name }.
    }
coach-wait = { $name } spiller. Hold øje med, hvad der kommer på bordet.
coach-other-opened = { $name } har lagt sin første melding. Du må bruge de sæt, så snart du selv har meldt.
coach-other-few =
    { $count ->
        [one] { $name } har én brik tilbage. Læg, hvad du kan: Det, du sidder tilbage med, giver minus.
       *[other] { $name } har { $count } brikker tilbage. Læg, hvad du kan: Det, du sidder tilbage med, giver minus.
    }
coach-tip-slow = Det går langsomt i begyndelsen, for alle.
coach-tip-hold = I begyndelsen kan det betale sig at holde et par brikker tilbage, så de andre lægger ud og giver dig mere at bygge på.
coach-tip-fourth = Af et sæt på fire kan du gemme den fjerde brik: Så har du for det meste noget at lægge næste tur.
coach-tip-joker = En joker, du gemmer, er stærk, men koster { $value } point, hvis du sidder tilbage med den.
coach-end-won = Du vandt din første runde. Godt klaret!
coach-end-lost = Godt klaret: Du har spillet din første runde. Den næste bliver din.
coach-end-next = Hvad nu?

## The rules of every edition

minute-title = Reglerne på et minut
minute-sets = Et sæt har mindst tre brikker. Der er to slags:
minute-open = For at åbne lægger du sæt af egne brikker, som regel mindst 30 værd i alt.
minute-build = Derefter må du bygge videre på alle sæt på bordet, skille dem ad og bygge dem om. Til sidst skal hver brik ligge i et sæt.
minute-draw = Intet at lægge? Træk en brik, så er din tur slut.
minute-joker = En joker står for en hvilken som helst brik.
minute-end = Den, der lægger sin sidste brik, vinder runden. Det, der er tilbage på de andres brikholdere, tæller som minuspoint.
editions-about = Spillet er udgivet med forskellige regler. Hvilket hæfte ligger i din æske?
editions-list = Udgaverne
editions-unknown = Den udgave findes ikke: { $value }
editions-compare = Sammenlign udgaverne
editions-differ = Side om side
editions-differ-about = Her står kun det, der er forskelligt; alt andet er ens i alle udgaver.
editions-first = Sammenlign
editions-second = med
editions-alike = Vælg to forskellige udgaver.
editions-rule = Regel
editions-reading = ○ Hæftet siger det ikke klart; sådan forstår vi det.
editions-is-reading = sådan forstår vi det
differ-faces = På brikkerne
differ-faces-numbers = Tal
differ-faces-cards = Spillekort
differ-jokers-free = Frie: Deres sæt må deles og bygges om
differ-jokers-locked = Låste: befries kun, når præcis den brik, de står for, lægges fra brikholderen, og skal så ind i et nyt sæt
differ-jokers-locked-own-rack = Strengt låste: befries kun, når præcis den brik, de står for, lægges fra brikholderen, og skal så ind i et nyt sæt med brikker fra egen brikholder
differ-call-out = Råbes til sidst
differ-call-done = Siges efter turen
differ-nothing = ingenting
