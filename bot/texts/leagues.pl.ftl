### Ligi i puchary: czytają je gracze.

## Przy stole ligowym

league-seat = To gra ligowa: usiąść tu może tylko osoba, której to miejsce przypadło w losowaniu.
league-game = 🏆 Gra ligi nr { $number }
closed-by-league = 🏁 Liga kończy tę grę bez wyniku.

## Polecenia

command-league = liga
    .about = Ligi i puchary, które toczą się same
    .league = liga
    .league-about = Która liga; tylko gdy jest ich kilka
command-league-open = załóż
    .about = Załóż tu ligę albo puchar
    .games = gry
    .games-about = Która gra; albo kilka po przecinku, jedna po drugiej
    .rounds = rundy
    .rounds-about = Ile rund
    .size = wielkość-stołu
    .size-about = Ile osób siada przy stole
    .players = osób
    .players-about = Zacznij, gdy zgłosi się tyle osób
    .start = początek
    .start-about = Zacznij w dniu: piątek 18:00, przyszły tydzień, 24.12.
    .role = rola
    .role-about = Zgłosić mogą się tylko osoby z tą rolą
    .name = nazwa
    .name-about = Jak liga się nazywa
    .announce = ogłoś
    .announce-about = Ogłoś od razu, bez panelu
command-league-show = pokaż
    .about = Ligi na tym serwerze: tabela, losowanie, dziennik; zgłoszenie i wypisanie się
    .view = co
    .view-about = Co chcesz zrobić
command-league-manage = zarządzaj
    .about = Dla moderacji: zacznij, popraw albo zakończ ligę
    .action = co
    .action-about = Co zrobić
    .match = gra
    .match-about = Która gra ligi
    .player = kto
    .player-about = Czyje miejsce się zwalnia
    .substitute = zastępstwo
    .substitute-about = Kto zajmie to miejsce
league-view-standings = Tabela
league-view-draw = Jak losowano?
league-view-log = Dziennik
league-view-join = Zgłoś się
league-view-leave = Wypisz się
league-action-start = Zacznij teraz
league-action-void = Unieważnij grę
league-action-seat = Wstaw gracza
league-action-end = Zakończ ligę
league-action-log = Dziennik
help-league = Liga sama losuje rundy, otwiera stoły i liczy wyniki; wystarczy się zgłosić i grać. Ligę może założyć każdy, kto może otwierać stoły.
topic-league = Ligi

## Przygotowanie ligi

league-new = ### 🏆 Nowa liga
league-draft-about = Widzisz to tylko ty. Gdy wszystko się zgadza, ogłoś ligę w { $place }: tam ludzie się zgłoszą, a dalej wszystko toczy się samo.
league-draft-games = **Gry** – gdy jest ich kilka, w każdej rundzie gra się następną
league-draft-rounds = **Rundy** – w każdej wszyscy grają po jednej grze
league-draft-size = **Osób przy stole**
league-draft-start = **Początek** – { $start }
league-draft-role = **Kto może się zgłosić** – { $role ->
    [0] każdy
   *[other] tylko <@&{ $role }>
}
league-pick-games = Gry…
league-pick-rounds = Liczba rund…
league-pick-size = Osób przy stole…
league-pick-start = Początek…
league-pick-role = Tylko osoby z rolą…
league-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
league-size = stoły po { $count }
league-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
league-start-option = Początek: { $start }
league-start-full = { $count ->
    [one] gdy zgłosi się { $count } osoba
    [few] gdy zgłoszą się { $count } osoby
    [many] gdy zgłosi się { $count } osób
   *[other] gdy zgłosi się { $count } osoby
}
league-start-hand = gdy ruszy ją organizator
league-start-date = { $date }
league-button-announce = Ogłoś
league-button-discard = Wyrzuć
league-button-options = Opcje gier
league-button-date = W wybranym dniu…
league-button-name = Nazwa…
league-button-back = Wróć
league-form-date = Kiedy liga się zaczyna?
league-form-date-label = piątek 18:00, przyszły tydzień, 24.12.
league-form-name = Jak się nazywa?
league-form-name-label = Nazwa, najwyżej { $most } znaków
league-options-title = ### ⚙️ Opcje gier
league-discarded = Wyrzucone. Nikt tego nie widział.
league-announced = 🏆 **{ $name }** jest ogłoszona. Zgłosić się można w { $place }.

## Wiadomość ligi na kanale

