moment-longest-wall = Najdłuższy mur
    .value = { $value ->
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
moment-closest-finish = Najbardziej zacięta wygrana
    .value = { $value ->
        [0] przy remisie
        [one] o 1 punkt
        [few] o { $value } punkty
        [many] o { $value } punktów
       *[other] o { $value } punktu
    }
