# Co gracze komputerowi czasem mówią, nigdy nic tajnego. Na każdą okazję jest tekst dla grających śmiało i dla
# ostrożnych, dwa są dla wszystkich. O sobie mówią bez rodzaju: bez czasu przeszłego. Co raz padło, zostaje.

remark-broken-away =
    .bold = Łapcie mnie!
    .careful = Tylko kawałek, dla widoku.
    .one = Nareszcie świeże powietrze.
    .other = Do zobaczenia na mecie, przyjaciele.

remark-pulled =
    .bold = Trzymajcie się kierownic!
    .careful = Ładnie i równo, przyjaciele.
    .one = Kto chce pod wiatr? Nikt? No to ja.
    .other = Autobus odjeżdża.

remark-fell =
    .bold = Warto było spróbować!
    .careful = I po to są hamulce.
    .one = Kto tu postawił szosę?
    .other = Tylko zadrapanie. Na rowerze też.

remark-prime =
    .bold = Punkty! Więcej punktów!
    .careful = Ziarnko do ziarnka, punkt do punktu.
    .one = Warte tego potu.
    .other = Ma ktoś zdjęcie?

remark-stage-won =
    .bold = Na pełnym gazie aż do mety!
    .careful = Oszczędzanie sił popłaca.
    .one = Kwiaty dla całej drużyny!
    .other = Nogi mówią nie, serce tak.

remark-stage-lost =
    .bold = Jutro atakuję!
    .careful = Świetnie wymierzone. Notuję.
    .one = Chapeau!
    .other = Co za finisz!

flaw-breakaway = { $player } wysyła część drużyny do ucieczki, choć do mety jeszcze daleko.
flaw-sprint-train = { $player } każe części drużyny przez cały dzień harować dla jednego sprintera.
flaw-climbers = { $player } na płaskim oszczędza część drużyny na podjazdy.
flaw-wheel-suckers = { $player } wozi część drużyny na kole i zostawia pracę innym.
