### The rules of an edition

rules-title = Säännöt: { $name }
rules-house-rules = Kotisäännöt
rules-house-rule = { $parameter }: { $played } (sääntövihkossa: { $printed })
rules-house-rule-rounds = { $parameter }: { $played } (muuten { $printed })
rules-readings = ○ tarkoittaa, että sääntövihko jättää asian auki; näin me sen tulkitsemme.

rules-section-game = Peli
rules-section-tiles = Nappulat
rules-section-start = Aloitus
rules-section-sets = Sarjat
rules-section-opening = Avaus
rules-section-turns = Vuorot
rules-section-jokers = Jokerit
rules-section-clock = Aika
rules-section-end = Kierroksen loppu
rules-section-score = Pisteet
rules-section-words = Sääntövihkon sanat

rules-aim = Tavoitteena on saada ensimmäisenä kaikki nappulansa pöydälle kelvollisina sarjoina.
rules-tiles =
    { $faces ->
        [cards] Nappuloita on 106: ristin, padan, hertan ja ruudun ässä, 2–10, jätkä, rouva ja kuningas, kutakin kaksi, sekä kaksi jokeria.
       *[numbers] Nappuloita on 106: numerot 1–13 mustina, punaisina, sinisinä ja oransseina, kutakin kaksi, sekä kaksi jokeria.
    }
rules-tile-value = Nappula on numeronsa arvoinen.
rules-faces-cards = Ässän arvo on 1, jätkän 11, rouvan 12 ja kuninkaan 13. Näytöllä risti on sininen, pata musta, hertta punainen ja ruutu oranssi.
rules-players = Pelaajia on kahdesta neljään.
rules-age = Peli sopii seitsemästä ikävuodesta alkaen.
rules-words-nordic = Sääntövihkon norjankielisessä osassa sarja on ”serie”; tanskan- ja norjankielisessä osassa kierros on myös ”spil” tai ”spill”.
rules-words-german = Saksankielisessä sääntövihkossa kierros on useimmiten ”Spiel”.
rules-words-finnish-classic = Sääntövihkossa nappula on ”laatta”, pidike ”teline”, kasa ”varasto” ja rivi ”suora”.
rules-words-norwegian-classic = Sääntövihkon omat norjankieliset sanat: sarja on ”kombinasjon”, rivi ”stige”, pidike ”brikkestativ”, kasa ”reserven”, vuoro ”runde” ja kierros ”delparti”.
rules-words-norwegian-cards = Sääntövihkon omat norjankieliset sanat: sarja on ”sett”, rivi ”serie”, avaus ”startmelding” ja vuoro ”omgang”. ”Serie” tarkoittaa myös maata.
rules-start =
    { $faces ->
        [cards] Nappulat sekoitetaan kuvapuoli alaspäin, ja jokainen nostaa yhden. Suurimman kortin saanut aloittaa. Vuoro kiertää myötäpäivään.
       *[numbers] Nappulat sekoitetaan numeropuoli alaspäin, ja jokainen nostaa yhden. Suurimman numeron saanut aloittaa. Vuoro kiertää myötäpäivään.
    }
rules-start-tie = Tasoihin jääneet nostavat uudelleen.
rules-start-joker = Aloittajaa arvottaessa jokeria ei lasketa: nosta uudelleen.
rules-start-each-round = Aloittaja arvotaan uudelleen ennen jokaista kierrosta.
rules-deal = Nappulat palautetaan, kaikki sekoitetaan uudelleen, ja jokainen ottaa { $tiles_dealt } nappulaa. Loput jäävät kasaan.
rules-custom-stacks = Oikean pöydän ääressä nappulat voi koota numeropuoli alaspäin seitsemän nappulan pinoiksi: jokainen ottaa kaksi pinoa, ja loput muodostavat kasan.
rules-custom-seats-by-draw = Oikean pöydän ääressä voitte istua nostettujen nappuloiden mukaisessa järjestyksessä, suurin ensin, ja vaihtaa paikkoja jokaisen kierroksen jälkeen.
rules-custom-hidden-racks = Oikean pöydän ääressä nappulat asetetaan pidikkeeseen niin, etteivät muut näe niitä.
rules-group =
    { $faces ->
        [cards] Ryhmä on kolme tai neljä samanarvoista nappulaa eri maista.
       *[numbers] Ryhmä on kolme tai neljä eriväristä nappulaa, joissa on sama numero.
    }
