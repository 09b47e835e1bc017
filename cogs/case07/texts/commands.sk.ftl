# Príkazy hry.

command-game = case07
    .about = Hraj 07 zgłoś się
