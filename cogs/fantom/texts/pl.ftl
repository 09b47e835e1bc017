# Fantom po polsku. Ruchy wpisywane mają osobny plik.

game-name = Fantom
game-tagline = Ktoś z was kluczy we mgle { $map ->
    [old-town] starego miasta
    [suburb] przedmieścia
   *[own] waszego miasta
}. Reszta ma go schwytać.
game-rules =
    { "**" }Cel.** Jeden gracz jest Fantomem, pozostali dzielą się pionkami detektywów: biały, żółty, czerwony, niebieski, zielony; jeżdżą w tej kolejności, chyba że stół gra ze wspólną jazdą. Pionek, który dotrze na stację, gdzie ukrywa się Fantom, aresztuje go. Jeśli Fantom wytrwa na wolności, aż zapełni się ostatnie pole jego dziennika i pionki odbędą ostatnie przejazdy, wygrywa.

    { "**" }Początek.** Pionki ustawia się gdziekolwiek, najwyżej jeden na stacji. Potem Fantom potajemnie wpisuje swoją pierwszą stację w pole 1, a pionki jadą. Odtąd w każdej rundzie najpierw jedzie Fantom, a po nim pionki. Nie wolno pasować; pionek, który nie może jechać, czeka do następnej rundy.

    { "**" }Przejazd** kosztuje jeden bilet i prowadzi do najbliższego przystanku swojej linii: 🐎 dorożka (kolor czarny) z każdej stacji ulicą na sąsiednią, 🚕 taksówka (zielony) od zielonej do zielonej, 🚋 tramwaj (czerwony) od czerwonej do czerwonej; inne stacje mijają. Gdzie nie ma znaku ich koloru, taksówka ani tramwaj nie zabierają pasażerów i się nie zatrzymują. Pionek nie może wjechać na inny pionek, a Fantom na żaden.

    { "**" }Wspólna jazda.** W wolnym tempie detektywi na siebie nie czekają: każdy jedzie wszystkimi swoimi pionkami, kiedy ma czas, w dowolnej kolejności, a runda kończy się, gdy pojadą wszystkie. Pionek traci przejazd tylko wtedy, gdy nie ma dokąd jechać, a żaden inny też już jechać nie może. Jak jest tutaj, mówią opcje stołu.

    { "**" }Bilety.** Na starym mieście każdy pionek ma 10 biletów na dorożkę, 9 na taksówkę i 5 na tramwaj; pionki ich sobie nie pożyczają. Co wyda pionek, dostaje Fantom; co wyda Fantom, wypada z gry. Fantom zaczyna z 4 biletami na dorożkę, 3 na taksówkę, 3 na tramwaj, 2 na łódź i 2 na podwójny ruch. Wszyscy widzą, co komu zostało.

    { "**" }Fantom.** Detektywi widzą, czym jedzie, ale nie dokąd. W polach 3, 8, 13, 18 i 24 musi się pokazać: widać jego stację, a dziennik od ostatniego razu dowodzi, że jechał zgodnie z zasadami.
    • ⛵ Łódź: z jednej stacji nadbrzeżnej na najbliższą kolejną na niebieskiej linii, z prądem albo pod prąd.
    • ⏩ Podwójny ruch: dwa przejazdy naraz, dwa pola, bilet za każdy i do tego bilet na podwójny ruch. Jeśli w pierwszym z nich musi się pokazać, to się pokazuje i z drugim znów znika.

    { "**" }Koniec.** Fantom przegrywa, gdy tylko zostanie schwytany albo nie ma dokąd jechać. Wygrywa, gdy dziennik jest pełny albo gdy żaden pionek nie ma biletu, którego mógłby użyć tam, gdzie stoi. W turnieju każdy jest raz Fantomem; wygrywa, kto dotrze do najwyższego pola, a najwyżej stoi ten, kto w ogóle nie dał się schwytać.

    { "**" }Przedmieście** służy do nauki i szybkiej gry: 12 pól, trzy pionki, mniej biletów, a Fantom pokazuje się częściej.

    { "**" }Przy tym stole** Fantom gra za zamkniętymi drzwiami: swoje menu, dziennik i mapę widzi tylko on. Detektywi jeżdżą po planszy na oczach wszystkich; czekając na swoją kolej, mogą zaplanować następny przejazd każdego swojego pionka i proponować przejazdy innym.

    { "**" }Kilka rad.** Detektywi: zanim się pokaże, rozproszcie się, zajmijcie stacje przesiadkowe, a potem zaciskajcie krąg ze wszystkich stron. Fantomie: pokaż się tam, dokąd żaden pionek nie dotrze następnym przejazdem, a łódź i podwójny ruch zachowaj na chwilę, gdy będą tuż za tobą.

