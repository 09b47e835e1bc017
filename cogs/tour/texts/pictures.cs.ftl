# Slova v obrázcích.

picture-round = { $round }. kolo
picture-group = sk. { $number }
picture-steps = { $steps ->
    [one] krok
    [few] kroky
   *[other] kroků
}
picture-behind = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}

picture-standings = Průběžné pořadí
picture-final = Konečné pořadí
picture-stages = po { $done }. etapě z { $count }
picture-individual = Jezdci
picture-teams = Týmy
picture-points-green = Sprinty
picture-points-polka = Hory
picture-finish = Cílová fotka

# List jednoho týmu.
picture-secret = Jen pro tvoje oči
picture-ready = Hotovo
picture-spare = { $count ->
    [one] ještě { $count } změna
    [few] ještě { $count } změny
   *[other] ještě { $count } změn
}
picture-place = { $place }. z { $count }
picture-alone = sólo
picture-role-shelter = V háku
picture-role-work = Domestik
picture-role-hunt = Hlídač
picture-role-attack = Útočník
picture-role-sprint = Sprinter
picture-role-climb = Vrchař
picture-role-wait = Čekající
picture-take = přebírá od { $speed }, jinak hází
picture-plays = hraje kartu trikotu
picture-rolls = musí házet
picture-brake = brzdí
picture-red = riskuje
picture-ask = ptá se mě
picture-attack-solo = sólo
picture-attack-pull = strhne je
picture-attack-plain = bez útoku
picture-attack-ask = ptá se mě
picture-help = dostává rychlost
picture-catch = chytá
picture-where-far = co nejdál
picture-where-wheel = do háku
picture-where-beside = vedle { $whom }
picture-where-front = volná cesta
picture-where-wind = návětří
picture-where-lee = závětří
picture-where-shield = kryje { $whom }
picture-where-ask = ptá se mě
picture-most = nejvýš { $count }
picture-card-never = nechává
picture-card-next = při šanci
picture-card-now = hned
picture-card-ask = ptá se mě

# Film.
picture-start = Start
