# Profil gracza.

command-profile = profil
    .about = Twoje gry, ranking i najlepsze chwile albo profil kogoś innego
    .person = kto
    .person-about = Czyj profil; bez tego zobaczysz swój
    .hidden = ukryj
    .hidden-about = Ukryj swój profil przed innymi albo znów go pokaż
profile-title = ### 🪪 { $person }
profile-everywhere = na wszystkich serwerach
profile-here = na tym serwerze
profile-games = { $count ->
    [one] 1 gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
profile-won = { $count ->
    [0] bez wygranej
    [one] 1 wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
profile-in-time = tury na czas
profile-answer = zwykły czas odpowiedzi
profile-streak = wygrane z rzędu teraz
profile-longest = najdłuższa seria wygranych
profile-minutes = { $count } min
profile-hours = { $count } godz.
profile-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
profile-moments = Najlepsze chwile
profile-companions = Ulubione towarzystwo
profile-companion = { $name } ({ $games })
profile-summary = **{ $games }** { $scope }, { $won }.
profile-line-rated = { $emblem } **{ $title }** · { $games }, { $won } · { $rating } ({ $range })
profile-line = { $emblem } **{ $title }** · { $games }, { $won }
profile-habit = { $label }: { $value }
profile-best = { $emblem } { $label }: **{ $value }** ({ $date })
profile-caption = -# Liczba to pewny dolny kraniec rankingu, pas pokazuje, gdzie leży siła. ≈ oznacza: mniej niż dziesięć gier.
profile-no-ratings = -# Ranking jest na tym serwerze wyłączony.
profile-cut = -# Liczy się ostatnie { $count } gier.
profile-none = Jeszcze żadnej ukończonej gry. Otwórz stół poleceniem { COMMAND("play") }, a pierwszy wynik stanie tutaj.
profile-none-of = { $person } nie ma jeszcze na tym serwerze ukończonej gry. Może zagracie razem?
profile-is-hidden = -# 🙈 Twój profil jest ukryty: widzisz go tylko ty i nie ma cię w żadnym zestawieniu graczy.
profile-share-about = -# *Pokaż wszystkim* publikuje tylko twoje gry na tym serwerze.
profile-shared = -# Pokazuje { $name }
profile-share = Pokaż wszystkim
profile-remove = Usuń
profile-hide = Ukryj mój profil
profile-unhide = Przestań go ukrywać
profile-in-words = Słowami
profile-as-picture = Obrazkiem
profile-removed = 🧹 Profil zniknął z kanału.
profile-help = { COMMAND("profile") } ma przycisk, który ukrywa twój profil przed wszystkimi innymi.

# Odmowy

profile-kept = { $person } zachowuje swój profil dla siebie.
profile-of-bot = Boty nie mają profilu, a gracze komputerowi w grach też nie.
profile-on-a-server = Cudzy profil zobaczysz na serwerze, na którym jesteście oboje. Napisz { COMMAND("profile") } tam; tutaj pokazuje tylko twój.
profile-hidden-own = Opcja `ukryj` dotyczy tylko twojego profilu: pomiń `kto`.
profile-stale = Ta strona jest stara. Nową otworzy { COMMAND("profile") }.
profile-no-writing = Na tym kanale nie możesz pisać, więc nic tu za ciebie nie dodam.
profile-not-yours = Usunąć może go tylko osoba z profilu, osoba, która go tu dodała, albo moderatorzy.
