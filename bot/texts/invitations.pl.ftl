# Towarzystwo: kto jest zaproszony, stoły prywatne, wołanie do stołu, śledzenie.

# Zaproszenia

button-decline = Nie, dzięki
invitation-first = { $players } · { $count ->
    [one] { $host } zaprasza cię do stołu: { $table }. Dołączysz?
    [few] { $host } zaprasza was do stołu: { $table }. Kto dołącza?
    [many] { $host } zaprasza was do stołu: { $table }. Kto dołącza?
   *[other] { $host } zaprasza was do stołu: { $table }. Kto dołącza?
}
table-opened-asked = { $count ->
    [one] Wysyłam zaproszenie. Jeśli ktoś odmówi, po cichu dam ci znać.
    [few] Wysyłam zaproszenia. Jeśli ktoś odmówi, po cichu dam ci znać.
    [many] Wysyłam zaproszenia. Jeśli ktoś odmówi, po cichu dam ci znać.
   *[other] Wysyłam zaproszenia. Jeśli ktoś odmówi, po cichu dam ci znać.
}
declined = 🙅 { $name } tym razem nie dołączy.
done-decline-invitation = 👌 Dobrze, nie ma cię już na liście. Dowie się o tym tylko gospodarz.
not-invited = Nikt nie zaprasza cię do tego stołu, więc nie ma czego odmawiać.
invited-oneself = Przy swoim stole i tak siedzisz: zaproś kogoś innego.
invited-a-bot = { $name } to bot. Z komputerami gra się przez opcję `komputery`.
invited-not-here = { $name } nie jest na tym serwerze. Zaproś kogoś stąd.
invited-cannot-see = { $name } nie widzi { $channel }, gdzie miałby być stół. Wybierz inny kanał albo poproś moderatora o dostęp.
invited-too-many = { $most ->
    [one] Przy tym stole jest miejsce jeszcze dla jednej osoby. Zaproś tylko jedną.
    [few] Przy tym stole jest miejsce jeszcze dla { $most } osób. Zaproś ich mniej.
    [many] Przy tym stole jest miejsce jeszcze dla { $most } osób. Zaproś ich mniej.
   *[other] Przy tym stole jest miejsce jeszcze dla { $most } osób. Zaproś ich mniej.
}

# Stoły prywatne

table-opened-private = 🔒 Prywatny stół #{ NUMBER($table, useGrouping: 0) } już czeka w prywatnym wątku kanału { $place }. Zobaczą go tylko zaproszone osoby oraz moderatorzy, którzy mogą zarządzać wątkami.
private-needs-text-channel = Prywatny stół potrzebuje zwykłego kanału tekstowego: na { $channel } nie może być prywatnych wątków. Wpisz { COMMAND("play") } gdzie indziej albo pomiń opcję `prywatnie`.
permission-create-private-threads = Tworzenie prywatnych wątków
trouble-thread-locked-private = Prywatny wątek <#{ $place }> jest zablokowany, a nie mam prawa go odblokować. Gra jest zapisana: graj dalej w wiadomościach prywatnych albo przez { COMMAND("table show view:board") }.
trouble-no-thread-private = Nie udało się otworzyć prywatnego wątku na <#{ $place }>: brakuje mi tam uprawnienia { permission-create-private-threads }. Zamknij ten stół przez { COMMAND("table cancel") } i otwórz nowy, gdy już je dostanę.
trouble-thread-refused-private = Discord nie pozwala mi otworzyć prywatnego wątku na <#{ $place }>. Zamknij ten stół przez { COMMAND("table cancel") } i otwórz nowy później. Odpowiedź Discorda: „{ $answer }”
trouble-forbidden-private = Nie mam prawa pisać na <#{ $place }>. Poproś moderatora o te uprawnienia: { permission-view-channel }, { permission-create-private-threads }, { permission-send-messages-in-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. Gdy tylko je dostanę, gra ruszy dalej; tymczasem działa { COMMAND("table show view:board") }.

# Zawołaj mnie, gdy ktoś usiądzie

callme-on = 🔔 Gdy ktoś otworzy tu stół do gry **{ $game }** albo do niego dołączy i będzie wolne miejsce, wyślę ci jedną wiadomość prywatną. Obowiązuje do { $until }; wyłączysz to, wpisując { COMMAND("me callme") } jeszcze raz.
callme-off = 🔕 **{ $game }**: już nie będę cię wołać.
callme-open = **Na graczy właśnie czeka:**
callme-too-many = Więcej gier naraz się nie da: czekasz już na { $most }. Najpierw wyłącz którąś przez { COMMAND("me callme") }.
messages-closed = Discord nie pozwala mi pisać do ciebie prywatnie, więc nic by do ciebie nie dotarło. Włącz wiadomości prywatne dla tego serwera, napisz do mnie parę słów i spróbuj jeszcze raz.
opening = 🔔 Jest wolne miejsce: { $table }. Piszę, bo chcesz o tym wiedzieć.

# Śledzenie stołu

follow-end = 👁️ Śledzisz { $table }: gdy gra się skończy, wyślę ci wiadomość prywatną.
follow-round = 👁️ Śledzisz { $table }: wiadomość prywatną dostaniesz po każdej rundzie i na koniec. Runda kończy się, gdy wszyscy wykonają ruch.
follow-off = 👁️ { $table }: już nie śledzisz.
follow-not = { $table }: nie śledzisz tego stołu.
follow-own = Przy tym stole grasz: ping dostaniesz i tak.
follow-private = Prywatnego stołu nie da się śledzić: kto może go widzieć, jest w jego wątku i tam się wszystkiego dowie.
follow-too-many = Więcej stołów naraz się nie da: śledzisz już { $most }. Najpierw przestań śledzić któryś: { COMMAND("table follow") }.
followed-round = 👁️ { $table }: runda rozegrana.
followed-end = 🏁 { $table }: koniec gry.
button-unfollow = Nie śledź

# Polecenia

command-invite =
    .invite = zaproś
    .invite-about = Kogo zaprosić do stołu
    .invite2 = zaproś-2
    .invite2-about = Kogo jeszcze
    .invite3 = zaproś-3
    .invite3-about = Kogo jeszcze
    .invite4 = zaproś-4
    .invite4-about = Kogo jeszcze
    .invite5 = zaproś-5
    .invite5-about = Kogo jeszcze
    .invite6 = zaproś-6
    .invite6-about = Kogo jeszcze
    .invite7 = zaproś-7
    .invite7-about = Kogo jeszcze
    .private = prywatnie
    .private-about = W prywatnym wątku, który widzą tylko zaproszeni
follow-choice-end = gdy gra się skończy
follow-choice-round = po każdej rundzie
follow-choice-off = już nie
