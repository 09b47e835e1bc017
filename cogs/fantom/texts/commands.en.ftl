# The game's commands.

command-game = fantom
    .about = Play Fantom
command-own-map = map
    .about = Moderators: load a town of your own (a TOML file), or remove it
