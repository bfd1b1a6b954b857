### Kluringar ur misstag: vilket drag vinner oftast?

mistakes-number = Kluring { $number }
mistakes-task = Vilket drag vinner oftast? Lägg det, eller dra en bricka.
mistakes-task-lay = Vilket drag vinner oftast? Lägg det.
mistakes-pass = Passa
mistakes-grade = Svårighet { $grade } av 5
mistakes-ease =
    { $grade ->
        [1] lätt
        [2] ganska lätt
        [3] medelsvår
        [4] svår
       *[other] mycket svår
    }
mistakes-levels =
    { $count ->
        [0] Ingen av botens tolv nivåer hittar det
        [one] En av botens tolv nivåer hittar det
       *[other] { $count } av botens tolv nivåer hittar det
    }
mistakes-next = Nästa spelare
mistakes-then = Sedan
mistakes-tiles =
    { $count ->
        [one] en bricka
       *[other] { $count } brickor
    }
mistakes-unopened = har inte gjort sitt startdrag
mistakes-own-unopened = Du har inte gjort ditt startdrag än.

## Svaret

mistakes-right = Rätt! Inget vinner oftare.
mistakes-wrong = Ett annat drag vinner oftare.
mistakes-yours = Ditt drag
mistakes-yours-best = Ditt drag är det bästa
mistakes-obvious = Det självklara draget
mistakes-made = Vad du gjorde då
mistakes-best = Det bästa draget
mistakes-draw = dra
mistakes-doubt = Hur ofta varje drag vann när rundan spelades till slut många gånger, med de dolda brickorna utdelade på nytt varje gång. Felmarginalen för skillnaden är ± { $value }.
mistakes-estimate = Vad ett neuralt nätverk som har sett många rundor räknar med, utifrån det du kunde se.
mistakes-again = Försök igen
mistakes-following = Nästa kluring
mistakes-why-exit = Med de här går du ut och vinner rundan:
mistakes-why-open = Det var dags för startdraget med de här. Innan dess kan du varken lägga till brickor eller gå ut:
mistakes-why-large-opening = Ett mindre startdrag räcker. De här är mer värda på brickhållaren:
mistakes-why-joker = Jokern gör mer nytta på bordet nu. Lägg de här:
mistakes-why-spent-joker = Den här bör du behålla, för senare tar den med sig fler brickor:
mistakes-why-drew = Att lägga de här är bättre än en bricka till på brickhållaren:
mistakes-why-waited = Nu har du dragit länge nog. Det är dags att lägga de här:
mistakes-why-let-out = Med de här på bordet går nästa spelare ut oftare:
mistakes-why-fed = De här hjälper nästa spelare att lägga fler brickor:
mistakes-why-blocked = Efter det draget passar de här egna brickorna inte längre:
mistakes-why-more = De här är mer värda på brickhållaren än på bordet:
mistakes-why-fewer = De här kan också läggas, och inget går förlorat på det:
mistakes-why-other = De här bör läggas först. Det som blir kvar passar då bättre:

## Alla kluringar, och de egna misstagen

mistakes-list = Alla kluringar
mistakes-solved = löst
mistakes-open = inte löst än
mistakes-own-about = De dyraste misstagen i dina egna rundor. Vart och ett kommer tillbaka tills du hittar ett bättre drag, och en gång till efter några dagar.
mistakes-own-none = Inget att försöka igen i dag. Varje runda du spelar till slut kan ge något nytt.
mistakes-own-left =
    { $count ->
        [one] Ett kvar för i dag
       *[other] { $count } kvar för i dag
    }
mistakes-own-cost = Drag { $turn } kostade dig { $value }

## I terminalen

mistakes-heading = Kluring { $number }: vad vinner oftare?
mistakes-heading-new = Kluring ur drag { $turn } i runda { $round } med startvärde { $seed }: vad vinner oftare?
mistakes-rack = Dina brickor: { $tiles }