option-map = Mapa
option-map-about = Stare miasto to gra na wieczór albo na tydzień; przedmieście jest małe, szybkie i dobre do nauki.
option-map-old-town = Stare miasto (24 pola, 5 pionków)
option-map-suburb = Przedmieście (12 pól, 3 pionki)
option-map-own = Własna mapa tego serwera
option-fantom = Kto jest Fantomem
option-fantom-about = Kto ucieka pozostałym; w turnieju: kto jako pierwszy.
option-fantom-drawn = Zdecyduje los
option-fantom-host = { $first } (pierwsze miejsce)
option-fantom-last = { $alone ->
    [true] Kto usiądzie ostatni
   *[false] { $last } (ostatnie miejsce)
}
option-possible = Możliwe kryjówki
option-possible-about = Mapa zaznacza wszystkie stacje, na których może być Fantom. Pomoc na początek; z czasem przestaje być potrzebna.
option-possible-by-map = Zaznaczone tylko na przedmieściu
option-possible-on = Zaznaczone
option-possible-off = Niezaznaczone
option-riding = Przejazdy detektywów
option-riding-about = Razem nikt na nikogo nie czeka: każdy detektyw jedzie wszystkimi swoimi pionkami naraz, w dowolnej kolejności. Runda to dwa oczekiwania, nie sześć.
option-riding-by-pace = Razem, gdy na ruch jest pół dnia lub więcej, inaczej po kolei
option-riding-in-order = Jeden po drugim
option-riding-together = Razem
option-prove-log = Dowód z dziennika
option-prove-log-about = Gdy Fantom się pokaże, ujawnia się jego dziennik od ostatniego razu, jak każą zasady.
option-voluntary-reveal = Dobrowolne ujawnienie
option-voluntary-reveal-about = Raz na grę Fantom może się pokazać, choć nie musi, i bierze wtedy od każdego pionka wybrany bilet.
option-shown-start = Jawny początek
option-shown-start-about = Fantom pokazuje, gdzie zaczyna, i tego nie wpisuje: czeka go o jeden przejazd więcej. Pomaga detektywom.
option-free-double = Darmowy podwójny ruch
option-free-double-about = Podwójny ruch kosztuje tylko bilet na podwójny ruch: innych nie trzeba, a czym Fantom jechał, pozostaje tajemnicą. Pomaga Fantomowi.
option-four-detectives = Jeden pionek mniej
option-four-detectives-about = Ostatni pionek zostaje w domu: łatwiej dla Fantoma, trudno dla detektywów.
option-tournament = Turniej (pełna gra według zasad)
option-tournament-about = Tyle pościgów, ilu graczy: każdy jest raz Fantomem, wygrywa, kto wytrwa najdłużej.
option-own-map = Plik z mapą
option-own-map-about = Mapa wczytana na tym serwerze.

transport-cab = dorożka
transport-taxi = taksówka
transport-tram = tramwaj
transport-boat = łódź
pawn-white = biały
pawn-yellow = żółty
pawn-red = czerwony
pawn-blue = niebieski
pawn-green = zielony

pictogram = { $transport ->
    [cab] 🐎
    [taxi] 🚕
    [tram] 🚋
   *[boat] ⛵
}
disc = { $pawn ->
    [white] ⚪
    [yellow] 🟡
    [red] 🔴
    [blue] 🔵
   *[green] 🟢
}
# Pionek na początku zdania i w dopełniaczu.
the-pawn = { $pawn ->
    [white] Biały
    [yellow] Żółty
    [red] Czerwony
    [blue] Niebieski
   *[green] Zielony
}
called-pawn = { disc } { the-pawn }
called-to = { $phase ->
    [place] Do rozstawienia
   *[detectives] W drogę
}: { $pawns }
of-the-pawn = { $pawn ->
    [white] białego
    [yellow] żółtego
    [red] czerwonego
    [blue] niebieskiego
   *[green] zielonego
}
by-transport = { $transport ->
    [cab] dorożką
    [taxi] taksówką
    [tram] tramwajem
   *[boat] łodzią
}
one-ticket = { $transport ->
    [cab] bilet na dorożkę
    [taxi] bilet na taksówkę
    [tram] bilet na tramwaj
   *[boat] bilet na łódź
}

