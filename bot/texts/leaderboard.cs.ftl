# Žebříček hráčů jednoho serveru.

command-leaderboard = žebříček
    .about = Nejlepší hráči tohohle serveru a tvoje místo
    .game = hra
    .game-about = Která hra; jinak ta, která se tu hraje nejvíc
    .time = období
    .time-about = Celá historie nebo tento měsíc; jinak celá historie
ranking-all = celá historie
ranking-month = tento měsíc
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · od { $day }
ranking-role = { $game }: { $role }
ranking-line = **{ $place }.** { $name } · { $points }
ranking-line-month = **{ $place }.** { $name } · { $gain } → { $points }
ranking-computer = 🤖 { $strength } · { $points }
ranking-computer-name = počítač, { $strength }
ranking-games = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, výhry: { $wins }
ranking-your-place = Tvoje místo: { $place }. z { $listed }.
ranking-your-games = Do žebříčku ti tu počítám { $games } z { $needed } potřebných hodnocených her.
ranking-not-this-month = Tento měsíc tu žádná tvoje hodnocená hra neskončila.
ranking-you-hide = Svůj profil skrýváš, a tak v žebříčku nejsi. V { COMMAND("profile") } je tlačítko, které tě zase ukáže.
ranking-caption = -# Každý začíná na 1000 bodech a objeví se tu po pěti zdejších hodnocených hrách. Pruh ukazuje, kde síla hráče leží, body jsou jeho jistý konec. ≈ znamená: méně než deset her.
ranking-caption-month = -# Pořadí určují body získané tento měsíc (UTC) mezi hráči s pěti zdejšími hodnocenými hrami. ≈ znamená: méně než deset her.
ranking-none = Pět hodnocených her { $game } tu ještě nikdo nemá. Otevři stůl příkazem { COMMAND("play") }: kdo to stihne první, povede žebříček.
ranking-none-month = Tento měsíc tu žádná hodnocená hra { $game } neskončila. První otevře { COMMAND("play") }.
ranking-shared = { $name } ukazuje žebříček: { $game }
ranking-on-a-server = Žebříček patří hráčům jednoho serveru. Napiš { COMMAND("leaderboard") } tam, v některém kanálu.
ranking-pick = Jiná hra
ranking-show-month = Tento měsíc
ranking-show-all = Celá historie
ranking-in-words = Slovy
ranking-as-picture = Obrázkem
ranking-share = Ukázat všem
