# Príkazy hry.

command-game = fantóm
    .about = Hraj Fantóma
command-own-map = mapa
    .about = Pre moderátorov: nahraj vlastné mesto (súbor TOML) alebo ho odober
