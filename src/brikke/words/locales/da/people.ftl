### Faces and colours of people, for the dialog where they are chosen.

face-bear = Bjørn
face-moose = Elg
face-owl = Ugle
face-puffin = Lunde
face-seal = Sæl
face-hedgehog = Pindsvin
face-cat = Kat
face-badger = Grævling
face-frog = Frø
face-sheep = Får
face-squirrel = Egern
face-mouse = Mus

colour-rose = Rosa
colour-mint = Mintgrøn
colour-lilac = Lilla
colour-peach = Fersken
colour-sky = Himmelblå
colour-straw = Strågul

## Et eget navn

kept-title = Sikr dig navnet
kept-about = Du spiller som gæst. Sikrer du dig navnet, er det dit på alle enheder, sammen med dine spil. Ingen e-mail, ingen adgangskode.
kept-insecure = Siden er ikke krypteret, så browseren tilbyder ingen adgangsnøgler her.
kept-passkey = Sikr det med en adgangsnøgle
kept-phrase = Sikr det med en huskesætning
kept-kept = Navnet er dit
kept-passkeys = { $count ->
    [0] Ingen adgangsnøgle endnu.
    [one] Sikret med én adgangsnøgle.
   *[other] Sikret med { $count } adgangsnøgler.
  }
kept-has-phrase = Der er en huskesætning.
kept-add-passkey = Tilføj en adgangsnøgle
kept-new-phrase = Lav en ny huskesætning
kept-words-title = Din huskesætning
kept-words = De otte ord for { $name }
kept-words-about = Skriv de otte ord ned, eller print dem. De vises kun én gang. Med dem og dit navn er du den samme spiller på alle enheder.
kept-print = Print
kept-written = Jeg har dem
sign-in-title = Jeg har allerede et sikret navn
sign-in-passkey = Log ind med en adgangsnøgle
sign-in-phrase = Log ind med en huskesætning
sign-in-name = Dit sikrede navn
sign-in-words = De otte ord
sign-in-merge = Tag spillene på denne enhed med
sign-in-do = Log ind
sign-in-welcome = På denne enhed spiller nu { $name }.
refused-stale-challenge = Det tog for lang tid. Prøv igen.
refused-bad-passkey = Adgangsnøglen hører ikke til noget navn her.
refused-bad-phrase = Navn og sætning passer ikke sammen.
