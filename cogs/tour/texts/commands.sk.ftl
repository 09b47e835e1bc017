# Príkazy hry.

command-game = tour
    .about = Odjazdi Tour de France
