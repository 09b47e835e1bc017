moment-best-gift = Najlepší darček
    .value = { $value ->
        [one] +1 krok
        [few] +{ $value } kroky
       *[other] +{ $value } krokov
    }
moment-most-greats = Najviac GREAT v jednej hre
    .value = { $value }
