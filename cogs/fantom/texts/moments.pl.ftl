moment-longest-flight = Najdłuższa ucieczka
    .value = { $value ->
        [one] 1 przejazd
        [few] { $value } przejazdy
        [many] { $value } przejazdów
       *[other] { $value } przejazdu
    }
moment-fastest-arrest = Najszybsze aresztowanie
    .value = { $value ->
        [one] po 1 przejeździe
        [few] po { $value } przejazdach
        [many] po { $value } przejazdach
       *[other] po { $value } przejazdach
    }
