# Words of the shared parts: cards, boards, panels and answers.

language-name = English

# Buttons

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-start = Start
button-options = Options
button-rules = Rules
button-my-move = My move
button-secrets = My secrets
button-missed = What did I miss?
button-hint = What can I do?
button-older = Older
button-newer = Newer
button-verify = Verify
button-again = Play again
pick-a-move = Choose a move…
pick-pace = How fast do we play?
pick-computer = Computer players…
add-computer = Add a computer: { $strength }
remove-computer = Send the last computer away

# The lobby

seats-free = { $free ->
    [0] All seats are taken.
    [one] One more seat is free; { $least } players are enough to start.
   *[other] { $free } more seats are free; { $least } players are enough to start.
}
terms-by-the-book = 📖 By the book
terms-options = ⚙️ { $options }
strength-easy = easy
strength-fair = fair
strength-strong = strong
pace-live = ⏱️ Live: an hour a turn
pace-daily = 🌤️ Daily: a day a turn
pace-relaxed = 🌿 Relaxed: three days a turn
pace-unhurried = 🐌 Unhurried: no deadline
table-opened = Table #{ NUMBER($table, useGrouping: 0) } is open: { $place }
table-is-here = Played in { $place }

# The board

turn-of = { $count ->
    [one] ➡️ { $players } is to move
   *[other] ➡️ { $players } are to move
}
your-turn = ➡️ **It is your turn.**
call = { $count ->
    [one] { $players }, it is your turn.
   *[other] { $players }, it is your turn.
}
call-what = **{ $game }** · #{ NUMBER($table, useGrouping: 0) }
nudge = { $count ->
    [one] ⏳ A table is waiting for you:
   *[other] ⏳ { $count } tables are waiting for you:
}
waiting-since = your turn came { $when }
due = due { $when }
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ended-without-result = The game ended without a result.
closed-before-start = The table is closed; no game was played here.
seed-revealed = 🔍 The seed of every deal: `{ $seed }`. Press **Verify** to have the whole game replayed from it.
the-film = 🎬 The whole game once more, from beginning to end.

# Answers

done = ✅ Done.
seen-only-now = -# Cards turned up for a moment are shown to you only once. Remember them!
nothing-missed = You have missed nothing.
nothing-happened = Nothing has happened yet.
no-secrets = There is nothing secret in this game: everybody sees everything.
hint-wait = You need not do anything now.
hint-meanwhile = **Meanwhile you can do one of these.** Choose at the board, or type:
hint-can = **You can do one of these.** Choose at the board, or type:
verified = ✅ **Table #{ NUMBER($table, useGrouping: 0) } was fair.** Replayed from its seed, { $moves ->
    [one] one move
   *[other] all { $moves } moves
} and the result agree. Fingerprint posted at the start: `{ $commitment }`
not-verified = ❌ **Table #{ NUMBER($table, useGrouping: 0) } does not agree with its seed**: the replay differs at move { $move }. Please tell whoever runs this bot.
inbox = { $count ->
    [0] 🎉 Nobody is waiting for you.
    [one] **One table is waiting for you:**
   *[other] **{ $count } tables are waiting for you**, the longest wait first:
}
in-lobby = not started
language-chosen = 👋 I will speak English to you.
language-of-server-chosen = 📣 I will speak English in public on this server; everybody can still choose a language with `/language`.
quiet-on = 🌙 I will not ping you from { $begin }:00 to { $end }:00 ({ $zone }). What happens meanwhile waits for you in the morning.
quiet-off = 🔔 No quiet hours: I will ping you whenever it is your turn.
settings = ### Settings of this server
settings-channel = Tables are opened in { $channel }.
settings-any = whichever channel `/play` is typed in
settings-language = Public messages are in { $language }.
settings-pace = New tables: { $pace }.

help-start =
    ### 👋 Board games, a move whenever you have a minute
    Type `/play`, choose a game, and press **Add computer** and **Start**, or wait until friends press **Join**. Every game gets a thread of its own with a picture of the board; I ping you when it is your turn.
help-commands =
    {""}**/play** opens a table · **/moves** lists every game that waits for you · **/rules** explains a game
    {""}**/table** status, board, describe (the board in words), secrets, missed, hint, history, join, leave, options, pace, computer, start, seal, unseal, suggest, resign, vote, cancel
    {""}**/language** · **/quiet** hours without pings · **/verify** replays a game from its seed · **/about**
    Every move can be pressed or typed: `/` and the name of the game. Moderators: **/settings**.
about =
    ### Asynchronous board games
    Board games for communities that play over days. Every deal is fixed by a secret seed whose fingerprint is posted before the first move and which is revealed at the end, so that anybody can verify it.
    {""}**Stands on** discord.py (MIT), aiosqlite (MIT), Pillow (MIT-CMU), msgspec (BSD), Project Fluent (Apache 2.0), structlog (MIT/Apache 2.0), pydantic (MIT).
    {""}**Lettering**: Source Sans 3 and Source Serif 4 by Adobe (SIL Open Font License 1.1).
    {""}**Pictograms**: OpenMoji, the open-source emoji and icon project (CC BY-SA 4.0).
    The games are by their authors and publishers; this bot is a fan-made helper for people who own and love them. The bot itself is MIT licensed.

# Refusals

