# The daily case: an investigation for one player, the same for all.

daily-title = Daily case
daily-goal = 🗂️ Who did it, what was done, and where? Find out with as few questions as you can.
daily-how =
    🗂️ Who did it, what was done, and where? A suspect, a crime and one of fourteen places make up the case; they need not lie together.
    🔎 Examine evidence: 🎯 the card is in the case, 👣 the case’s card of that kind is next door, 🚫 a dead end. The row is refilled at once.
    🚓 You have three patrols. Each brings a large disc for every card of the case in its place, and a small one for every card next door.
    ✏️ Whatever your answers rule out is crossed out for you. A question costs 1, a wrong announcement 2.
    📢 Announce once 25 solutions or fewer are left. At a cost of 20 the case is lost. Par is what a strong computer usually needs.

daily-possible = { $count ->
    [one] { $count } solution is possible.
   *[other] { $count } solutions are possible.
}
daily-held = 🗂️ You hold a colleague’s case; nothing of it is in yours: { $cards }
daily-grid = Places from north to south (crossed-out ones in brackets), with what is still possible there, and their neighbours:
daily-patrol = 🚓 Patrol to… ({ $left } left)
daily-announce = { $count ->
    [one] 📢 Announce the solution…
   *[other] 📢 Announce one of { $count } solutions…
}
daily-give-up = Give up
daily-solved = 🚨 Solved! It was { the-case }.
daily-unsolved = 📁 Unsolved. It was { the-case }.
daily-solution = 🗂️ The case: { the-case }
daily-own = You
daily-model = Computer
daily-attempt = { "**" }{ $name }: { $cost }.**

move-solve = 📢 Announce: { the-suspect }, { the-crime }, { the-place }
    .words = announce solution solve solved case accuse
move-give-up = 🏳️ Give up
    .words = give up surrender end quit stop

refused-daily-over = This case is behind you. Tomorrow brings the next one.
refused-daily-patrols = Your three patrols are used up. Examine evidence or announce.
refused-daily-early = { $count ->
    [one] { $count } solution is still possible. Go on asking and announce once { $limit } or fewer are left.
   *[other] { $count } solutions are still possible. Go on asking and announce once { $limit } or fewer are left.
}
refused-daily-impossible = That contradicts your answers. Announce a solution that is still possible.

# In the pictures.
picture-daily-title = Daily case
picture-daily-possible = { $count ->
    [one] possible solution
   *[other] possible solutions
}
picture-daily-cost = Cost { $cost } · par { $par }
picture-daily-evidence = Evidence
picture-daily-answers = Your answers
picture-daily-case = The case
picture-daily-own = You
picture-daily-model = Computer
picture-daily-chart = The daily case: what could be known
