# Příkazy hry.

command-game = fantom
    .about = Hraj Fantoma
command-own-map = mapa
    .about = Pro moderátory: nahraj vlastní město (soubor TOML), nebo ho odeber
