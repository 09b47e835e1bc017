# The game's commands.

command-game = case07
    .about = Play 07 zgłoś się
