moment-fastest-case = Najszybciej rozwiązana sprawa
    .value = { $value ->
        [one] 1 tura
        [few] { $value } tury
        [many] { $value } tur
       *[other] { $value } tury
    }
