moment-best-gift = Best gift
    .value = { $value ->
        [one] +1 step
       *[other] +{ $value } steps
    }
moment-most-greats = Most GREATs in a game
    .value = { $value }
