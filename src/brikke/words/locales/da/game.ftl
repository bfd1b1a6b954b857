### What happens at a table, in words: shared by the command line, the server and the browser.

## Why tiles are no set

violation-too-short = Et sæt har mindst tre brikker: { $sets }
violation-only-jokers = Jokere alene er ikke et sæt: { $sets }
violation-mixed =
    { $faces ->
        [cards] Brikkerne har hverken samme værdi eller samme kulør: { $sets }
       *[numbers] Brikkerne har hverken samme tal eller samme farve: { $sets }
    }
violation-colours-repeat =
    { $faces ->
        [cards] I en gruppe må hver kulør kun være med én gang: { $sets }
       *[numbers] I en gruppe må hver farve kun være med én gang: { $sets }
    }
violation-group-too-large = En gruppe har højst fire brikker: { $sets }
violation-not-consecutive =
    { $faces ->
        [cards] Kortene i en række skal følge efter hinanden: { $sets }
       *[numbers] Tallene i en række skal følge efter hinanden: { $sets }
    }
violation-past-13 =
    { $faces ->
        [cards] Der kommer ikke noget efter kongen: { $sets }
       *[numbers] Der kommer ikke noget efter 13: { $sets }
    }
violation-below-1 =
    { $faces ->
        [cards] Der kommer ikke noget før esset: { $sets }
       *[numbers] Der kommer ikke noget før 1: { $sets }
    }
violation-better-order = rigtigt: { $sets }
violation-run-too-long = Efter jeres husregler må en række ikke være så lang: { $sets }
violation-too-many-jokers = Et sæt må kun have én joker: { $sets }

## Why a turn is illegal

violation-not-owned = Brikkerne ligger hverken på din brikholder eller på bordet: { $tiles }
violation-missing-from-table = Brikker, der lå på bordet, skal blive liggende der: { $tiles }
violation-joker-taken = En joker på bordet må aldrig tages tilbage til brikholderen: { $tiles }
violation-nothing-played = Læg mindst én brik fra din brikholder.
violation-opening-too-low = Første melding er på { $reached }, men skal være på mindst { $needed }.
violation-opening-not-one-set = Første melding skal være ét sæt, ikke flere: { $sets }
violation-opening-not-from-rack = Første melding må kun bestå af brikker fra din egen brikholder, ikke af disse: { $tiles }
violation-table-touched-before-opening = Lad bordet være i fred, til du har lagt første melding: { $sets }
violation-table-touched-in-opening = Lad bordet være i fred i den tur, hvor du lægger første melding: { $sets }
violation-locked-set-broken = Et sæt med en joker må kun udbygges: { $sets }
violation-joker-swapped-from-table = Den brik, der befrier en joker, skal komme direkte fra din brikholder, ikke fra bordet eller første melding: { $sets }
violation-freed-joker-not-in-new-set = En befriet joker skal ind i et nyt sæt: { $sets }
violation-freed-joker-not-from-rack = En befriet joker skal ind i et nyt sæt med brikker fra din egen brikholder: { $sets }
violation-out-of-turn = Det er ikke din tur.
violation-round-over = Runden er slut.
violation-pool-empty = Der er ikke flere brikker at trække.
violation-pool-not-empty = Du kan kun melde pas, når bunken er tom: Træk en brik.
violation-must-play = Du kan lægge noget, så det skal du gøre.
violation-no-clock = Der er ingen tidsgrænse i denne tur.

## The steps of a turn

step-lay = Læg { $result }.
step-add = Læg { $moved } til { $core }: { $result }.
step-form = Tag { $taken }{ $from_rack ->
        [none] {""}
       *[other] {" "}og { $from_rack } fra brikholderen
    }: Det bliver { $result }.
step-change = Behold { $core }, og tilføj { $moved }: Det bliver { $result }.
step-from = { $tiles } fra { $source }

## Why a record does not hold

doubt-no-round = Der er ingen runder i loggen.
doubt-too-many-rounds = Spillet var slut før runde { $round }.
doubt-round-repeated = Runde { $round } er med flere gange.
doubt-rules-differ = Runde { $round } blev spillet efter andre regler, end loggen siger.
doubt-no-seed = Runde { $round } mangler startværdien eller en spillers tilfældige tal, så uddelingen kan ikke gentages.
doubt-seed-differs = Startværdien for runde { $round } er ikke den, der blev lovet.
doubt-deal-differs = Uddelingen i runde { $round } er ikke den, startværdien giver.
doubt-illegal-turn = Træk { $turn } i runde { $round } er ikke tilladt.
doubt-turn-differs = Træk { $turn } i runde { $round } kan ikke være foregået sådan.
doubt-result-differs = Resultatet af runde { $round } stemmer ikke med trækkene.
doubt-not-finished = Runde { $round } er ikke færdig.

## The editions in one line each

edition-nordic = nutidens internationale regler: Alt på bordet må bygges om
edition-german = næsten som den nordiske udgave, men uret går først efter første melding
edition-finnish-classic = strenge jokerregler, og første melding skal være på mere end 30
edition-norwegian-classic = strenge jokerregler, men du må fortsætte turen efter første melding
edition-norwegian-cards = spillet med spillekort på brikkerne
