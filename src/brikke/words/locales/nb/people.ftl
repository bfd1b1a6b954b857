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
