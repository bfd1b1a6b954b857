### What happens at a table, in words: shared by the command line, the server and the browser.

## Why tiles are no set

violation-too-short = Et sett har minst tre brikker: { $sets }
violation-only-jokers = Jokere alene er ikke et sett: { $sets }
violation-mixed =
    { $faces ->
        [cards] Disse brikkene har verken samme valør eller samme sort: { $sets }
       *[numbers] Disse brikkene har verken samme tall eller samme farge: { $sets }
    }
violation-colours-repeat =
    { $faces ->
        [cards] I en gruppe kan hver sort bare være med én gang: { $sets }
       *[numbers] I en gruppe kan hver farge bare være med én gang: { $sets }
    }
violation-group-too-large = En gruppe har høyst fire brikker: { $sets }
violation-not-consecutive =
    { $faces ->
        [cards] Kortene i en rekke må følge etter hverandre: { $sets }
       *[numbers] Tallene i en rekke må følge etter hverandre: { $sets }
    }
violation-past-13 =
    { $faces ->
        [cards] Ingenting kommer etter kongen: { $sets }
       *[numbers] Ingenting kommer etter 13: { $sets }
    }
violation-below-1 =
    { $faces ->
        [cards] Ingenting kommer før esset: { $sets }
       *[numbers] Ingenting kommer før 1: { $sets }
    }
violation-better-order = riktig: { $sets }
violation-run-too-long = Så lang kan en rekke ikke være etter denne husregelen: { $sets }
violation-too-many-jokers = Et sett kan bare ha én joker: { $sets }

## Why a turn is illegal

violation-not-owned = Disse brikkene ligger verken i brikkeholderen din eller på bordet: { $tiles }
violation-missing-from-table = Brikker som lå på bordet, må bli liggende der: { $tiles }
violation-joker-taken = En joker på bordet kan aldri tas tilbake til brikkeholderen: { $tiles }
violation-nothing-played = Legg minst én brikke fra brikkeholderen din.
violation-opening-too-low = Første melding er på { $reached }, men må være på minst { $needed }.
violation-opening-not-one-set = Første melding skal være ett sett, ikke flere: { $sets }
violation-opening-not-from-rack = Første melding skal bare bestå av brikker fra din egen brikkeholder, ikke av disse: { $tiles }
violation-table-touched-before-opening = La bordet være i fred til du har lagt første melding: { $sets }
violation-table-touched-in-opening = La bordet være i fred i den turen du legger første melding: { $sets }
violation-locked-set-broken = Et sett med joker kan bare bygges ut: { $sets }
violation-joker-swapped-from-table = Brikken som frigjør en joker, må komme rett fra brikkeholderen din, ikke fra bordet eller første melding: { $sets }
violation-freed-joker-not-in-new-set = En frigjort joker skal inn i et nytt sett: { $sets }
violation-freed-joker-not-from-rack = En frigjort joker skal inn i et nytt sett med brikker fra din egen brikkeholder: { $sets }
violation-out-of-turn = Det er ikke din tur.
violation-round-over = Runden er over.
violation-pool-empty = Det er ingen brikker igjen å trekke.
violation-pool-not-empty = Du kan bare stå over når bunken er tom: Trekk en brikke.
violation-must-play = Du kan legge noe, og da må du gjøre det.
violation-no-clock = Denne turen har ingen tidsgrense.

## The steps of a turn

step-lay = Legg { $result }.
step-add = Legg { $moved } til { $core }: Det blir { $result }.
step-form = Ta { $taken }{ $from_rack ->
        [none] {""}
       *[other] , pluss { $from_rack } fra brikkeholderen
    }: Det blir { $result }.
step-change = Behold { $core } og bygg på med { $moved }: Det blir { $result }.
step-from = { $tiles } fra { $source }

## Why a record does not hold

doubt-no-round = Det er ingen runder i loggen.
doubt-too-many-rounds = Spillet var over før runde { $round }.
doubt-round-repeated = Runde { $round } er med flere ganger.
doubt-rules-differ = Runde { $round } ble spilt etter andre regler enn loggen sier.
doubt-no-seed = Runde { $round } mangler startverdien eller det tilfeldige tallet til en spiller, så utdelingen kan ikke gjentas.
doubt-seed-differs = Startverdien for runde { $round } er ikke den som ble lovet.
doubt-deal-differs = Utdelingen i runde { $round } er ikke den som startverdien gir.
doubt-illegal-turn = Trekk { $turn } i runde { $round } er ulovlig.
doubt-turn-differs = Trekk { $turn } i runde { $round } kan ikke ha foregått slik.
doubt-result-differs = Resultatet av runde { $round } stemmer ikke med trekkene.
doubt-not-finished = Runde { $round } er ikke ferdig.

## The editions in one line each

edition-nordic = dagens internasjonale regler: Alt på bordet kan bygges om
edition-german = nesten som den nordiske, men klokka går først etter første melding
edition-finnish-classic = strenge jokerregler, og første melding må være på mer enn 30
edition-norwegian-classic = låste jokere, men du kan fortsette turen etter første melding
edition-norwegian-cards = spillet med spillkort på brikkene
