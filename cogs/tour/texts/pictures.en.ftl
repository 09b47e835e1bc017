# Words in pictures.

picture-round = Round { $round }
picture-group = gr. { $number }
picture-steps = { $steps ->
    [one] step
   *[other] steps
}
picture-behind = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
