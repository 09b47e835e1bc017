# The game's commands.

command-game = fort
    .about = Play C’est mon fort!

pick-a-place = Places { $first } to { $last }…
no-secrets = This game has no secrets. You’ll just have to remember the cards that were turned back.

# Below a result with equal scores.
tie-broken = The higher last card decides between equals.
score = { $bonus ->
    [true] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[false] { $points ->
        [one] { $points } card
       *[other] { $points } cards
    }
}
