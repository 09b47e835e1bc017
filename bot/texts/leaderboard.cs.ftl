# Žebříček hráčů jednoho serveru.

command-leaderboard = žebříček
    .about = Nejlepší hráči tohohle serveru a tvoje místo
    .game = hra
    .game-about = Která hra; jinak ta, která se tu hraje nejvíc
    .time = období
    .time-about = Za celou dobu, nebo za tento měsíc; jinak za celou dobu
ranking-all = za celou dobu
ranking-month = za tento měsíc
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · od { $day }
ranking-role = { $game } (role: { $role })
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
ranking-your-games = Do žebříčku máš zatím { $games } z { $needed } potřebných hodnocených her.
ranking-not-this-month = Tento měsíc tu zatím žádná tvoje hodnocená hra neskončila.
ranking-you-hide = Svůj profil skrýváš, a tak v žebříčku nejsi. V { COMMAND("profile") } je tlačítko, které tě zase ukáže.
ranking-caption = -# Každý začíná na 1000 bodech a objeví se tu po pěti zdejších hodnocených hrách. Body jsou opatrný odhad síly, pruh ukazuje, kde síla nejspíš leží. ≈ znamená: méně než deset her.
ranking-caption-month = -# O pořadí rozhodují body získané tento měsíc (UTC); počítají se hráči s pěti zdejšími hodnocenými hrami. ≈ znamená: méně než deset her.
ranking-none = { $game }: pět hodnocených her tu ještě nikdo nemá. Kdo to stihne první, povede žebříček.
ranking-none-month = { $game }: tento měsíc tu ještě žádná hodnocená hra neskončila.
ranking-shared = { $name } ukazuje žebříček: { $game }
ranking-on-a-server = Žebříček ukazuje hráče jednoho serveru. Napiš { COMMAND("leaderboard") } do některého kanálu tam.
ranking-pick = Jiná hra
ranking-show-month = Za tento měsíc
ranking-show-all = Za celou dobu
ranking-in-words = Slovy
ranking-as-picture = Obrázkem
ranking-share = Ukázat všem
