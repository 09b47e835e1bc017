moment-fastest-case = Fastest case
    .value = { $value ->
        [one] 1 turn
       *[other] { $value } turns
    }
