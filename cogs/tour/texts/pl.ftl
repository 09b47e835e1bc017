# Tour de France po polsku. Komendy, pliki etapów i słowa na obrazkach mają własne pliki.

game-name = Tour de France
game-tagline = Peleton: schowaj się na kole, ucieknij i bądź na czele tam, gdzie to się liczy.
game-rules =
    { "**" }Cel.** Prowadzisz drużynę kolarską. Niech twój kolarz będzie pierwszy na mecie, a w wyścigu na kilka etapów niech ma najlepszy czas. Jeśli gra się na drużyny, liczą się czasy trzech najlepszych.

    { "**" }Runda.** Wszyscy naraz i w tajemnicy wydają polecenia, potem po kolei jedzie cały peleton. Nie musisz niczego zmieniać: kto niczego nie ruszy, wiezie się na kole. Naciśnij **Gotowe**: na tę rundę, aż coś się stanie albo do mety. Coś się dzieje przed premią, przed metą i gdy odjedzie ci czoło wyścigu. Dopóki ostatnia drużyna nie jest gotowa, można to cofnąć. Gdy pierwszy jest na mecie, wydajesz polecenia po raz ostatni, a reszta etapu dojeżdża sama.

    { "**" }Polecenia.** Plan jednym stuknięciem rozdaje role całej drużynie. Każdy kolarz ma kartę. Prawie wszystko załatwia na niej rola:
    • 🛡️ Na kole: oszczędza siły, przejmuje od 4 · 💪 Pomocnik: ciągnie i oddaje prędkość koledze tuż przed sobą
    • 👀 Stróż: kasuje ataki · ⚡ Harcownik: oszczędza siły i rusza na ostatnich szesnastu polach · 🚀 Sprinter: na całego po premie i metę
    • ⛰️ Góral: atakuje pod górę · 🤝 Czekający: wraca po kolegę
    Całą resztę, od prędkości po miejsce na drodze, można ustawić osobno albo powiedzieć *zapytaj mnie*.

    { "**" }Grupy.** Kto się styka, jedzie razem. Pierwszy w grupie rzuca kostką; każdy następny przejmuje prędkość kolarza tuż przed sobą albo rzuca. Prowadzący na płaskim jedzie o pole mniej, niż wypadło na żółtej: niech ciągną inni. Kto ma wokół siebie pusto, jest samotny: musi rzucać, na żółtej też traci pole i nie może atakować. Dwójka zawsze zostaje dwójką. Między płaskim a podjazdem nic się nie przejmuje: pierwszy po drugiej stronie rzuca.

    { "**" }Kostki.** 🟡 Żółta 2 3 4 4 5 6 na płaskim, w grochy 1 2 3 3 3 4 na podjeździe: kto wyrzuci 4, jedzie 4, a jadący za nim przejmują 3. Biała 1 1 2 2 3 3 hamuje dwóch następnych: przejmują ostatnią prędkość, rzucają białą albo zagrywają kartę. Czerwona 4 5 6 7, ale dwa razy na sześć kraksa; czerwonej liczby się nie przejmuje.

    { "**" }Atak.** Dwójka na żółtej (jedynka na podjeździe) to ATTACK dla kogoś, kto prowadzi albo ma przed sobą trzy wolne pola: 2 i zielona kostka. **Solo**: odskakujesz i doścignie cię tylko kolejny ATTACK. **Szarpnięcie**: zapowiadasz je, a kto chce, zabiera się z tobą.

    { "**" }Pomoc.** Kto jedzie tuż za kolegą, może go wyprzedzić i oddać mu prędkość: z 6 przejeżdża 4, a 2 oddaje. Albo go rozprowadza: wtedy kolega kończy jak najdalej z przodu.

    { "**" }Punkty i koszulki.** Pierwsza czwórka na premii dostaje 5, 3, 2 i 1 punkt: za premie lotne do zielonej koszulki, za górskie do tej w grochy. Pas mety pokazuje sekundy; czas pierwszego liczy się całej grupie. Żółtą nosi ten, kto ma najlepszy czas. Od drugiego etapu każda koszulka daje kartę na jedno użycie w etapie, zagrywaną przed rzutem: żółta i zielona na płaskim, ta w grochy na podjeździe. Kto mógłby atakować, atakuje z nią bez względu na szczęście; każdy inny jedzie dokładnie tyle, ile wypadnie na zielonej, i nikt tego po nim nie przejmuje.

    { "**" }Polecenia są tajne** aż do końca etapu. Jeśli nie zdążysz, twoja drużyna jedzie według tego, co jest na kartach.

    { "**" }Dobra rada.** Pod wiatr nikt jeszcze nie wygrał. Trzymaj się koła, jednego kolarza oszczędzaj na ostatnie dziesięć pól, a kiedy grupa się rwie, bądź w tej z przodu.

