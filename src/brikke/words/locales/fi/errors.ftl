### Errors of the command line. English: as in the code, by which an error is recognised.

## The command

error-no-command = tällaista komentoa ei ole, { $hint }
error-unexpected = odottamaton argumentti, { $hint }
error-invalid-value = arvo ei kelpaa valitsimelle { $name }{ $hint }
error-value-missing = arvo puuttuu
error-combined = ei voi käyttää yhdessä valitsimen { $option } kanssa
error-only-generate = sallittu vain valitsimen --generate kanssa
error-only-mistakes = sallittu vain valitsimen --mistakes kanssa
error-no-language = tällaista kieltä ei ole{ $hint }
error-pace = tahti on 0–{ $most } sekuntia
error-objective = tavoite on jokin näistä: { $names }
error-others = --others sisältää nappuloiden määriä, toisin kuin
error-others-many = pelissä on vain { $count } nappulaa, liian vähän valinnalle --others
error-turn-illegal = tämä siirto ei ole sallittu, brikke check kertoo syyn
error-tile-size = nappulan leveys on 1–{ $most } pikseliä
error-screen-package = koko ruudun näkymä tarvitsee paketin brikke[tui]; käytä muuten valitsinta
error-screen-terminal = koko ruudun näkymä tarvitsee päätteen; käytä muuten valitsinta
error-extra = { $module } tarvitsee komennon pip install "brikke[{ $extra }]", puuttuu paketti
error-no-action = tällaista toimintoa ei ole{ $hint }
error-server-address = palvelimen osoitteen alussa on http tai https
error-server-away = palvelimeen ei saada yhteyttä ({ $reason })
error-server-refuses = palvelin kieltäytyy ({ $reason })

## Files

error-cannot-read = ei voi lukea ({ $reason })
error-cannot-read-plain = ei voi lukea
error-cannot-write = ei voi kirjoittaa ({ $reason })
error-cannot-create = kansiota ei voi luoda ({ $reason })
error-not-utf8 = ei ole UTF-8-tekstiä
error-archive = arkistossa ei ole tällaista tiedostoa
error-no-folder = tällaista kansiota ei ole
error-not-writable = tähän kansioon ei voi kirjoittaa
error-no-browser-game = selainpeliä ei ole rakennettu täällä
error-folder-used = tässä kansiossa on muita tiedostoja
error-exists = tiedosto on jo olemassa, eikä sitä korvata
error-changed = tiedosto on muuttunut kirjoittamisen jälkeen

## Photographs

error-photo-format = ei ole valokuva (JPEG, PNG tai WebP)
error-photo-animation = animaatio ei ole valokuva
error-photo-pixels = kuvassa on liikaa pikseleitä
error-photo-broken = kuva on rikki
error-photo-small = kuva on liian pieni, jotta nappulat näkyisivät
error-photo-dark = kuva on liian tumma
error-photo-no-tiles = nappuloita ei näy
error-photo-file = tiedosto on liian suuri valokuvaksi

## Tiles and tables

error-tile-help = tällaista nappulaa ei ole ({ $help })
error-no-tile = tällaista nappulaa ei ole
error-same-tile = sama nappula kahdesti
error-two-of-each = kutakin nappulaa on vain kaksi
error-not-a-set = ei ole sarja ({ $flaw })
error-is-no-tile = tämä ei ole nappula
error-number-of-tile = nappulassa on numero 1–13
error-joker-colour = jokerilla ei ole väriä
error-faces = nappuloiden numerot ovat 0–52
error-tiles-in-text = nappulat annetaan tekstinä
error-table-text = pöytä annetaan tekstinä
error-table-sets = pöytä on nappuloista koottuja sarjoja

## Rules

error-no-house-rule = tällaista kotisääntöä ei ole{ $hint }
error-must-be = parametrin { $name } arvo on { $allowed }
error-house-rule-form = kotisääntö kirjoitetaan kerran muodossa nimi=arvo
error-no-edition = tällaista painosta ei ole{ $hint }
error-edition-text = painos nimetään tekstinä
error-not-printed = tämä ei ole painos, jossa on kotisääntöjä
error-edition-rulebook = painoksen on oltava Rulebook, toisin kuin
error-edition-entry = entry point { $name } nimeää painoksen
error-edition-call = pidikkeensä tyhjentäneen huudon on oltava tekstiä, toisin kuin

## Players

error-seats = kierroksella on 2–4 paikkaa
error-no-bot = tällaista bottia ei ole{ $hint }
error-bots-of-match = pelissä on yhdestä kolmeen bottia
error-bot-class = botti on luokka, jolla on metodi turn(view), toisin kuin
error-bot-method = botilla on metodi turn(view), toisin kuin
error-bot-seed = se ei tee bottia siemenluvusta ({ $story })
error-bot-module = sen moduuli ei toimi ({ $story })
error-bot-failed = tämä botti kaatui ({ $story })
error-bot-illegal = tämä botti yritti siirtoa, joka ei ole sallittu ({ $story })

