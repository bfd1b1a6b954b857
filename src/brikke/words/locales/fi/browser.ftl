### The browser.

## Everywhere

app-tagline = Nappularummy perheen, ystävien ja bottien kanssa.
app-home = Etusivu
app-close = Sulje
app-loading = Hetkinen …
app-lost = Sivua ei löydy.
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
settings-saved = Tallennettu
settings-language = Kieli
settings-look = Ulkoasu
settings-look-auto = Laitteen mukaan
settings-look-light = Vaalea
settings-look-dark = Tumma
settings-big = Isot nappulat
settings-symbols = Kuviot nappuloissa
settings-symbols-about = Vuori, marja, aalto ja aurinko: jokaisella värillä omansa.
settings-sound = Äänet
settings-calm = Vähemmän liikettä
settings-hands = Näytä muille, mitä siirrän
settings-hands-about = Muut näkevät vuorollasi, miten siirrät pöydän nappuloita, mutta eivät koskaan sitä, mitä pidikkeessäsi on.
settings-device = Pelaa myös toisella laitteella
settings-device-about = Avaa linkki toisella laitteella kymmenen minuutin kuluessa, niin olet sama pelaaja molemmilla.
settings-device-make = Luo linkki
settings-device-replace = Tällä laitteella pelaa { $name }. Vaihdetaanko pelaajaan, joka lähetti linkin?
settings-device-yes = Kyllä, vaihda
settings-device-welcome = Tällä laitteella pelaa nyt { $name }.
settings-device-old = Linkki on jo käytetty tai liian vanha. Luo uusi.
settings-forget = Unohda minut
settings-forget-about = Nimesi katoaa kaikista pöydistä, etkä voi enää palata peleihisi. Myös tämän laitteen pistetaulukot katoavat.
settings-forget-sure = Unohda minut lopullisesti

## You at the table

profile-title = Sinä pöydässä
profile-open = Nimesi, eläimesi ja värisi
profile-animal = Eläimesi
profile-colour = Värisi
profile-colour-about = Jos väri on jo jollakulla pöydässä, saat seuraavan vapaan.

## Home

home-new = Ensi kertaa? Kaksi minuuttia.
home-new-about = Kettu neuvoo nappula kerrallaan.
home-who = Kuka istuu kanssasi pöytään?
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
home-pass = Pelaa samalla laitteella
home-pass-about = Kaikki pelaavat tällä laitteella ja antavat sen aina seuraavalle.
home-pass-now = Valitse pelaajat
home-join = Liity pöytään
home-join-label = Linkki tai koodi
home-join-now = Liity
home-join-bad = Tämä ei ole pöydän linkki eikä koodi: { $value }
home-join-none = Millään avoimella pöydällä ei ole tätä koodia: { $value }
home-continue = Jatka peliä
home-continue-more = Muut pelit
home-your-turn = Sinun vuorosi
home-round-of = Kierros { $round }/{ $rounds }
home-with = mukana { $names }
home-alone = ei vielä muita
home-phase-waiting = Ei vielä alkanut
home-phase-salting = Nappuloita jaetaan
home-phase-playing = Muut pelaavat
home-phase-between = Kierros on ohi
home-phase-over = Peli on ohi
home-listed = Avoimet pöydät
home-listed-none = Juuri nyt ei ole avoimia pöytiä.
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
home-more-games = Omat pelit
home-more-games-about = Tuloksesi, niiden kehitys ja pulmia omista virheistäsi.
home-site = Pelaa ystävien kanssa: { $host }

keep-title = Pidä peli tällä laitteella
keep-about = Silloin voit pelata myös ilman verkkoa: veneessä, mökillä, tunnelissa.
keep-now = Lataa ({ $size } Mt)
keep-progress = { $done } / { $size } Mt
keep-size = { $size } Mt
keep-left-seconds = vielä muutama sekunti
keep-left-minutes = { $count ->
    [one] vielä noin minuutti
   *[other] vielä noin { $count } minuuttia
}
keep-part-pages = Sivut, harjoitukset ja pulmat
keep-part-pages-about = myös ratkaisija ja pistetaulukko
keep-part-engine = Pöytä ja botit
keep-part-engine-about = pelaa ilman verkkoa
keep-play = Pelaa sillä välin
keep-done = Tällä laitteella: kaikki toimii myös ilman verkkoa.
keep-stop = Keskeytä
keep-unsupported = Tämä selain ei voi säilyttää peliä: ehkä yksityinen ikkuna tai osoite ilman https:ää.
keep-no-room = Tällä laitteella on liian vähän tilaa.
keep-unreachable = Tiedostoja ei voitu ladata. Se, mikä on täällä, säilyy; yritä myöhemmin uudelleen.

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
new-casual = Siirrot saa perua
new-casual-about = Jos kaikki suostuvat eikä nappulaa ole nostettu.
new-hints = Vihjeet sallittu
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
bot-level-novice = aloittelija
bot-level-casual = rento
bot-level-steady = harkitseva
bot-level-rearranger = harkitseva
bot-level-expert = konkari
bot-level-champion = mestari
bot-about-novice = Oppi juuri pelaamaan ja nostaa mielellään.
bot-about-casual = Pelaa seuran vuoksi.
bot-about-steady = Ei hätäile eikä jätä yhtään nappulaa käyttämättä.
bot-about-rearranger = Panee puoli pöytää uusiksi yhden kolmosen takia.
bot-about-expert = Säästää jokerit pahan päivän varalle.
bot-about-champion = Ei erehdy koskaan.

