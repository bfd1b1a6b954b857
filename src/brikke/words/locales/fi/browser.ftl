### The browser.

## Everywhere

app-tagline = Nappularummy: pelaa kaikki nappulasi ensin.
app-home = Etusivu
app-close = Sulje
app-loading = Hetkinen …
app-lost = Sivua ei löydy.
app-needs-server = Tämä sivu tarvitsee palvelimen. Täällä peli toimii ilman palvelinta.
app-failed = Ei onnistunut: { $reason }
app-unreachable = Palvelin ei vastaa. Yritetään uudelleen …
app-offline = Tämä sivu tarvitsee verkkoyhteyden. Pistetaulukko toimii ilman sitä.
app-you = Sinä
app-someone = Vieras
app-copy = Kopioi
app-copied = Kopioitu
app-share = Jaa
app-reload = Lataa uudelleen
app-rules = Säännöt
app-title-turn = ({ $count }) Sinun vuorosi – Brikke

## Settings

settings-title = Asetukset
settings-name = Nimesi
settings-save = Tallenna
settings-language = Kieli
settings-notices = Kerro, kun on vuoroni
settings-sound = Äänet
settings-device-replace = Tällä laitteella pelaa { $name }. Vaihdetaanko pelaajaan, joka lähetti linkin?
settings-device-yes = Kyllä, vaihda
settings-device-welcome = Tällä laitteella pelaa nyt { $name }.
settings-device-old = Linkki on jo käytetty tai liian vanha. Luo uusi.

## You at the table

profile-title = Sinä pöydässä
profile-open = Nimesi, eläimesi ja värisi
profile-animal = Eläimesi
profile-colour = Värisi
profile-colour-about = Jos väri on jo jollakulla pöydässä, saat seuraavan vapaan.

## Home

home-new = Ensi kertaa? Kaksi minuuttia.
home-new-about = Kettu neuvoo nappula kerrallaan.
home-sets = Kahdenlaisia sarjoja
home-group = Sama numero, eri värit
home-run = Sama väri, peräkkäiset numerot
home-who = Kuka istuu kanssasi pöytään?
home-easy = helppo
home-hard = vaikea
home-sitting =
    { $count ->
        [one] { $names } istuu kanssasi pöytään
       *[other] { $names } istuvat kanssasi pöytään
    }
home-name = Millä nimellä pelaat?
home-bots = Pelaa botteja vastaan
home-bots-now = Pelaa heti
home-friends = Pelaa ystävien kanssa
home-friends-short = Ystävät
home-friends-about = Luo pöytä ja lähetä linkki. Ei kirjautumista, ei asennettavaa.
home-friends-now = Luo pöytä
seek-title = Etsi pelaajia
home-waiting = { $count ->
    [one] Yksi pelaaja etsii muita
   *[other] { $count } pelaajaa etsii muita
  }
