moment-longest-flight = Najdlhší útek
    .value = { $value ->
        [one] 1 jazda
        [few] { $value } jazdy
       *[other] { $value } jázd
    }
moment-fastest-arrest = Najrýchlejšie zatknutie
    .value = { $value ->
        [one] po 1 jazde
        [few] po { $value } jazdách
       *[other] po { $value } jazdách
    }
