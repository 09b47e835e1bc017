# Facts and refusals of tables, the same for all games.

# Facts

opened = { $host } opens the table.
joined = { $name } sits down.
left = { $server ->
    [true] 👋 { $name } isn’t on this server any more, so there’s a free seat.
   *[false] { $name } gets up.
}
host-changed = { $name } is the host now.
computer-joined = { $strength ->
    [easy] 🤖 { $name } sits down (computer, easy).
    [fair] 🤖 { $name } sits down (computer, medium).
    [good] 🤖 { $name } sits down (computer, advanced).
   *[strong] 🤖 { $name } sits down (computer, hard).
}
computer-left = 🤖 { $name } gets up.
options-changed = The host has changed the options.
pace-changed = { $pace ->
    [live] The pace is live now: 1 hour per turn.
    [daily] The pace is daily now: 1 day per turn.
    [relaxed] The pace is relaxed now: 3 days per turn.
   *[unhurried] No rush from now on: there’s no deadline.
}
game-started = 🎬 The game begins.
resigned = 🏳️ { $seat } resigns.
departed = { $ends ->
    [true] 👋 A player has left the game.
   *[false] 👋 A player has left the game; a computer plays on.
}
seat-left = { $ends ->
    [true] 🚪 { $name } leaves the game.
   *[false] 🚪 { $name } leaves the game. The seat is open for anybody who’d like it.
}
seat-opened = { $why ->
    [vote] 🗳️ The others have voted: { $name }’s seat is open for anybody who’d like it.
    [gone] 👋 { $name } isn’t on this server any more. The seat is open for anybody who’d like it.
   *[silent] 💤 { $name } hasn’t been heard from for a long time. The seat is open for anybody who’d like it.
}
seat-taken = 🪑 { $name } takes { $before }’s seat and plays on.
seat-retaken = 🪑 { $name } is back and plays on.
seat-offered = 🤝 { $name } offers their seat to somebody else.
seat-kept = 🤝 { $name } keeps their seat after all.
offer-declined = 🤝 The offer to take over from { $name } was declined.
voted-to-replace = 🗳️ { $name } votes to open { $of }’s seat ({ $votes }/{ $needed }).
voted-to-end = 🗳️ { $seat } votes to end the game ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, your time for this turn runs out <t:{ NUMBER($due, useGrouping: 0) }:R>. After that, the computer moves for you.
deadline-missed = ⌛ Time’s up for { $seat }, so the computer has moved. Until they’re back, their turns get less and less time.
seal-void = 🔏 The move you sealed isn’t possible any more: **{ $move }**. { $dropped ->
    [0] Choose again.
    [one] The one sealed after it won’t be played either. Choose again.
   *[other] The { $dropped } sealed after it won’t be played either. Choose again.
}
remarked = 💬 { $seat }: “{ TEXT("remark", $line, "") }”
game-ended = 🏁 The game is over.
ended-by-vote = 🗳️ The players have voted to end the game.
cancelled-by-host = 🚫 { $name } has cancelled the table.
cancelled-by-moderator = 🚫 A moderator has cancelled the table.
deserted = 🚫 Nobody is left at the table, so it’s closed.
lobby-expired = 🚫 Nobody started the game in time, so the table is closed.
seed-shown = 🔍 The deal can be replayed now: { COMMAND("table verify") }
quarantined = 🧰 I can’t read this table at the moment. Nothing is lost; it’s on hold until it’s fixed.
mended = 🧰 This table is fixed. The game goes on, and every turn gets its full time.
server-left = 🚫 I was removed from this server and not invited back for 30 days, so the table is closed.
returned = 👋 I’m back on this server, and this table goes on. Every turn gets its full time.
restored = ♻️ Restored from a backup: this table is back to how it was on <t:{ $at }:f>. Anything played after that is lost.
illegible = Something happened here that can no longer be read.

# Refusals

