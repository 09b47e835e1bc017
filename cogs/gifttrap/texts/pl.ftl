# GiftTRAP po polsku. Prezenty, wpisywane ruchy i słowa na obrazkach mają osobne pliki.

game-name = GiftTRAP
game-tagline = Dawaj, życz sobie, rozpakowuj: jak dobrze się znacie?
game-rules =
    { "**" }O co chodzi.** Dawaj innym to, co ich ucieszy, i dostawaj to, co ucieszy ciebie. Masz dwa znaczniki, GIVE za dawanie i GET za dostawanie. Jeśli na koniec rundy oba stoją na GIFTED, na końcu swojego toru, wygrywasz.

    { "**" }Rundę** zaczyna rozdający, za każdym razem inny. Wybiera jedną z czterech talii, od zwykłej po luksusową: żółtą, czerwoną, niebieską albo czarną. Wykłada się o jeden prezent więcej, niż jest graczy (przy trzech 7, przy czterech 9). Zanim je rozda, może najwyżej dwa odwrócić lub wymienić; nikt inny tego nie widzi.

    { "**" }Prezenty i życzenia** wszyscy wybierają jednocześnie i w tajemnicy.
    • 🎁 Każdej z pozostałych osób daj prezent, każdej inny. Przy trzech i czterech graczach daj każdej po dwa.
    • ⭐ Cztery żetony połóż na czterech prezentach, według tego, ile radości by ci sprawiły: GREAT (wspaniale), GOOD (dobrze), OK (może być) i NO WAY (w żadnym wypadku).
    Możesz to zmienić 40 razy w grze i jeszcze cztery razy w każdej rundzie: jeśli wybierzesz dla Anny prezent, który ma już Borys, prezenty zamienią się miejscami. Potem naciśnij **Gotowe**. Póki ostatnia osoba nie jest gotowa, możesz to cofnąć.

    { "**" }Rozpakowywanie.** Od rozdającego po kolei każdy pokazuje swoje życzenia i rozpakowuje, co dostał. Każdy prezent rusza dwa znaczniki: GIVE osoby, która go dała, i GET tej, która go dostała.
    • GREAT: 3 kroki naprzód · GOOD: 2 · OK: 1
    • NO WAY: 4 kroki wstecz · bez żetonu: 1 krok wstecz
    Znaczniki nie schodzą z toru, a kroki poza jego koniec przepadają, więc kolejność ma znaczenie. Przy wolnym tempie wszystko rozpakowuje się naraz. Ręcznie każdy otwiera prezent po prezencie, w dowolnej kolejności.

    { "**" }Koniec.** Jeśli na GIFTED jest kilka osób, liczy się więcej podarowanych GREAT, potem więcej otrzymanych; w ostateczności dzielą się zwycięstwem. Jeśli po ostatniej rundzie nie ma tam nikogo, wygrywa większa suma obu znaczników, a potem ten, czyj tylny znacznik jest dalej.

    { "**" }Opuszczanie rundy.** Nikomu nie wymyślamy gustu: kto nie zdąży, opuszcza rundę, a prezenty od tej osoby i dla niej zostają zapakowane.

    { "**" }Gra ekspercka.** Dwie karty na każdą rundę. GIVE MORE na prezencie, który dajesz, podwaja twoje kroki za niego, a GET MORE na prezencie, który masz dostać, podwaja twoje kroki za tamten, naprzód i wstecz. Do rozpakowania nikt ich nie widzi.
    • 🪤 GiftTRAP włącza się osobno: raz na grę, między dwoma otwieranymi prezentami, jeden prezent traci wartość do końca rundy. Nie działa, gdy wszystko rozpakowuje się naraz.

    { "**" }Gracze komputerowi** mają własny gust: dwie rzeczy lubią, jednej nie, i wszyscy to widzą. Twój zgadują z twoich życzeń w tej grze, a potem go zapominają.

    { "**" }Dobra rada.** Żółte rundy są o przyzwyczajeniach, czarne o marzeniach. A NO WAY zostaw na to, co znajomi naprawdę mogliby ci dać.

