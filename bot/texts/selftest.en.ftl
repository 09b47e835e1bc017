# The self-test: plays a game of each kind between computers and tells moderators what works.

command-selftest = selftest
    .about = Let computers play every game once and see what works here
permission-manage-threads = Manage Threads

selftest-title = ### 🧪 Self-test
selftest-running = A self-test is running on this server. It takes about a minute; only the person who started it sees the result.
selftest-busy = I’m testing myself on two other servers. Try again in a minute.
selftest-progress = Game { $number } of { $count }: computers play **{ $game }**. The whole test takes about a minute.
selftest-watch = You can watch in { $thread }. The thread is deleted afterwards, and these games don’t count.
selftest-picture = 🖼️ Sending a picture…
selftest-hello = 🧪 Self-test: my messages reach you.
selftest-thread = 🧪 Self-test
selftest-thread-over = 🧪 This self-test is over, and its tables are deleted. The thread is no longer needed; a moderator can delete it.

selftest-troubles = { $count ->
    [0] Everything works here.
    [one] One thing needs your attention.
   *[other] { $count } things need your attention.
}
selftest-games = **Games**: { $good } of { $count } played to the end
selftest-game = { $game }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $seconds } s
selftest-game-failed = { $game }: stuck after { $moves ->
    [one] one move
   *[other] { $moves } moves
}. The bot’s host finds the reason in the log.
selftest-game-slow = { $game }: stopped after { $moves ->
    [one] one move
   *[other] { $moves } moves
} because the bot’s machine is too busy.
selftest-game-untold = { $game }: played to the end ({ $moves ->
    [one] one move
   *[other] { $moves } moves
}), but the result didn’t reach the thread.
selftest-permissions = **Permissions**: I have all that I need.
selftest-missing = **Permissions** in { $channel }: { $count ->
    [one] { $permissions } is missing.
   *[other] { $permissions } are missing.
}
selftest-lacks-view-channel = { permission-view-channel }: I can’t see the channel, so there are no tables in it.
selftest-lacks-send-messages = { permission-send-messages }: no table cards, no calls, no results.
selftest-lacks-embed-links = { permission-embed-links }: calls come without their text.
selftest-lacks-attach-files = { permission-attach-files }: boards come without pictures.
selftest-lacks-read-message-history = { permission-read-message-history }: after an interruption I can’t find my own messages and may post twice.
selftest-lacks-create-public-threads = { permission-create-public-threads }: tables get no thread.
selftest-lacks-send-messages-in-threads = { permission-send-messages-in-threads }: I can’t post boards and calls.
selftest-lacks-create-private-threads = { permission-create-private-threads }: no private tables.
selftest-no-thread-permission = I may not open a private thread here, so the games were played unseen. Messages at tables aren’t tested.
selftest-no-thread-kind = This kind of channel has no private threads, so the games were played unseen. For the whole test, type { COMMAND("selftest") } in a text channel.
selftest-no-thread-refused = Discord refused a private thread, so the games were played unseen. Perhaps too many threads are open on the server.
selftest-messages = **Direct messages**: they reach you.
selftest-no-messages = **Direct messages**: they don’t reach you. I ping you in the table’s thread instead, and { COMMAND("table show view:secrets") } shows your secrets. To get messages, allow those from server members in the server’s privacy settings.
selftest-pictures = **Pictures**: drawn in { $mean } ms on average ({ $slowest } ms at most), uploaded in { $upload } ms
selftest-undrawn = **Pictures**: not drawn for { $games }. Boards are then shown in words.
selftest-not-uploaded = **Pictures**: drawn, but Discord didn’t accept the picture here.
selftest-moves = **Times**: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, the slowest { $slowest } ms
selftest-discord = Discord: heartbeat { $latency } ms, request { $request } ms
selftest-discord-request = Discord: request { $request } ms
selftest-advice = **For the bot’s host**
selftest-advice-backup = I know of no backup from the last eight days. Run `python -m bot backup` every day.
selftest-advice-memory = The bot may use less than 400 MB of memory. Give it more, or long pictures will fail.
selftest-advice-disk = Less than 500 MB of disk space is free. On a full disk no move can be saved.
selftest-advice-pause = `COMPUTER_PAUSE` is 0: people see how long a computer thinks, and that gives something away.
selftest-advice-log = `LOG_LEVEL` is DEBUG: the log names the people who press buttons.
selftest-advice-privacy = `PRIVACY_URL` is missing: people can’t look up what is stored about them.
selftest-clean = The tables and the thread are gone. Results and ratings are as before.
selftest-leftover = The tables are gone. I’m not allowed to delete { $thread } ({ permission-manage-threads }), so I archived it.
