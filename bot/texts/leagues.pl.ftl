### Ligi i puchary: czytają je gracze.

## Przy stole ligowym

league-seat = To gra ligowa: usiąść tu może tylko osoba, której to miejsce przypadło w losowaniu.
league-game = 🏆 Gra ligowa, liga nr { $number }
closed-by-league = 🏁 Liga kończy tę grę bez wyniku.

## Polecenia

command-league = liga
    .about = Ligi i puchary, które prowadzi bot
    .league = liga
    .league-about = Która liga; tylko gdy jest ich kilka
command-league-open = załóż
    .about = Załóż tu ligę albo puchar
    .games = gry
    .games-about = Jedna gra albo kilka po przecinku, granych po kolei
    .rounds = rundy
    .rounds-about = Ile rund
    .size = wielkość-stołu
    .size-about = Ile osób siada przy stole
    .players = liczba-osób
    .players-about = Zacznij, gdy zgłosi się tyle osób
    .start = początek
    .start-about = Zacznij w dniu: piątek 18:00, przyszły tydzień, 24.12.
    .role = rola
    .role-about = Zgłosić się mogą tylko osoby z tą rolą
    .name = nazwa
    .name-about = Jak liga ma się nazywać
    .announce = ogłoś
    .announce-about = Ogłoś od razu, bez panelu
command-league-show = pokaż
    .about = Ligi na tym serwerze: tabela, losowanie, dziennik; zgłoś się albo wypisz
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
league-action-seat = Obsadź miejsce
league-action-end = Zakończ ligę
league-action-log = Dziennik
help-league = Liga sama losuje rundy, otwiera stoły i liczy wyniki; wystarczy się zgłosić i grać. Ligę może założyć każdy, kto może otwierać stoły.
topic-league = Ligi

## Przygotowanie ligi

league-new = ### 🏆 Nowa liga
league-draft-about = Widzisz to tylko ty. Gdy wszystko się zgadza, ogłoś ligę: na { $place } każdy będzie mógł się zgłosić, a resztą zajmę się ja.
league-draft-games = **Gry** – gdy jest ich kilka, każda runda to następna z nich
league-draft-rounds = **Rundy** – w każdej wszyscy grają jedną grę
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
league-start-hand = gdy zdecyduje organizator
league-start-date = { $date }
league-button-announce = Ogłoś
league-button-discard = Porzuć
league-button-options = Opcje gier
league-button-date = W wybranym dniu…
league-button-name = Nazwa…
league-button-back = Wróć
league-form-date = Kiedy liga się zaczyna?
league-form-date-label = piątek 18:00, przyszły tydzień, 24.12.
league-form-name = Jak się nazywa?
league-form-name-label = Nazwa, najwyżej { $most } znaków
league-options-title = ### ⚙️ Opcje gier
league-discarded = Porzucone. Nikt tego nie widział.
league-announced = 🏆 Ogłoszone: **{ $name }**. Zgłosić się można tutaj: { $place }

## Wiadomość ligi na kanale

league-name = { $game }, liga nr { $number }
league-name-several = Liga nr { $number }
league-terms = { $games } · { $rounds } · { $size } · { $pace }
league-open-to = Zgłosić się może { $role ->
    [0] każdy
   *[other] tylko <@&{ $role }>
}. Początek: { $start }.
league-joined = **Zgłoszenia ({ $count })**: { $names }
league-joined-none = Nikt się jeszcze nie zgłosił.
league-waiting = **Lista rezerwowa ({ $count })**: { $names }
league-fingerprint = Każde losowanie wynika z tajnej liczby, która jest już ustalona. Jej skrót: `{ $fingerprint }`
league-running = Runda { $round } z { $rounds } · { $place }
league-champion = 🏆 Wygrywa { $names }
league-champions = 🏆 Pierwsze miejsce dzielą { $names }
league-cancelled = Ta liga się nie odbędzie.
league-frozen = ⏸️ Przerwa w lidze: nikomu nie ucieka czas.
league-button-join = Zgłoś się
league-button-wait = Na listę rezerwową
league-button-leave = Wypisz się
league-button-standings = Tabela
league-button-draw = Jak losowano?
league-button-draw-before = Jak będziemy losować?
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
league-match-void = 🚫 { $names } · unieważniona
league-bye = ☕ Pauza w tej rundzie: { $names }
league-scoring = Wygrana to 1 punkt, ostatnie miejsce 0, miejsca pośrodku część punktu, a pauza i unieważniona gra ½. Przy równej liczbie punktów decyduje punktacja Sonneborna–Bergera, a potem bezpośrednie gry.
league-empty = Nikt jeszcze nie zagrał.
league-picture = Tabela: { $name }

