### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = Den här servern skickar inga mejl.
refused-mail-failed = Mejlet kunde inte skickas. Stämmer adressen?
refused-no-such-address = Länken gäller inte längre. Adressen har tagits bort eller bytts.

# The notice itself; never a tile, never a name.
notice-turn = Det är din tur.
notice-no-limit = Ta den tid du behöver.
notice-days-left =
    { $count ->
        [one] Du har ett dygn på dig.
       *[other] Du har { $count } dygn på dig.
    }
notice-hours-left =
    { $count ->
        [one] Du har en timme på dig.
       *[other] Du har { $count } timmar på dig.
    }
notice-minutes-left =
    { $count ->
        [one] Du har en minut på dig.
       *[other] Du har { $count } minuter på dig.
    }
notice-mail =
    { $text }

    Till bordet: { $link }

    Inga fler mejl: { $stop }
notice-confirm-subject = Mejl när det är din tur?
notice-confirm =
    Någon, troligen du, vill få ett mejl till den här adressen när det är hans eller hennes tur i ett spel över flera dagar.

    Ja, tack: { $link }

    Om det inte var du behöver du inte göra något. Det kommer inga fler mejl.

notices-about = För långsamma spel, där en tur får ta timmar eller dagar. Du får ett meddelande när det är din tur, och inget medan du är vid bordet.
notices-silent = Allt tyst
notices-silent-about = Du får inga meddelanden alls förrän du stänger av det här.
notices-here = På den här enheten
notices-here-about = Webbläsaren visar ett meddelande, även när sidan är stängd.
notices-here-denied = Webbläsaren tillåter inte meddelanden från den här sidan. Det kan du ändra i dess inställningar.
notices-here-missing = Den här webbläsaren kan inte visa meddelanden härifrån. På en iPhone måste spelet först läggas till på hemskärmen.
notices-here-failed = Webbläsaren kunde inte slå på meddelanden. Försök igen senare.
notices-others =
    { $count ->
        [one] Du får meddelanden på ytterligare en enhet.
       *[other] Du får meddelanden på ytterligare { $count } enheter.
    }
notices-mail = Via mejl
notices-mail-field = Adress
notices-mail-send = Skicka en länk
notices-mail-sent = Ett mejl är på väg till { $address }. Öppna länken i det.
notices-mail-on = Mejl skickas till { $address }.
notices-mail-off = Ta bort adressen
notices-mail-confirmed = Klart. Du får ett mejl när det är din tur.
notices-mail-stopped = Klart. Inga fler mejl skickas till den här adressen.
notices-mail-stop = Sluta mejla den här adressen
notices-quiet = Tysta timmar
notices-quiet-about = Då skickas ingenting. Du får det efteråt.
notices-quiet-from = Från
notices-quiet-to = Till
