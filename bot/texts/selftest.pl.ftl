# Test bota: rozgrywa z komputerami po jednej partii każdej gry i mówi moderatorom, co działa.

command-selftest = test
    .about = Komputery rozgrywają po jednej partii każdej gry, a ty widzisz, co tu działa
permission-manage-threads = Zarządzanie wątkami

selftest-title = ### 🧪 Test bota
selftest-running = Na tym serwerze trwa już test. Zajmuje około minuty; wynik zobaczy tylko osoba, która go zaczęła.
selftest-busy = Właśnie testuję się na dwóch innych serwerach. Spróbuj za minutę.
selftest-progress = Gra { $number } z { $count }: **{ $game }**, grają komputery. Cały test potrwa około minuty.
selftest-watch = Możesz popatrzeć: { $thread }. Wątek potem zniknie, a te gry się nie liczą.
selftest-picture = 🖼️ Wysyłam obrazek…
selftest-hello = 🧪 Test: moje wiadomości do ciebie docierają.
selftest-thread = 🧪 Test bota
selftest-thread-over = 🧪 Ten test się skończył, a jego stoły są usunięte. Wątek nie jest już potrzebny; moderator może go usunąć.

selftest-troubles = { $count ->
    [0] Wszystko tu działa.
    [one] Jedna sprawa wymaga twojej uwagi.
    [few] { $count } sprawy wymagają twojej uwagi.
    [many] { $count } spraw wymaga twojej uwagi.
   *[other] { $count } sprawy wymaga twojej uwagi.
}
selftest-games = **Gry**: rozegrane do końca { $good } z { $count }
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
selftest-permissions = **Uprawnienia**: mam wszystkie potrzebne.
selftest-missing = **Uprawnienia** na { $channel }: { $count ->
    [one] brakuje { $permissions }.
    [few] brakuje { $permissions }.
    [many] brakuje { $permissions }.
   *[other] brakuje { $permissions }.
}
selftest-lacks-view-channel = { permission-view-channel }: nie widzę tego kanału, więc nie ma na nim stołów.
selftest-lacks-send-messages = { permission-send-messages }: nie ma kart stołów, wezwań ani wyników.
selftest-lacks-embed-links = { permission-embed-links }: wezwania przychodzą bez tekstu.
selftest-lacks-attach-files = { permission-attach-files }: plansze są bez obrazków.
selftest-lacks-read-message-history = { permission-read-message-history }: po przerwie nie znajdę własnych wiadomości i mogę coś wysłać dwa razy.
selftest-lacks-create-public-threads = { permission-create-public-threads }: stoły nie mają wątku.
selftest-lacks-send-messages-in-threads = { permission-send-messages-in-threads }: nie mogę wysyłać plansz i wezwań.
selftest-lacks-create-private-threads = { permission-create-private-threads }: nie ma prywatnych stołów.
selftest-no-thread-permission = Nie wolno mi tu otworzyć prywatnego wątku, więc gry odbyły się bez świadków. Wiadomości przy stołach nie są sprawdzone.
selftest-no-thread-kind = Na kanale tego rodzaju nie ma prywatnych wątków, więc gry odbyły się bez świadków. Żeby sprawdzić wszystko, wpisz { COMMAND("selftest") } na kanale tekstowym.
selftest-no-thread-refused = Discord odmówił prywatnego wątku, więc gry odbyły się bez świadków. Może na serwerze jest otwartych za dużo wątków.
selftest-messages = **Wiadomości prywatne**: docierają do ciebie.
selftest-no-messages = **Wiadomości prywatne**: nie docierają do ciebie. Wzywam cię więc w wątku stołu, a twoje sekrety pokaże { COMMAND("table show view:secrets") }. Żeby je dostawać, w ustawieniach prywatności serwera zezwól na wiadomości od członków.
selftest-pictures = **Obrazki**: rysowanie trwa średnio { $mean } ms (najdłużej { $slowest } ms), wysyłanie { $upload } ms
selftest-undrawn = **Obrazki**: nie udało się narysować: { $games }. Plansze opisuję wtedy słowami.
selftest-not-uploaded = **Obrazki**: rysują się, ale Discord nie przyjął tu obrazka.
selftest-moves = **Czasy**: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, najwolniejszy { $slowest } ms
selftest-discord = Discord: połączenie { $latency } ms, żądanie { $request } ms
selftest-discord-request = Discord: żądanie { $request } ms
selftest-advice = **Dla osoby, która prowadzi bota**
selftest-advice-backup = Nie wiem o żadnej kopii zapasowej z ostatnich ośmiu dni. Uruchamiaj `python -m bot backup` codziennie.
selftest-advice-memory = Bot ma do dyspozycji mniej niż 400 MB pamięci. Daj mu więcej, inaczej długich obrazków nie narysuje.
selftest-advice-disk = Na dysku zostało mniej niż 500 MB. Na pełnym dysku nie da się zapisać żadnego ruchu.
selftest-advice-pause = `COMPUTER_PAUSE` wynosi 0: widać, jak długo komputer myśli, a to coś zdradza.
selftest-advice-log = `LOG_LEVEL` to DEBUG: w logu widać, kto naciska przyciski.
selftest-advice-privacy = Brakuje `PRIVACY_URL`: nikt nie może sprawdzić, co o nim zapisano.
selftest-clean = Stoły i wątek zniknęły. Wyniki i ranking są takie jak przedtem.
selftest-leftover = Stoły zniknęły. Wątku { $thread } nie wolno mi usunąć ({ permission-manage-threads }), więc trafił do archiwum.