rules-run =
    { $faces ->
        [cards] Rivi on vähintään kolme saman maan peräkkäistä korttia. Ässä on aina pienin: kuninkaan jälkeen ei tule mitään.
       *[numbers] Rivi on vähintään kolme peräkkäistä numeroa samaa väriä. 1 on aina pienin: numeron 13 jälkeen ei tule mitään.
    }
rules-run-reading = Sääntövihkossa puhutaan kolmesta tai neljästä nappulasta, mutta sen omassa esimerkissä jaetaan viiden nappulan rivi. Rivi saa siis olla pidempikin.
rules-run-reading-nordic = Vain sääntövihkon suomenkielisessä osassa puhutaan kolmesta tai neljästä nappulasta, ja senkin omassa esimerkissä jaetaan viiden nappulan rivi. Rivi saa siis olla pidempikin.
rules-run-of-four =
    { $faces ->
        [cards] Rivi on kolme tai neljä saman maan peräkkäistä korttia. Ässä on aina pienin: kuninkaan jälkeen ei tule mitään.
       *[numbers] Rivi on kolme tai neljä peräkkäistä numeroa samaa väriä. 1 on aina pienin: numeron 13 jälkeen ei tule mitään.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Ensimmäiset nappulasi pelaat yhdellä vuorolla sarjoina pelkästään omasta pidikkeestäsi, ja niiden arvojen summan on oltava yli 30.
       *[other] Ensimmäiset nappulasi pelaat yhdellä vuorolla sarjoina pelkästään omasta pidikkeestäsi, ja niiden arvojen summan on oltava vähintään { $opening_minimum }.
    }
rules-opening-minimum-single = Ensimmäiset nappulasi pelaat yhtenä ainoana sarjana pelkästään omasta pidikkeestäsi, ja sen arvon on oltava vähintään { $opening_minimum }.
rules-opening-any-single = Ensimmäiset nappulasi pelaat yhtenä ainoana sarjana pelkästään omasta pidikkeestäsi. Sarjan arvolla ei ole väliä.
rules-opening-any = Ensimmäiset nappulasi pelaat sarjoina pelkästään omasta pidikkeestäsi. Sarjojen arvolla ei ole väliä.
rules-opening-joker = Avauksessa saa olla jokeri: se on sen nappulan arvoinen, jota se edustaa.
rules-opening-several = Avauksessa voi olla yksi tai useampi sarja.
rules-opening-several-nordic = Avauksessa voi olla yksi tai useampi sarja; vain sääntövihkon suomenkielisessä osassa puhutaan yhdestä.
rules-opening-several-finnish-classic = Avauksessa voi olla yksi tai useampi sarja; sääntövihkossa puhutaan yhdestä.
rules-opening-several-norwegian-cards = Avauksessa voi olla yksi tai useampi sarja; sääntövihkossa puhutaan ensin yhdestä, sitten ryhmistä ja riveistä.
rules-opening-alone = Vasta avauksen jälkeisellä vuorollasi saat koskea pöydän sarjoihin ja vapauttaa jokereita.
rules-opening-goes-on = Ennen kuin avauksesi on pöydällä, et saa koskea pöydän sarjoihin etkä vapauttaa jokeria. Sen jälkeen saat jatkaa samalla vuorolla ja käyttää pöydän sarjoja.
rules-opening-joker-stays = Avauksessa pelattu jokeri pysyy sarjassaan tämän vuoron ajan.
rules-opening-wait = Jos et voi avata tai haluat vielä odottaa, nosta yksi nappula; silloin vuorosi päättyy.
rules-opening-cannot = Jos et voi avata, nosta yksi nappula; silloin vuorosi päättyy.
rules-turn = Vuorollasi joko pelaat pidikkeestäsi yhden tai useamman nappulan ja saat järjestellä pöytää mielesi mukaan, tai nostat yhden nappulan, jolloin vuorosi päättyy. Vuoron päättyessä jokaisen pöydällä olevan nappulan on kuuluttava kelvolliseen sarjaan.
rules-rearrange = Saat lisätä nappuloita pöydän sarjoihin, jakaa sarjoja ja ottaa niistä nappuloita uusiin sarjoihin. Pöydältä ei oteta nappuloita pidikkeeseen.
rules-draw-though-able = Saat nostaa, vaikka voisit pelata.
rules-draw-though-able-later = Myös avauksen jälkeen saat nostaa, vaikka voisit pelata.
rules-must-play = Vain se, joka ei voi pelata, saa nostaa.
rules-done = Oikean pöydän ääressä sanotaan ”{ $call }”, kun vuoro päättyy.
rules-joker = Jokeri käy minkä tahansa nappulan tilalle. Pöydällä olevaa jokeria ei oteta enää pidikkeeseen.
rules-joker-german = Jokeri käy minkä tahansa nappulan tilalle; sen omalla värillä ei ole väliä. Pöydällä olevaa jokeria ei oteta enää pidikkeeseen.
rules-jokers-free =
    { $faces ->
        [cards] Sarja, jossa on jokeri, on kuin mikä tahansa sarja: sen saa jakaa, siitä saa ottaa ja siihen saa lisätä. Jokeri vapautuu, kun panet sen paikalle pidikkeestäsi tai pöydältä nappulan, jota se edustaa (kolmen nappulan ryhmässä käy kumpi tahansa puuttuva maa), tai järjestät sarjan niin, ettei jokeria enää tarvita.
       *[numbers] Sarja, jossa on jokeri, on kuin mikä tahansa sarja: sen saa jakaa, siitä saa ottaa ja siihen saa lisätä. Jokeri vapautuu, kun panet sen paikalle pidikkeestäsi tai pöydältä nappulan, jota se edustaa (kolmen nappulan ryhmässä käy kumpi tahansa puuttuva väri), tai järjestät sarjan niin, ettei jokeria enää tarvita.
    }