option-race = Wyścig
option-race-about = Etap trwa od 10 do 25 rund; jeśli wszyscy dadzą „aż coś się stanie”, czeka się na nich znacznie rzadziej.
option-race-first = Pierwsza gra: Rogalik–Kawa-au-Lit (39 pól)
option-race-plain = Płasko, dla sprinterów: Placek–Bagietka-sur-Mer (72)
option-race-hills = Pagórki i bruk: Trzęsikość–Kocie-Łby (76)
option-race-mountain = Meta na górze: Kanapa-en-Vallée–Mont Uff (68)
option-race-circuit = Trzy okrążenia: Karuzela-le-Rond (82)
option-race-three = Trzy etapy: płasko, pagórki, góry
option-race-tour = Cztery etapy: płasko, pagórki, okrążenia, góry
option-race-own = Własny etap serwera
option-riders = Kolarzy w drużynie
option-riders-about = Według liczby drużyn: przy dwóch po sześciu, przy trzech i czterech po czterech, dalej po trzech.
option-riders-by-players = Według liczby drużyn
option-riders-3 = 3
option-riders-4 = 4
option-riders-5 = 5
option-riders-6 = 6
option-decides = Kto wygrywa
option-decides-about = Widać obie klasyfikacje, rozstrzyga jedna.
option-decides-individual = Najlepszy kolarz
option-decides-team = Najlepsza drużyna
option-finish-points = Punkty także za metę
option-finish-points-about = Pierwsza czwórka etapu dostaje 5, 3, 2 i 1 punkt także do zielonej koszulki.

stage-first = Rogalik–Kawa-au-Lit
stage-plain = Placek–Bagietka-sur-Mer
stage-hills = Trzęsikość–Kocie-Łby
stage-mountain = Kanapa-en-Vallée–Mont Uff
stage-circuit = Karuzela-le-Rond
stage-own = własny etap serwera
the-stage = { TEXT("stage", $stage, "") }

# Kolarze i co jest na ich kartach.
the-rider = { $rider } ({ $seat })
a-time = { CLOCK($time) }
n-fields = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}
by-role = według roli
as-role = { $what } (rola)
most-none = bez limitu
role-shelter = Na kole
role-work = Pomocnik
role-hunt = Stróż
role-attack = Harcownik
role-sprint = Sprinter
role-climb = Góral
role-wait = Czekający
the-role = { TEXT("role", $role, "") }
speed-2 = przejmuje od 2
speed-3 = przejmuje od 3
speed-4 = przejmuje od 4
speed-5 = przejmuje od 5
speed-brake = hamuje (biała kostka)
speed-red = ryzykuje (czerwona kostka)
speed-ask = zapytaj mnie
the-speed = { TEXT("speed", $speed, "") }
attack-solo = jedzie solo
attack-pull = szarpie i ciągnie grupę
attack-plain = bierze samą liczbę
attack-ask = zapytaj mnie
the-attack = { TEXT("attack", $attack, "") }
catch-true = kasuje ataki
catch-false = odpuszcza ataki
card-never = zachowuje ją
card-next = przy pierwszej okazji do ataku
card-now = od razu
card-ask = zapytaj mnie
the-card = { TEXT("card", $card, "") }
where-far = jak najdalej
where-wheel = na koło poprzednika
where-beside = obok kolegi
where-front = trzy wolne pola z przodu
where-wind = od strony wiatru
where-lee = po zawietrznej
where-shield = osłaniać kolegę
where-ask = zapytaj mnie
where-whom = { $where ->
    [beside] obok numeru { $rider }
   *[other] osłania od wiatru numer { $rider }
}
the-where = { TEXT("where", $where, "") }
most-of = { $count ->
    [one] najwyżej { $count } pole
    [few] najwyżej { $count } pola
    [many] najwyżej { $count } pól
   *[other] najwyżej { $count } pola
}
help-whom = { $ahead ->
    [true] rozprowadza numer { $rider }
   *[false] oddaje prędkość numerowi { $rider }
}
until-round = na tę rundę
until-event = aż coś się stanie
until-end = do mety
yes-true = tak
yes-false = nie

