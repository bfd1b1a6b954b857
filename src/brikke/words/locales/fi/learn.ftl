### Lessons, and rules side by side

## The list of lessons

learn-about = Alkuun ketun kanssa, sitten kymmenen esimerkkiä, jotka ovat jokaisessa sääntövihkossa. Pelaa ne itse.
learn-begin = Aloita ensimmäisestä harjoituksesta
learn-go-on = Jatka: harjoitus { $number }
learn-all-done = Olet tehnyt kaikki harjoitukset.
learn-part-basics = Ensiaskeleet
learn-part-table = Pöydän järjesteleminen
learn-part-jokers = Jokerin vapauttaminen
learn-done = tehty
learn-list = Kaikki harjoitukset

## A lesson

lesson-number = Harjoitus { $number }/{ $count }
lesson-previous = Edellinen harjoitus
lesson-next = Seuraava harjoitus
lesson-unknown = Tällaista harjoitusta ei ole: { $value }
lesson-moving = Vedä nappula paikalleen; tai napauta sitä ja sitten paikkaa, johon se kuuluu; tai käytä nuolinäppäimiä ja Enteriä.
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
lesson-ready = Noin. Paina Valmis.
lesson-well-done = Hienoa!
lesson-is-done = Harjoitus { $number }/{ $count } on tehty.
lesson-last = Se oli viimeinen. Nyt voit pelata ensimmäisen kierroksesi.
lesson-again = Vielä kerran
lesson-hint = Katso näitä:
lesson-show = Näytä
lesson-show-next = Seuraava askel
lesson-shown = Näin se käy.
lesson-now-you = Nyt sinä
lesson-editions = Sallittu näissä painoksissa: { $editions }

lesson-title-groups-and-runs = Ryhmät ja rivit
lesson-title-opening = Avaus
lesson-title-when-to-draw = Milloin nostetaan
lesson-title-add = Lisää nappuloita
lesson-about-add = Nappulan saa lisätä mihin tahansa pöydän sarjaan, johon se sopii.
lesson-title-take-the-fourth = Ota neljäs
lesson-about-take-the-fourth = Ryhmään riittää kolme nappulaa: ota yksi neljästä ja tee siitä rivi.
lesson-title-add-one-take-one = Lisää yksi, ota yksi
lesson-about-add-one-take-one = Jatka riviä toisesta päästä, niin toisen pään nappula vapautuu.
lesson-title-split-a-run = Jaa rivi
lesson-about-split-a-run = Pitkästä rivistä tulee kaksi: nappulasi päättää toisen ja aloittaa toisen.
lesson-title-combined-split = Ota kahdesta sarjasta
lesson-about-combined-split = Yksi nappula rivistä ja yksi ryhmästä tekevät sinun nappulasi kanssa uuden ryhmän.
lesson-title-multiple-split = Käännä kaikki ympäri
lesson-about-multiple-split = Riveistä voi tulla ryhmiä: pura ne ja kokoa samat numerot yhteen.
lesson-title-swap-a-joker = Vaihda jokeri
lesson-about-swap-a-joker = Pane jokerin paikalle nappula, jota se edustaa, niin saat pelata jokerin itse.
lesson-title-split-around-a-joker = Jaa jokerin ympäriltä
lesson-about-split-around-a-joker = Jatka riviä molemmista päistä, niin keskellä olevaa jokeria ei enää tarvita.
lesson-title-push-a-joker-out = Työnnä jokeri ulos
lesson-about-push-a-joker-out = Lisää nappula rivin toiseen päähän, niin toisessa päässä oleva jokeri vapautuu.
lesson-title-dissolve-a-run = Pura rivi
lesson-about-dissolve-a-run = Kun sarjan kaikki muut nappulat löytävät uuden paikan, sen jokeri on vapaa.

## First steps: a lesson for beginners

basic-step = { $number }/{ $count }
basic-group = Ryhmä
basic-group-about =
    { $faces ->
        [cards] sama arvo, jokainen maa kerran
       *[numbers] sama numero, jokainen väri kerran
    }