move-place = Stacja { $station }
    .words = ustaw ustawiam ustawić postaw zaczynam pionek stacja stacji stację
move-place-them = ✨ Ustaw za mnie
    .words = ustaw rozstaw ustawić za mnie sam automatycznie resztę
move-hide = Stacja { $station }
    .words = ukryj ukryć ukrywam schować zaczynam stacja stacji stację
move-ride = { pictogram } { by-transport } na { $to }
    .words = jedź jechać pojadę jazda stacja stację
move-send = { disc } { the-pawn } { by-transport } { pictogram } na { $to }
    .words = jedź jechać pojedzie wyślij wysłać pionek stacja stację
move-double = ⏩ { pictogram } { by-transport } na { $to } i dalej
    .words = podwójny podwójnie dwa razy ruch jazda
move-surface = 👁️ { pictogram } { by-transport } na { $to }, jawnie
    .words = pokaż pokazać ujawnij ujawniam jawnie jazda
move-take = { pictogram } { one-ticket }
    .words = weź wziąć biorę zabierz bilet

sealed-pawn = { $piece ->
    [white] ⚪ Biały ·{ " " }
    [yellow] 🟡 Żółty ·{ " " }
    [red] 🔴 Czerwony ·{ " " }
    [blue] 🔵 Niebieski ·{ " " }
    [green] 🟢 Zielony ·{ " " }
   *[none] { "" }
}
seal-void = 🔏 Zaplanowany przejazd nie jest już możliwy: { sealed-pawn }**{ $move }**. { $dropped ->
    [0] Wybierz inny.
    [one] Ten zaplanowany po nim też się nie odbędzie. Wybierz na nowo.
    [few] Te zaplanowane po nim też się nie odbędą. Wybierz na nowo.
    [many] Te zaplanowane po nim też się nie odbędą. Wybierz na nowo.
   *[other] Te zaplanowane po nim też się nie odbędą. Wybierz na nowo.
}

hunt-begun = { $hunts ->
    [one] 🌫️ Ulicami pełznie mgła. Fantomem jest { $seat }.
    [few] 🌫️ Pościg { $hunt } z { $hunts }: ulicami pełznie mgła, a Fantomem jest { $seat }.
    [many] 🌫️ Pościg { $hunt } z { $hunts }: ulicami pełznie mgła, a Fantomem jest { $seat }.
   *[other] 🌫️ Pościg { $hunt } z { $hunts }: ulicami pełznie mgła, a Fantomem jest { $seat }.
}
pawn-placed = { disc } { the-pawn } ({ $seat }) czai się na stacji { $station }.
fantom-hid = 🎩 Fantom ruszył w noc. Skąd, tego nikt nie widział.
fantom-began = 🎩 Fantom mignął na stacji { $station } i już go nie ma.
fantom-rode = 🎩 Pole { $box }: Fantom ucieka { by-transport } { pictogram }.
fantom-doubled = 🎩 ⏩ Podwójny ruch! { $left ->
    [0] To był ostatni.
    [one] Został mu jeszcze { $left }.
    [few] Zostały mu jeszcze { $left }.
    [many] Zostało mu jeszcze { $left }.
   *[other] Zostało mu jeszcze { $left }.
}
fantom-flitted = 🎩 Pole { $box }: Fantom śmignął i zniknął. Czym jechał, nikt nie widział.
fantom-appeared = 🎩 Pole { $box }: Fantom pokazuje się na stacji **{ $station }**!
fantom-surfaced = 🎩 Pole { $box }: Fantom sam pokazuje się na stacji **{ $station }** i żąda biletu od każdego pionka.
log-proved = 📜 Dowód z dziennika, pola od { $first } do { $last }: { $route }.
ticket-taken = 🎩 Fantom bierze od { disc } { of-the-pawn } { one-ticket } { pictogram }.
pawn-rode = { disc } { the-pawn } ({ $seat }) jedzie { by-transport } { pictogram } na stację { $to }.
pawn-stuck = { disc } { the-pawn } ({ $seat }) nie ma dokąd jechać i czeka na następną rundę.
fantom-arrested = 🚨 { disc } { the-pawn } ({ $seat }) aresztuje Fantoma na stacji **{ $station }**, w polu { $box }!
fantom-cornered = 🚨 Fantom jest w potrzasku na stacji **{ $station }**, w polu { $box }: nie ma dokąd jechać. Detektywi wygrali!
detectives-stranded = 🎩 Żaden pionek nie może już użyć swoich biletów. Pole { $box }: Fantom spokojnie odchodzi ze stacji **{ $station }** i wygrywa!
fantom-escaped = 🎩 Dziennik pełny, a Fantom wolny. Na stacji **{ $station }** uchylił kapelusza i już go nie ma: Fantom wygrał!
log-revealed = 📜 Cała trasa Fantoma: { $route }.
log-written = 📝 Twój dziennik, pole { $box }: { $transport ->
    [cab] 🐎 dorożką na stację **{ $station }**.
    [taxi] 🚕 taksówką na stację **{ $station }**.
    [tram] 🚋 tramwajem na stację **{ $station }**.
    [boat] ⛵ łodzią na stację **{ $station }**.
   *[none] jesteś na stacji **{ $station }**.
}

