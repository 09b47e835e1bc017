# Příkazy hry.

command-game = tour
    .about = Jeď Tour de France
