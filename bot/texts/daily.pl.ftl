# Zagadka dnia. Nazwę (daily-title) i zasady (daily-how) daje gra.

puzzle-weekday = { $weekday ->
    [mon] Poniedziałek
    [tue] Wtorek
    [wed] Środa
    [thu] Czwartek
    [fri] Piątek
    [sat] Sobota
   *[sun] Niedziela
}
puzzle-status = { puzzle-weekday } · par **{ $par }**{ $moves ->
    [0] { "" }
   *[other] { " · " }na razie **{ $cost }**
}
puzzle-status-past = { puzzle-weekday } · par { $par }
puzzle-stale = 🔁 To był starszy panel. Oto obecny.
puzzle-ended = 🏁 Tę zagadkę masz już za sobą.
puzzle-late = 🌙 Ten dzień już minął. Zagadkę można dokończyć do północy UTC, ale nie liczy się już do serii ani do tabel.
puzzle-solved = ✅ **Rozwiązane za { $cost }** (par { $par })
puzzle-unsolved = ❌ **Nierozwiązane** ({ $cost }, par { $par })
puzzle-next = -# Wszyscy mają tu tę samą zagadkę. Następna pojawi się { $time }.
puzzle-commitment = -# 🔏 Odcisk dzisiejszego ziarna: `{ $commitment }…`
puzzle-typing = -# Ruchy można też wpisywać: { COMMAND("daily") } z opcją `ruch`.
puzzle-sure = **{ $move }** – na pewno? Tego nie da się cofnąć.
puzzle-solution = rozwiązanie
puzzle-proof =
    -# 🔏 Ziarno dnia: `{ $link }`
    -# Jego SHA-256 zaczyna się od `{ $commitment }`: taki odcisk był na zagadce. Samo ziarno jest odciskiem następnego dnia, więc jutrzejsza zagadka była ustalona, zanim ktokolwiek mógł ją poznać.
puzzle-record = twoje wyniki
puzzle-record-none = Nie masz tu jeszcze żadnej skończonej zagadki. Dzisiejsza czeka.
puzzle-record-counts = Rozwiązane: { $solved } z { $played } · seria **{ $streak }** · najdłuższa { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } i więcej
    [less] { SIGNED($difference) } i mniej
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Liczone względem par: po lewej wystarczyło mniej, po prawej trzeba było więcej. Seria rośnie z każdą zagadką rozwiązaną w jej dniu (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = Nie mogę tu za ciebie pisać. Oto twój wiersz do skopiowania:
puzzle-shared = ✅ Twój wiersz jest na kanale.
puzzle-table = wczoraj
puzzle-table-solved = { $solved ->
    [0] Na tym serwerze nikt jej nie rozwiązał, choć były próby.
    [one] Ten serwer rozwiązał ją **raz**.
    [few] Ten serwer rozwiązał ją **{ $solved } razy**.
    [many] Ten serwer rozwiązał ją **{ $solved } razy**.
   *[other] Ten serwer rozwiązał ją **{ $solved } razy**.
} { $failed ->
    [0] { "" }
    [one] Jedna próba więcej się nie udała.
    [few] { $failed } dalsze próby się nie udały.
    [many] { $failed } dalszych prób się nie udało.
   *[other] { $failed } dalszych prób się nie udało.
}
puzzle-table-best = 🏅 Najlepiej: { $named ->
    [0] { $others ->
        [one] jedna osoba
        [few] { $others } osoby
        [many] { $others } osób
       *[other] { $others } osób
    }
   *[other] **{ $names }**{ $others ->
        [0] { "" }
        [one] { " " }i jeszcze jedna osoba
        [few] { " " }i jeszcze { $others } osoby
        [many] { " " }i jeszcze { $others } osób
       *[other] { " " }i jeszcze { $others } osób
    }
} za **{ $cost }**

# Przyciski i strony

button-daily-share = Pochwal się
button-daily-play = Zagraj też
button-daily-again = Zajrzyj ponownie
button-daily-back = Wróć
button-daily-yesterday = Wczorajsze rozwiązanie
puzzle-page-today = Dzisiejsza
puzzle-page-words = Słowami
puzzle-page-yesterday = Wczoraj
puzzle-page-record = Wyniki

# Odmowy

puzzle-none = Nie ma tu takiej zagadki dnia. Dzisiejszą pokaże { COMMAND("daily") }.
puzzle-not-ready = Jeszcze przygotowuję tę zagadkę. Spróbuj za minutę.
puzzle-move-or-view = Wybierz jedno: `ruch` wykonuje ruch, `co` coś pokazuje.
puzzle-not-over = Najpierw dokończ dzisiejszą zagadkę, pokaże ją { COMMAND("daily") }. Potem można się pochwalić.
puzzle-shared-here = Na tym kanale ten wynik już jest. Na innym jeszcze można.
puzzle-over = Dzień tej zagadki już minął. Dzisiejszą pokaże { COMMAND("daily") }.
puzzle-no-solution = Wczoraj nie było tu jeszcze zagadki. Rozwiązanie dzisiejszej pojawi się jutro.

# Ustawienie

house-daily = Kanał na zagadkę dnia
house-daily-about = Co rano: ile osób rozwiązało tu wczorajszą zagadkę i komu wystarczyło najmniej. Kto ukrywa swój profil, nie jest wymieniony.
house-daily-pick = Wybierz kanał
house-daily-none = brak

# Polecenie

command-daily = dzienna
    .about = Dzisiejsza zagadka tylko dla ciebie, dla wszystkich ta sama
    .move = ruch
    .move-about = Co robisz, słowami
    .view = co
    .view-about = Na co popatrzeć
view-yesterday = wczorajsze rozwiązanie
view-record = wyniki
view-share = pochwal się
