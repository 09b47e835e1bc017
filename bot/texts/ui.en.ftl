# Texts of the shared parts: cards, boards, panels and answers.

language-name = English

# Buttons

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-start = Start
button-options = Options
button-rules = Rules
button-my-move = My move
button-look = Show the pictures
button-secrets = My secrets
button-missed = What’s new?
button-hint = What can I do?
button-older = Older
button-newer = Newer
button-first = Start
button-replay = Replay
button-verify = Verify
button-again = Play again
button-anew = Open a table
pick-a-move = Choose a move…
pick-pace = How fast do we play?
pick-computer = Computer players and their level…
add-computer = Add a computer: { $strength }
remove-computer = Remove a computer

# The lobby

seats-free = { $free ->
    [0] All seats are taken.
    [one] One seat left; { $least } players can start.
   *[other] { $free } seats left; { $least } players can start.
}
turns-in-time = { $kept } of the last { $count } turns in time
terms-by-the-book = 📖 By the book
terms-options = ⚙️ { $options }
strength-easy = easy
strength-fair = medium
strength-good = advanced
strength-strong = hard
style-bold = bold
style-careful = careful
pace-live = ⏱️ Live: 1 hour per turn
pace-daily = 🌤️ Daily: 1 day per turn
pace-relaxed = 🌿 Relaxed: 3 days per turn
pace-unhurried = 🐌 Unhurried: no deadline
takes-hours = ⌛ Waits for about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, together roughly { $count ->
    [one] one hour
   *[other] { $count } hours
}
takes-days = ⌛ Waits for about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, together roughly { $count ->
    [one] one day
   *[other] { $count } days
}
table-opened = Table #{ NUMBER($table, useGrouping: 0) } is open: { $place }
table-is-here = Played in { $place }
only-on-the-board = 👀 What has just been turned up is seen on the board only: { $place }
# For a picture whose background is still being drawn; until then the message is in words.
picture-coming = -# The picture is still being drawn and will be here in a moment.
picture-coming-again = -# The picture is still being drawn: look again in a few seconds.
picture-failed = -# I can’t draw this picture right now; the game goes on in words.

# The board

turn-of = { $count ->
    [one] ➡️ { $players } to move
   *[other] ➡️ { $players } to move
}
your-turn = ➡️ **It’s your turn.**
call = { $count ->
    [one] { $players } · { $table }: your turn
   *[other] { $players } · { $table }: your turn
}
nudge = { $count ->
    [one] ⏳ Your turn{ $left }: { $tables }
   *[other] ⏳ Your turn in { $count } games{ $left }: { $tables }
}
reminder = { $count ->
    [one] ⏰ Reminder: { $left } · { $tables }: your turn
   *[other] ⏰ Reminder: { $left } · { $count } games: { $tables }
}
left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
}
waiting-since = your turn began { $when }
due = by { $when }
call-letter = { $table }: your turn
letter-news = { $table }: something for your eyes only
letter-played = { $table }: your turn is done ✅
letter-past = { $table }: that round is over
last-one = you’re the last one they’re waiting for
you-are-last = ⏳ **You’re the last one they’re waiting for.**
flaws-title = 🎭 The computer players’ weak spots
farewell = 🏁 Game over: { $table } · { $players }
invitation = { $players } · { $host } is playing again: { $table }. Who’s in?
button-describe = Describe
button-board = The board
button-to-table = To the table
button-next = Also waiting: { $table }
panel-moved = -# ⬇️ This one is out of date: there’s a newer panel below.
drawer-closed = -# ✔️ Closed: there’s nothing to choose here now.
ask-move =
    ⚠️ **{ $move }**
    This can’t be taken back. Do it?
