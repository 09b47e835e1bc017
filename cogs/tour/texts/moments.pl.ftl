moment-closest-finish = Najmniejsza przewaga
    .value = { $value ->
        [0] ten sam czas
        [one] 1 sekunda
        [few] { $value } sekundy
        [many] { $value } sekund
       *[other] { $value } sekundy
    }
moment-stage-wins = Najwięcej wygranych etapów w wyścigu
    .value = { $value }
