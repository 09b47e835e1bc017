# Stoly na serveru, sledování a výběr hry.

tables-title = ### 🎲 Stoly na tomhle serveru
tables-title-page = ### 🎲 Stoly na tomhle serveru · { $page }/{ $last }
tables-waiting = **Čekají na hráče**
tables-running = **Právě se hrají**
tables-over = **Nedávno skončily**
tables-none = Teď tu žádný stůl není. Otevři první: někdo si určitě přisedne a do té doby jsou tu počítačoví hráči.
tables-none-fit = Takový stůl tu není. Další ukážou ovládací prvky dole, nebo si otevři vlastní.
tables-all-games = Všechny hry
tables-joinable = Kam si můžu sednout
tables-open = Otevřít stůl
tables-back = Zpět
tables-on = Další
tables-on-a-server = Ukazuju stoly jednoho serveru. Napiš { COMMAND("tables") } do některého kanálu tam.
tables-players-free = { $players } · { $free ->
    [0] všechna místa obsazená
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
button-watch = Sledovat
watch-end = Jen na konci
watch-round = Po každém kole
onlooker-lobby = 👋 U tohohle stolu zatím nesedíš. Volné místo tu je: **{ button-join }**.
onlooker-full = 👋 U tohohle stolu nesedíš a všechna místa jsou obsazená. Jiné stoly ukáže { COMMAND("tables") }.
onlooker-running = 👀 Tady se jen díváš. Herní plán je tu pro všechny; **{ button-watch }** ti dá vědět, jak hra pokračuje.
game-open = Otevřít
game-facts = -# 👥 { $players } · ⌛ naživo { $sitting }, jinak asi { $spread }
game-facts-quick = 👥 { $players } · ⌛ { $sitting }
game-facts-players = -# 👥 { $players }
length-minutes = { $count } minut
length-hours = { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
length-days = { $count ->
    [one] den
    [few] { $count } dny
   *[other] { $count } dní
}
guests-need-a-game = Když ke stolu někoho zveš, vyber i hru: volba `hra` příkazu { COMMAND("play") }.

command-tables = stoly
    .about = Stoly na tomhle serveru: přisednout, sledovat, přehrát
    .game = hra
    .game-about = Jen stoly této hry
    .joinable = volné
    .joinable-about = Jen stoly, kam si teď můžeš sednout
command-quick-game =
    .quick = rychlá
    .quick-about = Krátká podoba hry, dobrá na první pokus
