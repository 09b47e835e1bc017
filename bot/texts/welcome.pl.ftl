# Powitanie na serwerze, który zaprosił bota.

welcome-hello =
    ### 🎲 Cześć! Przynoszę na ten serwer gry planszowe.
    Gra się z doskoku, godzinami albo dniami: daję znać, gdy nadejdzie twoja kolej, a ty rzucasz okiem na planszę, naciskasz przycisk i wracasz do swoich spraw.
    Każdy stół ma własny wątek, a gdy brakuje ludzi, wolne miejsca zajmują gracze komputerowi.
welcome-not =
    { "" }**Czego nie robię**
    - Nie czytam waszych wiadomości i nie prowadzę listy członków.
    - Nic nie kosztuję: bez premium, bez reklam.
    - Nie zaśmiecam kanałów: gra nie wychodzi poza swój wątek.
welcome-leaves = -# Ta wiadomość zniknie, gdy otworzy się pierwszy stół.
welcome-open = Otwórz stół
welcome-settings = Ustawienia
welcome-games = W co można tu zagrać?
welcome-overview = ### 🎲 W co można tu zagrać?
welcome-which-game = ### 🎲 Która gra?
# Do osoby, która zaprosiła bota na serwer, gdzie bot nie może jeszcze nigdzie pisać.
welcome-letter = Dzięki za zaproszenie na serwer **{ $server }**! Na razie nie wolno mi tam pisać na żadnym kanale. Nadaj mi na jednym z nich uprawnienia { permission-view-channel } i { permission-send-messages }, a potem wpisz tam { COMMAND("play") }.
