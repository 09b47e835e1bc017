# Słowa na obrazkach. GREAT, GOOD, OK, NO WAY, GIVE, GET, GO i GIFTED są na żetonach i planszy w każdym języku.

picture-round = Runda { $round }
picture-deck-yellow = Żółta talia
picture-deck-red = Czerwona talia
picture-deck-blue = Niebieska talia
picture-deck-black = Czarna talia
picture-dealt = rozdaje
picture-chooses = wybiera prezenty
picture-voided = nieważny
picture-trapped = GiftTRAP!

# Własny arkusz.
picture-secret = Tylko dla ciebie
picture-gives = Dajesz
picture-wishes = Życzysz sobie
picture-preview = Na razie widzisz tylko ty
picture-changes = { $count ->
    [0] bez dalszych zmian
    [one] jeszcze { $count } zmiana
    [few] jeszcze { $count } zmiany
    [many] jeszcze { $count } zmian
   *[other] jeszcze { $count } zmiany
}
picture-not-laid = nieużyta
picture-sits-out = opuszcza rundę
picture-ready = Gotowe

# Rozpakowywanie.
picture-unwraps = rozpakowuje
picture-wished = życzenia

# Koniec.
picture-start = Start
picture-matrix = Kto kogo zna najlepiej?
picture-axes = daje ↓ dostaje →
picture-average = średnio kroków na prezent
picture-best = Najlepszy prezent
picture-worst = Najgorszy prezent
picture-most-wished = Najbardziej pożądany
picture-decimal = { $whole },{ $tenth }
