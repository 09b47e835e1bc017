# Słowa na obrazkach.

picture-round = { $round }. runda
picture-group = gr. { $number }
picture-steps = { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
}
picture-behind = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
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
   *[many] jeszcze { $count } zmian
}
picture-place = { $place }. z { $count }
picture-alone = solo
picture-role-shelter = Na kole
picture-role-work = Pomocnik
picture-role-hunt = Strażnik
picture-role-attack = Harcownik
picture-role-sprint = Sprinter
picture-role-climb = Góral
picture-role-wait = Czekający
picture-take = przejmuje od { $speed }, inaczej rzuca
picture-plays = gra kartę koszulki
picture-rolls = musi rzucać
picture-brake = hamuje
picture-red = ryzykuje
picture-ask = pyta mnie
picture-attack-solo = solo
picture-attack-pull = pociągnie ich
picture-attack-plain = bez ataku
picture-attack-ask = pyta mnie
picture-help = dostaje prędkość
picture-catch = łapie
picture-where-far = jak najdalej
picture-where-wheel = na koło
picture-where-beside = obok { $whom }
picture-where-front = wolna droga
picture-where-wind = nawietrzna
picture-where-lee = zawietrzna
picture-where-shield = osłania { $whom }
picture-where-ask = pyta mnie
picture-most = najwyżej { $count }
picture-card-never = zatrzymuje
picture-card-next = przy szansie
picture-card-now = teraz
picture-card-ask = pyta mnie

# Film.
picture-start = Start
