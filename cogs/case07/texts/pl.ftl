# 07 zgłoś się po polsku. Nazwy kart i wpisywane ruchy mają osobne pliki.

game-name = 07 zgłoś się
game-tagline = „07, zgłoś się!” Trzy śledztwa w Warszawie lat siedemdziesiątych: kto, co i gdzie?
game-rules =
    { "**" }O co chodzi.** Prowadzisz śledztwa w Warszawie barów mlecznych, saturatorów i dużych fiatów. W każdym z trzech masz rozwiązać jedną sprawę: kto, co i gdzie. Im szybciej, tym więcej punktów.

    { "**" }Miasto.** Czternaście miejsc leży w rzędach po 2, 3, 4, 3 i 2, a każdy rząd jest przesunięty o pół miejsca. Miejsca, które się stykają, sąsiadują ze sobą. W każdym leży podejrzany i przestępstwo; dwaj podejrzani to sprawcy nieznani, a cztery przestępstwa to tylko prewencja; takich kart nie ma w żadnej sprawie.

    { "**" }Twoja sprawa** to podejrzany, przestępstwo i miejsce; nie muszą leżeć razem. Jej karty trzyma gracz, który gra przed tobą, a ty trzymasz karty tego, który gra po tobie. Żadna karta nie należy do dwóch spraw, więc to, co trzymasz, możesz wykluczyć.

    { "**" }Tura** to jedna czynność:
    • 🔎 Zbadaj jeden z dziewięciu odkrytych dowodów. Jeśli karta należy do twojej sprawy, oznaczy ją duży dysk. Jeśli żeton tego samego rodzaju z twojej sprawy leży w sąsiednim miejscu, na zbadanym kładziesz mały. W przeciwnym razie to ślepy trop: karta zostaje przed tobą i wszyscy ją widzą. Rząd od razu się uzupełnia; tego, co wskazał ci już dowód, nie zbadasz ponownie.
    • 🚓 Wyślij patrol w dowolne miejsce. Przyniesie duży dysk za każdą kartę twojej sprawy, która tam jest, i mały za każdą w sąsiednim miejscu, ale nie powie, który dysk jest za co. Tego, co wskazał tam już dowód, nie zgłasza się drugi raz; co zbadasz tam później, dostanie swój dysk z patrolu. Masz pięć patroli na całą grę, a w jednym śledztwie w to samo miejsce możesz wysłać tylko jeden.
    • 📢 Ogłoś rozwiązanie: najpierw połóż trzy czarne dyski, które widzisz tylko ty. Jeśli wszystko się zgadza, sprawa jest rozwiązana. Jeśli nie, dostajesz dwa punkty karne i niczego więcej się nie dowiadujesz.
    Poza tym możesz dla pamięci przenieść dysk z patrolu na żeton w tym samym miejscu, mały także na sąsiedni żeton, którego według ciebie dotyczy, i cofnąć taki ruch. Możesz też zaproponować zamknięcie śledztwa. W notesie możesz skreślać w każdej chwili.

    { "**" }Punkty.** Pola są warte 7, 5, 3, 1 i 0. Kto rozwiąże sprawę, zajmuje najbliższe wolne; wszyscy, którym uda się to w tej samej rundzie, zajmują je razem (7, 7, potem 5). Potem nie masz już tur aż do następnego śledztwa. Śledztwo kończy się, gdy wszyscy mają je za sobą albo gdy na koniec rundy zostaje jeden gracz: on zajmuje najbliższe wolne pole. To samo dostają ci, którzy jeszcze szukają, jeśli wszyscy zgodzą się na zamknięcie.

    { "**" }Co dalej.** Żetony, dowody i sprawy rozdaje się od nowa i zaczyna następny gracz, ale zużyte patrole przepadły. Po trzech śledztwach liczą się punkty minus punkty karne, potem więcej zachowanych patroli, potem mniej punktów karnych; w ostateczności dzielicie się zwycięstwem.

    { "**" }Przy tym stole** za osobę, która trzyma sprawę, odpowiada bot, od razu i bezbłędnie. Jeśli odpowiadają gracze, ta osoba sama wybiera odpowiedź przyciskiem. Pomyłka to dla niej 0 punktów, dla osoby wprowadzonej w błąd 7, a śledztwo kończy się dla obu.

    { "**" }Dobra rada.** Dyski wszystkich są jawne i mówią coś także o twojej sprawie. Patrole zachowaj na miejsca, które mają wielu sąsiadów, i niczego nie ogłaszaj, póki nie masz pewności.

