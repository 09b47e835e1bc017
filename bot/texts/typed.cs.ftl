# Tahy slovy: příkaz /<hra> tah, odpovědi na slova, která neznamenají jediný tah, a slova kolem tahu.

command-game-move = tah
    .about = Zahraj tah vlastními slovy, nabídka napovídá při psaní
    .move = tah
    .move-about = Co chceš udělat, pár slovy; vyber ze seznamu, nebo to prostě napiš

command-settings-content = obsah
    .about = Nahraj vlastní soubor pro hru, nebo ho odeber
    .content = obsah
    .content-about = Co je to za soubor
    .file = soubor
    .file-about = Soubor; bez něj se odebere, co je nahrané

typed-several = To může znamenat víc tahů. Který z nich?
    { $moves }{ $more ->
        [true] { "\u000A" }Hodí se jich víc. Přidej slovo nebo dvě a poznám, který myslíš.
       *[false] { "" }
    }
typed-none = Z toho nepoznám, jaký tah chceš. Teď můžeš napsat třeba:
    { $moves }

# Slova, která u tahu nic neznamenají.
typed-fillers = já mi mě si se prosím chci chtěl chtěla bych ať to ten tu ta na do k ke v ve s se z ze za od pro u po o a i pak potom tak číslo ať jdu jedu dám
