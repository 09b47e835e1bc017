moment-closest-finish = Nejtěsnější výhra
    .value = { $value ->
        [0] ve stejném čase
        [one] o 1 sekundu
        [few] o { $value } sekundy
       *[other] o { $value } sekund
    }
moment-stage-wins = Nejvíc vyhraných etap
    .value = { $value }
