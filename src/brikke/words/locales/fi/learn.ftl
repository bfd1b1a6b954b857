### Lessons, and rules side by side

## The list of lessons

learn-about = Ensiaskeleet ketun kanssa, sitten kymmenen esimerkkiä sääntövihkoista. Kokeile niitä itse, yksi kerrallaan.
learn-begin = Aloita ensimmäisestä harjoituksesta
learn-go-on = Jatka: harjoitus { $number }
learn-all-done = Olet tehnyt kaikki harjoitukset.
learn-part-basics = Ensiaskeleet
learn-part-table = Pöydän järjesteleminen
learn-part-jokers = Jokerin vapauttaminen
learn-study = Kehity paremmaksi
learn-printed-in-all = Nämä ovat kaikissa viidessä sääntövihkossa.
learn-printed-in-two = Nämä ovat pohjoismaisessa ja saksalaisessa sääntövihkossa.
learn-done = tehty
learn-list = Kaikki harjoitukset

## A lesson

lesson-next = Seuraava harjoitus
lesson-unknown = Tällaista harjoitusta ei ole: { $value }
lesson-moving = Vedä nappula paikalleen; tai napauta sitä ja sitten paikkaa, johon se kuuluu.
lesson-moving-keys = Näppäimistöllä: nuolinäppäimet ja Enter.
lesson-start =
    { $count ->
        [one] Pelaa nappula pidikkeestäsi.
       *[other] Pelaa kaikki { $count } nappulaa pidikkeestäsi.
    }
lesson-left =
    { $count ->
        [one] Tähän asti hyvin. Pidikkeessäsi on vielä yksi nappula.
       *[other] Tähän asti hyvin. Pidikkeessäsi on vielä { $count } nappulaa.
    }
lesson-ready = Juuri noin. Paina Valmis.
lesson-well-done = Hienoa!
lesson-is-done = Harjoitus { $number }/{ $count } on tehty.
lesson-last = Se oli viimeinen. Nyt voit pelata ensimmäisen kierroksesi.
lesson-again = Vielä kerran
lesson-hint = Katso näitä:
lesson-show = Näytä
lesson-show-next = Seuraava vaihe
lesson-shown = Näin se käy.
lesson-now-you = Nyt sinä
lesson-not-everywhere = Ei jokaisessa painoksessa
lesson-editions = Sallittu näissä painoksissa: { $editions }

lesson-title-groups-and-runs = Ryhmät ja rivit
lesson-title-opening = Avaus
lesson-title-when-to-draw = Milloin nostetaan
lesson-title-add = Lisää nappula sarjaan
lesson-about-add = Nappulan saa lisätä mihin tahansa pöydän sarjaan, johon se sopii.
lesson-title-take-the-fourth = Ota neljäs
lesson-about-take-the-fourth = Ryhmään riittää kolme nappulaa: ota yksi neljästä ja tee sen avulla rivi.
lesson-title-add-one-take-one = Lisää yksi, ota yksi
lesson-about-add-one-take-one = Jatka riviä yhdestä päästä, niin toisen pään nappula vapautuu.
lesson-title-split-a-run = Jaa rivi
lesson-about-split-a-run = Pitkästä rivistä tulee kaksi, kun sinulla on samanlainen nappula kuin sen keskellä.
lesson-title-combined-split = Ota kahdesta sarjasta
lesson-about-combined-split = Yksi nappula rivistä ja yksi ryhmästä: niistä ja omastasi syntyy uusi ryhmä.
lesson-title-multiple-split = Järjestä kaikki uusiksi
lesson-about-multiple-split = Riveistä voi tulla ryhmiä: pura ne ja kokoa samanarvoiset nappulat yhteen.
lesson-title-swap-a-joker = Vaihda jokeri
lesson-about-swap-a-joker = Pane jokerin paikalle nappula, jota se edustaa, niin saat pelata jokerin itse.
lesson-title-split-around-a-joker = Jaa rivi jokerin kohdalta
lesson-about-split-around-a-joker = Jatka riviä molemmista päistä, niin keskellä olevaa jokeria ei enää tarvita.
lesson-title-push-a-joker-out = Työnnä jokeri ulos
lesson-about-push-a-joker-out = Lisää nappula rivin yhteen päähän, niin toisessa päässä oleva jokeri vapautuu.
lesson-title-dissolve-a-run = Pura rivi
lesson-about-dissolve-a-run = Kun sarjan kaikki muut nappulat löytävät uuden paikan, sen jokeri on vapaa.

