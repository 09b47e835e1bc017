# The game's commands.

command-game = tour
    .about = Ride the Tour de France
