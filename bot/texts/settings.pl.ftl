# Ustawienia serwera: panel, blokady, zwoływanie do stołów, wyniki, kłopoty.

settings = ### ⚙️ Ustawienia serwera
house-page-tables = Stoły
house-page-people = Ludzie
house-page-announcements = Ogłoszenia
house-page-computers = Komputery
house-managers = -# 🛡️ Zmieniają to osoby z uprawnieniem **Zarządzanie serwerem**, tutaj albo przez { COMMAND("settings server") }.
house-hosts-choose = 🏠 Kto otwiera stół, może wybrać inaczej.

house-channel = Kanał na stoły
house-channel-about = Jeśli jakiś wybierzesz, wszystkie nowe stoły otworzą się na nim.
house-channel-pick = Wybierz kanał albo forum
house-channel-none = ten, na którym ktoś wpisze { COMMAND("play") }
house-language = Język
house-language-about = Język plansz, wezwań i wszystkiego, co widać publicznie.
house-language-pick = Wybierz język
house-pace = Tempo nowych stołów
house-pace-about = Ile czasu jest na ruch.
house-pace-pick = Wybierz tempo
house-games = Gry
house-games-about = Stoły można otwierać do tych gier.
house-games-pick = Wybierz gry
house-games-none = wszystkie
house-most-here = Stołów naraz
house-most-here-about = Ile niedokończonych stołów może być na serwerze.
house-most-here-pick = Ile najwyżej?
house-most-here-none = obowiązuje tylko mój limit (200 na jednym kanale)
house-most-hosted = Stołów na osobę
house-most-hosted-about = Ile niedokończonych stołów może tu prowadzić jedna osoba.
house-most-hosted-pick = Ile najwyżej na osobę?
house-most-hosted-none = obowiązuje tylko mój limit (20 na wszystkich serwerach razem)
house-opener = Rola, która może otwierać stoły
house-opener-about = Dosiąść się nadal może każdy. Osoby z uprawnieniem **Zarządzanie serwerem** otworzą stół zawsze.
house-opener-pick = Wybierz rolę
house-opener-none = może każdy
house-call-channel = Kanał na wezwania
house-call-channel-about = Gdy ktoś otworzy stół, napiszę o tym tutaj, z przyciskiem do dosiadania się. Gdy gra się zacznie, wiadomość zniknie.
house-call-channel-pick = Wybierz kanał
house-call-channel-none = brak
house-call-role = Wzywana rola
house-call-role-about = Oznaczę ją, gdy ktoś otworzy stół, ale tylko jeśli ta osoba też może ją oznaczać.
house-call-role-pick = Wybierz rolę
house-call-role-none = brak
house-silent-role = ⚠️ Nie mogę oznaczać tej roli, więc nikt nie dostanie powiadomienia. W ustawieniach roli pozwól oznaczać ją wszystkim.
house-call-interval = Wezwania
house-call-interval-about = Do stołów otwartych w międzyczasie nie wzywam.
house-call-interval-pick = Jak często najwyżej?
house-interval-minutes = { $count ->
    [one] najwyżej raz na minutę
    [few] najwyżej raz na { $count } minuty
    [many] najwyżej raz na { $count } minut
   *[other] najwyżej raz na { $count } minuty
}
house-interval-hours = { $count ->
    [one] najwyżej raz na godzinę
    [few] najwyżej raz na { $count } godziny
    [many] najwyżej raz na { $count } godzin
   *[other] najwyżej raz na { $count } godziny
}
house-results = Kanał na wyniki
house-results-about = Jeden obrazek i dwie linijki za każdą skończoną grę. Prywatne stoły pomijam.
house-results-pick = Wybierz kanał
house-results-none = brak
house-troubles = Kanał na kłopoty
house-troubles-about = Czego mi nie wolno, które stoły muszę odłożyć i kto co zmienił w ustawieniach.
house-troubles-pick = Wybierz kanał
house-troubles-none = brak
house-strength = Siła komputerów
house-strength-about = Gdy ktoś doda komputer i nie wybierze siły.
house-strength-pick = Wybierz siłę
house-banter = Pogawędki komputerów
house-banter-about = Przy nowych stołach komentują grę.
house-blocks = Zablokowane osoby
house-blocks-about = Nie mogą tu otwierać stołów ani się dosiadać. Gry, w które grają, toczą się dalej.
house-blocks-none = nikt
house-blocks-forgotten = ktoś, kto usunął swoje dane
house-block-pick = Zablokuj kogoś
house-lift-pick = Zdejmij blokadę

