# Records of finished games: given out, and checked.

command-table-record = record
    .about = The finished game as a file that anybody can replay and check
    .names = names
    .names-about = Whether your name may stand in records of your games
command-verify = verify
    .about = Check the record of a finished game
    .file = file
    .file-about = The file from /table record, of any table, server or bot
record-given = 📄 **{ $table }** as a file: the seed and { $moves ->
    [0] no move at all
    [one] the one move
   *[other] all { $moves } moves
}. { COMMAND("verify") } replays and checks it, on any server and in direct messages.
record-named = The players’ names stand in it: all of them agreed.
record-nameless = There are no names in it: { $agreed } of { $people } players agreed to theirs. The button speaks for all your games.
record-name-me = My name may stand there
record-unname-me = Leave my name out
record-not-over = A record holds the seed and all secrets, so there is one only of a finished game.
record-player = Player { $number }
record-holds = ✅ **{ $game }: the file holds.** { $moves ->
    [0] The deal
    [one] The one move
   *[other] All { $moves } moves
} came out of the seed as recorded, and so did the end.
record-no-result = The game ended without a result.
record-commitment = -# Hash of the seed, as published at the start: `{ $commitment }`
record-sealed = 🔏 This bot gave the file out, and nobody has changed it since.
record-unsealed = ⚠️ It isn’t sealed by this bot: another bot gave it out, or somebody changed it, perhaps only the names. The game itself could have been played like this.
record-differs = ❌ **{ $game }: the file doesn’t hold.** { $moves ->
    [0] Nothing came out as recorded.
    [one] One move came out as recorded.
   *[other] { $moves } moves came out as recorded.
}
record-differs-commitment = The seed doesn’t match its published hash.
record-differs-deal = The deal is not the one that the seed gives.
record-differs-move = Move { $move } isn’t allowed at that point.
record-differs-facts = Move { $move } has other consequences than the file says.
record-differs-outcome = After the last move, the result is a different one, or the game isn’t over.
record-foreign = This file is no record of a game. I read the files that { COMMAND("table record") } gives out.
record-other-version = This record is of another version of the format than I know.
record-damaged = This file is damaged or cut short. Ask { COMMAND("table record") } for a new one.
record-edited = The parts of this record don’t fit together: somebody changed it. Ask { COMMAND("table record") } for a new one.
record-misfit = This record doesn’t fit its game: somebody changed its options or moves, or it comes from another version of the game.
record-old-rules = This game was played by other rules than mine, so I can’t replay it.
record-unknown-game = This record is of a game that I don’t have.
record-too-big = This file is too big. A record has { $most } MB at most.
record-not-loaded = Discord didn’t give me the file. Please send it again.
record-too-slow = Replaying this file takes too much time or memory. No game of mine is that long.
record-busy = I’m checking many files just now. Please try again in a minute.
