### The rules of an edition

rules-title = Säännöt: { $name }
rules-house-rules = Kotisäännöt
rules-house-rule = { $parameter }: { $played } (sääntövihkossa: { $printed })
rules-readings = ○ tarkoittaa, että sääntövihko jättää asian auki; näin me sen tulkitsemme.

rules-section-tiles = Nappulat
rules-section-start = Aloitus
rules-section-sets = Sarjat
rules-section-opening = Avaus
rules-section-turns = Vuorot
rules-section-jokers = Jokerit
rules-section-clock = Aika
rules-section-end = Kierroksen loppu
rules-section-score = Pisteet

rules-tiles =
    { $faces ->
        [cards] Nappuloita on 106: ristin, padan, hertan ja ruudun ässä, 2–10, jätkä, rouva ja kuningas, kutakin kaksi, sekä kaksi jokeria.
       *[numbers] Nappuloita on 106: numerot 1–13 mustina, punaisina, sinisinä ja oransseina, kutakin kaksi, sekä kaksi jokeria.
    }
rules-faces-cards = Ässän arvo on 1, jätkän 11, rouvan 12 ja kuninkaan 13. Näytöllä risti on sininen, pata musta, hertta punainen ja ruutu oranssi.
rules-players = Pelaajia on kahdesta neljään.
rules-age = Peli sopii noin seitsemästä ikävuodesta alkaen.
rules-words-nordic = Sääntövihkon norjankielisessä osassa sarja on ”serie”.
rules-words-german = Saksankielisessä sääntövihkossa kierros on ”Spiel”.
rules-words-finnish-classic = Sääntövihkossa nappula on laatta, pidike teline, kasa varasto ja rivi suora.
rules-words-norwegian-classic = Sääntövihkon omat norjankieliset sanat: sarja on ”kombinasjon”, rivi ”stige”, pidike ”brikkestativ”, kasa ”reserven” ja kierros ”delparti”.
rules-words-norwegian-cards = Sääntövihkon omat norjankieliset sanat: sarja on ”sett”, rivi ”serie”, avaus ”startmelding” ja vuoro ”omgang”.
rules-start =
    { $faces ->
        [cards] Jokainen nostaa yhden nappulan. Suurimman kortin saanut aloittaa. Vuoro kiertää myötäpäivään.
       *[numbers] Jokainen nostaa yhden nappulan. Suurimman numeron saanut aloittaa. Vuoro kiertää myötäpäivään.
    }
rules-start-tie = Tasoihin jääneet nostavat uudelleen.
rules-start-joker = Aloittajaa arvottaessa jokeria ei lasketa: nosta uudelleen.
rules-deal = Nappulat palautetaan, kaikki sekoitetaan uudelleen, ja jokainen ottaa { $tiles_dealt } nappulaa. Loput jäävät kasaan.
rules-custom-seats-by-draw = Oikean pöydän ääressä voitte istua nostettujen nappuloiden mukaisessa järjestyksessä, suurin ensin.
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
rules-run-reading = Sääntövihkossa puhutaan kolmesta tai neljästä nappulasta, mutta sen omassa esimerkissä jaetaan viiden nappulan rivi.
rules-run-of-four =
    { $faces ->
        [cards] Rivi on kolme tai neljä saman maan peräkkäistä korttia. Ässä on aina pienin: kuninkaan jälkeen ei tule mitään.
       *[numbers] Rivi on kolme tai neljä peräkkäistä numeroa samaa väriä. 1 on aina pienin: numeron 13 jälkeen ei tule mitään.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Ensimmäiset nappulasi pelaat sarjoina pelkästään omasta pidikkeestäsi, ja niiden arvon on oltava yhteensä yli 30.
       *[other] Ensimmäiset nappulasi pelaat sarjoina pelkästään omasta pidikkeestäsi, ja niiden arvon on oltava yhteensä vähintään { $opening_minimum }.
    }
