# Příkazy hry.

command-game = fantom
    .about = Hraj Fantoma
command-own-map = mapa
    .about = Ukaž vlastní mapu serveru jako soubor, nebo příklad pro začátek