# Ruchy na przyciskach, listach i w podpowiedzi.
move-set-role = { $rider }: { the-role }
    .words = rola kolarz zawodnik
move-set-speed = { $rider }: { the-speed }
    .words = prędkość kolarz przejmuje kostka
move-set-attack = { $rider } przy ATTACK: { the-attack }
    .words = atak przy ataku kolarz
move-set-catch = { $catch ->
    [true] { $rider } kasuje ataki
   *[false] { $rider } odpuszcza ataki
}
    .words = cudze ataki kolarz
move-set-card = { $rider }, karta koszulki: { the-card }
    .words = karta kartę koszulka kolarz zagrać gra zagraj
move-set-where = { $rider }: { the-where }
    .words = gdzie miejsce kolarz kryje osłania
move-set-most = { $rider }: ile pól najwyżej
    .words = limit najwyżej pola pól kolarz
move-set-help = { $rider } oddaje prędkość
    .words = pomoc pomaga pomóc oddać odda kolarz
move-swap = { $one } i { $other } zamieniają się miejscami
    .words = zamień zamienić zamieniają miejsca kolarze
move-ready = { $until ->
    [round] Gotowe
    [event] Aż coś się stanie
   *[end] Do mety
}
    .words = gotowe gotowy gotowa rozkazy
move-take-back = Jednak jeszcze nie
    .words = cofnij cofam zmienić jeszcze nie ponownie niegotowy niegotowa niegotowi
answer-anew = Odpowiedz jeszcze raz na poprzednie pytanie
move-answer = Odpowiedź { $answer }
    .words = odpowiedź odpowiadam numer
move-absent = { $for_good ->
    [true] Zostawić drużynę jej kartom na dobre
   *[false] Niech zdecydują karty
}
    .words =
        { $for_good ->
            [true] zostawić na dobre drużyna
           *[false] zostawić karty zdecydować runda
        }
drawer-swap = Miejsca
pick-role = 🎽 Rola: { $now }
pick-speed = ⏱️ Prędkość: { $now }
pick-attack = ⚡ Przy ATTACK: { $now }
pick-catch = 👀 Cudze ataki: { $now }
pick-where = 📍 Miejsce: { $now }
pick-most = ✋ Limit: { $now }
pick-help = 🤝 Pomaga: { $now }
pick-card = 🃏 Karta koszulki: { $now }
pick-swap = 🔁 Zamień miejscami dwóch swoich…
list-speed = Prędkość: { $what }
list-attack = Przy ATTACK: { $what }
list-catch = Ataki: { $what }
list-where = Miejsce: { $what }
list-most = Limit: { $what }
list-help = Pomoc: { $what }
list-card = Karta: { $what }
swap-two = { $one } ({ $first }. na starcie) ↔ { $other } ({ $second }. na starcie)

# Pytanie, które zadaje polecenie.
question = { $about ->
    [speed] ❓ **Numer { $rider } pyta:** co z prędkością? { $speed ->
        [0] Nie ma czego przejąć.
       *[other] Można przejąć { $speed }.
    }
    [attack] ❓ **Numer { $rider } ma ATTACK.** Co z nim?
    [card] ❓ **Numer { $rider } pyta:** zagrać kartę koszulki?
   *[where] ❓ **Numer { $rider } pyta:** dokąd?
}
question-before = Tuż przedtem: { ridden }
question-default = jeśli nie odpowiesz
answer-take = Przejąć { $most }
answer-yellow = Żółta { $least }–{ $most }
answer-polka = Kostka w grochy { $least }–{ $most }
answer-white = Biała { $least }–{ $most }, hamuje dwóch następnych
answer-red = Czerwona { $least }–{ $most }
answer-solo = Solo, { $least }–{ $most }
answer-pull = Szarpnąć, { $least }–{ $most }, kto chce, jedzie też
answer-catch = Skasować atak: { $most }
answer-where = { $where }: { n-fields }
odds-better = { "," } lepsza { $count } na 6
odds-attack = { "," } ATTACK { $count } na 6
odds-catch = { "," } kasuje { $count } na 6
odds-fall = { "," } kraksa { $count } na 6
odds-room = { "" } (miejsca tylko na { $fields })
answer-plain = Sama liczba: { $fields }, bez ataku
answer-card = Zagrać kartę, { $least }–{ $most }
answer-keep = Zachować kartę