not-started = The game has not begun yet: somebody must press **Start** on the table’s card.
something-broke = Something went wrong on my side and nothing was changed. It has been noted; please try again.
not-saved = I could not save that, so nothing was changed. Please try again in a moment.
stale-click = That button is from an earlier turn. Use the newest board, or `/table board`.
command-not-understood = I know this command in a newer form. Restart Discord and choose it anew from the list.
no-table-here = You sit at no table that this could mean. `/play` opens one.
which-table = You sit at several tables: { $tables }. Say which with the option `table`.
no-open-table = No table here is waiting for players. `/play` opens one.
which-open-table = Several tables here are waiting for players: { $tables }. Say which with the option `table`.
no-such-move = There is no such move. `/table board` shows what you can do.
no-such-game = I do not know this game. Choose one from the list that `/play` offers.
no-such-language = I speak English, Czech, Slovak and Polish. Choose one from the list.
no-such-zone = I do not know this time zone. Choose one from the list, for instance Europe/Prague.
quiet-needs-both = Quiet hours need a beginning and a different end; leave both out to have none.
only-moderators = Only those who may manage the server can change this.
play-on-a-server = Tables are opened in a channel of a server. Type `/play` there.
play-in-a-text-channel = Tables need an ordinary text channel. Type `/play` in one, or let a moderator choose one with `/settings`.
missing-permissions = { $count ->
    [one] In { $channel } I lack this permission: { $permissions }. Please ask a moderator to grant it to me.
   *[other] In { $channel } I lack these permissions: { $permissions }. Please ask a moderator to grant them to me.
}

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

# Commands: the name, what Discord says about it, and its options

parameters =
    .table = table
    .table-about = Which table; needed only when you sit at several

command-play = play
    .about = Open a table
    .game = game
    .game-about = Which game
    .computers = computers
    .computers-about = How many computer players join at once
    .strength = strength
    .strength-about = How well they play
    .pace = pace
    .pace-about = How long somebody may think about a turn

command-table = table
    .about = Everything about a table you sit at
command-table-status = status
    .about = Who sits where and whose turn it is
command-table-board = board
    .about = The board, with your moves when it is your turn
command-table-describe = describe
    .about = The whole board in words
command-table-secrets = secrets
    .about = What only you know
command-table-missed = missed
    .about = What happened since you last looked
command-table-history = history
    .about = What has happened at this table
command-table-join = join
    .about = Take a seat
command-table-leave = leave
    .about = Give up your seat before the game begins
command-table-start = start
    .about = Begin the game
command-table-resign = resign
    .about = Give up; a computer plays on for you
command-table-vote = vote
    .about = Vote to end the game without a result
command-table-cancel = cancel
    .about = Call the table off (its host, or a moderator)
command-verify = verify
    .about = Replay a game from its seed: was the deal fair?
command-moves = moves
    .about = Every game that waits for you
command-rules = rules
    .about = The rules of a game
command-help = help
    .about = First steps and all commands
command-about = about
    .about = Credits and licences
command-language = language
    .about = Choose the language I speak
    .language = language
    .language-about = Which language
    .server = server
    .server-about = For everybody on this server (moderators only)
command-quiet = quiet
    .about = Hours in which I do not ping you
    .begin = from
    .begin-about = First quiet hour, 0 to 23
    .end = to
    .end-about = First hour that is not quiet any more, 0 to 23
    .zone = zone
    .zone-about = Your time zone
command-settings = settings
    .about = Settings of this server, for moderators
    .channel = channel
    .channel-about = The channel in which tables are opened
    .language-about = The language of public messages
    .pace-about = The pace of new tables

# Trouble, told to the host of a table; `place` is a channel's or a thread's number.

trouble-channel-gone = The channel this table was opened in has been deleted. The game is saved: play on by direct message or with `/table board`.
trouble-thread-gone = The thread of this table has been deleted, so I have made a new one. Nothing of the game is lost.
trouble-thread-locked = The thread <#{ $place }> is locked and I may not unlock it. I go on in the channel it hangs from.
trouble-no-thread = I could not open a thread in <#{ $place }>, so the game is played in the channel itself.
trouble-message-gone = Somebody has deleted the board, so I have posted it again. Nothing of the game is lost.
trouble-forbidden = I am not allowed to post in <#{ $place }>. Ask a moderator for these permissions there: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. The game goes on as soon as I have them; `/table board` works meanwhile.

option-on = on
option-off = off
command-table-hint = hint
    .about = What you can do now
command-table-options = options
    .about = Set an option of your table (its host, before the start)
    .option = option
    .option-about = Which option
    .value = value
    .value-about = What to set it to
command-table-pace = pace
    .about = Set the pace of your table (its host, before the start)
command-table-computer = computer
    .about = Add a computer player to your table, or send the last one away (its host)
option-without = without { $option }
command-material =
    .file = file
    .file-about = The file; leave it out to remove what was loaded before
material-loaded = Loaded: { $option }. Tables opened from now on can use it.
material-forgotten = Removed: { $option }.
material-too-big = That file is too big: at most { $most } KiB.
material-no-text = That file is not text (UTF-8).
button-plan = Plan ahead
button-unseal = Break the seal
button-suggest = Suggest to { $to }
seal-prompt = 🔏 Seal your next move: it is made for you when your turn comes, if it is still legal.
sealed = 🔏 Sealed for your next turn: **{ $move }**
seal-another = 🔏 You can seal another one instead.
suggestion = 💬 **{ $by }** suggests to **{ $to }**: { $move }
suggest-prompt = What do you suggest to **{ $to }**? Everybody will see it.
nothing-to-suggest = There is nothing to suggest to **{ $to }** now.
suggested = Your suggestion to **{ $to }** stands on the board.
command-table-seal = seal
    .about = Seal your next move
    .move = move
    .move-about = What to do when your turn comes
command-table-unseal = unseal
    .about = Take back the move you have sealed
command-table-suggest = suggest
    .about = Suggest a move to another player
    .player = player
    .player-about = To whom
    .move = move
    .move-about = Which move
no-such-move-ahead = That is none of the moves to choose from. Take one from the list.
