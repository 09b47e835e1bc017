game-name = Guess the number
game-tagline = One secret number from 1 to 100: who hits it first?
game-rules = I draw a number from 1 to 100. In turn you name numbers that are still possible, and everybody hears whether they are too low or too high. Whoever hits the number wins; the others are ranked by how near their last guess was.
between = The number lies between { $low } and { $high }.
found = The number is { $secret }.
too-low = { $seat } says { $number }: too low.
too-high = { $seat } says { $number }: too high.
hit = { $seat } says { $number } and hits it!
move-guess = { $number }
    .words = guess try say number
command-game = guess
    .about = Play Guess the number
daily-title = Number of the day
daily-how = I have a number from 1 to 12. Each question costs one, a wrong answer two.
daily-answer = { $last ->
    [greater] Yes, greater.
    [not-greater] No.
    [right] Right!
   *[wrong] Wrong.
}
daily-between = The number lies from { $low } to { $high }.
move-ask = Greater than { $than }?
    .words = ask greater question
move-name = It is { $number }
    .words = name say
move-give-up = Give up
    .words = quit