# Odpowiedzi

done-block = { $player } nie otworzy tu już stołu ani się nie dosiądzie. Rozpoczęte gry toczą się dalej i nikogo o tym nie powiadamiam.
done-lift = Blokada zdjęta.
block-yourself = Siebie zablokować nie można. Wybierz kogoś innego.
block-a-bot = Boty tu nie grają, więc nie ma kogo blokować. Wybierz człowieka.
block-again = { $player } już ma blokadę. Zdejmuje ją opcja `zdejmij`.
block-none = Ta osoba nie ma blokady. Kto ją ma, pokaże { COMMAND("settings server") }.
block-too-many = { $most ->
    [one] Jest już { $most } blokada. Najpierw ją zdejmij.
    [few] Są już { $most } blokady. Najpierw zdejmij którąś.
    [many] Jest już { $most } blokad. Najpierw zdejmij którąś.
   *[other] Jest już { $most } blokady. Najpierw zdejmij którąś.
}
blocked-here = Na tym serwerze nie możesz otwierać stołów ani się dosiadać: tak zdecydowali jego moderatorzy. Gry, w które grasz, toczą się dalej. Jeśli to pomyłka, napisz do nich, proszę.
offer-blocked = Ta osoba nie może się dosiadać do stołów na tym serwerze. Zaproponuj miejsce komuś innemu.
invited-blocked = { $name } nie może się dosiadać do stołów na tym serwerze. Zaproś kogoś innego.
house-full = { $most ->
    [one] Na tym serwerze może być naraz najwyżej { $most } stół. Poczekaj, aż gra się skończy, albo dosiądź się do stołu, który czeka.
    [few] Na tym serwerze mogą być naraz najwyżej { $most } stoły. Poczekaj, aż któraś gra się skończy, albo dosiądź się do stołu, który czeka.
    [many] Na tym serwerze może być naraz najwyżej { $most } stołów. Poczekaj, aż któraś gra się skończy, albo dosiądź się do stołu, który czeka.
   *[other] Na tym serwerze może być naraz najwyżej { $most } stołu. Poczekaj, aż któraś gra się skończy, albo dosiądź się do stołu, który czeka.
}
house-hosted-too-many = { $most ->
    [one] Na tym serwerze każdy może prowadzić naraz najwyżej { $most } stół. Najpierw dokończ grę albo zamknij ten stół.
    [few] Na tym serwerze każdy może prowadzić naraz najwyżej { $most } stoły. Najpierw dokończ którąś grę albo zamknij któryś stół.
    [many] Na tym serwerze każdy może prowadzić naraz najwyżej { $most } stołów. Najpierw dokończ którąś grę albo zamknij któryś stół.
   *[other] Na tym serwerze każdy może prowadzić naraz najwyżej { $most } stołu. Najpierw dokończ którąś grę albo zamknij któryś stół.
}
house-role-needed = Stoły otwiera tu { $role }. Możesz się dosiąść do każdego, który czeka na graczy.
house-other-games = Tej gry nie można tu otworzyć. Możesz otworzyć te: { $games }.
house-no-such-games = Wpisz jedną lub kilka z tych gier, po przecinku: { $games }.
house-gone = ⚠️ na Discordzie już tego nie ma, więc nic nie jest wybrane
house-value-and-clear = Ustawienie „{ $setting }” albo zmień, albo wyłącz, nie jedno i drugie.
house-not-clearable = Tego ustawienia nie można wyłączyć. Wybierz inną wartość.
house-number = Wybierz liczbę od { $least } do { NUMBER($most, useGrouping: 0) }.
house-text-channel = Wybierz zwykły kanał tekstowy tego serwera.
house-no-role = Wybierz jakąś rolę tego serwera, byle nie @everyone.

# Wskazówki dla osoby, która otwiera stół