option-track = Długość torów
option-track-about = Ile kroków jest do GIFTED: krótka gra to około 3 rund, zwykła 5–6, długa 8.
option-track-short = Krótkie
option-track-normal = Zwykłe
option-track-long = Długie
option-rounds = Najwyżej rund
option-rounds-about = Jeśli do tego czasu nikt nie będzie na GIFTED, wygra większa suma obu znaczników.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8
option-rounds-12 = 12
option-rounds-endless = Aż do GIFTED, najwyżej 20 rund
option-expert = Gra ekspercka
option-expert-about = GIVE MORE i GET MORE: w każdej rundzie możesz podwoić kroki za jeden prezent, który dajesz, i za jeden, który dostajesz.
option-gifttrap-card = Karta GiftTRAP
option-gifttrap-card-about = Raz na grę każdy może odebrać prezentowi wartość, gdy inni rozpakowują. Tylko przy rozpakowywaniu ręcznym.
option-quick-unwrap = Rozpakowywanie
option-quick-unwrap-about = Ręcznie jest ciekawiej, ale w każdej rundzie czeka się na każdego jeszcze raz.
option-quick-unwrap-by-pace = Według tempa (naraz od jednego dnia na ruch)
option-quick-unwrap-yes = Wszystko naraz
option-quick-unwrap-no = Ręcznie
option-own-gifts = Własne prezenty serwera

deck-yellow = żółta
deck-red = czerwona
deck-blue = niebieska
deck-black = czarna
the-deck = { $deck ->
    [yellow] 🟨 żółta
    [red] 🟥 czerwona
    [blue] 🟦 niebieska
   *[black] ⬛ czarna
}
token-great = GREAT
token-good = GOOD
token-ok = OK
token-no-way = NO WAY
no-token = bez żetonu
tile-first = pierwszy prezent
tile-second = drugi prezent
gift-number = { $number }. { $name }
no-card = bez karty

# Czego dotyczą prezenty.
tag-food = jedzenie
tag-drink = napoje
tag-home = dom
tag-garden = ogród
tag-animals = zwierzęta
tag-sport = sport
tag-outdoors = natura
tag-travel = podróże
tag-music = muzyka
tag-film = film
tag-books = książki
tag-games = gry
tag-tech = technika
tag-craft = rękodzieło
tag-beauty = uroda
tag-fashion = moda
tag-wellness = relaks
tag-romance = romantyka
tag-adventure = przygoda
tag-learning = nauka
tag-prank = psikusy
tag-luxury = luksus
tag-family = rodzina
tag-work = praca

# Ruchy, na przyciskach i w pytaniu przed tym, czego nie da się cofnąć.
move-choose = Talia: { the-deck }
    .words = talia talię wybierz wybieram wybrać pokaż prezenty
move-turn = Odwróć: { $number }
    .words = odwróć odwracam odwrócić prezent kartę
move-replace = Wymień: { $number }
    .words = wymień wymieniam wymienić inny następny prezent kartę
move-deal = Rozdaj te prezenty
    .words = rozdaj rozdaję rozdać wyłóż prezenty
move-give = { $friend }: prezent { $gift }
    .words = daj daję dać prezent dostaje dla
move-wish = Życzenie: prezent { $gift }
    .words = życzenie życzę chcę żeton prezent
move-give-more = GIVE MORE: prezent { $gift }
    .words = give more podwój podwójnie prezent
move-get-more = GET MORE: { $giver }
    .words = get more podwój podwójnie prezent od
move-ready = Gotowe
    .words = gotowe gotowy gotowa skończone oddaję koniec
move-take-back = Jednak jeszcze nie
    .words = cofnij cofam zmienić jeszcze nie
move-open = Rozpakuj, od kogo: { $giver }
    .words = rozpakuj rozpakować otwórz otwieram prezent od
move-open-all = Rozpakuj wszystko
    .words = rozpakuj rozpakować otwórz wszystko wszystkie resztę
move-trap = GiftTRAP: prezent { $gift }
    .words = pułapka prezent
move-absent = { $for_good ->
    [true] Opuść wszystkie kolejne rundy
   *[false] Opuść tę rundę
}
    .words =
        { $for_good ->
            [true] odejść na dobre opuścić wszystkie rundy
           *[false] opuść opuszczam opuścić rundę pas
        }
