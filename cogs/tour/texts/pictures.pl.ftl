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
