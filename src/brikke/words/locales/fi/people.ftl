### Faces and colours of people, for the dialog where they are chosen.

face-bear = Karhu
face-moose = Hirvi
face-owl = Pöllö
face-puffin = Lunni
face-seal = Hylje
face-hedgehog = Siili
face-cat = Kissa
face-badger = Mäyrä
face-frog = Sammakko
face-sheep = Lammas
face-squirrel = Orava
face-mouse = Hiiri

colour-rose = Roosa
colour-mint = Mintunvihreä
colour-lilac = Liila
colour-peach = Persikka
colour-sky = Taivaansininen
colour-straw = Oljenkeltainen

## Oma nimi

kept-title = Varaa tämä nimi
kept-about = Pelaat vieraana. Kun varaat nimen, se on sinun kaikilla laitteilla, samoin pelisi. Ei sähköpostia, ei salasanaa.
kept-insecure = Tämä sivu ei ole salattu, joten selain ei tarjoa täällä avainkoodeja.
kept-passkey = Varaa avainkoodilla
kept-phrase = Varaa palautuslauseella
kept-kept = Tämä nimi on sinun
kept-passkeys = { $count ->
    [0] Ei vielä avainkoodia.
    [one] Varattu yhdellä avainkoodilla.
   *[other] Varattu { $count } avainkoodilla.
  }
kept-has-phrase = Palautuslause on olemassa.
kept-add-passkey = Lisää avainkoodi
kept-new-phrase = Tee uusi palautuslause
kept-words-title = Palautuslauseesi
kept-words = Kahdeksan sanaa nimelle { $name }
kept-words-about = Kirjoita nämä kahdeksan sanaa muistiin tai tulosta ne. Ne näytetään vain kerran. Niillä ja nimelläsi olet sama pelaaja millä tahansa laitteella.
kept-print = Tulosta
kept-written = Ne ovat tallessa
sign-in-title = Minulla on jo varattu nimi
sign-in-passkey = Kirjaudu avainkoodilla
sign-in-phrase = Kirjaudu palautuslauseella
sign-in-name = Varaamasi nimi
sign-in-words = Kahdeksan sanaa
sign-in-merge = Ota mukaan tämän laitteen pelit
sign-in-do = Kirjaudu
sign-in-welcome = Tällä laitteella pelaa nyt { $name }.
refused-stale-challenge = Siinä kesti liian kauan. Yritä uudelleen.
refused-bad-passkey = Tämä avainkoodi ei kuulu millekään nimelle täällä.
refused-bad-phrase = Nimi ja lause eivät kuulu yhteen.