## Before a match

seat-free = Vapaa paikka
seat-sit = Istu tähän
seat-add-bot = Lisää botti
seat-remove = Poista { $name }
seat-bot = Botti
seat-host = Perustaja
seat-you = sinä
lobby-title = Pöytä on valmiina
lobby-invite = Lähetä linkki niille, jotka tulevat mukaan
lobby-code = Tai he avaavat osoitteen { $address } ja kirjoittavat koodin
lobby-qr = Sama linkki QR-koodina puhelimen kameralle
invite-network = Tämä linkki toimii samassa verkossa olevilla puhelimilla.
invite-address = Tämän tietokoneen osoite
invite-local = Tämä linkki toimii vain tällä tietokoneella, koska Brikke ei päästä muita sisään. Jos haluat puhelimet mukaan, sulje Brikke ja käynnistä se uudelleen näin:
invite-alone = Tietokone ei ole verkossa: linkki toimii vain tällä tietokoneella.
lobby-start = Aloita peli
lobby-needs-two = Pelaajia tarvitaan vähintään kaksi.
lobby-wait-host = Pelin käynnistää { $name }.
lobby-name = Nimesi tässä pöydässä
lobby-full = Kaikki paikat on varattu. Voit jäädä katsomaan.

## At the table

table-loading = Avataan pöytää …
table-gone = Tällaista pöytää ei ole. Linkki on ehkä vajaa tai liian vanha.
table-turn-yours = Sinun vuorosi
table-turn-of = Vuorossa { $name }
table-tiles =
    { $count ->
        [one] yksi nappula
       *[other] { $count } nappulaa
    }
table-opened = on avannut
table-not-opened = ei vielä avannut
table-away = ei yhteyttä
table-stand-in = botti sijaistaa
table-pool =
    { $count ->
        [0] Kasa on tyhjä
        [one] Kasassa yksi nappula
       *[other] Kasassa { $count } nappulaa
    }
table-watching =
    { $count ->
        [one] Yksi katsoja
       *[other] { $count } katsojaa
    }
table-you-watch = Olet katsojana.
table-round = Kierros { $round }/{ $rounds }
table-empty = Pöydällä ei ole vielä mitään.
table-area = Pöytä
table-rack = Pidikkeesi
table-new-set = Uusi sarja
table-new-set-here = Siirrä valitut nappulat uuteen sarjaan
table-tiles-stay = Pöydän nappulat pysyvät pöydällä.
table-menu = Valikko
table-leave = Poistu pöydästä
table-leave-about = Botti jatkaa puolestasi.
table-leave-sure = Poistu nyt
table-pause = Tauko
table-pause-asked = { $name } haluaisi pitää tauon.
table-pause-agree = Sopii
table-decline = Ei
table-paused = Tauko: kello on pysäytetty.
table-resume = Jatka
table-take-back = Peru siirto
table-take-back-asked = { $name } haluaisi perua viimeisimmän siirron.
table-taken-back = Viimeisin siirto peruttiin.
table-declined = { $name } ei suostu.
table-asked = Pyyntö on lähetetty. Muiden täytyy vielä suostua.
table-stood-in = Botti pelaa puolestasi.
table-removed = Paikkasi annettiin botille.
table-come-back = Pelaa taas itse
table-offline = Ei yhteyttä. Keskeneräinen siirtosi on tallessa; yritämme koko ajan uudelleen.
table-restart = Palvelin käynnistyy uudelleen. Keskeneräinen siirtosi on tallessa.
table-online = Yhteys palasi.
table-go-on-about = Palvelin ei ole tavoitettavissa. Voit jatkaa tässä, tällä laitteella: pöytä, pisteet ja nappulasi säilyvät. Bottien nappulat ja kasa jaetaan uudelleen, koska vain palvelin tuntee ne.
table-go-on = Jatka tässä
table-closed = Palvelin on sulkenut yhteyden.
table-dealing = Nappuloita jaetaan …
table-starts = { $name } aloittaa.
table-you-start = Sinä aloitat.
table-watch-round = Kierroksen { $round } uusinta
table-keys = Näppäimet: nuolilla siirrytään nappulasta toiseen, Enter valitsee ja panee paikalleen, Vaihto ja nuolet valitsevat useita, A koko sarjan, G tekee pidikkeeseen välin, N tekee uuden sarjan, R palauttaa valitut pidikkeeseen, Ctrl+Z kumoaa, Ctrl+Enter on Valmis.

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
lift-hint = jaa napauttamalla väliä
lift-hint-chosen = lisää nappula napauttamalla +
lift-close = Pane sarja takaisin
lift-split = Jaa tämän jälkeen: { $tile }
lift-add-before = Lisää ennen tätä: { $tile }
lift-add-after = Lisää tämän jälkeen: { $tile }

