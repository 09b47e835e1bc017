# Co się dzieje przy stole, w cokolwiek się tam gra, i czego tam nie można.

# Wydarzenia

opened = { $host } otwiera stół.
joined = { $name } siada do stołu.
left = { $server ->
    [true] 👋 { $name } nie jest już na tym serwerze, więc przy stole jest wolne miejsce.
   *[false] { $name } wstaje od stołu.
}
host-changed = Stół prowadzi teraz { $name }.
computer-joined = { $strength ->
    [easy] 🤖 { $name } siada do stołu (komputer, poziom łatwy).
    [fair] 🤖 { $name } siada do stołu (komputer, poziom średni).
    [good] 🤖 { $name } siada do stołu (komputer, poziom zaawansowany).
   *[strong] 🤖 { $name } siada do stołu (komputer, poziom trudny).
}
computer-left = 🤖 { $name } wstaje od stołu.
options-changed = Gospodarz zmienia opcje stołu.
pace-changed = { $pace ->
    [live] Gramy na żywo: godzina na ruch.
    [daily] Gramy codziennie: doba na ruch.
    [relaxed] Gramy spokojnie: trzy doby na ruch.
   *[unhurried] Nigdzie się nie spieszymy: ruchy nie mają limitu czasu.
}
game-started = 🎬 Gra się zaczyna.
resigned = 🏳️ { $seat } poddaje grę.
departed = { $ends ->
    [true] 👋 Jedno miejsce przy stole się zwolniło.
   *[false] 👋 Jedno miejsce przy stole się zwolniło; dalej gra tu komputer.
}
seat-left = { $ends ->
    [true] 🚪 { $name } odchodzi z gry.
   *[false] 🚪 { $name } odchodzi z gry. Miejsce jest wolne i każdy może je zająć.
}
seat-opened = { $why ->
    [vote] 🗳️ { $name }: decyzją pozostałych to miejsce jest wolne i każdy może je zająć.
    [gone] 👋 { $name } nie jest już na tym serwerze. Miejsce jest wolne i każdy może je zająć.
   *[silent] 💤 { $name } od dawna się nie odzywa. Miejsce jest wolne i każdy może je zająć.
}
seat-taken = 🪑 { $name } zajmuje zwolnione miejsce i gra dalej (wcześniej { $before }).
seat-retaken = 🪑 { $name } wraca i gra dalej.
seat-offered = 🤝 { $name } proponuje swoje miejsce komuś innemu.
seat-kept = 🤝 { $name } jednak zostaje na swoim miejscu.
offer-declined = 🤝 { $name }: propozycja miejsca została odrzucona.
voted-to-replace = 🗳️ { $name } głosuje za zwolnieniem miejsca, na którym siedzi { $of } ({ $votes }/{ $needed }).
voted-to-end = 🗳️ { $seat } głosuje za zakończeniem gry ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, czas na twój ruch upływa <t:{ NUMBER($due, useGrouping: 0) }:R>. Potem ruch wykona za ciebie komputer.
deadline-missed = ⌛ { $seat }: czas minął, ruch wykonał komputer. Dopóki ta osoba nie wróci, na jej ruchy będzie coraz mniej czasu.
seal-void = 🔏 Zaplanowany ruch nie jest już możliwy: **{ $move }**. { $dropped ->
    [0] Zdecyduj na nowo.
    [one] Nie wykonam też ruchu zaplanowanego po nim. Zdecyduj na nowo.
    [few] Nie wykonam też ruchów zaplanowanych po nim. Zdecyduj na nowo.
    [many] Nie wykonam też ruchów zaplanowanych po nim. Zdecyduj na nowo.
   *[other] Nie wykonam też ruchów zaplanowanych po nim. Zdecyduj na nowo.
}
remarked = 💬 { $seat }: „{ TEXT("remark", $line, "") }”
game-ended = 🏁 Gra skończona.
ended-by-vote = 🗳️ Gracze przegłosowali koniec gry.
cancelled-by-host = 🚫 { $name } zamyka stół.
cancelled-by-moderator = 🚫 Stół zamyka moderacja serwera.
deserted = 🚫 Przy stole nikt nie został, więc stół jest zamknięty.
lobby-expired = 🚫 Nikt nie rozpoczął gry na czas, więc stół jest zamknięty.
seed-shown = 🔍 Losowanie można teraz odtworzyć: { COMMAND("table verify") }
quarantined = 🧰 Nie mogę teraz odczytać tego stołu. Nic nie przepadło; stół czeka na naprawę.
mended = 🧰 Stół jest naprawiony. Gra toczy się dalej, a każdy ruch ma z powrotem pełny czas.
server-left = 🚫 Usunięto mnie z tego serwera i przez 30 dni nie zaproszono z powrotem, więc stół jest zamknięty.
returned = 👋 Znowu jestem na tym serwerze, a przy stole gramy dalej. Każdy ruch ma z powrotem pełny czas.
restored = ♻️ Przywrócono z kopii zapasowej: stół jest znowu taki jak <t:{ $at }:f>. To, co rozegrano później, przepadło.
illegible = Tu wydarzyło się coś, czego już nie da się odczytać.

