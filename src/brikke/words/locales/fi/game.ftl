### What happens at a table, in words: shared by the command line, the server and the browser.

## Why tiles are no set

violation-too-short = Sarjassa on vähintään kolme nappulaa: { $sets }
violation-only-jokers = Pelkistä jokereista ei synny sarjaa: { $sets }
violation-mixed =
    { $faces ->
        [cards] Näissä nappuloissa ei ole samaa arvoa eikä samaa maata: { $sets }
       *[numbers] Näissä nappuloissa ei ole samaa numeroa eikä samaa väriä: { $sets }
    }
violation-colours-repeat =
    { $faces ->
        [cards] Ryhmässä saa olla kutakin maata vain kerran: { $sets }
       *[numbers] Ryhmässä saa olla kutakin väriä vain kerran: { $sets }
    }
violation-group-too-large = Ryhmässä on enintään neljä nappulaa: { $sets }
violation-not-consecutive =
    { $faces ->
        [cards] Rivin korttien on oltava peräkkäisiä: { $sets }
       *[numbers] Rivin numeroiden on oltava peräkkäisiä: { $sets }
    }
violation-past-13 =
    { $faces ->
        [cards] Kuninkaan jälkeen ei tule mitään: { $sets }
       *[numbers] Numeron 13 jälkeen ei tule mitään: { $sets }
    }
violation-below-1 =
    { $faces ->
        [cards] Ennen ässää ei tule mitään: { $sets }
       *[numbers] Ennen numeroa 1 ei tule mitään: { $sets }
    }
violation-better-order = oikein: { $sets }
violation-run-too-long = Näin pitkää riviä kotisääntö ei salli: { $sets }
violation-too-many-jokers = Sarjassa saa olla vain yksi jokeri: { $sets }

## Why a turn is illegal

violation-not-owned = Näitä nappuloita ei ole pidikkeessäsi eikä pöydällä: { $tiles }
violation-missing-from-table = Pöydällä olleiden nappuloiden on jäätävä pöydälle: { $tiles }
violation-joker-taken = Jokeria ei saa koskaan ottaa pöydältä pidikkeeseen: { $tiles }
violation-nothing-played = Pelaa vähintään yksi nappula pidikkeestäsi.
violation-opening-too-low = Avauksesi arvo on { $reached }, mutta sen on oltava vähintään { $needed }.
violation-opening-not-one-set = Avauksessa saa olla vain yksi sarja: { $sets }
violation-opening-not-from-rack = Avaukseen kelpaavat vain oman pidikkeesi nappulat, eivät nämä: { $tiles }
violation-table-touched-before-opening = Älä koske pöydän sarjoihin, ennen kuin olet avannut: { $sets }
violation-table-touched-in-opening = Älä koske pöydän sarjoihin sillä vuorolla, jolla avaat: { $sets }
violation-locked-set-broken = Sarjaa, jossa on jokeri, saa vain jatkaa: { $sets }
violation-joker-swapped-from-table = Jokerin vapauttavan nappulan on tultava suoraan pidikkeestäsi, ei pöydältä eikä avauksesta: { $sets }
violation-freed-joker-not-in-new-set = Vapautettu jokeri pelataan uuteen sarjaan: { $sets }
violation-freed-joker-not-from-rack = Vapautettu jokeri pelataan uuteen sarjaan oman pidikkeesi nappuloiden kanssa: { $sets }
violation-out-of-turn = Nyt ei ole sinun vuorosi.
violation-round-over = Kierros on ohi.
violation-pool-empty = Nostettavia nappuloita ei ole enää.
violation-pool-not-empty = Vuoron voi ohittaa vasta, kun kasa on tyhjä. Nosta nappula.
violation-must-play = Voit pelata, joten sinun on myös pelattava.
violation-no-clock = Tällä vuorolla ei ole aikarajaa.

## The steps of a turn

step-lay = Pelaa uusi sarja: { $result }.
step-add = Lisää { $moved } sarjaan { $core }: { $result }.
step-form =
    { $from_rack ->
        [none] Ota { $taken }: näin syntyy { $result }.
       *[other] Ota { $taken } ja lisää { $from_rack }: näin syntyy { $result }.
    }
step-change = Jätä paikoilleen { $core } ja lisää { $moved }: näin syntyy { $result }.
step-from = { $tiles } sarjasta { $source }

## Why a record does not hold

doubt-no-round = Tallenteessa ei ole yhtään kierrosta.
doubt-too-many-rounds = Peli oli ohi jo ennen kierrosta { $round }.
doubt-round-repeated = Kierros { $round } on tallenteessa useammin kuin kerran.
doubt-rules-differ = Kierros { $round } pelattiin eri säännöillä kuin tallenteessa sanotaan.
doubt-no-seed = Kierrokselta { $round } puuttuu siemenluku tai pelaajan satunnaisluku, joten jakoa ei voi toistaa.
doubt-seed-differs = Kierroksen { $round } siemenluku ei ole se, joka luvattiin.
doubt-deal-differs = Kierroksen { $round } jako ei ole se, joka siemenluvusta seuraa.
doubt-illegal-turn = Siirto { $turn } kierroksella { $round } ei ole sallittu.
doubt-turn-differs = Siirto { $turn } kierroksella { $round } ei ole voinut mennä näin.
doubt-result-differs = Kierroksen { $round } tulos ei vastaa pelattuja siirtoja.
doubt-not-finished = Kierros { $round } on kesken.

## The editions in one line each

edition-nordic = nykyiset kansainväliset säännöt: kaikkea pöydällä olevaa saa järjestellä
edition-german = lähes samat säännöt kuin pohjoismaisessa painoksessa, mutta kello käy vasta avauksen jälkeen
edition-finnish-classic = tiukat jokerisäännöt, ja avauksen on oltava yli 30
edition-norwegian-classic = lukitut jokerit, mutta avausvuorolla saa jatkaa
edition-norwegian-cards = peli, jonka nappuloissa on pelikorttien kuvat
