# The puzzle of the day. A game gives its name (daily-title), its goal (daily-goal) and its rules (daily-how).

puzzle-weekday = { $weekday ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
}
puzzle-status = { puzzle-weekday } · par **{ $par }**{ $moves ->
    [0] { "" }
   *[other] { " · " }so far **{ $cost }**
}
puzzle-status-past = { puzzle-weekday } · par { $par }
puzzle-stale = 🔁 That panel was an older one. Here is where you are now.
puzzle-ended = 🏁 You have finished this puzzle already.
puzzle-late = 🌙 This puzzle’s day is over. You can still finish it until the next midnight (UTC), but it no longer counts for your streak or your server’s results.
puzzle-solved = ✅ **Solved with { $cost }** (par { $par })
puzzle-unsolved = ❌ **Not solved** ({ $cost }, par { $par })
puzzle-next = -# Next puzzle { $time } · 🔏 `{ $commitment }…`
puzzle-commitment = -# Everybody gets the same puzzle. 🔏 `{ $commitment }…` is the fingerprint of today’s seed: with it, anybody can check tomorrow that the puzzle was fixed beforehand.
puzzle-typing = -# Moves can be typed too: { COMMAND("daily") } with the option `move`.
puzzle-sure = **{ $move }** – really? You can’t take it back.
puzzle-solution = solution
puzzle-proof =
    -# 🔏 Seed of the day: `{ $link }`
    -# Its SHA-256 begins with `{ $commitment }`: that was the fingerprint on the puzzle. The seed itself is the fingerprint of the day after, so every puzzle is fixed before anybody can know it.
puzzle-record = your record
puzzle-record-none = You haven’t finished a puzzle yet. Today’s is waiting.
puzzle-record-counts = Solved { $solved } of { $played } · streak **{ $streak }** · longest { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } or more
    [less] { SIGNED($difference) } or less
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Counted from par: to the left you needed less, to the right more. Your streak grows with each day’s puzzle that you solve on its day (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = I can’t post here for you. This is your result, to copy:
puzzle-shared = ✅ Your result is in this channel.
puzzle-table = yesterday
puzzle-table-solved = { $solved ->
    [0] Nobody on this server solved it.
    [one] **One person** on this server solved it.
   *[other] **{ $solved } people** on this server solved it.
} { $failed ->
    [0] { "" }
    [one] One attempt failed.
   *[other] { $failed } attempts failed.
}
puzzle-table-best = 🏅 Best: { $named ->
    [0] { $others ->
        [one] somebody
       *[other] { $others } people
    }
   *[other] **{ $names }**{ $others ->
        [0] { "" }
        [one] { " " }and one more
       *[other] { " " }and { $others } more
    }
} with **{ $cost }**

# Buttons and pages

button-daily-share = Share
button-daily-play = Play too
button-daily-again = Look again
button-daily-back = Back
button-daily-yesterday = Yesterday’s solution
puzzle-page-today = Today
puzzle-page-rules = Rules
puzzle-page-words = In words
puzzle-page-yesterday = Yesterday
puzzle-page-record = Record

# Refusals

puzzle-none = There’s no such puzzle of the day here. { COMMAND("daily") } shows today’s.
puzzle-not-ready = I’m still preparing this puzzle. Try again in a minute.
puzzle-move-or-view = Choose one: `move` makes a move, `view` shows something.
puzzle-not-over = Finish today’s puzzle first: { COMMAND("daily") } shows it. Then you can share it.
puzzle-shared-here = You have shared this result here already. In another channel you still can.
puzzle-over = This puzzle’s day is over. { COMMAND("daily") } shows today’s.
puzzle-no-solution = Yesterday there was no puzzle yet. Today’s solution comes tomorrow.

# Setting

house-daily = Channel for the puzzle of the day
house-daily-about = Each morning: how many people here solved yesterday’s puzzle, and who needed the least. People who hide their profile aren’t named.
house-daily-pick = Choose a channel
house-daily-none = none

# Command

command-daily = daily
    .about = Today’s puzzle: everybody gets the same one and plays it alone
    .move = move
    .move-about = Your move in words
    .view = view
    .view-about = What to look at
view-rules = rules
view-yesterday = yesterday’s solution
view-record = record
view-share = share