# Wiersz nad planszą i wezwania.
now-stage-of = Etap { $number } z { $count }: { $name }
now-round = 🚩 { $name } · runda { $round } · do mety { $left }
now-coming = 🏁 { $name } · runda { $round } · na mecie { $home } z { $count }
now-cut-short = 🏁 { $name } · wyścig przerwano w rundzie { $round }
now-over = 🏁 { $name } · koniec wyścigu
now-orders = 📋 Polecenia · { $teams ->
    [one] gotowe: { $ready } z { $teams }
    [few] gotowe: { $ready } z { $teams }
    [many] gotowe: { $ready } z { $teams }
   *[other] gotowe: { $ready } z { $teams }
}
why-last = 🔔 Pierwsi są na mecie: to ostatnie polecenia na tym etapie.
why-finish = 🔔 Meta blisko: do przejechania { $fields ->
    [one] { $fields } pole.
    [few] { $fields } pola.
    [many] { $fields } pól.
   *[other] { $fields } pola.
}
why-prime = 🔔 Zbliża się { $prime } { $name }: jeszcze { n-fields }.
why-behind = 🔔 Czoło odjeżdża bez nikogo z drużyny: { $teams }.
now-asked = ❓ { the-rider } ogląda się na wóz techniczny: co teraz?
now-won = 🏆 Wyścig wygrywa { the-rider }
call-orders = 📋 Polecenia na rundę { $round }, do mety { $left }. Twoi kolarze: { $riders }. Jeśli nic nie zmieniasz, wystarczy Gotowe.
call-asked = ❓ Jeden z twoich kolarzy pyta, co ma robić.

# Plansza słowami.
board-legend = Kolarze w kolejności jazdy: numer (drużyna), pól do mety · pas od lewej. ⚡ może atakować, 🔘 jedzie samotnie, ⛰️ na podjeździe.
board-group = { $count ->
    [one] **Grupa { $number }**: { $riders }
    [few] **Grupa { $number }** ({ $count } kolarze): { $riders }
    [many] **Grupa { $number }** ({ $count } kolarzy): { $riders }
   *[other] **Grupa { $number }** ({ $count } kolarzy): { $riders }
}
board-finish = 🏁 Meta, { $name }: { $riders }
board-arrivals = 🏁 Na mecie: { $riders }
board-arrived = { $rider } { CLOCK($time) }
prime-sprint = 🟢 Premia lotna
prime-mountain = 🔴 Premia górska
board-prime = { $prime } { $name }, { $left } przed metą: { $riders }
board-nobody-yet = jeszcze nikt
board-course = 🗺️ Etap: { $sections }
board-section = { $kind ->
    [flat] { $name }, płasko { $steps }
   *[climb] { $name }, podjazd { $steps }
}, { $wind ->
    [left] wiatr z lewej
   *[right] wiatr z prawej
}
the-jersey = { $jersey ->
    [yellow] 🟡 żółta koszulka
    [green] 🟢 zielona koszulka
   *[polka] 🔴 koszulka w grochy
}
board-jersey = { the-jersey }: { $rider }{ $card ->
    [true] , karta jeszcze w ręku
   *[false] { "" }
}
class-individual = 🟡 Żółta koszulka: { $riders }
class-team = 👥 Drużyny: { $teams }
class-green = 🟢 Zielona koszulka: { $riders }
class-polka = 🔴 Koszulka w grochy: { $riders }
board-rides = Ostatnia runda: { $rides }
ridden = { $how ->
    [take] { $rider } przejmuje
    [yellow] { $rider } rzuca żółtą
    [polka] { $rider } rzuca kostką w grochy
    [white] { $rider } rzuca białą
    [red] { $rider } rzuca czerwoną
    [fall] { $rider } leży
    [solo] { $rider } atakuje
    [pull] { $rider } szarpie
    [catch] { $rider } kasuje atak
   *[card] { $rider } zagrywa kartę
}: { n-fields }
ridden-passed = (i oddaje { $fields })
past-stage = 🏆 { $name }: { $rider }, czas { CLOCK($time) }

