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