ask-resign = 🏳️ Resign **{ $table }**? A computer will play on for you, and nobody can take your seat; only you can come back: { COMMAND("table join") }.
ask-resign-ends = 🏳️ Resign **{ $table }**? That ends the game, and there’s no way back.
button-take-seat = Take the seat
button-take-seat-of = Take { $player }’s seat
seats-open = { $count ->
    [one] 🪑 Open seat: { $players }. Anybody may take it and play on.
   *[other] 🪑 Open seats: { $players }. Anybody may take one and play on.
}
sitter-left = **{ $name }** – seat open
which-seat = 🪑 **{ $table }**: which seat would you like?
welcome = { $table }: you’re playing here now, after { $before }
sits-here-now = 🪑 **This seat is yours now**, after { $before }, with all its secrets.
so-far = **What has happened so far:**
so-far-all = -# All of it: { COMMAND("table show view:history") }
offer = { $player } · { $name } offers you their seat at { $table }. Would you like to play on there?
letter-handed-over = { $table }: somebody else is playing in this seat now
call-unread = 🪑 { $player }: your seat’s secrets and what happened before are behind **{ button-my-move }**.
sat-nobody = nobody
sat-from-to = { $moves ->
    [0] { $name }: no moves
    [one] { $name }: move { $first }
   *[other] { $name }: moves { $first }–{ $last }
}
sat-since = { $name }: from move { $first } on
ask-leave = 🚪 Leave **{ $table }**? Your seat will be open for somebody else; as long as it is, you can come back.
ask-leave-ends = 🚪 Leave **{ $table }**? Nobody else is playing there, so that ends the game.
done-take = 🪑 You’re playing at { $table } now. Its secrets come to you by direct message, and they’re behind **{ button-secrets }** below the board.
done-take-open = 🪑 You’re playing at { $table } now. What has happened so far comes to you by direct message.
done-retake = 🪑 You’re back: { $table }.
done-offer = 🤝 I’ve asked { $player }. Until they take your seat it’s yours, and any move of yours withdraws the offer.
done-keep = 🤝 You’re keeping your seat: { $table }.
done-decline-seat = 👌 Declined: { $table }.
done-replace = 🗳️ Your vote is counted: { $table }.
ask-vote-ends = 🗳️ End **{ $table }** without a result? Your vote is all it takes now, and there’s no way back.
ask-cancel = 🚫 Cancel **{ $table }** for everyone? The game will end without a result.
ask-forget =
    ### 🫥 Forget you?
    {""}**What goes:** your name and your user ID wherever I keep them; your language, time zone, quiet hours and how often I ping you; my direct messages to you, as far as Discord lets me delete them.
    {""}**What stays:** the games you’ve played, with “N. N.” in place of your name, so that the others can still look at them and check the deal; and what I’ve posted on servers: ask a moderator there to delete it. A game of yours that is still running keeps a coded mark until it ends: by it I know that you can’t take another seat there.
ask-forget-tables = **Your tables right now:**
ask-forget-going = • games in which your seat will be open for somebody else: { $count }
ask-forget-ends = • games that will end because of it: { $count }
ask-forget-lobbies = • seats you’ll give up before the start: { $count }
ask-forget-last = There’s no way back.
button-do-it = Yes, do it
button-keep = No, leave it
kept = 👌 Nothing was changed.
done-join = 🪑 You’re at the table: { $table }.
again-opened = { $count ->
    [0] 🔁 { $table } is open: { $place }. Press ▶️ **Start** there whenever you like.
    [one] 🔁 { $table } is open: { $place }. I’ve asked the other player; press ▶️ **Start** there once they’re in.
   *[other] 🔁 { $table } is open: { $place }. I’ve asked the others who played; press ▶️ **Start** there once they’re in.
}
again-joined = 🪑 You have a seat at { $table }: { $place }. The game begins when { $host } presses ▶️ **Start**; I’ll ping you when it’s your turn.
again-open-table = 👋 { $table } is waiting for players: { $place }.
again-onlooker = 👋 You didn’t play { $table }, so I won’t call anybody. Would you like to open a table of your own for the same game?
done-leave = 🚪 You’ve left the table: { $table }.
done-start = ▶️ The game has begun: { $table }.
done-resign = 🏳️ You’ve resigned: { $table }.
done-vote = 🗳️ Your vote to end the game is counted: { $table }.
done-cancel = 🚫 Cancelled: { $table }.
done-forget = 🫥 Done: I don’t know you any more. If you use one of my buttons or commands again, we’ll start afresh.
done-language = 📣 Public messages at { $table } will be in { $language ->
    [cs] Czech
    [sk] Slovak
    [pl] Polish
   *[en] English
}; private ones still come to everybody in a language of their own.
list-more = …and { $count } more
others-wait = **Waiting for others:**
quiet-none = 🔔 You have no quiet hours, so I may ping you at any time. Set them with { COMMAND("me quiet") }: say from when until when I should keep quiet (time zone: { $zone }).
quiet-now = 🌙 Your quiet hours are { $begin }:00 to { $end }:00 ({ $zone }). The option `off` turns them off.
pings-each = 🔔 I ping you each time a table starts waiting for you. { COMMAND("me pings") } makes it less often.
pings-hourly = 🔔 I ping you once an hour at most, for all your tables together. When your time for a turn runs short, I remind you all the same.
pings-daily = 🔔 I ping you once a day, at { $hour }:00 ({ $zone }), for all your tables together. When your time for a turn runs short, I remind you all the same.
interval-each = Each time
interval-hourly = Once an hour at most
interval-daily = Once a day, all together
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ended-without-result = The game ended without a result.
closed-before-start = The table is closed; no game was played here.
seed-revealed = 🔍 The seed of every deal: `{ $seed }`
# Answers