## First steps: a lesson for beginners

basic-step = Vaihe { $number }/{ $count }
lesson-step = Harjoitus { $number }/{ $count }
basic-group = Ryhmä
basic-group-about =
    { $faces ->
        [cards] sama arvo, jokainen eri maata
       *[numbers] sama numero, jokainen eri väriä
    }
basic-run = Rivi
basic-run-about =
    { $faces ->
        [cards] sama maa, arvot peräkkäin
       *[numbers] sama väri, numerot peräkkäin
    }
basic-ask-gap = Sinun vuorosi: mikä nappula tähän sopii?
basic-ask-lay = Sinun vuorosi: pelaatko nappulan vai nostatko?
basic-ask-open =
    { $needed ->
        [0] Sinun vuorosi: pelaa sarja pidikkeestäsi.
       *[other] Sinun vuorosi: pelaa sarjoja, joiden arvo on vähintään { $needed }.
    }
basic-gap = tästä puuttuu nappula
basic-pool = Nosta
basic-put = Pane se tähän
basic-lay = Pelaa se
basic-lay-set = Pelaa sarja
basic-go-on = Jatka
basic-right = Juuri niin!
basic-right-sum = Juuri niin! { $sum }
basic-right-draw = Oikein. Otat kasasta yhden nappulan, ja vuorosi on ohi.
basic-wrong-draw = Katso uudestaan: yksi nappuloistasi sopii.
basic-wrong-group-number = 
    { $faces ->
        [cards] Ei ihan. Tämä on ryhmä: kaikilla nappuloilla on sama arvo.
       *[numbers] Ei ihan. Tämä on ryhmä: kaikilla nappuloilla on sama numero.
    }
basic-wrong-group-colour = 
    { $faces ->
        [cards] Arvo on oikea, mutta se maa on jo ryhmässä.
       *[numbers] Numero on oikea, mutta se väri on jo ryhmässä.
    }
basic-wrong-run-colour = 
    { $faces ->
        [cards] Ei ihan. Tämä on rivi: kaikki nappulat ovat samaa maata.
       *[numbers] Ei ihan. Tämä on rivi: kaikki nappulat ovat samanvärisiä.
    }
basic-wrong-run-number = 
    { $faces ->
        [cards] Maa on oikea, mutta rivissä ei ole aukkoja: tästä puuttuu toinen arvo.
       *[numbers] Väri on oikea, mutta rivissä ei ole aukkoja: tästä puuttuu toinen numero.
    }
basic-wrong-lay = Se ei sovi mihinkään: mikään ryhmä ei huoli sitä, eikä mikään rivi jatku sillä.
basic-wrong-closed = Se sopisi, mutta ensin sinun on avattava.
basic-wrong-no-set = Tämä ei ole vielä sarja: { $flaw }.
basic-low = { $sum }. Se ei vielä riitä, puuttuu { $missing }. Mitä muuta voit pelata?
basic-low-single = { $sum }. Valitsemillasi säännöillä yhden sarjan arvon on yksin oltava { $needed }.
basic-say-two-kinds = Nappulat pelataan sarjoina, joissa on vähintään kolme nappulaa. Sarjoja on kahta lajia. Siinä koko salaisuus.
basic-say-groups =
    { $faces ->
        [cards] Ryhmän nappuloissa on sama arvo, mutta jokainen on eri maata. Siksi ryhmässä on kolme tai neljä nappulaa.
       *[numbers] Ryhmän nappuloissa on sama numero, mutta jokainen on eri väriä. Siksi ryhmässä on kolme tai neljä nappulaa.
    }