move-void = Wyklucz prezent: { $gift }

pick-turn = 🔄 Odwróć prezent…
pick-replace = 🔁 Wymień prezent…
turn-to = Odwróć { $gift } → { $other }
replace-it = Wymień { $gift }
drawer-give = Prezenty
drawer-wish = Życzenia
drawer-expert = Karty eksperckie
drawer-absent = Opuść rundę…
pick-give = 🎁 Prezent, komu: { $friend }…
pick-give-which = { $which ->
    [first] 🎁 Pierwszy prezent, komu: { $friend }…
   *[second] 🎁 Drugi prezent, komu: { $friend }…
}
give-to = { $friend }: { $gift }
wish-for = { $token }: { $gift }
pick-wish = ⭐ { $token } na…
pick-give-more = ✌️ GIVE MORE na…
pick-get-more = ✌️ GET MORE na…
give-more-on = GIVE MORE: { $gift }
give-more-none = GIVE MORE: tym razem nie
get-more-from = GET MORE: daje { $giver }
get-more-which = { $which ->
    [first] GET MORE: { $giver }, pierwszy prezent
   *[second] GET MORE: { $giver }, drugi prezent
}
get-more-none = GET MORE: tym razem nie
pick-trap = 🪤 GiftTRAP, raz na grę…
open-from = Daje { $giver }
open-which = { $which ->
    [first] Daje { $giver }: pierwszy
   *[second] Daje { $giver }: drugi
}

# Wiersz pod imieniem tego, kto ma coś zrobić.
now-round-of = Runda { $round } z { $count }
now-deal = { $where } · prezenty wybiera { $seat }
now-choose = { $where } · { $players ->
    [one] gotowe: { $ready } z { $players }
    [few] gotowe: { $ready } z { $players }
    [many] gotowe: { $ready } z { $players }
   *[other] gotowe: { $ready } z { $players }
}
now-unwrap = { $where } · rozpakowuje { $seat } · { $left ->
    [one] został { $left } prezent
    [few] zostały { $left } prezenty
    [many] zostało { $left } prezentów
   *[other] zostało { $left } prezentu
}
now-over = 🎀 Wszystkie prezenty są rozpakowane
now-cut-short = 🎀 Gra skończyła się w rundzie { $round }
call-deal = 🃏 Rozdajesz: wybierz talię i rozdaj prezenty.
call-choose = 🎁 { $count ->
    [one] Wybierz { $count } prezent i cztery życzenia, potem naciśnij Gotowe.
    [few] Wybierz { $count } prezenty i cztery życzenia, potem naciśnij Gotowe.
    [many] Wybierz { $count } prezentów i cztery życzenia, potem naciśnij Gotowe.
   *[other] Wybierz { $count } prezentu i cztery życzenia, potem naciśnij Gotowe.
}
call-unwrap = 🎀 { $count ->
    [one] Na rozpakowanie czeka { $count } prezent.
    [few] Na rozpakowanie czekają { $count } prezenty.
    [many] Na rozpakowanie czeka { $count } prezentów.
   *[other] Na rozpakowanie czeka { $count } prezentu.
}

# Plansza słowami, wiersz po wierszu.
board-gifts = Na stole, talia { the-deck }:
board-no-gifts = Na stole nie ma jeszcze prezentów.
board-gift = { $number }. { $name } – { $line }
board-voided = (nieważny)
board-trapped = 🪤 (bez wartości)
board-markers = GIVE { $give } i GET { $get } z { $track }
board-greats = GREAT podarowane { $given }, otrzymane { $received }
board-ready = gotowe
board-dealer = rozdaje
board-sits-out = opuszcza rundę
board-gone = poddaje grę
board-trap-card = ma jeszcze kartę GiftTRAP
board-persona = 👍 { $first }, { $second } · 👎 { $dislikes }
board-wishes = Życzenia – { $seat }: { $wishes }
board-opened = Rozpakowane w tej rundzie:
board-closed = Jeszcze zapakowane – { $seat }: daje { $givers }
opened-tile = { $giver }: { $number } { $token } ({ $steps })
opened-trapped = { $giver }: { $number } 🪤 bez wartości
opened-void = { $giver }: { $number } 🚫 nieważny
opened-walked = GET { $get } · GIVE { $give }
past-round = Runda { $round }: { $gains }