rules-jokers-freed = Sääntövihkon mukaan vapautettu jokeri käytetään samalla vuorolla uudessa sarjassa. Koska jokaisen sarjan saa koota uudelleen, jokeri saa olla missä tahansa pöydän sarjassa ja edustaa muuta nappulaa kuin ennen.
rules-jokers-freed-german = Sääntövihkon mukaan vapautettu jokeri käytetään samalla vuorolla jossakin toisessa sarjassa. Koska jokaisen sarjan saa koota uudelleen, jokeri saa olla missä tahansa pöydän sarjassa ja edustaa muuta nappulaa kuin ennen.
rules-jokers-anywhere = Jokeri saa olla missä tahansa pöydän sarjassa ja edustaa muuta nappulaa kuin ennen.
rules-jokers-any-number = Samassa sarjassa saavat olla molemmat jokerit. Yksi nappula ja kaksi jokeria luetaan riviksi tai ryhmäksi sen mukaan, kumpi on arvokkaampi.
rules-jokers-locked =
    { $faces ->
        [cards] Sarjaa, jossa on jokeri, saa vain jatkaa: sitä ei saa jakaa eikä siitä saa ottaa nappuloita, ja jokeri edustaa edelleen samaa nappulaa. Jokeri vapautuu vain, kun pelaat sen paikalle pidikkeestäsi juuri sen nappulan, jota jokeri edustaa; kolmen nappulan ryhmässä käy kumpi tahansa puuttuva maa.
       *[numbers] Sarjaa, jossa on jokeri, saa vain jatkaa: sitä ei saa jakaa eikä siitä saa ottaa nappuloita, ja jokeri edustaa edelleen samaa nappulaa. Jokeri vapautuu vain, kun pelaat sen paikalle pidikkeestäsi juuri sen nappulan, jota jokeri edustaa; kolmen nappulan ryhmässä käy kumpi tahansa puuttuva väri.
    }
