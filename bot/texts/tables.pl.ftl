# Stoły na serwerze, śledzenie i wybór gry.

tables-title = ### 🎲 Stoły na tym serwerze
tables-title-page = ### 🎲 Stoły na tym serwerze · { $page }/{ $last }
tables-waiting = **Czekają na graczy**
tables-running = **Gra trwa**
tables-over = **Niedawno zakończone**
tables-none = Nie ma tu teraz żadnego stołu. Otwórz pierwszy: na pewno ktoś się dosiądzie, a na razie są gracze komputerowi.
tables-none-fit = Takiego stołu tu nie ma. Inne znajdziesz przyciskami poniżej; możesz też otworzyć własny.
tables-all-games = Wszystkie gry
tables-joinable = Gdzie mogę usiąść
tables-open = Otwórz stół
tables-back = Wstecz
tables-on = Dalej
tables-on-a-server = Pokazuję stoły jednego serwera. Wpisz { COMMAND("tables") } na którymś z jego kanałów.
tables-players-free = { $players } · { $free ->
    [0] wszystkie miejsca zajęte
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
button-watch = Śledź
watch-end = Tylko na koniec
watch-round = Po każdej rundzie
onlooker-lobby = 👋 Nie siedzisz jeszcze przy tym stole. Jest wolne miejsce: **{ button-join }**.
onlooker-full = 👋 Nie siedzisz przy tym stole, a wszystkie miejsca są zajęte. Inne stoły pokaże { COMMAND("tables") }.
onlooker-running = 👀 Tutaj tylko patrzysz. Planszę widzą wszyscy, a przycisk **{ button-watch }** da ci znać, jak toczy się gra.
game-open = Otwórz
game-facts = -# 👥 { $players } · ⌛ na żywo { $sitting }, inaczej około { $spread }
game-facts-quick = 👥 { $players } · ⌛ { $sitting }
game-facts-players = -# 👥 { $players }
length-minutes = { $count } minut
length-hours = { $count ->
    [one] 1 godz.
    [few] { $count } godz.
    [many] { $count } godz.
   *[other] { $count } godz.
}
length-days = { $count ->
    [one] dnia
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
guests-need-a-game = Gdy zapraszasz kogoś do stołu, wybierz też grę: opcja `gra` polecenia { COMMAND("play") }.

command-tables = stoły
    .about = Stoły na tym serwerze: dołącz, śledź, obejrzyj powtórkę
    .game = gra
    .game-about = Tylko stoły tej gry
    .joinable = wolne
    .joinable-about = Tylko stoły, przy których możesz teraz usiąść
command-quick-game =
    .quick = szybka
    .quick-about = Krótka wersja gry, dobra na pierwszy raz
