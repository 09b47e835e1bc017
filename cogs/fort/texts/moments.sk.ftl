moment-longest-wall = Najdlhší múr
    .value = { $value ->
        [one] 1 karta
        [few] { $value } karty
       *[other] { $value } kariet
    }
moment-closest-finish = Najtesnejšia výhra
    .value = { $value ->
        [0] pri zhode bodov
        [one] o 1 bod
        [few] o { $value } body
       *[other] o { $value } bodov
    }
