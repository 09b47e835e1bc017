# Webhook serwera: dokąd bot zgłasza stoły, ruchy i wyniki.

webhook-title = ### 🔗 Webhook
webhook-about =
    Ten serwer nie ma webhooka. Z nim powiadomię twój program lub usługę, gdy ktoś otworzy stół, gdy wezwę kogoś do ruchu i gdy skończy się gra.
    Prywatnych stołów i tajemnic nigdy nie wysyłam.
webhook-how = -# Adres można tylko wpisać: ustawisz go poleceniem { COMMAND("settings webhook") }. Zaczyna się od `https`.
webhook-address = **Adres**: { $address }
webhook-is-on = ✅ Włączony
webhook-is-failing = ⚠️ Kłopoty zaczęły się { $since } i od tej pory adres niczego nie przyjął. Próbuję dalej.
webhook-is-off = ⛔ Wyłączony: przez trzy dni adres niczego nie przyjął. Udany test włączy go z powrotem.
webhook-change = -# { COMMAND("settings webhook") } z innym adresem zastąpi ten. Zmieni się też tajny klucz.
webhook-test = Wyślij test
webhook-remove = Usuń
webhook-set = ✅ Webhook jest włączony. Wyślij test, żeby sprawdzić, czy działa.
webhook-secret =
    🔑 **Tajny klucz do sprawdzania podpisów**: { $secret }
    Skopiuj go teraz, drugi raz go nie pokażę.
webhook-removed = ✅ Webhook jest usunięty, a adres i tajny klucz skasowane.
webhook-tested-already = Jeden test wciąż czeka na odpowiedź. Daj mu kilka sekund.
webhook-test-accepted = ✅ Test dotarł (HTTP { $status }).
webhook-problem-inside = ❌ Nic nie zostało wysłane: adres prowadzi do sieci prywatnej albo tam, dokąd mi nie wolno.
webhook-problem-unreachable = ❌ Nie da się połączyć z adresem: brak połączenia, nieważny certyfikat albo brak odpowiedzi w ciągu 10 sekund.
webhook-problem-refused = ❌ Adres odpowiedział HTTP { $status }. Przyjęcie to tylko 2xx, a przekierowań nie śledzę.
webhook-no-url = To nie jest adres `https`. Wpisz cały, na przykład `https://example.com/gry`.
webhook-too-long = Adres jest za długi: może mieć najwyżej { $most } znaków.
webhook-password = W adresie nie może być nazwy ani hasła przed znakiem `@`. Pomiń je.
webhook-inside = Wysyłam tylko pod publiczne nazwy, takie jak `example.com`: nie pod adresy IP ani nazwy z wnętrza sieci.
webhook-port = Port { $port } jest niedozwolony. Użyj 443 albo 1024 i wyższych.
webhook-one-thing = Wybierz adres albo działanie, nie jedno i drugie.
webhook-none = Ten serwer nie ma jeszcze webhooka. Najpierw wpisz { COMMAND("settings webhook") } z adresem.

journal-webhook-set = Nowy webhook: { $address }
journal-webhook-removed = Webhook został usunięty.
journal-webhook-off = ⚠️ Webhook { $address } tego serwera jest wyłączony: przez trzy dni niczego nie przyjął. Poleceniem { COMMAND("settings webhook") } można go wypróbować i włączyć z powrotem.

command-settings-webhook = webhook
    .about = Zgłasza stoły, ruchy i wyniki pod twój adres w sieci
    .address = adres
    .address-about = Adres https, pod który trafiają zgłoszenia
    .action = działanie
    .action-about = Wyślij test albo usuń webhook
