# Príkazy hry.

command-game = tour
    .about = Jazdi Tour de France
