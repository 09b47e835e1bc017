# Polecenia gry.

command-game = tour
    .about = Jedź w Tour de France
