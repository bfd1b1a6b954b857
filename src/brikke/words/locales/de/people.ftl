### Faces and colours of people, for the dialog where they are chosen.

face-bear = Bär
face-moose = Elch
face-owl = Eule
face-puffin = Papagei­taucher
face-seal = Robbe
face-hedgehog = Igel
face-cat = Katze
face-badger = Dachs
face-frog = Frosch
face-sheep = Schaf
face-squirrel = Eichhörn­chen
face-mouse = Maus

colour-rose = Rosa
colour-mint = Mintgrün
colour-lilac = Flieder
colour-peach = Pfirsich
colour-sky = Himmelblau
colour-straw = Strohgelb

## Der eigene Name

kept-title = Diesen Namen sichern
kept-about = Du spielst als Gast. Sicherst du dir den Namen, gehört er dir auf jedem Gerät, samt deinen Partien. Ohne E-Mail, ohne Passwort.
kept-insecure = Diese Seite ist nicht verschlüsselt. Deshalb bieten Browser hier keine Passkeys an.
kept-passkey = Mit einem Passkey sichern
kept-phrase = Mit Merkwörtern sichern
kept-kept = Dieser Name gehört dir
kept-passkeys = { $count ->
    [0] Noch kein Passkey.
    [one] Gesichert durch einen Passkey.
   *[other] Gesichert durch { $count } Passkeys.
  }
kept-has-phrase = Es gibt Merkwörter dafür.
kept-add-passkey = Passkey hinzufügen
kept-new-phrase = Neue Merkwörter erstellen
kept-words-title = Deine Merkwörter
kept-words = Die acht Wörter für { $name }
kept-words-about = Schreibe diese acht Wörter auf oder drucke sie aus. Sie werden nur einmal gezeigt. Mit ihnen und deinem Namen bist du auf jedem Gerät dieselbe Person.
kept-print = Drucken
kept-written = Ich habe sie
sign-in-title = Ich habe schon einen gesicherten Namen
sign-in-passkey = Mit einem Passkey anmelden
sign-in-phrase = Mit Merkwörtern anmelden
sign-in-name = Dein gesicherter Name
sign-in-words = Die acht Wörter
sign-in-merge = Partien dieses Geräts mitnehmen
sign-in-do = Anmelden
sign-in-welcome = Auf diesem Gerät spielt jetzt { $name }.
refused-stale-challenge = Das hat zu lange gedauert. Versuche es noch einmal.
refused-bad-passkey = Dieser Passkey gehört hier zu keinem Namen.
refused-bad-phrase = Name und Wörter passen nicht zusammen.
