# V čem se který počítačový hráč mýlil po celou hru; prozradí se po hře.

flaw-gives-own-favourites = 🎁 { $player } vybírá dárky spíš podle sebe než podle ostatních.
flaw-confuses-friends = 👥 { $player } si na celá kola plete, komu se co líbí.
flaw-overrates-a-topic = 📣 { $player } věří, že jedno téma potěší úplně každého.
flaw-forgets-tastes = 🫥 { $player } zapomíná, co se komu líbí.