home-seek-about = Ei seuraa? Istu pöytään muiden kanssa, jotka haluavat pelata nyt.
home-pass = Pelaa samalla laitteella
home-pass-about = Kaikki pelaavat tällä laitteella ja antavat sen aina seuraavalle.
home-pass-now = Valitse pelaajat
home-join = Liity pöytään
home-join-label = Linkki tai koodi
home-join-now = Liity
home-join-bad = Tämä ei ole pöydän eikä kerhon linkki tai koodi: { $value }
home-join-none = Millään avoimella pöydällä tai kerholla ei ole tätä koodia: { $value }
home-continue = Jatka peliä
home-continue-more = Muut pelit
home-continue-all = { $count ->
    [one] Näytä yksi vanhempi peli
   *[other] Näytä { $count } vanhempaa peliä
}
home-your-turn = Sinun vuorosi
home-your-turn-left = Sinun vuorosi: aikaa { $time }
home-round-of = Kierros { $round }/{ $rounds }
home-with = mukana { $names }
home-alone = ei vielä muita
home-phase-waiting = Ei vielä alkanut
home-phase-salting = Nappuloita jaetaan
home-phase-playing = Muut pelaavat
home-phase-between = Kierros on ohi
home-phase-over = Peli on ohi
home-listed = Avoimet pöydät
home-watch = Katso
home-change = Muuta sääntöjä ja pelaajia
home-puzzle-away = Pulmaa ei voitu ladata.
home-more = Lisää tekemistä
home-more-learn = Opi pelaamaan
home-more-learn-about = Lyhyitä harjoituksia, sitten ensimmäinen kierros.
home-more-rules = Säännöt
home-more-rules-about = Kaikki painokset selkein sanoin rinnakkain.
home-more-puzzle = Pulmat
home-more-puzzle-about = Pelaa kaikki nappulasi: uusi pulma joka päivä.
home-more-solve = Ratkaisija
home-more-solve-about = Etsi paras siirto, tarkista siirto tai kokoa sekaisin menneet sarjat.
home-more-score = Pistetaulukko
home-more-score-about = Peleihin oikean pöydän ääressä, kello mukana; toimii ilman verkkoa.
home-more-replay = Uusinta
home-more-replay-about = Katso uudelleen, miten kierros meni ja mitä olisi voinut pelata.
home-more-club = Kerhot
home-more-club-about = Löydä peliseuraa ja kokoa ystäväsi yhteen.
home-more-games = Omat pelit
home-more-games-about = Tuloksesi, niiden kehitys ja pulmia omista virheistäsi.
home-more-tournament = Turnaukset
home-more-tournament-about = Ilta, jona kaikilla on samat nappulat.
home-site = Pelaa ystävien kanssa: { $host }
nav-play = Pelaa

## Setting up a table

new-bots-title = Botteja vastaan
new-friends-title = Pöytä ystäville
new-pass-title = Samalla laitteella
new-players = Pelaajat
new-player = Pelaaja { $number }
new-opponents = Vastustajat
new-strength = Pelityyli
new-seats = Paikat
new-edition = Pelisäännöt
new-edition-about = Mikä sääntövihko pelilaatikossasi on?
new-house = Kotisäännöt
new-house-none = Sääntövihkon mukaan
new-house-some =
    { $count ->
        [one] Yksi kotisääntö
       *[other] { $count } kotisääntöä
    }
new-house-reset = Palauta sääntövihkon säännöt
new-read-rules = Lue nämä säännöt
new-options = Tässä pöydässä
new-rated = Vaikuttaa vahvuuslukuun
new-rated-about = Vaikuttaa kaikkien vahvuuslukuun: ei vihjeitä, mitään ei peruta, ja kesken lähteminen maksaa saman kuin häviö.
new-casual = Siirrot saa perua
new-casual-about = Jos kaikki suostuvat eikä sen jälkeen ole nostettu nappulaa.
new-hints = Vihjeet sallitaan
new-clock = Kello
new-clock-off = Ei aikarajaa: jokainen miettii niin kauan kuin haluaa.
new-speed = Botit pelaavat
new-speed-slow = Hitaasti
new-speed-normal = Normaalisti
new-speed-fast = Nopeasti
new-listed = Pöytä näkyy kaikille
new-start = Aloita
new-make = Luo pöytä

edition-title-nordic = Pohjoismainen
edition-title-german = Saksalainen
edition-title-finnish-classic = Suomalainen, klassinen
edition-title-norwegian-classic = Norjalainen, klassinen
edition-title-norwegian-cards = Norjalainen, pelikortit
edition-title-custom = { $edition } (kotisäännöin)

