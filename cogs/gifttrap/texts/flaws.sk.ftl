# V čom sa ktorý počítačový hráč mýlil celú hru; prezradí sa po hre.

flaw-gives-own-favourites = 🎁 { $player } vyberá darčeky skôr podľa seba než podľa ostatných.
flaw-confuses-friends = 👥 { $player } si na celé kolá pletie, komu sa čo páči.
flaw-overrates-a-topic = 📣 { $player } verí, že jedna téma poteší úplne každého.
flaw-forgets-tastes = 🫥 { $player } zabúda, čo sa komu páči.