other-game = This command is for { $meant }. Table #{ $table } is playing { $played }.
no-such-table = There’s no such table any more. { COMMAND("moves") } shows the ones waiting for you.
rights-unknown = Discord isn’t telling me at the moment what you may do here. Nothing was changed; please try again in a minute.
table-broken = I can’t read this table at the moment. It’s on hold until it’s fixed; its host can cancel it.
table-away = I’ve been removed from this table’s server, so everything stands still here. The game goes on once I’m invited back; after 30 days, the table is closed.
already-started = The game has begun; this only works before the start.
game-over = The game at this table is over. You can open a new table.
not-at-this-table = You’re not at this table, so you can’t do that here.
already-seated = You’re already at this table.
too-many-for-options = With this choice, at most { $most } can play, and { $seated } are here already.
table-full = { $most ->
    [one] The table is full: it has { $most } seat. Open another one with { COMMAND("play") }.
   *[other] The table is full: it has { $most } seats. Open another one with { COMMAND("play") }.
}
opened-too-many = You’ve opened { $count } tables in a short time. You can open the next one { $until }.
too-many-hosted = { $most ->
    [one] You’re already hosting { $most } table. Finish or cancel it first.
   *[other] You’re already hosting { $most } tables. Finish or cancel one first.
}
channel-full = { $most ->
    [one] This channel already has { $most } table. Open yours when its game is over, or in another channel.
   *[other] This channel already has { $most } tables. Open yours when a game is over, or in another channel.
}
not-the-host = Only the host of this table can do this.
host-gone-you = { $name } isn’t on this server any more, so you’re the host now. Please try that again.
host-gone-heir = { $name } isn’t on this server any more. { $host } is the host now.
host-gone-closed = { $name } isn’t on this server any more and nobody else is left at the table, so it’s closed.
no-computer = There’s no computer player at this table.
too-few-players = { $needed ->
    [one] You need at least { $needed } player.
   *[other] You need at least { $needed } players. Wait for somebody, or add a computer.
}
wrong-number = { $seated ->
    [one] This game doesn’t work with { $seated } player. Somebody has to join first.
   *[other] This game doesn’t work with { $seated } players. Somebody has to join or leave first.
}
unknown-option = This game has no such option, or the value is out of range. Pick one from the list.
not-your-turn = It’s not your turn. I’ll ping you when it is.
not-your-seat = That button isn’t yours. You’ll get your own when it’s your turn.
already-played = You’ve already made this move.
unknown-move = This game has no such move.
you-resigned = You’ve resigned; the computer is playing for you.
already-voted = Your vote to end the game already counts.
seal-your-turn = It’s your turn: just make the move.
nothing-to-seal = You have no move to seal right now. I’ll ping you when it’s your turn.
nothing-sealed = You haven’t sealed a move.
suggest-to-others = You can only suggest moves to others on your side. For yourself, seal the move.
no-such-seat = Nobody sits there. Pick a player from the list.
you-left = You’re not playing here at the moment. As long as your seat is open you can come back: { COMMAND("table join") }.
seat-not-open = That seat isn’t open. { COMMAND("table join") } lists the ones you can take.
no-open-seat = There’s no seat here that you could take.
sat-elsewhere = You know the secrets of another seat in this game, so you can’t take this one.
resigned-for-good = In this game, nobody can come back after resigning.
offer-to-yourself = You can’t offer your seat to yourself.
offer-knows = They know the secrets of another seat in this game, so they can’t take yours.
already-offered = You’re already offering them your seat.
nothing-offered = You aren’t offering your seat to anybody.
not-offered-to-you = This seat isn’t offered to you, or not any more.
replace-yourself = That’s your own seat. You can leave it: { COMMAND("table leave") }.
not-replaceable = Nobody is playing there who could be replaced.
still-plays = You can vote on this once somebody has missed two deadlines in a row, or the table has waited for them for three days.
already-voted-replace = Your vote on this seat already counts.