basic-run = Rivi
basic-run-about =
    { $faces ->
        [cards] sama maa, arvot peräkkäin
       *[numbers] sama väri, numerot peräkkäin
    }
basic-ask-gap = Sinun vuorosi: mikä nappula tähän sopii?
basic-ask-lay = Sinun vuorosi: pelaatko nappulan vai nostatko?
basic-gap = tästä puuttuu nappula
basic-pool = Nosta
basic-put = Pane se tähän
basic-lay = Pelaa se
basic-go-on = Jatka
basic-right = Juuri niin!
basic-right-sum = Juuri niin! { $sum }
basic-right-draw = Oikein. Otat kasasta yhden nappulan, ja vuorosi on ohi.
basic-wrong = Ei ihan: { $why }.
basic-wrong-draw = Katso uudestaan: yksi nappuloistasi sopii.
basic-wrong-lay = Se ei sovi mihinkään.
basic-wrong-closed = Se sopisi, mutta ensin sinun on avattava.
basic-say-two-kinds = Nappulat ovat vähintään kolmen sarjoissa. Niitä on kahdenlaisia. Siinä koko salaisuus.
basic-say-groups =
    { $faces ->
        [cards] Ryhmässä on sama arvo, eikä mikään maa kahdesti. Siksi siinä on kolme tai neljä nappulaa.
       *[numbers] Ryhmässä on sama numero, eikä mikään väri kahdesti. Siksi siinä on kolme tai neljä nappulaa.
    }
basic-say-runs =
    { $faces ->
        [cards] Rivi nousee samassa maassa. Ässä on pienin, eikä kuninkaan jälkeen tule mitään.
       *[numbers] Rivi nousee samassa värissä. 1 on pienin, eikä 13:n jälkeen tule mitään.
    }
basic-say-jokers = Jokeri käy miksi tahansa nappulaksi. Toinen niistä on ihan minun näköiseni.
basic-say-own-rack =
    { $needed ->
        [0] Ensimmäiset sarjasi tulevat pelkästään omasta pidikkeestäsi. Sinun säännöilläsi mikä tahansa arvo riittää.
       *[other] Ensimmäiset sarjasi tulevat pelkästään omasta pidikkeestäsi. Niiden arvo on yhteensä vähintään { $needed }.
    }
basic-say-two-sets = Eikö yksi sarja riitä? Kaksi lasketaan yhteen. Tämän rivin arvo on vain { $value }, joten lisää ryhmä.
basic-say-table-closed = Ennen avaustasi pöydän sarjat eivät ole sinua varten. Mitä teet tällä pidikkeellä?
basic-say-look-first = Vuorollasi pelaat nappuloita tai nostat yhden. Katso siis ensin: sopiiko mikään?
basic-say-nothing-fits = Jos mikään ei sovi, nosta nappula. Niin käy kaikille.
basic-say-not-too-long =
    { $must ->
        [yes] Sinun säännöilläsi sen, joka voi pelata, on pelattava. Hyvä niin: eräällä pelaajalla on enää yksi nappula, ja se, mikä jää pidikkeeseesi, lasketaan sinua vastaan.
       *[no] Saat nostaa, vaikka voisit pelata. Mutta nyt eräällä pelaajalla on enää yksi nappula, ja se, mikä jää pidikkeeseesi, lasketaan sinua vastaan.
    }

## The first round

first-title = Ensimmäinen kierroksesi
first-about = Oikea kierros yhtä bottia vastaan, joka on itsekin aloittelija, ilman kelloa. Ystävällinen ääni kertoo, mitä voit tehdä.
first-begin = Pelaa ensimmäinen kierros
first-go-on = Jatka kierrosta
first-anew = Aloita alusta
first-over = Olet pelannut sen. Pelaa niin usein kuin haluat.

