# Co się dzieje przy stole, w cokolwiek się tam gra, i czego tam nie można.

# Wydarzenia

opened = { $host } otwiera stół.
joined = { $name } siada do stołu.
left = { $name } wstaje od stołu.
host-changed = Gospodarzem stołu zostaje { $name }.
computer-joined = { $strength ->
    [easy] 🤖 { $name } siada do stołu: niewymagający gracz komputerowy.
    [fair] 🤖 { $name } siada do stołu: przyzwoity gracz komputerowy.
   *[strong] 🤖 { $name } siada do stołu: silny gracz komputerowy.
}
computer-left = 🤖 { $name } wstaje od stołu.
options-changed = Opcje stołu się zmieniły.
pace-changed = { $pace ->
    [live] Gramy na żywo: godzina na ruch.
    [daily] Gramy codziennie: doba na ruch.
    [relaxed] Gramy spokojnie: trzy doby na ruch.
   *[unhurried] Nigdzie się nie spieszymy: ruchy nie mają limitu czasu.
}
game-started = 🎬 Gra się zaczyna. Skrót tajnego ziarna: `{ $commitment }`
resigned = 🏳️ { $seat } poddaje grę.
voted-to-end = 🗳️ { $seat } głosuje za zakończeniem gry ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, czas na twój ruch upływa <t:{ NUMBER($due, useGrouping: 0) }:R>. Potem zdecyduje za ciebie komputer.
deadline-missed = ⌛ { $seat } – czas minął, więc ruch wykonał komputer. Dopóki { $seat } nie wróci, na kolejne ruchy będzie mniej czasu.
game-ended = 🏁 Gra skończona. Ziarno, z którego losowano: `{ $seed }`
ended-by-vote = 🗳️ Gracze przegłosowali koniec gry. Ziarno, z którego losowano: `{ $seed }`
cancelled-by-host = 🚫 { $name } odwołuje stół.
cancelled-by-moderator = 🚫 Stół odwołała moderacja serwera.
deserted = 🚫 Przy stole nikogo nie ma, więc zostaje zamknięty.
lobby-expired = 🚫 Nikt nie rozpoczął gry na czas, więc stół zostaje zamknięty.
seed-shown = Ziarno, z którego losowano: `{ $seed }`
quarantined = 🧰 Nie mogę teraz odczytać tego stołu. Nic nie przepadło; odkładam go do czasu naprawy.
mended = 🧰 Ten stół znów da się odczytać. Gra toczy się dalej, a każdy ruch ma z powrotem pełny czas.
illegible = Tu wydarzyło się coś, czego już nie da się odczytać.

# Odmowy

no-such-table = Takiego stołu już nie ma. Te, które na ciebie czekają, pokaże `/ruchy`.
table-broken = Nie mogę teraz odczytać tego stołu. Jest odłożony do czasu naprawy; jego gospodarz może go odwołać.
already-started = Gra już trwa; to można zrobić tylko przed początkiem.
game-over = Przy tym stole gra jest już skończona. Możesz otworzyć nowy.
not-at-this-table = Nie siedzisz przy tym stole, więc nie możesz tu tego zrobić.
already-seated = Już siedzisz przy tym stole.
table-full = { $most ->
    [one] Stół jest pełny: ma { $most } miejsce. Inny otworzysz poleceniem `/graj`.
    [few] Stół jest pełny: ma { $most } miejsca. Inny otworzysz poleceniem `/graj`.
    [many] Stół jest pełny: ma { $most } miejsc. Inny otworzysz poleceniem `/graj`.
   *[other] Stół jest pełny: ma { $most } miejsca. Inny otworzysz poleceniem `/graj`.
}
too-many-hosted = { $most ->
    [one] Prowadzisz już { $most } stół. Najpierw dokończ grę albo ją odwołaj.
    [few] Prowadzisz już { $most } stoły. Najpierw dokończ którąś grę albo ją odwołaj.
    [many] Prowadzisz już { $most } stołów. Najpierw dokończ którąś grę albo ją odwołaj.
   *[other] Prowadzisz już { $most } stołu. Najpierw dokończ którąś grę albo ją odwołaj.
}
channel-full = { $most ->
    [one] Na tym kanale jest już { $most } stół. Otwórz swój, gdy gra się skończy, albo na innym kanale.
    [few] Na tym kanale są już { $most } stoły. Otwórz swój, gdy któraś gra się skończy, albo na innym kanale.
    [many] Na tym kanale jest już { $most } stołów. Otwórz swój, gdy któraś gra się skończy, albo na innym kanale.
   *[other] Na tym kanale jest już { $most } stołu. Otwórz swój, gdy któraś gra się skończy, albo na innym kanale.
}
not-the-host = To może zrobić tylko gospodarz stołu.
no-computer = Przy tym stole nie ma gracza komputerowego.
too-few-players = { $needed ->
    [one] Jest was za mało, żeby zacząć: potrzebny jest co najmniej { $needed } gracz.
    [few] Jest was za mało, żeby zacząć: potrzeba co najmniej { $needed } graczy. Poczekaj na kogoś albo dodaj komputer.
    [many] Jest was za mało, żeby zacząć: potrzeba co najmniej { $needed } graczy. Poczekaj na kogoś albo dodaj komputer.
   *[other] Jest was za mało, żeby zacząć: potrzeba co najmniej { $needed } gracza. Poczekaj na kogoś albo dodaj komputer.
}
wrong-number = { $seated ->
    [one] W tę grę nie zagra { $seated } osoba. Ktoś musi dołączyć.
    [few] W tę grę nie zagrają { $seated } osoby. Ktoś musi dołączyć albo odejść.
    [many] W tę grę nie zagra { $seated } osób. Ktoś musi dołączyć albo odejść.
   *[other] W tę grę nie zagra { $seated } osoby. Ktoś musi dołączyć albo odejść.
}
unknown-option = Ta gra nie ma takiej opcji albo wartość wykracza poza zakres. Wybierz z listy.
not-your-turn = To nie twoja kolej. Dam ci znać, kiedy przyjdzie.
not-your-seat = Ten przycisk należy do kogoś innego. Swoje znajdziesz na planszy, gdy przyjdzie twoja kolej.
already-played = Ten ruch masz już za sobą.
unknown-move = Ta gra nie zna takiego ruchu.
you-resigned = Masz tę grę poddaną; dalej gra za ciebie komputer.
already-voted = Twój głos za zakończeniem jest już policzony.
seal-your-turn = To twoja kolej: po prostu wykonaj ruch.
nothing-to-seal = Nie masz teraz czego zapieczętować. Dam ci znać, gdy przyjdzie twoja kolej.
nothing-sealed = Nie masz nic zapieczętowanego.
suggest-to-others = Proponować możesz tylko innym po swojej stronie. Swój ruch zapieczętuj.
no-such-seat = Nikt tam nie siedzi. Wybierz gracza z listy.