hint-slow-mode = { $seconds ->
    [one] 🐢 Na { $channel } działa tryb powolny ({ $seconds } sekunda): spowalnia wiadomości i wpisywane polecenia. Przyciski działają zawsze.
    [few] 🐢 Na { $channel } działa tryb powolny ({ $seconds } sekundy): spowalnia wiadomości i wpisywane polecenia. Przyciski działają zawsze.
    [many] 🐢 Na { $channel } działa tryb powolny ({ $seconds } sekund): spowalnia wiadomości i wpisywane polecenia. Przyciski działają zawsze.
   *[other] 🐢 Na { $channel } działa tryb powolny ({ $seconds } sekundy): spowalnia wiadomości i wpisywane polecenia. Przyciski działają zawsze.
}
hint-missing = { $count ->
    [one] ⚠️ Na { $channel } brakuje ci uprawnienia, którego potrzebują gracze: { $permissions }. Przyciski działają i bez niego; nadać je może moderator.
    [few] ⚠️ Na { $channel } brakuje ci uprawnień, których potrzebują gracze: { $permissions }. Przyciski działają i bez nich; nadać je może moderator.
    [many] ⚠️ Na { $channel } brakuje ci uprawnień, których potrzebują gracze: { $permissions }. Przyciski działają i bez nich; nadać je może moderator.
   *[other] ⚠️ Na { $channel } brakuje ci uprawnień, których potrzebują gracze: { $permissions }. Przyciski działają i bez nich; nadać je może moderator.
}
hint-silent-channel = { $count ->
    [one] ⚠️ Na { $channel } nie ogłoszę tego stołu: brakuje mi tam uprawnienia { $permissions }. Powiedz o tym, proszę, moderatorowi.
    [few] ⚠️ Na { $channel } nie ogłoszę tego stołu: brakuje mi tam uprawnień: { $permissions }. Powiedz o tym, proszę, moderatorowi.
    [many] ⚠️ Na { $channel } nie ogłoszę tego stołu: brakuje mi tam uprawnień: { $permissions }. Powiedz o tym, proszę, moderatorowi.
   *[other] ⚠️ Na { $channel } nie ogłoszę tego stołu: brakuje mi tam uprawnień: { $permissions }. Powiedz o tym, proszę, moderatorowi.
}
permission-use-application-commands = Używanie poleceń aplikacji

# Na kanałach serwera

announced = 🎲 { $host } otwiera stół: { $table } na { $place }. Kto się dosiądzie?
journal = ⚙️ Zmiana ustawień, { $moderator }:
journal-blocked = Kolejna osoba ma blokadę; kto, pokaże { COMMAND("settings server") }.
journal-lifted = Jedna blokada została zdjęta.
report-forbidden = Nie mam prawa pisać na <#{ $place }>. Potrzebuję tam tych uprawnień: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. Gdy tylko je dostanę, gra ruszy dalej.
report-put-aside = Nie mogę już odczytać tego stołu, więc leży odłożony. Nikt nie straci ruchu. Naprawić go może tylko osoba, która mnie prowadzi; { COMMAND("table cancel") } go zamyka.

# Polecenia

command-settings = ustawienia
    .about = Ustawienia tego serwera, dla moderatorów
command-settings-server = serwer
    .about = Pokazuje albo zmienia ustawienia tego serwera
    .channel = kanał
    .channel-about = Kanał, na którym otwiera się stoły
    .language-about = Język publicznych wiadomości
    .pace-about = Tempo nowych stołów
    .games = gry
    .games-about = Gry, które można otwierać, po przecinku
    .most_here = najwięcej-stołów
    .most_here-about = Najwięcej niedokończonych stołów na serwerze
    .most_hosted = najwięcej-na-osobę
    .most_hosted-about = Najwięcej niedokończonych stołów jednej osoby
    .opener = otwiera
    .opener-about = Rola, która może otwierać stoły
    .call_channel = kanał-wezwań
    .call_channel-about = Kanał, na którym piszę o każdym nowym stole
    .call_role = wzywana-rola
    .call_role-about = Rola, którą oznaczam, gdy ktoś otworzy stół
    .call_interval = wzywać-co
    .call_interval-about = Najmniej minut między dwoma wezwaniami
    .results = wyniki
    .results-about = Kanał na wyniki
    .troubles = kłopoty
    .troubles-about = Kanał na moje kłopoty i zmiany ustawień
    .daily = zagadka
    .daily-about = Kanał na zagadkę dnia
    .strength-about = Jak silne są komputery, gdy nikt nie wybierze
    .banter = pogawędki
    .banter-about = Czy komputery komentują grę
    .ratings = ranking
    .ratings-about = Czy tutejsze gry liczą się w rankingu graczy
    .clear = wyłącz
    .clear-about = Które ustawienie wyłączyć
command-settings-block = zablokuj
    .about = Nie pozwala komuś otwierać tu stołów i się dosiadać
    .user = kto
    .user-about = Kogo zablokować
    .lift = zdejmij
    .lift-about = Zamiast tego zdejmuje blokadę
