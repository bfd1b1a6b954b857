### Settings.

settings-saved = Tallennettu
settings-look = Ulkoasu
settings-look-auto = Laitteen mukaan
settings-look-light = Vaalea
settings-look-dark = Tumma
settings-big = Isot nappulat
settings-symbols = Kuviot nappuloissa
settings-symbols-about = Vuori, marja, aalto ja aurinko: jokaisella värillä omansa.
settings-calm = Vähemmän liikettä
settings-hands = Näytä muille, mitä siirrän
settings-hands-about = Muut näkevät vuorollasi, miten siirrät pöydän nappuloita, mutta eivät koskaan sitä, mitä pidikkeessäsi on.
settings-device = Pelaa myös toisella laitteella
settings-device-about = Avaa linkki toisella laitteella kymmenen minuutin kuluessa, niin olet sama pelaaja molemmilla.
settings-device-make = Luo linkki
settings-forget = Unohda minut
settings-forget-about = Nimesi katoaa kaikista pöydistä, etkä voi enää palata peleihisi. Myös tämän laitteen pistetaulukot katoavat.
settings-forget-sure = Unohda minut lopullisesti
