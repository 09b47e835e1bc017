# Ťahy slovami: príkaz /<hra> move, odpovede na slová, ktoré neznamenajú jediný ťah, a slová okolo ťahu.

command-game-move = ťah
    .about = Zahraj ťah vlastnými slovami, ponuka pomáha pri písaní
    .move = ťah
    .move-about = Čo chceš urobiť, pár slovami; vyber zo zoznamu alebo to jednoducho napíš

command-settings-content = content
    .about = Nahraj vlastný súbor pre hru alebo ho odober
    .content = content
    .content-about = Čo je to za súbor
    .file = file
    .file-about = Súbor; bez neho sa odoberie, čo je nahrané

typed-several = To môže znamenať viac ťahov. Ktorý z nich?
    { $moves }{ $more ->
        [true] { "\u000A" }Hodí sa ich viac. Pridaj slovo či dve a budem vedieť, ktorý myslíš.
       *[false] { "" }
    }
typed-none = Z toho nespoznám, aký ťah chceš. Teraz môžeš napísať napríklad:
    { $moves }

# Slová, ktoré pri ťahu nič neznamenajú.
typed-fillers = ja mi ma si sa prosím chcem chcel chcela by som nech to ten tú tá na do k ku v vo s so z zo za od pre u po o a i aj potom tak číslo idem dám
