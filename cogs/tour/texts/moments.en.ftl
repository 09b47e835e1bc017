moment-closest-finish = Closest win
    .value = { $value ->
        [0] same time
        [one] by 1 second
       *[other] by { $value } seconds
    }
moment-stage-wins = Most stage wins in a race
    .value = { $value }
