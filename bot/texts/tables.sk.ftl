# Stoly na serveri, sledovanie a výber hry.

tables-title = ### 🎲 Stoly na tomto serveri
tables-title-page = ### 🎲 Stoly na tomto serveri · { $page }/{ $last }
tables-waiting = **Čakajú na hráčov**
tables-running = **Práve sa hrajú**
tables-over = **Nedávno sa skončili**
tables-none = Teraz tu nie je nijaký stôl. Otvor prvý: niekto si určite prisadne a dovtedy sú tu počítačoví hráči.
tables-none-fit = Taký stôl tu nie je. Ďalšie ukážu ovládacie prvky dole, alebo si otvor vlastný.
tables-all-games = Všetky hry
tables-joinable = Kam si môžem sadnúť
tables-open = Otvoriť stôl
tables-back = Späť
tables-on = Ďalšie
tables-on-a-server = Ukazujem stoly jedného servera. Napíš { COMMAND("tables") } do niektorého kanála tam.
tables-players-free = { $players } · { $free ->
    [0] všetky miesta obsadené
    [one] jedno voľné miesto
    [few] { $free } voľné miesta
   *[other] { $free } voľných miest
}
button-watch = Sledovať
watch-end = Len na konci
watch-round = Po každom kole
onlooker-lobby = 👋 Pri tomto stole zatiaľ nesedíš. Voľné miesto tu je: **{ button-join }**.
onlooker-full = 👋 Pri tomto stole nesedíš a všetky miesta sú obsadené. Iné stoly ukáže { COMMAND("tables") }.
onlooker-running = 👀 Tu sa len pozeráš. Herný plán je tu pre všetkých; **{ button-watch }** ti dá vedieť, ako hra pokračuje.
game-open = Otvoriť
game-facts = -# 👥 { $players } · ⌛ naživo { $sitting }, inak asi { $spread }
game-facts-quick = 👥 { $players } · ⌛ { $sitting }
game-facts-players = -# 👥 { $players }
length-minutes = { $count } minút
length-hours = { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodín
}
length-days = { $count ->
    [one] deň
    [few] { $count } dni
   *[other] { $count } dní
}
guests-need-a-game = Keď k stolu niekoho pozývaš, vyber aj hru: voľba `game` príkazu { COMMAND("play") }.

command-tables = stoly
    .about = Stoly na tomto serveri: prisadnúť, sledovať, prehrať
    .game = hra
    .game-about = Len stoly tejto hry
    .joinable = voľné
    .joinable-about = Len stoly, kam si teraz môžeš sadnúť
command-quick-game =
    .quick = rýchla
    .quick-about = Krátka podoba hry, dobrá na prvý pokus
