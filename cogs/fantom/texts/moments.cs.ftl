moment-longest-flight = Nejdelší útěk
    .value = { $value ->
        [one] 1 jízda
        [few] { $value } jízdy
       *[other] { $value } jízd
    }
moment-fastest-arrest = Nejrychlejší zatčení
    .value = { $value ->
        [one] po 1 jízdě
        [few] po { $value } jízdách
       *[other] po { $value } jízdách
    }
