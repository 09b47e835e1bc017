# The game's commands.

command-game = fantom
    .about = Play Fantom
command-own-map = map
    .about = See this server’s own town as a file, or an example to begin with