rules-opening-minimum-single = Ensimmäiset nappulasi pelaat yhtenä ainoana sarjana pelkästään omasta pidikkeestäsi, ja sen arvon on oltava vähintään { $opening_minimum }.
rules-opening-any-single = Ensimmäiset nappulasi pelaat yhtenä ainoana sarjana pelkästään omasta pidikkeestäsi. Sarjan arvolla ei ole väliä.
rules-opening-any = Ensimmäiset nappulasi pelaat sarjoina pelkästään omasta pidikkeestäsi. Sarjojen arvolla ei ole väliä.
rules-opening-joker = Avauksessa saa olla jokeri: se on sen nappulan arvoinen, jota se edustaa.
rules-opening-several = Avauksessa voi olla yksi tai useampi sarja.
rules-opening-alone = Pöydän sarjoihin saat koskea vasta avauksen jälkeisellä vuorollasi.
rules-opening-goes-on = Kun avauksesi on pöydällä, saat jatkaa samalla vuorolla ja käyttää pöydän muita sarjoja.
rules-opening-joker-stays = Avauksessa pelattu jokeri pysyy sarjassaan tämän vuoron ajan.
rules-turn = Vuorollasi pelaat pidikkeestäsi vähintään yhden nappulan ja järjestelet pöytää mielesi mukaan, tai nostat yhden nappulan. Vuoron päättyessä jokaisen pöydällä olevan nappulan on kuuluttava kelvolliseen sarjaan.
rules-draw-though-able = Saat nostaa, vaikka voisit pelata.
rules-must-play = Vain se, joka ei voi pelata, saa nostaa.
rules-done = Oikean pöydän ääressä sanotaan ”{ $call }”, kun vuoro päättyy.
rules-joker = Jokeri käy minkä tahansa nappulan tilalle. Pöydällä olevaa jokeria ei oteta enää pidikkeeseen.
rules-jokers-free = Sarja, jossa on jokeri, on kuin mikä tahansa sarja: sen saa jakaa, siitä saa ottaa ja siihen saa lisätä. Jokerin korvaava nappula voi tulla pidikkeestäsi tai pöydältä, ja jokeri saa vaihtaa merkitystä.
rules-jokers-freed = Sääntövihkon mukaan vapautettu jokeri käytetään samalla vuorolla uudessa sarjassa. Koska jokaisen sarjan saa koota uudelleen, jokeri saa olla missä tahansa pöydän sarjassa.
rules-jokers-any-number = Samassa sarjassa saavat olla molemmat jokerit, jos siinä on myös vähintään yksi tavallinen nappula.
rules-jokers-locked =
    { $faces ->
        [cards] Sarjaa, jossa on jokeri, saa vain jatkaa. Jokeri vapautuu vain, kun pelaat pidikkeestäsi juuri sen nappulan, jota jokeri edustaa; kolmen nappulan ryhmässä käy kumpi tahansa puuttuva maa.
       *[numbers] Sarjaa, jossa on jokeri, saa vain jatkaa. Jokeri vapautuu vain, kun pelaat pidikkeestäsi juuri sen nappulan, jota jokeri edustaa; kolmen nappulan ryhmässä käy kumpi tahansa puuttuva väri.
    }
rules-jokers-new-set = Vapautettu jokeri pelataan samalla vuorolla uuteen sarjaan.
rules-jokers-own-rack = Vapautettu jokeri pelataan samalla vuorolla uuteen sarjaan oman pidikkeesi nappuloiden kanssa.
rules-jokers-by-owner = Sääntövihkossa puhutaan vain siitä, että jokerin vapauttaa toinen pelaaja. Myös jokerin pelannut saa vapauttaa sen jollakin myöhemmällä vuorolla.
rules-jokers-one = Sarjassa saa olla enintään yksi jokeri.
rules-clock = Vuoron aikaraja on { $time }.
rules-clock-after-opening = Kun olet avannut, vuoron aikaraja on { $time }; sitä ennen aikarajaa ei ole.
rules-clock-off = Aikarajaa ei ole.
rules-time-out =
    { $penalty_tiles ->
        [0] Jos aika loppuu, kaikki palautetaan, ja vuorosi päättyy.
        [one] Jos aika loppuu, kaikki palautetaan, nostat yhden nappulan, ja vuorosi päättyy.
       *[other] Jos aika loppuu, kaikki palautetaan, nostat { $penalty_tiles } nappulaa, ja vuorosi päättyy.
    }
rules-idling = Rangaistus on sama, vaikka et olisi siirtänyt yhtään nappulaa.
rules-custom-lost-tiles = Oikean pöydän ääressä nappulat, joiden paikkaa kukaan ei muista, siirretään kasaan.
rules-out = Se, joka pelaa pidikkeensä viimeisen nappulan, huutaa ”{ $call }” ja voittaa kierroksen.
rules-pool-play-on = Kun kasa on tyhjä, peli jatkuu; joka ei pelaa, ohittaa vuoronsa.
rules-pool-must-play = Kun kasa on tyhjä, peli jatkuu: jos voit pelata, sinun on pelattava, muuten ohitat vuorosi.
rules-pool-ends = Kierros päättyy siihen vuoroon, jolla kasan viimeinen nappula nostetaan.
rules-blocked = Jos kaikki vuorollaan ohittavat, kierros on ohi.
rules-lowest-rack = Jos kukaan ei tyhjennä pidikettään, voittaa se, jonka pidikkeessä on pienin summa.
rules-lowest-tie = Jos kahdella on sama pienin summa, voittaa se, jolla on vähemmän nappuloita, ja jos niitäkin on yhtä monta, se, joka on vuorojärjestyksessä ensin aloittajasta lukien.
rules-score-out = Jokainen hävinnyt saa pidikkeensä summan miinuspisteinä, ja voittaja saa kaikkien miinukset pluspisteinä. Pidikkeeseen jäänyt jokeri on { $joker_value } pistettä.
rules-score-difference = Jos kukaan ei tyhjennä pidikettään, hävinnyt saa miinuspisteinä oman summansa ja voittajan summan erotuksen, ja voittaja saa kaikkien miinukset pluspisteinä.
rules-score-own-rack = Jos kukaan ei tyhjennä pidikettään, hävinnyt saa miinuspisteinä koko oman summansa, ja voittaja saa kaikkien miinukset pluspisteinä.
rules-match =
    { $rounds ->
        [one] Pelissä on yksi kierros, ellette sovi muuta.
       *[other] Pelissä on { $rounds } kierrosta, ellette sovi muuta. Suurin yhteispistemäärä voittaa; plussia ja miinuksia on joka kierroksella yhtä paljon.
    }