seen-only-now = -# Cards that are turned back are shown only once. Remember them!
nothing-missed = You haven’t missed anything.
nothing-happened = Nothing has happened yet.
replay-move = Move { $move } of { $last }
replay-deal-moves = { $last ->
        [one] How it began, before the only move
       *[other] How it began, before the first of { $last } moves
    }
replay-round = Round { $move } of { $last }
replay-deal-rounds = { $last ->
        [one] How it began, before the only round
       *[other] How it began, before the first of { $last } rounds
    }
no-secrets = This game has no secrets: everybody sees everything.
hint-wait = Nothing for you to do right now.
hint-meanwhile = **Meanwhile, you can do one of these.** Use the buttons under the board, or type:
hint-can = **You can do one of these.** Use the buttons under the board, or type:
verified = ✅ **Table #{ NUMBER($table, useGrouping: 0) } was fair.** Replayed from its seed: { $moves ->
    [one] the one move
   *[other] all { $moves } moves
} and the result match. Fingerprint of the seed, fixed since the deal: `{ $commitment }`
verified-so-far = ✅ **Table #{ NUMBER($table, useGrouping: 0) } is fair so far.** Replayed from its seed: { $moves ->
    [0] the deal matches
    [one] the one move matches
   *[other] all { $moves } moves match
}. Fingerprint of the seed, fixed since the deal: `{ $commitment }`
    The seed itself comes when the game is over.
not-verified = ❌ **Table #{ NUMBER($table, useGrouping: 0) } doesn’t match its seed**: the replay differs at move { $move }. Please tell whoever runs this bot.
inbox = { $count ->
    [0] 🎉 Nobody is waiting for you.
    [one] **One game is waiting for you:**
   *[other] **{ $count } games are waiting for you**, the longest wait first:
}
in-lobby = not started
language-chosen = 👋 I’ll speak English with you.
quiet-on = 🌙 I won’t ping you from { $begin }:00 to { $end }:00 ({ $zone }). Anything that happens will be waiting for you afterwards, and the clock of a turn shorter than a day stands still meanwhile{ $long ->
    [true] , for 12 hours at most.
   *[false] .
}
quiet-off = 🔔 Quiet hours are off: I may ping you at any time.