flaw-too-short = liian lyhyt
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
turn-reset-short = Alusta
turn-sort = Järjestä
turn-draw = Nosta nappula
turn-draw-about = Saat yhden nappulan, ja vuorosi päättyy.
turn-draw-short = Nosta
turn-tools = Työkalut
turn-draw-back = Palauta ja nosta
turn-pass = Ohita
turn-pass-about = Päättää vuorosi, kun nostettavaa ei enää ole.
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
turn-find = Etsi sarjat
turn-find-none = Pidikkeessäsi ei ole yhtään sarjaa.
turn-find-done =
    { $count ->
        [one] Pidikkeestäsi löytyi yksi sarja.
       *[other] Pidikkeestäsi löytyi { $count } sarjaa.
    }
turn-find-joins =
    { $count ->
        [one] Yksi nappula sopii pöydällä olevaan sarjaan.
       *[other] { $count } nappulaa sopii pöydällä oleviin sarjoihin.
    }
turn-find-join = Sarjaan { $set }: { $tiles }.
turn-lay-something = Pelaa nappuloita tai nosta yksi.
turn-checking = Tarkistetaan …
turn-legal = Tämä siirto käy.
turn-wins = Tällä siirrolla voitat kierroksen!
turn-not-yet = Tämä siirto käy, kun vuorosi tulee.
turn-wrong = Tämä ei vielä käy
turn-opening = Avaus: { $reached }/{ $needed }
turn-opening-due = Avaukseen tarvitaan { $needed }
turn-opening-any = Avaa oman pidikkeesi sarjoilla.
turn-scratch = Kokeile rauhassa: vain sinä näet tämän.
turn-scratch-changed = Pöytä muuttui, joten suunnitelmasi mukautettiin.
turn-sent = Lähetetty …
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

said-you-played = Pelasit: { $tiles }.
said-played = { $name } pelasi: { $tiles }.
said-you-played-moved =
    { $count ->
        [one] Siirsit pöydällä yhden nappulan ja pelasit: { $tiles }.
       *[other] Siirsit pöydällä { $count } nappulaa ja pelasit: { $tiles }.
    }
said-played-moved =
    { $count ->
        [one] { $name } siirsi pöydällä yhden nappulan ja pelasi: { $tiles }.
       *[other] { $name } siirsi pöydällä { $count } nappulaa ja pelasi: { $tiles }.
    }
said-you-drew = Nostit: { $tile }.
said-drew = { $name } nosti nappulan.
said-you-passed = Ohitit vuorosi.
said-passed = { $name } ohitti vuoronsa.
said-you-timed-out =
    { $count ->
        [0] Aikasi loppui. Pöytä on ennallaan.
        [one] Aikasi loppui. Pöytä on ennallaan, ja nostit yhden sakkonappulan.
       *[other] Aikasi loppui. Pöytä on ennallaan, ja nostit { $count } sakkonappulaa.
    }
said-timed-out =
    { $count ->
        [0] { $name } ei ehtinyt ajoissa.
        [one] { $name } ei ehtinyt ajoissa ja nosti yhden sakkonappulan.
       *[other] { $name } ei ehtinyt ajoissa ja nosti { $count } sakkonappulaa.
    }
said-your-turn = Sinun vuorosi.
said-moved = Siirretty: { $tiles }
said-picked =
    { $count ->
        [one] Yksi nappula valittu.
       *[other] { $count } nappulaa valittu.
    }
