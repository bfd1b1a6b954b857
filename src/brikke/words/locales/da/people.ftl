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
