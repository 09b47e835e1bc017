# What each computer player got wrong all game long; told after the game.

flaw-gives-own-favourites = 🎁 { $player } chooses gifts by own taste rather than by the others’.
flaw-confuses-friends = 👥 { $player } mixes up for rounds on end who likes what.
flaw-overrates-a-topic = 📣 { $player } is sure that one topic pleases absolutely everybody.
flaw-forgets-tastes = 🫥 { $player } forgets what the others like.