## Records

error-place = rivi { $line }, sarake { $column }: { $problem }
error-not-a-text = ei ole tekstiä
error-too-long = teksti on liian pitkä
error-ends-early = lause loppuu kesken
error-expected = odotettiin: { $text }
error-nothing-more = tähän ei enää kuulu mitään
error-expected-tile = tähän kuuluu nappula
error-not-indented = tallenteen ensimmäistä riviä ei sisennetä
error-names-rulebook = tallenteessa kerrotaan painos ja paikat
error-names-rulebook-first = tallenteessa kerrotaan ensin painos ja paikat
error-headers-first = otsikkotiedot ovat ennen ensimmäistä kierrosta
error-header-twice = tämä otsikkotieto on kahdesti
error-needs-round = tätä ennen tarvitaan kierros
error-tag-line = lisätieto on yksi rivi
error-tag-text = lisätiedossa on nimi ja rivi tekstiä
error-seats-in-words = paikkoja on 2, 3 tai 4
error-no-ending = tällaista loppua ei ole
error-score-sign = pistemäärä on luku etumerkkeineen
error-count = lukumäärä on luku nollasta alkaen
error-no-seat = tällaista paikkaa ei ole
error-opened-word = tässä on oltava ”opened” tai ”unopened”
error-turn-next = seuraavaksi pitäisi tulla siirto { $turn } tai muu lause
error-verb = paikka pelaa, nostaa, ohittaa tai ei ehdi: plays, draws, passes, times out
error-hex = { $keyword } on 64 heksadesimaalinumeroa
error-hex-salt = satunnaisluku (salt) on 1–{ $bytes } tavua heksadesimaalinumeroina
error-not-on-table = tätä sarjaa ei ole pöydällä
error-other-tiles = nämä eivät ole ne nappulat, jotka sarjoihin tulivat
error-record-of = tallenne tarvitsee pelin tai kierroksen
error-record-round = tallenteessa on oltava vähintään yksi kierros
error-replay-round = uusinta tarvitsee vähintään yhden kierroksen, tässä tallenteessa niitä on
error-against-bots = tämä ei ole tallenne pelistä botteja vastaan, paikat ovat
error-match-finished = tämä peli on päättynyt, kierroksia on
error-cannot-continue = tätä peliä ei voi jatkaa ({ $reason })
error-unfinished = analyysi tarvitsee päättyneen kierroksen, tämä on siirrossa
error-face-up = analyysi tarvitsee kaikkien pidikkeiden nappulat näkyviin

## Lines of JSON and notation

error-line-not-json = tämä rivi ei ole JSONia
error-line-nested = tässä rivissä on liikaa sisäkkäisiä rakenteita
error-line-object = tilanne on JSON-objekti
error-line-keys = tilanteessa on { $names }
error-line-opened = opened on true tai false
error-line-table = pöytä on luettelo sarjoista
error-line-tiles = nappulat annetaan luettelona
error-line-text = { $field } on tekstiä
error-line-column = sarake { $column }: { $problem }

## Puzzles

error-first-puzzle = ensimmäinen pulma on päivältä { $day }
error-day-form = päivä kirjoitetaan muodossa 2026-11-15
error-puzzles = pulmia on 1–{ $most }
error-grade = pulman vaikeusaste on { $low }–{ $high }
error-new-puzzles = uusia pulmia voi tehdä 1–{ $most }
error-puzzle-jokers = pulmat tarvitsevat säännöt, joissa jokerit ovat vapaat
error-unplayable = näitä nappuloita ei voi pelata yhdellä siirrolla
error-no-turn = kierroksella ei ole tällaista siirtoa
error-illegal-answer = siirto rikkoo sääntöä
error-answer-must-play = pelaajan, joka voi pelata, on pelattava, joten siirto ei voi olla

## The server

