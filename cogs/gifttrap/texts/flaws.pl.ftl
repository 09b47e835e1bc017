# W czym który gracz komputerowy mylił się przez całą grę; mówi się o tym po grze.

flaw-gives-own-favourites = 🎁 { $player } wybiera prezenty raczej pod siebie niż pod innych.
flaw-confuses-friends = 👥 { $player } przez całe rundy myli, kto co lubi.
flaw-overrates-a-topic = 📣 { $player } wierzy, że jeden temat ucieszy każdego.
flaw-forgets-tastes = 🫥 { $player } zapomina, co kto lubi.