## Jak losowano

league-draw-before = Losowanie wynika z tajnej liczby (32 bajty), ustalonej przy założeniu ligi. Jej skrót SHA-256: `{ $fingerprint }`. Samą liczbę ujawnię z pierwszą rundą. Do tej pory nikt jej nie zna i nikt nie może jej podmienić.
league-draw-after = Losowanie wynika z liczby ustalonej przy założeniu ligi: `{ $seed }`. Jej SHA-256 to skrót, który był przy zgłoszeniach: `{ $fingerprint }`.
league-draw-how = Każdy trafia na nowych rywali. O ile to możliwe, grają ze sobą sąsiedzi w tabeli.
league-draw-roles = Każdy równie często gra każdą rolę.
league-draw-same = ✅ Runda { $round }: ponowne losowanie daje ten sam wynik (dane: `{ $basis }`).
league-draw-differs = ⚠️ Runda { $round }: ponowne losowanie daje inny wynik, zapewne dlatego, że którąś wcześniejszą grę później poprawiono (zob. dziennik).

## Dziennik

league-log-title = ### 📜 { $name }
league-log-empty = Na razie nic się nie wydarzyło.
league-log-opened = ligę zakłada { $by }
league-log-joined = { $player } zgłasza się
league-log-waits = { $player } czeka na liście rezerwowej
league-log-left = { $player } odchodzi
league-log-removed = { $player } wypada z ligi
league-log-started = liga się zaczyna
league-log-cancelled = liga odwołana
league-log-drawn = runda { $round } wylosowana
league-log-table-opened = gra { $match } się zaczyna
league-log-result = wynik gry { $match }
league-log-forfeit = { $player } oddaje grę { $match } walkowerem
league-log-warned = { $player } dostaje ostrzeżenie przy grze { $match }
league-log-replaced = { $player } wchodzi na miejsce: { $other }
league-log-overdue = w grze { $match } skończył się czas
league-log-void = gra { $match } unieważniona
league-log-frozen = przerwa: bota nie ma na serwerze
league-log-thawed = koniec przerwy
league-log-finished = koniec ligi
league-log-moderator = { $what } (decyzja: { $by })

## Wiadomości do jednej osoby

league-notice-warned = ⏰ **{ $name }**: przy stole czekają na ciebie. Zagraj do { $until }, inaczej oddasz grę walkowerem albo stracisz miejsce.
league-notice-forfeited = **{ $name }**: pozostali czekali za długo, więc oddajesz grę walkowerem.
league-notice-replaced = **{ $name }**: pozostali czekali za długo, więc twoje miejsce zajmuje ktoś z listy rezerwowej.
league-notice-seated = 🎉 **{ $name }**: zwolniło się miejsce, grasz! Stoły otworzę za ciebie.
league-notice-cancelled = **{ $name }**: ta liga się nie odbędzie.
league-notice-often-late = **{ $name }**: masz już dwa przegapione ruchy. Po jeszcze jednym do następnej ligi nie zgłosisz się tak długo, jak długo pozostali na ciebie czekali.

## Odpowiedzi