refused-too-many-for-map = Ta mapa ma za mało pionków na tylu graczy. Może na niej grać najwyżej { $most } graczy.
refused-no-own-map = Ten serwer nie ma własnej mapy, na której dałoby się grać. Wybierz inną.
refused-over = Gra już się skończyła.
refused-only-detectives = Pionki ustawiają tylko detektywi. Fantom się ukrywa, a potem jeździ.
refused-only-fantom = To może tylko Fantom. Wybierz ruch dla swojego pionka.
refused-which-pawn = Detektywi jeżdżą tu razem: podaj, który pionek jedzie.
refused-only-pawns = Pionki należą do detektywów. Ty jesteś Fantomem: po prostu jedź.
refused-in-order = Pionki jeżdżą tu po kolei. Teraz jedzie: { disc } { the-pawn }. Wybierz jego przejazd, pionka podawać nie trzeba.
refused-no-pawn-of-yours = { the-pawn } to nie twój pionek. Wybierz jeden ze swoich.
refused-ridden-already = { the-pawn } już w tej rundzie jechał. Wybierz inny pionek.
refused-place-first = Zanim ktokolwiek pojedzie, muszą stanąć wszystkie pionki. Najpierw ustaw swój.
refused-placed-already = Wszystkie pionki już stoją. Pora jechać.
refused-hide-first = Zanim ruszysz, wybierz pierwszą stację.
refused-hidden-already = Pierwsza stacja jest już wybrana. Teraz jedź.
refused-take-first = Najpierw weź bilet od { of-the-pawn }.
refused-nothing-to-take = Bilety bierze się tylko zaraz po dobrowolnym ujawnieniu.
refused-pawn-has-none = { the-pawn } nie ma takiego biletu. Weź bilet innego rodzaju.
refused-station-unknown = Nie ma takiej stacji. Wybierz od { $first } do { $last }.
refused-station-taken = { the-pawn } stoi na stacji { $station }. Wybierz inną.
refused-boat-is-fantoms = Łodzią pływa tylko Fantom. Jedź dorożką, taksówką albo tramwajem.
refused-no-ticket = { $transport ->
    [cab] Nie masz już biletu na dorożkę. Jedź czymś innym.
    [taxi] Nie masz już biletu na taksówkę. Jedź czymś innym.
    [tram] Nie masz już biletu na tramwaj. Jedź czymś innym.
   *[boat] Nie masz już biletu na łódź. Jedź czymś innym.
}
refused-no-line = { $stops ->
    [none] Ze stacji { $origin } nie pojedziesz { by-transport }. Jedź czymś innym.
   *[other] Ze stacji { $origin } na stację { $station } nie dojedziesz { by-transport }. Możesz jechać na: { $stops }.
}
refused-no-double = Nie masz już biletu na podwójny ruch. Jedź tylko raz.
refused-one-double = Podwójny ruch już trwa. Wykonaj jego drugi przejazd.
refused-no-room-for-double = W dzienniku nie ma już miejsca na dwa przejazdy. Jedź tylko raz.
refused-no-second-ride = Stamtąd drugi przejazd nie byłby możliwy. Zacznij podwójny ruch innym przejazdem.
refused-no-surfacing = Przy tym stole Fantom pokazuje się tylko, gdy musi. Po prostu jedź.
refused-surfaced-already = Dobrowolnie można się ujawnić tylko raz, a to już było. Po prostu jedź.
refused-shown-anyway = W polu { $box } i tak się pokażesz. Po prostu jedź.

