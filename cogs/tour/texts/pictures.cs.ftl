# Slova v obrázcích.

picture-round = { $round }. kolo
picture-group = sk. { $number }
picture-steps = { $steps ->
    [one] pole
    [few] pole
   *[other] polí
}
picture-behind = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
   *[other] { $steps } polí
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
picture-take = přebírá od { $speed }, jinak hází
picture-plays = hraje kartu trikotu
picture-rolls = musí házet
picture-ask = ptá se tě
picture-help = dostává rychlost
picture-lead = má rozjetý spurt
picture-most = nejvýš { $count }

# Film.
picture-start = Start