basic-say-runs =
    { $faces ->
        [cards] Rivissä arvot kasvavat ja maa pysyy samana. Ässä on pienin, eikä kuninkaan jälkeen tule mitään.
       *[numbers] Rivissä numerot kasvavat ja väri pysyy samana. 1 on pienin, eikä 13:n jälkeen tule mitään.
    }
basic-say-jokers = Jokeri käy minkä tahansa nappulan tilalle. Toinen jokereista on ihan minun näköiseni.
basic-say-own-rack =
    { $needed ->
        [0] Ensimmäiset sarjasi tulevat pelkästään omasta pidikkeestäsi. Valitsemillasi säännöillä niiden arvolla ei ole väliä.
       *[other] Ensimmäiset sarjasi tulevat pelkästään omasta pidikkeestäsi. Niiden arvon on oltava yhteensä vähintään { $needed }.
    }
basic-say-two-sets = Eikö yksi sarja riitä? Pelaa kaksi, niin ne lasketaan yhteen. Tässä pidikkeessä mikään sarja ei yksin riitä.
basic-say-table-closed = Ennen kuin olet avannut, pöydän sarjoihin ei saa koskea. Mitä teet näillä nappuloilla?
basic-say-look-first = Vuorollasi pelaat nappuloita tai nostat yhden. Katso siis ensin: sopiiko mikään?
basic-say-nothing-fits = Jos mikään ei sovi, nosta nappula. Niin käy kaikille.
basic-say-not-too-long =
    { $must ->
        [yes] Valitsemillasi säännöillä on pakko pelata, jos voi. Hyvä niin: toisella pelaajalla on enää yksi nappula, ja pidikkeeseesi jäävät nappulat ovat miinuspisteitä.
       *[no] Saat nostaa, vaikka voisit pelata. Mutta nyt toisella pelaajalla on enää yksi nappula, ja pidikkeeseesi jäävät nappulat ovat miinuspisteitä.
    }

## The first round

first-title = Ensimmäinen kierroksesi
first-about = Oikea kierros ilman kelloa. Vastassa on yksi botti, joka on itsekin aloittelija. Opas kertoo, mitä voit tehdä.
first-begin = Pelaa ensimmäinen kierros
first-go-on = Jatka kierrosta
first-anew = Aloita alusta
first-over = Kierros on pelattu. Pelaa niin usein kuin haluat.

coach-title = Oppaasi
coach-quiet = Pelaa ilman opasta
coach-welcome = Tervetuloa ensimmäiselle kierroksellesi! Voittaja on se, joka ensimmäisenä pelaa viimeisen nappulansa.
coach-open-not-yet = Avaukseen tarvitset omasta pidikkeestäsi sarjoja, joiden arvo on yhteensä vähintään { $needed }. Sellaisia sinulla ei vielä ole: nosta nappula.
coach-open-with = Voit avata! Pelaa sarjoja, joiden arvo on yhteensä vähintään { $needed }, esimerkiksi näillä:
coach-trying =
    { $faces ->
        [cards] Sarjassa on vähintään kolme nappulaa: sama arvo eri maista tai saman maan peräkkäisiä kortteja.
       *[numbers] Sarjassa on vähintään kolme nappulaa: sama numero eri väreinä tai peräkkäisiä numeroita samaa väriä.
    }
coach-done = Tämä siirto käy. Paina Valmis tai pelaa ensin lisää.
coach-done-wins = Kaikki nappulasi ovat pöydällä. Paina Valmis, niin voitat kierroksen!
coach-go-out = Voit pelata kaiken, mitä sinulla on, ja voittaa kierroksen heti! Vihje näyttää, miten.
coach-play =
    { $count ->
        [one] Kaikkia pöydän sarjoja saa käyttää. Voit pelata yhden nappulan:
       *[other] Kaikkia pöydän sarjoja saa käyttää. Voit pelata { $count } nappulaa:
    }
