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
profile-in-time = ruchy w terminie
profile-answer = zwykły czas reakcji
profile-streak = obecna seria wygranych
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
profile-caption = -# Pas pokazuje, w jakich granicach leży siła gracza, a punkty to dolna z nich. ≈ oznacza: mniej niż dziesięć gier.
profile-no-ratings = -# Ranking jest na tym serwerze wyłączony.
profile-cut = -# Liczy się najwyżej { $count } ostatnich gier.
profile-none = Nie masz jeszcze żadnej skończonej gry. Otwórz stół poleceniem { COMMAND("play") }, a pierwszy wynik pojawi się tutaj.
profile-none-of = { $person } nie ma jeszcze na tym serwerze żadnej skończonej gry. Może zagracie razem?
profile-is-hidden = -# 🙈 Twój profil jest ukryty: widzisz go tylko ty i nie ma cię na żadnej liście graczy.
profile-share-about = -# *Pokaż wszystkim* pokazuje tylko twoje gry z tego serwera.
profile-shared = -# Pokazuje { $name }
profile-share = Pokaż wszystkim
profile-remove = Usuń
profile-hide = Ukryj mój profil
profile-unhide = Przestań ukrywać
profile-in-words = Słowami
profile-as-picture = Jako obrazek
profile-removed = 🧹 Profil zniknął z kanału.
profile-help = Przycisk w { COMMAND("profile") } ukryje twój profil przed wszystkimi innymi.

# Odmowy

profile-kept = { $person } ukrywa swój profil.
profile-of-bot = Boty nie mają profilu, gracze komputerowi też nie.
profile-on-a-server = Żeby zobaczyć cudzy profil, wpisz { COMMAND("profile") } na serwerze, na którym jesteście razem. Tutaj zobaczysz tylko swój.
profile-hidden-own = Opcja `ukryj` działa tylko na twój profil: pomiń `kto`.
profile-stale = Ta strona jest już nieaktualna. Nową otworzy { COMMAND("profile") }.
profile-no-writing = Na tym kanale nie możesz pisać, więc nic tu za ciebie nie wyślę.
profile-not-yours = Usunąć go może tylko osoba z profilu, osoba, która go pokazała, albo moderator.