# Co wie tylko jedna drużyna.
secret-over = Wyścig skończony, nie ma już nic tajnego.
secret-orders = 📋 **Twoje polecenia** (nikt inny ich nie widzi):
secret-place = { $lonely ->
    [true] grupa { $group }, samotnie
   *[false] grupa { $group }, { $place }. z { $count }
}
the-die = { $die ->
    [yellow] rzuca żółtą
    [polka] rzuca kostką w grochy
    [white] rzuca białą
   *[red] rzuca czerwoną
}
next-does = { $doing ->
    [plays] zagrywa kartę
    [asks] zapyta ciebie
    [rolls] { the-die }
    [takes] przejmie od { $least }, inaczej { the-die }
   *[in] jest na mecie
}
next-attack = ⚡ przy { $on }: { the-attack }
next-catches = 🪝 kasuje przy { $on }
secret-ready = ✅ Gotowe.
secret-spare = { $count ->
    [one] -# Została { $count } zmiana
    [few] -# Zostały { $count } zmiany
    [many] -# Zostało { $count } zmian
   *[other] -# Zostało { $count } zmiany
}

# Koniec etapu i wyścigu.
ended-title = 🏁 { $name }
ended-won = { $rounds ->
    [one] 🏆 **Wygrywa { the-rider }**, czas { CLOCK($time) } po { $rounds } rundzie!
    [few] 🏆 **Wygrywa { the-rider }**, czas { CLOCK($time) } po { $rounds } rundach!
    [many] 🏆 **Wygrywa { the-rider }**, czas { CLOCK($time) } po { $rounds } rundach!
   *[other] 🏆 **Wygrywa { the-rider }**, czas { CLOCK($time) } po { $rounds } rundach!
}
ended-place = { $mark } { $rider }{ $behind ->
    [0] { "" }
   *[other] { " " }+{ CLOCK($behind) }
}
ended-next = ▶️ Dalej etap { $number } z { $count }: { $name }

# Co się dzieje.
stage-begun = { $count ->
    [one] 🚩 Ruszyli: { the-stage }.
    [few] 🚩 Etap { $number } z { $count }: { the-stage }. Ruszyli!
    [many] 🚩 Etap { $number } z { $count }: { the-stage }. Ruszyli!
   *[other] 🚩 Etap { $number } z { $count }: { the-stage }. Ruszyli!
}
rider-moved = { $how ->
    [take] { the-rider } przejmuje: { n-fields }
    [yellow] { the-rider } rzuca żółtą { $number }: { n-fields }
    [polka] { the-rider } rzuca kostką w grochy { $number }: { n-fields }
    [white] { the-rider } rzuca białą { $number }: { n-fields }
    [red] { the-rider } rzuca czerwoną { $number }: { n-fields }
    [fall] { the-rider } rzuca czerwoną i leży
    [solo] { the-rider } jedzie solo, zielona { $number }: { n-fields }
    [pull] { the-rider } szarpie, zielona { $number }: { n-fields }
    [catch] { the-rider } kasuje atak: { n-fields }
   *[card] { the-rider } zagrywa kartę, zielona { $number }: { n-fields }
}
speed-passed = { the-rider } oddaje prędkość numerowi { $receiver }: { n-fields }
attacked = ⚡ { the-rider } atakuje: { n-fields }
pulled = 🚄 { the-rider } szarpie z prędkością { $speed }
caught = 🪝 { the-rider } kasuje atak
card-played = { $jersey ->
    [yellow] 🃏 { the-rider } zagrywa kartę żółtej koszulki!
    [green] 🃏 { the-rider } zagrywa kartę zielonej koszulki!
   *[polka] 🃏 { the-rider } zagrywa kartę koszulki w grochy!
}
fell = 🤕 { the-rider } ryzykuje i leży
prime-reached = { $kind ->
    [sprint] 🟢 Premia lotna
   *[mountain] 🔴 Premia górska
}: miejsce { $place } ma { the-rider } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
finished = 🏁 { the-rider } jest na mecie na { $second } s
stage-won = { $stage ->
    [own] 🏆 Własny etap serwera wygrywa { the-rider }, czas { CLOCK($time) }!
   *[other] 🏆 Etap { the-stage } wygrywa { the-rider }, czas { CLOCK($time) }!
}
out-of-time = { $riders ->
    [one] 🚐 { $riders } kolarza zbiera wóz końca wyścigu.
    [few] 🚐 { $riders } kolarzy zbiera wóz końca wyścigu.
    [many] 🚐 { $riders } kolarzy zbiera wóz końca wyścigu.
   *[other] 🚐 { $riders } kolarza zbiera wóz końca wyścigu.
}
jersey-worn = { the-jersey }: { the-rider }
race-won = 🏆 Wyścig wygrywa { the-rider }, czas { CLOCK($time) }!
team-won = 👥 Najlepsza drużyna: { $seat } ({ CLOCK($time) })
gone-for-good = 💤 { $seat }: drużyna jedzie odtąd według kart.

