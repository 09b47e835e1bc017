# Zagadka dnia. Nazwę (daily-title), cel (daily-goal) i zasady (daily-how) daje gra.

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
puzzle-stale = 🔁 To był starszy panel. Oto aktualny.
puzzle-ended = 🏁 Tę zagadkę masz już za sobą.
puzzle-late = 🌙 Ten dzień już minął. Zagadkę można dokończyć do północy UTC, ale nie liczy się już do serii ani do wyników serwera.
puzzle-solved = ✅ **Rozwiązane, koszt { $cost }** (par { $par })
puzzle-unsolved = ❌ **Nierozwiązane** (koszt { $cost }, par { $par })
puzzle-next = -# Następna { $time } · 🔏 `{ $commitment }…`
puzzle-commitment = -# Wszyscy mają tę samą zagadkę. 🔏 `{ $commitment }…` to skrót dzisiejszego ziarna: dzięki niemu jutro każdy może sprawdzić, że zagadka była ustalona z góry.
puzzle-typing = -# Ruchy można też wpisywać: { COMMAND("daily") } z opcją `ruch`.
puzzle-sure = **{ $move }** – na pewno? Tego nie da się cofnąć.
puzzle-solution = rozwiązanie
puzzle-proof =
    -# 🔏 Ziarno dnia: `{ $link }`
    -# Jego SHA-256 zaczyna się od `{ $commitment }`: taki skrót był pod zagadką. Samo ziarno jest zarazem skrótem ziarna z następnego dnia, więc i tamta zagadka była już wtedy ustalona.
puzzle-record = twoje wyniki
puzzle-record-none = Nie masz tu jeszcze żadnej skończonej zagadki. Dzisiejsza czeka.
puzzle-record-counts = Rozwiązane: { $solved } z { $played } · seria **{ $streak }** · najdłuższa { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } i więcej
    [less] { SIGNED($difference) } i mniej
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Słupki pokazują różnicę od par: po lewej mniej, po prawej więcej. Serię przedłuża każda zagadka rozwiązana w swoim dniu (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = Nie mogę tu za ciebie pisać. Oto twój wynik do skopiowania:
puzzle-shared = ✅ Twój wynik jest już na kanale.
puzzle-table = wczoraj
puzzle-table-solved = { $solved ->
    [0] Na tym serwerze nikt jej nie rozwiązał.
    [one] Na tym serwerze rozwiązała ją **jedna osoba**.
    [few] Na tym serwerze rozwiązały ją **{ $solved } osoby**.
    [many] Na tym serwerze rozwiązało ją **{ $solved } osób**.
   *[other] Na tym serwerze rozwiązało ją **{ $solved } osoby**.
} { $failed ->
    [0] { "" }
    [one] Jednej osobie się nie udało.
    [few] { $failed } osobom się nie udało.
    [many] { $failed } osobom się nie udało.
   *[other] { $failed } osobom się nie udało.
}
puzzle-table-best = 🏅 Najlepiej: { $named ->
    [0] { $others ->
        [one] jedna osoba
        [few] { $others } osoby
        [many] { $others } osób
       *[other] { $others } osoby
    }
   *[other] **{ $names }**{ $others ->
        [0] { "" }
        [one] { " " }i jeszcze jedna osoba
        [few] { " " }i jeszcze { $others } osoby
        [many] { " " }i jeszcze { $others } osób
       *[other] { " " }i jeszcze { $others } osoby
    }
}, koszt **{ $cost }**

# Przyciski i strony

button-daily-share = Pochwal się
button-daily-play = Zagraj i ty
button-daily-again = Zajrzyj ponownie
button-daily-back = Wróć
button-daily-yesterday = Wczorajsze rozwiązanie
puzzle-page-today = Dziś
puzzle-page-rules = Zasady
puzzle-page-words = Słowami
puzzle-page-yesterday = Wczoraj
puzzle-page-record = Wyniki

# Odmowy

puzzle-none = Nie ma tu takiej zagadki dnia. Dzisiejszą pokaże { COMMAND("daily") }.
puzzle-not-ready = Jeszcze przygotowuję tę zagadkę. Spróbuj za minutę.
puzzle-move-or-view = Wybierz jedno: `ruch` wykonuje ruch, `co` coś pokazuje.
puzzle-not-over = Najpierw dokończ dzisiejszą zagadkę: pokaże ją { COMMAND("daily") }. Potem możesz się pochwalić.
puzzle-shared-here = Na tym kanale ten wynik już jest. Na innym nadal możesz się pochwalić.
puzzle-over = Dzień tej zagadki już minął. Dzisiejszą pokaże { COMMAND("daily") }.
puzzle-no-solution = Wczoraj nie było tu jeszcze zagadki. Rozwiązanie dzisiejszej pojawi się jutro.

# Ustawienie

house-daily = Kanał na zagadkę dnia
house-daily-about = Co rano: ile osób rozwiązało tu wczorajszą zagadkę i komu poszło najlepiej. Osób, które ukrywają profil, nie wymieniam.
house-daily-pick = Wybierz kanał
house-daily-none = brak

# Polecenie

command-daily = zagadka
    .about = Dzisiejsza zagadka: widzisz ją tylko ty, a dla wszystkich jest ta sama
    .move = ruch
    .move-about = Twój ruch, słowami
    .view = co
    .view-about = Na co popatrzeć
view-rules = zasady
view-yesterday = wczorajsze rozwiązanie
view-record = wyniki
view-share = pochwal się
