# The tables of a server, watching, and the choice of a game.

tables-title = ### 🎲 Tables on this server
tables-title-page = ### 🎲 Tables on this server · { $page }/{ $last }
tables-waiting = **Waiting for players**
tables-running = **Being played**
tables-over = **Just finished**
tables-none = There’s no table here right now. Open the first one: somebody is sure to join you, and until then there are computer players.
tables-none-fit = No table here fits. Show more of them with the controls below, or open one yourself.
tables-all-games = All games
tables-joinable = I could join
tables-open = Open one
tables-back = Back
tables-on = More
tables-on-a-server = I show the tables of one server. Type { COMMAND("tables") } in a channel there.
tables-players-free = { $players } · { $free ->
    [0] all seats taken
    [one] one seat left
   *[other] { $free } seats left
}
button-watch = Watch
watch-end = Only when it’s over
watch-round = After every round
onlooker-lobby = 👋 You aren’t at this table yet. There’s a seat left: **Join**.
onlooker-full = 👋 You aren’t at this table, and all its seats are taken. { COMMAND("tables") } shows the others.
onlooker-running = 👀 You’re looking on. The board is there for everybody; **{ button-watch }** tells you how the game goes on.
game-open = Open
game-facts = -# 👥 { $players } · ⌛ { $sitting } live, otherwise about { $spread }
game-facts-quick = 👥 { $players } · ⌛ { $sitting }
game-facts-players = -# 👥 { $players }
length-minutes = { $count } minutes
length-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
length-days = { $count ->
    [one] a day
   *[other] { $count } days
}
guests-need-a-game = To ask people to the table, choose its game too: the option `game` of { COMMAND("play") }.

command-tables = tables
    .about = This server’s tables: join, watch, look back
    .game = game
    .game-about = Only tables of this game
    .joinable = joinable
    .joinable-about = Only tables where you could sit down now
command-quick-game =
    .quick = quick
    .quick-about = The short form of the game, good for a first try
