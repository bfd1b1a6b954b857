### Clubs, finding players, and the page of the server’s host.

club-title = Kerhot
club-about = Pelaa tuttujen kanssa uudelleen: avoimet pöydät, sijoitukset ja säännöt, joista sovitte.
club-mine = Kerhosi
club-enter = Liity koodilla
club-enter-about = Ystävän antamat kuusi merkkiä vievät sinut kerhoon tai pöytään.
club-found = Perusta kerho
club-for-code = Yksi koodi tuo kaikki ystäväsi mukaan.
club-for-tables = Avoimet pöydät: kuka ehtii, istuu mukaan.
club-for-evenings = Peli-iltoja, joissa kaikilla on samat nappulat, ja sijoitukset.
club-name = Kerhon nimi
club-name-taken = Samanniminen kerho on jo olemassa. Lisää jotain: kotikaupunkisi tai katusi.
club-found-now = Perusta kerho
club-found-about = Ei kirjautumista, ei sähköpostia, ei salasanaa: kerho on heti valmis.
club-join = Liity kerhoon
club-join-about = { $count ->
    [one] Täällä pelaa yksi.
   *[other] Täällä pelaa { $count }.
  }
club-join-free = Ei kirjautumista, ei sähköpostia. Voit erota milloin vain.
club-size = { $count ->
    [one] Yksi jäsen
   *[other] { $count } jäsentä
  }
club-here = { $count ->
    [one] yksi on nyt pöydässä
   *[other] { $count } on nyt pöydässä
  }
club-alone = Kerhosi on perustettu. Kolme askelta ensimmäiseen peli-iltaan:
club-code = Kutsu ystävä tällä koodilla
club-invite = Kutsu
club-invite-first = Kutsu ystäväsi
club-invite-about = Lähetä heille linkki tai koodi. Yksi napautus, ja he ovat jäseniä: ei kirjautumista, ei sähköpostia.
club-try = Katso, millainen peli-ilta on
club-try-about = Pelaat kierroksen Ottoa vastaan, ja toisessa pöydässä botit pelaavat samoilla nappuloilla. Kierrosta ei lasketa.
club-try-now = Kokeile bottien kanssa
club-try-example = Illan jälkeen sijoitukset näyttävät tältä:
club-try-name = Koeilta bottien kanssa
club-plan = Sovi ensimmäinen peli-ilta
club-keep = Pidä kerho omanasi
club-keep-about = Olet isäntä tämän laitteen vieraana. Kahdeksalla sanalla tai avainkoodilla olet isäntä myös muilla laitteilla.
club-keep-now = Varmista se
club-tables = Avoimet pöydät
club-tables-all = Kaikki { $count }
club-tables-none = Yhtään pöytää ei ole auki. Avaa pöytä: muut näkevät sen täällä ja istuvat siihen.
club-new-table = Uusi pöytä
club-sit = Istu pöytään
club-back = Takaisin pöytääsi
club-free = { $count ->
    [one] Yksi paikka vapaana
   *[other] { $count } paikkaa vapaana
  }
club-standings = Sijoitukset
club-standings-won = Voitetut kierrokset
club-standings-won-about = Kerhon turnauksissa.
club-standings-won-of = { $won }/{ $count }
club-standings-equal = Samat nappulat
club-standings-equal-about = Kuinka monta prosenttia samojen nappuloiden pelaajista on voitettu. Tasapeli lasketaan puolikkaaksi.
club-standings-rated = Vahvuusluku, { $seats } pelaajaa
club-standings-none = Kenelläkään ei ole vielä pisteitä. Ensimmäinen laskettava kierros tai turnaus ratkaisee.
club-standings-few = Kysymysmerkki: vasta vähän kierroksia, luku voi vielä muuttua paljon.
club-members = Jäsenet
club-role-host = isäntä
club-role-helper = apulainen
club-role-member = jäsen
club-manage = Lisää pelaajasta { $name }
club-make-helper = Nimitä apulaiseksi
club-make-member = Ei enää apulainen
club-make-host = Luovuta kerho
club-mute = Mykistä
club-unmute = Anna taas kirjoittaa
club-remove = Poista kerhosta
club-muted = mykistetty
club-at-table = pöydässä
club-rules = Kerhon säännöt
club-leave = Eroa kerhosta
club-chat-allow = Jäsenet saavat kirjoittaa toisilleen
club-chat = Viestit
club-chat-label = Viestisi
club-chat-send = Lähetä
club-chat-report = Ilmoita tästä viestistä
club-chat-reported = Kiitos. Kerhon isännät katsovat asiaa.
club-chat-remove = Poista tämä viesti
club-report = { $by } ilmoittaa: { $about },
club-report-log = Mitä tapahtui
club-report-sealed = Tapahtumat näkyvät täällä, kun tämä jako on pelattu kaikissa pöydissä.
club-report-done = Hoidettu
report-rude = töykeä
report-unfair = epäreilu
report-name = loukkaava nimi
report-other = jotain muuta
seek-about = Heti kun joku muu haluaa pelata samaa, istutte samaan pöytään.
seek-pace = Aikaa siirtoon
seek-options = Säännöt ja aika
seek-bots = Botit saavat ottaa vapaat paikat
seek-nobody = Kukaan ei odota juuri nyt. Pääset pöytään heti, kun joku muukin etsii pelaajia.
seek-now = Etsi pelaajia
seek-waiting = { $count ->
    [one] Olet ensimmäinen, tarvitaan { $seats }. Pidä sivu auki.
   *[other] Paikalla { $count }, tarvitaan { $seats }. Pidä sivu auki.
  }
