# Przerwy: stół, który gracze wstrzymują, i osoby, których nie ma. Chwila jest w sekundach; 0: nie ma żadnej.

# Zdarzenia

pause-proposed = { $until ->
    [0] ⏸️ { $seat } głosuje za przerwą, aż ktoś wznowi grę ({ $votes }/{ $needed }).
   *[other] ⏸️ { $seat } głosuje za przerwą do <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }).
}
paused = { $until ->
    [0] ⏸️ Przerwa przy stole, aż ktoś wznowi grę. Czas nikomu nie ucieka.
   *[other] ⏸️ Przerwa przy stole do <t:{ NUMBER($until, useGrouping: 0) }:f>. Czas nikomu nie ucieka.
}
resumed = ▶️ { $seat } wznawia grę. Każdy ma tyle czasu, ile mu zostało.
resumed-by-date = ▶️ Koniec przerwy, gramy dalej. Każdy ma tyle czasu, ile mu zostało.
excused = 🏖️ { $seat }: nieobecność do <t:{ NUMBER($until, useGrouping: 0) }:f>. Gra poczeka, dopóki starczy dni wolnych.
vacation-low = { $hours ->
    [one] 🏖️ Kończą ci się dni wolne: na ten rok została { $hours } godzina. Potem czas na twój ruch będzie mijał jak zwykle.
    [few] 🏖️ Kończą ci się dni wolne: na ten rok zostały { $hours } godziny. Potem czas na twój ruch będzie mijał jak zwykle.
    [many] 🏖️ Kończą ci się dni wolne: na ten rok zostało { $hours } godzin. Potem czas na twój ruch będzie mijał jak zwykle.
   *[other] 🏖️ Kończą ci się dni wolne: na ten rok zostało { $hours } godziny. Potem czas na twój ruch będzie mijał jak zwykle.
}
vacation-spent = 🏖️ Tegoroczne dni wolne są wykorzystane. Od <t:{ NUMBER($until, useGrouping: 0) }:f> czas na twój ruch będzie mijał jak zwykle.

# Na kartach, planszach i panelach

on-hold = { $until ->
    [0] ⏸️ **Przerwa**, aż ktoś wznowi grę. Czas nikomu nie ucieka; wznowić może każdy, kto gra.
   *[other] ⏸️ **Przerwa** do <t:{ NUMBER($until, useGrouping: 0) }:f>. Czas nikomu nie ucieka; wcześniej wznowić może każdy, kto gra.
}
break-proposed = { $until ->
    [0] ⏸️ Propozycja: przerwa, aż ktoś wznowi grę ({ $votes }/{ $needed }): { $players }
   *[other] ⏸️ Propozycja: przerwa do <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }): { $players }
}
pictured-pause = Przerwa
letter-paused = ⏸️ { $table }: przerwa
button-resume = Wznów grę
button-agree-to-pause = Też chcę przerwy
absent = 🏖️ { $player }: nieobecność do { $until }
absent-with-days = 🏖️ nieobecność do { $until } (dni wolne: { $left })

# Odpowiedzi

done-pause = ⏸️ Twój głos jest policzony: { $table }. Potrzeba więcej niż połowy osób; pozostali mogą dołączyć pod planszą.
done-resume = ▶️ Gramy dalej: { $table }.
away-none = 🏠 Nie masz zgłoszonej nieobecności. Dni wolne na ten rok: { $left }. Ubywa ich po godzinie, i tylko wtedy, gdy inaczej minąłby czas na twój ruch. Jeśli cię nie będzie, podaj w { COMMAND("me away") }, do kiedy, na przykład „piątek”, „24.12.” albo „5 dni” (strefa czasowa: { $zone }).
away-now = 🏖️ Twoja nieobecność trwa do { $until }. Dni wolne na ten rok: { $left }. Wracasz wcześniej? { COMMAND("me away") } ma opcję `powrót`.
away-set = 🏖️ Miłego wypoczynku! Twoja nieobecność trwa do { $until } (strefa czasowa: { $zone }). Gdy czas na twój ruch miałby minąć, gra poczeka na ciebie, godzina po godzinie. Dni wolne na ten rok: { $left }.
away-longer = ⚠️ Na tak długo dni wolnych nie starczy: gdy się skończą, czas na twój ruch będzie mijał jak zwykle.
away-back = 👋 Witaj z powrotem! Dni wolne na ten rok: { $left }. { $count ->
    [0] Żadna gra na ciebie nie czeka.
    [one] Czeka na ciebie jedna gra: { COMMAND("moves") }.
    [few] Czekają na ciebie { $count } gry: { COMMAND("moves") }.
    [many] Czeka na ciebie { $count } gier: { COMMAND("moves") }.
   *[other] Czeka na ciebie { $count } gry: { COMMAND("moves") }.
}

# Odmowy

table-paused = { $until ->
    [0] Gra ma przerwę. Naciśnij pod planszą ▶️ **Wznów grę** albo użyj { COMMAND("table resume") }, a potem wykonaj ruch.
   *[other] Gra ma przerwę do <t:{ NUMBER($until, useGrouping: 0) }:f>. Żeby grać już teraz, naciśnij pod planszą ▶️ **Wznów grę** albo użyj { COMMAND("table resume") }.
}
not-paused = Ten stół nie ma przerwy, więc nie ma czego wznawiać. Przerwę zaproponujesz poleceniem { COMMAND("table pause") }.
already-voted-to-pause = Twój głos za tą przerwą jest już policzony. Pozostali mogą dołączyć pod planszą.
date-unknown = Nie wiem, kiedy to jest. Spróbuj na przykład „piątek”, „w przyszłym tygodniu”, „jutro o 18”, „5 dni”, „24.12.” albo „2026-12-24 18:00”.
date-past = Ta chwila już minęła. Podaj taką, która dopiero nadejdzie; jeśli chodzi o przyszły rok, dopisz go.
date-too-far = To za daleko: najwyżej { $days } dni naprzód.
away-off = Tutaj nie ma dni wolnych: osoba prowadząca bota je wyłączyła. Przerwę zaproponujesz poleceniem { COMMAND("table pause") }.
not-away = Nie masz zgłoszonej nieobecności, więc nie ma z czego wracać.
away-until-or-back = Podaj, do kiedy cię nie ma, albo że wracasz, nie jedno i drugie.
