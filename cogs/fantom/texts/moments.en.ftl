moment-longest-flight = Longest flight
    .value = { $value ->
        [one] 1 ride
       *[other] { $value } rides
    }
moment-fastest-arrest = Fastest arrest
    .value = { $value ->
        [one] after 1 ride
       *[other] after { $value } rides
    }
