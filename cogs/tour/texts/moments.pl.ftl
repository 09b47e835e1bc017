moment-closest-finish = Najbardziej zacięta wygrana
    .value = { $value ->
        [0] w tym samym czasie
        [one] o 1 sekundę
        [few] o { $value } sekundy
        [many] o { $value } sekund
       *[other] o { $value } sekundy
    }
moment-stage-wins = Etapy wygrane w wyścigu
    .value = { $value }