coach-title = Opastajasi
coach-quiet = Pelaa ilman opastajaa
coach-welcome = Tervetuloa ensimmäiselle kierroksellesi! Voittaja on se, joka ensimmäisenä pelaa viimeisen nappulansa.
coach-open-not-yet = Avaukseen tarvitset omasta pidikkeestäsi sarjoja, joiden arvo on { $needed }. Sellaisia sinulla ei vielä ole: nosta nappula.
coach-open-with = Voit avata! Pelaa sarjoja, joiden arvo on vähintään { $needed }, esimerkiksi näillä:
coach-trying = Sarjassa on vähintään kolme nappulaa: sama numero eri väreissä tai peräkkäisiä numeroita samaa väriä.
coach-done = Tämä käy. Paina Valmis, tai pelaa ensin lisää.
coach-done-wins = Kaikki nappulasi ovat pöydällä. Paina Valmis, niin voitat kierroksen!
coach-go-out = Voit pelata kaiken, mitä sinulla on, ja voittaa kierroksen heti! Vihje näyttää, miten.
coach-play =
    { $count ->
        [one] Voit pelata nappulan. Kaikkia pöydän sarjoja saa käyttää:
       *[other] Voit pelata { $count } nappulaa. Kaikkia pöydän sarjoja saa käyttää:
    }
coach-draw = Mikään ei sovi tällä kertaa. Nosta nappula; vuorosi päättyy siihen.
coach-pass = Mikään ei sovi, eikä nostettavaa enää ole. Passaa.
coach-drew = Nostit: { $tile }. Nyt pelaa { $name }.
coach-wait = { $name } pelaa. Seuraa, mitä pöydälle tulee.
coach-other-opened = { $name } on avannut. Saat käyttää niitä sarjoja heti, kun olet itsekin avannut.
coach-other-few =
    { $count ->
        [one] Pelaajalla { $name } on yksi nappula jäljellä. Pelaa, mitä voit: pidikkeeseesi jäävät nappulat ovat miinusta.
       *[other] Pelaajalla { $name } on { $count } nappulaa jäljellä. Pelaa, mitä voit: pidikkeeseesi jäävät nappulat ovat miinusta.
    }
coach-tip-slow = Alku on kaikille hidas.
coach-tip-hold = Joka pitää nappuloita liian kauan itsellään, antaa muiden avata pöydän.
coach-tip-fourth = Neljän sarjasta voit säästää neljännen nappulan: silloin seuraava vuoro on varma.
coach-tip-joker = Säästetty jokeri on vahva, mutta maksaa { $value }, jos se jää pidikkeeseesi.
coach-end-won = Voitit ensimmäisen kierroksesi. Hienoa!
coach-end-lost = Hienoa: olet pelannut ensimmäisen kierroksesi. Seuraava on sinun.
coach-end-next = Mitä seuraavaksi?

## The rules of every edition

editions-about = Peliä on painettu erilaisilla säännöillä. Mikä vihko on sinun laatikossasi?
editions-list = Painokset
editions-unknown = Tällaista painosta ei ole: { $value }
editions-compare = Vertaile painoksia
editions-differ = Vierekkäin
editions-differ-about = Tässä on vain se, mikä eroaa; kaikki muu on kaikissa samaa.
editions-first = Vertaa
editions-second = ja
editions-alike = Valitse kaksi eri painosta.
editions-rule = Sääntö
editions-reading = ○ Sääntövihko jättää asian auki; näin me sen tulkitsemme.
editions-is-reading = meidän tulkintamme
differ-faces = Nappuloissa
differ-faces-numbers = Numerot
differ-faces-cards = Pelikortit
differ-jokers-free = Vapaat: niiden sarjoja saa jakaa ja koota uudelleen
differ-jokers-locked = Lukitut: vain juuri se nappula pidikkeestä vapauttaa jokerin, uuteen sarjaan
differ-jokers-locked-own-rack = Lukitut: vain juuri se nappula pidikkeestä vapauttaa jokerin, uuteen sarjaan omista nappuloista
differ-call-out = Huuto lopussa
differ-call-done = Sana vuoron päätteeksi
differ-nothing = ei mitään