score = { $decides ->
    [individual] najlepszy kolarz { CLOCK($points) }
   *[team] drużyna { CLOCK($points) }
}
deadline-near = ⏳ { $seat }, czas na tę rundę upływa <t:{ NUMBER($due, useGrouping: 0) }:R>. Potem twoja drużyna pojedzie według kart, jak teraz są.
deadline-missed = ⌛ { $seat }: czas minął, drużyna jedzie według kart. Dopóki ta osoba nie wróci, na jej rundy będzie coraz mniej czasu.
ask-resign = 🏳️ Poddać **{ $table }**? Twoja drużyna pojedzie dalej według kart, a powrotu nie ma.
resigned = 🏳️ { $seat } poddaje wyścig.
you-resigned = Po poddaniu twoja drużyna jedzie dalej według kart.

# Dlaczego czegoś nie można i co by można.
refused-over = Wyścig się skończył.
refused-players = To mogą tylko drużyny z tego wyścigu.
refused-gone = Po poddaniu twoja drużyna jedzie już tylko według kart.
refused-ready = „Gotowe” już jest. Dopóki inni jeszcze wybierają, możesz to cofnąć i zmienić polecenia.
refused-not-ready = Nie ma czego cofać: „Gotowe” jeszcze nie ma albo dali je wszyscy i runda już przejechana.
refused-too-many-changes = Za dużo zmian. Kolejne dostaniesz w następnej rundzie; naciśnij Gotowe.
refused-not-asked = Na razie nie ma pytania do ciebie. Zmień karty albo naciśnij Gotowe.
refused-frozen = Runda właśnie trwa i do jej końca polecenia są zamrożone. Jeśli pyta cię twój kolarz, najpierw mu odpowiedz.
refused-no-answer = { $most ->
    [one] Jest tylko jedna odpowiedź, 1.
    [few] Nie ma takiej odpowiedzi: numery to od 1 do { $most }.
    [many] Nie ma takiej odpowiedzi: numery to od 1 do { $most }.
   *[other] Nie ma takiej odpowiedzi: numery to od 1 do { $most }.
}
refused-no-rider = { $most ->
    [one] Jedzie tylko numer { $most }.
    [few] Nie ma takiego kolarza: numery to od 1 do { $most }.
    [many] Nie ma takiego kolarza: numery to od 1 do { $most }.
   *[other] Nie ma takiego kolarza: numery to od 1 do { $most }.
}
refused-not-yours = Numer { $rider } jedzie w innej drużynie. Wybierz kogoś ze swoich.
refused-rider-in = Numer { $rider } jest już na mecie i nie potrzebuje poleceń.
refused-most = Kolarz przejeżdża co najmniej { $least } pole. Wybierz limit od { $least } do { $most }.
refused-no-card = Numer { $rider } nie ma na tym etapie karty koszulki.
refused-whom = Kolegę podaj tylko przy „obok kolegi” i „osłaniać kolegę”, nigdzie indziej.
refused-led = Napisz, którego kolegę rozprowadzić.
refused-no-mate = To musi być kolega z drużyny, który jedzie, a nie sam numer { $rider }; obcym nie oddaje się prędkości.
refused-swap-late = Miejsca na starcie zmienia się tylko przed pierwszą rundą.
refused-same = To już jest na karcie numeru { $rider }.
