# C'est mon fort! po polsku.

game-name = Twierdza
game-tagline = Pamiętaj, gdzie co leży, i zbuduj mur szybciej niż inni.
game-rules =
    { "**" }Cel.** Zbuduj mur z dziesięciu kart ułożonych rosnąco. Zaczynasz od wieży z numerem 1; karty od 2 do 46 leżą zakryte na 45 miejscach, od A1 do E9.

    { "**" }Twoja tura.** Odkryj jedną dowolną kartę; widzą ją wszyscy. Jest wyższa niż ostatnia karta twojego muru? Możesz ją dołożyć na koniec. W przeciwnym razie, albo gdy wolisz poczekać, wraca zakryta na swoje miejsce. Zapamiętaj ją, bo nikt ci jej drugi raz nie pokaże. Kart w murze się nie przesuwa.

    { "**" }Koniec.** Kto ma dziesięć kart, wliczając jedynkę, od razu wygrywa. Gdy żadna z pozostałych kart nikomu nie pasuje, wygrywa najdłuższy mur, a przy remisie wyższa ostatnia karta. Jeśli nic już nie może ci pasować, pauzujesz. Gdy grać może już tylko jedna osoba, odkrytych kart się nie zakrywa.

    { "**" }Gra na punkty.** Kończy się tak samo, ale decydują punkty, a przy remisie wyższa ostatnia karta. Każda karta to 1 punkt, a do tego: król 3, królowa 3, książę 1, księżniczka 1, każda para książę–księżniczka jeszcze 1, każda wrona 1.
    • Armata: gdy tylko trafi do twojego muru, zestrzel jedną kartę przeciwnika (wypada z gry). Wieże i wszystko przed ostatnią wieżą są bezpieczne. Gdy nie ma celu, nic się nie dzieje.
    • Wieża: chroni to, co stoi między nią a poprzednią wieżą; jedynka też jest wieżą.
    • Czarodziej: raz, w jednej z następnych tur, możesz wstawić zbyt niską odkrytą kartę tam, gdzie jest jej miejsce. Jeśli stracisz go wcześniej, nie pomoże; dopóki czeka, pasuje ci każda karta.

option-bonus = Gra na punkty
option-bonus-about = Liczą się punkty: rodzina królewska i wrony punktują, armaty strzelają, wieże chronią, czarodziej pomaga.
option-open-memory = Karty zostają odkryte
option-open-memory-about = Odkrytych kart się nie zakrywa, więc nie trzeba dobrej pamięci.

phase-turn = odkryć kartę
phase-decide = zdecydować o odkrytej karcie
phase-shoot = wybrać cel armaty
# The line below the name of the active seat's player.
now-to-do = Teraz trzeba { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}

figure-start = wieża początkowa
figure-tower = wieża
figure-king = król
figure-queen = królowa
figure-prince = książę
figure-princess = księżniczka
figure-cannon = armata
figure-magician = czarodziej
figure-crow = wrona
figure-crows = dwie wrony
figure-plain = mur

# Postać za numerem karty; przy zwykłej nic.
with-figure = { $figure ->
    [start] { " " }(wieża początkowa)
    [tower] { " " }(wieża)
    [king] { " " }(król)
    [queen] { " " }(królowa)
    [prince] { " " }(książę)
    [princess] { " " }(księżniczka)
    [cannon] { " " }(armata)
    [magician] { " " }(czarodziej)
    [crow] { " " }(wrona)
    [crows] { " " }(dwie wrony)
   *[plain] { "" }
}

move-turn = Odkryj { $place }
    .words = odkryj odkryć odkrywam odwróć odwracam pokaż pokazać karta kartę miejsce miejscu pole
move-take = Weź
    .words = weź wziąć biorę zabierz dodaj dodaję buduję ją kartę mur muru
move-leave = Zostaw
    .words = zostaw zostawiam zostawić odłóż odkładam odłożyć wracam wrócić leży pas
move-insert = Wstaw
    .words = wstaw wstawiam wstawić czarodziej czarodziejem mag magik magiem między kartę
