moment-best-gift = Nejlepší dárek
    .value = { $value ->
        [one] +1 krok
        [few] +{ $value } kroky
       *[other] +{ $value } kroků
    }
moment-most-greats = Nejvíc GREAT v jedné hře
    .value = { $value }
