# Príkazy hry.

command-game = fantóm
    .about = Hraj Fantóma
command-own-map = mapa
    .about = Ukáž vlastnú mapu servera ako súbor alebo príklad na začiatok