option-notebook = Notes
option-notebook-about = Co notes skreśla sam; resztę możesz zawsze skreślić ręcznie.
option-notebook-off = Nic (każdy skreśla sam)
option-notebook-simple = Co trzymasz i co rozwiązali już inni
option-notebook-full = Wszystko, co da się wywnioskować
option-human-answers = Odpowiadają gracze
option-human-answers-about = Odpowiada przyciskiem ten, kto trzyma sprawę. Za pomyłkę traci punkty ze śledztwa, a gracz wprowadzony w błąd dostaje 7.

large-discs = { $large ->
    [one] { $large } duży dysk
    [few] { $large } duże dyski
    [many] { $large } dużych dysków
   *[other] { $large } dużego dysku
}
small-discs = { $small ->
    [one] { $small } mały dysk
    [few] { $small } małe dyski
    [many] { $small } małych dysków
   *[other] { $small } małego dysku
}
# Co przynosi patrol; zera się pomija.
discs = { $large ->
    [0] { $small ->
        [0] brak śladów
       *[other] { small-discs }
    }
   *[other] { $small ->
        [0] { large-discs }
       *[other] { large-discs } + { small-discs }
    }
}
some-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
the-case = 👤 **{ the-suspect }**, ⚖️ **{ the-crime }**, 📍 **{ the-place }**

size-large = duży dysk
size-small = mały dysk
answer-same = Trafienie: duży dysk
answer-near = Tuż obok: mały dysk
answer-nothing = Ślepy trop
judged-true = Zgadza się
judged-false = Nie zgadza się
noting-true = skreśl
noting-false = przywróć

move-examine = 🔎 Zbadaj: { the-card }
    .words = zbadaj zbadać badam sprawdź sprawdzam sprawdzić pytam dowód trop karta kartę
move-patrol = 🚓 Patrol: { the-place }
    .words = patrol wyślij wysyłam wysłać radiowóz auto
move-accuse = ⚫ Oskarż: { the-card }
    .words = oskarż oskarżam oskarżyć czarny dysk podejrzany podejrzewam połóż kładę
move-announce = 📢 Ogłoś rozwiązanie
    .words = ogłoś ogłaszam ogłosić rozwiązanie rozwiązać rozwiązane sprawa sprawę
move-assign = { $size ->
    [large] 📝 Duży dysk na: { the-card }
   *[small] 📝 Mały dysk na: { the-card }
}
    .words = przenieś przenoszę przenieść dysk notatka
move-recall = ↩️ Dysk z powrotem na patrol: { the-card }
    .words = cofnij cofam cofnąć zwróć powrotem dysk notatkę patrol
move-note = { $out ->
    [true] ✏️ Skreśl: { the-card }
   *[false] ↩️ Przywróć: { the-card }
}
    .words =
        { $out ->
            [true] skreśl skreślam skreślić wyklucz notes notatnik
           *[false] przywróć przywracam przywrócić znowu możliwe notes notatnik
        }
move-close = 🗄️ Zaproponuj zamknięcie śledztwa
    .words = zamknij zamykam zamknąć zaproponuj zakończ koniec śledztwo
move-reply = { $answer ->
    [same] { answer-same }
    [near] { answer-near }
   *[nothing] { answer-nothing }
}
    .words = odpowiedz odpowiadam odpowiedzieć mówię