# Wiersz pod imieniem tego, kto ma ruch.
now-to-do = { $phase ->
    [place] { disc } { the-pawn } szuka miejsca na zasadzkę
    [hide] 🎩 Fantom wybiera, gdzie zacznie
    [fantom] 🎩 Fantom ucieka
    [second] 🎩 Fantom odbywa drugi przejazd podwójnego ruchu
    [take] 🎩 Fantom bierze bilet od { disc } { of-the-pawn }
   *[detectives] { disc } { the-pawn } jedzie
}
now-still-to-ride = Jeszcze pojadą: { $pawns }
now-hunt = pościg { $hunt } z { $hunts }
now-box = pole { $box } z { $boxes }
now-reveal = Fantom pokaże się w polu { $box }
now-reveal-here = Fantom teraz musi się pokazać
how-it-ended = { $ending ->
    [arrested] 🚨 { disc } { the-pawn } aresztował Fantoma w polu { $box }
    [cornered] 🚨 Fantom wpadł w potrzask w polu { $box }
    [stranded] 🎩 Pionki utknęły w polu { $box }, Fantom jest wolny
    [cut-short] { $box ->
        [0] 🏳️ Pościg skończył się, zanim się zaczął
       *[other] 🏳️ Pościg przerwany w polu { $box }
    }
   *[escaped] 🎩 Fantom uciekł
}

# Plansza słowami, wiersz po wierszu.
board-turn = Ruch ma { $seat }.
board-turns = Ruch mają: { $seats }.
board-unseen = Fantoma nikt jeszcze nie widział.
board-began = Fantom zaczął na stacji { $station }.
board-black = Fantom stoi na stacji { $station }: pokazał się tam w polu { $box }.
board-seen = Ostatnio widziano Fantoma w polu { $box } na stacji { $station }.
board-reveals = Fantom pokaże się w polach { $boxes }.
board-pawn = { the-pawn } ({ $seat }): { $place }; { $tickets }
board-not-placed = jeszcze nie stoi
board-tickets = dorożka { $cab }, taksówka { $taxi }, tramwaj { $tram }
board-stock = Bilety Fantoma: dorożka { $cab }, taksówka { $taxi }, tramwaj { $tram }, łódź { $boat }, podwójny ruch { $double }
board-reach = { the-pawn } może jechać { $rides }
board-no-reach = { the-pawn } nie ma teraz dokąd jechać
board-ride = { by-transport }: { $stations }
board-possible = { $count ->
    [one] Fantom może być tylko na stacji { $stations }
    [few] Fantom może być na { $count } stacjach: { $stations }
    [many] Fantom może być na { $count } stacjach: { $stations }
   *[other] Fantom może być na { $count } stacjach: { $stations }
}
board-possible-but = Fantom może być na { $count } stacjach, wszędzie z wyjątkiem: { $stations }
board-log = Dziennik: { $boxes }
board-log-empty = Dziennik jest pusty.
board-box-start = początek
board-box-unknown = nie wiadomo czym
board-box-double = podwójny ruch
board-surfacing = { $used ->
    [true] Dobrowolne ujawnienie Fantom ma już za sobą.
   *[false] Fantom może się jeszcze raz dobrowolnie ujawnić.
}
board-hunt = Pościg { $hunt }, Fantom: { $seat }. { $ended }. Trasa: { $route }