seek-stop = Lopeta etsintä
seek-open = { $count ->
    [one] Yksi odottaa: { $edition }, { $seats } paikkaa
   *[other] { $count } odottaa: { $edition }, { $seats } paikkaa
  }
seek-join = Minäkin
host-title = Palvelimesi
host-connections = Pöydissä nyt
host-lately = Nähty äskettäin
host-guests = Vieraita
host-kept = Varattuja nimiä
host-tables-in = Pöytiä:
host-playing = Pelissä
host-reports = Ilmoitukset
host-none = Ei yhtään.
host-newest = Viimeksi muuttuneet pöydät
host-retention = Mitä säilytetään ja kuinka kauan
host-archive = Pöydät arkistoidaan, kun on kulunut
host-keep = Arkistoidut pöydät poistetaan, kun on kulunut
host-keep-guests = Poissa pysyvät vieraat poistetaan, kun on kulunut
host-never = ei koskaan
host-days = { $count ->
    [one] yksi päivä
   *[other] { $count } päivää
  }
host-limits = Rajat
host-limit-burst = kerralla
host-limit-from-address = Yhdestä osoitteesta
host-limit-from-guest = Yhdeltä vieraalta
host-limit-from-connection = Yhdessä yhteydessä
host-limit-from-mailbox = Yhteen sähköpostiosoitteeseen
host-limit-after = sen jälkeen
host-limit-rate = { $count } sekunnissa
host-limit-every = 1 / { $time }
host-limit-requests = Sivujen pyynnöt
host-limit-guests = Uudet vieraat
host-limit-tables = Uudet pöydät
host-limit-records = Tallennetut tallenteet
host-limit-transfers = Siirrot toiselle laitteelle
host-limit-sign-ins = Kirjautumisyritykset
host-limit-proofs = Uudet avainkoodit ja palautuslauseet
host-limit-exports = Kaikkien pelien viennit
host-limit-codes = Pöytäkoodin kokeilut
host-limit-questions = Kysymykset ratkaisijalle
host-limit-sockets = Uudet yhteydet pöytiin
host-limit-connections = Avoimet yhteydet pöytiin
host-limit-commands = Siirrot pöydissä
host-limit-refusals = Hylätyt siirrot
host-limit-stored = Tallennetut tiedot
host-limit-messages = Viestit
host-limit-bytes = Lähetetyt tiedot
host-limit-rests = Kertoja, joina saa lähettää liikaa
host-limit-open = Kaikki avoimet yhteydet
host-limit-clubs = Kerhot
host-limit-reports = Ilmoitukset
host-limit-seeks = Pelaajien haut
host-limit-tournaments = Toimet turnauksissa
host-limit-devices = Laitteet, joille kerrotaan vuoroista
host-limit-mails = Osoitteen vahvistavat sähköpostit
host-limit-bots = Uudet yhdistetyt botit ja niiden tunnisteet
host-limit-invitations = Bottien kutsut
host-bad-token = Tämä osoite ei ole enää voimassa. ”brikke host” tulostaa uuden.
host-bots = Yhdistetyt botit
host-bots-stop = Pysäytä kaikki botit
host-bots-allow = Anna bottien taas pelata
host-bot-owner = omistaja { $name }
host-bot-online = yhteydessä
host-bot-listed = Tarjolla kaikille
host-bot-stopped = Pysäytetty
club-events = Tapahtumat
club-event-next = Seuraava tapahtuma
club-event-now = Käynnissä nyt
club-events-none = Mitään ei ole vielä sovittu.
club-events-yours = Mitään ei ole vielä sovittu. Miten olisi ilta, jona kaikki pelaavat samoilla nappuloilla?
club-rulebook-printed = Juuri kuten sääntövihkossa.
club-rulebook-change = Muuta sääntöjä
report-about = Kenestä on kyse?
report-why = Mistä on kyse?
report-note = Ilmoituksessa on se, minkä kaikki pöydässä näkivät. Siinä ei mainita nappuloita.
report-send = Lähetä ilmoitus
report-sent = Kiitos. Isäntä näkee, mitä tässä pöydässä tapahtui.
