# Slová v obrázkoch.

picture-round = { $round }. kolo
picture-group = sk. { $number }
picture-steps = { $steps ->
    [one] krok
    [few] kroky
   *[other] krokov
}
picture-behind = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
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
picture-role-shelter = V háku
picture-role-work = Domestik
picture-role-hunt = Strážca
picture-role-attack = Útočník
picture-role-sprint = Šprintér
picture-role-climb = Vrchár
picture-role-wait = Čakajúci
picture-take = preberá od { $speed }, inak hádže
picture-plays = hrá kartu dresu
picture-rolls = musí hádzať
picture-brake = brzdí
picture-red = riskuje
picture-ask = pýta sa ma
picture-attack-solo = sólo
picture-attack-pull = potiahne ich
picture-attack-plain = bez útoku
picture-attack-ask = pýta sa ma
picture-help = dostáva rýchlosť
picture-catch = chytá
picture-where-far = čo najďalej
picture-where-wheel = do háku
picture-where-beside = vedľa { $whom }
picture-where-front = voľná cesta
picture-where-wind = náveterie
picture-where-lee = závetrie
picture-where-shield = kryje { $whom }
picture-where-ask = pýta sa ma
picture-most = najviac { $count }
picture-card-never = necháva si
picture-card-next = pri šanci
picture-card-now = hneď
picture-card-ask = pýta sa ma

# Film.
picture-start = Štart
