moment-closest-finish = Najtesnejšia výhra
    .value = { $value ->
        [0] v rovnakom čase
        [one] o 1 sekundu
        [few] o { $value } sekundy
       *[other] o { $value } sekúnd
    }
moment-stage-wins = Najviac vyhraných etáp
    .value = { $value }