league-name = { $game }: liga nr { $number }
league-name-several = Liga nr { $number }
league-terms = { $games } · { $rounds } · { $size } · { $pace }
league-open-to = Zgłosić może się { $role ->
    [0] każdy
   *[other] <@&{ $role }>
}. Początek: { $start }.
league-joined = **Zgłoszeni ({ $count })**: { $names }
league-joined-none = Na razie nie zgłosił się nikt.
league-waiting = **Lista rezerwowa ({ $count })**: { $names }
league-fingerprint = Każde losowanie wynika z tajnej liczby, która jest już ustalona. Jej odcisk: `{ $fingerprint }`
league-running = Runda { $round } z { $rounds } · { $place }
league-champion = 🏆 Zwycięstwo: { $names }
league-champions = 🏆 Pierwsze miejsce dzielą { $names }
league-cancelled = Ta liga się nie odbędzie.
league-frozen = ⏸️ Liga stoi; żaden termin nie biegnie.
league-button-join = Zgłoś się
league-button-wait = Na listę rezerwową
league-button-leave = Wypisz się
league-button-standings = Tabela
league-button-draw = Jak losowano?
league-button-draw-before = Jak będzie losowane?
league-button-log = Dziennik

## Tabela

league-round = Runda { $round } z { $rounds }
league-final = Wynik końcowy
league-progress = Zakończone gry: { $over } z { $count }.
league-line = { $place } **{ $name }** – { $points } · gry: { $played }, wygrane: { $won }
league-line-gone = – **{ $name }** – { $points } · już nie gra
league-forfeits = · walkowery: { $count }
league-match-running = ▶️ { $table } · { $names }
league-match-soon = ⏳ { $names }
league-match-over = ✅ { $table } · { $names }
league-match-void = 🚫 { $names } · nie liczy się
league-bye = ☕ W tej rundzie pauza: { $names }
league-scoring = Wygrana to 1 punkt, ostatnie miejsce 0, pozostałe pośrodku; pauza i unieważniona gra ½. Przy równej liczbie punktów rozstrzyga Sonneborn–Berger, a potem bezpośrednie gry.
league-empty = Na razie nie było żadnej gry.
league-picture = Tabela: { $name }

## Jak losowano

league-draw-before = Losowanie wynika z tajnej liczby o 32 bajtach, ustalonej przy założeniu ligi. To jej odcisk SHA-256: `{ $fingerprint }`. Liczbę poznacie wraz z pierwszą rundą: nikt nie może wybrać jej później i nikt nie zna jej wcześniej.
league-draw-after = Losowanie wynika z liczby ustalonej przy założeniu ligi: `{ $seed }`. Jej SHA-256 to odcisk, który był przy zgłoszeniach: `{ $fingerprint }`.
league-draw-how = Każdy gra każdą rolę równie często i spotyka nowych rywali; o ile to możliwe, grają ze sobą sąsiedzi w tabeli.
league-draw-same = ✅ Runda { $round }: wylosowana właśnie jeszcze raz, z tym samym wynikiem (dane `{ $basis }`).
league-draw-differs = ⚠️ Runda { $round }: ponowne losowanie dało inny wynik, zapewne dlatego, że którąś wcześniejszą grę później poprawiono (zob. dziennik).

## Dziennik

league-log-title = ### 📜 { $name }
league-log-empty = Na razie nic się nie stało.
league-log-opened = ligę zakłada { $by }
league-log-joined = { $player } zgłasza się
league-log-waits = { $player } czeka na liście rezerwowej
league-log-left = { $player } odchodzi
league-log-removed = { $player } jest poza ligą
league-log-started = początek
league-log-cancelled = liga odwołana
league-log-drawn = losowanie rundy { $round }
league-log-table-opened = gra { $match } się zaczyna
league-log-result = wynik gry { $match }
league-log-forfeit = { $player } oddaje grę { $match } walkowerem
league-log-warned = { $player } dostaje ostrzeżenie przy grze { $match }
league-log-replaced = { $player } zajmuje miejsce: { $other }
league-log-overdue = grze { $match } skończył się czas
league-log-void = gra { $match } nie liczy się
league-log-frozen = przerwa: bota nie ma na serwerze
league-log-thawed = gramy dalej
league-log-finished = koniec
league-log-moderator = { $what } (decyzja: { $by })

## Wiadomości do jednej osoby

league-notice-warned = ⏰ W lidze { $name } czeka na ciebie stół. Zagraj do { $until }, inaczej oddasz grę walkowerem albo stracisz miejsce.
league-notice-forfeited = W lidze { $name } oddajesz grę walkowerem: pozostali czekali za długo.
league-notice-replaced = Pozostali czekali za długo, więc twoje miejsce w lidze { $name } zajmuje ktoś z rezerwy.
league-notice-seated = 🎉 W lidze { $name } zwolniło się miejsce: grasz! Gry przyjdą same.
league-notice-cancelled = { $name } się nie odbędzie.
league-notice-often-late = W lidze { $name } przepadły ci dwa ruchy. Po następnym nie zgłosisz się do kolejnej ligi tak długo, jak długo czekali na ciebie pozostali.

## Odpowiedzi

