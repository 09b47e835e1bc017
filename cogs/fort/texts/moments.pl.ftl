moment-longest-wall = Najdłuższy mur
    .value = { $value ->
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
moment-closest-finish = Najmniejsza przewaga
    .value = { $value ->
        [0] równe punkty
        [one] 1 punkt
        [few] { $value } punkty
        [many] { $value } punktów
       *[other] { $value } punktu
    }
