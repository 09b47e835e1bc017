# Polecenia gry.

command-game = fantom
    .about = Zagraj w Fantoma
command-own-map = mapa
    .about = Zobacz własną mapę serwera jako plik albo przykład na początek
