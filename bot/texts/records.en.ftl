# Records of finished games: given out, and checked.

command-table-record = record
    .about = The finished game as a file that anybody can replay and check
    .names = names
    .names-about = Whether records of your games may show your name
command-verify = verify
    .about = Check the record of a finished game
    .file = file
    .file-about = The file from /table record, of any table, server or bot
record-given = 📄 **{ $table }** as a file: the seed and { $moves ->
    [0] no moves
    [one] the one move
   *[other] all { $moves } moves
}. { COMMAND("verify") } replays and checks it, on any server and in direct messages.
record-named = The players’ names are in it: all of them agreed.
record-nameless = There are no names in it: { $agreed } of { $people } players agreed to theirs. The button applies to all your games.
record-name-me = Include my name
record-unname-me = Leave my name out
record-not-over = A record holds the seed and all secrets, so only a finished game has one.
record-player = Player { $number }
record-holds = ✅ **{ $game }: the file is correct.** Replayed from its seed, { $moves ->
    [0] the deal
    [one] the one move
   *[other] all { $moves } moves
} and the end match.
record-no-result = The game ended without a result.
record-commitment = -# Fingerprint of the seed, as published at the start: `{ $commitment }`
record-sealed = 🔏 This bot gave the file out, and nobody has changed it since.
record-unsealed = ⚠️ It isn’t sealed by this bot: another bot gave it out, or somebody changed it, perhaps the names. The game itself can have been played like this.
record-differs = ❌ **{ $game }: the file isn’t correct.** { $moves ->
    [0] No move comes out as recorded.
    [one] The first move comes out as recorded.
   *[other] The first { $moves } moves come out as recorded.
}
record-differs-commitment = The seed doesn’t match its published fingerprint.
record-differs-deal = The seed gives another deal than the file says.
record-differs-move = Move { $move } isn’t allowed there.
record-differs-facts = Move { $move } has other consequences than the file says.
record-differs-outcome = After the last move the result is another one, or the game isn’t over.
record-foreign = This file isn’t the record of a game. I read the files that { COMMAND("table record") } gives out.
record-other-version = This record has a version of the format that I don’t know.
record-damaged = This file is damaged or cut short. Ask { COMMAND("table record") } for a new one.
record-edited = The parts of this record don’t fit together: somebody changed it. Ask { COMMAND("table record") } for a new one.
record-misfit = This record doesn’t fit its game: somebody changed its options or moves, or it comes from another version of the game.
record-old-rules = This game was played by rules other than mine, so I can’t replay it.
record-unknown-game = This record is of a game that I don’t have.
record-too-big = This file is too big. A record has at most { $most } MB.
record-not-loaded = I couldn’t get the file from Discord. Please send it again.
record-too-slow = Replaying this file takes too much time or memory. No game of mine is that long.
record-busy = I’m checking many files just now. Please try again in a minute.