league-list = ### 🏆 Ligi na tym serwerze
league-list-none = Nie ma tu jeszcze żadnej ligi. Założysz ją poleceniem { COMMAND("league open") }.
league-list-pick = Pokaż ligę…
league-list-line = { $status } **{ $name }** · { $players }
league-done-join = **{ $name }**: grasz! Stoły otworzę za ciebie, a gdy przyjdzie twoja kolej, dostaniesz ping.
league-done-wait = **{ $name }**: jesteś na liście rezerwowej. Napiszę, gdy zwolni się miejsce.
league-done-leave = **{ $name }**: nie ma cię już w tej lidze.
league-ask-leave = **{ $name }**: odejść z tej ligi? Już trwa: rozpoczęte gry oddasz walkowerem, a powrotu nie ma.
league-manage-title = ### 🛠️ { $name }
league-manage-about = Dla moderacji. Wszystko, co tu zrobisz, trafia do dziennika, który może przeczytać każdy.
league-pick-void = Unieważnij grę…
league-pick-replaced = Oddaj czyjeś miejsce…
league-pick-substitute = Komu…
league-substitute-for = **{ $name }**: kto zajmie to miejsce?
league-match = Gra { $match } · { $names }
league-ask-end = **{ $name }**: zakończyć już teraz? Trwające gry skończą się bez wyniku, a obecna tabela będzie ostateczna.
league-ask-void = Unieważnić grę { $match }? Dla wszystkich będzie się wtedy liczyć jak remis.
league-done-start = Zaczynamy: pierwsza runda jest wylosowana.
league-done-void = Gra { $match } jest unieważniona.
league-done-seat = Gotowe: to miejsce zajmuje { $player }.
league-done-end = **{ $name }**: liga zakończona.

## Odmowy

league-on-a-server = Ligi gra się na serwerach. Wpisz to polecenie na kanale serwera.
league-none = Nie ma tu takiej ligi. Listę pokaże { COMMAND("league show") }.
league-which = Jest tu kilka lig. Wskaż jedną opcją `liga`.
league-too-many = Więcej lig naraz się nie da: na tym serwerze jest ich już { $most }. Poczekaj, aż któraś się skończy.
league-own-too-many = Więcej lig naraz się nie da: organizujesz ich już { $most }. Poczekaj, aż któraś się skończy.
league-draft-gone = Tego szkicu już nie ma. Nowy zaczniesz poleceniem { COMMAND("league open") }.
league-not-yours = Tę ligę może przygotowywać tylko jej organizator.
league-role-needed = Ta liga jest dla osób z rolą { $role }.
league-role-gone = Rola potrzebna w tej lidze została usunięta. Zapytaj moderację.
league-one-game = Wybierz przynajmniej jedną grę.
league-sizes-differ = Te gry nie mają wspólnej liczby osób przy stole. Wybierz inne.
league-kept-out = W ostatniej lidze pozostali musieli na ciebie czekać. Znów zgłosisz się od { $until }.
league-not-in = Nie ma cię w tej lidze.
league-no-entrant = Pod tym numerem nikt w lidze nie gra. Wybierz osobę z listy.
league-no-match = Nie ma w lidze takiej gry. Wybierz ją z listy.
league-too-few = { $least ->
    [one] Liga potrzebuje przynajmniej { $least } osoby. Poczekaj na kolejne zgłoszenia.
    [few] Liga potrzebuje przynajmniej { $least } osób. Poczekaj na kolejne zgłoszenia.
    [many] Liga potrzebuje przynajmniej { $least } osób. Poczekaj na kolejne zgłoszenia.
   *[other] Liga potrzebuje przynajmniej { $least } osoby. Poczekaj na kolejne zgłoszenia.
}
league-already-in = Już jesteś w tej lidze.
league-was-in = Kto odejdzie z trwającej ligi, nie może do niej wrócić.
league-crowded = Lista rezerwowa jest pełna.
league-over = Ta liga już się skończyła.
league-not-started = Ta liga jeszcze się nie zaczęła.
league-bad-size = W te gry gra przy stole od { $least } do { $most } osób. Wybierz liczbę z tego zakresu.
league-bad-rounds = Liga ma od 1 do { $most } rund.
league-bad-entrants = Liga potrzebuje od { $least } do { $most } osób.
league-bad-date = Ten dzień już minął albo jest zbyt odległy. Wybierz termin w ciągu najbliższego roku.
league-bad-times = Te terminy nie pasują do siebie. Wybierz inne tempo.
league-person-here = Wybierz osobę z tego serwera, która nie jest botem.
league-needs-match = Wskaż grę opcją `gra`.
league-needs-player = Podaj obie osoby: `kto` zwalnia miejsce, `zastępstwo` je zajmuje.
league-moderators = To mogą zrobić tylko moderatorzy: osoby, które mogą zarządzać serwerem albo wiadomościami na tym kanale.
league-organiser-starts = Tę ligę może rozpocząć tylko organizator albo moderator.

## Obrazki

league-column-played = gry
league-column-won = wygr.
league-column-points = punkty
league-points = { $points } pkt
league-record = wygrane: { $won } z { $played }
