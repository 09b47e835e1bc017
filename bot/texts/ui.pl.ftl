# Słowa wspólnych części: karty stołów, plansze, panele i odpowiedzi.

language-name = Polski

# Przyciski

button-join = Dołącz
button-leave = Odejdź
button-add-computer = Dodaj komputer
button-start = Rozpocznij
button-options = Opcje
button-rules = Zasady
button-my-move = Mój ruch
button-look = Pokaż obrazki
button-secrets = Moje sekrety
button-missed = Co nowego?
button-hint = Co mogę zrobić?
button-older = Starsze
button-newer = Nowsze
button-first = Początek
button-replay = Powtórka
button-verify = Zweryfikuj
button-again = Jeszcze raz
button-anew = Otwórz stół
pick-a-move = Wybierz ruch…
pick-pace = Jak szybko gramy?
pick-computer = Gracze komputerowi i ich poziom…
add-computer = Dodaj komputer: { $strength }
remove-computer = Usuń ostatni komputer

# Przed początkiem gry

seats-free = { $free ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jeszcze jedno wolne miejsce; gramy od { $least } osób.
    [few] Jeszcze { $free } wolne miejsca; gramy od { $least } osób.
    [many] Jeszcze { $free } wolnych miejsc; gramy od { $least } osób.
   *[other] Jeszcze { $free } wolnego miejsca; gramy od { $least } osób.
}
turns-in-time = { $kept } z ostatnich { $count } ruchów w terminie
terms-by-the-book = 📖 Zgodnie z instrukcją
terms-options = ⚙️ { $options }
strength-easy = poziom łatwy
strength-fair = poziom średni
strength-good = poziom zaawansowany
strength-strong = poziom trudny
style-bold = gra śmiało
style-careful = gra ostrożnie
pace-live = ⏱️ Na żywo: godzina na ruch
pace-daily = 🌤️ Codziennie: doba na ruch
pace-relaxed = 🌿 Spokojnie: trzy doby na ruch
pace-unhurried = 🐌 Bez pośpiechu: bez limitu czasu
takes-hours = ⌛ Czeka się na mniej więcej { $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
}, razem około { $count ->
    [one] godziny
    [few] { $count } godzin
    [many] { $count } godzin
   *[other] { $count } godziny
}
takes-days = ⌛ Czeka się na mniej więcej { $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
}, razem około { $count ->
    [one] dnia
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
table-opened = Stół #{ NUMBER($table, useGrouping: 0) } już czeka: { $place }
table-is-here = Gramy tutaj: { $place }
only-on-the-board = 👀 To, co jest teraz odkryte, widać tylko na planszy: { $place }
picture-coming = -# Obrazek jeszcze się rysuje, za chwilę będzie tutaj.
picture-coming-again = -# Obrazek jeszcze się rysuje: zajrzyj znowu za parę sekund.
picture-failed = -# Nie mogę teraz narysować tego obrazka, gramy dalej według opisu.

# Plansza

turn-of = { $count ->
    [one] ➡️ Ruch ma { $players }
    [few] ➡️ Ruch mają { $players }
    [many] ➡️ Ruch mają { $players }
   *[other] ➡️ Ruch mają { $players }
}
your-turn = ➡️ **Twój ruch.**
call = { $count ->
    [one] { $players } · { $table }: twoja kolej
    [few] { $players } · { $table }: wasza kolej
    [many] { $players } · { $table }: wasza kolej
   *[other] { $players } · { $table }: wasza kolej
}
nudge = { $count ->
    [one] ⏳ Twoja kolej{ $left }: { $tables }
    [few] ⏳ Twoja kolej w { $count } grach{ $left }: { $tables }
    [many] ⏳ Twoja kolej w { $count } grach{ $left }: { $tables }
   *[other] ⏳ Twoja kolej w { $count } grach{ $left }: { $tables }
}
reminder = { $count ->
    [one] ⏰ Przypomnienie: { $left } · { $tables }: twoja kolej
    [few] ⏰ Przypomnienie: { $left } · { $count } gry: { $tables }
    [many] ⏰ Przypomnienie: { $left } · { $count } gier: { $tables }
   *[other] ⏰ Przypomnienie: { $left } · { $count } gry: { $tables }
}
left-minutes = { $count ->
    [one] została minuta
    [few] zostały { $count } minuty
    [many] zostało { $count } minut
   *[other] zostało { $count } minuty
}
left-hours = { $count ->
    [one] została godzina
    [few] zostały { $count } godziny
    [many] zostało { $count } godzin
   *[other] zostało { $count } godziny
}
left-days = { $count ->
    [one] został dzień
    [few] zostały { $count } dni
    [many] zostało { $count } dni
   *[other] zostało { $count } dnia
}
waiting-since = twoja kolej przyszła { $when }
due = czas do { $when }
call-letter = { $table }: twoja kolej
letter-news = { $table }: coś tylko dla ciebie
letter-played = { $table }: ruch wykonany ✅
letter-past = { $table }: ta runda już się skończyła
last-one = czekają już tylko na ciebie
you-are-last = ⏳ **Wszyscy czekają już tylko na ciebie.**
flaws-title = 🎭 Słabe strony komputerów
farewell = 🏁 Koniec gry: { $table } · { $players }
invitation = { $players } · { $host } gra jeszcze raz: { $table }. Kto dołącza?
button-describe = Opisz słowami
button-board = Plansza
button-to-table = Do stołu
button-next = Czeka też { $table }
panel-moved = -# ⬇️ To już stary panel: nowszy jest niżej.
drawer-closed = -# ✔️ Zamknięte: teraz nie ma tu nic do wyboru.
ask-move =
    ⚠️ **{ $move }**
    Tego nie da się cofnąć. Na pewno?
ask-resign = 🏳️ Poddać grę **{ $table }**? Dalej będzie za ciebie grał komputer i nikt inny nie zajmie twojego miejsca; wrócić możesz tylko ty: { COMMAND("table join") }.
ask-resign-ends = 🏳️ Poddać **{ $table }**? To zakończy grę i nie ma już odwrotu.
button-take-seat = Zajmij wolne miejsce
button-take-seat-of = Przejmij miejsce: { $player }
seats-open = { $count ->
    [one] 🪑 Wolne miejsce: { $players }. Każdy może je zająć i grać dalej.
    [few] 🪑 Wolne miejsca: { $players }. Każdy może jedno zająć i grać dalej.
    [many] 🪑 Wolne miejsca: { $players }. Każdy może jedno zająć i grać dalej.
   *[other] 🪑 Wolne miejsca: { $players }. Każdy może jedno zająć i grać dalej.
}
sitter-left = **{ $name }** – miejsce jest wolne
which-seat = 🪑 **{ $table }**: które miejsce wybierasz?
welcome = { $table }: teraz grasz tu ty (wcześniej { $before })
sits-here-now = 🪑 **To miejsce jest teraz twoje** (wcześniej { $before }), razem z jego sekretami.
so-far = **Co się dotąd wydarzyło:**
so-far-all = -# Wszystko znajdziesz tutaj: { COMMAND("table show view:history") }
offer = { $player } · { $name } proponuje ci swoje miejsce: { $table }. Chcesz grać tu dalej?
letter-handed-over = { $table }: na tym miejscu gra teraz ktoś inny
call-unread = 🪑 { $player }: sekrety twojego miejsca i to, co działo się wcześniej, znajdziesz pod przyciskiem **{ button-my-move }**.
sat-nobody = nikt
sat-from-to = { $moves ->
    [0] { $name }: bez ruchu
    [one] { $name }: ruch { $first }
    [few] { $name }: ruchy { $first }–{ $last }
    [many] { $name }: ruchy { $first }–{ $last }
   *[other] { $name }: ruchy { $first }–{ $last }
}
sat-since = { $name }: od ruchu { $first }
ask-leave = 🚪 Odejść z gry **{ $table }**? Twoje miejsce będzie mógł zająć ktoś inny; dopóki jest wolne, możesz wrócić.
ask-leave-ends = 🚪 Odejść z gry **{ $table }**? Nikt inny już tu nie gra, więc to ją zakończy.
done-take = 🪑 Teraz grasz tu ty: { $table }. Sekrety tego miejsca wysyłam ci w wiadomości prywatnej; znajdziesz je też pod planszą: **{ button-secrets }**.
done-take-open = 🪑 Teraz grasz tu ty: { $table }. To, co się dotąd wydarzyło, wysyłam ci w wiadomości prywatnej.
done-retake = 🪑 Witaj z powrotem: { $table }.
done-offer = 🤝 Pytam: { $player }. Dopóki ta osoba nie zajmie twojego miejsca, jest twoje; jeśli wykonasz ruch, propozycja przepada.
done-keep = 🤝 Zostajesz na swoim miejscu: { $table }.
done-decline-seat = 👌 Odrzucone: { $table }.
done-replace = 🗳️ Twój głos jest policzony: { $table }.
ask-vote-ends = 🗳️ Zakończyć **{ $table }** bez wyniku? Wystarczy już tylko twój głos, a odwrotu potem nie ma.
ask-cancel = 🚫 Zamknąć **{ $table }** dla wszystkich? Gra skończy się bez wyniku.
ask-forget =
    ### 🫥 Zapomnieć o tobie?
    { "" }**Co zniknie:** twoja nazwa i ID wszędzie, gdzie je mam; twój język, strefa czasowa, godziny ciszy i to, jak często mam cię pingować; wiadomości prywatne ode mnie, o ile Discord pozwoli je usunąć.
    { "" }**Co zostanie:** twoje rozegrane gry, tylko zamiast twojej nazwy będzie w nich „N. N.”, żeby inni mogli je dalej oglądać i sprawdzić rozdanie; oraz wiadomości, które już są na serwerach: o ich usunięcie poproś tamtejszą moderację. Dopóki któraś z twoich gier trwa, zostaje w niej zaszyfrowany znacznik: po nim poznam, że nie możesz zająć w niej innego miejsca.
ask-forget-tables = **Twoje stoły:**
ask-forget-going = • gry, w których zwolni się twoje miejsce: { $count }
ask-forget-ends = • gry, które się przez to skończą: { $count }
ask-forget-lobbies = • miejsca, które zwolnisz przed startem: { $count }
ask-forget-last = Nie ma już odwrotu.
button-do-it = Tak, zrób to
button-keep = Nie, zostaw
kept = 👌 Nic się nie zmieniło.
done-join = 🪑 Siedzisz przy stole: { $table }.
again-opened = { $count ->
    [0] 🔁 { $table }: stół już czeka, { $place }. Gdy zechcesz, naciśnij tam ▶️ **Rozpocznij**.
    [one] 🔁 { $table }: stół już czeka, { $place }. Druga osoba z tamtej gry dostaje zaproszenie; gdy dołączy, naciśnij tam ▶️ **Rozpocznij**.
    [few] 🔁 { $table }: stół już czeka, { $place }. Reszta grających dostaje zaproszenie; gdy wszyscy dołączą, naciśnij tam ▶️ **Rozpocznij**.
    [many] 🔁 { $table }: stół już czeka, { $place }. Reszta grających dostaje zaproszenie; gdy wszyscy dołączą, naciśnij tam ▶️ **Rozpocznij**.
   *[other] 🔁 { $table }: stół już czeka, { $place }. Reszta grających dostaje zaproszenie; gdy wszyscy dołączą, naciśnij tam ▶️ **Rozpocznij**.
}
again-joined = 🪑 Masz miejsce przy stole { $table }: { $place }. Gra zacznie się, gdy { $host } naciśnie ▶️ **Rozpocznij**; gdy przyjdzie twoja kolej, dostaniesz ping.
again-open-table = 👋 Na graczy czeka { $table }: { $place }.
again-onlooker = 👋 { $table } to nie była twoja gra, więc nikogo nie wołam. Chcesz otworzyć własny stół do tej samej gry?
done-leave = 🚪 Nie siedzisz już przy stole: { $table }.
done-start = ▶️ Gra się zaczęła: { $table }.
done-resign = 🏳️ Poddajesz grę: { $table }.
done-vote = 🗳️ Twój głos za końcem gry jest policzony: { $table }.
done-cancel = 🚫 Zamknięte: { $table }.
done-forget = 🫥 Gotowe, nic już o tobie nie wiem. Jeśli znów użyjesz mojego przycisku albo polecenia, zaczniemy od nowa.
done-language = 📣 Publiczne wiadomości przy stole { $table } będą { $language ->
    [cs] po czesku
    [sk] po słowacku
    [pl] po polsku
   *[en] po angielsku
}; prywatne każdy nadal dostaje w swoim języku.
list-more = … i jeszcze: { $count }
others-wait = **Czekamy na innych:**
quiet-none = 🔔 Nie masz ustawionych godzin ciszy, więc ping może przyjść o każdej porze. Ustawisz je poleceniem { COMMAND("me quiet") }: podaj, od której i do której godziny ma być cisza (strefa czasowa: { $zone }).
quiet-now = 🌙 Masz godziny ciszy od { $begin }:00 do { $end }:00 ({ $zone }). Wyłączysz je opcją `wyłącz`.
pings-each = 🔔 Dostaniesz ping za każdym razem, gdy jakiś stół zacznie na ciebie czekać. Rzadsze pingi ustawisz poleceniem { COMMAND("me pings") }.
pings-hourly = 🔔 Dostaniesz ping najwyżej raz na godzinę, jeden dla wszystkich stołów. Gdy zacznie ci brakować czasu na ruch, i tak ci o tym przypomnę.
pings-daily = 🔔 Dostaniesz ping raz dziennie o { $hour }:00 ({ $zone }), jeden dla wszystkich stołów. Gdy zacznie ci brakować czasu na ruch, i tak ci o tym przypomnę.
interval-each = Za każdym razem
interval-hourly = Najwyżej raz na godzinę
interval-daily = Raz dziennie, wszystko naraz
score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ended-without-result = Gra skończyła się bez wyniku.
closed-before-start = Stół jest zamknięty; nie rozegrano przy nim żadnej gry.
seed-revealed = 🔍 Ziarno, z którego wszystko wylosowano: `{ $seed }`
# Odpowiedzi

seen-only-now = -# Karty odkryte na chwilę pokazuję ci tylko raz. Zapamiętaj je!
nothing-missed = Nic cię nie ominęło.
nothing-happened = Na razie nic się nie wydarzyło.
replay-move = Ruch { $move } z { $last }
replay-deal-moves = Początek gry; liczba ruchów: { $last }
replay-round = Runda { $move } z { $last }
replay-deal-rounds = Początek gry; liczba rund: { $last }
no-secrets = W tej grze nic nie jest tajne: wszyscy widzą wszystko.
hint-wait = Teraz nie musisz nic robić.
hint-meanwhile = **Tymczasem możesz** – przyciskiem przy planszy albo poleceniem:
hint-can = **Teraz możesz** – przyciskiem przy planszy albo poleceniem:
verified = ✅ **Stół #{ NUMBER($table, useGrouping: 0) }: gra była uczciwa.** Odtworzenie z ziarna potwierdza { $moves ->
    [one] jedyny ruch
    [few] wszystkie { $moves } ruchy
    [many] wszystkie { $moves } ruchów
   *[other] wszystkie { $moves } ruchu
} i wynik. Skrót ziarna, niezmienny od rozdania: `{ $commitment }`
verified-so-far = ✅ **Stół #{ NUMBER($table, useGrouping: 0) }: jak dotąd wszystko uczciwie.** Odtworzenie z ziarna potwierdza { $moves ->
    [0] rozdanie
    [one] jedyny ruch
    [few] wszystkie { $moves } ruchy
    [many] wszystkie { $moves } ruchów
   *[other] wszystkie { $moves } ruchu
}. Skrót ziarna, niezmienny od rozdania: `{ $commitment }`
    Samo ziarno ujawnię po zakończeniu gry.