house-opening-minimum = Avaus vähintään
house-opening-minimum-about = Näin paljon ensimmäisten sarjojesi arvon on oltava yhteensä.
house-opening-single-set = Avaus yhdellä sarjalla
house-opening-single-set-about = Muuten summan voi koota useasta sarjasta.
house-opening-goes-on = Avausvuorolla saa jatkaa
house-opening-goes-on-about = Kun avaus on pöydällä, muitakin sarjoja saa käyttää samalla vuorolla.
house-jokers = Jokerit
house-jokers-about = Mitä saa tehdä sarjalle, jossa on jokeri.
house-jokers-free = Vapaat – siirtyvät kuin muutkin nappulat
house-jokers-locked = Lukitut – vaihto vain pidikkeestä, sitten uuteen sarjaan
house-jokers-locked-own-rack = Tiukat – kuten lukitut, ja uusi sarja vain omista nappuloista
house-joker-value = Pidikkeeseen jäänyt jokeri
house-joker-value-about = Miinuspisteitä kierroksen lopussa.
house-max-run-length = Pisin rivi
house-max-run-length-about = Joissakin sääntövihkoissa sanotaan kolme tai neljä nappulaa.
house-tiles-dealt = Nappuloita alussa
house-tiles-dealt-about = Jokaiselle pelaajalle kierroksen alussa.
house-turn-seconds = Vuoron aikaraja
house-turn-seconds-about = Jos aika loppuu, nostat sakkonappuloita.
house-clock-before-opening = Kello käy jo ennen avausta
house-clock-before-opening-about = Muuten se odottaa, kunnes olet avannut.
house-penalty-tiles = Sakkonappulat
house-penalty-tiles-about = Näin monta nostat, jos aikasi loppuu.
house-must-play-when-able = Pakko pelata, jos voi
house-must-play-when-able-about = Nostaa saa vain se, joka ei voi pelata.
house-empty-pool = Kun kasa on tyhjä
house-empty-pool-about = Mitä tapahtuu, kun nostettavaa ei enää ole.
house-empty-pool-play-on = Peli jatkuu
house-empty-pool-must-play = Peli jatkuu, ja on pakko pelata, jos voi
house-empty-pool-round-ends = Kierros päättyy
house-blocked-score = Jos kukaan ei tyhjennä pidikettään
house-blocked-score-about = Mitä hävinneet menettävät.
house-blocked-score-difference = Hävinneet menettävät eron voittajan summaan
house-blocked-score-own-rack = Hävinneet menettävät koko oman summansa
house-rounds = Kierroksia
house-rounds-about = Yhdessä pelissä; suurin yhteispistemäärä voittaa.
house-yes = Kyllä
house-no = Ei
house-off = Ei aikarajaa
house-seconds =
    { $count ->
        [one] yksi sekunti
       *[other] { $count } sekuntia
    }
house-minutes =
    { $count ->
        [one] yksi minuutti
       *[other] { $count } minuuttia
    }
house-hours =
    { $count ->
        [one] tunti
       *[other] { $count } tuntia
    }
house-days =
    { $count ->
        [one] yksi päivä
       *[other] { $count } päivää
    }

bot-novice = Bo
bot-greedy = Rasmus
bot-casual = Alma
bot-random = Tove
bot-steady = Otto
bot-rearranger = Finn
bot-expert = Ida
bot-hoarder = Gunnar
bot-champion = Siv
bot-level1 = Runa 1
bot-level2 = Runa 2
bot-level3 = Runa 3
bot-level4 = Runa 4
bot-level5 = Runa 5
bot-level6 = Runa 6
bot-level7 = Runa 7
bot-level8 = Runa 8
bot-level9 = Runa 9
bot-level10 = Runa 10
bot-level11 = Runa 11
bot-level12 = Runa 12
bot-just-above = Runa
bot-level-novice = aloittelija
bot-level-just-above = hieman sinua parempi
bot-level-casual = rento
bot-level-steady = harkitseva
bot-level-rearranger = harkitseva
bot-level-expert = konkari
bot-level-champion = mestari
bot-about-novice = Oppi juuri pelaamaan ja nostaa mielellään.
bot-about-just-above = Seuraa tuloksiasi ja pysyy askelen edellä.
bot-about-casual = Pelaa seuran vuoksi.
bot-about-steady = Ei hätäile eikä jätä yhtään nappulaa käyttämättä.
bot-about-rearranger = Panee puoli pöytää uusiksi yhden kolmosen takia.
bot-about-expert = Säästää jokerit pahan päivän varalle.
bot-about-champion = Ei erehdy koskaan. Panttaa nappuloita, kunnes kaikki sopivat.

## Before a match