coach-draw = Mikään ei sovi tällä kertaa. Nosta nappula; vuorosi päättyy siihen.
coach-pass = Mikään ei sovi, eikä nostettavaa enää ole. Ohita vuorosi.
coach-drew = Nostit: { $tile }. Nyt pelaa { $name }.
coach-wait = { $name } pelaa. Seuraa, mitä pöydälle tulee.
coach-other-opened = { $name } on avannut. Pöydän sarjoja saat käyttää, kun olet itsekin avannut.
coach-other-few =
    { $count ->
        [one] { $name } on lähellä voittoa: jäljellä on enää yksi nappula. Pelaa, mitä voit: pidikkeeseesi jäävät nappulat ovat miinuspisteitä.
       *[other] { $name } on lähellä voittoa: jäljellä on enää { $count } nappulaa. Pelaa, mitä voit: pidikkeeseesi jäävät nappulat ovat miinuspisteitä.
    }
coach-tip-slow = Alku on kaikille hidas.
coach-tip-hold = Alussa voi kannattaa säästää muutama nappula: muut avaavat ensin, ja pöydälle tulee sarjoja, joita voit käyttää.
coach-tip-fourth = Neljän nappulan sarjasta voit jättää yhden pidikkeeseesi: silloin sinulla on todennäköisesti pelattavaa seuraavallakin vuorolla.
coach-tip-joker = Säästetty jokeri on vahva, mutta maksaa { $value } pistettä, jos se jää pidikkeeseesi.
coach-end-won = Voitit ensimmäisen kierroksesi. Hienoa!
coach-end-lost = Hienoa: olet pelannut ensimmäisen kierroksesi. Seuraavan voitat sinä.
coach-end-next = Mitä seuraavaksi?

## The rules of every edition

minute-title = Säännöt minuutissa
minute-sets = Sarjassa on vähintään kolme nappulaa. Sarjoja on kahdenlaisia:
minute-open = Avaa pelaamalla omista nappuloistasi sarjoja, joiden arvo on yhteensä yleensä vähintään 30.
minute-build = Sen jälkeen saat jatkaa kaikkia pöydän sarjoja, purkaa niitä ja koota ne uudelleen. Lopuksi jokaisen nappulan on oltava sarjassa.
minute-draw = Etkö voi pelata mitään? Nosta nappula, niin vuorosi päättyy.
minute-joker = Jokeri käy minkä tahansa nappulan paikalle.
minute-end = Viimeisen nappulansa pelannut voittaa kierroksen. Muiden pidikkeisiin jääneet nappulat ovat miinuspisteitä.
editions-about = Pelistä on painettu erilaisia sääntöjä. Mikä sääntövihko pelilaatikossasi on?
editions-list = Painokset
editions-unknown = Tällaista painosta ei ole: { $value }
editions-compare = Vertaile painoksia
editions-differ = Rinnakkain
editions-differ-about = Tässä on vain se, mikä eroaa; kaikki muu on kaikissa samaa.
editions-first = Vertailtavina
editions-second = ja
editions-alike = Valitse kaksi eri painosta.
editions-rule = Sääntö
editions-reading = ○ Sääntövihko jättää asian auki; näin me sen tulkitsemme.
editions-is-reading = meidän tulkintamme
differ-faces = Nappuloissa
differ-faces-numbers = Numerot
differ-faces-cards = Pelikortit
differ-jokers-free = Vapaat: niiden sarjoja saa jakaa ja koota uudelleen
differ-jokers-locked = Lukitut: jokerin vapauttaa vain juuri sen edustama nappula omasta pidikkeestä, ja jokeri menee uuteen sarjaan
differ-jokers-locked-own-rack = Tiukat: jokerin vapauttaa vain juuri sen edustama nappula omasta pidikkeestä, ja jokeri menee uuteen sarjaan omien nappuloiden kanssa
differ-call-out = Lopussa huudetaan
differ-call-done = Vuoron päätteeksi sanotaan
differ-nothing = ei mitään