not-verified = ❌ **Stół #{ NUMBER($table, useGrouping: 0) } nie zgadza się ze swoim ziarnem**: odtworzona gra różni się przy ruchu { $move }. Daj znać osobie, która prowadzi tego bota.
inbox = { $count ->
    [0] 🎉 Wszystko zagrane: żadna gra na ciebie nie czeka.
    [one] **Czeka na ciebie jedna gra:**
    [few] **Czekają na ciebie { $count } gry**, od najdłużej czekającej:
    [many] **Czeka na ciebie { $count } gier**, od najdłużej czekającej:
   *[other] **Czeka na ciebie { $count } gry**, od najdłużej czekającej:
}
in-lobby = przed startem
language-chosen = 👋 Będę z tobą rozmawiać po polsku.
quiet-on = 🌙 Od { $begin }:00 do { $end }:00 ({ $zone }) nie będę cię pingować. Co się wtedy wydarzy, poczeka na ciebie, a przy ruchach krótszych niż doba czas wtedy stoi{ $long ->
    [true] , ale najwyżej 12 godzin.
   *[false] .
}
quiet-off = 🔔 Godziny ciszy są wyłączone: ping może przyjść o każdej porze.

about =
    ### Ludoteka: planszówki na odległość, ruch po ruchu
    Gry planszowe dla ekip, którym jedna gra może zająć i kilka dni. Całe losowanie wynika z tajnego ziarna: jego skrót publikuję przed pierwszym ruchem, a samo ziarno na końcu, więc każdy może sprawdzić, czy było uczciwe.
    { "" }**Działa dzięki** discord.py (MIT), aiosqlite (MIT), Pillow (MIT-CMU), msgspec (BSD), Project Fluent (Apache 2.0), structlog (MIT/Apache 2.0), pydantic (MIT).
    { "" }**Kroje pisma**: Source Sans 3 i Source Serif 4 od Adobe (SIL Open Font License 1.1).
    { "" }**Piktogramy**: przerobione z [OpenMoji](https://openmoji.org), otwartego projektu emoji i ikon. Obrazki z nimi są na tej samej licencji, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).
    Gry należą do swoich autorów i wydawców; ten bot to fanowski pomocnik dla osób, które mają je na półce i chętnie w nie grają. Sam bot jest na licencji MIT.
about-privacy = Prywatność
about-terms = Warunki korzystania
about-forget = { COMMAND("me forget") } usuwa to, co o tobie wiem.

# Odmowy

offer-to-bot = Boty nie grają. Zaproponuj swoje miejsce człowiekowi.
offer-cannot-see = { $name } nie widzi tego stołu. Zaproponuj swoje miejsce komuś, kto widzi { $channel }.
not-started = Gra jeszcze się nie zaczęła: ktoś musi nacisnąć ▶️ **Rozpocznij** na karcie stołu.
replay-not-over = Ta gra jeszcze trwa. Ruch po ruchu będzie można ją obejrzeć, gdy się skończy; do tego czasu { COMMAND("table show view:history") } pokaże, co się wydarzyło.
cannot-replay = Tej gry nie da się obejrzeć: rozegrana jeszcze raz, przebiega inaczej. { COMMAND("table verify") } powie, w którym miejscu.
something-broke = Coś mi nie wyszło, ale w grze nic się nie zmieniło. Błąd jest zapisany; spróbuj jeszcze raz.
not-saved = Nie udało mi się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
stale-click = Ten przycisk jest z wcześniejszego ruchu. Użyj najnowszej planszy albo { COMMAND("table show view:board") }.
command-not-understood = To polecenie się zmieniło. Uruchom Discorda ponownie i wybierz je z listy jeszcze raz.
no-table-here = Nie wiem, o który stół chodzi: przy żadnym takim nie siedzisz. Nowy otworzysz poleceniem { COMMAND("play") }.
which-table = Siedzisz przy kilku stołach: { $tables }. Wskaż jeden opcją `stół`.
no-open-table = Przy żadnym stole nie ma tu dla ciebie miejsca. Nowy otworzysz poleceniem { COMMAND("play") }.
which-open-table = Miejsce dla ciebie jest tu przy kilku stołach: { $tables }. Wskaż jeden opcją `stół`.
no-such-game = Nie znam tej gry. Wybierz jedną z listy, którą podpowiada { COMMAND("play") }.
no-such-language = Mówię po angielsku, czesku, słowacku i polsku. Wybierz język z listy.
no-such-zone = Nie znam tej strefy czasowej. Wybierz ją z listy, na przykład Europe/Warsaw.
quiet-needs-both = Podaj dwie różne godziny, od i do; godziny ciszy wyłącza opcja `wyłącz`.
hour-needs-daily = Godzinę podaje się tylko przy pingu raz dziennie.
only-moderators = Do tego potrzebne jest uprawnienie **Zarządzanie serwerem**.
play-on-a-server = Stoły otwiera się na kanale serwera. Wpisz { COMMAND("play") } właśnie tam.
tag-open = otwarte
tag-running = gra trwa
tag-over = zakończone
forum-needs-tags = Na { $channel } każdy post musi mieć tag. Daj mi tam uprawnienie Zarządzanie kanałami albo utwórz te tagi: { $tags }.
play-in-a-text-channel = Stół potrzebuje zwykłego kanału tekstowego albo forum. Wpisz { COMMAND("play") } w takim miejscu albo niech moderator wskaże go przez { COMMAND("settings server") }.
missing-permissions = { $count ->
    [one] Na kanale { $channel } brakuje mi uprawnienia: { $permissions }. Poproś moderatora o jego nadanie.
    [few] Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Poproś moderatora o ich nadanie.
    [many] Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Poproś moderatora o ich nadanie.
   *[other] Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Poproś moderatora o ich nadanie.
}

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-create-posts = Tworzenie postów
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach

# Kłopoty, zgłaszane gospodarzowi stołu; `place` to numer kanału lub wątku.

trouble-channel-gone = Kanał, na którym otwarto ten stół, został usunięty. Gra jest zapisana: graj dalej w wiadomościach prywatnych albo przez { COMMAND("table show view:board") }.
trouble-thread-gone = Ktoś usunął wątek tego stołu, gramy dalej w nowym. Nic z gry nie przepadło.
trouble-thread-locked = Wątek <#{ $place }> jest zablokowany, a nie mam prawa go odblokować. Piszę dalej na kanale, do którego należy.
trouble-no-thread = Nie udało się otworzyć wątku na <#{ $place }>, więc gramy bezpośrednio na kanale.
trouble-thread-refused = Discord nie pozwala mi otworzyć wątku na <#{ $place }>, więc gramy bezpośrednio na kanale. Odpowiedź Discorda: „{ $answer }”
trouble-refused = Discord odmawia mi czegoś, czego potrzebuję przy tym stole. Próbuję dalej, co najmniej raz na godzinę, i nikt nie straci ruchu, do którego nie udało mi się go zawołać. Tymczasem działa { COMMAND("table show view:board") }. Odpowiedź Discorda: „{ $answer }”
trouble-message-gone = Ktoś usunął planszę, wstawiam ją jeszcze raz. Nic z gry nie przepadło.
trouble-forbidden = Nie mam prawa pisać na <#{ $place }>. Poproś moderatora o te uprawnienia: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. Gdy tylko je dostanę, gra ruszy dalej; tymczasem działa { COMMAND("table show view:board") }.

options-settled = Opcje można zmieniać tylko przed początkiem gry. Język i pogawędki także później: { COMMAND("table options") }.
option-on = włączone
option-off = wyłączone
option-without = { $option }: nie
command-material =
    .show = pokaż
    .show-about = Wczytany plik albo przykład; domyślnie wczytany, jeśli jest
material-show-loaded = co jest wczytane
material-show-example = przykład
material-none = Ten serwer nie ma wczytanego pliku.
material-this-loaded = Tu jest wczytane: { $option }
material-this-example = Przykład na początek: { $option }
material-loaded = Wczytano: { $option }. Nowe stoły mogą z tego korzystać.
material-forgotten = Usunięto: { $option }.
material-too-big = Plik jest za duży: najwyżej { $most } KiB.
material-no-text = Ten plik nie jest tekstem (UTF-8).
button-plan = Zaplanuj ruch
button-unseal = Usuń plan
button-suggest = Propozycja → { $to }
seal-prompt = 🔏 Zaplanuj następny ruch: wykonam go w twojej kolejce, jeśli nadal będzie możliwy.
sealed = 🔏 Zaplanowany ruch: **{ $move }**
sealed-series = 🔏 Zaplanowane ruchy, w tej kolejności:
seal-next = 🔏 Zaplanuj też następny albo na tym poprzestań.
seal-another = { $count ->
    [one] 🔏 Zamiast niego możesz zaplanować inny.
    [few] 🔏 Zamiast ostatniego możesz zaplanować inny.
    [many] 🔏 Zamiast ostatniego możesz zaplanować inny.
   *[other] 🔏 Zamiast ostatniego możesz zaplanować inny.
}
suggestion = 💬 **{ $by }** proponuje ruch (**{ $to }**): { $move }
suggest-prompt = Jaki ruch proponujesz (**{ $to }**)? Zobaczą to wszyscy.
nothing-to-suggest = Teraz nie ma czego zaproponować (**{ $to }**).
suggested = Propozycja wisi przy planszy: → **{ $to }**
no-such-move-ahead = Tego ruchu nie ma na liście. Wybierz inny.
banter = Pogawędki
banter-about = Gracze komputerowi czasem coś powiedzą, zawsze tylko o tym, co widzieli wszyscy.
banter-about-talk = Gracze komputerowi czasem coś powiedzą, a po rundzie bot prosi kogoś przy stole o parę słów. Wyłączone: żadnych pogawędek ani pytań, na przykład gdy przy stole nikt się nie zna.
done-banter-on = 💬 Gracze komputerowi przy stole { $table } czasem coś powiedzą.
done-banter-off = 🤐 Gracze komputerowi przy stole { $table } będą odtąd milczeć.