# Co słyszy tylko Fantom i co zamiast tego detektyw.
secret-whereabouts = Jesteś Fantomem na stacji { $station }.
secret-none-yet = Jesteś Fantomem. Wybierz, gdzie zaczniesz, poza zasięgiem pionków.
secret-log = Twój dziennik: { $boxes }
secret-rides = Możesz jechać { $rides }
secret-no-rides = W tej chwili nie masz dokąd jechać.
secret-danger = Pionki jednym przejazdem dotrą na stacje: { $stations }
secret-safe = Żaden pionek nie może jechać.
secret-watched = Tylko jeden przejazd od ciebie: { $pawns }!
no-secrets = Detektyw nie ma sekretów: wszystko, co wiadomo o Fantomie, jest na planszy.

pick-a-start = Stacje { $first }–{ $last } · { $area } · { $middle }
pick-a-good-start = Dobre stacje na początek…
drawer-stations = Wszystkie stacje ({ $count })…
hide-for-me = Ukryj mnie
place-them = { $count ->
    [one] Ustaw go za mnie
    [few] Ustaw je za mnie
    [many] Ustaw je za mnie
   *[other] Ustaw je za mnie
}
area = { $area ->
    [north-west] północny zachód
    [north] północ
    [north-east] północny wschód
    [west] zachód
    [centre] środek
    [east] wschód
    [south-west] południowy zachód
    [south] południe
   *[south-east] południowy wschód
}
pick-a-ride = { disc } { the-pawn } jedzie na…
pick-a-flight = 🎩 Jedź na…
pick-a-second = 🎩 Drugi przejazd na…
pick-a-double = ⏩ Podwójny ruch, najpierw na…
pick-a-surfacing = 👁️ Jedź i pokaż się na…

# Ostrzeżenia o brakujących biletach.
scarce-pawn = -# 🎟️ { disc } { the-pawn }: { $tickets }
scarce-none = { $transport ->
    [cab] brak biletów na dorożkę
    [taxi] brak biletów na taksówkę
   *[tram] brak biletów na tramwaj
}
scarce-last = { $transport ->
    [cab] ostatni bilet na dorożkę
    [taxi] ostatni bilet na taksówkę
   *[tram] ostatni bilet na tramwaj
}
scarce-short = { $tickets ->
    [one] tylko { $tickets } bilet, a przejazdów może być jeszcze { $rides }
    [few] tylko { $tickets } bilety, a przejazdów może być jeszcze { $rides }
    [many] tylko { $tickets } biletów, a przejazdów może być jeszcze { $rides }
   *[other] tylko { $tickets } biletu, a przejazdów może być jeszcze { $rides }
}
scarce-dead-end = -# 🚧 = po tym przejeździe pionek z pozostałymi biletami już dalej nie pojedzie.

score = { $tournament ->
    [true] { score-own }
   *[false] { score-hunt }
}
score-hunt = { $map ->
    [old-town] { $points ->
        [25] Fantom uciekł
        [one] Fantom wytrwał { score-boxes }
        [few] Fantom wytrwał { score-boxes }
        [many] Fantom wytrwał { score-boxes }
       *[other] Fantom wytrwał { score-boxes }
    }
    [suburb] { $points ->
        [13] Fantom uciekł
        [one] Fantom wytrwał { score-boxes }
        [few] Fantom wytrwał { score-boxes }
        [many] Fantom wytrwał { score-boxes }
       *[other] Fantom wytrwał { score-boxes }
    }
   *[own] { score-points }
}
score-own = { $map ->
    [old-town] { $points ->
        [25] jako Fantom na wolności
        [one] jako Fantom { score-boxes }
        [few] jako Fantom { score-boxes }
        [many] jako Fantom { score-boxes }
       *[other] jako Fantom { score-boxes }
    }
    [suburb] { $points ->
        [13] jako Fantom na wolności
        [one] jako Fantom { score-boxes }
        [few] jako Fantom { score-boxes }
        [many] jako Fantom { score-boxes }
       *[other] jako Fantom { score-boxes }
    }
   *[own] { score-points }
}
score-boxes = { $points ->
    [one] { $points } pole
    [few] { $points } pola
    [many] { $points } pól
   *[other] { $points } pola
}
score-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

flaw-trusts-a-hunch = { $player } wierzy przeczuciu i długo się go trzyma.
flaw-stays-at-home = { $player } nie chce opuszczać dzielnicy, w której zaczął się pościg.
flaw-acts-on-old-news = { $player } kieruje się starymi wiadomościami.
flaw-short-sighted = { $player } widzi tylko to, co jest blisko.
