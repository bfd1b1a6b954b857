### Faces and colours of people, for the dialog where they are chosen.

face-bear = Bear
face-moose = Moose
face-owl = Owl
face-puffin = Puffin
face-seal = Seal
face-hedgehog = Hedgehog
face-cat = Cat
face-badger = Badger
face-frog = Frog
face-sheep = Sheep
face-squirrel = Squirrel
face-mouse = Mouse

colour-rose = Rose
colour-mint = Mint
colour-lilac = Lilac
colour-peach = Peach
colour-sky = Sky blue
colour-straw = Straw

## A kept name

kept-title = Keep this name
kept-about = You play as a guest. If you keep the name, it is yours on every device, with your games. No e-mail, no password.
kept-insecure = This page is not encrypted, so browsers offer no passkeys here.
kept-passkey = Keep it with a passkey
kept-phrase = Keep it with a recovery phrase
kept-kept = This name is yours
kept-passkeys = { $count ->
    [0] No passkey yet.
    [one] Kept by one passkey.
   *[other] Kept by { $count } passkeys.
  }
kept-has-phrase = There is a recovery phrase.
kept-add-passkey = Add a passkey
kept-new-phrase = Make a new recovery phrase
kept-words-title = Your recovery phrase
kept-words = The eight words for { $name }
kept-words-about = Write these eight words down, or print them. They are shown only once. With them and your name you are the same player on any device.
kept-print = Print
kept-written = I have them
sign-in-title = I already keep a name
sign-in-passkey = Sign in with a passkey
sign-in-phrase = Sign in with a recovery phrase
sign-in-name = The name you keep
sign-in-words = The eight words
sign-in-merge = Bring along the games of this device
sign-in-do = Sign in
sign-in-welcome = This device now plays as { $name }.
refused-stale-challenge = That took too long. Try again.
refused-bad-passkey = This passkey does not belong to a name here.
refused-bad-phrase = Name and phrase do not fit together.