move-report = { discs }
    .words = raport patrol dyski dysków duży duże mały małe
move-judge = { $right ->
    [true] { judged-true }
   *[false] { judged-false }
}
    .words =
        { $right ->
            [true] dobrze tak zgadza prawda
           *[false] źle nie błędne nieprawda
        }

investigation-begun = ☎️ „07, zgłoś się!” Rusza śledztwo nr { $number }. Słuchawkę podnosi { $seat } i zaczyna każdą rundę.
case-dealt = 🗂️ Tylko do twojej wiadomości. { $neighbour } ma do rozwiązania: { the-case }. Żadnej z tych kart nie ma w twojej sprawie.
evidence-same = 🔎 { $seat } bada dowód: **{ the-card }**. 🎯 Trafienie: duży dysk!
evidence-near = 🔎 { $seat } bada dowód: **{ the-card }**. 👣 Ciepło: mały dysk, to tuż obok.
evidence-dead = 🔎 { $seat } bada dowód: **{ the-card }**. 🚫 Ślepy trop.
patrol-reported = 🚓 { $seat } wysyła patrol: **{ the-place }**. Meldunek: { discs }.
disc-assigned = { $size ->
    [large] 📝 { $seat } przenosi duży dysk z patrolu: { the-place } → **{ the-card }**.
   *[small] 📝 { $seat } przenosi mały dysk z patrolu: { the-place } → **{ the-card }**.
}
disc-recalled = { $size ->
    [large] ↩️ { $seat } cofa duży dysk na patrol: **{ the-card }** → { the-place }.
   *[small] ↩️ { $seat } cofa mały dysk na patrol: **{ the-card }** → { the-place }.
}
wrongly-announced = ❌ { $seat } ogłasza: { the-case }. Nie zgadza się! Dwa punkty karne.
case-solved = 🚨 { $seat } rozwiązuje sprawę: { the-case }. Za to { some-points }.
case-closed = 📁 { $seat } kończy bez rozwiązania: { the-case }. { $points ->
    [0] Bez punktów.
   *[other] Mimo to dostaje { some-points }.
}
closing-asked = 🗄️ { $seat } proponuje zamknięcie śledztwa. Jeśli zgodzą się wszyscy, którzy jeszcze szukają, każdy z nich zajmie najbliższe wolne pole.
closing-withdrawn = 🗄️ { $seat } jednak chce szukać dalej.
misinformed = ⚠️ Błędna odpowiedź! To śledztwo kończy się dla obu stron: { $seat } 0 punktów, { $asker } 7.
investigation-over = 📁 Akta śledztwa { $number } trafiają do archiwum.
patrols-decide = ⚖️ Tyle samo punktów: decydują pozostałe patrole. { $seat }: { $mine }, { $other }: { $theirs }.
penalties-decide = ⚖️ Tyle samo punktów i patroli: decydują punkty karne. { $seat }: { $mine }, { $other }: { $theirs }.