# Co wie tylko jeden gracz.
secret-nothing = Na razie nie ma czego ukrywać.
secret-preview = 🃏 Te prezenty widzisz na razie tylko ty, talia { the-deck }. { $changes ->
    [0] Więcej zmian już nie ma.
    [one] Możesz odwrócić lub wymienić jeszcze { $changes }.
    [few] Możesz odwrócić lub wymienić jeszcze { $changes }.
    [many] Możesz odwrócić lub wymienić jeszcze { $changes }.
   *[other] Możesz odwrócić lub wymienić jeszcze { $changes }.
}
secret-gives = 🎁 Dajesz: { $gifts }
secret-wishes = ⭐ Życzysz sobie: { $gifts }
secret-open = jeszcze nic
secret-get-more = ✌️ GET MORE: { $gift }
secret-from = co daje ci { $giver }
secret-ready = ✅ Oddane.
secret-left = { $count ->
    [one] Do wybrania: { $count }.
    [few] Do wybrania: { $count }.
    [many] Do wybrania: { $count }.
   *[other] Do wybrania: { $count }.
}

# Gdy runda się kończy: osobna wiadomość do wszystkich.
ended-title = 🎁 Runda { $number } rozpakowana
ended-best = 🏆 Najlepiej daje: { $names } ({ $steps })
ended-worst = 🙈 Najczęściej pudłuje: { $names } ({ $steps })
ended-line = GIVE { $give } ({ $gave }), GET { $get } ({ $got })
ended-sat-out = opuszcza rundę
ended-next = 🃏 W następnej rundzie rozdaje { $seat }.
review-title = 🎀 Cała gra
review-best = 💝 Kto kogo zna najlepiej: { $pairs } (średnia na prezent: { $average })
review-worst = 🙈 A kto powinien częściej pytać: { $pairs } (średnia na prezent: { $average })
review-gift = 🏆 Najlepszy prezent: { $gift } ({ $giver } → { $receiver })
review-flop = 🗑️ Najgorszy prezent: { $gift } ({ $giver } → { $receiver })
review-wished = ⭐ Największe wspólne życzenie: { $gift }
review-whims = 🤖 Czyste kaprysy – { $seat }: najbardziej { $most }; najmniej { $least }
review-matrix = Średnia kroków na prezent, daje { $giver }: { $averages }

# Własne prezenty serwera.
own-added = 🎁 Dodane, talia { the-deck }: { $name }. Trafi do stołów otwartych od teraz.
own-removed = Usunięte: { $name }. W rozpoczętych grach zostaje.
own-proposed = 💡 { $by } proponuje prezent, talia { the-deck }: **{ $name }**
own-proposal-sent = Dzięki! Zdecyduje o nim moderator.
own-accepted = ✅ Przyjęte: { $name }
own-declined = Odrzucone: { $name }
own-decided = O tym prezencie ktoś już zdecydował.
own-list-empty = Ten serwer nie ma jeszcze własnych prezentów.
own-list = Własne prezenty serwera ({ $count }):
own-list-proposed = Zaproponowane prezenty ({ $count }):
own-list-line = { the-deck } · { $name } ({ $language }) { $line }
own-list-page = Strona { $page } z { $pages }
button-list-back = Wstecz
button-list-on = Dalej
own-voided = { $count ->
    [0] Tego prezentu nie ma przy żadnym trwającym stole: { $name }
    [one] Wykluczony przy { $count } stole: { $name }
    [few] Wykluczony przy { $count } stołach: { $name }
    [many] Wykluczony przy { $count } stołach: { $name }
   *[other] Wykluczony przy { $count } stołu: { $name }
}
own-voided-already = Wykluczony już wcześniej, przy każdym trwającym stole: { $name }
own-not-voided = Przy stole #{ $table } się nie udało: { $reason }
own-without-line = Bez opisu.
button-accept = Przyjmij
button-decline = Odrzuć