lobby-code = Tai he avaavat osoitteen { $address } ja kirjoittavat koodin
lobby-qr = Sama linkki QR-koodina puhelimen kameralle
invite-network = Tämä linkki toimii samassa verkossa olevilla puhelimilla.
invite-address = Tämän tietokoneen osoite
invite-local = Tämä linkki toimii vain tällä tietokoneella, koska Brikke ei päästä muita sisään. Jos haluat puhelimet mukaan, sulje Brikke ja käynnistä se uudelleen näin:
invite-alone = Tietokone ei ole verkossa: linkki toimii vain tällä tietokoneella.
rating-words = vahvuusluku { $points }, noin { $doubt } suuntaan tai toiseen
rating-provisional = alustava

## At the table

table-turn-of = Vuorossa { $name }
table-tiles =
    { $count ->
        [one] yksi nappula
       *[other] { $count } nappulaa
    }
table-pool =
    { $count ->
        [0] Kasa on tyhjä
        [one] Kasassa yksi nappula
       *[other] Kasassa { $count } nappulaa
    }
table-empty = Pöydällä ei ole vielä mitään.
table-area = Pöytä
table-rack = Pidikkeesi
table-new-set = Uusi sarja
table-new-set-here = Siirrä valitut nappulat uuteen sarjaan
table-tiles-stay = Pöydän nappulat pysyvät pöydällä.
table-pause = Tauko
table-resume = Jatka

## Tiles and sets, also read aloud

tile-red = punainen { $number }
tile-blue = sininen { $number }
tile-black = musta { $number }
tile-orange = oranssi { $number }
tile-clubs =
    { $court ->
        [none] risti { $number }
       *[other] risti{ $number }
    }
tile-spades =
    { $court ->
        [none] pata { $number }
       *[other] pata{ $number }
    }
tile-hearts =
    { $court ->
        [none] hertta { $number }
       *[other] hertta{ $number }
    }
tile-diamonds =
    { $court ->
        [none] ruutu { $number }
       *[other] ruutu{ $number }
    }
tile-ace = ässä
tile-jack = jätkä
tile-queen = rouva
tile-king = kuningas
tile-joker = jokeri
tile-yours = pidikkeestäsi
tile-new = juuri pelattu
tile-hinted = mukana vihjeessä
tile-best = osa parasta siirtoa
set-run = Rivi: { $tiles }
set-group = Ryhmä: { $tiles }
set-no = Ei ole sarja: { $tiles }
lift-run =
    { $colour ->
        [black] Musta rivi
        [red] Punainen rivi
        [blue] Sininen rivi
        [orange] Oranssi rivi
        [clubs] Ristirivi
        [spades] Patarivi
        [hearts] Herttarivi
        [diamonds] Ruuturivi
       *[none] Rivi
    }
lift-group = Ryhmä
lift-no-set = Ei vielä sarja
lift-hint = jaa napauttamalla saksia
lift-hint-single = valitse nappula napauttamalla
lift-hint-chosen = lisää nappula napauttamalla +
lift-hint-fits = napauta katkoviivapaikkaa
lift-close = Pane sarja takaisin
lift-split = Jaa tämän jälkeen: { $tile }
lift-add-before = Lisää ennen tätä: { $tile }
lift-add-after = Lisää tämän jälkeen: { $tile }

flaw-too-short = liian lyhyt
flaw-needs-more =
    { $count ->
        [one] vielä yksi, niin on kolme
       *[other] vielä kaksi, niin on kolme
    }
flaw-only-jokers = vain jokereita
flaw-mixed = eivät sovi yhteen
flaw-colours-repeat =
    { $faces ->
        [cards] sama maa kahdesti
       *[numbers] sama väri kahdesti
    }
flaw-group-too-large = yli neljä
flaw-not-consecutive = aukko rivissä
flaw-tile-twice = sama nappula kahdesti
flaw-past-13 =
    { $faces ->
        [cards] kuninkaan jälkeen ei mitään
       *[numbers] 13:n jälkeen ei mitään
    }
flaw-below-1 =
    { $faces ->
        [cards] ennen ässää ei mitään
       *[numbers] ennen 1:tä ei mitään
    }
flaw-run-too-long = liian pitkä rivi
flaw-too-many-jokers = kaksi jokeria

## The own turn

