moment-best-gift = Najlepszy prezent
    .value = { $value ->
        [one] +1 krok
        [few] +{ $value } kroki
        [many] +{ $value } kroków
       *[other] +{ $value } kroku
    }
moment-most-greats = Najwięcej żetonów GREAT w jednej grze
    .value = { $value }
