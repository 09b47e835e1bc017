# Próba bota: rozgrywa z komputerami po jednej partii każdej gry i mówi moderatorom, co działa.

command-selftest = próba
    .about = Rozgrywa między komputerami po partii każdej gry i pokazuje, co tu działa
permission-manage-threads = Zarządzanie wątkami

selftest-title = ### 🧪 Próba bota
selftest-running = Na tym serwerze trwa już próba. Zajmuje około minuty; wynik zobaczy osoba, która ją zaczęła.
selftest-busy = Właśnie sprawdzam się na dwóch innych serwerach. Spróbuj za minutę.
selftest-progress = Gra { $number } z { $count }: komputery grają w **{ $game }**. Całość potrwa około minuty.
selftest-watch = Możesz popatrzeć w { $thread }. Wątek potem zniknie i nic z tego się nie liczy.
selftest-picture = 🖼️ Wysyłam obrazek …
selftest-hello = 🧪 Próba: moje wiadomości do ciebie docierają.
selftest-thread = 🧪 Próba bota
selftest-thread-over = 🧪 Próba się skończyła, a jej stoły są usunięte. Wątek nie jest już potrzebny; moderator może go usunąć.

selftest-troubles = { $count ->
    [0] Wszystko tu działa.
    [one] Jedna rzecz wymaga twojej pomocy.
    [few] { $count } rzeczy wymagają twojej pomocy.
    [many] { $count } rzeczy wymaga twojej pomocy.
   *[other] { $count } rzeczy wymaga twojej pomocy.
}
selftest-games = **Gry**: od rozdania do wyniku { $good } z { $count }
selftest-game = { $game }: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, { $seconds } s
selftest-game-failed = { $game }: gra utknęła po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}. Powód znajdzie w logu osoba, która prowadzi bota.
selftest-game-slow = { $game }: koniec po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}, bo serwer bota nie nadąża.
selftest-game-untold = { $game }: gra skończona ({ $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}), ale wynik nie dotarł do wątku.
selftest-permissions = **Uprawnienia**: mam wszystkie, których potrzebuję.
selftest-missing = **Uprawnienia** na { $channel }: { $count ->
    [one] brakuje { $permissions }.
    [few] brakuje { $permissions }.
    [many] brakuje { $permissions }.
   *[other] brakuje { $permissions }.
}
selftest-lacks-view-channel = { permission-view-channel }: ten kanał dla mnie nie istnieje, więc nie ma stołów.
selftest-lacks-send-messages = { permission-send-messages }: nie ma kart stołów, wezwań ani wyników.
selftest-lacks-embed-links = { permission-embed-links }: wezwania przychodzą bez tekstu.
selftest-lacks-attach-files = { permission-attach-files }: plansze są bez obrazków.
selftest-lacks-read-message-history = { permission-read-message-history }: po przerwie nie znajdę własnych wiadomości i mogę coś wysłać dwa razy.
selftest-lacks-create-public-threads = { permission-create-public-threads }: stoły nie mają wątku.
selftest-lacks-send-messages-in-threads = { permission-send-messages-in-threads }: nie mogę wysyłać plansz i wezwań.
selftest-lacks-create-private-threads = { permission-create-private-threads }: nie ma prywatnych stołów.
selftest-no-thread-permission = Na gry nie było prywatnego wątku, więc odbyły się bez świadków. Wiadomości stołów nie są sprawdzone.
selftest-no-thread-kind = Na kanale tego rodzaju nie ma prywatnych wątków, więc gry odbyły się bez świadków. Żeby sprawdzić wszystko, wpisz { COMMAND("selftest") } na kanale tekstowym.
selftest-no-thread-refused = Discord odmówił prywatnego wątku, więc gry odbyły się bez świadków. Może na serwerze jest otwartych za dużo wątków.
selftest-messages = **Wiadomości prywatne**: moje do ciebie docierają.
selftest-no-messages = **Wiadomości prywatne**: moje do ciebie nie docierają. Wtedy wzywam cię w wątku stołu. Listy z tajemnicami nie przychodzą; pokaże je { COMMAND("table show view:secrets") }. W ustawieniach prywatności serwera zezwól na wiadomości od członków.
selftest-pictures = **Obrazki**: rysowanie trwa średnio { $mean } ms (najdłużej { $slowest } ms), wysyłanie { $upload } ms
selftest-undrawn = **Obrazki**: nie ma obrazka dla { $games }. Plansze opisuję wtedy słowami.
selftest-not-uploaded = **Obrazki**: są narysowane, ale Discord nie przyjął tu obrazka.
selftest-moves = **Czasy**: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, najwolniejszy { $slowest } ms
selftest-discord = Discord: połączenie { $latency } ms, żądanie { $request } ms
selftest-discord-request = Discord: żądanie { $request } ms
selftest-advice = **Dla osoby, która prowadzi bota**
selftest-advice-backup = Nie wiem o żadnej kopii zapasowej z ostatnich ośmiu dni. Niech `python -m bot backup` działa codziennie.
selftest-advice-memory = Bot ma do dyspozycji mniej niż 400 MB pamięci. Daj mu więcej, inaczej długie obrazki się nie udadzą.
selftest-advice-disk = Na dysku zostało mniej niż 500 MB. Na pełnym dysku nie da się zapisać żadnego ruchu.
selftest-advice-pause = `COMPUTER_PAUSE` wynosi 0: widać, jak długo komputer myśli, a to coś zdradza.
selftest-advice-log = `LOG_LEVEL` to DEBUG: w logu widać, kto naciska przyciski.
selftest-advice-privacy = Brakuje `PRIVACY_URL`: nie da się sprawdzić, co jest o kim zapisane.
selftest-clean = Stoły i wątek zniknęły. Bez wyniku, bez oceny.
selftest-leftover = Stoły zniknęły. Wątku { $thread } nie wolno mi usunąć ({ permission-manage-threads }), więc jest zarchiwizowany.