rules-jokers-new-set = Vapautettu jokeri pelataan samalla vuorolla uuteen sarjaan; ei riitä, että sen lisää pöydällä jo olevaan sarjaan.
rules-jokers-own-rack = Vapautettu jokeri pelataan samalla vuorolla uuteen sarjaan, jonka kaikki muut nappulat tulevat omasta pidikkeestäsi.
rules-jokers-by-owner = Sääntövihkossa puhutaan vain siitä, että jokerin vapauttaa toinen pelaaja. Myös jokerin pelannut saa vapauttaa sen jollakin myöhemmällä vuorolla.
rules-jokers-one = Sarjassa saa olla enintään yksi jokeri.
rules-clock = Vuoron aikaraja on { $time }.
rules-clock-after-opening = Kun olet avannut, vuoron aikaraja on { $time }; sitä ennen aikarajaa ei ole.
rules-clock-off = Aikarajaa ei ole.
rules-time-out =
    { $penalty_tiles ->
        [0] Jos aika loppuu, ennen kuin siirtosi on valmis, nappulat palautetaan paikoilleen, ja vuorosi päättyy.
        [one] Jos aika loppuu, ennen kuin siirtosi on valmis, nappulat palautetaan paikoilleen, nostat yhden nappulan, ja vuorosi päättyy.
       *[other] Jos aika loppuu, ennen kuin siirtosi on valmis, nappulat palautetaan paikoilleen, nostat { $penalty_tiles } nappulaa, ja vuorosi päättyy.
    }
rules-idling = Rangaistus on sama, vaikka et olisi siirtänyt yhtään nappulaa.
rules-time-out-short = Jos kasassa on nappuloita vähemmän, nostat loput.
rules-time-out-empty = Jos kasa on tyhjä, ajan loppuminen lasketaan vuoron ohittamiseksi.
rules-time-out-valid = Näytöllä siirto, joka on ajan loppuessa kelvollinen, jää voimaan.
rules-custom-lost-tiles = Oikean pöydän ääressä nappulat, joiden paikkaa kukaan ei muista, siirretään kasaan.
rules-out = Se, joka pelaa pidikkeensä viimeisen nappulan, huutaa ”{ $call }” ja voittaa kierroksen.
rules-pool-play-on = Kun kasa on tyhjä, peli jatkuu; joka ei pelaa, ohittaa vuoronsa.
rules-pool-must-play = Kun kasa on tyhjä, peli jatkuu: jos voit pelata, sinun on pelattava, muuten ohitat vuorosi.
rules-pool-ends = Kierros päättyy siihen vuoroon, jolla kasan viimeinen nappula nostetaan.
rules-blocked = Jos kaikki ohittavat vuoronsa peräkkäin, kierros on ohi.
rules-lowest-rack = Jos kukaan ei tyhjennä pidikettään, voittaa se, jonka pidikkeessä on pienin summa.
rules-lowest-tie = Jos usealla on sama pienin summa, voittaa heistä se, jolla on vähiten nappuloita, ja jos niitäkin on yhtä monta, se, joka on vuorojärjestyksessä ensin aloittajasta lukien.
rules-score-out = Jokainen hävinnyt saa pidikkeensä summan miinuspisteinä, ja voittaja saa kaikkien miinukset pluspisteinä. Pidikkeeseen jäänyt jokeri on { $joker_value } pistettä.
rules-score-difference = Jos kukaan ei tyhjennä pidikettään, hävinnyt saa miinuspisteitä sen verran kuin hänen summansa on voittajan summaa suurempi, ja voittaja saa kaikkien miinukset pluspisteinä.
rules-score-own-rack = Jos kukaan ei tyhjennä pidikettään, hävinnyt saa miinuspisteinä koko oman summansa, ja voittaja saa kaikkien miinukset pluspisteinä.
rules-match =
    { $rounds ->
        [one] Sovitte itse, montako kierrosta pelissä on; tässä niitä on yksi.
       *[other] Sovitte itse, montako kierrosta pelissä on; tässä niitä on { $rounds }. Suurin yhteispistemäärä voittaa; plussia ja miinuksia on yhtä paljon joka kierroksella ja loppupisteissä.
    }
