### Settings.

settings-saved = Lagret
settings-look = Utseende
settings-look-auto = Som enheten
settings-look-light = Lyst
settings-look-dark = Mørkt
settings-big = Store brikker
settings-symbols = Symboler på brikkene
settings-symbols-about = Fjell, bær, bølge og sol: ett for hver farge.
settings-calm = Mindre bevegelse
settings-hands = La de andre se hva jeg flytter
settings-hands-about = Når det er din tur, ser de hvordan du flytter brikker på bordet, men aldri hva du har i brikkeholderen.
settings-device = Spill også på en annen enhet
settings-device-about = Åpne denne lenken der innen ti minutter, så er du den samme spilleren på begge enhetene.
settings-device-make = Lag en lenke
settings-forget = Glem meg
settings-forget-about = Navnet ditt forsvinner fra alle bord, du kan ikke komme tilbake til spillene dine, og poengarkene på denne enheten blir borte.
settings-forget-sure = Glem meg for godt
