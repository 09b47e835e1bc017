# Commands for typed moves: the name, the description that Discord shows, and the options.

command-game = fort
    .about = Play C’est mon fort!
command-turn = turn
    .about = Turn up a card
    .place = place
    .place-about = Its place, A1 to E9
command-take = take
    .about = Build the turned card onto the end of your wall
command-leave = leave
    .about = Leave the turned card where it lies
command-insert = insert
    .about = Have your magician put the turned card where it belongs in your wall (once)
command-shoot = shoot
    .about = Fire your cannon at a card of somebody’s wall
    .target = target
    .target-about = Whose wall
    .number = number
    .number-about = The number of the card

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
