# The kind of mistake that a computer player made all game long; told after the game.
flaw-forgets-soon = { $player } remembers only the last few cards.
flaw-mixes-up-places = { $player } mixes up places that lie side by side.
flaw-waits-too-long = { $player } waits too long for the next number.
flaw-takes-anything = { $player } takes almost any card that fits.
flaw-underrates-rivals = { $player } doesn’t believe that others remember anything.
