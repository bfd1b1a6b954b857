### The rules of an edition

rules-title = Säännöt: { $name }
rules-house-rules = Kotisäännöt
rules-house-rule = { $parameter } on { $played } (sääntövihkossa: { $printed })
rules-readings = ○ tarkoittaa, että sääntövihko jättää asian auki ja me tulkitsemme sen näin.

rules-section-tiles = Nappulat
rules-section-start = Aloitus
rules-section-sets = Sarjat
rules-section-opening = Avaus
rules-section-turns = Vuorot
rules-section-jokers = Jokerit
rules-section-clock = Aika
rules-section-end = Kierroksen loppu
rules-section-score = Pisteet

rules-tiles = Nappuloita on 106: numerot 1–13 mustina, punaisina, sinisinä ja oransseina, kutakin kaksi, sekä kaksi jokeria. Peli sopii 2–4 pelaajalle, noin seitsenvuotiaista alkaen.
rules-faces-cards = Nappuloissa on pelikortit: risti on sininen, pata musta, hertta punainen ja ruutu oranssi. Ässä, jätkä, kuningatar ja kuningas ovat 1, 11, 12 ja 13.
rules-start = Jokainen nostaa yhden nappulan. Suurimman numeron saanut aloittaa; tasoihin jääneet nostavat uudelleen. Vuoro kiertää myötäpäivään.
rules-start-joker = Aloittajaa arvottaessa jokeria ei lasketa: nosta uusi nappula.
rules-deal = Nappulat palautetaan, kaikki sekoitetaan uudelleen, ja jokainen ottaa { $tiles_dealt } nappulaa. Loput jäävät kasaan.
rules-group = Ryhmä on kolme tai neljä eriväristä nappulaa, joissa on sama numero.
rules-run = Rivi on vähintään kolme peräkkäistä numeroa samaa väriä. 1 on aina pienin: numeron 13 jälkeen ei tule mitään.
rules-run-of-four = Rivissä on kolme tai neljä nappulaa.
rules-opening-minimum = Ensimmäiset nappulasi pelaat sarjoina pelkästään omasta pidikkeestäsi, ja niiden arvon on oltava yhteensä vähintään { $opening_minimum }. Jokeri on sen nappulan arvoinen, jota se edustaa.
rules-opening-any = Ensimmäiset nappulasi pelaat sarjoina pelkästään omasta pidikkeestäsi. Sarjojen arvolla ei ole väliä.
rules-opening-several = Avauksessa voi olla yksi tai useampi sarja.
rules-opening-single-set = Avaus on yksi ainoa sarja.
rules-opening-alone = Pöydän sarjoihin saat koskea vasta avauksen jälkeisellä vuorollasi.
rules-opening-goes-on = Kun avaus on pöydällä, saat jatkaa samalla vuorolla ja käyttää pöydän sarjoja.
rules-opening-joker-stays = Avauksessa pelattu jokeri pysyy sarjassaan tämän vuoron ajan.
rules-turn = Vuorollasi pelaat pidikkeestäsi vähintään yhden nappulan ja järjestelet pöytää mielesi mukaan, tai nostat yhden nappulan. Vuoron päättyessä jokaisen pöydällä olevan nappulan on kuuluttava oikeaan sarjaan.
rules-draw-though-able = Saat nostaa, vaikka voisit pelata.
rules-must-play = Vain se, joka ei voi pelata, saa nostaa.
rules-done = Päätä vuorosi sanomalla ”{ $call }”.
rules-joker = Jokeri käy minkä tahansa nappulan tilalle. Pöydällä olevaa jokeria ei oteta enää pidikkeeseen.
rules-jokers-free = Sarja, jossa on jokeri, on kuin mikä tahansa sarja: sen saa jakaa, siitä saa ottaa ja siihen saa lisätä. Jokeri saa vaihtaa merkitystä tai siirtyä toiseen sarjaan samalla vuorolla.
rules-jokers-any-number = Samassa sarjassa saa olla molemmat jokerit, jos siinä on myös tavallinen nappula.
rules-jokers-locked = Sarjaa, jossa on jokeri, saa vain jatkaa. Jokeri vapautuu, kun pelaat pidikkeestäsi juuri sen nappulan, jota jokeri edustaa; kolmen ryhmässä käy kumpi tahansa puuttuva väri.
rules-jokers-new-set = Vapautettu jokeri pelataan samalla vuorolla uuteen sarjaan.
rules-jokers-own-rack = Vapautettu jokeri pelataan samalla vuorolla uuteen sarjaan oman pidikkeesi nappuloiden kanssa.
rules-jokers-one = Sarjassa saa olla enintään yksi jokeri.
rules-clock = Vuoro saa kestää { $turn_seconds } sekuntia.
rules-clock-after-opening = Kun olet avannut, vuoro saa kestää { $turn_seconds } sekuntia; sitä ennen aikarajaa ei ole.
rules-clock-off = Aikarajaa ei ole.
rules-time-out =
    { $penalty_tiles ->
        [0] Jos aika loppuu, kaikki palautetaan ja vuoro päättyy.
        [one] Jos aika loppuu, kaikki palautetaan, nostat yhden nappulan ja vuoro päättyy.
       *[other] Jos aika loppuu, kaikki palautetaan, nostat { $penalty_tiles } nappulaa ja vuoro päättyy.
    }
rules-out = Se, joka pelaa pidikkeensä viimeisen nappulan, huutaa ”{ $call }” ja voittaa kierroksen.
rules-pool-play-on = Kun kasa on tyhjä, peli jatkuu; joka ei pelaa, passaa.
rules-pool-must-play = Kun kasa on tyhjä, peli jatkuu: jos voit pelata, sinun on pelattava, muuten passaat.
rules-pool-ends = Kierros päättyy siihen vuoroon, jolla kasan viimeinen nappula nostetaan.
rules-blocked = Jos kaikki passaavat vuorollaan, kierros on ohi.
rules-lowest-rack = Jos kukaan ei tyhjentänyt pidikettään, voittaa se, jolle jäi pienin summa. Tasatilanteessa voittaa se, jolla on vähemmän nappuloita, ja sitten se, joka on vuorojärjestyksessä ensin aloittajasta lukien.
rules-score-out = Jokainen hävinnyt saa pidikkeensä summan miinuspisteinä, ja voittaja saa kaikkien miinukset pluspisteinä. Pidikkeeseen jäänyt jokeri on { $joker_value } pistettä.
rules-score-difference = Jos kukaan ei tyhjentänyt pidikettään, hävinnyt saa miinuspisteinä oman summansa ja voittajan summan erotuksen, ja voittaja saa kaikkien miinukset pluspisteinä.
rules-score-own-rack = Jos kukaan ei tyhjentänyt pidikettään, hävinnyt saa miinuspisteinä koko oman summansa, ja voittaja saa kaikkien miinukset pluspisteinä.
rules-match =
    { $rounds ->
        [one] Pelissä on yksi kierros, ellette sovi muuta.
       *[other] Pelissä on { $rounds } kierrosta, ellette sovi muuta. Suurin yhteispistemäärä voittaa; plussia ja miinuksia on joka kierroksella yhtä paljon.
    }
