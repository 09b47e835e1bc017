game-name = Wishes
game-tagline = Who knows what the others wish for?
game-rules = Everybody secretly wishes for one of three things. In each round you wrap something for each of the others; when all are ready, everything is unwrapped. Whoever gave the most things that were wished for wins.
option-rounds = Rounds
option-rounds-about = how many rounds are played
wished = You wish for thing { $thing }.
became-ready = { $seat } is ready.
took-back = { $seat } is still thinking after all.
sat-out = { $seat } sits this round out.
unwrapped = { $giver } gives { $receiver } thing { $thing }.
round-over = Round { $number } is over.
voided = Thing { $thing } is out of the game.
given = { $giver } gave { $receiver } thing { $thing }.
had-wished = { $seat } wished for thing { $thing }.
how-many-ready = Ready: { $count } of { $of }.
who-computes = Computers: { $seats }.
your-wish = You wish for thing { $thing }.
wrapped-for = Wrapped for { $seat }: thing { $thing }.
pick-for = What does { $seat } get?
more-friends = The others
not-now = You can’t do that now.
deadline-missed = ⌛ Time’s up for { $seat }, who sits this round out.
ask-resign = 🏳️ Resign **{ $table }**? You will give nothing any more, and there’s no way back.
move-wrap = { $friend }: thing { $thing }
    .words = wrap give thing for
move-ready = Ready
    .words = ready done
move-take-back = Not ready after all
    .words = take back undo change
move-sit-out = { $gone ->
    [true] Sit out for good
   *[false] Sit this round out
}
    .words = { $gone ->
        [true] sit out pass skip leave for good
       *[false] sit out pass skip
    }
move-void = Thing { $thing } out
believe-of = What does { $seat } wish for?
notebook = Notebook
move-believe = { $friend } wishes for { $thing }
    .words = believe think note wishes thing
command-game = wishes
    .about = Play Wishes
