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
picture-role-shelter = In the wheels
picture-role-work = Domestique
picture-role-hunt = Watchdog
picture-role-attack = Attacker
picture-role-sprint = Sprinter
picture-role-climb = Climber
picture-role-wait = Waiting
picture-take = takes { $speed } or more, else rolls
picture-plays = plays a jersey’s card
picture-rolls = must roll
picture-brake = brakes
picture-red = gambles
picture-ask = asks me
picture-attack-solo = solo
picture-attack-pull = pulls
picture-attack-plain = no attack
picture-attack-ask = asks me
picture-help = gets speed
picture-catch = catches
picture-where-far = far
picture-where-wheel = on the wheel
picture-where-beside = beside { $whom }
picture-where-front = free road
picture-where-wind = windward
picture-where-lee = sheltered
picture-where-shield = shields { $whom }
picture-where-ask = asks me
picture-most = { $count } at most
picture-card-never = keeps it
picture-card-next = next chance
picture-card-now = now
picture-card-ask = asks me

# The film.
picture-start = Start