# Co się dzieje.
the-gift = { TEXT("gift", $gift, $own) }
round-begun = 🃏 Runda { $round }: prezenty wybiera { $dealer }.
gifts-dealt = 🎁 { $seat } wykłada prezenty, talia { the-deck }.
gifts-drawn = 🎲 { $seat } nie rozdaje na czas, więc wybiera los. Talia { the-deck }.
sat-out = 💤 { $seat } opuszcza tę rundę: podarowane i otrzymane prezenty zostają zapakowane.
gone-for-good = 💤 { $seat } nie gra już w dalszych rundach.
all-ready = 🎀 { $count ->
    [one] Wszystko zapakowane. Rozpakowuje { $count } gracz.
    [few] Wszystko zapakowane. Rozpakowują { $count } gracze.
    [many] Wszystko zapakowane. Rozpakowuje { $count } graczy.
   *[other] Wszystko zapakowane. Rozpakowuje { $count } gracza.
}
tokens-shown = ⭐ { $seat } ma życzenia: GREAT { TEXT("gift", $great, $great_own) } · GOOD { TEXT("gift", $good, $good_own) } · OK { TEXT("gift", $ok, $ok_own) } · NO WAY { TEXT("gift", $no_way, $no_way_own) }
gift-opened = { $token ->
    [great] 💝 { $giver } → { $receiver }: { the-gift }.{ gift-line } GREAT! ({ SIGNED($given) } / { SIGNED($got) })
    [good] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } GOOD ({ SIGNED($given) } / { SIGNED($got) })
    [ok] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } OK ({ SIGNED($given) } / { SIGNED($got) })
    [no-way] 😱 { $giver } → { $receiver }: { the-gift }.{ gift-line } NO WAY! ({ SIGNED($given) } / { SIGNED($got) })
   *[none] 🫤 { $giver } → { $receiver }: { the-gift }.{ gift-line } Bez żetonu ({ SIGNED($given) } / { SIGNED($got) })
}
gift-doubled = { gift-opened } ✌️ { $cards }
gift-trapped = 🪤 { $giver } → { $receiver }: { the-gift }.{ gift-line } Bez wartości w tej rundzie.
void-opened = 🚫 { $giver } → { $receiver }: { the-gift }.{ gift-line } Wykluczony prezent, nikt się nie rusza.
unwrapped = 🎀 { $seat } ma rozpakowane: { $gifts ->
    [one] { $gifts } prezent
    [few] { $gifts } prezenty
    [many] { $gifts } prezentów
   *[other] { $gifts } prezentu
} ({ SIGNED($got) }). GET stoi na { $get }.
trap-called = 🪤 GiftTRAP! Gra go { $seat }, bez wartości jest teraz prezent { the-gift }
gift-voided = 🚫 Moderator wyklucza z tej gry prezent { the-gift }
round-ended = 🎁 Runda { $round } rozpakowana. Najlepiej daje { $best } ({ SIGNED($best_steps) }), najgorzej { $worst } ({ SIGNED($worst_steps) }).
round-level = 🎁 Runda { $round } rozpakowana. Wszyscy dawali tak samo ({ SIGNED($steps) }).
round-empty = 💤 Koniec rundy { $round }, nikt niczego nie rozpakował.
gifted = 🏁 { $seat } ma na GIFTED oba znaczniki!
rounds-over = { $rounds ->
    [one] 🏁 Po { $rounds } rundzie wygrywa ten, kto doszedł najdalej.
    [few] 🏁 Po { $rounds } rundach wygrywa ten, kto doszedł najdalej.
    [many] 🏁 Po { $rounds } rundach wygrywa ten, kto doszedł najdalej.
   *[other] 🏁 Po { $rounds } rundy wygrywa ten, kto doszedł najdalej.
}
nobody-plays = { $rounds ->
    [one] 💤 Przez { $rounds } rundę nikt nie zdążył, więc gra się kończy.
    [few] 💤 Przez { $rounds } rundy z rzędu nikt nie zdążył, więc gra się kończy.
    [many] 💤 Przez { $rounds } rund z rzędu nikt nie zdążył, więc gra się kończy.
   *[other] 💤 Przez { $rounds } rundy nikt nie zdążył, więc gra się kończy.
}
too-few = { $left ->
    [one] 🏁 Został już tylko { $left } gracz, więc gra się kończy.
    [few] 🏁 Zostali już tylko { $left } gracze, więc gra się kończy.
    [many] 🏁 Zostało już tylko { $left } graczy, więc gra się kończy.
   *[other] 🏁 Zostało już tylko { $left } gracza, więc gra się kończy.
}
lower-decides = ⚖️ Tyle samo kroków: decyduje tylny znacznik. { $seat }: { $mine }, { $other }: { $theirs }.
greats-given-decide = ⚖️ Remis: decydują podarowane GREAT. { $seat }: { $mine }, { $other }: { $theirs }.
greats-received-decide = ⚖️ Remis: decydują otrzymane GREAT. { $seat }: { $mine }, { $other }: { $theirs }.

