moment-fastest-case = Nejrychlejší případ
    .value = { $value ->
        [one] 1 tah
        [few] { $value } tahy
       *[other] { $value } tahů
    }
