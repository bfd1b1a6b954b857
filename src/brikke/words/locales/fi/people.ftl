### Faces and colours of people, for the dialog where they are chosen.

face-bear = Karhu
face-moose = Hirvi
face-owl = Pöllö
face-puffin = Lunni
face-seal = Hylje
face-hedgehog = Siili
face-cat = Kissa
face-badger = Mäyrä
face-frog = Sammakko
face-sheep = Lammas
face-squirrel = Orava
face-mouse = Hiiri

colour-rose = Roosa
colour-mint = Mintunvihreä
colour-lilac = Liila
colour-peach = Persikka
colour-sky = Taivaansininen
colour-straw = Oljenkeltainen