turn-done = Valmis
turn-undo = Kumoa
turn-redo = Tee uudelleen
turn-reset = Palaa vuoron alkuun
turn-draw = Nosta nappula
turn-sort-colour =
    { $faces ->
        [cards] Järjestä maan mukaan
       *[numbers] Järjestä värin mukaan
    }
turn-sort-number =
    { $faces ->
        [cards] Järjestä arvon mukaan
       *[numbers] Järjestä numeron mukaan
    }
turn-lay-something = Pelaa nappuloita tai nosta yksi.
turn-checking = Tarkistetaan …
turn-legal = Tämä siirto käy.
turn-wins = Tällä siirrolla voitat kierroksen!
turn-not-yet = Tämä siirto käy, kun vuorosi tulee.
turn-wrong = Tämä ei vielä käy
turn-opening = Avaus: { $reached }/{ $needed }
# Of sets that are complete, and the number of tiles that are in none yet.
turn-opening-more = { $reached }/{ $needed }, { $count } ilman sarjaa
turn-opening-due = Avaukseen tarvitaan { $needed }
turn-opening-any = Avaa oman pidikkeesi sarjoilla.
turn-scratch = Kokeile rauhassa: vain sinä näet tämän.
turn-fix = { $count ->
        [one] Yksi sarja ei ole vielä kunnossa.
       *[other] { $count } sarjaa ei ole vielä kunnossa.
    }

clock-left = { $seconds ->
        [one] yksi sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }
clock-last = Kymmenen sekuntia jäljellä
clock-cost =
    { $count ->
        [0] Jos aika loppuu, keskeneräinen siirtosi perutaan.
        [one] Jos aika loppuu, keskeneräinen siirtosi perutaan, ja nostat yhden sakkonappulan.
       *[other] Jos aika loppuu, keskeneräinen siirtosi perutaan, ja nostat { $count } sakkonappulaa.
    }

## What happened, also read aloud

said-played = { $name } pelasi: { $tiles }.
said-drew = { $name } nosti nappulan.
said-passed = { $name } ohitti vuoronsa.
said-timed-out =
    { $count ->
        [0] { $name } ei ehtinyt ajoissa.
        [one] { $name } ei ehtinyt ajoissa ja nosti yhden sakkonappulan.
       *[other] { $name } ei ehtinyt ajoissa ja nosti { $count } sakkonappulaa.
    }
said-moved = Siirretty: { $tiles }
said-picked =
    { $count ->
        [one] Yksi nappula valittu.
       *[other] { $count } nappulaa valittu.
    }

## Hints

hint-ask = Vihje
hint-none = Mitään ei voi pelata. Nosta nappula.
hint-none-pass = Mitään ei voi pelata. Ohita vuorosi.
hint-there-is =
    { $count ->
        [one] Voit pelata yhden nappulan.
       *[other] Voit pelata { $count } nappulaa.
    }
hint-goes-out = Voit voittaa kierroksen tällä vuorolla!
hint-which = Mitkä nappulat?
hint-tiles = Nämä: { $tiles }
hint-how = Miten?
hint-steps = Näin:
hint-step = { $step }/{ $steps }
hint-lay-out = Näytä minulle
hint-by-tiles = Eniten nappuloita
hint-by-chances = Paras mahdollisuus
hint-best-play =
    { $count ->
        [one] Mahdollisuutesi ovat parhaat, jos pelaat yhden nappulan.
       *[other] Mahdollisuutesi ovat parhaat, jos pelaat { $count } nappulaa.
    }
hint-best-draw = Mahdollisuutesi ovat parhaat, jos nostat nappulan.
hint-best-draw-pass = Mahdollisuutesi ovat parhaat, jos ohitat vuorosi.
hint-chance = Voiton todennäköisyys noin { $chance } %

## The end of a round

round-left = Pidikkeisiin jäi
tour-back = Takaisin turnaukseen
match-won = { $name } voitti pelin
match-tied = Peli päättyi tasan
sheet-title = Pistetaulukko
sheet-round = Kierros
sheet-total = Yhteensä
sheet-sum = Plussia ja miinuksia on joka kierroksella yhtä paljon.
proof-record = Lataa kierros

