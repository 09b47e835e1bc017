# Słowa na obrazkach.

picture-round = Runda { $round }
picture-group = gr. { $number }
picture-steps = { $steps ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}
picture-behind = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}

picture-standings = Klasyfikacja
picture-final = Klasyfikacja końcowa
picture-stages = po { $done }. etapie z { $count }
picture-individual = Kolarze
picture-teams = Drużyny
picture-points-green = Sprinty
picture-points-polka = Góry
picture-finish = Fotofinisz

# Arkusz jednej drużyny.
picture-secret = Tylko dla ciebie
picture-ready = Gotowe
picture-spare = { $count ->
    [one] jeszcze { $count } zmiana
    [few] jeszcze { $count } zmiany
    [many] jeszcze { $count } zmian
   *[other] jeszcze { $count } zmiany
}
picture-place = { $place }. z { $count }
picture-alone = solo
picture-take = przejmuje od { $speed }, inaczej rzuca
picture-plays = zagrywa kartę koszulki
picture-rolls = musi rzucać
picture-ask = pyta ciebie
picture-help = dostaje prędkość
picture-lead = jest rozprowadzany
picture-most = najwyżej { $count }

# Film.
picture-start = Start
