### Faces and colours of people, for the dialog where they are chosen.

face-bear = Björn
face-moose = Älg
face-owl = Uggla
face-puffin = Lunnefågel
face-seal = Säl
face-hedgehog = Igelkott
face-cat = Katt
face-badger = Grävling
face-frog = Groda
face-sheep = Får
face-squirrel = Ekorre
face-mouse = Mus

colour-rose = Rosa
colour-mint = Mintgrön
colour-lilac = Lila
colour-peach = Persika
colour-sky = Himmelsblå
colour-straw = Halmgul

## Ett eget namn

kept-title = Reservera namnet
kept-about = Du spelar som gäst. Reserverar du namnet är det ditt på alla enheter, med alla dina spel. Ingen e-post, inget lösenord.
kept-insecure = Sidan är inte krypterad, så webbläsaren erbjuder inga nyckelkoder här.
kept-passkey = Reservera med en nyckelkod
kept-phrase = Reservera med en minnesfras
kept-kept = Namnet är ditt
kept-passkeys = { $count ->
    [0] Ingen nyckelkod än.
    [one] Skyddat av en nyckelkod.
   *[other] Skyddat av { $count } nyckelkoder.
  }
kept-has-phrase = Det finns en minnesfras.
kept-add-passkey = Lägg till en nyckelkod
kept-new-phrase = Gör en ny minnesfras
kept-words-title = Din minnesfras
kept-words = De åtta orden för { $name }
kept-words-about = Skriv upp de åtta orden eller skriv ut dem. De visas bara en gång. Med dem och ditt namn är du samma spelare på vilken enhet som helst.
kept-print = Skriv ut
kept-written = Jag har dem
sign-in-title = Jag har redan ett reserverat namn
sign-in-passkey = Logga in med en nyckelkod
sign-in-phrase = Logga in med en minnesfras
sign-in-name = Ditt reserverade namn
sign-in-words = De åtta orden
sign-in-merge = Ta med den här enhetens spel
sign-in-do = Logga in
sign-in-welcome = På den här enheten spelar nu { $name }.
refused-stale-challenge = Det tog för lång tid. Försök igen.
refused-bad-passkey = Nyckelkoden hör inte till något namn här.
refused-bad-phrase = Namn och fras hör inte ihop.
