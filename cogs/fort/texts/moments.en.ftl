moment-longest-wall = Longest wall
    .value = { $value ->
        [one] 1 card
       *[other] { $value } cards
    }
moment-closest-finish = Closest win
    .value = { $value ->
        [0] on a tie-break
        [one] by 1 point
       *[other] by { $value } points
    }