refused-over = Gra już się skończyła.
refused-case-over = To śledztwo jest już dla ciebie skończone. Zagrasz znów w następnym.
refused-wait-for-answer = Twoje pytanie czeka jeszcze na odpowiedź.
refused-answer-first = Ktoś czeka na twoją odpowiedź. Najpierw odpowiedz.
refused-nothing-asked = Na razie nie ma do ciebie pytania.
refused-no-answer = To nie jest odpowiedź na zadane pytanie. Wybierz jeden z przycisków.
refused-not-in-row = Wśród odkrytych dowodów nie ma karty { the-card }. Wybierz taką, która tam leży.
refused-examined = { the-card }: to już wiesz z dowodu. Wybierz inną kartę.
refused-marked = Na żetonie { the-card } leży już twój dysk. Wybierz inny żeton.
refused-no-patrols = Wszystkie pięć patroli na całą grę jest już wykorzystanych. Zbadaj dowód albo ogłoś rozwiązanie.
refused-no-place = { the-card } to nie miejsce. Wyślij patrol w jedno z czternastu miejsc.
refused-patrolled = W tym miejscu masz już patrol: { the-place }. Wybierz inne.
refused-accuse-first = Najpierw połóż trzy czarne dyski: na podejrzanym, przestępstwie i miejscu.
refused-accused-already = Na żetonie { the-card } leży już twój czarny dysk. Wybierz inny.
refused-no-patrol-there = W tym miejscu nie masz patrolu: { the-place }. Przenoś dyski ze swoich patroli.
refused-no-such-disc = { $size ->
    [large] Twój patrol nie ma tu już dużego dysku: { the-place }. Wybierz inny dysk.
   *[small] Twój patrol nie ma tu już małego dysku: { the-place }. Wybierz inny dysk.
}
refused-lies-elsewhere = { $size ->
    [large] { the-card } nie leży w tym miejscu: { the-place }. Duży dysk kładzie się na żetonie, który tam jest.
   *[small] { the-card } nie leży tu ani tuż obok: { the-place }. Wybierz inny żeton.
}
refused-first-patrol = Z twoich patroli obok tego żetonu dysk daje wysłany najwcześniej: { the-place }. Przenieś go stamtąd.
refused-no-note = { the-card }: tu nie masz notatki. Cofnąć można tylko dysk przeniesiony dla pamięci, nie ten od dowodu.
refused-asked-already = Propozycję zamknięcia można cofnąć tylko raz, ta już obowiązuje. Graj dalej, póki nie dołączą inni.
refused-blank = Sprawca nieznany i prewencja nie należą do żadnej sprawy. Wybierz inną kartę.
refused-enough = { $changes ->
    [one] Najwyżej { $changes } zmiana na turę. Zbadaj dowód, wyślij patrol albo ogłoś rozwiązanie.
    [few] Najwyżej { $changes } zmiany na turę. Zbadaj dowód, wyślij patrol albo ogłoś rozwiązanie.
    [many] Najwyżej { $changes } zmian na turę. Zbadaj dowód, wyślij patrol albo ogłoś rozwiązanie.
   *[other] Najwyżej { $changes } zmiany na turę. Zbadaj dowód, wyślij patrol albo ogłoś rozwiązanie.
}

# Wiersz pod imieniem tego, kto ma coś zrobić.
now-where = Śledztwo { $number } z { $count } · runda { $round }
now-answers = { $asker } pyta, odpowiada { $seat }: { $about }
call-asked = ❓ { $asker } pyta cię: { $about }
now-box = { $points ->
    [one] za rozwiązanie teraz { $points } punkt
    [few] za rozwiązanie teraz { $points } punkty
    [many] za rozwiązanie teraz { $points } punktów
   *[other] za rozwiązanie teraz { $points } punktu
}
now-over = 📁 Akta wszystkich trzech śledztw są w archiwum
now-cut-short = 📁 Gra skończyła się w trakcie śledztwa { $number } z { $count }

