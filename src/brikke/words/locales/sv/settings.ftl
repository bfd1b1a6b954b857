### Settings.

settings-saved = Sparat
settings-look = Utseende
settings-look-auto = Som enheten
settings-look-light = Ljust
settings-look-dark = Mörkt
settings-big = Stora brickor
settings-symbols = Symboler på brickorna
settings-symbols-about = Berg, bär, våg och sol: en symbol för varje färg.
settings-calm = Mindre rörelse
settings-hands = Låt de andra se vad jag flyttar
settings-hands-about = Under din tur ser de hur du flyttar brickor på bordet, men aldrig vad du har på brickhållaren.
settings-device = Spela även på en annan enhet
settings-device-about = Öppna länken där inom tio minuter, så är du samma spelare på båda enheterna.
settings-device-make = Skapa en länk
settings-forget = Glöm mig
settings-forget-about = Ditt namn försvinner från alla bord, du kan inte komma tillbaka till dina spel, och poängbladen på den här enheten försvinner.
settings-forget-sure = Glöm mig för gott
