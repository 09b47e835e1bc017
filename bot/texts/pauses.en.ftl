# Pauses of tables, and time off of users. A moment is in Unix seconds; 0: there is none.

# Facts

pause-proposed = { $until ->
    [0] ⏸️ { $seat } votes for a break, until somebody resumes ({ $votes }/{ $needed }).
   *[other] ⏸️ { $seat } votes for a break until <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }).
}
paused = { $until ->
    [0] ⏸️ The table is paused until somebody resumes. Nobody loses any time.
   *[other] ⏸️ The table is paused until <t:{ NUMBER($until, useGrouping: 0) }:f>. Nobody loses any time.
}
resumed = ▶️ { $seat } resumes the game. Everybody has the time they had left.
resumed-by-date = ▶️ The break is over and the game goes on. Everybody has the time they had left.
excused = 🏖️ { $seat } is away until <t:{ NUMBER($until, useGrouping: 0) }:f>, so the game waits for as long as their days off last.
vacation-low = { $hours ->
    [one] 🏖️ Your days off are running low: { $hours } hour left this year. After that, your turns run out as usual.
   *[other] 🏖️ Your days off are running low: { $hours } hours left this year. After that, your turns run out as usual.
}
vacation-spent = 🏖️ Your days off for this year are used up. From <t:{ NUMBER($until, useGrouping: 0) }:f> on, your turns run out as usual.

# On cards, boards and panels

on-hold = { $until ->
    [0] ⏸️ **Paused** until somebody resumes. Nobody’s time runs; anybody who plays can resume.
   *[other] ⏸️ **Paused** until <t:{ NUMBER($until, useGrouping: 0) }:f>. Nobody’s time runs; anybody who plays can resume earlier.
}
break-proposed = { $until ->
    [0] ⏸️ A break until somebody resumes is proposed ({ $votes }/{ $needed }): { $players }
   *[other] ⏸️ A break until <t:{ NUMBER($until, useGrouping: 0) }:f> is proposed ({ $votes }/{ $needed }): { $players }
}
pictured-pause = Paused
letter-paused = ⏸️ { $table }: paused
button-resume = Resume
button-agree-to-pause = Pause too
absent = 🏖️ { $player }: away until { $until }
absent-with-days = 🏖️ away until { $until } (days off: { $left })

# Answers

done-pause = ⏸️ Your vote counts: { $table }. It takes more than half of you; the others can agree below the board.
done-resume = ▶️ The game goes on: { $table }.
away-none = 🏠 You’re not away. Days off this year: { $left }. They’re used by the hour, and only when a turn of yours would run out. To be away, tell { COMMAND("me away") } until when, such as “Friday”, “24.12.” or “5 days” (time zone: { $zone }).
away-now = 🏖️ You’re away until { $until }. Days off this year: { $left }. Back early? { COMMAND("me away") } has the option `back`.
away-set = 🏖️ Enjoy! You’re away until { $until } (time zone: { $zone }). When a turn of yours would run out, the game waits for you, hour by hour. Days off this year: { $left }.
away-longer = ⚠️ That’s longer than your days off last: once they’re used up, your turns run out as usual.
away-back = 👋 Welcome back! Days off this year: { $left }. { $count ->
    [0] Nobody is waiting for you.
    [one] One game is waiting for you: { COMMAND("moves") }.
   *[other] { $count } games are waiting for you: { COMMAND("moves") }.
}

# Refusals

table-paused = { $until ->
    [0] The game is paused. Press ▶️ **Resume** below the board, or use { COMMAND("table resume") }, then make your move.
   *[other] The game is paused until <t:{ NUMBER($until, useGrouping: 0) }:f>. To play now, press ▶️ **Resume** below the board, or use { COMMAND("table resume") }.
}
not-paused = This table isn’t paused, so there’s nothing to resume. { COMMAND("table pause") } proposes a break.
already-voted-to-pause = Your vote for this break already counts. The others can agree below the board.
date-unknown = I don’t know when that is. Try “Friday”, “next week”, “tomorrow 6pm”, “5 days”, “24.12.” or “2026-12-24 18:00”.
date-past = That moment is in the past. Name one that’s still to come; if you mean next year, add the year.
date-too-far = That’s too far away: at most { $days } days from now.
away-off = There are no days off here: whoever runs this bot has switched them off. You can propose a break with { COMMAND("table pause") }.
not-away = You aren’t away, so there’s nothing to come back from.
away-until-or-back = Say until when you’re away, or that you’re back, not both.