# Plansza słowami, wiersz po wierszu.
board-turn = Ruch ma { $seat }.
board-row = Dowody: { $cards }
board-row-empty = Nie ma już żadnych dowodów.
board-deck = Dowody w talii: { $deck }; odrzucone: { $discarded }
board-points = { some-points }
board-penalties = punkty karne: { $penalties }
board-patrols = pozostałe patrole: { $patrols }
board-through = skończone w rundzie { $round }
board-case = sprawa: { $cards }
board-discs = { $size ->
    [large] duże dyski: { $cards }
   *[small] małe dyski: { $cards }
}
board-noted = zanotowane małym dyskiem: { $cards }
board-idle = patrole bez dysków: { $places }
board-dead-ends = ślepe tropy: { $cards }
board-closing = proponuje zamknięcie
board-grid = Miejsca od północy na południe, przy każdym podejrzany, przestępstwo i sąsiedzi:
found-evidence = { $answer ->
    [same] 🔎 { $card }: duży dysk
    [near] 🔎 { $card }: mały dysk
   *[nothing] 🔎 { $card }: ślepy trop
}
found-patrol = 🚓 { $place }: { $discs }
found-wrong = ❌ { $cards }
past-points = Śledztwo { $number }: { $points }
past-title = Śledztwo { $number }: sprawy i ile rozwiązań wchodziło w grę po każdej turze
past-case = { $cards }; { some-points }; możliwe rozwiązania: { $counts }.
past-known = { $turn ->
    [one] Rozwiązanie można było znać po { $turn } turze.
    [few] Rozwiązanie można było znać po { $turn } turach.
    [many] Rozwiązanie można było znać po { $turn } turach.
   *[other] Rozwiązanie można było znać po { $turn } tury.
}
past-never = Pewności nie było do końca.
past-solved = Rozwiązana w turze { $turn }.

# Gdy śledztwo się kończy: osobna wiadomość do wszystkich.
ended-title = 📁 Śledztwo { $number } z { $count } zakończone
ended-first = 🏁 Pierwsze rozwiązanie: { $names } (runda { $round })
ended-nobody = 🏁 Nikt nie rozwiązał swojej sprawy.
ended-line = { $cards } · { some-points } · { $round ->
    [0] nierozwiązana
   *[other] rozwiązana w rundzie { $round }
}
ended-standing = Stan punktów: { $scores }
ended-next = ☎️ Śledztwo { $number } zaczyna { $seat }.

# Co wie tylko jeden gracz.
secret-asked = ❗ { $seat } czeka na odpowiedź: { $about }. Odpowiedz zgodnie z prawdą, pomyłka kosztuje cię punkty z tego śledztwa.
secret-lies = Sprawa leży tutaj: { $cards }
secret-held = 🗂️ Trzymasz sprawę, którą rozwiązuje { $seat }: { $cards }
secret-accused = ⚫ Twoje czarne dyski: { $cards }
secret-found = Twoje śledztwo: { $findings }
secret-found-nothing = W tym śledztwie nie masz jeszcze żadnych tropów.
secret-left = { $kind ->
    [suspect] Pozostali podejrzani ({ $count }):
    [crime] Pozostałe przestępstwa ({ $count }):
   *[place] Pozostałe miejsca ({ $count }):
}
secret-none-left = brak
secret-notes = ✏️ Twoje skreślenia: { $cards }

pick-evidence = 🔎 Zbadaj dowód…
pick-patrol = 🚓 Patrol… (do końca gry jeszcze { $left })
pick-accuse = { $kind ->
    [suspect] ⚫ Oskarż: sprawca…
    [crime] ⚫ Oskarż: przestępstwo…
   *[place] ⚫ Oskarż: miejsce…
}
pick-accused = ⚫ Twój wybór: { $card }. Zmień…
drawer-accuse = Oskarż…
drawer-discs = Dyski z patroli…
pick-assign = 📝 Dyski z patroli: przenieś, cofnij…
pick-note = { $kind ->
    [place] ✏️ Skreśl miejsce…
   *[suspect-crime] ✏️ Skreśl osobę lub przestępstwo…
}
note-restore = Przywróć: { $card }
assign-to = { $size ->
    [large] Duży dysk: { $place } → { $card }
   *[small] Mały dysk: { $place } → { $card }
}
recall-from = Z powrotem na patrol: { $card }
announce = Ogłoś rozwiązanie
announce-cards = Ogłoś: { $cards }
close = { $asks ->
    [true] Cofnij propozycję i szukaj dalej
    [last] Zamknij śledztwo (każdy: { some-points })
   *[false] Zaproponuj zamknięcie śledztwa (każdy: { some-points })
}

score = { some-points }
