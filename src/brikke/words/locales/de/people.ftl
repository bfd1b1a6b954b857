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
