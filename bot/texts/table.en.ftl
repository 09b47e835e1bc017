# What happens to a table, whatever is played at it, and what may not be done there.

# Facts

opened = { $host } opens the table.
joined = { $name } sits down.
left = { $name } gets up.
host-changed = { $name } is the host now.
computer-joined = { $strength ->
    [easy] 🤖 { $name } sits down, an easygoing computer player.
    [fair] 🤖 { $name } sits down, a fair computer player.
   *[strong] 🤖 { $name } sits down, a strong computer player.
}
computer-left = 🤖 { $name } gets up.
options-changed = The host has changed the options.
pace-changed = { $pace ->
    [live] The pace is live now: an hour a turn.
    [daily] The pace is daily now: a day a turn.
    [relaxed] The pace is relaxed now: three days a turn.
   *[unhurried] Nobody hurries now: there is no deadline.
}
game-started = 🎬 The game begins. Fingerprint of the secret seed: `{ $commitment }`
resigned = 🏳️ { $seat } gives up.
voted-to-end = 🗳️ { $seat } votes to end the game ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, your time for this turn ends <t:{ NUMBER($due, useGrouping: 0) }:R>. After that the computer decides for you.
deadline-missed = ⌛ Time is up for { $seat }, so the computer has moved. Until { $seat } is back, every further turn gets less time.
game-ended = 🏁 The game is over. The seed it was dealt from: `{ $seed }`
ended-by-vote = 🗳️ The players have voted to end the game. The seed it was dealt from: `{ $seed }`
cancelled-by-host = 🚫 { $name } has called the table off.
cancelled-by-moderator = 🚫 A moderator has called the table off.
deserted = 🚫 Nobody is left at the table, so it is closed.
lobby-expired = 🚫 Nobody started the game in time, so the table is closed.
seed-shown = The seed it was dealt from: `{ $seed }`
quarantined = 🧰 I cannot read this table at the moment. Nothing of it is lost; it is put aside until it can be mended.
mended = 🧰 This table can be read again. The game goes on, and every turn has its full time.
illegible = Something happened here that can no longer be read.

# Refusals

no-such-table = There is no such table any more. `/moves` shows those that wait for you.
table-broken = I cannot read this table at the moment. It is put aside until it can be mended; its host can call it off.
already-started = The game is under way; this can only be done before the start.
game-over = The game at this table is over. You can open a new one.
not-at-this-table = You do not sit at this table, so you cannot do this here.
already-seated = You already sit at this table.
table-full = { $most ->
    [one] The table is full: there is { $most } seat. Open another one with `/play`.
   *[other] The table is full: there are { $most } seats. Open another one with `/play`.
}
too-many-hosted = { $most ->
    [one] You are the host of { $most } table already. Finish it or call it off first.
   *[other] You are the host of { $most } tables already. Finish one or call one off first.
}
channel-full = { $most ->
    [one] There is { $most } table in this channel already. Open yours when a game is over, or in another channel.
   *[other] There are { $most } tables in this channel already. Open yours when a game is over, or in another channel.
}
not-the-host = Only the host of this table can do this.
no-computer = No computer player sits at this table.
too-few-players = { $needed ->
    [one] There are too few of you to start: at least { $needed } player is needed.
   *[other] There are too few of you to start: at least { $needed } players are needed. Wait for somebody, or add a computer.
}
wrong-number = { $seated ->
    [one] This game is not for { $seated } player. Somebody has to join first.
   *[other] This game is not for { $seated } players. Somebody has to join or leave first.
}
unknown-option = This game has no such option, or the value is out of bounds. Choose one from the list.
not-your-turn = It is not your turn. I will ping you when it is.
not-your-seat = This button belongs to another player. Yours are on the board when it is your turn.
already-played = You have made this move already.
unknown-move = This game has no such move.
you-resigned = You have given up this game, so the computer plays on for you.
already-voted = Your vote to end the game is counted already.
seal-your-turn = It is your turn: make the move itself.
nothing-to-seal = You have no move to seal just now. I will ping you when it is your turn.
nothing-sealed = You have sealed nothing.
suggest-to-others = You can suggest moves to others on your side only. For yourself, seal the move.
no-such-seat = Nobody sits there. Choose a player from the list.
