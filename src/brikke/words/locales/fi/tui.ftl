### Peli päätteessä.

## Minne peli on tallennettu

tui-kept = Peli on tallennettu tiedostoon { $file }
tui-not-kept = Peliä ei voitu tallentaa: { $reason }
tui-go-on = Näin jatkat peliä: { $command }

## Ruudulla

tui-nothing-to-undo = Kumottavaa ei ole.
tui-nothing-to-redo = Uudelleen tehtävää ei ole.
tui-no-score = Yhtään kierrosta ei ole vielä pelattu loppuun.
tui-draw-again = Paina { $press } uudelleen: nappulasi palaavat pidikkeeseen, ja nostat yhden.
tui-pick-first = Valitse ensin nappuloita.
tui-too-small = Ikkuna on liian pieni. Brikke tarvitsee { $columns } saraketta ja { $rows } riviä.
tui-more = … ja vielä { $count }: { $press }
tui-type = Kirjoita
tui-type-about = Nappulat uuteen sarjaan; useat sarjat erotetaan merkillä |
tui-keys = Näppäimet
tui-quit = Lopeta
tui-why = Miksi ei?
tui-look = Vaalea tai tumma
tui-letters = Kirjaimet tai kuviot
tui-choose = Valitse
tui-change = Vaihda
tui-clock = { $seconds } s jäljellä
tui-quit-sure = Poistutko pöydästä?
tui-quit-kept = Peli on tallessa, ja voit jatkaa sitä myöhemmin.
tui-quit-lost = Kukaan ei ole vielä pelannut, joten tallennettavaa ei ole.
tui-quit-stay = Jää
tui-quit-leave = Poistu
tui-help-arrows = Siirry nappulasta toiseen
tui-help-enter = Valitse nappula; jos nappuloita on jo valittu, pane ne tähän
tui-help-space = Valitse vielä yksi tai peru tämän valinta
tui-help-whole = Valitse koko sarja
tui-help-new = Siirrä valitut nappulat uuteen sarjaan
tui-help-back = Palauta nappuloita pidikkeeseen
tui-help-escape = Poista valinnat
tui-help-mouse = Hiiri: napsauta nappuloita, sitten sarjaa, tyhjää paikkaa tai pidikettä; tai vedä nappula sinne.
tui-help-signs = Merkit: [ ] olet tässä, » « valittu, + juuri pelattu, ? osa vihjettä, ✓ sarja, ✗ ei sarja
tui-help-tiles = Nappulat: { $black } musta k, { $red } punainen r, { $blue } sininen b, { $orange } oranssi o, { $joker } jokeri j
tui-help-cards = Nappulat: { $black } pata s, { $red } hertta h, { $blue } risti c, { $orange } ruutu d, { $joker } jokeri j
tui-replay-round = Vaihda kierrosta
tui-replay-chances = Todennäköisyydet
tui-replay-wait = Etsitään parhaita siirtoja …
tui-replay-none = Analyysia ei ole: kaikki pidikkeet eivät ole näkyvissä.
tui-replay-best = Paras siirto

## Pelkkinä riveinä: mitä kirjoitetaan ja mitä se tekee

lines-do-lay = pelaa
lines-do-add = lisää
lines-do-back = palauta
lines-do-table = pöytä
lines-do-done = valmis
lines-do-draw = nosta
lines-do-pass = ohita
lines-do-hint = vihje
lines-do-chances = mahdollisuudet
lines-do-undo = kumoa
lines-do-redo = uudelleen
lines-do-reset = alusta
lines-do-show = näytä
lines-do-sort = järjestä
lines-do-names = nimet
lines-do-score = pisteet
lines-do-rules = säännöt
lines-do-next = seuraava
lines-do-help = ohje
lines-do-quit = lopeta
lines-about-lay = uusi sarja pidikkeestäsi, mukana voi olla pöydän nappuloita: ”pelaa { $run }”. Useat sarjat erotetaan merkillä |.
lines-about-add = nappuloita sarjaan sen numeron mukaan: ”lisää { $tile } sarjaan 2”.
lines-about-back = tällä vuorolla pelaamasi nappulat takaisin pidikkeeseen: ”palauta { $tile }”.
lines-about-table = koko pöytä sellaisena kuin haluat: ”pöytä { $run } | { $group }”.
lines-about-done = pelaa sen, minkä olet asettanut pöydälle.
lines-about-draw = ottaa nappulan ja päättää vuorosi.
lines-about-pass = päättää vuorosi, kun nostettavaa ei enää ole.
lines-about-hint = kertoo, voiko mitään pelata; seuraavilla kerroilla mitkä nappulat ja miten; lopuksi tekee siirron puolestasi.
lines-about-chances = kertoo samalla tavalla, mikä siirto antaa parhaan mahdollisuuden voittaa; se voi olla myös nostaminen.
lines-about-undo = kumoaa viimeisen vaiheen.
lines-about-redo = tekee sen uudelleen.
lines-about-reset = palauttaa kaiken siihen, mistä vuorosi alkoi.
lines-about-show = näyttää pöydän, muut pelaajat ja pidikkeesi vielä kerran.
lines-about-sort =
    { $faces ->
        [cards] järjestää pidikkeesi arvon mukaan tai taas maan mukaan.
       *[numbers] järjestää pidikkeesi numeron mukaan tai taas värin mukaan.
    }
lines-about-names = näyttää nappulat niminä tai taas kirjaimina.
lines-about-score = näyttää pistetaulukon.
lines-about-rules = näyttää säännöt, joilla pelataan.
lines-about-next = aloittaa seuraavan kierroksen.
lines-about-help = näyttää tämän ohjeen.
lines-about-quit = lopettaa; peli pysyy tallessa.
lines-tiles = Nappulat kirjoitetaan näin: k musta, r punainen, b sininen, o oranssi ja numero perään; j on jokeri.
lines-tiles-cards = Nappulat kirjoitetaan näin: c risti, s pata, h hertta, d ruutu ja perään A (ässä), 2–10, J (jätkä), Q (rouva) tai K (kuningas); j on jokeri. Esimerkiksi: cQ s10 j.
lines-help-how = Kirjoita ”{ $help }”, niin näet, mitä voit tehdä; ”{ $quit }” lopettaa, ja peli pysyy tallessa.
lines-unknown = Tällaista komentoa ei ole: { $command }
lines-not-now = Tämä ei käy nyt: { $command }
lines-which-tiles = Mitkä nappulat?
lines-no-tile =
    { $faces ->
        [cards] Tällaista nappulaa ei ole (risti on c, pata s, hertta h, ruutu d, jokeri j): { $tile }
       *[numbers] Tällaista nappulaa ei ole (musta on k, punainen r, sininen b, oranssi o, jokeri j): { $tile }
    }
lines-not-there = Sinulla ei ole tätä nappulaa, eikä sitä ole pöydälläkään: { $tile }
lines-which-set = Tämännumeroista sarjaa ei ole: { $value }
lines-draw-again = Nappulasi palaavat pidikkeeseen, jos nostat. Kirjoita komento uudelleen, niin nostat.
lines-say-done = Kirjoita ”{ $command }”, niin siirto pelataan.
lines-hint-more = Kirjoita ”{ $command }” uudelleen, niin saat tietää lisää.
lines-next = Paina Enter tai kirjoita ”{ $command }”, niin seuraava kierros alkaa.
