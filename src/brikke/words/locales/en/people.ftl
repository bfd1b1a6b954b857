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
