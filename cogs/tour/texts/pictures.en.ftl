# Words in pictures.

picture-round = Round { $round }
picture-group = gr. { $number }
picture-steps = { $steps ->
    [one] field
   *[other] fields
}
picture-behind = { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
}

picture-standings = Standings
picture-final = Final standings
picture-stages = after stage { $done } of { $count }
picture-individual = Riders
picture-teams = Teams
picture-points-green = Sprints
picture-points-polka = Mountains
picture-finish = Photo finish

# A team's own sheet.
picture-secret = Your eyes only
picture-ready = Ready
picture-spare = { $count ->
    [one] { $count } change left
   *[other] { $count } changes left
}
picture-place = { $place } of { $count }
picture-alone = alone
picture-take = takes { $speed } or more, else rolls
picture-plays = plays a jersey’s card
picture-rolls = must roll
picture-ask = asks you
picture-help = gets speed
picture-lead = is led out
picture-most = { $count } at most

# The film.
picture-start = Start