move-shoot = { $target }: { $number }
    .words = strzel strzelam strzelić armata działo trafić zestrzel kartę
# To samo z numerem karty, dopóki leży odkryta.
take-card = Weź { $number }
insert-card = Wstaw { $number }
# Karta w czyimś murze, w którą celuje armata.
shoot-card = { $target }: { $number }{ with-figure }

building-begun = Karty leżą zakryte. Zaczyna { $seat }.
card-turned = { $seat } odkrywa kartę na miejscu { $place }: { $number }{ with-figure }.
card-shown = { $seat } odkrywa kartę na miejscu { $place }: { $number }{ with-figure }. Karta zostaje odkryta.
card-chosen = { $seat } wskazuje kartę na miejscu { $place }: { $number }{ with-figure }.
card-taken = { $seat } bierze { $number }{ with-figure } z miejsca { $place }.
card-left = { $seat } zostawia kartę na miejscu { $place }.
card-inserted = { $seat } korzysta z czarodzieja i wstawia w mur { $number }{ with-figure } z miejsca { $place }.
card-shot = { $seat } strzela, { $target } traci { $number }{ with-figure }.
nothing-to-shoot = { $seat } ma armatę, ale nie ma celu: wszystkie karty są chronione.
seat-out = { $seat } pauzuje: żadna z pozostałych kart nie pasuje.
seat-back = { $seat } znów może budować i wraca do gry.
last-builder = Dalej buduje tylko { $seat }. Odkrytych kart już się nie zakrywa.
wall-finished = { $seat } kończy mur z dziesięciu kart. Koniec gry.
field-exhausted = Żadna z pozostałych kart nikomu nie pasuje. Koniec gry.

refused-over = Gra już się skończyła.
refused-turned-already = Karta na miejscu { $place } jest odkryta. Najpierw ją weź albo zostaw.
refused-no-place = Nie ma takiego miejsca. Wybierz od { $first } do { $last }.
refused-empty-place = Miejsce { $place } jest puste. Wybierz takie, na którym leży karta.
refused-nothing-turned = Żadna karta nie jest odkryta. Najpierw jakąś odkryj.
refused-too-low = Karta jest za niska, twój mur kończy się na { $last }. Zostaw ją.
refused-no-magician = W twoim murze nie ma czarodzieja. Karta może trafić tylko na koniec albo wrócić.
refused-magician-used = Twój czarodziej już raz pomógł. Zostaw kartę.
refused-fits-anyway = Karta pasuje na koniec twojego muru. Weź ją bez czarodzieja.
refused-shoot-first = Twoja armata musi najpierw wystrzelić. Wybierz cel.
refused-no-cannon = Żadna armata nie czeka na strzał. Strzelasz tylko, gdy trafi do twojego muru.
refused-no-opponent = To nie jest mur przeciwnika. Wybierz kartę w cudzym murze.
refused-no-such-card = Karty { $number } nie ma w tym murze. Wybierz taką, która w nim jest.
refused-protected = Kartę { $number } chroni wieża. Wybierz kartę za ostatnią wieżą.

# Plansza słowami, wiersz po wierszu.
board-row = Rząd { $row }: { $places }
board-row-empty = Rząd { $row }: brak kart
board-field = { $count ->
    [one] Na stole leży jeszcze { $count } karta.
    [few] Na stole leżą jeszcze { $count } karty.
    [many] Na stole leży jeszcze { $count } kart.
   *[other] Na stole leży jeszcze { $count } karty.
}
board-wall = { $seat }: { $cards }
board-length = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
board-exposed = armata mogłaby zabrać: { $cards }
board-safe = armata nie mogłaby niczego zabrać
board-magician = czarodziej może jeszcze pomóc
board-out = tury pomijane: nic już nie pasuje
board-shot = Zestrzelone: { $cards }
board-turned = Odkryta karta na miejscu { $place }: { $number }{ with-figure }
board-turn = Ruch ma { $seat } i musi { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}
board-winner = Wygrywa: { $seat }
board-over = Koniec gry.
