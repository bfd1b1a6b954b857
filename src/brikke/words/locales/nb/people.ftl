### Faces and colours of people, for the dialog where they are chosen.

face-bear = Bjørn
face-moose = Elg
face-owl = Ugle
face-puffin = Lunde
face-seal = Sel
face-hedgehog = Pinnsvin
face-cat = Katt
face-badger = Grevling
face-frog = Frosk
face-sheep = Sau
face-squirrel = Ekorn
face-mouse = Mus

colour-rose = Rosa
colour-mint = Mintgrønn
colour-lilac = Lilla
colour-peach = Fersken
colour-sky = Himmelblå
colour-straw = Strågul

## Et eget navn

kept-title = Sikre deg navnet
kept-about = Du spiller som gjest. Sikrer du deg navnet, er det ditt på alle enheter, sammen med spillene dine. Ingen e-post, ikke noe passord.
kept-insecure = Siden er ikke kryptert, så nettleseren tilbyr ingen passnøkler her.
kept-passkey = Sikre det med en passnøkkel
kept-phrase = Sikre det med en huskesetning
kept-kept = Navnet er ditt
kept-passkeys = { $count ->
    [0] Ingen passnøkkel ennå.
    [one] Sikret med én passnøkkel.
   *[other] Sikret med { $count } passnøkler.
  }
kept-has-phrase = Det finnes en huskesetning.
kept-add-passkey = Legg til en passnøkkel
kept-new-phrase = Lag en ny huskesetning
kept-words-title = Huskesetningen din
kept-words = De åtte ordene for { $name }
kept-words-about = Skriv ned de åtte ordene, eller skriv dem ut. De vises bare én gang. Med dem og navnet ditt er du den samme spilleren på alle enheter.
kept-print = Skriv ut
kept-written = Jeg har dem
sign-in-title = Jeg har alt et sikret navn
sign-in-passkey = Logg inn med en passnøkkel
sign-in-phrase = Logg inn med en huskesetning
sign-in-name = Ditt sikrede navn
sign-in-words = De åtte ordene
sign-in-merge = Ta med spillene på denne enheten
sign-in-do = Logg inn
sign-in-welcome = På denne enheten spiller nå { $name }.
refused-stale-challenge = Det tok for lang tid. Prøv igjen.
refused-bad-passkey = Passnøkkelen hører ikke til noe navn her.
refused-bad-phrase = Navn og setning passer ikke sammen.
