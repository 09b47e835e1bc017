moment-fastest-case = Najrýchlejší prípad
    .value = { $value ->
        [one] 1 ťah
        [few] { $value } ťahy
       *[other] { $value } ťahov
    }