about =
    ### Ludoteka: board games at a distance, move by move
    Board games for communities that play over days. Every deal comes from a secret seed. Its fingerprint is posted before the first move and the seed itself at the end, so anybody can check that the deal was fair.
    {""}**Built on** discord.py (MIT), aiosqlite (MIT), Pillow (MIT-CMU), msgspec (BSD), Project Fluent (Apache 2.0), structlog (MIT/Apache 2.0), pydantic (MIT).
    {""}**Fonts**: Source Sans 3 and Source Serif 4 by Adobe (SIL Open Font License 1.1).
    {""}**Icons**: adapted from [OpenMoji](https://openmoji.org), the open-source emoji and icon project. Pictures with them are under the same licence, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).
    The games are by their authors and publishers; this bot is a fan-made helper for people who own and love them. The bot itself is MIT licensed.
about-privacy = Privacy
about-terms = Terms of use
about-forget = { COMMAND("me forget") } deletes what I keep about you.

# Refusals

offer-to-bot = Bots don’t play here. Offer your seat to a person.
offer-cannot-see = { $name } can’t see the table. Offer your seat to somebody who sees { $channel }.
not-started = The game hasn’t started yet: somebody has to press ▶️ **Start** on the table’s card.
replay-not-over = This game is still going on. Once it is over, you can go through it move by move; until then, { COMMAND("table show view:history") } tells what has happened.
cannot-replay = This game can’t be gone through: played again, it comes out differently. { COMMAND("table verify") } says where.
something-broke = Something went wrong on my side, and nothing was changed. The error is logged; please try again.
not-saved = I couldn’t save that, so nothing was changed. Please try again in a moment.
stale-click = That button is from an earlier turn. Use the newest board, or { COMMAND("table show view:board") }.
command-not-understood = This command has changed. Restart Discord and pick it from the list again.
no-table-here = You have no table this applies to. { COMMAND("play") } opens one.
which-table = You’re at several tables: { $tables }. Pick one with the `table` option.
no-open-table = No table here has a seat for you. { COMMAND("play") } opens one.
which-open-table = Several tables here have a seat for you: { $tables }. Pick one with the `table` option.
no-such-game = I don’t know this game. Pick one from the list that { COMMAND("play") } offers.
no-such-language = I speak English, Czech, Slovak and Polish. Pick one from the list.
no-such-zone = I don’t know this time zone. Pick one from the list, for instance Europe/Prague.
quiet-needs-both = Give two different hours, from when and until when; the option `off` turns quiet hours off.
hour-needs-daily = An hour only goes with one choice: once a day.
only-moderators = You need the **Manage Server** permission for this.
play-on-a-server = Tables are opened in a server’s channel. Type { COMMAND("play") } there.
tag-open = open
tag-running = running
tag-over = over
forum-needs-tags = In { $channel } every post needs a tag. Give me the Manage Channels permission there, or create these tags: { $tags }.
play-in-a-text-channel = A table needs an ordinary text channel or a forum. Type { COMMAND("play") } in one, or let a moderator choose one with { COMMAND("settings server") }.
missing-permissions = { $count ->
    [one] I’m missing a permission in { $channel }: { $permissions }. Please ask a moderator to grant it to me.
   *[other] I’m missing some permissions in { $channel }: { $permissions }. Please ask a moderator to grant them to me.
}

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-posts = Create Posts
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

# Problems, sent to the host of the table; `place` is the id of a channel or thread.

trouble-channel-gone = The channel this table was opened in has been deleted. The game is saved: play on by direct message or with { COMMAND("table show view:board") }.
trouble-thread-gone = This table’s thread has been deleted, so I’ve made a new one. Nothing is lost.
trouble-thread-locked = The thread <#{ $place }> is locked and I’m not allowed to unlock it, so I’ll carry on in its parent channel.
trouble-no-thread = I couldn’t open a thread in <#{ $place }>, so the game is played in the channel itself.
trouble-thread-refused = Discord won’t let me open a thread in <#{ $place }>, so the game is played in the channel itself. Discord’s answer: “{ $answer }”
trouble-refused = Discord refuses something I need for this table. I keep trying, at least once an hour, and nobody loses a turn that I couldn’t call them to. Meanwhile { COMMAND("table show view:board") } works. Discord’s answer: “{ $answer }”
trouble-message-gone = Somebody has deleted the board, so I’ve posted it again. Nothing is lost.
trouble-forbidden = I’m not allowed to post in <#{ $place }>. Ask a moderator for these permissions there: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. The game goes on as soon as I have them; until then, { COMMAND("table show view:board") } works.

options-settled = Options can only be changed before the game starts. The language and the banter can be changed later too: { COMMAND("table options") }.
option-on = on
option-off = off
option-without = { $option }: off
command-material =
    .show = show
    .show-about = The loaded file, or an example; by default the loaded one, if there is one
material-show-loaded = what is loaded
material-show-example = an example
material-none = This server hasn’t loaded a file.
material-this-loaded = Loaded here: { $option }
material-this-example = An example to begin with: { $option }
material-loaded = Loaded: { $option }. Tables opened from now on can use it.
material-forgotten = Removed: { $option }.
material-too-big = That file is too big: at most { $most } KiB.
material-no-text = That file isn’t text (UTF-8).
button-plan = Plan ahead
button-unseal = Unseal
button-suggest = Suggest to { $to }
seal-prompt = 🔏 Seal your next move: I’ll play it on your turn if it’s still legal.
sealed = 🔏 Sealed for your next turn: **{ $move }**
sealed-series = 🔏 Sealed, to be made in this order:
seal-next = 🔏 Seal the next one too, or leave it at that.
seal-another = { $count ->
    [one] 🔏 You can seal another move instead.
   *[other] 🔏 You can seal another move instead of the last one.
}
suggestion = 💬 **{ $by }** suggests to **{ $to }**: { $move }
suggest-prompt = What should **{ $to }** play? Everybody will see it.
nothing-to-suggest = There’s nothing to suggest to **{ $to }** right now.
suggested = Your suggestion for **{ $to }** is on the board.
no-such-move-ahead = That move isn’t on the list. Pick one that is.
banter = Banter
banter-about = Computer players make a remark now and then, only about what everybody has seen.
banter-about-talk = Computer players make a remark now and then, and after a round the bot asks one player for a line about it. Off: no remarks, and nobody is asked anything, which suits a table of strangers.
done-banter-on = 💬 Computer players at { $table } will make a remark now and then.
done-banter-off = 🤐 Computer players at { $table } will keep quiet from now on.
