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