score = { $points ->
    [one] { $points } krok
    [few] { $points } kroki
    [many] { $points } kroków
   *[other] { $points } kroku
}

# Dlaczego czegoś nie można i co można.
refused-over = Gra się skończyła, wszystkie prezenty są rozpakowane.
refused-players = To mogą tylko gracze przy stole.
refused-not-dealer = Jeszcze chwila: osoba rozdająca wybiera prezenty.
refused-not-unwrapping = Teraz rozpakowuje ktoś inny. Twoja kolej przyjdzie.
refused-not-dealt = Na stole nie ma jeszcze prezentów. Najpierw wybierz talię i rozdaj.
refused-choosing = Teraz wszyscy wybierają prezenty i życzenia; rozpakowywanie przyjdzie potem.
refused-unwrapping = Prezenty i życzenia są zapieczętowane, teraz trwa rozpakowywanie.
refused-gone = W tej grze już nie grasz, to odejście na zawsze.
refused-ready = Prezenty i życzenia są już oddane. Jeśli chcesz je zmienić, cofnij to.
refused-sitting-out = Opuszczasz tę rundę. Póki inni wybierają, możesz to cofnąć.
refused-no-deck = Najpierw wybierz talię.
refused-no-changes = Dwa prezenty są już zmienione. Rozdaj albo wybierz inną talię.
refused-one-sided = Własny prezent serwera nie ma nic na odwrocie. Możesz go wymienić.
refused-no-gift = { $most ->
    [one] Na stole jest tylko { $most } prezent.
    [few] Takiego prezentu nie ma na stole: mają numery od 1 do { $most }.
    [many] Takiego prezentu nie ma na stole: mają numery od 1 do { $most }.
   *[other] Takiego prezentu nie ma na stole: mają numery od 1 do { $most }.
}
refused-no-friend = Nikt tam nie siedzi. Wybierz gracza z listy.
refused-to-oneself = Nie możesz dać prezentu sobie, wybierz kogoś innego.
refused-friend-gone = Ta osoba poddała grę i nie dostaje już prezentów. Wybierz kogoś innego.
refused-no-tile = { $most ->
    [one] Tutaj każdy daje każdemu tylko { $most } prezent.
    [few] Tutaj każdy daje każdemu { $most } prezenty: pierwszy albo drugi.
    [many] Tutaj każdy daje każdemu { $most } prezentów: pierwszy albo drugi.
   *[other] Tutaj każdy daje każdemu { $most } prezentu: pierwszy albo drugi.
}
refused-not-expert = Karty GIVE MORE i GET MORE są do gry eksperckiej, a przy tym stole się w nią nie gra.
refused-not-your-tile = GIVE MORE kładzie się na prezencie, który dajesz. Wybierz jeden z nich.
refused-incomplete = Jeszcze nie wszystko jest wybrane. Brakuje prezentów ({ $gifts }) i życzeń ({ $tokens }).
refused-no-spare = Zmian w tej grze było już naprawdę dużo, więc w tej rundzie zostaje to, co jest. Oddaj to.
refused-nothing-to-take-back = Nie ma czego cofnąć: albo jeszcze wybierasz, albo wszyscy byli gotowi i prezenty są zapieczętowane.
refused-not-closed = Nie masz takiego prezentu do rozpakowania. Wybierz jeden z zapakowanych.
refused-no-gifttrap = Przy tym stole nie gra się kartą GiftTRAP.
refused-trap-later = GiftTRAP można zagrać tylko podczas rozpakowywania, między dwoma prezentami.
refused-trap-used = Twoja karta GiftTRAP jest już zużyta, na całą grę jest tylko jedna.
refused-trapped = Ten prezent nie ma już wartości. Wybierz inny.
refused-trap-needs-hands = Gdy wszystko rozpakowuje się naraz, nie ma kiedy zagrać GiftTRAP. Wyłącz kartę albo rozpakowujcie ręcznie.
refused-moderators = To może tylko moderator serwera.
refused-no-own-gift = Serwer nie ma takiego własnego prezentu albo prezent jest już nieważny. Wybierz z listy.
own-too-many = { $limit ->
    [one] Serwer może mieć { $limit } własny prezent.
    [few] Serwer może mieć { $limit } własne prezenty; w pliku jest ich więcej.
    [many] Serwer może mieć { $limit } własnych prezentów; w pliku jest ich więcej.
   *[other] Serwer może mieć { $limit } własnego prezentu; w pliku jest ich więcej.
}
own-twice = Wiersz { $line }: numer { $number } już tu jest. Każdy prezent musi mieć swój.
own-line-words = { $limit ->
    [one] Wiersz { $line }: nazwa musi mieć 1 znak, opis najwyżej { $most }.
    [few] Wiersz { $line }: nazwa może mieć od 1 do { $limit } znaków, opis najwyżej { $most }, i tylko takie, które da się pokazać.
    [many] Wiersz { $line }: nazwa może mieć od 1 do { $limit } znaków, opis najwyżej { $most }, i tylko takie, które da się pokazać.
   *[other] Wiersz { $line }: nazwa może mieć od 1 do { $limit } znaku, opis najwyżej { $most }, i tylko takie, które da się pokazać.
}
own-line-character = { file-place }: { refused-own-character }
own-line-marks = { file-place }: { refused-own-marks }
own-line-invisible = Wiersz { $line }: { refused-own-invisible }
own-line-undrawable = { file-place }: { refused-own-undrawable }
own-line-same = Wiersz { $line }: { refused-own-same }
refused-own-words = { $limit ->
    [one] Nazwa musi mieć 1 znak, opis najwyżej { $most }.
    [few] Nazwa może mieć od 1 do { $limit } znaków, opis najwyżej { $most }, i tylko takie, które da się pokazać.
    [many] Nazwa może mieć od 1 do { $limit } znaków, opis najwyżej { $most }, i tylko takie, które da się pokazać.
   *[other] Nazwa może mieć od 1 do { $limit } znaku, opis najwyżej { $most }, i tylko takie, które da się pokazać.
}
refused-own-character = Tego znaku nie da się pokazać: { $character }.
refused-own-marks = Litera { $character } ma za dużo znaków diakrytycznych: może mieć najwyżej { $limit }.
refused-own-invisible = W tej nazwie nic nie widać. Dodaj choć jedną literę lub cyfrę.
refused-own-undrawable = Czcionka na kartach nie ma znaku { $character }. Pomiń go w nazwie.
refused-own-same = W tej talii jest już prezent o takiej nazwie.
refused-own-full = { $most ->
    [one] Zmieści się tu tylko { $most }. Najpierw jakiś usuń.
    [few] Zmieszczą się tu tylko { $most }. Najpierw jakiś usuń albo niech moderator zdecyduje o czekających.
    [many] Zmieści się tu tylko { $most }. Najpierw jakiś usuń albo niech moderator zdecyduje o czekających.
   *[other] Zmieści się tu tylko { $most }. Najpierw jakiś usuń albo niech moderator zdecyduje o czekających.
}
refused-own-server = Własne prezenty należą do serwera. Wpisz to tam.

# Kto się spóźnił albo poddał

deadline-missed = ⌛ { $seat }: czas minął, runda toczy się dalej. Dopóki ta osoba nie wróci, na jej rundy będzie coraz mniej czasu.
ask-resign = 🏳️ Poddać grę **{ $table }**? Odtąd opuszczasz wszystkie rundy i nie ma już odwrotu.
