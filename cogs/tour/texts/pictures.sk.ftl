# Slová v obrázkoch.

picture-round = { $round }. kolo
picture-group = sk. { $number }
picture-steps = { $steps ->
    [one] pole
    [few] polia
   *[other] polí
}
picture-behind = { $steps ->
    [one] { $steps } pole
    [few] { $steps } polia
   *[other] { $steps } polí
}

picture-standings = Priebežné poradie
picture-final = Konečné poradie
picture-stages = po { $done }. etape z { $count }
picture-individual = Jazdci
picture-teams = Tímy
picture-points-green = Šprinty
picture-points-polka = Hory
picture-finish = Cieľová fotka

# List jedného tímu.
picture-secret = Len pre tvoje oči
picture-ready = Hotovo
picture-spare = { $count ->
    [one] ešte { $count } zmena
    [few] ešte { $count } zmeny
   *[other] ešte { $count } zmien
}
picture-place = { $place }. z { $count }
picture-alone = sólo
picture-take = preberá od { $speed }, inak hádže
picture-plays = hrá kartu dresu
picture-rolls = musí hádzať
picture-ask = pýta sa ťa
picture-help = dostáva rýchlosť
picture-lead = má rozbehnutý špurt
picture-most = najviac { $count }

# Film.
picture-start = Štart