# Odmowy

other-game = To polecenie jest do gry { $meant }. Przy stole nr { $table } toczy się { $played }.
no-such-table = Takiego stołu już nie ma. Stoły, które na ciebie czekają, pokaże { COMMAND("moves") }.
rights-unknown = Discord nie zdradził mi teraz, co ci tu wolno. Nic się nie zmieniło; spróbuj ponownie za chwilę.
table-broken = Nie mogę teraz odczytać tego stołu. Stół czeka na naprawę; gospodarz może go zamknąć.
table-away = Usunięto mnie z serwera tego stołu, więc wszystko tu stoi. Gdy tylko znów mnie tam zaproszą, będzie można grać dalej; po 30 dniach stół zostanie zamknięty.
already-started = Gra już trwa; to można zrobić tylko przed startem.
game-over = Gra przy tym stole jest już skończona. Możesz otworzyć nowy stół.
not-at-this-table = Nie siedzisz przy tym stole.
already-seated = Już siedzisz przy tym stole.
too-many-for-options = Z tym wyborem jest miejsce najwyżej dla { $most }, a siedzi was tu już { $seated }.
table-full = { $most ->
    [one] Stół jest pełny: ma { $most } miejsce. Inny otworzysz poleceniem { COMMAND("play") }.
    [few] Stół jest pełny: ma { $most } miejsca. Inny otworzysz poleceniem { COMMAND("play") }.
    [many] Stół jest pełny: ma { $most } miejsc. Inny otworzysz poleceniem { COMMAND("play") }.
   *[other] Stół jest pełny: ma { $most } miejsca. Inny otworzysz poleceniem { COMMAND("play") }.
}
opened-too-many = Otwierasz stoły zbyt szybko jeden po drugim (już { $count }). Następny możesz otworzyć { $until }.
too-many-hosted = { $most ->
    [one] Prowadzisz już { $most } stół. Najpierw dokończ grę albo zamknij ten stół.
    [few] Prowadzisz już { $most } stoły. Najpierw dokończ którąś grę albo zamknij któryś stół.
    [many] Prowadzisz już { $most } stołów. Najpierw dokończ którąś grę albo zamknij któryś stół.
   *[other] Prowadzisz już { $most } stołu. Najpierw dokończ którąś grę albo zamknij któryś stół.
}
channel-full = { $most ->
    [one] Na tym kanale jest już { $most } stół. Otwórz swój na innym albo poczekaj na koniec gry.
    [few] Na tym kanale są już { $most } stoły. Otwórz swój na innym albo poczekaj na koniec którejś gry.
    [many] Na tym kanale jest już { $most } stołów. Otwórz swój na innym albo poczekaj na koniec którejś gry.
   *[other] Na tym kanale jest już { $most } stołu. Otwórz swój na innym albo poczekaj na koniec którejś gry.
}
not-the-host = To może zrobić tylko gospodarz stołu.
host-gone-you = { $name } nie jest już na tym serwerze, więc teraz ty prowadzisz ten stół. Spróbuj jeszcze raz.
host-gone-heir = { $name } nie jest już na tym serwerze. Stół prowadzi teraz { $host }.
host-gone-closed = { $name } nie jest już na tym serwerze, a przy stole nie ma nikogo innego, więc stół jest zamknięty.
no-computer = Przy tym stole nie ma gracza komputerowego.
too-few-players = { $needed ->
    [one] Za mało graczy: potrzebny jest co najmniej { $needed }.
    [few] Za mało graczy: potrzeba co najmniej { $needed }. Poczekaj na kogoś albo dodaj komputer.
    [many] Za mało graczy: potrzeba co najmniej { $needed }. Poczekaj na kogoś albo dodaj komputer.
   *[other] Za mało graczy: potrzeba co najmniej { $needed }. Poczekaj na kogoś albo dodaj komputer.
}
wrong-number = { $seated ->
    [one] W tę grę nie da się zagrać w { $seated } osobę. Ktoś musi dołączyć.
    [few] W tę grę nie da się zagrać w { $seated } osoby. Ktoś musi dołączyć albo odejść.
    [many] W tę grę nie da się zagrać w { $seated } osób. Ktoś musi dołączyć albo odejść.
   *[other] W tę grę nie da się zagrać w { $seated } osoby. Ktoś musi dołączyć albo odejść.
}
unknown-option = Ta gra nie ma takiej opcji albo wartość wykracza poza zakres. Wybierz z listy.
not-your-turn = To nie twoja kolej. Dam ci znać, kiedy przyjdzie.
not-your-seat = Ten przycisk jest dla kogoś innego. Swoje dostaniesz, gdy przyjdzie twoja kolej.
already-played = Ten ruch masz już za sobą.
unknown-move = W tej grze nie ma takiego ruchu.
you-resigned = W tej grze po poddaniu zastępuje cię już komputer.
already-voted = Twój głos za zakończeniem gry jest już policzony.
seal-your-turn = To twoja kolej: po prostu wykonaj ruch.
nothing-to-seal = Nie masz teraz czego planować. Dam ci znać, gdy przyjdzie twoja kolej.
nothing-sealed = Nie masz zaplanowanego ruchu.
suggest-to-others = Proponować możesz tylko innym po swojej stronie. Swój ruch zaplanuj.
no-such-seat = Nikt tam nie siedzi. Wybierz gracza z listy.
you-left = W tej grze teraz nie grasz. Dopóki twoje miejsce jest wolne, możesz wrócić: { COMMAND("table join") }.
seat-not-open = To miejsce nie jest wolne. Które możesz zająć, pokaże { COMMAND("table join") }.
no-open-seat = Nie ma tu miejsca, które możesz teraz zająć.
sat-elsewhere = W tej grze znasz sekrety innego miejsca, więc tego zająć nie możesz.
resigned-for-good = W tej grze po poddaniu nie ma powrotu.
offer-to-yourself = Swojego miejsca nie możesz zaproponować sobie.
offer-knows = Ta osoba zna w tej grze sekrety innego miejsca, więc twojego zająć nie może.
already-offered = Tej osobie już proponujesz swoje miejsce.
nothing-offered = Nikomu teraz nie proponujesz swojego miejsca.
not-offered-to-you = Nikt ci tego miejsca nie proponuje albo już nie proponuje.
replace-yourself = To twoje własne miejsce. Możesz z niego odejść: { COMMAND("table leave") }.
not-replaceable = Na tym miejscu nie gra nikt, kogo można by zastąpić.
still-plays = Głosować nad tym możesz, gdy ktoś przegapi dwa ruchy z rzędu albo czekacie na niego trzy dni.
already-voted-replace = Twój głos w sprawie tego miejsca jest już policzony.
