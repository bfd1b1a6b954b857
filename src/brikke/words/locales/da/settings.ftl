### Settings.

settings-saved = Gemt
settings-look = Udseende
settings-look-auto = Som enheden
settings-look-light = Lyst
settings-look-dark = Mørkt
settings-big = Store brikker
settings-symbols = Symboler på brikkerne
settings-symbols-about = Bjerg, bær, bølge og sol: ét symbol for hver farve.
settings-calm = Mindre bevægelse
settings-hands = Lad de andre se, hvad jeg flytter
settings-hands-about = I din tur ser de, hvordan du flytter brikker på bordet, men aldrig, hvad du har på brikholderen.
settings-device = Spil også på en anden enhed
settings-device-about = Åbn linket dér inden for ti minutter, så er du den samme spiller på begge enheder.
settings-device-make = Lav et link
settings-forget = Glem mig
settings-forget-about = Dit navn forsvinder fra alle borde, du kan ikke komme tilbage til dine spil, og regnskaberne på denne enhed forsvinder.
settings-forget-sure = Glem mig for altid