said-joined = { $name } tuli takaisin.
said-left = { $name } menetti yhteyden.
said-handed-over = { $name } sai botin sijaisekseen.
said-gone = { $name } lähti lopullisesti. { $bot } jatkaa peliä.
said-removed = { $name } poistettiin pöydästä perustajan päätöksellä. { $bot } jatkaa peliä.
said-spectator = Katsoja: { $text }

## Recap

recap-title = Siirtosi jälkeen
recap-title-watch = Viimeisimmät siirrot
recap-none = Kukaan ei ole vielä pelannut.
recap-back = Siirto taaksepäin
recap-forth = Siirto eteenpäin
recap-drew = nosti
recap-timed-out = aika loppui
recap-passed = ohitti

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

## Calling across the table

react-title = Sano jotain
react-well-played = Hienosti pelattu!
react-thanks = Kiitos!
react-wow = Vau!
react-ouch = Auts!
react-thinking = Hetki, mietin …
react-hurry = Sinun vuorosi!
react-hello = Moi!
react-bye = Hei hei!

## Pass and play

pass-to = Vuorossa { $name }
pass-about = Anna laite eteenpäin. Muut eivät saa kurkkia.
pass-ready = Olen { $name }

## The end of a round

round-won = { $name } voitti kierroksen
round-you-won = Voitit kierroksen!
round-ending-out = { $call }
round-ending-blocked = Kukaan ei voinut tai halunnut pelata; pienin summa voittaa.
round-ending-pool-empty = Kasa on tyhjä; pienin summa voittaa.
round-left = Pidikkeisiin jäi
round-left-none = ei mitään
round-watch = Katso kierroksen uusinta
round-next = Seuraava kierros
round-next-wait = Odotetaan muita …
round-show-table = Näytä pöytä
round-show-sheet = Näytä pistetaulukko
end-you-went-out = Tyhjensit pidikkeesi!
end-went-out = { $name } tyhjensi pidikkeensä!
end-last-turn = Viimeinen siirto
end-best-turn = Kierroksen paras siirto
end-best-laid = { $name } pelasi { $count ->
        [one] yhden nappulan
       *[other] { $count } nappulaa
    }{ $moved ->
        [0] .
        [one] {" "}ja siirsi pöydällä yhden.
       *[other] {" "}ja siirsi pöydällä { $moved }.
    }
end-costliest = Kallein siirtosi
end-costliest-drew = Siirto { $number }: nostit. Olisit voinut pelata tämän.
end-costliest-more = { $count ->
        [one] Siirto { $number }: olisit voinut pelata yhden nappulan enemmän.
       *[other] Siirto { $number }: olisit voinut pelata { $count } nappulaa enemmän.
    }
end-costliest-exit = Siirto { $number }: olisit voinut tyhjentää pidikkeesi.
end-share = Jaa kuva
end-share-title = Kuva kierroksesta
end-share-about = Kuva on tehty tällä laitteella. Kenenkään pidike ei näy siinä.
end-share-sub = { $points } kierroksella { $round }
end-share-beat = Pystytkö parempaan?
match-won = { $name } voitti pelin
match-you-won = Voitit pelin!
match-tied = Peli päättyi tasan
match-rematch = Pelaa uudelleen
match-abandoned = Peli keskeytettiin.
sheet-title = Pistetaulukko
sheet-round = Kierros
sheet-total = Yhteensä
sheet-sum = Plussia ja miinuksia on joka kierroksella yhtä paljon.
proof-title = Oliko jako reilu?
proof-about = Ennen jakoa palvelin lukitsi salaisen luvun, ja sitten jokainen pelaaja lisäsi siihen oman satunnaislukunsa. Nyt salaisuus on paljastettu, ja tämä sivu on jakanut nappulat uudelleen.
proof-checking = Jaetaan uudelleen …
proof-holds = Reilu: sama salaisuus, samat satunnaisluvut, samat nappulat.
proof-unseen = Jako vastaa sitä, mitä palvelin kertoo, mutta tämä laite ei nähnyt palvelimen lupausta etukäteen.
proof-fails = Tämä jako ei vastaa sitä, mitä luvattiin!
proof-missing = Kierroksen tallenne ei ole juuri nyt saatavilla.
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
refused-name-taken = Joku pitää hallussaan samannäköistä nimeä. Valitse toinen.
refused-unreadable = Tätä pöytää ei voi enää lukea tällä laitteella.
refused-storage-blocked = Tämä selain ei anna pelin säilyttää mitään: ehkä yksityinen ikkuna.
refused-storage-full = Laitteen muisti on täynnä, joten vuoroa ei tallennettu. Vapauta tilaa ja yritä uudelleen.
refused-storage-newer = Pelin uudempi versio on avattu tällä laitteella. Lataa sivu uudelleen.
