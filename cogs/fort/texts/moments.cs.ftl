moment-longest-wall = Nejdelší zeď
    .value = { $value ->
        [one] 1 karta
        [few] { $value } karty
       *[other] { $value } karet
    }
moment-closest-finish = Nejtěsnější výhra
    .value = { $value ->
        [0] při shodě bodů
        [one] o 1 bod
        [few] o { $value } body
       *[other] o { $value } bodů
    }
