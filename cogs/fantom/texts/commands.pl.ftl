# Polecenia gry.

command-game = fantom
    .about = Zagraj w Fantoma
command-own-map = mapa
    .about = Dla moderatorów: wczytaj własne miasto (plik TOML) albo je usuń
