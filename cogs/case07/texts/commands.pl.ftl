# Polecenia gry.

command-game = case07
    .about = Zagraj w 07 zgłoś się