error-server-package = palvelin tarvitsee paketin brikke[server], josta puuttuu
error-servers-package = useat palvelimet tarvitsevat paketin brikke[scale], josta puuttuu
error-time = aika on 0–{ $most } sekuntia
error-days = aika on 0–{ $most } päivää
error-port = portti on luku 0–65535
error-redis = Redis on redis://…, rediss://… tai unix://…
error-limits = rajojen kerroin on vähintään 0
error-workers = työprosesseja on oltava vähintään yksi
error-thinking = miettimiseen saa mennä enintään { $most } sekuntia
error-tick = ajastimen väli on vähintään millisekunti
error-public-address = julkisen osoitteen alussa on https: tai http:
error-smtp = SMTP-palvelin on smtp://… tai smtps://…
error-mail-address = tämä ei ole sähköpostiosoite
error-mail-links = sähköpostien linkit tarvitsevat julkisen osoitteen
error-notice-wait = ilmoitus odottaa enintään { $most } sekuntia
error-log-level = lokitaso on jokin näistä: { $names }
error-proxy = välityspalvelin on osoite tai verkko, esimerkiksi 10.0.0.0/8
error-database-form = tietokanta on sqlite:///TIEDOSTO tai postgresql+asyncpg://…
error-database = tietokantaa ei voi avata ({ $reason })
error-database-file = tietokannan on oltava tiedosto, ei muistissa
error-no-host = tällaista osoitetta ei ole ({ $reason })
error-listen = siellä ei voi kuunnella ({ $reason })

## Contests, data sets and measurements

error-contest-deals = kilpailussa on 1–{ $most } jakoa
error-anchor = vertailubotin on oltava yksi boteista
error-processes = prosesseja on oltava vähintään yksi
error-table-bots = pöydässä, jossa on { $seats } paikkaa, on 1–{ $most } bottia
error-robin-opponent = jokainen vastaan jokainen -kilpailussa ei ole muita vastustajia kuin botit
error-robin-two = jokainen vastaan jokainen -kilpailuun tarvitaan vähintään kaksi bottia
error-field = kilpailuun tarvitaan vähintään yksi botti
error-named-once = kunkin botin voi nimetä vain kerran
error-not-arena = ei ole areenan tiedosto
error-other-contest = tiedostossa { $path } on toinen kilpailu, jossa on eri { $name }
error-no-deal-in-line = tiedostossa { $path } ei ole tämän kilpailun jakoa rivillä
error-plot-file = kaavio on tiedosto muodossa { $types }
error-plot-package = kaavio tarvitsee matplotlibin, asenna se: pip install
error-ray-package = tämä tarvitsee Rayn, asenna se: pip install
error-ray-answers = Ray-klusteri ei vastaa osoitteessa
error-ray-connect = Ray-klusteriin ei saada yhteyttä osoitteessa
error-ray-deal = jako epäonnistui Rayssa (kaikilla koneilla on oltava Brikke { $version })
error-killed = työprosessi lopetettiin, ehkä muisti loppui, paluukoodi
error-report-deal = tulokset tarvitsevat vähintään yhden jaon
error-fewer-deals = jakoja on pelattu vähemmän
error-first-deal = ensimmäistä jakoa ei ole pelattu
error-contest-version = version { $version } kilpailua ei voi pelata versiolla
error-bot-no-turn = { $name } ei palauttanut siirtoa ({ $kind }) { $where }
error-bot-broke-rules = { $name } teki siirron, joka ei ole sallittu ({ $codes }) { $where }
error-bot-crashed = { $name } kaatui ({ $story }) { $where }
error-not-dataset = ei ole aineiston kansio
error-other-dataset = kansiossa { $path } on toinen aineisto, jossa on eri { $name }
error-not-empty = kansio ei ole tyhjä (valitsin --resume jatkaa siitä)
error-dataset-rounds = aineistossa on 1–{ $most } kierrosta
error-file-rounds = tiedostossa on 1–{ $most } kierrosta
error-format = muodon on oltava { $names }
error-pyarrow = tämä tarvitsee pyarrow’n (--format jsonl ei tarvitse mitään), asenna se: pip install
error-no-protocol = tällaista protokollaa ei ole{ $hint }
error-no-suite = protokollassa { $protocol } ei ole tällaista koetta{ $hint }
error-other-suite = kokeen { $suite } säännöt tai jaot eivät ole protokollan

## Parts of errors

error-part-did-you-mean = tarkoititko { $name }?
error-part-where = siirrossa { $turn }, pelaajina { $names }, siemenluku
error-part-comma = , { $hint }
error-part-see-help = katso --help
error-part-see-commands = katso brikke --help
error-part-there-are = (mahdolliset: { $names })
error-part-range = { $low }–{ $high }
error-part-or = { $one } tai { $other }
error-part-clock = off tai { $range } sekuntia
error-part-letters = musta on k, punainen r, sininen b, oranssi o, jokeri j
error-part-suits = risti on c, pata s, hertta h, ruutu d, jokeri j
error-part-no-file = tiedostoa tai kansiota ei ole
error-part-permission = ei oikeutta
error-part-folder = on kansio
error-part-not-folder = ei ole kansio
error-part-exists = tiedosto on jo olemassa
error-part-address = osoite on jo käytössä
error-part-no-space = levytila on loppu
error-part-unknown = syytä ei tiedetä
