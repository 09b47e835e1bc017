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