## Refusals

refused-illegal = Säännöt eivät salli tätä siirtoa.
refused-stale = Pöytä on muuttunut sillä välin. Katso uudelleen.
refused-time-up = Aikasi on loppunut.
refused-paused = Peli on tauolla.
refused-wrong-phase = Ei juuri nyt.
refused-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
refused-not-host = Vain pöydän perustaja voi tehdä tämän.
refused-already-seated = Sinulla on jo paikka.
refused-table-full = Vapaita paikkoja ei ole.
refused-barred = Pöydän perustaja on poistanut sinut pöydästä.
refused-too-few-seats = Pelaajia tarvitaan vähintään kaksi.
refused-no-such-seat = Siinä ei istu kukaan.
refused-no-such-bot = Sellaista bottia ei ole.
refused-salt-sent = Tämä on jo tehty.
refused-no-such-club = Tässä osoitteessa ei ole kerhoa.
refused-no-such-member = Tämä henkilö ei ole kerhossa.
refused-not-member = Vain kerhon jäsenet saavat tehdä tämän.
refused-muted = Sinut on mykistetty tässä kerhossa.
refused-chat-off = Tässä kerhossa ei ole keskustelua.
refused-no-such-message = Viestiä ei enää ole.
refused-not-seeking = Haku on päättynyt.
refused-rated = Vahvuuslukuun laskettavan pelin aikana ketään ei poisteta.
refused-name-not-kept = Varaa ensin nimesi: vahvuuslukupöytiin pääsevät vain ne, jotka ovat varanneet nimensä.
refused-not-casual = Tässä pöydässä siirtoja ei voi perua.
refused-nothing-to-take-back = Sinulla ei ole siirtoa, jonka voisi perua.
refused-take-back-after-draw = Sen jälkeen on jo nostettu nappula, eikä nähtyä saa näkemättömäksi.
refused-already-asked = Olet jo pyytänyt.
refused-nothing-asked = Kukaan ei ole pyytänyt mitään.
refused-hints-off = Tässä pöydässä ei anneta vihjeitä.
refused-too-often = Hieman hitaammin, kiitos.
refused-bad-tiles = Tällaisia nappuloita ei ole.
refused-too-hard = Siirtoa on liian vaikea arvioida. Pelaa vähemmän kerralla.
refused-busy = Palvelimella on ruuhkaa. Yritä hetken päästä uudelleen.
refused-malformed = Palvelin ei ymmärtänyt. Lataa sivu uudelleen.
refused-worn-out = Tässä pöydässä on pelattu jo niin paljon, ettei siihen mahdu enempää. Luo uusi pöytä.
refused-no-such-table = Tällaista pöytää ei ole.
refused-expired = Pöytä poistettiin, koska sitä ei ollut käytetty pitkään aikaan.
refused-bad-token = Palvelin ei enää tunne sinua.
refused-name-taken = Joku on jo varannut samannäköisen nimen. Valitse toinen.
refused-tournament-table = Ei turnauspöydässä: turnaus päättää, ketkä pelaavat.
refused-sealed = Samaa jakoa pelataan vielä toisessa pöydässä. Katso se, kun kierros on ohi.
refused-for-people = Tämän saavat tehdä vain ihmiset.
refused-not-invited = Tätä bottia ei ole kutsuttu pöytään.
refused-bot-stopped = Palvelimen ylläpitäjä on pysäyttänyt tämän botin.
refused-bot-busy = Tällä botilla on juuri nyt liikaa tekemistä.
refused-own-bot = Vahvuuslukupöydässä kukaan ei pelaa oman bottinsa kanssa.
program-name = { $name } (botti)
refused-unreadable = Tätä pöytää ei voi enää lukea tällä laitteella.
refused-storage-blocked = Tämä selain ei anna pelin tallentaa mitään: ikkuna on ehkä yksityinen.
refused-storage-full = Laitteen muisti on täynnä, joten vuoroa ei tallennettu. Vapauta tilaa ja yritä uudelleen.
refused-storage-newer = Pelin uudempi versio on avattu tällä laitteella. Lataa sivu uudelleen.
