# The mistakes of computer players, told after the game.

flaw-trusts-a-hunch = { $player } trusts a mere hunch about who did it, what was done or where.
flaw-mixes-up-discs = { $player } mistakes other players’ discs for their own.
flaw-presumes-what-discs-mean = { $player } is too sure which disc of a patrol means what.
flaw-jumps-to-conclusions = { $player } announces while several cases are still possible.
flaw-hoards-patrols = { $player } saves patrols for the last investigation and would rather guess.