league-list = ### 🏆 Ligi na tym serwerze
league-list-none = Nie ma tu jeszcze żadnej ligi. Założysz ją poleceniem { COMMAND("league open") }.
league-list-pick = Pokaż ligę…
league-list-line = { $status } **{ $name }** · { $players }
league-done-join = Grasz w lidze **{ $name }**. Gry przyjdą same, a o ruchu przypomnę.
league-done-wait = Jesteś na liście rezerwowej ligi **{ $name }**. Napiszę, gdy zwolni się miejsce.
league-done-leave = Liga **{ $name }** toczy się dalej bez ciebie.
league-ask-leave = Odejść z ligi **{ $name }**? Już trwa: rozpoczęte gry oddasz walkowerem i nie da się wrócić.
league-manage-title = ### 🛠️ { $name }
league-manage-about = Dla moderacji. Wszystko, co tu zrobisz, jest w dzienniku, który może przeczytać każdy.
league-pick-void = Unieważnij grę…
league-pick-replaced = Oddaj czyjeś miejsce…
league-pick-substitute = Komu…
league-substitute-for = Kto zajmie miejsce: **{ $name }**?
league-match = Gra { $match } · { $names }
league-ask-end = Zakończyć ligę **{ $name }**? Trwające gry skończą się bez wyniku, a obecna tabela będzie ostateczna.
league-ask-void = Unieważnić grę { $match }? Dla wszystkich liczy się wtedy jak remis.
league-done-start = Zaczynamy: pierwsza runda jest wylosowana.
league-done-void = Gra { $match } już się nie liczy.
league-done-seat = Gotowe: miejsce zajmuje { $player }.
league-done-end = Liga **{ $name }** jest zakończona.

## Odmowy

league-on-a-server = Liga należy do serwera. Użyj polecenia tam.
league-none = Nie ma tu takiej ligi. Listę pokaże { COMMAND("league show") }.
league-which = Jest tu kilka lig. Napisz, o którą chodzi.
league-too-many = Na tym serwerze jest już { $most } lig. Poczekaj, aż któraś się skończy.
league-own-too-many = Organizujesz już { $most } ligi. Poczekaj, aż któraś się skończy.
league-draft-gone = Tego szkicu już nie ma. Nowy zaczniesz poleceniem { COMMAND("league open") }.
league-not-yours = Tę ligę może przygotować tylko jej organizator.
league-role-needed = Ta liga jest dla osób z rolą { $role }.
league-role-gone = Rola dla tej ligi została usunięta. Zapytaj moderację.
league-one-game = Wybierz przynajmniej jedną grę.
league-sizes-differ = W te gry nie da się grać w tej samej liczbie osób. Wybierz inne.
league-kept-out = W ostatniej lidze pozostali na ciebie czekali, zgłosić się możesz znów { $until }.
league-not-in = Nie ma cię w tej lidze.
league-no-entrant = Pod tym numerem nikt w lidze nie gra. Wybierz osobę z listy.
league-no-match = Nie ma w lidze takiej gry. Wybierz ją z listy.
league-too-few = { $least ->
    [one] Liga potrzebuje przynajmniej { $least } osoby. Poczekaj na następne.
    [few] Liga potrzebuje przynajmniej { $least } osób. Poczekaj na następne.
    [many] Liga potrzebuje przynajmniej { $least } osób. Poczekaj na następne.
   *[other] Liga potrzebuje przynajmniej { $least } osoby. Poczekaj na następne.
}
league-already-in = Twoje zgłoszenie już jest.
league-was-in = Kto odejdzie z trwającej ligi, nie może do niej wrócić.
league-crowded = Lista rezerwowa jest pełna.
league-over = Ta liga już się skończyła.
league-not-started = Ta liga jeszcze się nie zaczęła.
league-bad-size = Przy stole tych gier siada od { $least } do { $most } osób. Wybierz liczbę pomiędzy.
league-bad-rounds = Liga ma od 1 do { $most } rund.
league-bad-entrants = Liga potrzebuje od { $least } do { $most } osób.
league-bad-date = Ten dzień już minął albo jest zbyt daleko. Wybierz inny, w ciągu roku.
league-bad-times = Te terminy nie pasują do siebie. Wybierz inne tempo.
league-person-here = Wybierz osobę z tego serwera, która nie jest botem.
league-needs-match = Powiedz, która gra: opcja „gra”.
league-needs-player = Powiedz, czyje miejsce się zwalnia i kto je zajmie.
league-moderators = To jest dla moderacji: dla osób, które mogą zarządzać serwerem albo wiadomościami na tym kanale.
league-organiser-starts = Tę ligę może ruszyć tylko organizator albo moderacja.

## Obrazki

league-column-played = gry
league-column-won = wygr.
league-column-points = punkty
league-points = { $points } pkt
league-record = wygrane: { $won } z { $played }
