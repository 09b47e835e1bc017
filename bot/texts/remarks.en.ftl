# Remarks of computer players, never about secrets. Each occasion has one line for bold players, one for careful
# players, and two for all. Never delete a released line: the history of older games shows it.

remark-hello =
    .bold = Hello! Let’s not waste time on small moves.
    .careful = Hello. Slow and steady, if you don’t mind.
    .one = Good luck, everybody!
    .other = Nice company! Shall we?

remark-won =
    .bold = Fortune favours the bold. Again?
    .careful = Patience pays. Thank you for yours.
    .one = What fun! Thank you for the game.
    .other = Well played, everybody. It could have gone another way.

remark-lost =
    .bold = Next time, even more daring!
    .careful = I’ll think about this for a while. Congratulations!
    .one = Congratulations! That was a fine game.
    .other = Even losing is a pleasure with you. Again soon?
